"""Three independent opinions on what is legal: none of them stands on another, not even by way of a helper."""

import pytest

from tests.test_floors import edges

STARTS = {
    "legality": "legal.legality",
    "enumeration": "legal.enumeration.enumeration",
    "counting": "legal.counting.counting",
}
OPINIONS = {
    "legality": ("legal.legality", "legal.demands"),
    "enumeration": ("legal.enumeration", "legal.layout"),
    "counting": ("legal.counting",),
}


def reached_from(start: str) -> set[str]:
    """All modules that a module imports, directly or by way of others."""
    imported: dict[str, set[str]] = {}
    for importer, other in edges():
        imported.setdefault(importer, set()).add(other)
    reached, pending = set(), [f"simulator.rules.{start}"]
    while pending:
        module = pending.pop()
        if module not in reached:
            reached.add(module)
            pending.extend(imported.get(module, ()))
    return reached


def belongs_to(module: str, opinion: str) -> bool:
    return module.startswith(tuple(f"simulator.rules.{name}" for name in OPINIONS[opinion]))


@pytest.mark.parametrize("opinion", OPINIONS)
def test_an_opinion_stands_on_no_other(opinion: str) -> None:
    reached = reached_from(STARTS[opinion])
    assert sum(belongs_to(module, opinion) for module in reached) > 1
    others = [other for other in OPINIONS if other != opinion]
    assert [module for module in reached if any(belongs_to(module, other) for other in others)] == []
