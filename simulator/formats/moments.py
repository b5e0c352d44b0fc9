"""The moments that a scenario file names for one purpose or another."""

from simulator.rules.timeline import Moment

STANDS_AFTER = (Moment.DECLARE_ATTACKERS, Moment.DECLARE_BLOCKERS, Moment.FIRST_COMBAT_DAMAGE)
"""The moments at which a board can stand."""

DAMAGE_STEPS = (Moment.FIRST_COMBAT_DAMAGE, Moment.COMBAT_DAMAGE, Moment.LAST_COMBAT_DAMAGE)
"""The combat damage steps."""
