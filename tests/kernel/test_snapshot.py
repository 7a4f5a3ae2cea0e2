"""Snapshots: read again exactly, in any process, or refused with a reason; never misread."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.kernel import snapshot
from questhall.kernel.snapshot import SnapshotError
from tests.kernel.toy import TOY, Show, ToySettings, ToyState, play_on

ROOT = Path(__file__).parents[2]

ELSEWHERE = """
import sys
from questhall.kernel import snapshot
from tests.kernel.toy import TOY, play_on
g = snapshot.restore(TOY, sys.stdin.buffer.read())
play_on(g, 77)
print(snapshot.fingerprint(TOY, g))
"""


def in_the_middle() -> ToyState:
    """One secret answer is given, two are open."""
    g: ToyState = TOY.start(ToySettings(), 5)
    assert g.answer(1, g.options(1)[2]) is None
    return g


def changed(change: Callable[[dict[str, Any]], object]) -> bytes:
    """A snapshot that somebody has changed."""
    data = msgspec.json.decode(snapshot.take(TOY, in_the_middle()))
    change(data)
    return msgspec.json.encode(data)


def test_a_restored_state_is_the_same_and_goes_on_alike() -> None:
    g = in_the_middle()
    again = snapshot.restore(TOY, snapshot.take(TOY, g))
    assert TOY.save(again) == TOY.save(g)
    assert again.given == g.given
    assert play_on(again, 4) == play_on(g, 4)
    assert TOY.save(again) == TOY.save(g)


def test_a_state_restored_in_another_process_goes_on_identically() -> None:
    g = in_the_middle()
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=snapshot.take(TOY, g), capture_output=True, cwd=ROOT, check=True,
        env={"PYTHONPATH": f"{ROOT / 'src'}:{ROOT}", "PYTHONHASHSEED": "123"},
    )  # fmt: skip
    play_on(g, 77)
    assert done.stdout.decode().strip() == snapshot.fingerprint(TOY, g)


def test_the_same_state_has_the_same_fingerprint_and_another_one_another() -> None:
    one, same, other = in_the_middle(), in_the_middle(), TOY.start(ToySettings(), 5)
    assert snapshot.fingerprint(TOY, one) == snapshot.fingerprint(TOY, same)
    assert snapshot.fingerprint(TOY, one) != snapshot.fingerprint(TOY, other)


def test_a_finished_game_can_be_kept_too() -> None:
    g = in_the_middle()
    play_on(g, 4)
    again = snapshot.restore(TOY, snapshot.take(TOY, g))
    assert again.over
    assert TOY.outcome(again) == TOY.outcome(g)


# --- versions -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "reason"),
    [
        ("format", 3, "this is snapshot format 3; this version reads 2"),
        ("format", "one", "this is snapshot format 'one'; this version reads 2"),
        ("game", "chess", "this is a game of chess, not of toy"),
        ("rules", "0.9", "made with rules version 0.9; here are the rules 1"),
        ("packs", {"cards": "2.0"}, "made with pack cards 2.0; here is 1.0"),
        ("packs", {}, "made with pack cards missing; here is 1.0"),
        ("packs", {"cards": "1.0", "more": "3.0"}, "made with pack more 3.0; here is none"),
    ],
)
def test_an_unknown_version_is_refused_by_name(field: str, value: object, reason: str) -> None:
    data = changed(lambda raw: raw.update({field: value}))
    with pytest.raises(SnapshotError) as error:
        snapshot.restore(TOY, data)
    assert str(error.value) == reason


# --- damage ----------------------------------------------------------------------------

DAMAGE: dict[str, Callable[[dict[str, Any]], object]] = {
    "a value": lambda raw: raw["state"].update(rolls=9),
    "a hidden card": lambda raw: raw["state"]["hands"][0].__setitem__(0, 99),
    "the kind of a value": lambda raw: raw["state"].update(rolls="many"),
    "a field less": lambda raw: raw["state"].pop("hands"),
    "a field more": lambda raw: raw["state"].update(mood="good"),
    "the stack": lambda raw: raw["state"]["stack"][0].update(type="Nothing"),
    "a secret answer": lambda raw: raw["state"]["given"][0][1].update(card=1),
    "the settings": lambda raw: raw["settings"].update(rounds=1),
    "settings of another game": lambda raw: raw["settings"].update(monsters=1),
    "nothing of it": lambda raw: raw.clear(),
    "a part less": lambda raw: raw.pop("state"),
    "a part more": lambda raw: raw.update(signature="x"),
    "the digest": lambda raw: raw.update(digest="0" * 64),
}


@pytest.mark.parametrize("what", DAMAGE)
def test_a_damaged_snapshot_is_refused(what: str) -> None:
    with pytest.raises(SnapshotError, match=r"damaged|no snapshot|format None"):
        snapshot.restore(TOY, changed(DAMAGE[what]))


@pytest.mark.parametrize(
    "data", [b"", b"nothing", b"[]", b"7", b'"text"', b"\xff\xfe", b"{}"], ids=lambda data: repr(data)
)
def test_something_else_is_no_snapshot(data: bytes) -> None:
    with pytest.raises(SnapshotError):
        snapshot.restore(TOY, data)


def test_a_snapshot_cut_off_anywhere_is_refused() -> None:
    data = snapshot.take(TOY, in_the_middle())
    for length in range(0, len(data), 7):
        with pytest.raises(SnapshotError):
            snapshot.restore(TOY, data[:length])


def test_a_state_that_fits_its_digest_but_no_game_is_refused() -> None:
    def forge(raw: dict[str, Any]) -> None:
        raw["state"]["stack"][0]["type"] = "Nothing"
        raw["digest"] = snapshot.digest([raw["settings"], raw["state"]])

    with pytest.raises(SnapshotError, match="damaged"):
        snapshot.restore(TOY, changed(forge))


def test_a_snapshot_is_taken_between_reactions_too() -> None:
    g = in_the_middle()
    for seat in (0, 2):
        assert g.answer(seat, g.options(seat)[0]) is None
    assert g.answer(1, Show()) is None
    again = snapshot.restore(TOY, snapshot.take(TOY, g))
    assert [ask.seat for ask in again.asks] == [0, 2]
