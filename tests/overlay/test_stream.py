"""What a page is told: the whole state first, then differences with version numbers, and cues."""

import gc
import http.client
import json
import re
import resource
import socket
import time
from collections.abc import Iterator
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest

from simulator.controller.intents import Assign, ClearDraft, Confirm, GoTo, Propose, Redo, Undo
from simulator.explore.policy import Policy
from simulator.overlay.merge_patch import merge_patch
from simulator.overlay.server import OverlayStartError
from simulator.overlay.staging import Part
from simulator.overlay.tokens import Access
from simulator.rules.timeline import Moment
from tests.overlay.patched import patched
from tests.overlay.served import Served, Serving, stalled

BOARD = "A: 3/3 trample > P2; B: 1/1 x A"
FORTY = "; ".join(f"A{n}: 2/2 > P2" for n in range(40))
FLIP = (Confirm(), Undo())


def drafted(state: Any) -> list[tuple[str, str, int]]:
    return [(share["from"], share["to"], share["amount"]) for share in state["shares"]]


def test_the_whole_state_comes_first_and_differences_after(serving: Serving) -> None:
    served = serving(BOARD)
    stream = served.events()
    first = next(stream)
    assert first["version"] == 1
    assert first["state"]["cards"]["A"]["name"] == "A"
    served.do(GoTo(Moment.DECLARE_ATTACKERS))
    second = next(stream)
    assert (second["base"], second["version"]) == (1, 2)
    assert second["patch"]["cards"]["A"]["role"] == "attacking"
    assert patched(first["state"], second["patch"]) == served.state()


def test_who_connects_again_is_told_everything(serving: Serving) -> None:
    served = serving(BOARD)
    assert served.state()["moment"] == "declare blockers"
    served.do(GoTo(Moment.DECLARE_ATTACKERS))
    assert served.state()["moment"] == "declare attackers"


def test_a_difference_and_its_base_give_the_new_state() -> None:
    old = {"a": 1, "b": {"c": 1, "d": 2}, "e": [1]}
    new = {"b": {"c": 1, "d": 3}, "e": [2], "f": {"g": {}}}
    assert merge_patch(old, new) == {"a": None, "b": {"d": 3}, "e": [2], "f": {"g": {}}}
    assert patched(old, merge_patch(old, new)) == new
    assert merge_patch(new, new) == {}


def test_counts_are_strings(serving: Serving) -> None:
    board = "; ".join(f"A{n}: 60/1 trample > P2; B{n}: 1/1 x A{n}" for n in range(8))
    served = serving(board)
    text = served.state()["count"]["text"]
    assert len(text) > 12
    assert set(text) <= set("0123456789,")


def test_the_cues_of_a_dealt_step_come_with_it(serving: Serving) -> None:
    served = serving(BOARD)
    served.do(Propose(Policy.MOST_THROUGH))
    stream = served.events()
    assert "cues" not in next(stream)
    served.do(Confirm())
    cues = next(stream)["cues"]
    assert cues["duration"] == served.controller.cue_sheet.duration_ms
    assert [cue["kind"] for cue in cues["cues"]].count("number") == 3
    assert {cue["kind"] for cue in cues["cues"]} == {"title", "number", "figure", "leaves"}


def test_saving_does_not_play_the_cues_again(serving: Serving) -> None:
    served = serving(BOARD)
    served.do(Propose(Policy.MOST_THROUGH))
    stream = served.events()
    next(stream)
    served.do(Confirm())
    assert "cues" in next(stream)
    served.thread.now(served.controller.mark_saved)
    assert "cues" not in next(stream)


def test_the_caption_names_the_rule_just_used(serving: Serving) -> None:
    served = serving(BOARD)
    served.do(Propose(Policy.MOST_THROUGH))
    assert served.state()["caption"][0]["rule"] == "702.19b"
    served.do(Confirm())
    assert [line["rule"] for line in served.state()["caption"]] == ["702.19b", "704.5g"]


def test_both_languages(serving: Serving) -> None:
    served = serving(BOARD)
    served.do(Propose(Policy.MOST_THROUGH))
    english, japanese = served.state(lang="en"), served.state(lang="ja")
    assert (english["language"], japanese["language"]) == ("en", "ja")
    assert english["caption"][0]["text"].startswith("A may assign damage to P2")
    assert japanese["caption"][0]["text"].startswith("AはP2にダメージを割り振")
    assert english["steps"] != japanese["steps"]


def test_an_audience_does_not_see_the_draft_until_it_is_confirmed(serving: Serving) -> None:
    served = serving(BOARD)
    assert served.command("audience/on").status == 200
    open_draft = served.state()
    served.do(Propose(Policy.MOST_THROUGH))
    # Whatever is drafted, an audience is told the same.
    assert served.state() == open_draft
    assert drafted(open_draft) == []
    assert open_draft["guessing"] is True
    assert "count" not in open_draft
    assert drafted(served.state(Access.CONTROL, view="control")) != []
    served.do(Confirm())
    assert served.state()["players"]["P2"]["life"] == 18


def test_what_is_revealed_lasts_until_the_next_step(serving: Serving) -> None:
    served = serving(BOARD)
    served.command("audience/on")
    served.command("reveal/count")
    served.command("reveal/best")
    state = served.state()
    assert state["count"]["text"] == "3"
    assert state["best"][0] == "A assigns 1 to B and 2 to P2."
    served.do(Assign("A", "P2", 1))
    assert served.state()["count"]["text"] == "3"
    served.do(Confirm())
    assert "best" not in served.state()
    served.do(Undo(), ClearDraft())
    assert "count" not in served.state()


def test_the_watching_token_sees_no_draft_by_asking_for_the_control_view(serving: Serving) -> None:
    served = serving(BOARD)
    served.command("audience/on")
    served.do(Propose(Policy.MOST_THROUGH))
    assert drafted(served.state(Access.WATCH, view="control")) == []
    assert "control" not in served.state(Access.WATCH, view="control")


def test_long_names_are_cut_and_control_characters_are_written_out(serving: Serving) -> None:
    served = serving(f'"{"N" * 10_000}": 1/1 > P2; "<script>alert(1)</script>": 1/1 > P2')
    state = served.state()
    texts = [card["name"] for card in state["cards"].values()]
    assert max(map(len, texts)) <= 60
    assert "<script>alert(1)</script>" in texts


def test_commands_act_on_the_table(serving: Serving) -> None:
    served = serving(BOARD)
    served.do(GoTo(Moment.DECLARE_ATTACKERS))
    assert served.command("next").json == {"done": True}
    assert served.command("next", lang="ja").status == 409
    assert served.command("confirm").status == 409
    assert served.command("propose/most-through").json == {"done": True}
    assert served.command("confirm").json == {"done": True}
    assert served.state()["players"]["P2"]["life"] == 18
    assert served.command("undo").json == {"done": True}
    assert served.state()["players"]["P2"]["life"] == 20
    assert served.command("redo").json == {"done": True}
    assert served.command("nonsense").status == 404


def test_a_refused_command_says_why_in_the_language_that_is_asked_for(serving: Serving) -> None:
    served = serving(BOARD)
    assert served.command("undo").json["why"] == [{"text": "There is nothing to undo."}]
    assert served.command("undo", lang="ja").json["why"][0]["text"].startswith("取り消すことは")


def test_parts_are_hidden_and_shown(serving: Serving) -> None:
    served = serving(BOARD)
    for part in Part:
        served.command(f"hide/{part.value}")
    assert served.state()["hidden"] == [part.value for part in Part]
    served.command("show/lanes")
    assert "lanes" not in served.state()["hidden"]


def test_presets_are_kept_by_name(serving: Serving) -> None:
    served = serving(BOARD)
    kept = served.command("preset/duel", parts="lanes,life", lang="ja", theme="light", nonsense="1")
    assert kept.json == {"done": True}
    assert served.ask(f"/preset/duel?token={served.token()}").json == {
        "parts": "lanes,life",
        "lang": "ja",
        "theme": "light",
    }
    assert served.command("forget-preset/duel").status == 200
    assert served.ask(f"/preset/duel?token={served.token()}").json == {}
    assert served.command("preset/" + "n" * 200).status == 409
    assert served.command("preset/duel", Access.WATCH).status == 403


def test_who_does_not_keep_up_misses_what_lay_between_and_never_the_latest(serving: Serving) -> None:
    served = serving(FORTY)
    stream = served.events()
    told = next(stream)
    state = told["state"]
    for _ in range(150):
        served.do(Confirm(), Undo())
    served.do(Redo())
    while told["version"] < 302:
        told = next(stream)
        state = patched(state, told["patch"])
    assert state == served.state()


def test_a_page_that_stalls_is_kept_a_few_events_and_never_all_of_them(serving: Serving) -> None:
    served = serving(FORTY)
    stream = served.events()
    next(stream)
    client = stalled(served)
    everything = 0
    for intent in FLIP * 100:
        served.do(intent)
        everything += len(json.dumps(next(stream)))
    kept, versions = received(client, until=201)
    assert kept < everything / 2
    assert len(versions) < 100
    assert versions == sorted(versions)


def received(client: socket.socket, until: int) -> tuple[int, list[int]]:
    """How many bytes a page that reads again is sent until this version, and the versions in them."""
    client.settimeout(10)
    told = b""
    while f"id: {until}\n".encode() not in told:
        told += client.recv(65536)
    client.close()
    return len(told), [int(version) for version in re.findall(rb"\nid: (\d+)\n", told)]


def test_nobody_waits_for_twenty_pages_that_stall(serving: Serving) -> None:
    """Each change is heard before the next is made; who waited for a stalled page would wait until it is given up."""
    served = serving(FORTY)
    stream = served.events()
    next(stream)
    alone = work_of(served, stream)
    stalling = [stalled(served) for _ in range(20)]
    # By now they have taken as much as the system keeps for them.
    work_of(served, stream)
    beside_them = work_of(served, stream)
    for client in stalling:
        client.close()
    assert beside_them - alone < 0.005


def work_of(served: Served, stream: Iterator[Any]) -> float:
    """The seconds of processor time that everything together takes for a change until it is heard."""
    begun = time.process_time()
    for intent in FLIP * 50:
        served.do(intent)
        next(stream)
    return (time.process_time() - begun) / 100


def resident_bytes() -> int:
    """The memory of this process that is in use now."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * resource.getpagesize()


def test_twenty_pages_that_stall_cost_little_memory(serving: Serving) -> None:
    served = serving(FORTY)
    served.do(*FLIP * 50)
    before = resident_bytes()
    stalling = [stalled(served) for _ in range(20)]
    served.do(*FLIP * 100)
    assert resident_bytes() - before < 5_000_000
    for client in stalling:
        client.close()


def test_a_port_in_use_is_told(serving: Serving) -> None:
    served = serving(BOARD)
    with pytest.raises(OverlayStartError) as refused:
        serving(BOARD, port=served.port)
    assert dict(refused.value.message.values) == {"port": str(served.port)}


def test_stopped_and_started_again_and_again_while_pages_come_and_go(serving: Serving) -> None:
    served = serving(BOARD)
    token, port = served.token(), served.port
    served.server._options = replace(served.server._options, port=port)
    over = Event()
    heard: list[bytes] = []
    coming = [Thread(target=come_and_go, args=(port, token, over, heard)) for _ in range(3)]
    for one in coming:
        one.start()
    for _ in range(15):
        served.thread.now(served.server.stop)
        served.thread.now(served.server.start)
    over.set()
    for one in coming:
        one.join(20)
    assert set(heard) <= {b"event: board\n"}
    assert served.state()["cards"]
    # An unclosed socket warns when it is collected, and every warning fails a test.
    gc.collect()


def come_and_go(port: int, token: str, over: Event, heard: list[bytes]) -> None:
    """Listen and go away, until it is over."""
    while not over.wait(0.005):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        with suppress(ConnectionError, http.client.HTTPException), closing(connection):
            connection.request("GET", f"/events?token={token}")
            heard.append(connection.getresponse().readline())


def test_stopped_and_started_again(serving: Serving) -> None:
    served = serving(BOARD)
    stream = served.events()
    next(stream)
    served.thread.now(served.server.stop)
    assert list(stream) == []
    assert served.server.address() == ""
    assert not served.server.is_running
    served.thread.now(served.server.start)
    assert served.state()["cards"]
