"""A table for tests: a controller that carries out intents, and looks at what it shows."""

from simulator.controller.board_state import CardView, PlayerView, Refusal, ShareView
from simulator.controller.controller import Controller
from simulator.controller.intents import Intent
from simulator.formats.catalogue import Catalogue, refuse_missing
from simulator.formats.document import Document
from simulator.formats.language import Language, in_language
from simulator.formats.notation import read
from simulator.rules.messages import Message
from simulator.rules.scenario import Scenario

CATALOGUE = Catalogue.load(refuse_missing)


def table(notation: str = "") -> Controller:
    """A controller with a board in the notation; without one, an empty table."""
    controller = Controller()
    if notation:
        opened(controller, read(notation).document)
    return controller


def table_with(scenario: Scenario) -> Controller:
    """A controller with a scenario."""
    controller = Controller()
    opened(controller, Document(scenario))
    return controller


def opened(controller: Controller, document: Document) -> None:
    """Open a document that must be playable."""
    refusal = controller.open(document)
    assert refusal is None, words(refusal)


def done(controller: Controller, *intents: Intent) -> Controller:
    """Carry out intents, none of which may be refused."""
    for intent in intents:
        refusal = controller.do(intent)
        assert refusal is None, (intent, words(refusal))
    return controller


def refused(controller: Controller, intent: Intent) -> Refusal:
    """The refusal of an intent, which must change nothing."""
    before = controller.state
    refusal = controller.do(intent)
    assert refusal is not None, intent
    assert controller.state is before
    return refusal


def rules(refusal: Refusal) -> set[str]:
    """The rules that a refusal names."""
    return {str(sentence.rule) for sentence in refusal.sentences if sentence.rule is not None}


def words(refusal: Refusal) -> list[str]:
    """A refusal in English."""
    return [said(sentence.message) for sentence in refusal.sentences]


def said(message: Message, controller: Controller | None = None, language: Language = Language.EN) -> str:
    """A message in words, with the names of a table."""
    if controller is None:
        return CATALOGUE.text(message, language)
    return CATALOGUE.text(message, language, lambda id: in_language(controller.state.name_of(id), language))


def card(controller: Controller, id: str) -> CardView:
    """A card that must be on the table."""
    view = controller.state.card(id)
    assert view is not None, id
    return view


def player(controller: Controller, id: str) -> PlayerView:
    """A player who must sit at the table."""
    view = controller.state.player(id)
    assert view is not None, id
    return view


def share(controller: Controller, source: str, recipient: str) -> ShareView:
    """A share of the draft."""
    return next(one for one in controller.state.shares if (one.source, one.recipient) == (source, recipient))


def possible(controller: Controller, source: str, recipient: str) -> list[int]:
    """The amounts that a share can be."""
    spans = share(controller, source, recipient).possible
    return [amount for span in spans for amount in range(span.least, span.most + 1)]


def drafted(controller: Controller) -> dict[str, dict[str, int | None]]:
    """The draft by source and recipient."""
    draft: dict[str, dict[str, int | None]] = {}
    for one in controller.state.shares:
        draft.setdefault(one.source, {})[one.recipient] = one.amount
    return draft
