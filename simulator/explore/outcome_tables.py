"""How often figures come out at a value over all legal assignments: one figure, or any two together."""

from simulator.explore.outcomes import Outcomes, Quantity


def spread(outcomes: Outcomes, quantity: Quantity) -> dict[int, int]:
    """By the change of a figure how many assignments bring it, ascending. Raises `BeyondBudgetError`."""
    table = joint_table(outcomes, quantity, quantity)
    return {change: number for (change, _), number in table.items()}


def joint_table(outcomes: Outcomes, one: Quantity, other: Quantity) -> dict[tuple[int, int], int]:
    """By the changes of two figures how many assignments bring both, ascending. Raises `BeyondBudgetError`."""
    table: dict[tuple[int, int], int] = {(0, 0): 1}
    for results in outcomes.groups:
        own: dict[tuple[int, int], int] = {}
        for told in results:
            both = outcomes.change(told, one), outcomes.change(told, other)
            own[both] = own.get(both, 0) + told.number
        further: dict[tuple[int, int], int] = {}
        for (first, second), number in table.items():
            for (more_first, more_second), ours in own.items():
                both = first + more_first, second + more_second
                further[both] = further.get(both, 0) + number * ours
        table = further
    return dict(sorted(table.items()))
