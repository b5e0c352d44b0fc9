"""Why a block comes to what it comes to: a sentence for each attacking creature, for who leaves, and for the end."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from simulator.explore.blocks.question import BlockQuestion
from simulator.explore.blocks.telling import BlockResult
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.declaring.block_choices import why_not_block, why_not_block_it
from simulator.rules.declaring.violation import DeclarationViolation
from simulator.rules.foes import declared_foes
from simulator.rules.keywords import Keyword
from simulator.rules.messages import Message, Name, message, names
from simulator.rules.scenario import Block, Declared


@dataclass(frozen=True, slots=True)
class Reason:
    """One sentence, and the rule that it stands on."""

    message: Message
    rule: Rule


def reasons(question: BlockQuestion, blocks: Sequence[Block], result: BlockResult) -> tuple[Reason, ...]:
    """Why these blocks come to this result. Rule: CR 509.1, 510.1b–c, 704.5."""
    return (
        *_of_attackers(question, blocks, result),
        *_of_leaving(result),
        *_of_requirements(question),
        _of_the_end(question, result),
    )


def _of_attackers(question: BlockQuestion, blocks: Sequence[Block], result: BlockResult) -> Iterator[Reason]:
    foes = declared_foes(Declared(blocks=tuple(blocks), bands=question.combat.bands))
    for attacker, dealt in result.through:
        if blockers := foes.get(attacker):
            yield _of_blocked(question.combat, attacker, blockers, dealt)
        else:
            yield _of_unblocked(question.combat, attacker, dealt)
            yield from _of_evasion(question, attacker)


def _of_blocked(combat: Combat, attacker: str, blockers: tuple[str, ...], dealt: int) -> Reason:
    creature = combat.permanent(attacker)
    tramples = creature.has(Keyword.TRAMPLE) or creature.has(Keyword.TRAMPLE_OVER_PLANESWALKERS)
    key = "blocks.reason.tramples" if dealt else "blocks.reason.blocked"
    said = message(key, attacker=Name(attacker), blockers=names(blockers), n=dealt)
    return Reason(said, Rule("702.19b" if dealt and tramples else "510.1c"))


def _of_unblocked(combat: Combat, attacker: str, dealt: int) -> Reason:
    attacking = combat.attacker(attacker)
    assert attacking is not None
    if attacking.attacking is None or dealt or combat.is_player(attacking.attacking):
        return Reason(message("blocks.reason.unblocked", attacker=Name(attacker), n=dealt), Rule("510.1b"))
    said = message("blocks.reason.attacks-permanent", attacker=Name(attacker), attacked=Name(attacking.attacking))
    return Reason(said, Rule("510.1b"))


def _of_evasion(question: BlockQuestion, attacker: str) -> Iterator[Reason]:
    """Why nobody blocks it, or that one creature could not alone."""
    able = [one.id for one in question.problem.blockers if attacker in one.able]
    least = question.problem.attacker_of[attacker].least
    if able and least > 1:
        rule = Rule("702.111b" if question.combat.permanent(attacker).has(Keyword.MENACE) else "509.1b")
        yield Reason(message("blocks.reason.needs-several", attacker=Name(attacker), n=least), rule)
    if not able and (why := _why_nobody(question, attacker)) is not None:
        yield Reason(message("blocks.reason.nobody-can", attacker=Name(attacker), why=why.message), why.rule)


def _why_nobody(question: BlockQuestion, attacker: str) -> DeclarationViolation | None:
    """Why the first creature that may block at all can't block it; None where there is none."""
    combat = question.combat
    theirs = (one.id for one in combat.present() if one.controller in question.side and one.is_creature)
    ready = (id for id in theirs if why_not_block(combat, id) is None)
    return next((why for id in ready if (why := why_not_block_it(combat, id, attacker)) is not None), None)


def _of_leaving(result: BlockResult) -> Iterator[Reason]:
    """Who leaves, those together that leave for the same reason."""
    by_rule: dict[Rule, list[str]] = {}
    for id, rule in result.left:
        if rule is not None:
            by_rule.setdefault(rule, []).append(id)
    for rule, ids in by_rule.items():
        yield Reason(message("blocks.reason.leave", creatures=names(ids), n=len(ids)), rule)


def _of_requirements(question: BlockQuestion) -> Iterator[Reason]:
    if question.problem.requires_anything:
        yield Reason(message("blocks.reason.requirements"), Rule("509.1c"))


def _of_the_end(question: BlockQuestion, result: BlockResult) -> Reason:
    """Whether the side loses, and by what. Rule: CR 704.5a, 704.5c, 704.6a–c."""
    player = question.combat.player(question.player)
    if not result.is_loss:
        said = message("blocks.reason.survives", player=Name(player.id), n=result.life, was=player.life)
        return Reason(said, Rule("119.3"))
    if result.life <= 0:
        said = message("blocks.reason.no-life", player=Name(player.id), n=result.life, was=player.life)
        return Reason(said, Rule("704.6a" if player.team else "704.5a"))
    if result.poison >= question.losing_poison:
        said = message("blocks.reason.poisoned", player=Name(player.id), n=result.poison)
        return Reason(said, Rule("704.6b" if player.team else "704.5c"))
    return Reason(message("blocks.reason.commander", player=Name(player.id)), Rule("704.6c"))
