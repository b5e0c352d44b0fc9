"""Whether a player or permanent is one of those that an effect or trigger looks at."""

from simulator.rules.combat import Combat
from simulator.rules.effects import Filter
from simulator.rules.keywords import Keyword, KeywordWord
from simulator.rules.objects import Permanent


def matches(combat: Combat, filter: Filter | None, id: str) -> bool:
    """Whether the player or permanent `id` passes the filter; no filter lets everything pass.

    A list of ids matches just those; a description matches permanents only, wherever they are (last known).
    """
    if filter is None:
        return True
    if combat.is_player(id):
        return filter.ids is not None and id in filter.ids
    return fits(filter, combat.permanent(id))


def fits(filter: Filter | None, permanent: Permanent) -> bool:
    """Whether a permanent, such as it is here, passes the filter; no filter lets everything pass."""
    if filter is None:
        return True
    if filter.ids is not None:
        return permanent.id in filter.ids
    return (
        filter.controller in (None, permanent.controller)
        and (not filter.types or any(type.casefold() in permanent.types for type in filter.types))
        and (not filter.colors or any(color.casefold() in permanent.colors for color in filter.colors))
        and all(_has_word(permanent, word) for word in filter.keywords)
        and not any(_has_word(permanent, word) for word in filter.without_keywords)
    )


def _has_word(permanent: Permanent, word: KeywordWord) -> bool:
    """Whether it has the keyword, with its qualities; trample over planeswalkers is a kind of trample.

    Rule: CR 702.19c.
    """
    if word.keyword is None:
        return any(other.text.casefold() == word.text.casefold() for other in permanent.keywords)
    if word.keyword is Keyword.TRAMPLE and permanent.has(Keyword.TRAMPLE_OVER_PLANESWALKERS):
        return True
    held = permanent.qualities(word.keyword)
    return permanent.has(word.keyword) and all(quality in held for quality in word.qualities)
