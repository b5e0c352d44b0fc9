"""Setting up the table: what is put on it, edited, taken off or moved, and the rules that are played."""

from dataclasses import replace

from simulator.controller.board_state import Refusal
from simulator.controller.declared_edits import tidied, without_attack
from simulator.controller.intents import (
    ChangeRules,
    EditPermanent,
    EditPlayer,
    MakeActive,
    PlayWhatIf,
    PutOnTable,
    Rename,
    SeatPlayer,
    TakeOff,
)
from simulator.controller.refusals import refuse
from simulator.controller.renaming import with_id, without_id
from simulator.controller.session import Scene, Turn
from simulator.controller.table import MOMENTS, Table
from simulator.rules.messages import Name, message
from simulator.rules.objects import Permanent
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Moment

_LETTERS = {True: "A", False: "B"}
"""What generated ids begin with: on the attacking side, and on the other."""


def put_on_table(scene: Scene, intent: PutOnTable) -> Turn | Refusal:
    """A new permanent, whose id is made unique; a Siege that lacks a protector gets the first opponent."""
    scenario = scene.table.scenario
    permanent = replace(intent.permanent, id=_free_id(scenario, intent.permanent))
    if permanent.is_siege:
        permanent = _protected(scenario, permanent)
    changed = replace(scenario, permanents=(*scenario.permanents, permanent))
    return Turn(message("undo.put", permanent=Name(permanent.id)), scene.table.with_scenario(changed))


def _free_id(scenario: Scenario, permanent: Permanent) -> str:
    """The id itself where nobody has it, or else the first number that sets it apart."""
    taken = ids_of(scenario)
    if permanent.id and permanent.id not in taken:
        return permanent.id
    stem = permanent.id or _LETTERS[_is_with_active_player(scenario, permanent.controller)]
    number = 2 if permanent.id else 1
    while f"{stem}{number}" in taken:
        number += 1
    return f"{stem}{number}"


def ids_of(scenario: Scenario) -> frozenset[str]:
    """The ids of all players and permanents."""
    return frozenset(player.id for player in scenario.players) | {one.id for one in scenario.permanents}


def _is_with_active_player(scenario: Scenario, player: str) -> bool:
    one, active = scenario.player(player), scenario.player(scenario.active_player)
    if one is None or active is None:
        return False
    return not one.is_opponent_of(active)


def _protected(scenario: Scenario, siege: Permanent) -> Permanent:
    """Rule: CR 310.12."""
    controller = scenario.player(siege.controller)
    if controller is None:
        return siege
    team = controller.team
    opponents = [one.id for one in scenario.players if one.id != controller.id and (team is None or one.team != team)]
    if siege.protector in opponents or not opponents:
        return siege
    return replace(siege, protector=opponents[0])


def seat_player(scene: Scene, intent: SeatPlayer) -> Turn | Refusal:
    """A new player, who sits last in turn order."""
    scenario = scene.table.scenario
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(scenario.active_player))
    taken = ids_of(scenario)
    id = intent.player.id
    number = len(scenario.players) + 1
    while not id or id in taken:
        id = f"P{number}"
        number += 1
    changed = replace(scenario, players=(*scenario.players, replace(intent.player, id=id)))
    return Turn(message("undo.seat", player=Name(id)), scene.table.with_scenario(changed))


def edit_permanent(scene: Scene, intent: EditPermanent) -> Turn | Refusal:
    """A permanent with other figures and words. Damage that has been dealt was dealt by it as it was."""
    scenario = scene.table.scenario
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(intent.id))
    if scenario.permanent(intent.id) is None:
        return refuse("refusal.no-permanent", None, id=Name(intent.id))
    renamed = _renamed(scenario, intent.id, intent.permanent.id)
    if isinstance(renamed, Refusal):
        return renamed
    new = intent.permanent
    permanents = tuple(new if one.id == new.id else one for one in renamed.permanents)
    label = message("undo.edit", id=Name(new.id))
    return Turn(label, scene.table.with_scenario(replace(renamed, permanents=permanents)))


def edit_player(scene: Scene, intent: EditPlayer) -> Turn | Refusal:
    """A player with other figures. Members of a team share life and poison (810.9), so theirs go along."""
    scenario = scene.table.scenario
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(intent.id))
    if scenario.player(intent.id) is None:
        return refuse("refusal.no-player", None, id=Name(intent.id))
    renamed = _renamed(scenario, intent.id, intent.player.id)
    if isinstance(renamed, Refusal):
        return renamed
    new = intent.player
    players = tuple(
        new
        if one.id == new.id
        else replace(one, life=new.life, poison=new.poison)
        if new.team is not None and one.team == new.team
        else one
        for one in renamed.players
    )
    return Turn(message("undo.edit", id=Name(new.id)), scene.table.with_scenario(replace(renamed, players=players)))


def _renamed(scenario: Scenario, old: str, new: str) -> Scenario | Refusal:
    if old == new:
        return scenario
    if new in ids_of(scenario):
        return refuse("refusal.id-taken", None, id=new)
    return with_id(scenario, old, new)


def take_off(scene: Scene, intent: TakeOff) -> Turn | Refusal:
    """A permanent goes, or a player with all that player controls, and everything that names them."""
    scenario = scene.table.scenario
    if intent.id not in ids_of(scenario):
        return refuse("refusal.no-permanent", None, id=Name(intent.id))
    if not scene.table.is_free:
        return refuse("refusal.edit-after-damage", None, id=Name(intent.id))
    gone = [intent.id]
    if scenario.player(intent.id) is not None:
        if len(scenario.players) <= 2 or scenario.active_player == intent.id:
            return refuse("refusal.player-needed", None, player=Name(intent.id))
        gone += [one.id for one in scenario.permanents if intent.id in (one.controller, one.protector)]
    for id in gone:
        scenario = _without(scenario, id)
    return Turn(message("undo.take-off", id=Name(intent.id)), scene.table.with_scenario(scenario))


def _without(scenario: Scenario, id: str) -> Scenario:
    """Attacks at it are undone as attacks are undone by hand, so nobody is left blocking what does not attack."""
    declared = scenario.declared
    for attack in declared.attacks:
        if id in (attack.attacker, attack.attacking):
            declared = without_attack(declared, attack.attacker)
    changed = without_id(replace(scenario, declared=declared), id)
    return replace(changed, declared=tidied(changed.declared))


def rename(scene: Scene, intent: Rename) -> Turn | Refusal:
    """Another title, for every language."""
    title = (("", intent.title),) if intent.title else ()
    document = replace(scene.table.document, title=title)
    return Turn(message("undo.rename"), replace(scene.table, document=document))


def change_rules(scene: Scene, intent: ChangeRules) -> Turn | Refusal:
    """Other rules. Damage that was dealt under the old ones is taken back; what was chosen stays, where it fits."""
    table = scene.table
    before_damage = min(table.reached, Moment.DECLARE_BLOCKERS, key=MOMENTS.index)
    reached = Moment.DECLARE_BLOCKERS if table.dealt or table.stacked else before_damage
    rules = intent.rules.strip().lower()
    changed = table.with_scenario(replace(table.scenario, rules=rules))
    return Turn(message("undo.rules", rules=rules), replace(changed, reached=reached, dealt=0, stacked=False))


def play_what_if(scene: Scene, intent: PlayWhatIf) -> Turn | Refusal:
    """What the rules don't know yet is played all the same, or refused."""
    changed = scene.table.with_scenario(replace(scene.table.scenario, what_if=intent.on))
    return Turn(message("undo.what-if" if intent.on else "undo.no-what-if"), changed)


def make_active(scene: Scene, intent: MakeActive) -> Turn | Refusal:
    """Another player's turn: nothing may be declared yet."""
    scenario = scene.table.scenario
    if scenario.player(intent.player) is None:
        return refuse("refusal.no-player", None, player=Name(intent.player))
    if scenario.declared != Declared() or not scene.table.is_free:
        return refuse("refusal.declared-already")
    changed = scene.table.with_scenario(replace(scenario, active_player=intent.player))
    return Turn(message("undo.make-active", player=Name(intent.player)), _from_beginning(changed))


def _from_beginning(table: Table) -> Table:
    return replace(table, reached=Moment.BEGINNING)
