"""The things on the table: items by id, each of which sees only what differs."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Signal
from PySide6.QtGui import QPainter, QRadialGradient
from PySide6.QtWidgets import QGraphicsScene

from simulator.controller.board_state import BoardState
from simulator.controller.cues import Frame
from simulator.view.look.style import Style, color
from simulator.view.look.texts import Texts
from simulator.view.places.effect_places import ChipKey, chip_boxes
from simulator.view.places.geometry import Box, Point
from simulator.view.places.layout import Layout
from simulator.view.places.share_layout import Slot, active_source, place_shares
from simulator.view.table.arranging import Arranger, shape_on
from simulator.view.table.arrow_guide import ArrowGuide
from simulator.view.table.arrow_layer import ArrowLayer
from simulator.view.table.bands import Bands
from simulator.view.table.card_item import CardItem, CardSight
from simulator.view.table.effect_item import EffectItem, EffectSight, effect_sight
from simulator.view.table.face_cache import FaceCache
from simulator.view.table.flight import Flight
from simulator.view.table.glide import Glide
from simulator.view.table.held import Held
from simulator.view.table.hint_item import HintItem
from simulator.view.table.invitation import InvitationItem, invitation_to
from simulator.view.table.item_map import ItemMap
from simulator.view.table.mark_book import MarkBook
from simulator.view.table.player_item import PlayerItem, PlayerSight
from simulator.view.table.settling import Settling
from simulator.view.table.share_item import ShareItem, ShareSight
from simulator.view.table.sharpener import Sharpener
from simulator.view.table.sights import Figures, Memories, Sights, figures_by_object
from simulator.view.table.table_item import TableItem
from simulator.view.table.title_item import TitleItem
from simulator.view.table.welcome_item import WelcomeItem

_PRESENT = Frame(0)
_NO_FIGURES: Figures = MappingProxyType({})


class BoardScene(QGraphicsScene):
    """Shows one board state, and over it one frame of an animation.

    `chosen`: another thing was chosen ("": none). `state_changed`, `frame_changed`: the one that is shown now.
    """

    chosen = Signal(str)
    state_changed = Signal(object)
    frame_changed = Signal(object)

    def __init__(self, texts: Texts, style: Style, state: BoardState, parent: QObject | None = None) -> None:
        super().__init__(parent)
        # Things move all the time and are few: an index would cost more than it saves.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self._texts, self._style, self._state = texts, style, state
        self._faces = FaceCache(style)
        self._frame = _PRESENT
        self._book = MarkBook()
        self._known = Memories()
        self._arranger = Arranger()
        self._arrangement = self._arranger.arranged(state, QRectF(0, 0, 1, 1), None)
        self._layout = self._arrangement.layout
        self.glide = Glide(self)
        self.sharpener = Sharpener(self)
        self.settling = Settling(self, self.refresh)
        self._make_items()
        texts.language_changed.connect(self.refresh)

    def _make_items(self) -> None:
        self.cards = ItemMap[str, CardSight, CardItem](
            self, lambda id, s: CardItem(id, self._faces, self.sharpener, s), CardItem.see
        )
        self.players = ItemMap[str, PlayerSight, PlayerItem](
            self, lambda id, s: PlayerItem(id, self._style, self.sharpener, s), PlayerItem.see
        )
        self.shares = ItemMap[Slot, ShareSight, ShareItem](
            self, lambda slot, s: ShareItem(slot, self._style, self.sharpener, s), ShareItem.see
        )
        self.arrows = ArrowLayer(self._style)
        self.bands = Bands(self, self._style, self.cards, self.glide)
        self.effects = ItemMap[ChipKey, EffectSight, EffectItem](
            self, lambda _, s: EffectItem(self._style, s), EffectItem.see
        )
        self.hint, self.title = HintItem(self._style), TitleItem(self._style)
        self._invitation, self.welcome = InvitationItem(self._style), WelcomeItem(self._style)
        for item in self._lasting:
            self.addItem(item)
        self._flight = Flight(self, self._style)
        self.held = Held(self, self._style, self.glide, self._carry)
        self._guide = ArrowGuide(self.arrows, self.glide, self._now)

    @property
    def state(self) -> BoardState:
        """The board that is shown."""
        return self._state

    @property
    def frame(self) -> Frame:
        """The frame that is shown over it."""
        return self._frame

    @property
    def layout_shown(self) -> Layout:
        """Where everything lies, or is gliding to."""
        self.settling.finish()
        return self._layout

    @property
    def marks(self) -> MarkBook:
        """What is marked."""
        return self._book

    @property
    def active(self) -> str | None:
        """The source whose shares have their buttons: the one that is chosen, else the first with a choice left."""
        return active_source(self._state, self._book.selected)

    def opacity_of(self, left: float) -> float:
        """How opaque a card is of which so much (0 to 1) has not faded yet."""
        return left

    def show(self, state: BoardState) -> None:
        """Show this board from now on."""
        self._state = state
        chosen, self._book = self._book.selected, self._book.on(state)
        self._show_at_once_or_in_steps()
        if chosen != self._book.selected:
            self.chosen.emit("")
        self.state_changed.emit(state)

    def set_size(self, width: float, height: float) -> None:
        """Give the table another size in px."""
        self.setSceneRect(0, 0, width, height)
        self.refresh()
        self.glide.arrive()

    def set_style(self, style: Style) -> None:
        """Paint in another style from now on."""
        self._style, self._faces = style, FaceCache(style)
        for card in self.cards.values():
            card.share_faces(self._faces)
        items: tuple[TableItem, ...] = (*self.players.values(), *self.shares.values(), *self.effects.values())
        for item in (*items, *self._lasting):
            item.restyle(style)
        self.bands.restyle(style)
        self.held.restyle(style)
        self._flight.land(style)
        self.refresh()

    def prepare(self, state: BoardState) -> None:
        """Find the places of a board that may be shown next."""
        self._arranger.arranged(state, self.sceneRect(), self._layout).routes.prepare()

    def mark(self, book: MarkBook) -> None:
        """Mark things so from now on."""
        if book != self._book:
            chosen = book.selected != self._book.selected
            self._book = book
            if chosen:
                self.refresh()
                self.chosen.emit(book.selected or "")
            self._apply_marks()

    def show_frame(self, frame: Frame) -> None:
        """Show this frame of an animation over the board; the present frame (`Frame(0)`) shows the board alone."""
        before, self._frame = self._frame, frame
        figures, shown, sights = figures_by_object(frame.figures), figures_by_object(before.figures), self._sights
        for id in figures.keys() | shown.keys():
            if figures.get(id) != shown.get(id):
                self._see_figures(id, figures.get(id, _NO_FIGURES), sights)
        self._fade(dict(before.fading), dict(frame.fading))
        self._flight.show(frame.numbers, self._arrangement.routes, self._layout.measures.unit)
        words = self._texts.say(f"moment.{frame.title.value}") if frame.title else ""
        self.title.say(words, self.sceneRect(), (*self._layout.seats.values(), *self._layout.cards.values()))
        if frame is not before:
            self.frame_changed.emit(frame)

    def refresh(self) -> None:
        """Lay everything out anew, and let every item see what it shows now."""
        self.settling.forget()
        self._lay_out()
        sights = self._sync()
        self._guide.lead(sights, self._arrangement.routes, self._book.selected, self.sceneRect())
        self.glide.resume()

    def _show_at_once_or_in_steps(self) -> None:
        """Where cards would glide, what has changed is shown first, and everything is arranged in the next frame."""
        is_arranged = self._arrangement.shape == shape_on(self._state, self.sceneRect())
        kept = None if is_arranged else self.settling.kept(self._layout, self._state)
        if kept is None:
            self.refresh()
            return
        # These places are for a moment only.
        self._layout = kept
        self.glide.pause()
        self._guide.wait(self._sync(), self.settling.finish)
        self.settling.begin()

    def _sync(self) -> Sights:
        """Let every item see what it shows now, in its place."""
        sights, figures = self._sights, figures_by_object(self._frame.figures)
        self._sync_seats_and_cards(sights, figures)
        self._sync_shares(sights)
        self._sync_effects()
        self._invitation.see(invitation_to(self._state, self._texts), self._layout.zones.combat)
        self._apply_marks()
        self.show_frame(self._frame)
        return sights

    def _lay_out(self) -> None:
        """Find all places, unless only figures or words are others than before."""
        found = self._arranger.arranged(self._state, self.sceneRect(), self._layout)
        if found.layout is not self._layout:
            self._arrangement, self._layout = found, found.layout
            self._flight.land(self._style)
            # Most things have moved: to paint everything is faster than to find out what need not be.
            self.update()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Paint the table itself."""
        area = self.sceneRect()
        glow = QRadialGradient(area.center(), max(area.width(), area.height()) * 0.62)
        glow.setColorAt(0, color(self._style.theme.table_centre))
        glow.setColorAt(1, color(self._style.theme.table_edge))
        painter.fillRect(rect, glow)

    @property
    def _lasting(self) -> tuple[TableItem, ...]:
        """The items that are always there, seen or not."""
        return self.arrows, self.hint, self.title, self._invitation, self.welcome

    @property
    def _sights(self) -> Sights:
        return Sights(self._state, self._layout, self._texts, self.active, self._known)

    def _sync_seats_and_cards(self, sights: Sights, figures: Mapping[str, Figures]) -> None:
        players, cards = self._state.players, self._state.cards
        made = self.players.sync({one.id: sights.player(one, figures.get(one.id, _NO_FIGURES)) for one in players})
        made |= self.cards.sync({one.id: sights.card(one, figures.get(one.id, _NO_FIGURES)) for one in cards})
        for places, items in ((self._layout.seats, self.players), (self._layout.cards, self.cards)):
            for id, box in places.items():
                self._place(items[id], box, at_once=id in made)
        self.bands.show(self._state, self._layout)

    def _sync_shares(self, sights: Sights) -> None:
        boxes = place_shares(self._state, self._layout, self.active)
        shares = {(share.source, share.recipient): share for share in self._state.shares}
        made = self.shares.sync({slot: sights.share(shares[slot], box) for slot, box in boxes.items()})
        for slot, box in boxes.items():
            self._place(self.shares[slot], box, at_once=slot in made)

    def _carry(self, id: str) -> None:
        """A card is carried about: what hangs on it goes along."""
        self.arrows.carry(id, self._now)
        self.bands.follow()

    def _now(self, id: str, at: Point) -> Point:
        """Where a place at a card or seat is now, which may be on its way or in the hand."""
        item, box = self.cards.get(id) or self.players.get(id), self._layout.box_of(id)
        if item is None or box is None:
            return at
        corner, scale = item.pos(), item.scale()
        return Point(corner.x() + (at.x - box.x) * scale, corner.y() + (at.y - box.y) * scale)

    def _sync_effects(self) -> None:
        boxes, effects = chip_boxes(self._state, self._layout), self._state.effects
        made = self.effects.sync(
            {key: effect_sight(effects[key[0]], box, self._texts, self._state) for key, box in boxes.items()}
        )
        for key, box in boxes.items():
            self._place(self.effects[key], box, at_once=key in made)

    def _place(self, item: TableItem, box: Box, *, at_once: bool) -> None:
        self.glide.move(item, QPointF(box.x, box.y), at_once=at_once)

    def _see_figures(self, id: str, figures: Figures, sights: Sights) -> None:
        card, player = self._state.card(id), self._state.player(id)
        if card is not None:
            self.cards[id].see(sights.card(card, figures))
        elif player is not None:
            self.players[id].see(sights.player(player, figures))

    def _fade(self, before: Mapping[str, float], now: Mapping[str, float]) -> None:
        for id in before.keys() | now.keys():
            if id in self.cards:
                self.cards[id].setOpacity(self.opacity_of(now.get(id, 1.0)))

    def _apply_marks(self) -> None:
        for id, card in self.cards.items():
            card.mark(self._book.marks_of(id))
        for id, player in self.players.items():
            player.mark(self._book.marks_of(id))
        for slot, share in self.shares.items():
            share.mark(self._book.marks_of(slot))
