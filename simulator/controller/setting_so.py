"""A what-if put on the table: its figures, keywords and rules, as one change that can be undone."""

from dataclasses import replace

from simulator.controller.board_state import Refusal
from simulator.controller.exploring_intents import SetSo
from simulator.controller.intents import ChangeRules
from simulator.controller.refusals import refuse
from simulator.controller.session import Scene, Turn
from simulator.controller.setting_up import change_rules, ids_of
from simulator.explore.settings import RulesSetting, set_so
from simulator.rules.messages import Name, message


def set_so_on_table(scene: Scene, intent: SetSo) -> Turn | Refusal:
    """The table with all settings. Figures and keywords change only before damage has been dealt."""
    table = scene.table
    of_subjects = [one for one in intent.settings if not isinstance(one, RulesSetting)]
    for one in of_subjects:
        if one.id not in ids_of(table.scenario):
            return refuse("refusal.no-permanent", None, id=Name(one.id))
        if not table.is_free:
            return refuse("refusal.edit-after-damage", None, id=Name(one.id))
    table = table.with_scenario(set_so(table.scenario, *of_subjects))
    for rules in (one.rules for one in intent.settings if isinstance(one, RulesSetting)):
        turn = change_rules(replace(scene, table=table), ChangeRules(rules))
        if isinstance(turn, Refusal):
            return turn
        table = turn.table
    return Turn(message("undo.set-so"), table)
