"""The cards on the table: faces, places, roles, and what the draft means for them."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from simulator.controller.badges import badges_of
from simulator.controller.board_state import Badge, CardKind, CardRole, CardView, NeedView
from simulator.controller.draft_totals import DraftTotals, totals_of
from simulator.controller.flags import flags_of, triggered_badges
from simulator.controller.places import Place, bands_shown, places
from simulator.controller.seats import announcer_shown, shown_name
from simulator.controller.session import Scene
from simulator.rules.combat import Attacker, BlockedState, Combat, Zone
from simulator.rules.messages import Message, message
from simulator.rules.objects import Permanent

_ROLES = {
    BlockedState.UNDECIDED: CardRole.ATTACKING,
    BlockedState.BLOCKED: CardRole.ATTACKING_BLOCKED,
    BlockedState.UNBLOCKED: CardRole.ATTACKING_UNBLOCKED,
}


@dataclass(frozen=True, slots=True)
class CardViews:
    """The cards that are on the table or wait to be put there, and those that have left; both in scenario order."""

    here: tuple[CardView, ...]
    gone: tuple[CardView, ...]


def card_views(scene: Scene) -> CardViews:
    """All cards of a scene."""
    combat = scene.position.now
    known = totals_of(scene.draft), places(combat), bands_shown(combat), triggered_badges(combat)
    dealer = _Dealer(scene, combat, *known)
    views = [(combat.zone(one.id), dealer.card(one)) for one in combat.permanents]
    here = tuple(view for zone, view in views if zone is not Zone.GONE)
    return CardViews(here, tuple(view for zone, view in views if zone is Zone.GONE))


@dataclass(frozen=True, slots=True)
class _Dealer:
    """Makes the views of one scene's cards."""

    scene: Scene
    combat: Combat
    totals: DraftTotals
    places: dict[str, Place]
    bands: dict[str, int]
    triggered: Mapping[str, Badge]

    def card(self, permanent: Permanent) -> CardView:
        place = self.places[permanent.id]
        source = None if self.scene.draft is None else self.scene.draft.step.source_of.get(permanent.id)
        announcer = None if source is None else announcer_shown(self.combat, permanent.controller, source.announcer)
        return CardView(
            id=permanent.id,
            name=shown_name(permanent.name, permanent.id),
            kind=_kind(permanent),
            controller=permanent.controller,
            seat=place.seat,
            row=place.row,
            lane=place.lane,
            index=place.index,
            role=self._role(permanent.id),
            power=permanent.power if permanent.is_creature else None,
            toughness=permanent.toughness if permanent.is_creature else None,
            damage=permanent.damage,
            loyalty=permanent.loyalty if permanent.is_planeswalker else None,
            defense=permanent.defense if permanent.is_battle else None,
            badges=tuple(self._badges(permanent)),
            undeclarable=tuple(one for one in self.scene.position.undeclarable if permanent.id in one.about),
            counters=permanent.counters,
            colors=tuple(sorted(color.value for color in permanent.colors)),
            tapped=permanent.tapped,
            token=permanent.token,
            to_assign=0 if source is None else source.amount,
            assigned=self.totals.given.get(permanent.id, 0),
            announcer=announcer,
            need=self._need(permanent),
            note=self._note(permanent),
            band=self.bands.get(permanent.id),
            in_play=self.combat.zone(permanent.id) is Zone.BATTLEFIELD,
            phased_out=permanent.phased_out,
            protector=permanent.protector if permanent.is_battle else None,
        )

    def _badges(self, permanent: Permanent) -> Iterator[Badge]:
        """Keywords and abilities, then what triggered, then what the turn left."""
        yield from badges_of(permanent)
        if permanent.id in self.triggered:
            yield self.triggered[permanent.id]
        yield from flags_of(self.combat, permanent)

    def _role(self, id: str) -> CardRole:
        attacker = self.combat.attacker(id)
        if attacker is not None:
            return _ROLES[attacker.state]
        return CardRole.IDLE if self.combat.blocker(id) is None else CardRole.BLOCKING

    def _need(self, permanent: Permanent) -> NeedView | None:
        """What a recipient of the step ahead needs; of several types the greatest figure. Rule: CR 120.4a, 120.6."""
        draft = self.scene.draft
        need = None if draft is None else draft.step.need_of.get(permanent.id)
        if need is None:
            return None
        assigned = self.totals.taken.get(permanent.id, 0)
        defense = permanent.defense if permanent.is_battle else None
        figures = [figure for figure in (need.lethal, need.loyalty, defense) if figure is not None]
        needed = max(figures, default=0)
        touched = need.any_deathtouch and permanent.id in self.totals.touched
        lethal = touched if need.lethal is not None else False
        dealt = self.scene.preview
        leaves = dealt is not None and permanent.id in dealt.leaving
        return NeedView(needed, assigned, lethal or assigned >= needed, leaves)

    def _note(self, permanent: Permanent) -> Message | None:
        if self.combat.zone(permanent.id) is Zone.AWAITED:
            return message("note.awaited")
        if permanent.phased_out:
            return message("note.phased-out")
        attacker = self.combat.attacker(permanent.id)
        if attacker is not None:
            return _note_of_attacker(attacker)
        blocker = self.combat.blocker(permanent.id)
        return message("note.blocks-nothing") if blocker is not None and not blocker.blocking else None


def _note_of_attacker(attacker: Attacker) -> Message | None:
    if attacker.attacking is None:
        return message("note.attacks-nothing")
    if attacker.state is BlockedState.UNBLOCKED:
        return message("note.unblocked")
    if attacker.state is BlockedState.BLOCKED and not attacker.blockers:
        return message("note.blocked-by-nobody")
    return None


def _kind(permanent: Permanent) -> CardKind:
    if permanent.is_creature:
        return CardKind.CREATURE
    if permanent.is_planeswalker:
        return CardKind.PLANESWALKER
    return CardKind.BATTLE if permanent.is_battle else CardKind.OTHER
