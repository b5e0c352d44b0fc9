"""Could these attacks, bands and blocks have been declared? If not, what could have been, with the fewest changes."""

from simulator.rules.combat import Combat
from simulator.rules.declaring.attackers import attack_violations
from simulator.rules.declaring.blockers import block_violations
from simulator.rules.declaring.board import before_attackers, before_blockers
from simulator.rules.declaring.nearest import nearest
from simulator.rules.declaring.violation import DeclarationViolation
from simulator.rules.scenario import Declared, Scenario
from simulator.rules.timeline import Moment


def violations_of_declaration(scenario: Scenario) -> tuple[DeclarationViolation, ...]:
    """Every rule that the declared attacks, bands and blocks break; none where they could have been declared.

    Blocks are judged on the attack as it stands, and only where the scenario does not stand before them. Raises
    `ScenarioError`, `MissingChoiceError`, and `UndecidedDeclarationError` for a board too large to judge exactly.
    Rule: CR 508.1, 509.1, 702.22c–d.
    """
    return violations_from(before_attackers(scenario), scenario.declared)


def violations_from(before: Combat, declared: Declared) -> tuple[DeclarationViolation, ...]:
    """Every rule that a declaration breaks on a board before attackers are declared, which holds that declaration.

    Raises as `violations_of_declaration`. Rule: CR 508.1, 509.1, 702.22c–d.
    """
    broken = attack_violations(before, declared.attacks, declared.bands)
    return broken if _blocks_to_come(declared) else broken + block_violations(before_blockers(before), declared.blocks)


def nearest_declaration(scenario: Scenario) -> Declared | None:
    """The legal declaration that changes the fewest attackers, blockers and bands; None where nothing is wrong.

    Where the attack is legal only blocks are changed. Raises as `violations_of_declaration`.
    Rule: CR 508.1, 509.1, 702.22c–d.
    """
    if not violations_of_declaration(scenario):
        return None
    before = before_attackers(scenario)
    declared = scenario.declared
    attack_is_legal = not attack_violations(before, declared.attacks, declared.bands)
    return nearest(before, None if _blocks_to_come(declared) else before_blockers(before), attack_is_legal)


def _blocks_to_come(declared: Declared) -> bool:
    return declared.after is Moment.DECLARE_ATTACKERS
