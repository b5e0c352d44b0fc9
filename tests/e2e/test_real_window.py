"""A person sits down with the real window on a real screen and plays one combat with the pointer."""

from collections.abc import Callable

from tests.e2e.conftest import Pointer, RealWindow


def card_named(window: RealWindow, before: set[str]) -> str:
    """The card that is new on the table."""
    (new,) = set(window.table["cards"]) - before
    return str(new)


def drag_on(window: RealWindow, pointer: Pointer, entry: str, side: str, x: float) -> str:
    """Drag an entry of the palette onto the table; the id of the card that it makes."""
    before = set(window.table["cards"])
    pointer.drag(window.at(entry=entry), window.at(side=side, x=x))
    window.wait(lambda table: len(table["cards"]) == len(before) + 1, f"{entry} on the table")
    return card_named(window, before)


def test_a_combat_is_played_from_an_empty_table_to_its_end(window: RealWindow, pointer: Pointer) -> None:
    window.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(window.at(button="empty table"))
    window.wait(lambda table: table["page"] == "TABLE", "the empty table")

    wurm = drag_on(window, pointer, "Wurm", "near", 0.3)
    bear = drag_on(window, pointer, "Bear", "far", 0.7)
    walker = drag_on(window, pointer, "Planeswalker", "far", 0.3)
    assert {id: card[0] for id, card in window.table["cards"].items()} == {wurm: "P1", bear: "P2", walker: "P2"}

    pointer.drag(window.at(thing=wurm), window.at(thing="P2"))
    window.wait(lambda table: [wurm, "P2"] in table["arrows"], "the attack on the player")
    pointer.drag(window.at(thing=wurm), window.at(thing=walker))
    window.wait(lambda table: [wurm, walker] in table["arrows"], "the attack on the planeswalker")
    pointer.drag(window.at(thing=bear), window.at(thing=wurm))
    window.wait(lambda table: [bear, wurm] in table["arrows"], "the block")
    assert window.table["legal"] == [5, None]

    # The first click gives the Bear what it needs; only one whole is left, with the rest for the planeswalker.
    pointer.click(window.at(share=[wurm, bear], part="MORE"))
    window.wait(lambda table: [wurm, bear, 2] in table["shares"], "lethal damage for the Bear")
    window.wait(lambda table: [wurm, walker, 4] in table["shares"], "the rest for the planeswalker")
    assert window.table["legal"] == [5, 4]

    pointer.click(window.at(button="go on"))
    window.wait(lambda table: table["moment"] == "combat damage", "combat damage")
    window.wait(lambda table: table["still"], "the end of the animation")
    assert set(window.table["cards"]) == {wurm}
    assert window.table["cards"][wurm][2] == 2
    assert window.table["life"] == {"P1": 20, "P2": 20}

    pointer.click(window.at(button="go on"))
    window.wait(lambda table: table["ended"], "the end of combat")
    pointer.click(window.at(button="undo"))
    window.wait(lambda table: not table["ended"], "the end of combat taken back")


def test_what_is_dropped_where_it_may_not_be_is_refused(window: RealWindow, pointer: Pointer) -> None:
    window.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(window.at(button="empty table"))
    window.wait(lambda table: table["page"] == "TABLE", "the empty table")
    bear = drag_on(window, pointer, "Bear", "far", 0.7)
    pointer.drag(window.at(thing=bear), window.at(thing="P1"))
    table = window.wait(lambda table: table["refusal"], "the refusal")
    assert table["arrows"] == []


def test_work_is_there_again_after_a_crash(start_window: Callable[[], RealWindow], pointer: Pointer) -> None:
    window = start_window()
    window.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(window.at(button="empty table"))
    window.wait(lambda table: table["page"] == "TABLE", "the empty table")
    drag_on(window, pointer, "Wurm", "near", 0.5)
    window.end()
    again = start_window()
    again.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(again.at(button="restore"))
    table = again.wait(lambda table: table["page"] == "TABLE", "the table")
    assert len(table["cards"]) == 1


def test_702_19b_a_newcomer_opens_a_scenario_asks_and_reads_the_answer_and_its_rule(
    window: RealWindow, pointer: Pointer
) -> None:
    """Can I destroy both and still deal 3? No, and the rule says why."""
    window.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(window.at(scenario=2))
    window.wait(lambda table: table["page"] == "TABLE" and set(table["cards"]) == {"A", "B1", "B2"}, "the scenario")
    pointer.click(window.at(button="explore"))
    window.wait(lambda table: table["explorer"] is not None, "the explorer")

    pointer.click(window.at(explorer="question"))
    pointer.write("Bear destroyed, Wolf destroyed, P2 >= 3")
    told = window.wait(lambda table: table["explorer"]["question"].endswith(">= 3"), "the question")["explorer"]
    assert told["answer"].startswith("No: none of the 6 legal assignments comes to that.")
    assert "Wurm may not assign damage to P2 yet: Bear: 0 < 2 and Wolf: 5 ≥ 3. 702.19b" in told["answer"]
    assert told["rows"] == 0

    # A number shows whom it comes from: it is the Bear that needs 2.
    pointer.rest_at(window.at(explorer="link", detail="light:B1"))
    window.wait(lambda table: table["explorer"]["lit"] == ["B1"], "the Bear lit")

    pointer.click(window.at(explorer="link", detail="rule:702.19b"))
    told = window.wait(lambda table: table["explorer"]["rule"], "the rule")["explorer"]
    assert told["page"] == "Rules"
    assert told["rule"].startswith("702.19b – Once all blockers are assigned lethal damage")


def test_what_is_asked_for_is_put_on_the_table_and_walked_through(window: RealWindow, pointer: Pointer) -> None:
    window.wait(lambda table: table["page"] == "START", "the start page")
    pointer.click(window.at(scenario=2))
    window.wait(lambda table: table["page"] == "TABLE" and "B2" in table["cards"], "the scenario")
    pointer.click(window.at(button="explore"))
    window.wait(lambda table: table["explorer"] is not None, "the explorer")
    pointer.click(window.at(explorer="question"))
    pointer.write("Bear destroyed")
    told = window.wait(lambda table: table["explorer"]["question"].endswith("destroyed"), "the question")["explorer"]
    assert told["answer"].startswith("Yes: ")
    # All went to the Wolf, which comes after all of those: back to the last of them, and further back.
    for place in ("no. 4 of 4", "no. 3 of 4"):
        pointer.click(window.at(explorer="previous"))
        window.wait(lambda table, place=place: table["explorer"]["place"] == place, place)
    given = {recipient: amount for source, recipient, amount in window.table["shares"] if source == "A"}
    assert given["B1"] >= 2
