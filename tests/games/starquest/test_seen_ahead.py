"""What a board draws before something is done: ways, lines of sight, what shots would do, as the rules say it."""

from __future__ import annotations

from typing import Any

from questhall.games.starquest import moves as m
from questhall.games.starquest.game import STARQUEST
from questhall.games.starquest.settings import Settings
from questhall.kernel.answers import Answer
from questhall.kernel.foresight import foresee
from tests.games.starquest.scenario import Table, box


def ahead(t: Table, answer: Answer) -> dict[str, list[dict[str, Any]]]:
    """The lines that are foreseen, by their keys. Any: whatever they carry."""
    seen = foresee(STARQUEST, t.g, t.asked_seat, answer)
    assert seen.refusal is None, seen.refusal
    assert seen.tries == 0
    found: dict[str, list[dict[str, Any]]] = {}
    for line in seen.expected:
        found.setdefault(line.told.key, []).append({**line.told.args, "share": line.share})
    return found


def test_a_way_is_drawn_as_it_will_be_gone() -> None:
    wall = box(12, 8, 1, 4, height=5, impassable=True, blocking=True)
    t = Table("pilot", "mender", at=((10, 10), (30, 40)), terrain=(wall,))
    t.activate()
    way = ahead(t, m.Rush(path=(t.at(15, 10),)))["draw.route"][0]
    assert way["points"][0] == t.at(10, 10)
    assert way["points"][-1] == t.at(15, 10)
    assert len(way["points"]) > 2
    assert set(way["how"]) == {"walk"}
    t.do(m.Rush(path=(t.at(15, 10),)))
    assert t.told("log.rush")[0]["ways"] == ((0, way["points"][1:]),)


def test_what_a_way_leads_through_is_told() -> None:
    bog = box(12, 9, 2, 2, form="area", height=0.2, difficult=True, dangerous=True)
    t = Table("pilot", "mender", at=((10, 10), (30, 40)), terrain=(bog,))
    t.activate()
    told = ahead(t, m.Advance(path=(t.at(15.5, 10),)))
    assert told["log.way-difficult"][0]["most"] == 6000
    assert told["log.way-dangerous"][0]["n"] == t.hero().tough
    assert "log.way-dangerous" not in ahead(t, m.Advance(path=(t.at(10, 14),)))


def test_a_jump_is_told_with_its_odds() -> None:
    gap = box(12, 0, 2, 20, form="gap", height=4)
    t = Table("leaper", "mender", at=((10, 10), (30, 40)), terrain=(gap,))
    t.hero().wares = ()
    t.activate()
    told = ahead(t, m.Advance(path=(t.at(16, 10),), jump=True))
    assert "jump" in told["draw.route"][0]["how"] or "fly" in told["draw.route"][0]["how"]
    for fails in told.get("log.way-jump-fails", ()):
        assert 0 < fails["share"] < 1000


def test_from_there_it_is_seen_who_could_be_shot_at_and_with_what_effect() -> None:
    t = Table("pilot", "mender", at=((10, 10), (30, 40)))
    gunhand = t.put("gunhand", (10, 26))
    t.activate()
    assert "draw.from-there" not in ahead(t, m.Hold())
    told = ahead(t, m.Advance(path=(t.at(10, 15),)))
    (there,) = told["draw.from-there"]
    assert there["target"] == gunhand.id
    assert there["wounds"] > 0
    assert not there["cover"]
    (line,) = told["draw.sight"]
    assert line["line"][0] == t.at(10, 15)
    assert [hidden for _, _, hidden in line["points"]] == [0] * 9


def test_cover_is_drawn_as_it_is_judged() -> None:
    crate = box(8, 24, 4, 0.5, height=1.2, cover=True)
    t = Table("pilot", "mender", at=((10, 15), (30, 40)), terrain=(crate,))
    t.put("gunhand", (10, 26))
    t.activate()
    told = ahead(t, m.Hold())
    (line,), (there,) = told["draw.sight"], told["draw.from-there"]
    assert line["cover"]
    assert there["cover"]
    assert sum([hidden for _, _, hidden in line["points"]]) >= 5


def test_nobody_is_seen_through_a_wall() -> None:
    wall = box(6, 20, 8, 0.5, height=5, impassable=True, blocking=True)
    t = Table("pilot", "mender", at=((10, 15), (30, 40)), terrain=(wall,))
    t.put("gunhand", (10, 26))
    t.activate()
    assert ahead(t, m.Hold()) == {}


def test_shots_tell_how_likely_each_number_of_wounds_is() -> None:
    t = Table("pilot", "mender", at=((10, 10), (30, 40)))
    gunhand = t.put("gunhand", (10, 20))
    t.activate()
    t.do(m.Hold())
    told = ahead(t, m.Shoot(at=(("signal_pistol", gunhand.id),)))
    spread = {line["n"]: line["share"] for line in told["log.expected-wounds"]}
    assert abs(sum(spread.values()) - 1000) <= len(spread)
    assert sorted(spread) == [0, 1, 2]
    mean = sum([n * share for n, share in spread.items()]) / 1000
    assert abs(mean * 100 - told["log.expected"][0]["hundredths"]) < 2
    assert told["draw.sight"][0]["target"] == gunhand.id


def test_to_end_an_activation_foresees_nothing_of_what_others_do() -> None:
    t = Table("pilot", "mender")
    t.activate()
    assert ahead(t, m.EndActivation()) == {}
    assert list(ahead(t, m.Rest())) == ["log.rests"]


def test_where_heroes_are_put_it_is_seen_who_sees_them() -> None:
    g = STARQUEST.start(Settings(heroes=2, company=("pilot", "mender"), difficulty=1), 5)
    place = next(answer for answer in g.options(1) if isinstance(answer, m.Deploy))
    seen = foresee(STARQUEST, g, 1, place)
    assert (seen.refusal, seen.tries) == (None, 0)
    assert all(line.told.key == "draw.sight" for line in seen.expected)


def test_units_of_a_kind_keep_their_letters_when_others_are_gone() -> None:
    t = Table("pilot", "mender")
    one, other = t.put("gunhand", (30, 30)), t.put("gunhand", (34, 30))
    del t.g.units[one.id]
    view = STARQUEST.view(t.g, 1)
    assert view.came == ("gunhand", "gunhand")
    teller = STARQUEST.teller("en", 1)
    teller.see(view)
    assert teller.plain(teller.figure(other.id)).endswith(" B")


def test_scurrying_and_shoving_are_told_with_the_odds_of_their_tests_and_not_die_by_die() -> None:
    t = Table("longeye", "mender", at=((10, 10), (30, 40)))
    enemy = t.put("gunhand", (12, 10))
    t.activate()
    told = ahead(t, m.Scurry())
    assert [line["inches"] for line in told["log.scurries"]] == [1000, 2000, 3000]
    assert sum(line["share"] for line in (*told["log.scurries"], *told["log.test-fails"])) in range(998, 1001)
    assert ahead(t, m.Shove(target=enemy.id)).keys() == {"log.pushed", "log.test-fails"}


def test_what_a_search_token_at_hand_could_be_is_told_with_the_odds() -> None:
    t = Table("longeye", "mender", at=((10, 10), (30, 40)))
    t.token(11, 10)
    t.activate()
    found = ahead(t, m.Discover(token=1))["log.reveals"]
    assert len(found) == len(t.g.lore.discoveries)
    assert sum(line["share"] for line in found) in range(995, 1006)
