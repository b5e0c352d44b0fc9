"""Where an assignment is refused: under the rules of which other time it would have been legal."""

from simulator.controller.board_state import Sentence
from simulator.controller.eras_view import era_name
from simulator.controller.refusals import about
from simulator.controller.session import Scene
from simulator.explore.other_eras import legal_elsewhere
from simulator.rules.assignment import Assignment
from simulator.rules.messages import message

_MOST_SLOTS = 60
"""Beyond so many shares the refusal would keep somebody waiting for it."""


def legal_under_others(scene: Scene, tried: Assignment) -> tuple[Sentence, ...]:
    """A sentence that names the eras in which the assignment is legal; none where it is legal in no other.

    Only the first damage step is looked at: what other eras would have made of damage dealt before, nobody chose.
    """
    draft = scene.draft
    if draft is None or scene.table.dealt or len(draft.step.slots) > _MOST_SLOTS:
        return ()
    eras = legal_elsewhere(scene.table.scenario, tried.nested(), draft.step.moment)
    names = tuple(era_name(era.id) for era in eras)
    return (about(message("refusal.legal-under", eras=names)),) if names else ()
