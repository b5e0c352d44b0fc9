"""A theme as Qt's widgets wear it: a palette for Fusion and one style sheet for what Fusion cannot say."""

from string import Template

from PySide6.QtGui import QColor, QPalette

from simulator.view.look.style import Theme, ThemeId

_SHEET = Template(
    """
* { outline: none; }
QToolTip { background: $note; color: $note_ink; border: 1px solid $line; padding: 4px 6px; }
QMainWindow, QStackedWidget { background: $window; }

[look="top-bar"] { background: $window; border-bottom: 1px solid $line; }
[look="side-left"] { background: $panel; border-right: 1px solid $line; }
[look="side-right"] { background: $panel; border-left: 1px solid $line; }
[look="page"] { background: $panel; }
[look="bottom"] { background: $panel; border-top: 1px solid $line; }
[look="popup"] { background: $panel; border: 1px solid $line; border-radius: 10px; }
QSplitter::handle { background: $line; }

[look="brand"] { font-weight: 700; font-size: 15px; color: $text; }
[look="heading"] { color: $muted; font-weight: 700; font-size: 11px; }
[look="page-title"] { font-size: 26px; font-weight: 700; color: $text; }
[look="count"] { font-weight: 700; color: $text; }
[look="muted"], [look="empty"] { color: $muted; }
[look="problem"] { color: $problem; }
[look="preview"] { background: $raised; border-radius: 7px; color: $text; }
[look="preview-odd"] { background: $raised; border: 1px solid $problem; border-radius: 7px; color: $text; }
[look="preview-wrong"] { border: 1px solid $problem; border-radius: 7px; color: $problem; }
[look="notes"] { color: $muted; }
[look="why"] { background: $raised; border-left: 3px solid $link; padding: 9px 12px; }
[look="era"] { background: $raised; border: 1px solid $line; border-left: 3px solid $line; border-radius: 7px; }
[look="era"]:hover { border-color: $muted; }
[look="era-on-board"] { background: $raised; border: 1px solid $accent; border-left: 3px solid $accent;
    border-radius: 7px; }
[look="era-name"] { background: transparent; border: 1px solid transparent; border-radius: 5px; padding: 2px 4px;
    font-weight: 700; text-align: left; }
[look="era-name"]:hover { color: $link; border-color: transparent; }
[look="era-name"]:focus { border: 1px solid $link; padding: 2px 4px; }
[look="era-mark"] { background: $accent; color: $accent_ink; border-radius: 8px; padding: 1px 8px; font-size: 11px;
    font-weight: 700; }
[look="form-heading"] { font-weight: 700; color: $text; }
[look="hints"] { color: $muted; font-size: 12px; }

[look="notice-warning"] { background: $raised; border-left: 4px solid $problem; border-top: 1px solid $line; }
[look="notice-info"] { background: $raised; border-left: 4px solid $accent; }

QPushButton, QToolButton {
    background: $raised; color: $text; border: 1px solid $line; border-radius: 7px; padding: 5px 11px;
}
QToolButton { padding: 4px 7px; }
QPushButton:hover, QToolButton:hover { border-color: $muted; }
QPushButton:pressed, QToolButton:pressed { background: $field; }
QPushButton:disabled, QToolButton:disabled { color: $muted; border-color: $raised; }
QPushButton:focus, QToolButton:focus { border: 2px solid $link; padding: 4px 10px; }
QToolButton:focus { padding: 3px 6px; }
QToolButton[autoRaise="true"] { background: transparent; border-color: transparent; }
QToolButton[autoRaise="true"]:hover { background: $raised; }
QToolButton[autoRaise="true"]:focus { border: 2px solid $link; }
QToolButton::menu-indicator { image: none; }
[look="primary"] { background: $accent; color: $accent_ink; border-color: $accent; font-weight: 700; }
[look="primary"]:hover { border-color: $text; }
[look="primary"]:disabled { background: $raised; color: $muted; border-color: $line; font-weight: 400; }
[look="chip"] { border-radius: 13px; padding: 3px 12px; background: transparent; }
[look="chip"]::menu-indicator { image: none; width: 0; }
[look="chip"]:checked { background: $accent; color: $accent_ink; border-color: $accent; }
[look="chip"]:focus { padding: 2px 11px; }

[look="step-done"], [look="step-coming"] { background: $raised; border-color: $line; text-align: left; }
[look="step-current"] { background: $table_centre; border: 1px solid $allowed; text-align: left; }
[look="step-current"]:focus { border: 2px solid $link; }
[look="step-number"] { color: $muted; font-size: 12px; }
[look="step-name"] { color: $text; font-weight: 700; }
[look="step-number"][status="current"], [look="step-name"][status="current"] { color: $table_ink; }
[look="step-name"][status="coming"] { color: $muted; font-weight: 400; }

QLineEdit, QPlainTextEdit, QTextEdit, QComboBox {
    background: $field; color: $text; border: 1px solid $line; border-radius: 7px; padding: 6px 9px;
    selection-background-color: $accent; selection-color: $accent_ink;
}
[look="title"] { background: transparent; border-color: transparent; color: $muted; padding: 4px 6px; }
[look="title"]:hover { border-color: $line; }
[look="title"]:focus { background: $field; border-color: $link; color: $text; }
QAbstractItemView QLineEdit { border: none; padding: 0; background: transparent; }
QComboBox { padding: 4px 9px; }
QLineEdit:focus, QPlainTextEdit:focus, QTextEdit:focus, QComboBox:focus { border-color: $link; }
QComboBox::drop-down { border: none; width: 18px; }
QComboBox QAbstractItemView { background: $field; color: $text; selection-background-color: $accent;
    selection-color: $accent_ink; border: 1px solid $line; }

QAbstractItemView { background: transparent; color: $text; border: none; }
QListView::item, QTreeView::item { padding: 5px 6px; border-radius: 6px; }
QListView::item:hover, QTreeView::item:hover { background: $raised; }
QListView::item:selected, QTreeView::item:selected { background: $accent; color: $accent_ink; }
[look="log"]::item:hover { background: transparent; }
QHeaderView::section { background: $panel; color: $muted; border: none; border-bottom: 1px solid $line; padding: 4px; }

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar { background: transparent; }
QTabBar::tab { background: transparent; color: $muted; padding: 7px 11px; border: none;
    border-bottom: 2px solid transparent; }
QTabBar::tab:selected { color: $text; border-bottom: 2px solid $link; }
QTabBar::tab:focus { color: $link; }

QPushButton[look="tab"] { background: transparent; color: $muted; padding: 7px 10px; border: none; border-radius: 0;
    border-bottom: 2px solid transparent; font-weight: normal; }
QPushButton[look="tab"]:hover { color: $text; }
QPushButton[look="tab"]:checked { color: $text; border-bottom: 2px solid $link; }
QPushButton[look="tab"]:focus { color: $link; }

QMenu { background: $panel; color: $text; border: 1px solid $line; padding: 5px; }
QMenu::item { padding: 6px 22px 6px 22px; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $accent_ink; }
QMenu::item:disabled { color: $muted; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }

QSlider::groove:horizontal { height: 5px; border-radius: 2px; background: $line; }
QSlider::sub-page:horizontal { height: 5px; border-radius: 2px; background: $accent; }
QSlider::handle:horizontal { width: 16px; height: 16px; margin: -6px 0; border-radius: 8px; background: $text;
    border: 1px solid $line; }
QSlider::handle:horizontal:focus { border: 2px solid $link; }
QSlider::sub-page:horizontal:disabled { background: $line; }
QSlider::handle:horizontal:disabled { background: $line; }

QScrollBar:vertical { background: transparent; width: 10px; margin: 0; }
QScrollBar:horizontal { background: transparent; height: 10px; margin: 0; }
QScrollBar::handle { background: $line; border-radius: 5px; min-height: 28px; min-width: 28px; }
QScrollBar::handle:hover { background: $muted; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }
"""
)


def style_sheet(theme: Theme) -> str:
    """The style sheet of the whole application in the colours of a theme."""
    colors = {name: getattr(theme, name) for name in theme.__slots__ if name != "id"}
    return _SHEET.substitute(colors)


def palette(theme: Theme) -> QPalette:
    """The palette of a theme: what the style sheet does not reach, links and placeholders among it."""
    roles = {
        QPalette.ColorRole.Window: theme.window,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.field,
        QPalette.ColorRole.AlternateBase: theme.raised,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.muted,
        QPalette.ColorRole.Button: theme.raised,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_ink,
        QPalette.ColorRole.ToolTipBase: theme.note,
        QPalette.ColorRole.ToolTipText: theme.note_ink,
        QPalette.ColorRole.Link: theme.link,
        QPalette.ColorRole.LinkVisited: theme.link,
        QPalette.ColorRole.Mid: theme.line,
    }
    made = QPalette()
    for role, code in roles.items():
        made.setColor(role, QColor(code))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.muted))
    return made


def theme_of_system(*, dark: bool, more_contrast: bool) -> ThemeId:
    """The theme that suits what the system asks for."""
    if more_contrast:
        return ThemeId.HIGH_CONTRAST
    return ThemeId.DARK if dark else ThemeId.LIGHT
