"""The number of legal assignments as Normaliz finds it: lattice points of polytopes, by projecting and lifting them.

Its other way, the Ehrhart series of each polytope, takes some hundred times as long on these boards.
"""

from PyNormaliz import Cone

from simulator.rules.damage_step import DamageStep
from tests.benchmarks.lethal_cases import cases


def count(step: DamageStep) -> int:
    """The points of all cases."""
    return sum(
        Cone(inhom_equations=case.zero, inhom_inequalities=case.at_least_zero).NumberLatticePoints()
        for case in cases(step)
    )
