"""A whole declaration of blockers put on the table at once."""

from dataclasses import replace

from simulator.controller.blocking_intents import PutBlocks
from simulator.controller.board_state import Refusal, Sentence
from simulator.controller.declared_edits import tidied
from simulator.controller.pairing import too_late
from simulator.controller.refusals import about
from simulator.controller.session import Scene, Turn
from simulator.rules.citation import Rule
from simulator.rules.declaring.declare import violations_of_declaration
from simulator.rules.declaring.violation import UndecidedDeclarationError
from simulator.rules.messages import Name, message
from simulator.rules.scenario import Scenario
from simulator.rules.timeline import Moment


def put_blocks(scene: Scene, intent: PutBlocks) -> Turn | Refusal:
    """The side blocks so, and nobody of it otherwise; refused where that could not be declared. Rule: CR 509.1."""
    late = too_late(scene, Rule("509.1"))
    if late is not None:
        return Refusal((late,))
    scenario = scene.table.scenario
    others = tuple(one for one in scenario.declared.blocks if not _is_theirs(scenario, one.blocker, intent.side))
    declared = tidied(replace(scenario.declared, blocks=others + intent.blocks))
    broken = _broken(replace(scenario, declared=declared), intent)
    if broken:
        return Refusal(broken)
    label = message("undo.put-blocks", player=Name(intent.side[0]))
    return Turn(label, scene.table.with_declared(declared, Moment.DECLARE_BLOCKERS))


def _broken(scenario: Scenario, intent: PutBlocks) -> tuple[Sentence, ...]:
    """What is wrong with the blocks themselves; what is odd about others is played as it stands."""
    blockers = {block.blocker for block in intent.blocks}
    try:
        found = violations_of_declaration(scenario)
    except UndecidedDeclarationError as undecided:
        return (about(undecided.message),)
    theirs = (one for one in found if not blockers.isdisjoint(one.creatures))
    return tuple(dict.fromkeys(about(one.message, one.rule) for one in theirs))


def _is_theirs(scenario: Scenario, id: str, side: tuple[str, ...]) -> bool:
    creature = scenario.permanent(id)
    return creature is not None and creature.controller in side
