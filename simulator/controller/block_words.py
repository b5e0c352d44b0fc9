"""Answers about blocks in words."""

from collections.abc import Sequence

from simulator.explore.blocks.answers import BlockAnswer, Proof
from simulator.explore.blocks.goals import BlockGoal
from simulator.rules.messages import Message, Name, message, names
from simulator.rules.scenario import Block


def block_line(blocks: Sequence[Block]) -> Message:
    """Who blocks whom, as one phrase."""
    pairs = [
        message("blocks.block", blocker=Name(block.blocker), attackers=names(block.blocking))
        for block in blocks
        if block.blocking
    ]
    return _one_after_another(pairs) if pairs else message("blocks.nobody-blocks")


def goals_words(goals: Sequence[BlockGoal]) -> Message:
    """The goals, one at least, the first before all others."""
    return _one_after_another([message(f"blocks.goal.{goal.value}") for goal in goals])


def value_words(goal: BlockGoal, value: int | None) -> Message:
    """What a goal counts, for a cell of a table."""
    if value is None:
        return message("blocks.no-value")
    if goal is BlockGoal.SURVIVE:
        return message("blocks.yes" if value else "blocks.no")
    return message("blocks.value", n=abs(value) if goal is BlockGoal.LEAST_LOST else value)


def _one_after_another(phrases: Sequence[Message]) -> Message:
    words = phrases[0]
    for phrase in phrases[1:]:
        words = message("blocks.and", first=words, second=phrase)
    return words


def lethal_words(answer: BlockAnswer, player: str) -> Message:
    """Whether the attack is lethal, whatever the player blocks, with what the nearest block comes to."""
    if answer.best is None:
        return message("blocks.lethal.unknown")
    keys = {True: "blocks.lethal.yes", False: "blocks.lethal.no", None: "blocks.lethal.open"}
    return message(keys[answer.is_lethal], player=Name(player), life=answer.best.result.life)


def proof_words(answer: BlockAnswer) -> Message:
    """Whether the best block is proven to be so, and how many legal blocks are as good."""
    match answer.proof:
        case Proof.PROVEN:
            number = answer.best.number if answer.best else None
            return message("blocks.proven", number=number or 0, legal=answer.legal or 0, n=number or 0)
        case Proof.STOPPED:
            return message("blocks.stopped", done=answer.work, estimate=answer.estimate)
        case Proof.BEYOND_LIMIT:
            return message("blocks.beyond-limit", estimate=answer.estimate, limit=answer.limit or 0)
        case Proof.TOO_MANY_WAYS:
            return message("blocks.too-many-ways")
