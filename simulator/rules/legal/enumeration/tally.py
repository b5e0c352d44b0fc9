"""What the conditions of a layout have been given so far."""

from simulator.rules.legal.layout import Layout, Plan, bits


class Tally:
    """Damage points toward each condition, kept up as shares come and go. `short`: those not met (bits)."""

    def __init__(self, layout: Layout) -> None:
        self._needs = [condition.need for condition in layout.conditions]
        self._given = [0] * len(self._needs)
        self._touched = [0] * len(self._needs)
        self._fed = {
            plan.first + place: tuple((number, plan.touching[place] >> number & 1) for number in bits(fed))
            for plan in layout.plans
            for place, fed in enumerate(plan.feeds)
        }
        self.short = (1 << len(self._needs)) - 1

    def add(self, plan: Plan, place: int, amount: int) -> None:
        """Damage points assigned from a slot, above 0; below 0 where they are taken back."""
        for number, touching in self._fed[plan.first + place]:
            self._given[number] += amount
            if touching:
                self._touched[number] += 1 if amount > 0 else -1
            if self._touched[number] or self._given[number] >= self._needs[number]:
                self.short &= ~(1 << number)
            else:
                self.short |= 1 << number

    def lacking(self) -> list[int]:
        """For every condition the damage points that it lacks."""
        return [
            0 if touched else max(0, need - given)
            for need, given, touched in zip(self._needs, self._given, self._touched, strict=True)
        ]
