"""Cues as the page plays them: the same values on the same time axis, in ms."""

from simulator.controller.cues import CardLeaves, Cue, CueSheet, FigureCounts, NumberFlies, StepTitle
from simulator.overlay.merge_patch import JsonObject


def cue_sheet_json(sheet: CueSheet) -> JsonObject:
    """A cue sheet; the page's `frame(sheet, time)` gives the frames that the table's gives."""
    return {"duration": sheet.duration_ms, "cues": [_cue(cue) for cue in sheet.cues]}


def _cue(cue: Cue) -> JsonObject:
    when: JsonObject = {"start": cue.start_ms, "duration": cue.duration_ms}
    match cue:
        case StepTitle(moment=moment):
            return {"kind": "title", **when, "moment": moment.value}
        case NumberFlies():
            ends: JsonObject = {"source": cue.source, "recipient": cue.recipient}
            return {"kind": "number", **when, **ends, "assigned": cue.assigned, "dealt": cue.dealt}
        case FigureCounts():
            whose: JsonObject = {"object": cue.object, "figure": cue.figure.value}
            return {"kind": "figure", **when, **whose, "before": cue.before, "after": cue.after}
        case CardLeaves(id=id):
            return {"kind": "leaves", **when, "id": id}
