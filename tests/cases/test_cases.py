"""Public reports of other programs and the rules point by point: every check gives its known answer."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cases.records import Check, checks
from tests.command import Commands, in_english


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Commands:
    in_english(monkeypatch)
    return Commands(tmp_path)


@pytest.mark.parametrize(
    "check",
    [pytest.param(one, id=one.name) for one in checks()],
)
def test_known_answer(check: Check, command: Commands) -> None:
    KINDS[check.kind](check, command)


def legal(check: Check, command: Commands) -> None:
    told = check.told
    answer = command("legal", check.board, "--json", "--limit", "0")
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    found = answer.json
    if "count" in told:
        counted = found["players"][told["player"]]["count"] if "player" in told else found["count"]
        assert counted == told["count"]
    if "step" in told:
        assert found["step"] == told["step"]
    if "assignments" in told:
        assert _as_set(found["assignments"]) == _as_set(told["assignments"])
    if "list" in told:
        assert found["assignments"] == [_without_zeros(one) for one in told["list"]]
    for player, sources in told.get("sources", {}).items():
        listed = {one["id"]: [one["amount"], one["recipients"]] for one in found["players"][player]["sources"]}
        assert listed == sources
    _warnings(told, found)


def explain(check: Check, command: Commands) -> None:
    told = check.told
    answer = command("explain", check.board, "--assign", told["assign"], "--json")
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    found = answer.json
    assert found["legal"] == told["legal"]
    assert answer.status == (0 if told["legal"] else 1)
    if "rules_any" in told:
        assert {one["rule"] for one in found["violations"]} & set(told["rules_any"])
    assert all(one["message"] for one in found["violations"])
    if "nearest" in told:
        assert found["nearest"] == told["nearest"]
    if "moved" in told:
        again = command("explain", check.board, "--assign", json.dumps(found["nearest"]), "--json")
        assert again.json["legal"]
        assert _moved(told["assign"], found["nearest"]) == told["moved"]


def resolve(check: Check, command: Commands) -> None:
    told = check.told
    arguments = [part for text in told.get("assign", []) for part in ("--assign", text)]
    arguments += ["--choose", told["choose"]] if "choose" in told else []
    answer = command("resolve", check.board, *arguments, "--json")
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    assert answer.status == 0, answer.err
    found = answer.json
    _holds(told.get("final", {}), found["final"])
    if "steps" in told:
        assert [step["step"] for step in found["steps"]] == told["steps"]
    if "triggers" in told:
        listed = {(one["id"], one["when"]): one["times"] for one in found["triggers"]}
        assert listed == {(one["id"], one["when"]): one["times"] for one in told["triggers"] if one["times"]}
    if "assigned" in told:
        assert [step["assignment"] for step in found["steps"]] == told["assigned"]
    for step, rows in zip(found["steps"], told.get("damage", []), strict=False):
        _rows(rows, step["damage"])
    for step, excess in zip(found["steps"], told.get("excess", []), strict=False):
        assert step["excess"] == excess
    for step, left in zip(found["steps"], told.get("left", []), strict=False):
        assert {one["id"]: one["why"] for one in step["left"]} == left
    _warnings(told, found)


def outcomes(check: Check, command: Commands) -> None:
    told = check.told
    answer = command("outcomes", check.board, "--json", "--limit", "0")
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    found = answer.json
    assert found["count"] == told["count"]
    assert sum(one["count"] for one in found["outcomes"]) == told["count"]
    if "distinct" in told:
        assert found["distinct"] == told["distinct"]
    if "rows" in told:
        rows = list(found["outcomes"])
        for row in told["rows"]:
            rows.remove(next(one for one in rows if _is_row(row, one)))
        assert rows == []


def check_declaration(check: Check, command: Commands) -> None:
    told = check.told
    answer = command("check", check.board, "--json")
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    found = answer.json
    assert found["legal"] == told["legal"]
    assert answer.status == (0 if told["legal"] else 1)
    if "rules_any" in told:
        assert {one["rule"] for one in found["violations"]} & set(told["rules_any"])
    if not told["legal"]:
        board = json.loads(check.board)
        nearest = {**board["combat"], **found["nearest"]}
        assert command("check", json.dumps({**board, "combat": nearest}), "--json").json["legal"]
        if "changes" in told:
            assert _changes(board["combat"], found["nearest"]) == told["changes"]


def convert(check: Check, command: Commands) -> None:
    told = check.told
    answer = command("convert", check.board, "--to", told["to"])
    if _exit_alone(told, answer.status, answer.out, answer.err):
        return
    assert answer.status == 0, answer.err
    if "text" in told:
        assert answer.out == told["text"] + "\n"
    if "same" in told:
        # Equal but for defaults: both say the same when they are written once more.
        assert _normal(command, answer.out) == _normal(command, json.dumps(_whole(told["same"])))
    if told.get("back"):
        back = command("convert", answer.out, "--to", "notation")
        assert back.out == command("convert", check.board, "--to", "notation").out
    if "warns" in told:
        assert bool(answer.err) == told["warns"]


KINDS: dict[str, Callable[[Check, Commands], None]] = {
    "legal": legal,
    "explain": explain,
    "resolve": resolve,
    "outcomes": outcomes,
    "check": check_declaration,
    "convert": convert,
}


def _exit_alone(told: dict[str, Any], status: int, out: str, err: str) -> bool:
    if "exit" not in told:
        assert status in (0, 1), err
        return False
    assert status == told["exit"], err
    if status == 2:
        assert out == ""
    assert all(word in err for word in told.get("says", []))
    return True


def _warnings(told: dict[str, Any], found: dict[str, Any]) -> None:
    if "warns" in told:
        assert bool(found["warnings"]) == told["warns"]


def _without_zeros(assignment: dict[str, dict[str, int]]) -> dict[str, dict[str, int]]:
    return {source: {id: amount for id, amount in given.items() if amount} for source, given in assignment.items()}


def _as_set(assignments: list[Any]) -> set[str]:
    return {json.dumps(one, sort_keys=True) for one in assignments}


def _holds(expected: Any, found: Any) -> None:
    """What is named must be there; what is left out counts as 0, false or empty."""
    if isinstance(expected, dict):
        for key, value in expected.items():
            inner = found.get(key) if isinstance(found, dict) else None
            if key == "gone":
                assert set(inner or ()) == set(value)
            else:
                _holds(value, inner)
    else:
        assert found == expected or (not found and not expected)


def _rows(expected: list[Any], found: list[Any]) -> None:
    assert len(found) == len(expected)
    left = list(found)
    for row in expected:
        match = next((one for one in left if all(one.get(key) == value for key, value in row.items())), None)
        assert match is not None, (row, found)
        left.remove(match)


def _is_row(expected: dict[str, Any], found: dict[str, Any]) -> bool:
    return (
        found["count"] == expected["count"]
        and sorted(found["left"]) == sorted(expected["left"])
        and found["players"] == expected.get("players", {})
        and found["permanents"] == expected.get("permanents", {})
    )


def _moved(text: str, nearest: dict[str, dict[str, int]]) -> int:
    """Damage points moved among the sources that the text names."""
    typed = {
        source.strip(): {pair.split()[0]: int(pair.split()[1]) for pair in given.split(",") if pair.strip()}
        for source, given in (part.split(":") for part in text.split(";"))
    }
    slots = {(source, recipient) for source, given in typed.items() for recipient in given}
    slots |= {(source, recipient) for source, given in nearest.items() if source in typed for recipient in given}
    change = [nearest.get(s, {}).get(r, 0) - typed[s].get(r, 0) for s, r in slots]
    return max(sum(one for one in change if one > 0), -sum(one for one in change if one < 0))


def _changes(before: dict[str, Any], after: dict[str, Any]) -> int:
    def said(combat: dict[str, Any]) -> set[str]:
        attacks = {f"{one['attacker']} attacks {one['attacking']}" for one in combat.get("attacks", [])}
        blocks = {f"{one['blocker']} blocks {sorted(one['blocking'])}" for one in combat.get("blocks", [])}
        bands = {f"band {sorted(one)}" for one in combat.get("bands", [])}
        return attacks | blocks | bands

    def who(line: str) -> str:
        return line if line.startswith("band") else " ".join(line.split()[:2])

    return len({who(line) for line in said(before) ^ said(after)})


def _whole(scenario: dict[str, Any]) -> dict[str, Any]:
    return {"format": "combat-scenario", "version": 1, "active_player": "P1", **scenario}


def _normal(command: Commands, text: str) -> Any:
    return json.loads(command("convert", text, "--to", "json").out)
