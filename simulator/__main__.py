"""`python -m simulator`."""

from simulator.cli import run

if __name__ == "__main__":
    run()
