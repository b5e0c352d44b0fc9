"""Lines in words: who announces first and who answers, what a step marks, and why a line is the best."""

from collections.abc import Iterator

from simulator.controller.board_state import Sentence
from simulator.controller.refusals import sentence
from simulator.controller.result_words import result_words
from simulator.explore.line_best import BestLine, Values
from simulator.explore.line_tree import Branch
from simulator.rules.citation import Rule
from simulator.rules.combat import Combat
from simulator.rules.damage_step import DamageStep, Side, Source
from simulator.rules.division.announcing import announcer_for
from simulator.rules.messages import Message, Name, message, names

_ANNOUNCED, _ANSWERED = Rule("510.1"), Rule("101.4b")


def announcers(step: DamageStep) -> tuple[str, ...]:
    """Who has something to announce in a step, in the order in which they do. Rule: CR 101.4, 510.1."""
    announcing = {source.announcer for source in step.sources}
    return tuple(player for player in step.players if player in announcing)


def order_words(combat: Combat, step: DamageStep) -> tuple[Sentence, ...]:
    """Who announces first, who answers, and whose damage another player divides. `combat`: when the step is due."""
    order = announcers(step)
    if not order:
        return (sentence("lines.nobody", Rule("510.1a")),)
    key = "lines.first" if len(order) > 1 else "lines.alone"
    told = [sentence(key, _ANNOUNCED, player=Name(order[0]), creatures=_creatures(step, order[0]))]
    told += [
        sentence("lines.answers", _ANSWERED, player=Name(player), creatures=_creatures(step, player))
        for player in order[1:]
    ]
    return (*told, *_divided_by_others(combat, step))


def _creatures(step: DamageStep, player: str) -> tuple[Name, ...]:
    return names([source.id for source in step.sources if source.announcer == player])


def _divided_by_others(combat: Combat, step: DamageStep) -> Iterator[Sentence]:
    for source in step.sources:
        rule = _why_another(combat, source)
        if rule is not None:
            yield sentence("lines.divided-by", rule, player=Name(source.announcer), creature=Name(source.id))


def _why_another(combat: Combat, source: Source) -> Rule | None:
    """Why not the creature's controller divides its damage; None where they do. Rule: CR 702.22j–k, 723.5, 805.10."""
    controller = combat.permanent(source.id).controller
    if source.announcer == controller:
        return None
    if source.announcer != announcer_for(combat, controller):
        return Rule("702.22j" if source.side is Side.ATTACKING else "702.22k")
    return Rule("723.5" if combat.player(controller).controlled_by else "805.10")


def branch_words(branch: Branch) -> Message:
    """What a branch comes to, and the damage that it marks on survivors where that matters later."""
    told = result_words(branch.result)
    if not branch.marked:
        return told
    marks = tuple(message("lines.mark", who=Name(id), n=points) for id, points in branch.marked)
    marked = message("lines.marked", marks=marks)
    nothing_else = not branch.result.left and not branch.result.figures
    return marked if nothing_else else message("result.and", first=told, second=marked)


def value_words(values: Values) -> tuple[Message, ...]:
    """What each goal comes to."""
    return tuple(message(f"best.{goal.value}", n=value) for goal, value in values)


def reasons(line: BestLine, player: str) -> tuple[Message, ...]:
    """Why a line is the best: how many of the player's lines reach as much, and what each step by itself comes to."""
    key = "lines.only" if line.number == 1 else "lines.number"
    told = [message(key, player=Name(player), number=line.number, n=line.count)]
    if line.count == 1:
        told = [message("lines.no-choice", player=Name(player))]
    if len(line.legs) > 1 and line.count > 1:
        told.append(_each_step(line))
    return tuple(told)


def _each_step(line: BestLine) -> Message:
    less = [
        (goal, value) for (goal, value), best in zip(line.by_steps, line.values, strict=True) if (goal, value) != best
    ]
    if not less:
        return message("lines.each-step-too")
    return message("lines.each-step-less", values=value_words(tuple(less)))
