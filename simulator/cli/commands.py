"""The table of commands: what each takes, and what carries it out."""

from argparse import SUPPRESS, Namespace, _SubParsersAction
from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from unicodedata import normalize

from simulator.cli.console import Console, integers_of_any_length
from simulator.cli.parser import Parser, Texts
from simulator.cli.status import ExitStatus
from simulator.cli.streams import standard_input
from simulator.explore.blocks.question import MOST_WORK
from simulator.explore.goals import Goal
from simulator.explore.policy import Policy
from simulator.formats.board_source import read_source
from simulator.formats.document import Reading
from simulator.formats.language import Language, names_in

_LISTED_BY_DEFAULT = 1000
_ALL_GOALS = ",".join(goal.value for goal in Goal)


@dataclass(frozen=True, slots=True)
class Command:
    """One command. `takes_board`: it is given a BOARD that has been read; others read what they need themselves."""

    name: str
    add_arguments: Callable[[Parser, Texts], None]
    takes_board: bool = True

    def run(self, *given: Namespace | Reading | Console) -> ExitStatus:
        """Carry it out with the arguments, the board where it takes one, and the console.

        What does so is imported only now: nobody waits for what other commands need.
        """
        carry_out: Callable[..., ExitStatus] = import_module(f"simulator.cli.command_{self.name}").run
        return carry_out(*given)


def _no_arguments(parser: Parser, texts: Texts) -> None:
    """The command takes none of its own."""


def _legal_arguments(parser: Parser, texts: Texts) -> None:
    _step_and_json(parser, texts)
    parser.add_argument("--player", type=_id, metavar="P", help=texts.say("help.player"))
    _listing(parser, texts)
    parser.add_argument("--count", action="store_true", help=texts.say("help.count"))
    parser.add_argument("--at", type=_index, metavar="INDEX", help=texts.say("help.at"))
    parser.add_argument("--sample", type=_natural, metavar="N", help=texts.say("help.sample"))
    parser.add_argument("--seed", type=int, default=0, metavar="S", help=texts.say("help.seed"))
    parser.add_argument("--lines", action="store_true", help=texts.say("help.lines"))


def _explain_arguments(parser: Parser, texts: Texts) -> None:
    _step_and_json(parser, texts)
    parser.add_argument("--assign", required=True, metavar="TEXT", help=texts.say("help.assign"))


def _resolve_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--assign", action="append", default=[], metavar="TEXT", help=texts.say("help.assign-each"))
    parser.add_argument("--choose", metavar="POLICY", help=texts.say("help.choose"))
    parser.add_argument("--save", metavar="FILE", help=texts.say("help.save"))
    _json(parser, texts)


def _outcomes_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--both", action="store_true", help=texts.say("help.both"))
    _step_and_json(parser, texts)
    _listing(parser, texts)


def _best_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--goal", default=_ALL_GOALS, metavar="GOAL,…", help=texts.say("help.goal"))
    parser.add_argument("--player", type=_id, metavar="P", help=texts.say("help.best-player"))
    _step_and_json(parser, texts)


def _blocks_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--goal", metavar="GOAL,…", help=texts.say("help.block-goal"))
    parser.add_argument("--player", type=_id, metavar="P", help=texts.say("help.block-player"))
    parser.add_argument("--limit", type=_natural, default=MOST_WORK, metavar="N", help=texts.say("help.block-limit"))
    _json(parser, texts)


def _whatif_arguments(parser: Parser, texts: Texts) -> None:
    vary = texts.say("help.vary")
    parser.add_argument("--vary", required=True, action="append", metavar="ID.FIGURE=N..M", help=vary)
    _step_and_json(parser, texts)


def _sweep_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("boards", nargs="+", metavar="BOARD", help=texts.say("help.sweep-boards"))
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=texts.say("help.sweep-output"))
    vary = texts.say("help.sweep-vary")
    parser.add_argument("--vary", action="append", default=[], metavar="ID.FIGURE=N..M", help=vary)
    parser.add_argument("--goal", metavar="GOAL,…", help=texts.say("help.sweep-goal"))
    parser.add_argument("--player", type=_id, metavar="P", help=texts.say("help.best-player"))
    parser.add_argument("--workers", type=_natural, metavar="N", help=texts.say("help.workers"))
    parser.add_argument("--scheduler", metavar="ADDRESS", help=texts.say("help.scheduler"))
    parser.add_argument("--what-if", action="store_true", help=texts.say("help.what-if"))
    _step_and_json(parser, texts)


def _compare_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--eras", metavar="A,B,…", help=texts.say("help.eras"))
    parser.add_argument("--with", dest="other", metavar="BOARD", help=texts.say("help.with"))
    parser.add_argument("--examples", type=_natural, default=3, metavar="N", help=texts.say("help.examples"))
    _step_and_json(parser, texts)


def _convert_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--to", type=str.lower, choices=("json", "notation"), required=True, help=texts.say("help.to"))


def _render_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("-o", "--output", required=True, metavar="FILE", help=texts.say("help.output"))
    policies = [policy.value for policy in Policy]
    parser.add_argument("--choose", choices=policies, metavar="POLICY", help=texts.say("help.choose"))


def _overlay_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--port", type=_natural, metavar="N", help=texts.say("help.port"))
    parser.add_argument("--allow-network", action="store_true", help=texts.say("help.allow-network"))
    parser.add_argument("--obs", metavar="ADDRESS", help=texts.say("help.obs"))
    scene = texts.say("help.obs-scene")
    parser.add_argument("--obs-scene", action="append", default=[], metavar="dealt|ended=NAME", help=scene)


def _examples_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("name", nargs="?", metavar="NAME", help=texts.say("help.example"))
    parser.add_argument("--check", action="store_true", help=texts.say("help.examples-check"))
    _json(parser, texts)


def _gui_arguments(parser: Parser, texts: Texts) -> None:
    parser.add_argument("board", nargs="?", metavar="BOARD", help=texts.say("help.board"))


def _json(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--json", action="store_true", help=texts.say("help.json"))


def _step_and_json(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--step", metavar="first|regular", help=texts.say("help.step"))
    _json(parser, texts)


def _listing(parser: Parser, texts: Texts) -> None:
    parser.add_argument("--limit", type=_natural, default=_LISTED_BY_DEFAULT, metavar="N", help=texts.say("help.limit"))


def _natural(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def _id(text: str) -> str:
    return normalize("NFC", text)


def _index(text: str) -> int:
    """A place among all assignments, of which there can be more than Python would read the digits of."""
    with integers_of_any_length():
        return int(text)


COMMANDS: tuple[Command, ...] = (
    Command("gui", _gui_arguments, takes_board=False),
    Command("legal", _legal_arguments),
    Command("explain", _explain_arguments),
    Command("resolve", _resolve_arguments),
    Command("outcomes", _outcomes_arguments),
    Command("best", _best_arguments),
    Command("blocks", _blocks_arguments),
    Command("whatif", _whatif_arguments),
    Command("sweep", _sweep_arguments, takes_board=False),
    Command("check", lambda parser, texts: _json(parser, texts)),
    Command("compare", _compare_arguments),
    Command("convert", _convert_arguments),
    Command("render", _render_arguments),
    Command("overlay", _overlay_arguments),
    Command("examples", _examples_arguments, takes_board=False),
    Command("schema", _no_arguments, takes_board=False),
)


def parser_of(console: Console) -> Parser:
    """The parser of the whole command line, in the console's language."""
    texts = Texts(console.catalogue, console.language)
    parser = Parser("combat-simulator", texts.say("help.about"), texts)
    _global_options(parser, texts)
    parser.add_argument("--version", action="version", version=_version(), help=texts.say("help.version"))
    choices = parser.add_subparsers(dest="command", metavar="COMMAND", title=texts.say("help.commands"))
    for command in COMMANDS:
        _add(command, choices, texts)
    return parser


def _add(command: Command, choices: "_SubParsersAction[Parser]", texts: Texts) -> None:
    about = texts.say(f"help.command.{command.name}")
    parser = choices.add_parser(command.name, about=about, texts=texts, help=about)
    if command.takes_board:
        parser.add_argument("board", metavar="BOARD", help=texts.say("help.board"))
        parser.add_argument("--what-if", action="store_true", help=texts.say("help.what-if"))
    command.add_arguments(parser, texts)
    _global_options(parser, texts)


def _global_options(parser: Parser, texts: Texts) -> None:
    # Read beforehand by `wanted_language`; here only so that it is allowed and explained.
    # Suppressed where it is not given, so that a command does not forget what stands before it.
    languages = [language.value for language in Language]
    parser.add_argument("--lang", type=str.lower, choices=languages, default=SUPPRESS, help=texts.say("help.lang"))


def _version() -> str:
    try:
        return version("combat-simulator")
    except PackageNotFoundError:
        return "0 (not installed)"


def start(arguments: Namespace, console: Console) -> ExitStatus:
    """Carry out the command that the arguments name; without one, open the window."""
    command = next((one for one in COMMANDS if one.name == arguments.command), COMMANDS[0])
    if not command.takes_board:
        return command.run(arguments, console)
    reading = read_source(arguments.board, standard_input(), what_if=arguments.what_if)
    named = console.calling(names_in(reading.document.scenario, console.language))
    return command.run(arguments, reading, named)
