"""`blocks`: lethal or not, and the best block, on the command line."""

import signal

import pytest

from simulator.cli import patience
from simulator.cli.patience import Patience
from tests.cli.test_progress import Terminal
from tests.command import run

BOARD = "A: 3/3 >; C: 2/2 flying >; B: 1/4 @P2; P1: life 20; P2: life 3"
LARGE = "A1..A6: 3/3 trample >; B1: 2/2 @P2; B2: 2/3 @P2; B3: 1/5 @P2; B4: 3/3 @P2; P1: life 20; P2: life 9"


def test_both_questions_in_words() -> None:
    answer = run("blocks", BOARD)
    assert (answer.status, answer.err) == (0, "")
    assert "No: this block survives, and leaves P2 at 1 life:" in answer.out
    assert "B → A" in answer.out
    assert "Nobody can block C: C has flying; B has neither flying nor reach. (702.9b)" in answer.out
    assert "of 2 legal blocks no other is as good" in answer.out


def test_both_questions_in_japanese() -> None:
    answer = run("blocks", BOARD, "--lang", "ja")
    assert "いいえ、次のブロックならP2はライフ1点で生き残ります" in answer.out


def test_both_questions_as_json() -> None:
    (player,) = run("blocks", BOARD, "--json").json["players"]
    assert (player["player"], player["side"], player["legal"]) == ("P2", ["P2"], 2)
    lethal, best = player["lethal"], player["best"]
    assert (lethal["answer"], lethal["proven"]) == (False, True)
    assert lethal["block"]["blocks"] == [{"blocker": "B", "blocking": ["A"]}]
    assert (lethal["block"]["life"], lethal["block"]["lost_in"]) == (1, None)
    assert {reason["rule"] for reason in lethal["reasons"]} == {"510.1c", "510.1b", "702.9b", "119.3"}
    assert best["goals"] == ["survive", "least-lost", "most-destroyed", "most-life"]
    assert [row["number"] for row in best["blocks"]] == [1, 1]
    assert best["blocks"][1]["lost_in"] == "combat damage"
    assert best["blocks"][0]["steps"][0]["assignment"]["C"] == {"P2": 2}


def test_a_lethal_attack_names_the_nearest_block() -> None:
    answer = run("blocks", BOARD.replace("life 3", "life 2"))
    assert answer.status == 0
    assert "Yes: P2 loses. The block that comes nearest to surviving ends at 0 life:" in answer.out
    assert "(704.5a)" in answer.out


def test_goals_are_asked_for() -> None:
    board = "A: 2/2 >; B: 2/2 @P2"
    (player,) = run("blocks", board, "--goal", "most-destroyed", "--json").json["players"]
    assert player["best"]["goals"] == ["survive", "most-destroyed"]
    assert player["best"]["blocks"][0]["blocks"] == [{"blocker": "B", "blocking": ["A"]}]
    wrong = run("blocks", board, "--goal", "win")
    assert (wrong.status, wrong.out) == (2, "")
    assert "most-life" in wrong.err


def test_one_defending_player_is_asked_for() -> None:
    board = "A: 2/2 > P2; C: 2/2 > P3; P1: life 20; P2: life 20; P3: life 2"
    assert [one["player"] for one in run("blocks", board, "--json").json["players"]] == ["P2", "P3"]
    (player,) = run("blocks", board, "--player", "P3", "--json").json["players"]
    assert player["lethal"]["answer"] is True
    assert run("blocks", board, "--player", "P1").status == 2


def test_nobody_attacks() -> None:
    assert run("blocks", "A: 2/2").out == "Nobody attacks yet, so there is nothing to block.\n"
    assert run("blocks", "A: 2/2", "--json").json["players"] == []


def test_beyond_the_limit_says_what_it_would_take() -> None:
    answer = run("blocks", LARGE, "--limit", "3")
    assert answer.status == 0
    assert "not proven: to prove it would take some" in answer.out
    (player,) = run("blocks", LARGE, "--limit", "3", "--json").json["players"]
    assert (player["best"]["proven"], player["legal"]) == (False, None)
    assert player["estimate"] > 3


def test_no_limit_at_all() -> None:
    (player,) = run("blocks", LARGE, "--limit", "0", "--json").json["players"]
    assert player["best"]["proven"] is True


class Impatient(Patience):
    """Ctrl-C comes after some work."""

    def watch(self, done: int) -> bool:
        if done == 12:
            signal.raise_signal(signal.SIGINT)
        return super().watch(done)


def test_ctrl_c_ends_it_with_what_was_found(monkeypatch: pytest.MonkeyPatch) -> None:
    before = signal.getsignal(signal.SIGINT)
    monkeypatch.setattr("simulator.cli.command_blocks.Patience", Impatient)
    answer = run("blocks", LARGE)
    assert answer.status == 130
    assert "Stopped: the best block found until then" in answer.out
    assert signal.getsignal(signal.SIGINT) is before


def test_a_second_ctrl_c_interrupts() -> None:
    watching = Patience()
    with watching.listening():
        signal.raise_signal(signal.SIGINT)
        assert not watching.watch(1)
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)


def test_progress_is_told_on_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    terminal = Terminal()
    monkeypatch.setattr("sys.stderr", terminal)
    monkeypatch.setattr(patience, "SECONDS", 0)
    watching = Patience()
    watching.begin(20_000)
    with watching.listening():
        assert watching.watch(15)
    assert terminal.getvalue() == "\r15 / 20,000\r\x1b[K"
