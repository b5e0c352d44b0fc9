"""The number of legal assignments as isl finds it: integer points of polyhedra, one for each case of what is lethal.

isl alone goes through the points; the library that counts them in closed form is not part of its package.
"""

import islpy

from simulator.rules.damage_step import DamageStep
from tests.benchmarks.lethal_cases import Case, Condition, cases


def count(step: DamageStep) -> int:
    """The points of all cases."""
    return sum(int(islpy.Set(_text(case)).count_val().to_str()) for case in cases(step))


def _text(case: Case) -> str:
    names = ", ".join(f"x{number}" for number in range(len(case.zero[0]) - 1))
    sums = [*(f"{_sum(one)} = 0" for one in case.zero), *(f"{_sum(one)} >= 0" for one in case.at_least_zero)]
    return f"{{ [{names}] : {' and '.join(sums)} }}"


def _sum(condition: Condition) -> str:
    *coefficients, constant = condition
    return " + ".join([*(f"{one} x{number}" for number, one in enumerate(coefficients) if one), str(constant)])
