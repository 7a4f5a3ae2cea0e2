"""The enemies in the frame of the game: in words, by a person, beside a real table, and on the shipped missions."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from questhall.games.starquest import moves as m
from questhall.games.starquest import values
from questhall.games.starquest.entities import MASTER, Enemy, Model
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.rules import placing
from questhall.games.starquest.rules.coherency import is_together
from questhall.games.starquest.rules.enemies import EnemyActivation
from questhall.games.starquest.settings import Settings
from questhall.games.starquest.state import StarQuest
from questhall.games.starquest.view import view
from questhall.kernel.answers import Answer
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.chance import Told
from questhall.kernel.dice import Random
from questhall.kernel.foresight import foresee
from tests.games.starquest.enemy_turns import activates, only, places, said, stands_well
from tests.games.starquest.scenario import Table, box

MISS = (1,) * 12
LED = Settings(master=True)
BESIDE = Settings(beside=True)
WALL = box(0, 20, 40, 1, height=6, impassable=True)


def in_words(t: Table, told: Told, lang: str) -> str:
    teller = STARQUEST.teller(lang, 1)
    teller.see(STARQUEST.view(t.g, 1))
    return teller.line(told) or ""


# --- in words -------------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-84", "ST-280")
def test_the_reason_is_told_with_its_figures() -> None:
    t = Table("pilot", at=((10, 10),))
    activates(t, t.put("boarder", (10, 15)), *MISS)
    told = next(line for line in t.g.log or () if line.key == "log.ai-charge-does-more")
    assert "1.25" in in_words(t, told, "en")
    assert "1,25" in in_words(t, told, "de")
    assert told.rules == ("ST-84", "ST-280")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_line_has_words(lang: str) -> None:
    book = STARQUEST.teller(lang, 1).book
    given: dict[str, object] = {"rolls": ("3 × 4+",), "bearing": "ne"}
    t = Table("pilot", at=((10, 10),))
    t.put("boarder", (10, 15))
    for key in sorted(book.keys()):
        if key.startswith("log.ai-"):
            args = {name: given.get(name, 11) for name in book.arguments(key)}
            assert in_words(t, Told(key, (), args), lang)


# --- a person plays the enemies -----------------------------------------------------------------------------------


def led(kind: str, *where: tuple[float, float]) -> tuple[Table, Enemy]:
    t = Table("pilot", "breaker", at=((10, 10), (40, 10)), settings=LED)
    unit = t.put(kind, *where)
    t.run(EnemyActivation(unit=unit.id))
    return t, unit


@pytest.mark.rule("ST-13")
def test_what_is_written_is_offered_first_and_said_in_words() -> None:
    t, gunhand = led("gunhand", (10, 40))
    assert (t.asked, t.asked_seat) == ("starquest.enemy", MASTER)
    assert t.options()[0] == m.Written()
    seen = foresee(STARQUEST, t.g, MASTER, m.Written())
    assert [(line.told.key, line.share) for line in seen.expected] == [("log.ai-advances", 1_000)]
    assert seen.tries == 0
    t.roll(*MISS)
    t.do(m.Written())
    assert said(t) == ["log.ai-advances"]
    assert places(gunhand) == [(10, 35.26)]


def test_a_die_that_would_decide_is_not_foreseen() -> None:
    t = Table("pilot", "breaker", at=((14, 10), (34, 10)), settings=LED)
    gun = t.put("bastion_gun", (24, 24))
    t.run(EnemyActivation(unit=gun.id))
    assert foresee(STARQUEST, t.g, MASTER, m.Written()).tries > 0


@pytest.mark.rule("ST-203", "ST-223")
def test_an_order_to_hold_may_be_followed_by_shots() -> None:
    t, gunhand = led("gunhand", (10, 30))
    t.do(m.Hold())
    assert t.asked == "starquest.enemy-shots"
    assert t.options() == [m.ShootAt(1), m.HoldFire()]
    t.do(m.HoldFire())
    assert not t.told("log.shot")
    assert gunhand.activated


def test_an_order_to_shoot_is_a_hold() -> None:
    t, _ = led("gunhand", (10, 30))
    assert t.refused(m.ShootAt(2)).key == "refusal.shot-range"
    t.roll(*MISS)
    t.do(m.ShootAt(1))
    assert only(t, "log.shot")["target"] == 1


@pytest.mark.rule("ST-26", "ST-83")
def test_an_order_to_advance_goes_along_a_path_and_may_shoot_then() -> None:
    t, gunhand = led("gunhand", (25, 30))
    assert t.refused(m.AdvanceUnit((t.at(25, 23),))).key == "refusal.too-far"
    t.do(m.AdvanceUnit((t.at(25, 25),)))
    assert places(gunhand) == [(25, 25)]
    assert t.options() == [m.ShootAt(1), m.ShootAt(2), m.HoldFire()]


@pytest.mark.rule("ST-28")
def test_an_order_to_rush_ends_the_activation() -> None:
    t, gunhand = led("gunhand", (25, 30))
    assert t.refused(m.RushUnit((t.at(25, 17),))).key == "refusal.too-far"
    t.do(m.RushUnit((t.at(25, 19),)))
    assert places(gunhand) == [(25, 19)]
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-88", "ST-251")
def test_the_others_follow_the_first_model() -> None:
    t, gang = led("scrap_gang", (20, 38), (21.4, 38), (20, 39.4), (21.4, 39.4))
    t.do(m.AdvanceUnit((t.at(20, 33),)))
    assert places(gang)[0] == (20, 33)
    assert stands_well(t, gang)


@pytest.mark.rule("ST-88", "ST-89", "ST-251")
def test_an_order_that_tears_a_group_apart_is_refused() -> None:
    """There is a thin wall between the first and the others."""
    wall = box(20.7, 30, 0.2, 16, height=6, impassable=True)
    t = Table("pilot", at=((10, 10),), settings=LED, terrain=(wall,))
    t.run(EnemyActivation(unit=t.put("scrap_gang", (20, 38), (21.6, 38), (22.9, 38), (21.6, 39.3)).id))
    refusal = t.refused(m.RushUnit((t.at(9, 38),)))
    assert (refusal.key, refusal.rules) == ("refusal.group-apart", ("ST-88", "ST-89", "ST-251"))


@pytest.mark.rule("ST-35", "ST-225", "ST-256")
def test_an_order_to_charge() -> None:
    t, penitent = led("penitent", (10, 20))
    assert t.refused(m.Charge(2)).rules == ("ST-35", "ST-256")
    t.roll(*MISS)
    t.do(m.Charge(1))
    assert only(t, "log.charges")["unit"] == penitent.id
    t, _ = led("bastion_gun", (10, 20))
    assert t.refused(m.Charge(1)).rules == ("ST-225",)
    assert t.refused(m.AdvanceUnit((t.at(10, 18),))).rules == ("ST-137",)


@pytest.mark.rule("ST-284")
def test_an_order_to_do_nothing() -> None:
    t, gunhand = led("gunhand", (10, 20))
    t.do(m.Skip())
    assert only(t, "log.skips") == {"unit": gunhand.id}
    assert t.asked == "starquest.next"


@pytest.mark.rule("ST-66")
def test_nobody_is_asked_for_a_shaken_unit() -> None:
    t = Table("pilot", at=((10, 10),), settings=LED)
    gunhand = t.put("gunhand", (10, 20))
    gunhand.shaken = True
    t.run(EnemyActivation(unit=gunhand.id))
    assert t.asked == "starquest.next"


@pytest.mark.parametrize("kind", ["gunhand", "scrap_gang", "bastion_gun", "glimmers"])
def test_everything_that_is_offered_or_drawn_is_possible(kind: str) -> None:
    t, _ = led(kind, (20, 30))
    question, frame, random = QUESTIONS["starquest.enemy"], t.g.stack[-1], Random(3)
    drawn: list[Answer] = [question.sample(t.g, frame, MASTER, random) for _ in range(12)]
    for answer in (*t.options(), *drawn):
        assert t.g.refuse(MASTER, answer) is None
        h = t.g.clone()
        assert h.answer(MASTER, answer) is None
    assert question.domain(t.g, frame, MASTER)


# --- beside a real table ------------------------------------------------------------------------------------------


@pytest.mark.rule("ST-13")
def test_beside_a_real_table_the_house_says_what_to_move_and_waits() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (40, 10)), settings=BESIDE)
    gunhand = t.put("gunhand", (10, 40))
    activates(t, gunhand, *MISS)
    assert only(t, "log.ai-instruction.advance") == {
        "unit": gunhand.id, "target": 1, "rolls": ("3 × 5+",), "inches": 4_740, "bearing": "n",
    }  # fmt: skip
    assert t.asked == "starquest.ready"
    assert [ask.seat for ask in t.g.asks] == [1, 2]
    (told,) = view(t.g, 1).instructions
    assert (told.what, told.unit, told.target, told.bearing, told.rolls) == ("advance", gunhand.id, 1, "n", ((3, 5),))
    t.do(m.Ready(), 2)
    assert t.asked == "starquest.next"
    assert view(t.g, 1).instructions == ()


@pytest.mark.rule("ST-13")
def test_beside_a_real_table_every_sentry_has_to_be_put_there() -> None:
    g = STARQUEST.start(replace(BESIDE, heroes=2, company=("pilot", "breaker")), 3)
    assert [(one.what, one.unit) for one in view(g, 1).instructions] == [("place", unit) for unit in g.units]


@pytest.mark.rule("ST-13")
def test_beside_a_real_table_the_people_roll_for_the_enemies() -> None:
    t = Table("pilot", at=((10, 10),), settings=BESIDE)
    t.g.own_dice = (1,)
    gunhand = t.put("gunhand", (10, 30))
    t.run(EnemyActivation(unit=gunhand.id))
    assert (t.asked, t.asked_seat) == ("kernel.roll", 1)


@pytest.mark.rule("ST-13")
def test_beside_a_real_table_those_with_dice_of_their_own_say_that_the_figures_stand() -> None:
    t = Table("pilot", "breaker", at=((10, 10), (40, 10)), settings=BESIDE)
    t.g.own_dice = (2,)
    t.run(EnemyActivation(unit=t.put("bastion_gun", (10, 46)).id))
    assert [(ask.question, ask.seat) for ask in t.g.asks] == [("starquest.ready", 2)]


@pytest.mark.parametrize(
    ("kind", "at", "line"),
    [("penitent", (10, 40), "rush"), ("penitent", (10, 18), "charge"), ("bastion_gun", (10, 46), "stay")],
)
def test_every_activation_beside_a_real_table_has_one_instruction(
    kind: str, at: tuple[float, float], line: str
) -> None:
    t = Table("pilot", at=((10, 10),), settings=BESIDE)
    activates(t, t.put(kind, at), *MISS)
    told = [one.key for one in t.g.log or () if one.key.startswith("log.ai-instruction")]
    assert told == [f"log.ai-instruction.{line}"]
    assert in_words(t, next(one for one in t.g.log or () if one.key == told[0]), "de")


# --- on the shipped missions ------------------------------------------------------------------------------------------


def crowded(mission: str, seed: int) -> tuple[Table, list[Enemy]]:
    """Heroes and seven units of any kind, somewhere on the table of a mission."""
    random = Random(seed)
    t = Table("pilot", "breaker", at=((2, 2), (46, 46)))
    t.g.plan = STARQUEST.lore.plan(mission)
    units = []
    for seat in (1, 2):
        near = (4_000 + random.below(40_000), 4_000 + random.below(40_000))
        spot = placing.nearest_place(t.g, 630, near, 12_000, t.g.others(seat))
        assert spot is not None
        t.g.put(t.hero(seat), 0, spot)
    for _ in range(7):
        unit = t.put(random.choice(list(STARQUEST.lore.units)), (24, 24))
        del t.g.units[unit.id]
        near = (4_000 + random.below(40_000), 4_000 + random.below(40_000))
        r, tall = values.radius(t.g, unit), values.height(t.g, unit)
        spots = placing.place_group(t.g, len(unit.models), r, tall, near, 20_000, t.g.others())
        if spots is not None:
            unit.models = tuple([replace(model, spot=spot) for model, spot in zip(unit.models, spots, strict=True)])
            t.g.units[unit.id] = unit
            units.append(unit)
    return t, units


@pytest.mark.rule("ST-34", "ST-88", "ST-89", "ST-245", "ST-251")
@pytest.mark.parametrize("mission", list(STARQUEST.lore.missions))
def test_nobody_ever_stands_where_nobody_may(mission: str) -> None:
    t, units = crowded(mission, 5)
    for unit in [*units, *units]:
        if unit.id not in t.g.units or not t.g.conscious:
            continue
        before, whole = {model.n: model.spot for model in unit.models}, is_together(t.g, unit, unit.models)
        t.g.log = []
        activates(t, unit)
        while t.asked in ("starquest.pay", "starquest.split"):
            t.do(t.options()[-1])
        if not whole or t.told("log.charges") or unit.id not in t.g.units or len(unit.models) < len(before):
            continue
        assert is_together(t.g, unit, unit.models)
        if any(before[model.n] != model.spot for model in unit.models):
            assert stands_well(t, unit)


def test_the_same_table_gives_the_same_moves() -> None:
    def played() -> StarQuest:
        t, units = crowded("quay_nine", 9)
        for unit in units:
            t.run(EnemyActivation(unit=unit.id))
            while t.asked in ("starquest.pay", "starquest.split"):
                t.do(t.options()[-1])
        return t.g

    one, other = played(), played()
    assert [unit.models for unit in one.units.values()] == [unit.models for unit in other.units.values()]
    assert isinstance(next(iter(one.units.values())).models[0], Model)
