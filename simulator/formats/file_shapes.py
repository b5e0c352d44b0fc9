"""What effects must have besides, and what does nothing in an action, told from the file as it stands."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from simulator.formats.document import JSON
from simulator.formats.findings import Finding, error, warning
from simulator.formats.words import DEAL_BACK, folded
from simulator.rules.effects import EffectKind
from simulator.rules.messages import Message, message
from simulator.rules.problems import Path
from simulator.rules.timeline import SHAPES, ActionKind, Parameter

_ACTIONS = {kind.value: kind for kind in ActionKind}
_PARAMETERS = tuple(parameter.value for parameter in Parameter)

# Whoever leaves these out cannot have meant the value that stands for them in the rules.
_NEEDED: Mapping[str, str] = MappingProxyType(
    {EffectKind.MULTIPLY.value: "factor", EffectKind.ADD.value: "amount", EffectKind.PREVENT.value: "amount"}
)


def shape_findings(file: dict[str, JSON]) -> Iterator[Finding]:
    """What is missing from effects, and what does nothing in actions."""
    for index, effect in _objects(file.get("effects")):
        yield from _of_effect(("effects", index), effect)
    for index, entry in _objects(file.get("timeline")):
        yield from _of_entry(("timeline", index), entry)


def _objects(value: JSON) -> Iterator[tuple[int, dict[str, JSON]]]:
    if isinstance(value, list):
        yield from ((index, one) for index, one in enumerate(value) if isinstance(one, dict))


def _of_effect(path: Path, effect: dict[str, JSON]) -> Iterator[Finding]:
    kind = _word(effect.get("kind"))
    needed = _NEEDED.get(kind)
    if needed is not None and needed not in effect:
        yield error((*path, needed), message("file.effect-needs", effect=Message(f"effect.{kind}"), field=needed))
    if kind == EffectKind.ADD.value and _word(effect.get("amount")) == "all":
        yield error((*path, "amount"), message("file.expected-number"))
    then = effect.get("then")
    if isinstance(then, str) and _word(then) != DEAL_BACK:
        yield error((*path, "then"), message("file.unknown-word", given=then, known=(DEAL_BACK,)))


def _of_entry(path: Path, entry: dict[str, JSON]) -> Iterator[Finding]:
    kind = _ACTIONS.get(_word(entry.get("do")))
    if kind is None:
        return
    shape = SHAPES[kind]
    for given in _PARAMETERS:
        if given in entry and given not in (*shape.required, *shape.optional):
            said = message("file.action-ignores", action=Message(f"action.{kind.value}"), field=given)
            yield warning((*path, given), said)
    if isinstance(effect := entry.get("effect"), dict):
        yield from _of_effect((*path, "effect"), effect)


def _word(value: JSON) -> str:
    return folded(value) if isinstance(value, str) else ""
