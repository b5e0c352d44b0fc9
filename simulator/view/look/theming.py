"""Puts a theme on the whole application, and follows the system where the person wants that."""

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication

from simulator.view.look.style import THEMES, Fonts, Style, Theme, ThemeId
from simulator.view.look.themed_icon import ThemedIcons
from simulator.view.look.window_style import palette, style_sheet, theme_of_system


class Theming(QObject):
    """The theme in force. `changed` tells the new `Style`.

    Widgets wear it from `dress` on. Qt dresses a widget and all within it anew each time it is put into another one:
    a window that is put together first and dressed then costs a third.
    """

    changed = Signal(object)

    def __init__(self, application: QApplication, fonts: Fonts, chosen: ThemeId | None) -> None:
        super().__init__(application)
        self._application, self._fonts, self._chosen = application, fonts, chosen
        self._theme = self._wanted()
        self.icons = ThemedIcons(QColor(self._theme.text), QColor(self._theme.muted))
        application.styleHints().colorSchemeChanged.connect(self._follow)
        application.setPalette(palette(self._theme))

    @property
    def style(self) -> Style:
        """The theme and the fonts."""
        return Style(self._theme, self._fonts)

    def dress(self) -> None:
        """Dress every widget that there is, and from now on each that comes."""
        sheet = style_sheet(self._theme)
        # Every widget is dressed anew, even in the same clothes.
        if self._application.styleSheet() != sheet:
            self._application.setStyleSheet(sheet)

    def choose(self, chosen: ThemeId | None) -> None:
        """Wear this theme; None: the system's."""
        self._chosen = chosen
        self._follow()

    def _follow(self) -> None:
        theme = self._wanted()
        if theme is not self._theme:
            self._theme = theme
            self._application.setPalette(palette(theme))
            self.dress()
            self.icons.set_colors(QColor(theme.text), QColor(theme.muted))
            self.changed.emit(self.style)

    def _wanted(self) -> Theme:
        return THEMES[self._chosen or self._system()]

    def _system(self) -> ThemeId:
        hints = self._application.styleHints()
        # Where the system does not say, the table is dark, as it was designed.
        dark = hints.colorScheme() is not Qt.ColorScheme.Light
        return theme_of_system(dark=dark, more_contrast=_wants_contrast(self._application))


def _wants_contrast(application: QApplication) -> bool:
    """Whether the system asks for high contrast; Qt tells from 6.10 on."""
    accessibility = getattr(application.styleHints(), "accessibility", None)
    if accessibility is None:
        return False
    return bool(accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast)
