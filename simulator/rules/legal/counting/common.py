"""The divisions that are legal in two damage steps at once, as one division: both thresholds, both requirements.

Sources and recipients are matched by id. A share that one of the steps does not have must be zero.
"""

from simulator.rules.damage_step import DamageStep
from simulator.rules.legal.counting.division import Divider, Division, Manner, Share, bits, division_of, places


def common_division(one: DamageStep, other: DamageStep) -> Division | None:
    """What is legal in both, by the slots of the first; None where it is plain that nothing is.

    A source that only one of them has must assign nothing there.
    """
    first, second = division_of(one), division_of(other)
    if not all(_may_be_left_out(step, id) for step, id in _alone(one, other)):
        return None
    shift = len(first.points)
    dividers = []
    for place, source in enumerate(one.sources):
        if source.id in other.source_of:
            mine = first.dividers[place]
            theirs = second.dividers[[each.id for each in other.sources].index(source.id)]
            common = _common(_Pair(one, other, source.id, shift), mine, theirs)
            if not common.manners:
                return None
            if common.shares:
                dividers.append(common)
    required = first.required | second.required << shift
    return _without_implied(Division(tuple(dividers), first.points + second.points, required))


def _alone(one: DamageStep, other: DamageStep) -> list[tuple[DamageStep, str]]:
    """The sources that only one of two steps has."""
    return [
        (step, source.id)
        for step, against in ((one, other), (other, one))
        for source in step.sources
        if source.id not in against.source_of
    ]


def _may_be_left_out(step: DamageStep, source: str) -> bool:
    return step.source_of[source].may_assign_nothing


class _Pair:
    """One source in two steps. `places`: of the recipients that it has in both, their places in each."""

    def __init__(self, one: DamageStep, other: DamageStep, source: str, shift: int) -> None:
        mine, theirs = one.source_of[source].recipients, other.source_of[source].recipients
        self.places = [(mine.index(each), theirs.index(each)) for each in mine if each in theirs]
        self.shift = shift

    def joined(self, mine: int, theirs: int) -> int:
        """Thresholds of the first step and of the second."""
        return mine | theirs << self.shift


def _common(pair: _Pair, mine: Divider, theirs: Divider) -> Divider:
    shares = []
    for at, there in pair.places:
        one, other = mine.shares[at], theirs.shares[there]
        feeds, settles = pair.joined(one.feeds, other.feeds), pair.joined(one.settles, other.settles)
        shares.append(Share(one.slot, feeds, settles))
    manners = (_manner(pair, one, other) for one in mine.manners for other in theirs.manners)
    return Divider(tuple(shares), tuple(manner for manner in manners if manner is not None))


def _manner(pair: _Pair, one: Manner, other: Manner) -> Manner | None:
    """Both manners at once; None where they divide different numbers of points, or nobody can be given any."""
    requires = tuple(_both(pair, one.requires[at], other.requires[there]) for at, there in pair.places)
    if one.total != other.total or (one.total and all(each is None for each in requires)):
        return None
    return Manner(one.total, requires, pair.joined(one.anyway, other.anyway))


def _both(pair: _Pair, mine: int | None, theirs: int | None) -> int | None:
    return None if mine is None or theirs is None else pair.joined(mine, theirs)


def _without_implied(division: Division) -> Division:
    """The same divisions, requiring no threshold that another one implies: each would be kept in the tables."""
    implied = _implied(division)
    dividers = tuple(
        Divider(divider.shares, tuple(_leaner(manner, implied) for manner in divider.manners))
        for divider in division.dividers
    )
    return Division(dividers, division.points, _lean(division.required, implied))


def _implied(division: Division) -> list[int]:
    """For each threshold those (bits) that are reached whenever it is; of two that are always reached together, one."""
    fed: list[dict[int, bool]] = [{} for _ in division.points]
    for divider in division.dividers:
        for share in divider.shares:
            for threshold in places(share.feeds):
                fed[threshold][share.slot] = bool(share.settles >> threshold & 1)

    def implies(one: int, other: int) -> bool:
        enough = division.points[one] >= division.points[other]
        as_well = all(slot in fed[other] and fed[other][slot] >= settles for slot, settles in fed[one].items())
        return enough and as_well and bool(fed[one])

    def drops(one: int, other: int) -> bool:
        return one != other and implies(one, other) and (one < other or not implies(other, one))

    numbers = range(len(division.points))
    return [bits(other for other in numbers if drops(one, other)) for one in numbers]


def _leaner(manner: Manner, implied: list[int]) -> Manner:
    requires = tuple(None if required is None else _lean(required, implied) for required in manner.requires)
    return Manner(manner.total, requires, _lean(manner.anyway, implied))


def _lean(required: int, implied: list[int]) -> int:
    dropped = 0
    for threshold in places(required):
        dropped |= implied[threshold]
    return required & ~dropped
