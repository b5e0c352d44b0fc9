"""The page in a real browser: what it shows, what it lets through, and how it comes back."""

import re
from io import BytesIO
from itertools import combinations
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from PIL import Image, ImageFilter
from playwright.sync_api import Page, expect

from simulator.controller.cues import CueSheet
from simulator.controller.frames import frame
from simulator.controller.intents import Assign, Attack, Confirm, GoTo, Propose, Undo
from simulator.explore.policy import Policy
from simulator.overlay.cue_json import cue_sheet_json
from simulator.overlay.tokens import Access
from simulator.rules.timeline import Moment
from tests.overlay.served import Served, Serving, served

BOARD = "A: 3/3 trample > P2; B: 1/1 x A; W: loyalty 3; C: 2/2 first strike > W"
IDLE = "A: 3/3 @ P1; B: 1/1 @ P2"


def opened(page: Page, served: Served, **parameters: str) -> None:
    page.goto(served.page(**parameters))
    expect(page.locator("#stage")).to_be_visible()


def pixels(page: Page) -> Image.Image:
    return Image.open(BytesIO(page.screenshot(omit_background=True))).convert("RGBA")


def texts(page: Page, selector: str) -> list[str]:
    return page.locator(selector).all_inner_texts()


def test_transparent_pixels_are_transparent(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served)
    picture = pixels(page)
    alphas = picture.getchannel("A").histogram()
    assert picture.getpixel((0, 0)) == (0, 0, 0, 0)
    assert alphas[0] > 0.6 * picture.width * picture.height
    assert sum(alphas[200:]) > 20_000


def test_a_key_colour_fills_what_would_be_transparent(page: Page, serving: Serving) -> None:
    opened(page, serving(BOARD), key="00ff00")
    assert pixels(page).getpixel((0, 0)) == (0, 255, 0, 255)


def test_a_change_of_the_table_appears_on_the_page(page: Page, serving: Serving) -> None:
    served = serving(IDLE)
    opened(page, served)
    expect(page.locator(".arrow.attack")).to_have_count(0)
    served.do(Attack("A", "P2"))
    expect(page.locator(".arrow.attack")).to_have_count(1)
    served.do(Undo())
    expect(page.locator(".arrow.attack")).to_have_count(0)


def test_what_is_drafted_is_written_beside_the_arrows(page: Page, serving: Serving) -> None:
    served = serving("A: 3/3 trample > P2; B: 1/1 x A")
    opened(page, served)
    served.do(Assign("A", "P2", 2))
    expect(page.locator(".seat.far .note")).to_have_text("−2 → 18")
    assert sorted(texts(page, ".share")) == ["1", "1", "2"]
    expect(page.locator("#count .number")).to_have_text("3")
    expect(page.locator("#caption")).to_contain_text("702.19b")


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Declare blockers"), ("ja", "ブロック・クリーチャー指定ステップ")]
)
def test_both_languages(page: Page, serving: Serving, language: str, words: str) -> None:
    served = serving(BOARD)
    opened(page, served, lang=language)
    expect(page.locator("#step .current")).to_have_text(re.compile(words, re.IGNORECASE))
    expect(page.locator("html")).to_have_attribute("lang", language)


def test_parts_are_chosen_by_the_address_and_hidden_by_the_streamer(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served, parts="lanes,life")
    expect(page.locator(".card")).to_have_count(4)
    assert texts(page, "#step li") == []
    expect(page.locator("#count")).to_be_hidden()
    served.command("hide/lanes")
    expect(page.locator(".card")).to_have_count(0)
    expect(page.locator(".seat")).to_have_count(2)


def test_mirrored_the_attacking_side_is_above(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served)
    assert top(page, ".seat.near") > top(page, ".seat.far")
    opened(page, served, mirror="1")
    assert top(page, ".seat.near") < top(page, ".seat.far")


def top(page: Page, selector: str) -> float:
    box = page.locator(selector).bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (720, 1280), (640, 360)])
def test_everything_lies_inside_the_canvas(page: Page, serving: Serving, size: tuple[int, int]) -> None:
    served = serving("; ".join(f"A{n}: 2/2 trample > P2; B{n}: 1/1 x A{n}" for n in range(20)))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, served)
    for box in page.locator(".card, .seat, #step li").all():
        place = box.bounding_box()
        assert place is not None
        assert place["x"] >= 0
        assert place["y"] >= 0
        assert place["x"] + place["width"] <= size[0]
        assert place["y"] + place["height"] <= size[1]


def test_a_preset_speaks_where_the_address_does_not(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    served.command("preset/duel", parts="life", theme="light", lang="ja")
    opened(page, served, preset="duel", theme="contrast")
    expect(page.locator(".card")).to_have_count(0)
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    expect(page.locator("html")).to_have_attribute("lang", "ja")


def test_names_are_text(page: Page, serving: Serving) -> None:
    hostile = "<img src=x onerror=alert(1)><script>alert(1)</script>"
    served = serving(f'"{hostile}": 1/1 > P2; "{"N" * 10_000}": 1/1 > P2')
    opened(page, served)
    names = texts(page, ".card .name")
    assert hostile in names
    assert max(map(len, names)) <= 60
    assert page.locator("main img, main script").count() == 0


def test_an_audience_is_asked_to_guess(page: Page, serving: Serving) -> None:
    served = serving("A: 3/3 trample > P2; B: 1/1 x A")
    served.command("audience/on")
    served.do(Propose(Policy.MOST_THROUGH))
    opened(page, served)
    expect(page.locator("#count")).to_contain_text("How will the damage be divided?")
    assert texts(page, ".share") == []
    served.command("reveal/count")
    served.command("reveal/best")
    expect(page.locator("#count .number")).to_have_text("3")
    expect(page.locator("#best")).to_contain_text("A assigns 1 to B and 2 to P2.")


# The animated step


def dealt(served: Served) -> CueSheet:
    served.do(Confirm())
    return served.controller.cue_sheet


def test_the_page_and_the_table_agree_on_every_frame(page: Page, serving: Serving) -> None:
    served = serving(BOARD + "; D: 4/4 deathtouch, lifelink > P2; E: 5/5 x D")
    opened(page, served)
    for policy in (Policy.FIRST, Policy.MOST_THROUGH):
        served.do(Propose(policy))
        sheet = dealt(served)
        times = range(-10, sheet.duration_ms + 40, 7)
        shown = page.evaluate(
            """async ([sheet, times]) => {
                const { frame } = await import("/files/frames.js");
                return times.map((time) => frame(sheet, time));
            }""",
            [cue_sheet_json(sheet), list(times)],
        )
        assert shown == [frame_json(sheet, time) for time in times]


def frame_json(sheet: CueSheet, time_ms: int) -> Any:
    one = frame(sheet, time_ms)
    return {
        "numbers": [
            {"source": number.source, "recipient": number.recipient, "text": number.text, "progress": number.progress}
            for number in one.numbers
        ],
        "figures": [
            {"object": object, "figure": figure.value, "value": value} for object, figure, value in one.figures
        ],
        "fading": [{"id": id, "opacity": opacity} for id, opacity in one.fading],
        "title": None if one.title is None else one.title.value,
    }


RECORD = """() => {
    window.seen = [];
    const look = () => {
        const title = document.getElementById("title");
        window.seen.push({
            playing: document.documentElement.dataset.playing,
            title: title.hidden ? "" : title.textContent,
            life: Number(document.querySelector(".seat.far .life")?.textContent),
            numbers: [...document.querySelectorAll(".flying")].map((one) => one.textContent),
            there: [...document.querySelectorAll(".card .name")].map((one) => one.textContent),
        });
        requestAnimationFrame(look);
    };
    look();
}"""


def seen_while_dealt(page: Page, served: Served) -> list[Any]:
    """What stood on the page at each of its frames while a step was dealt."""
    page.evaluate(RECORD)
    served.do(Confirm())
    expect(page.locator(".seat.far .life")).to_have_text("16", timeout=15_000)
    expect(page.locator("html")).to_have_attribute("data-playing", "false", timeout=15_000)
    # The recorder looks once a frame: its last look must be one at the end.
    page.wait_for_function("(seen => seen.life === 16 && seen.playing === 'false')(window.seen.at(-1))")
    seen: list[Any] = page.evaluate("window.seen")
    return seen


def test_a_dealt_step_is_played_in_order_and_ends_as_the_table_does(page: Page, serving: Serving) -> None:
    served = serving("A: 5/5 trample > P2; B: 1/1 x A")
    served.do(Propose(Policy.MOST_THROUGH))
    opened(page, served)
    seen = seen_while_dealt(page, served)
    places = range(len(seen))
    first = {
        "title": next(place for place in places if seen[place]["title"].casefold() == "combat damage"),
        "number": next(place for place in places if "4" in seen[place]["numbers"]),
        "life": next(place for place in places if seen[place]["life"] != 20),
        "gone": next(place for place in places if "B" not in seen[place]["there"]),
    }
    assert list(first) == sorted(first, key=lambda name: first[name])
    lives = [one["life"] for one in seen]
    assert lives == sorted(lives, reverse=True)
    assert set(lives) > {20, 16}
    agrees(page, served)


def test_with_reduced_motion_the_end_is_there_at_once(page: Page, serving: Serving) -> None:
    served = serving("A: 5/5 trample > P2; B: 1/1 x A")
    served.do(Propose(Policy.MOST_THROUGH))
    opened(page, served, motion="reduced")
    seen = seen_while_dealt(page, served)
    assert {one["life"] for one in seen} == {20, 16}
    assert all(one["numbers"] == [] and one["playing"] == "false" for one in seen)
    agrees(page, served)


def test_with_a_delay_the_page_is_so_much_behind(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    page.goto(served.page(delay="1.5"))
    expect(page.locator("#stage")).to_be_visible()
    assert page.evaluate("performance.now()") >= 1500


def agrees(page: Page, served: Served) -> None:
    """The page shows who is there, and every figure, as the table's board has it."""
    board = served.controller.state
    assert [int(life) for life in texts(page, ".seat .life")] == [player.life for player in board.players]
    in_combat = [card for card in board.cards if card.role.value != "idle" or card.kind.value != "creature"]
    assert sorted(texts(page, ".card .name")) == sorted(card.id for card in in_combat)
    marked = [str(card.damage) for card in in_combat if card.damage]
    assert sorted(filter(None, texts(page, ".card .damage"))) == sorted(marked)


# Coming and going


def test_a_page_shows_nothing_when_the_program_has_stopped(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served)
    served.thread.now(served.server.stop)
    expect(page.locator("#stage")).to_be_hidden(timeout=1500)
    assert page.locator(".card, .seat").count() == 0
    assert pixels(page).getchannel("A").getextrema() == (0, 0)


def test_a_killed_and_restarted_program_is_found_again_within_3_seconds(
    page: Page, serving: Serving, tmp_path: Path
) -> None:
    first = serving(BOARD)
    port = first.port
    opened(page, first)
    first.thread.now(first.server.stop)
    expect(page.locator("#stage")).to_be_hidden()
    with served("A: 7/7 > P2", tmp_path, port=port):
        expect(page.locator(".card .figure")).to_have_text("7/7", timeout=3000)


def test_a_page_that_missed_something_asks_for_everything(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served)
    differing = page.evaluate(
        """async () => {
            const { Stream } = await import("/files/stream.js");
            const lost = [];
            const stream = Object.create(Stream.prototype);
            Object.assign(stream, { version: 3, state: {}, source: { close() {} }, connect() {} });
            stream.heard();
            stream.onLost = () => lost.push("lost");
            stream.onState = () => lost.push("drawn");
            stream.hear({ version: 6, base: 5, patch: {} });
            return lost;
        }"""
    )
    assert differing == ["lost"]


def test_the_control_page_carries_the_table_on(page: Page, serving: Serving) -> None:
    served = serving("A: 3/3 trample > P2; B: 1/1 x A")
    served.do(GoTo(Moment.DECLARE_ATTACKERS))
    page.set_viewport_size({"width": 320, "height": 640})
    page.goto(served.page(Access.CONTROL))
    page.get_by_role("button", name="On to declare blockers").click()
    page.get_by_role("button", name="most through").click()
    expect(page.locator("#shares")).to_contain_text("A → P2: 2")
    page.get_by_role("button", name="Deal combat damage").click()
    expect(page.locator("#where")).to_have_text("Combat damage")
    page.locator("#undo").click()
    expect(page.locator("#where")).to_have_text("Declare blockers")
    page.get_by_role("button", name="Let viewers guess").click()
    expect(page.get_by_role("button", name="Let viewers guess")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Caption").click()
    assert served.state()["hidden"] == ["caption"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_control_page_says_when_the_program_has_stopped(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    page.goto(served.page(Access.CONTROL, lang="ja"))
    expect(page.locator("#control")).to_be_visible()
    served.thread.now(served.server.stop)
    expect(page.locator("#control")).to_be_hidden()
    expect(page.locator("#lost")).to_contain_text("待機中")


# What stands where


SEATED = "A: 7/7 trample > P2; B: 2/2 x A; C: 2/2 > W; W: loyalty 4; D: 3/3 > S; S: defense 5; E: 4/4 > P2; F: 5/5 x E"
Box = tuple[float, float, float, float]


def boxes(page: Page, selector: str) -> list[Box]:
    """The left, upper, right and lower ends of everything seen."""
    found = [one.bounding_box() for one in page.locator(selector).filter(visible=True).all()]
    return [(box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]) for box in found if box]


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def meeting(all: list[Box]) -> list[tuple[Box, Box]]:
    return [pair for pair in combinations(all, 2) if meet(*pair)]


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("margin", ["3", "10"])
@pytest.mark.parametrize("size", [(1280, 720), (720, 1280)])
def test_nothing_covers_cards_notes_or_points(
    page: Page, serving: Serving, size: tuple[int, int], margin: str, language: str
) -> None:
    served = serving(SEATED)
    served.do(Propose(Policy.MOST_THROUGH))
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, served, margin=margin, lang=language)
    page.evaluate("document.fonts.ready.then(() => null)")
    seats = boxes(page, ".seat")
    things = [*boxes(page, ".card"), *seats]
    assert meeting(things) == []
    assert meeting(boxes(page, ".share")) == []
    assert [note for note in boxes(page, ".creature .below") if any(meet(note, seat) for seat in seats)] == []
    around = boxes(page, "#count") + boxes(page, "#caption p") + boxes(page, "#step li")
    assert not [(part, one) for part in around for one in things if meet(part, one)]
    inside = (size[0] * int(margin) / 100, size[1] * int(margin) / 100)
    for left, top, right, bottom in around + things:
        assert left >= inside[0] - 1
        assert top >= inside[1] - 1
        assert right <= size[0] - inside[0] + 1
        assert bottom <= size[1] - inside[1] + 1


@pytest.mark.parametrize("mirror", ["0", "1"])
def test_an_unblocked_attacker_s_arrow_crosses_no_blocker(page: Page, serving: Serving, mirror: str) -> None:
    served = serving(SEATED)
    opened(page, served, mirror=mirror)
    blockers = boxes(page, ".card.blocking")
    ways = page.locator(".arrow.attack:not(.held) .line").all()
    assert len(ways) == 2
    for way in ways:
        points = way.evaluate(
            "way => [...Array(60).keys()].map(part => way.getPointAtLength(way.getTotalLength() * part / 59))"
            ".map(({ x, y }) => [x, y])"
        )
        assert not [(x, y) for x, y in points for box in blockers if meet((x, y, x, y), box)]


def test_points_in_the_light_theme_have_no_second_edge(page: Page, serving: Serving) -> None:
    served = serving("A: 3/3 > P2")
    opened(page, served, theme="light")
    expect(page.locator(".share")).to_have_css("text-shadow", "none")


SIX = "; ".join(
    [f"P{n}: life {n * 37}" for n in range(1, 7)]
    + [f"A{n}: {n + 1}/{n + 1} trample > P{n % 5 + 2}" for n in range(10)]
    + [f"B{n}: 1/1 @ P{n % 5 + 2} x A{n}" for n in range(6)]
    + ["W: loyalty 4", "A11: 2/2 > W"]
)
UNBLOCKED = "; ".join(f"A{n}: {n}/{n} > P2" for n in range(40))
MANY_BLOCKS = "A: 60/60 trample > P2; B1..B12: 1/1 x A; C: 60/60 trample > P2; D1..D6: 1/2 x C"
HEAVY = "A: 100/100 damage 77 trample > P2; B: 999/999 damage 99 x A; P2: life 99999"
LONG = '"絶望の荒野を統べる永遠の守護天使"'
WORDY = f"{LONG}: 5/5 trample, flying, lifelink, deathtouch, menace, haste > P2; B: 1/1 x {LONG}; C: 2/2 > P2"
BOARDS = {"six": SIX, "unblocked": UNBLOCKED, "many blocks": MANY_BLOCKS, "heavy": HEAVY, "wordy": WORDY}
SIZES = [(1280, 720), (720, 1280), (640, 360)]


@pytest.mark.parametrize("mirror", ["0", "1"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("board", BOARDS)
def test_large_boards_cover_and_cut_nothing(
    page: Page, serving: Serving, board: str, size: tuple[int, int], mirror: str
) -> None:
    served = serving(BOARDS[board])
    served.do(Propose(Policy.MOST_THROUGH))
    served.command("reveal/best")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    opened(page, served, lang="ja", mirror=mirror)
    expect(page.locator("#best")).to_be_visible(visible=board != "unblocked")
    things = [*boxes(page, ".card"), *boxes(page, ".seat")]
    around = boxes(page, "#count") + boxes(page, "#caption p") + boxes(page, "#step li") + boxes(page, "#best")
    assert meeting(things) == []
    assert meeting(around) == []
    assert not [(part, one) for part in around for one in things if meet(part, one)]
    assert cut_short(page, ".figure, .life, .seat .note, .damage, #count .left") == []


def cut_short(page: Page, selector: str) -> list[str]:
    """What is seen of these and is wider than its own place or than the card or seat it stands in."""
    found: list[str] = (
        page.locator(selector)
        .filter(visible=True)
        .evaluate_all(
            """nodes => nodes.filter((node) => {
            const own = node.getBoundingClientRect();
            const around = (node.closest(".card, .seat") ?? node).getBoundingClientRect();
            const isOutside = own.right > around.right + 1 || own.left < around.left - 1;
            return isOutside || node.scrollWidth > node.clientWidth + 1;
        }).map((node) => `${node.className} ${node.textContent}`)"""
        )
    )
    return found


def test_two_lines_of_a_caption_are_as_wide_as_they_are(page: Page, serving: Serving) -> None:
    served = serving(MANY_BLOCKS)
    served.do(Propose(Policy.MOST_THROUGH))
    opened(page, served)
    ((left, _, right, _),) = boxes(page, "#caption p")
    ends = page.locator("#caption .text").evaluate(
        "node => { const all = document.createRange(); all.selectNodeContents(node);"
        " const box = all.getBoundingClientRect(); return [box.left, box.right, box.height / 19]; }"
    )
    assert ends[2] > 2
    assert right - ends[1] < 20
    assert left < ends[0]


def test_names_from_right_to_left_leave_the_sentence_in_order(page: Page, serving: Serving) -> None:
    served = serving('"תנין": 3/3 trample > P2; B: 1/1 x "תנין"; "x\u202etxet": 1/1 > P2')
    served.do(Propose(Policy.MOST_THROUGH))
    opened(page, served)
    expect(page.locator("#caption .text").first).to_contain_text("\u2068תנין\u2069 may assign damage")
    assert "xtxet" in texts(page, ".card .name")


@pytest.mark.parametrize("key", ["00ff00", "ff00ff"])
@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
def test_over_a_colour_to_be_taken_out_everything_stays(page: Page, serving: Serving, theme: str, key: str) -> None:
    served = serving(
        "A: 5/5 damage 1 first strike, trample, deathtouch, lifelink, toxic 1 > P2; B: 2/2 x A; "
        "W: loyalty 4; C: 2/2 > W"
    )
    opened(page, served, key=key, theme=theme)
    shown = np.asarray(pixels(page).convert("RGB")).astype(float)
    away = distances(shown, key)
    # Smooth edges of what is drawn hold a part of the colour.
    ground = np.asarray(Image.fromarray((away < 0.02).astype(np.uint8) * 255).filter(ImageFilter.MaxFilter(13)))
    # So do some in gaps that are too narrow to hold any ground; a badge or plate that is lost is hundreds.
    assert ((away < 0.45) & (ground == 0)).sum() < 100


def distances(shown: Any, key: str) -> Any:
    """How far each pixel's hue is from a colour, weighed as OBS weighs them."""
    parts = (shown - [int(key[at : at + 2], 16) for at in (0, 2, 4)]) / 255
    chroma = parts @ [[-0.1006, 0.4392], [-0.3386, -0.3989], [0.4392, -0.0403]]
    return np.hypot(chroma[..., 0], chroma[..., 1])


# A page that slept


SLEEPY = """() => {
    const [now, ticks] = [Date.now, performance.now.bind(performance)];
    window.asleep = { time: 0, ticks: 0 };
    Date.now = () => now() + window.asleep.time;
    performance.now = () => ticks() + window.asleep.ticks;
    window.lost = 0;
    new MutationObserver(() => { if (document.getElementById("stage").hidden) window.lost += 1; })
        .observe(document, { subtree: true, attributeFilter: ["hidden"] });
}"""


@pytest.mark.parametrize("clock", ["time", "ticks"])
def test_a_page_that_slept_asks_anew_before_it_shows_a_board(page: Page, serving: Serving, clock: str) -> None:
    served = serving(BOARD)
    page.add_init_script(f"({SLEEPY})()")
    opened(page, served)
    assert page.evaluate("window.lost") == 0
    page.evaluate(
        "clock => { window.asleep[clock] = 60_000; document.dispatchEvent(new Event('visibilitychange')); }", clock
    )
    assert page.evaluate("document.getElementById('stage').hidden")
    expect(page.locator("#stage")).to_be_visible(timeout=3000)
    assert page.evaluate("window.lost") == 1


def test_a_page_that_is_frozen_shows_nothing_when_it_wakes(page: Page, serving: Serving) -> None:
    served = serving(BOARD)
    opened(page, served)
    page.evaluate("document.dispatchEvent(new Event('freeze'))")
    assert page.locator(".card").count() == 0
    expect(page.locator("#stage")).to_be_visible(timeout=3000)


def test_a_clock_that_is_set_back_loses_nothing(page: Page, serving: Serving) -> None:
    served = serving("A: 3/3 trample > P2; B: 1/1 x A")
    page.add_init_script(f"({SLEEPY})()")
    opened(page, served)
    page.evaluate("window.asleep.time = -3_600_000")
    served.do(Assign("A", "P2", 2))
    expect(page.locator(".seat.far .note")).to_have_text("−2 → 18")
    served.thread.now(served.server.stop)
    expect(page.locator("#stage")).to_be_hidden(timeout=1500)


def test_poison_says_what_it_comes_to(page: Page, serving: Serving) -> None:
    served = serving("A: 2/2 toxic 1 > P2")
    opened(page, served)
    expect(page.locator(".seat.far .poison")).to_have_text("poison 0 → 1")
    served.do(Confirm(), Confirm())
    expect(page.locator(".seat.far .poison")).to_have_text("poison 1", timeout=15_000)


def test_arrows_that_run_the_same_way_run_beside_one_another(page: Page, serving: Serving) -> None:
    served = serving("A: 1/1 > W; B: 1/1 > V; C: 1/1 > P2; W: loyalty 3; V: loyalty 3; S: defense 3; D: 1/1 > S")
    opened(page, served)
    levels = page.locator(".arrow.attack .line").evaluate_all(
        "ways => ways.map(way => way.getPointAtLength(way.getTotalLength() * 0.8).y)"
    )
    assert len({round(level) for level in levels}) == 4
