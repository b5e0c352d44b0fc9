"""What a palette entry will be, in words of the language that is being read."""

from collections.abc import Iterator

from simulator.controller.badges import badges_of
from simulator.controller.palette import PaletteEntry
from simulator.rules.objects import Permanent
from simulator.view.look.texts import Texts


def described(entry: PaletteEntry, texts: Texts) -> str:
    """The figures and abilities of an entry, such as "4/4 · trample, deathtouch"."""
    template = entry.template
    if not isinstance(template, Permanent):
        return texts.say("window.list.life", life=template.life)
    words = ", ".join(texts.text(badge.words) for badge in badges_of(template))
    return " · ".join([*_figures(template, texts), words] if words else _figures(template, texts))


def _figures(permanent: Permanent, texts: Texts) -> Iterator[str]:
    if permanent.power is not None and permanent.toughness is not None:
        yield f"{permanent.power}/{permanent.toughness}"
    if permanent.loyalty is not None:
        yield texts.say("window.list.loyalty", loyalty=permanent.loyalty)
    if permanent.defense is not None:
        yield texts.say("window.list.defense", defense=permanent.defense)
    if permanent.damage:
        yield texts.say("window.list.damage", damage=permanent.damage)
