"""questhall simulate heroquest."""

from argparse import ArgumentParser

import pytest

from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.lab import EXPERIMENT
from questhall.games.heroquest.lab.expected import earned, expected_party
from questhall.games.heroquest.lab.felled import felled
from questhall.games.heroquest.lab.series import Series
from questhall.games.heroquest.lab.summary import summary_of
from questhall.games.heroquest.rules.carrying import why_not_wear
from questhall.games.heroquest.settings import Settings, why_not
from questhall.kernel.chance import Told
from questhall.lab.series import play_series
from questhall.lab.simulate import add_arguments
from questhall.lab.texts import lab_texts

LORE = HEROQUEST.lore
CLASSES = tuple(LORE.heroes)
FIRST, SECOND = tuple(LORE.quests)[:2]


@pytest.mark.parametrize("level", [0, 1, 4, 8, 12, 20])
def test_heroes_as_a_quest_expects_them_can_set_out(level: int) -> None:
    sheets = expected_party(LORE, level, CLASSES)
    assert why_not(Settings(heroes=5, sheets=sheets), LORE) is None
    for sheet in sheets:
        assert 0 <= sheet.gold <= earned(LORE, level)
        assert len(sheet.weapons) <= 2
        assert len(sheet.armour) <= 3


def test_nobody_has_bought_what_cannot_be_worn() -> None:
    g = HEROQUEST.start(Settings(heroes=5, sheets=expected_party(LORE, 12, CLASSES)), 0)
    for hero in g.heroes:
        worn, hero.armour = hero.armour, ()
        for piece in worn:
            assert why_not_wear(LORE, hero, piece.thing) is None
            hero.armour += (piece,)


def test_with_the_levels_grow_equipment_and_points() -> None:
    new, old = expected_party(LORE, 0, CLASSES), expected_party(LORE, 11, CLASSES)
    assert [len(sheet.armour) + len(sheet.bag) for sheet in new] == [0] * 5
    assert all(len(sheet.armour) >= 1 for sheet in old)
    assert [a.body + a.mind for a in old] == [b.body + b.mind + 1 for b in new]


def test_the_same_seed_plays_the_same_quest() -> None:
    of = Series(quest=FIRST)
    assert of.play(3) == of.play(3)
    assert [result.number for result in play_series(of, 3)] == [0, 1, 2]


def test_what_felled_somebody_is_read_from_the_log() -> None:
    lines = [
        Told("log.foe", (), {"monster": 11, "kind": "orc"}),
        Told("log.attacks", (), {"figure": 11, "target": 1}),
        Told("log.unconscious", (), {"seat": 1}),
        Told("log.treasure", (), {"seat": 2, "card": "arrow"}),
        Told("log.dead", (), {"seat": 2}),
        Told("log.dies", (), {"monster": 11, "kind": "orc"}),
    ]
    assert felled(lines).heroes == {"orc": 1, "treasure": 1}
    assert felled(lines).monsters == 1


def test_a_summary_counts() -> None:
    summary = summary_of(play_series(Series(quest=FIRST), 4))
    assert summary.games == 4
    assert summary.passed.of == 4
    assert sum(summary.ends.values()) == 4
    assert summary.slain > 3


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize("more", [[], ["--grid", "--quest", FIRST, "--quest", SECOND, "--heroes", "3"]])
def test_the_report_speaks_both_languages(lang: str, more: list[str]) -> None:
    parser = ArgumentParser()
    add_arguments(parser, lang)
    args = parser.parse_args(["heroquest", "--games", "2", "--jobs", "1", *more])
    tables, _ = EXPERIMENT.run(args, lab_texts(HEROQUEST, lang))
    assert len(tables) == (2 if more else 3)
    for table in tables:
        assert all(len(row) == len(table.heads) for row in table.rows)
