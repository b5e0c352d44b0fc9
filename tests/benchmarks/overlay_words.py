"""How the benchmarks of the overlay write their figures."""

from statistics import median, quantiles


def words(values: list[float]) -> str:
    """Many figures in a line."""
    hundredths = quantiles(values, n=100)
    return f"median {median(values):.2f}, 95 % {hundredths[94]:.2f}, 99 % {hundredths[98]:.2f}, worst {max(values):.2f}"
