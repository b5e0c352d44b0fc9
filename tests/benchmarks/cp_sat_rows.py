"""All legal assignments as the constraint solver CP-SAT of OR-tools lists them, collected by a solution callback.

Every solution of the model is another assignment: what is lethal is decided by the shares alone. Only for boards with
one way to divide and without deathtouch.
"""

from collections.abc import Iterator

from ortools.sat.python import cp_model

from simulator.rules.damage_step import DamageStep, Source


class _Collector(cp_model.CpSolverSolutionCallback):
    def __init__(self, shares: list[cp_model.IntVar]) -> None:
        super().__init__()
        self._shares = shares
        self.rows: list[tuple[int, ...]] = []

    def on_solution_callback(self) -> None:
        """One more solution."""
        self.rows.append(tuple(map(self.value, self._shares)))


def rows(step: DamageStep) -> list[tuple[int, ...]]:
    """The amounts of all slots, in the order in which the solver finds them."""
    model = cp_model.CpModel()
    shares = {slot: model.new_int_var(0, step.source_of[slot[0]].amount, "") for slot in step.slots}
    lethal = {}
    for creature, need in step.need_of.items():
        given = sum(share for (_, recipient), share in shares.items() if recipient == creature)
        lethal[creature] = model.new_bool_var("")
        model.add(given >= need.lethal).only_enforce_if(lethal[creature])
        model.add(given < need.lethal).only_enforce_if(lethal[creature].negated())
    for source in step.sources:
        model.add(sum(shares[source.id, one] for one in source.recipients) == source.amount)
        for recipient, required in _demands(source):
            model.add(shares[source.id, recipient] == 0).only_enforce_if(lethal[required].negated())
    solver, collector = cp_model.CpSolver(), _Collector(list(shares.values()))
    solver.parameters.enumerate_all_solutions = True
    solver.parameters.num_workers = 1
    solver.parameters.cp_model_presolve = False  # A little faster on these boards than with it.
    solver.solve(model, collector)
    return collector.rows


def _demands(source: Source) -> Iterator[tuple[str, str]]:
    """Each recipient that may be given damage only when a creature has lethal damage, with that creature."""
    (way,) = source.ways
    if way.in_order:
        yield from ((foe, earlier) for place, foe in enumerate(way.foes) for earlier in way.foes[:place])
    if way.excess is not None:
        yield from ((way.excess, foe) for foe in way.foes)
