"""Bands of attackers, as they may be declared."""

from collections.abc import Iterable, Mapping
from itertools import combinations

from simulator.rules.combat import Combat
from simulator.rules.declaring.violation import DeclarationViolation, violation
from simulator.rules.keywords import Keyword
from simulator.rules.messages import names
from simulator.rules.qualities import has_quality
from simulator.rules.scenario import Attack

Band = tuple[str, ...]


def band_violations(
    combat: Combat, attacks: Iterable[Attack], bands: tuple[Band, ...]
) -> tuple[DeclarationViolation, ...]:
    """Every rule that the declared bands break. Rule: CR 702.22c–d."""
    attacked = {attack.attacker: attack.attacking for attack in attacks}
    broken = [found for band in bands if (found := _violation(combat, attacked, band)) is not None]
    for number, band in enumerate(bands):
        earlier = {id for other in bands[:number] for id in other}
        twice = tuple(dict.fromkeys(id for id in band if id in earlier))
        if twice:
            broken.append(violation("702.22c", twice, "declaring.in-two-bands", creatures=names(twice)))
    return tuple(broken)


def _violation(combat: Combat, attacked: Mapping[str, str | None], band: Band) -> DeclarationViolation | None:
    absent = tuple(id for id in band if id not in attacked)
    if absent:
        return violation("702.22c", absent, "declaring.band-not-attacking", creatures=names(absent))
    if not _may_band(combat, band):
        return violation("702.22c", band, "declaring.band-without-banding", creatures=names(band))
    if len({attacked[id] for id in band}) > 1:
        return violation("702.22d", band, "declaring.band-divided", creatures=names(band))
    return None


def _may_band(combat: Combat, band: Band) -> bool:
    """Whether all have banding but at most one, or all are of a quality that one of them bands with."""
    members = [combat.permanent(id) for id in dict.fromkeys(band)]
    banding = [member for member in members if member.has(Keyword.BANDING)]
    if len(members) < 2:
        return False
    if banding and len(members) - len(banding) <= 1:
        return True
    qualities = {quality for member in members for quality in member.qualities(Keyword.BANDS_WITH_OTHER)}
    return any(all(has_quality(member, quality) for member in members) for quality in qualities)


def kept_bands(combat: Combat, attacks: Iterable[Attack], bands: tuple[Band, ...]) -> tuple[Band, ...]:
    """As many of the bands as may stand together; of equally many the first in their order."""
    attacked = {attack.attacker: attack.attacking for attack in attacks}
    legal = [band for band in bands if _violation(combat, attacked, band) is None]
    for size in range(len(legal), 0, -1):
        for chosen in combinations(legal, size):
            members = [id for band in chosen for id in set(band)]
            if len(members) == len(set(members)):
                return chosen
    return ()
