"""Where everything is at one time of a cue sheet: pure, so that playing, scrubbing and exporting agree. In ms."""

from collections.abc import Iterator

from simulator.controller.cues import CardLeaves, CueSheet, FigureCounts, FlyingNumber, Frame, NumberFlies, StepTitle
from simulator.rules.events import Figure
from simulator.rules.timeline import Moment


def frame(sheet: CueSheet, time_ms: int) -> Frame:
    """The frame at `time_ms`; before 0 as at 0, and from the end of the sheet on the present state alone."""
    time = max(0, time_ms)
    if time >= sheet.duration_ms:
        return Frame(time)
    return Frame(
        time,
        tuple(_numbers(sheet, time)),
        tuple((object, figure, value) for (object, figure), value in _figures(sheet, time).items()),
        tuple(_fading(sheet, time)),
        _title(sheet, time),
    )


def _numbers(sheet: CueSheet, time: int) -> Iterator[FlyingNumber]:
    for cue in sheet.cues:
        if isinstance(cue, NumberFlies) and cue.start_ms <= time < cue.start_ms + cue.duration_ms:
            progress = _eased(_progress(cue, time))
            yield FlyingNumber(cue.source, cue.recipient, _points(cue), progress)


def _points(cue: NumberFlies) -> str:
    return str(cue.assigned) if cue.assigned == cue.dealt else f"{cue.assigned} → {cue.dealt}"


def _figures(sheet: CueSheet, time: int) -> dict[tuple[str, Figure], int]:
    """Every figure that counts in this sheet: where it was until its first count begins, then what it counts to."""
    shown: dict[tuple[str, Figure], int] = {}
    for cue in sheet.cues:
        if not isinstance(cue, FigureCounts):
            continue
        if time >= cue.start_ms:
            shown[cue.object, cue.figure] = cue.before + round((cue.after - cue.before) * _progress(cue, time))
        else:
            shown.setdefault((cue.object, cue.figure), cue.before)
    return shown


def _fading(sheet: CueSheet, time: int) -> Iterator[tuple[str, float]]:
    """Whoever leaves in this sheet, still there before its time and at 0 when it has gone."""
    for cue in sheet.cues:
        if isinstance(cue, CardLeaves):
            yield cue.id, 1.0 - _progress(cue, time)


def _title(sheet: CueSheet, time: int) -> Moment | None:
    titles = (cue for cue in sheet.cues if isinstance(cue, StepTitle))
    return next((cue.moment for cue in titles if cue.start_ms <= time < cue.start_ms + cue.duration_ms), None)


def _progress(cue: StepTitle | NumberFlies | FigureCounts | CardLeaves, time: int) -> float:
    """How much of a cue is over, from 0 to 1."""
    if cue.duration_ms <= 0:
        return 1.0 if time >= cue.start_ms else 0.0
    return min(1.0, max(0.0, (time - cue.start_ms) / cue.duration_ms))


def _eased(progress: float) -> float:
    """Slow at both ends: a number leaves and lands gently."""
    return progress * progress * (3.0 - 2.0 * progress)
