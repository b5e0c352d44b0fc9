"""The shafts of attack arrows: bands along their curves that grow broader towards the head.

All of them are worked out together, as rows of numbers, for on a full table they are worked out in every frame while
cards glide. All in px.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QByteArray, QDataStream, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

from simulator.view.places.curve import Curve
from simulator.view.places.geometry import Point

Numbers: TypeAlias = NDArray[np.float64]

_POINTS = 80
"""Points along a shaft: with fewer, a long curve is seen to have corners."""
_STRAIGHT, _BEND = 8.0, 120.0
"""A straight segment has as many of them as a curve of at most so many px, a bend as one of at least so many."""


@dataclass(frozen=True, slots=True)
class Shaft:
    """A band along a curve, `2 * narrow` wide at its start and `2 * wide` at its end.

    It is cut off `short` before the end of the curve, and from there runs straight to its `foot`, where a head begins.
    """

    curve: Curve
    foot: Point
    short: float
    narrow: float
    wide: float


def bands(shafts: Sequence[Shaft]) -> tuple[QPainterPath, ...]:
    """The outline of each shaft."""
    if not shafts:
        return ()
    feet = np.array([[(one.foot.x, one.foot.y)] for one in shafts])
    lines = np.concatenate((_sampled(_controls(shafts), np.array([one.short for one in shafts])), feet), axis=1)
    return _paths(_outlined(lines, np.array([(one.narrow, one.wide) for one in shafts])))


def _controls(shafts: Sequence[Shaft]) -> Numbers:
    """The four controls of every segment; missing segments have no length, and lie at the origin."""
    most = max(len(one.curve.segments) for one in shafts)
    controls = np.zeros((len(shafts), most, 4, 2))
    for row, shaft in enumerate(shafts):
        here = shaft.curve.start
        known: list[tuple[float, float]] = []
        for segment in shaft.curve.segments:
            known += ((one.x, one.y) for one in (here, segment.leave, segment.arrive, segment.end))
            here = segment.end
        controls[row, : len(known) // 4] = np.array(known).reshape(-1, 4, 2)
    return controls


def _sampled(controls: Numbers, short: Numbers) -> Numbers:
    """Points along each chain of segments: few where it is straight, and enough of them round a narrow bend."""
    reach = _length(np.diff(controls, axis=2)).sum(axis=2)
    straight = np.ptp(controls[:, :, :, 0], axis=2) == 0.0
    weights = np.where(straight, np.minimum(reach, _STRAIGHT), np.maximum(reach, _BEND))
    ends = np.cumsum(weights, axis=1)
    at = np.linspace(0.0, 1.0, _POINTS) * ends[:, -1:]
    place = np.minimum((at[:, :, None] > ends[:, None, :]).sum(axis=2), reach.shape[1] - 1)
    rows = np.arange(len(controls))[:, None]
    t = (at - (ends - weights)[rows, place]) / np.maximum(weights[rows, place], 1e-9)
    last = place[:, -1:]
    cut = np.minimum(short[:, None] / np.maximum(reach[rows, last], 1e-9), 0.9)
    t *= np.where(place == last, 1.0 - cut, 1.0)
    back = 1.0 - t
    parts = np.stack((back**3, 3 * back**2 * t, 3 * back * t**2, t**3), axis=2)
    sampled: Numbers = np.einsum("rpc,rpcd->rpd", parts, controls[rows, place])
    return sampled


def _outlined(lines: Numbers, halves: Numbers) -> Numbers:
    """The points on both sides of each line, once round."""
    steps = np.diff(lines, axis=1)
    lengths = _length(steps)
    ways = steps / np.maximum(lengths, 1e-9)[:, :, None]
    turns = np.concatenate((ways[:, :1], ways[:, :-1] + ways[:, 1:], ways[:, -1:]), axis=1)
    turns /= np.maximum(_length(turns), 1e-9)[:, :, None]
    reached = np.cumsum(lengths, axis=1)
    part = np.concatenate((np.zeros((len(lines), 1)), reached / np.maximum(reached[:, -1:], 1e-9)), axis=1)
    half = halves[:, :1] + (halves[:, 1:] - halves[:, :1]) * part
    aside = np.stack((-turns[:, :, 1], turns[:, :, 0]), axis=2) * half[:, :, None]
    return np.concatenate((lines + aside, (lines - aside)[:, ::-1]), axis=1)


def _length(ways: Numbers) -> Numbers:
    lengths: Numbers = np.hypot(ways[..., 0], ways[..., 1])
    return lengths


def _paths(outlines: Numbers) -> tuple[QPainterPath, ...]:
    """The outlines for Qt. By its stream format, for to make thousands of points one by one takes ten times as long."""
    count = outlines.shape[1].to_bytes(4, "big")
    data = b"".join(count + outline.tobytes() for outline in outlines.astype(">f8"))
    stream = QDataStream(QByteArray(data))
    return tuple(_path(stream) for _ in outlines)


def _path(stream: QDataStream) -> QPainterPath:
    outline, path = QPolygonF(), QPainterPath()
    stream >> outline
    path.addPolygon(outline)
    path.closeSubpath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path
