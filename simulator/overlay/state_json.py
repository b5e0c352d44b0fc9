"""The whole page as one JSON object in one language: everything that is drawn, and nothing that is hidden."""

from collections import Counter
from dataclasses import dataclass

from simulator.controller.board_state import ArrowView, CardView, PlayerView, ShareView
from simulator.controller.legal_view import LegalView
from simulator.controller.step_view import StepView
from simulator.formats.catalogue import figure
from simulator.formats.document import JSON
from simulator.formats.language import Language
from simulator.overlay.card_json import card_json, player_json, said
from simulator.overlay.control_json import control_json
from simulator.overlay.merge_patch import JsonObject
from simulator.overlay.publication import Scene
from simulator.overlay.scribe import Scribe
from simulator.overlay.speaker import Speaker
from simulator.overlay.staging import Part, Reveal
from simulator.rules.assignment import Assignment
from simulator.rules.messages import Message, Name, message
from simulator.rules.timeline import Moment


@dataclass(frozen=True, slots=True)
class Audience:
    """Who looks: in which language, and whether from the control page, which sees the draft always."""

    language: Language
    controls: bool = False


def state_json(scene: Scene, audience: Audience, scribe: Scribe) -> JsonObject:
    """Everything that this audience sees of a scene, in the scribe's language."""
    state = _Writer(scene, scribe, audience.controls or not scene.staging.audience).state()
    return {**state, **control_json(scene, scribe.speaker)} if audience.controls else state


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes one scene. `draft_shown`: the draft is no secret from whoever looks."""

    scene: Scene
    scribe: Scribe
    draft_shown: bool

    @property
    def speaker(self) -> Speaker:
        """Whoever has the words."""
        return self.scribe.speaker

    def state(self) -> JsonObject:
        board, speak = self.scene.board, self.speaker
        return said(
            {
                "language": speak.language.value,
                "title": speak.name(board.title),
                "moment": board.moment.value,
                "steps": self.scribe.part("steps", board.steps, self._steps),
                "moments": self.scribe.part("moments", tuple(Moment), self._moments),
                "players": {one.id: self._player(one) for one in board.players},
                "cards": {one.id: self._card(one) for one in board.cards},
                "arrows": self.scribe.part("arrows", board.arrows, _arrows),
                "shares": _shares(board.shares) if self.draft_shown else [],
                "guessing": (board.legal is not None and not self.draft_shown) or None,
                "count": self._count(board.legal),
                "best": self._best(),
                "caption": self._caption(),
                "hidden": [part.value for part in Part if part in self.scene.staging.hidden],
                "words": self.scribe.part("words", None, lambda _: _words(speak)),
            }
        )

    def _steps(self, steps: tuple[StepView, ...]) -> JSON:
        return [_step(step.moment, step.status.value, self.speaker) for step in steps]

    def _moments(self, moments: tuple[Moment, ...]) -> JSON:
        return {moment.value: self.speaker.text(_moment(moment)) for moment in moments}

    def _player(self, player: PlayerView) -> JSON:
        return self.scribe.part(
            ("player", player.id, self.draft_shown),
            player,
            lambda one: player_json(one, self.speaker, self.draft_shown),
        )

    def _card(self, card: CardView) -> JSON:
        return self.scribe.part(
            ("card", card.id, self.draft_shown), card, lambda one: card_json(one, self.speaker, self.draft_shown)
        )

    def _count(self, legal: LegalView | None) -> JsonObject | None:
        """How many ways there are; counts are strings, for they grow beyond what JavaScript's numbers hold."""
        if legal is None or not (self.draft_shown or Reveal.COUNT in self.scene.staging.revealed):
            return None
        if legal.count is None:
            note = legal.note or message("overlay.uncounted")
            return {"text": "…", "label": self.speaker.text(note)}
        shown: dict[str, JSON] = {"text": figure(legal.count), "label": self.speaker.say("overlay.ways", n=legal.count)}
        if self.draft_shown and legal.count > 1:
            shown["left"] = self._left(legal)
        return said(shown)

    def _left(self, legal: LegalView) -> str | None:
        if legal.index is not None and legal.count is not None:
            return self.speaker.say("overlay.place", place=legal.index + 1, count=legal.count)
        return None if legal.remaining is None else self.speaker.say("overlay.left", n=legal.remaining)

    def _best(self) -> list[JSON] | None:
        """The best line, source by source."""
        if self.scene.best is None or Reveal.BEST not in self.scene.staging.revealed:
            return None
        return [self.speaker.text(line) for line in _lines(self.scene.best)]

    def _caption(self) -> list[JSON]:
        caption = self.scene.caption
        if caption.on_draft and not self.draft_shown:
            return []
        return [self.speaker.sentence(one) for one in caption.sentences]


def _step(moment: Moment, status: str, speaker: Speaker) -> JsonObject:
    return {"name": speaker.text(_moment(moment)), "status": status}


def _moment(moment: Moment) -> Message:
    return message(f"moment.{moment.value}")


def _arrows(arrows: tuple[ArrowView, ...]) -> JSON:
    return [_arrow(arrow) for arrow in arrows]


def _arrow(arrow: ArrowView) -> JsonObject:
    return said({"kind": arrow.kind.value, "from": arrow.origin, "to": arrow.target, "order": arrow.order})


def _shares(shares: tuple[ShareView, ...]) -> list[JSON]:
    """What has been given; what is open or nothing is not written beside its arrow."""
    return [{"from": one.source, "to": one.recipient, "amount": one.amount} for one in shares if one.amount]


def _lines(assignment: Assignment) -> list[Message]:
    """A line for each source that has a choice, such as "Great Wurm assigns 2 to Bear and 3 to Ben"."""
    reached = Counter(source for source, _ in assignment.slots)
    return [
        message(
            "log.assigns",
            source=Name(source),
            shares=tuple(message("log.share", n=n, recipient=Name(recipient)) for recipient, n in shares.items()),
        )
        for source, shares in assignment.nested().items()
        if reached[source] > 1
    ]


def _words(speaker: Speaker) -> JsonObject:
    """The page's own words."""
    return {
        "guess": speaker.say("overlay.guess"),
        "best": speaker.say("overlay.best"),
        "poison": speaker.say("overlay.poison"),
        "lethal": speaker.say("overlay.lethal"),
        "attacking": speaker.say("overlay.attacking"),
        "defending": speaker.say("overlay.defending"),
    }
