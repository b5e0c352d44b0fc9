"""Items by id; showing another board touches only what differs."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from simulator.controller.board_state import BoardState
from simulator.controller.cues import FlyingNumber, Frame
from simulator.formats.language import Language
from simulator.rules.events import Figure
from simulator.rules.messages import message
from simulator.rules.timeline import Moment
from simulator.view.look.style import THEMES, Style, ThemeId
from simulator.view.look.texts import Texts
from simulator.view.table.board_scene import BoardScene
from simulator.view.table.card_item import CardItem
from simulator.view.table.mark_book import MarkBook
from simulator.view.table.marks import Lit
from simulator.view.table.number_item import NumberItem
from tests.view import boards


def made(texts: Texts, style: Style, state: BoardState) -> BoardScene:
    """A table with this board."""
    scene = BoardScene(texts, style, state)
    scene.set_size(1264, 784)
    return scene


@pytest.fixture
def scene(qtbot: QtBot, texts: Texts, style: Style) -> BoardScene:
    """The table of the sketch, two of eight points assigned; nothing on it waits to be painted."""
    table = made(texts, style, boards.dividing(2))
    with qtbot.waitSignal(table.changed):
        table.update()
    return table


def drawn(scene: BoardScene) -> QImage:
    image = QImage(1264, 784, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    return image


def with_card(state: BoardState, id: str, **changes: object) -> BoardState:
    cards = tuple(replace(card, **changes) if card.id == id else card for card in state.cards)  # type: ignore[arg-type]
    return replace(state, cards=cards)


def test_every_player_card_arrow_and_share_has_an_item(scene: BoardScene) -> None:
    state = scene.state
    assert set(scene.players) == {"P1", "P2"}
    assert set(scene.cards) == {card.id for card in state.cards}
    assert set(scene.arrows.sights) == set(state.arrows)
    assert set(scene.shares) == {(share.source, share.recipient) for share in state.shares}


def test_a_change_touches_only_what_differs(qtbot: QtBot, scene: BoardScene) -> None:
    with qtbot.waitSignal(scene.changed) as told:
        scene.show(with_card(scene.state, "B1", damage=1))
    assert told.args is not None
    regions = told.args[0]
    bear = scene.cards["B1"].sceneBoundingRect().adjusted(-2, -2, 2, 2)
    assert regions
    assert all(bear.contains(region) for region in regions)


def test_the_same_board_touches_nothing(qtbot: QtBot, scene: BoardScene) -> None:
    with qtbot.assertNotEmitted(scene.changed, wait=30):
        scene.show(replace(scene.state))


def test_items_stay_the_same_when_others_come_and_go(scene: BoardScene) -> None:
    wurm = scene.cards["A"]
    scene.show(replace(scene.state, cards=tuple(card for card in scene.state.cards if card.id != "C")))
    assert scene.cards["A"] is wurm
    assert "C" not in scene.cards


def test_the_note_and_the_need_are_said(scene: BoardScene) -> None:
    assert scene.cards["A"].sight.note == "2 of 8 assigned"
    assert scene.cards["A"].sight.points == 6
    need = scene.cards["B1"].sight.need
    assert need is not None
    assert (need.words, need.lethal, need.leaves) == ("2 · destroyed", True, True)


def test_switching_the_language_says_everything_anew(scene: BoardScene, texts: Texts) -> None:
    texts.set_language(Language.JA)
    assert scene.cards["A"].sight.note == "8点中2点"
    assert scene.players["P2"].sight.line == "防御側"


def test_only_the_active_source_has_buttons(scene: BoardScene) -> None:
    assert scene.shares["A", "W"].sight.open
    assert not scene.shares["C", "S"].sight.open


def test_a_frame_shows_figures_numbers_fading_and_a_title(scene: BoardScene) -> None:
    flying = (FlyingNumber("A", "W", "3", 0.5),)
    figures = (("W", Figure.LOYALTY, 1), ("P2", Figure.LIFE, 19))
    scene.show_frame(Frame(500, flying, figures, (("B1", 0.4),), Moment.COMBAT_DAMAGE))
    assert scene.cards["W"].sight.look.loyalty == 1
    assert scene.players["P2"].sight.life == 19
    assert scene.cards["B1"].opacity() == pytest.approx(0.4, abs=0.01)
    assert scene.title.words
    assert len([item for item in scene.items() if isinstance(item, NumberItem)]) == 1


def test_a_number_in_flight_is_between_its_ends(scene: BoardScene) -> None:
    scene.show_frame(Frame(1, (FlyingNumber("C", "S", "4", 0.5),)))
    number = next(item for item in scene.items() if isinstance(item, NumberItem))
    cerberus, battle = scene.layout_shown.cards["C"], scene.layout_shown.cards["S"]
    assert battle.bottom < number.pos().y() < cerberus.y


def test_after_a_frame_everything_is_as_before(scene: BoardScene) -> None:
    before = drawn(scene)
    scene.show_frame(Frame(1, (FlyingNumber("A", "W", "3", 0.5),), (("W", Figure.LOYALTY, 1),), (("B1", 0.4),)))
    assert drawn(scene) != before
    scene.show_frame(Frame(2))
    assert drawn(scene) == before


def test_counters_that_weaken_count_against_the_strength(scene: BoardScene) -> None:
    scene.show_frame(Frame(1, figures=(("B1", Figure.COUNTERS, 1),)))
    look = scene.cards["B1"].sight.look
    assert (look.strength, look.counters) == ("1/1", ("-1/-1",))


def test_two_equal_numbers_fly_at_once(scene: BoardScene) -> None:
    scene.show_frame(Frame(1, (FlyingNumber("A", "W", "3", 0.2), FlyingNumber("A", "W", "3", 0.7))))
    assert len([item for item in scene.items() if isinstance(item, NumberItem)]) == 2


def test_marks_are_put_on_things_and_taken_off(scene: BoardScene) -> None:
    scene.mark(MarkBook(selected="A").lighting({"W": Lit.ALLOWED, "P2": Lit.REFUSED}))
    assert scene.cards["A"].marks.selected
    assert scene.cards["W"].marks.lit is Lit.ALLOWED
    assert scene.players["P2"].marks.lit is Lit.REFUSED
    scene.mark(MarkBook())
    assert scene.cards["W"].marks.lit is None


def test_what_is_chosen_is_told_and_forgotten_when_it_is_gone(qtbot: QtBot, scene: BoardScene) -> None:
    with qtbot.waitSignal(scene.chosen) as told:
        scene.mark(MarkBook(selected="C"))
    assert told.args == ["C"]
    with qtbot.waitSignal(scene.chosen) as told:
        scene.show(replace(scene.state, cards=(), arrows=(), shares=()))
    assert told.args == [""]
    assert scene.marks.selected is None


def test_a_card_that_cannot_be_painted_is_shown_plainly(scene: BoardScene, caplog: pytest.LogCaptureFixture) -> None:
    item = scene.cards["A"]
    look = replace(item.sight.look, colors=(object(),), counters=(3,))  # type: ignore[arg-type]
    item.see(replace(item.sight, look=look))
    drawn(scene)
    assert "could not be drawn" in caplog.text
    caplog.clear()


@pytest.mark.parametrize("theme", ThemeId)
def test_every_theme_paints_everything(
    texts: Texts, style: Style, theme: ThemeId, caplog: pytest.LogCaptureFixture
) -> None:
    scene = made(texts, style, boards.dividing())
    before = drawn(scene)
    scene.set_style(Style(THEMES[theme], style.fonts))
    assert (drawn(scene) == before) is (theme is ThemeId.DARK)


def test_the_name_of_a_step_stands_where_it_covers_nothing(texts: Texts, style: Style) -> None:
    cards = [replace(boards.card(f"C{n}"), index=n) for n in range(4)]
    scene = made(texts, style, boards.board(*cards))
    scene.set_size(700, 500)
    scene.show_frame(Frame(100, title=Moment.COMBAT_DAMAGE))
    banner = scene.title.mapRectToScene(scene.title.boundingRect())
    boxes = (*scene.layout_shown.cards.values(), *scene.layout_shown.seats.values())
    assert scene.title.words
    assert not any(banner.intersects(QRectF(box.x, box.y, box.width, box.height)) for box in boxes)


def test_a_band_is_joined_by_a_ribbon(texts: Texts, style: Style) -> None:
    cards = [boards.attacking(boards.card(id), lane, band=7) for lane, id in enumerate("AB")]
    scene = made(texts, style, boards.board(*cards))
    lone = made(texts, style, boards.board(*(replace(card, band=None) for card in cards)))
    assert drawn(scene) != drawn(lone)


def test_a_board_of_sixty_shares_pictures_of_equal_cards(texts: Texts, style: Style) -> None:
    cards = tuple(replace(boards.card(f"C{n}"), name=(("", "Soldier"),), index=n) for n in range(60))
    scene = made(texts, style, boards.board(*cards))
    looks = {item.sight.look for item in scene.cards.values()}
    assert len(looks) == 1
    assert all(isinstance(item, CardItem) for item in scene.cards.values())


def test_a_note_of_the_board_is_said_with_its_names(texts: Texts, style: Style) -> None:
    scene = made(texts, style, with_card(boards.dividing(), "C", note=message("board.announces")))
    assert scene.cards["C"].sight.note == "divides damage"


def test_a_card_tells_what_its_letters_mean(scene: BoardScene) -> None:
    assert scene.cards["C"].toolTip().splitlines() == ["Cerberus 4/4", "TR: trample", "FS: first strike", "tapped"]
    assert "2 damage marked" in scene.cards["B2"].toolTip()


def test_a_share_tells_what_is_still_possible(scene: BoardScene) -> None:
    assert scene.shares["A", "W"].toolTip() == "Great Wurm to Planeswalker: possible 0–8"


def test_a_player_shows_life_poison_and_who_has_left(texts: Texts, style: Style) -> None:
    gone = boards.player("P3", "Cho", index=1, of=2, out=True)
    ben = replace(boards.BEN, of=2, life_after=22, poison=3, poison_after=5)
    scene = made(texts, style, boards.board(players=(ben, gone, boards.ANN)))
    assert scene.players["P2"].sight.line == "+2 → 22 · poison 5"
    assert scene.players["P3"].sight.line == "has left the game"
    without = made(texts, style, boards.board(players=(replace(ben, poison=0), replace(gone, out=False), boards.ANN)))
    assert drawn(scene) != drawn(without)


def test_what_is_not_in_play_is_faint(texts: Texts, style: Style) -> None:
    scene = made(texts, style, boards.board(boards.card("A", in_play=False), boards.card("B", phased_out=True)))
    assert scene.cards["A"].sight.faint
    assert scene.cards["B"].sight.faint


def test_another_announcer_is_named(texts: Texts, style: Style) -> None:
    scene = made(texts, style, with_card(boards.dividing(2), "A", announcer="P2"))
    assert scene.cards["A"].sight.note == "Ben: 2 of 8"
