"""What a person can want of an answer about blocks."""

from dataclasses import dataclass

from simulator.rules.scenario import Block


@dataclass(frozen=True, slots=True)
class PutBlocks:
    """Declare these blocks for a defending player or team (its players), in place of theirs; others' blocks stay."""

    side: tuple[str, ...]
    blocks: tuple[Block, ...]
