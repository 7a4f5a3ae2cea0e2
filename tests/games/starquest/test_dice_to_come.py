"""Everything lies open but the dice to come: nothing that reaches anybody depends on them or betrays their seed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.plan import QUARTERS
from questhall.games.starquest.settings import NEW_MISSION, Settings
from questhall.games.starquest.state import StarQuest
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random, number
from questhall.kernel.foresight import foresee
from tests.games.starquest.samples import SETTINGS

SEED = 3_141_592_653_589_793_238
"""Known by its digits wherever it turned up."""
STEPS = 30
every_sample = pytest.mark.parametrize("settings", SETTINGS, ids=range(len(SETTINGS)))


def on_the_way(settings: Settings) -> Iterator[StarQuest]:
    """A random mission, at every third question."""
    g, random = STARQUEST.start(settings, SEED, log=True), Random(4)
    for n in range(STEPS):
        if not g.asks:
            return
        if n % 3 == 0:
            yield g
        seat = random.choice(g.asks).seat
        assert g.answer(seat, STARQUEST.sample(g, seat, random)) is None


def reaching(g: StarQuest, seat: int | None, tried: Random) -> list[Any]:
    """The view, the question with all it offers, and what would follow of a few answers. Any: all of it."""
    found: list[Any] = [STARQUEST.view(g, seat)]
    ask = None if seat is None else g.ask_of(seat)
    if seat is None or ask is None:
        return found
    options = list(g.options(seat))
    answers = {type(option): option for option in options}.values()
    said = [*answers, STARQUEST.sample(g, seat, tried)]
    return [*found, g.offer(seat), options, [foresee(STARQUEST, g, seat, answer) for answer in said]]


def everybody(settings: Settings) -> tuple[int | None, ...]:
    return None, *STARQUEST.seats(settings)


def heard(lines: list[Told], g: StarQuest, seat: int | None) -> list[Any]:
    """Lines of the log, in words and as they are shown. Any: whatever they carry."""
    teller = STARQUEST.teller("en", seat, marked=True)
    teller.see(STARQUEST.view(g, seat))
    return [(teller.line(line), teller.shown(line)) for line in lines]


@every_sample
def test_other_dice_to_come_change_nothing_for_anybody(settings: Settings) -> None:
    compared = 0
    for n, g in enumerate(on_the_way(settings)):
        other = g.clone()
        other.seed, other.offers = SEED + 1 + n, {}
        for seat in everybody(settings):
            one, two = (msgspec.json.encode(reaching(table, seat, Random(n))) for table in (g, other))
            assert one == two
            compared += 1
    assert compared > 12


@every_sample
def test_the_seed_reaches_nobody(settings: Settings) -> None:
    for n, g in enumerate(on_the_way(settings)):
        for seat in everybody(settings):
            sent = msgspec.json.encode([reaching(g, seat, Random(n)), heard((g.log or [])[-40:], g, seat)])
            assert str(SEED).encode() not in sent


@every_sample
def test_nor_does_it_stand_in_a_table_that_one_could_be_sitting_at(settings: Settings) -> None:
    """Players try their answers in such tables."""
    for n, g in enumerate(on_the_way(settings)):
        for seat in STARQUEST.seats(settings):
            imagined = STARQUEST.determinize(g, seat, Random(n))
            assert str(SEED).encode() not in msgspec.json.encode(STARQUEST.save(imagined))
            assert imagined.plan is g.plan


def test_the_table_of_a_new_mission_says_nothing_of_the_dice() -> None:
    """It is made of the same seed, and everybody sees it: none of its choices may go with one of the first dice."""
    games, dice = 60, 12
    goes_with = [0] * 2 * dice
    chosen = Settings(heroes=2, mission=NEW_MISSION)
    for seed in range(games):
        made = STARQUEST.lay_out(chosen, seed).plan.mission
        seen = v.PRIMARIES.index(made.primary) / len(v.PRIMARIES), QUARTERS.index(made.corner) / len(QUARTERS)
        for at in range(dice):
            face = number(seed, at) * 6 >> 64
            goes_with[at] += int(seen[0] * 6) == face
            goes_with[dice + at] += int(seen[1] * 6) == face
    assert max(goes_with) < games / 2
