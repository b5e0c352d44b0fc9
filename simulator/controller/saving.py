"""A table as a document and back: how far it is played stands in a field of its own, `x-table`.

Other programs keep such a field and read the combat from its beginning.
"""

from dataclasses import replace

from simulator.controller.board_state import Refusal
from simulator.controller.session import Scene, Session, drafted, scene_of, with_draft
from simulator.controller.table import MOMENTS, Table
from simulator.formats.document import JSON, Document
from simulator.rules.timeline import Moment

_FIELD = ("x-table",)


def opened(document: Document) -> Session | Refusal:
    """A sitting at the table that a document tells, as far as it was played, or else as far as it declares.

    Refused with everything that is wrong with a board that cannot be played.
    """
    board = _without_field(document)
    table = Table(board, _declared_so_far(board))
    played = _played(table, dict(document.unknown).get(_FIELD))
    scene = scene_of(played)
    if isinstance(scene, Refusal) and played != table:
        scene = scene_of(table)
    return scene if isinstance(scene, Refusal) else Session(scene, document_of(scene))


def document_of(scene: Scene) -> Document:
    """The document of a scene's board: the shares that are drafted, without those that do not fit any more."""
    table = scene.table
    if scene.draft is None or set(scene.draft.pins) == set(drafted(table)):
        return table.document
    return with_draft(table, scene.draft.pins).document


def document_to_save(scene: Scene) -> Document:
    """The document of a scene's board, and how far it is played where that does not go without saying."""
    document, table = document_of(scene), scene.table
    if (table.reached, table.dealt, table.stacked) == (_declared_so_far(document), 0, False):
        return document
    place: dict[str, JSON] = {"reached": table.reached.value, "dealt": table.dealt, "stacked": table.stacked}
    return replace(document, unknown=(*document.unknown, (_FIELD, place)))


def _without_field(document: Document) -> Document:
    return replace(document, unknown=tuple(one for one in document.unknown if one[0] != _FIELD))


def _declared_so_far(document: Document) -> Moment:
    """The step that what is declared belongs to."""
    declared = document.scenario.declared
    if declared.blocks or declared.blocked:
        return Moment.DECLARE_BLOCKERS
    return Moment.DECLARE_ATTACKERS if declared.attacks else Moment.BEGINNING


def _played(table: Table, place: JSON) -> Table:
    """The table as far as the field says; as it is where that makes no sense."""
    if not isinstance(place, dict):
        return table
    reached, dealt, stacked = place.get("reached"), place.get("dealt"), bool(place.get("stacked"))
    moments = {moment.value: moment for moment in MOMENTS}
    if not isinstance(reached, str) or reached not in moments or not isinstance(dealt, int):
        return table
    if not 0 <= dealt <= len(table.scenario.assignments) - stacked:
        return table
    return replace(table, reached=moments[reached], dealt=dealt, stacked=stacked)
