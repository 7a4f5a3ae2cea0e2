"""Everything that a pack can say is said in every language, and well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any, get_args

import pytest
from msgspec.structs import replace
from ruamel.yaml import YAML

from questhall.games.starquest import vocabulary as v
from questhall.games.starquest.cardtext import (
    Said,
    ability_text,
    discovery_text,
    effects_text,
    kit_text,
    names_of,
    rules_of,
    rules_text,
    skill_text,
    special_text,
    spell_text,
    status_text,
    text_of,
    ware_text,
    weapon_rules_text,
    weapon_text,
)
from questhall.games.starquest.cardtext.profiles import WEAPON_RULES, Side
from questhall.games.starquest.checks.effects import COUNTED, LEAST, ONCE, WHILE
from questhall.kernel.text import Phrasebook, Template, differences
from tests.games.starquest.core import GAME, LANGUAGES, core

MISPRINT = re.compile(r"[{}]|  | [.,;]|[.,;:]{2}|None|\.[A-Za-z]")
RULE = re.compile(r"ST-([1-9]|[1-9]\d|1\d\d|2[0-8]\d|29[0-7])")
SPACES = ("weapons", "skills", "abilities", "spells", "kits", "wares", "discoveries")
SIDES: tuple[Side, ...] = get_args(Side)
NAME = {"de": "Etwas", "en": "Something"}


class Recorder(Phrasebook):
    """Remembers which texts were used."""

    def __init__(self, lang: str, trees: Mapping[str, Any]) -> None:
        super().__init__(lang, trees)
        self.used: set[str] = set()

    def _find(self, key: str) -> dict[str, Template]:
        self.used.add(key)
        return super()._find(key)


def book(lang: str) -> Recorder:
    files = sorted((GAME / "lang").glob(f"*_{lang}.yaml"))
    return Recorder(lang, {str(file): YAML(typ="safe").load(file.read_text(encoding="utf-8")) for file in files})


BOOKS = {lang: book(lang) for lang in LANGUAGES}
NAMES = {lang: names_of([core()], lang) for lang in LANGUAGES}


def shipped() -> Iterator[Any]:
    for space in SPACES:
        yield from getattr(core(), space).values()


def marks() -> Iterator[v.Lend]:
    """Each mark for every time that it can last, with every number that it can have."""
    for mark in get_args(v.MarkKind):
        numbers = (1, 2, -1) if mark in COUNTED else (2, 3) if mark in LEAST else (1,)
        times = (*WHILE, ONCE[mark]) if mark in ONCE else WHILE
        for until, n in product(times, numbers):
            yield v.Lend(mark=mark, until=until, n=n)


def effects() -> Iterator[v.AnyEffect]:
    """One of each kind for everything on which its text depends."""
    yield from marks()
    for n, ap, bane, deadly, rending in product((1, 2), (0, 1), (False, True), (0, 2), (False, True)):
        yield v.Hits(n=n, ap=ap, bane=bane, deadly=deadly, rending=rending)
    for n, quality, ap in product((1, 2), (3, 4), (0, 1)):
        yield v.Volley(attacks=n, quality=quality, ap=ap)
    for n in (1, 2):
        yield from (v.Heal(n=n), v.Restore(n=n), v.Tokens(n=n), v.Raise(n=n), v.Push(inches=n))
        yield from (v.Run(inches=n, over=over) for over in (False, True))
    yield from (v.Cure(all=whole) for whole in (False, True))
    yield from (v.Inflict(status=status) for status in v.STATUSES)
    yield from (v.Credits(n=n, d3=d3) for n, d3 in product((0, 1, 2), repeat=2) if n or d3)
    yield from (v.Find(), v.Find(random=True), v.Find(kit="med_kit"), v.Find(kit="some_kit"))


def skill(aim: v.Aim, *what: v.AnyEffect, **more: Any) -> v.Skill:
    """Any: other fields of a skill."""
    words = {"attribute": "strength", "aim": aim, "range": 0 if aim == "self" else 6, "effects": what} | more
    return v.Skill(id="new", name=NAME, **words)


def specials(fresh: Phrasebook) -> Iterator[Said]:
    for rule, n, side in product((*v.Rules.__struct_fields__, *WEAPON_RULES), (1, 2), SIDES):
        yield special_text(rule, fresh, n, side)


# --- everything can be said ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_words_and_none_is_a_misprint(lang: str) -> None:
    for effect, aim, targets in product(effects(), get_args(v.Aim), (1, 2)):
        several = targets if aim != "self" else 1
        text = skill_text(skill(aim, effect, targets=several), BOOKS[lang], NAMES[lang])
        assert not MISPRINT.search(text), (effect, text)
        assert text[0].isupper(), (effect, text)
        assert text.endswith("."), (effect, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_effects_read_the_same(lang: str) -> None:
    said: dict[str, v.AnyEffect] = {}
    for effect in effects():
        text = effects_text((effect,), BOOKS[lang], NAMES[lang])
        assert said.setdefault(text, effect) == effect, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_different_shipped_things_read_the_same(lang: str) -> None:
    """But for their names, what they cost in credits and which number of the die finds them."""
    plain = {"id": "new", "name": NAME, "flavour": None, "price": 1, "points": 5, "rolls": (1,)}
    said: dict[tuple[type, str], Any] = {}
    for thing in shipped():
        same = replace(thing, **{name: word for name, word in plain.items() if name in thing.__struct_fields__})
        text = text_of(thing, BOOKS[lang], NAMES[lang])
        assert said.setdefault((type(thing), text), same) == same, text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_and_every_status_is_explained(lang: str) -> None:
    said = [
        *specials(BOOKS[lang]),
        *(status_text(status, BOOKS[lang], side) for status in v.STATUSES for side in SIDES),
    ]
    for name, text, rules in said:
        assert name[0].isupper()
        assert text.endswith(".")
        assert not MISPRINT.search(text), text
        assert rules
        assert all(RULE.fullmatch(rule) for rule in rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_rules_have_the_same_name_or_text(lang: str) -> None:
    rules = (*v.Rules.__struct_fields__, *WEAPON_RULES)
    said = [special_text(rule, BOOKS[lang], 2) for rule in rules]
    assert len({one.name for one in said}) == len({one.text for one in said}) == len(rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_shipped_texts_are_clean(lang: str) -> None:
    for thing in shipped():
        text = text_of(thing, BOOKS[lang], NAMES[lang])
        assert not MISPRINT.search(text), (thing.id, text)
        assert len(text) < 260, (thing.id, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    """Whatever the tests above said, said again, uses every text there is."""
    fresh = book(lang)
    everything = tuple(effects())
    for aim in get_args(v.Aim):
        for targets in (1,) if aim == "self" else (1, 2):
            skill_text(skill(aim, *everything, v.Heal(n=1), targets=targets), fresh)
    for effect in everything:
        effects_text((effect,), fresh)
    for targets in (1, 2):
        friends = v.Spell(id="new", name=NAME, value=1, harmful=False, range=6, targets=targets, effects=everything)
        spell_text(friends, fresh)
    list(specials(fresh))
    for status, side in product(v.STATUSES, SIDES):
        status_text(status, fresh, side)
    for thing in shipped():
        text_of(thing, fresh)
    said = {key for key in fresh.keys() if key.startswith("card.")}  # noqa: SIM118 - a phrasebook is no mapping
    assert said - fresh.used == set()


def test_every_language_says_the_same() -> None:
    found = differences(BOOKS["de"], BOOKS["en"])
    assert [line for line in found if line.startswith(("card.", "flaw."))] == []


def test_rules_are_ids_of_the_rulebook() -> None:
    for thing in shipped():
        rules = rules_of(thing)
        assert len(set(rules)) == len(rules)
        assert all(RULE.fullmatch(rule) for rule in rules)
    assert rules_of(core().weapons["harpoon_gun"]) == (
        "ST-36",
        "ST-38",
        "ST-103",
        "ST-216",
        "ST-124",
        "ST-125",
        "ST-126",
    )
    assert {"ST-201"} <= set(rules_of(core().kits["med_kit"]))
    assert {"ST-78", "ST-166"} <= set(rules_of(core().skills["hamstring"]))
    assert {"ST-113", "ST-144"} <= set(rules_of(core().spells["heartbeat"]))
    assert {"ST-198", "ST-132"} <= set(rules_of(core().wares["jump_jets"]))


# --- exact sentences ---

SENTENCES = [
    ("weapons", "blasting_charge", "12″, A1, Explosion(3), Indirekt, Begrenzt", "12″, A1, Blast(3), Indirect, Limited"),
    ("weapons", "bone_blades", "Nahkampf, A4, Verheerend", "Melee, A4, Rending"),
    (
        "skills",
        "red_mist",
        "Test auf Stärke. Der Held hat Rasend und stürmt 2″ weiter beim nächsten Angriff.",
        "Test on Strength. The hero has Furious and charges 2″ farther in the next attack.",
    ),
    (
        "skills",
        "flare",
        "Test auf 4+. Eine gegnerische Einheit innerhalb von 18″ in Sichtlinie erhält −1 auf Verteidigungswürfe"
        " bis zum Ende der Runde.",
        "Test on 4+. An enemy unit within 18″ in line of sight gets −1 on Defense rolls until the end of the round.",
    ),
    (
        "skills",
        "shield_rush",
        "Test auf Stärke. Eine gegnerische Einheit innerhalb von 3″ erhält 1 Treffer."
        " Sie wird in gerader Linie 3″ weit weggestoßen.",
        "Test on Strength. An enemy unit within 3″ takes 1 hit. That unit is pushed away 3″ in a straight line.",
    ),
    (
        "abilities",
        "all_hands",
        "Einmal je Mission. Bis zu 2 andere Helden innerhalb von 3″ dürfen sich sofort bis zu 6″ weit bewegen.",
        "Once per mission. Up to 2 other heroes within 3″ may each move up to 6″ at once.",
    ),
    (
        "spells",
        "rank_growth",
        "Kostet 3 Zaubermarken. Bis zu 3 eigene Einheiten innerhalb von 12″ in Sichtlinie (auch der Zaubernde)"
        " heilen je 2 Wunden.",
        "Costs 3 spell tokens. Up to 3 friendly units within 12″ in line of sight (the caster included)"
        " each heal 2 wounds.",
    ),
    (
        "kits",
        "curing_kit",
        "Ein Held innerhalb von 3″ (auch man selbst) verliert alle Statuseffekte. Danach ist das Päckchen verbraucht.",
        "A hero within 3″ (oneself included) loses all status effects. The kit is used up.",
    ),
    ("wares", "long_barrel", "Für eine Fernkampfwaffe: 6″ mehr Reichweite.", "For a ranged weapon: 6″ more range."),
    (
        "discoveries",
        "tripwire",
        "Eine Falle für den, der sie aufdeckt. Der Held erhält 1 Treffer mit PB(1). Er ist von nun an Befallen.",
        "A trap for whoever reveals it. The hero takes 1 hit with AP(1). The hero becomes Afflicted.",
    ),
    ("discoveries", "pay_chest", "Der Trupp erhält W3+2 Credits.", "The party gets D3+2 credits."),
]


@pytest.mark.parametrize(("space", "name", "german", "english"), SENTENCES, ids=lambda value: str(value)[:16])
def test_a_thing_says_what_it_does(space: str, name: str, german: str, english: str) -> None:
    thing = getattr(core(), space)[name]
    assert text_of(thing, BOOKS["de"], NAMES["de"]) == german
    assert text_of(thing, BOOKS["en"], NAMES["en"]) == english


def test_each_kind_of_thing_has_a_function_of_its_own() -> None:
    pack, english, names = core(), BOOKS["en"], NAMES["en"]
    assert weapon_text(pack.weapons["carbine"], english) == text_of(pack.weapons["carbine"], english)
    assert ability_text(pack.abilities["deep_breath"], english) == text_of(pack.abilities["deep_breath"], english)
    assert kit_text(pack.kits["med_kit"], english) == text_of(pack.kits["med_kit"], english)
    assert ware_text(pack.wares["scope"], english) == text_of(pack.wares["scope"], english)
    assert discovery_text(pack.discoveries["locker"], english) == text_of(pack.discoveries["locker"], english, names)


def test_a_kit_is_called_by_its_name_or_by_its_id() -> None:
    assert effects_text((v.Find(kit="med_kit"),), BOOKS["de"], NAMES["de"]) == "Der Held findet: Sanitätspäckchen."
    assert effects_text((v.Find(kit="med_kit"),), BOOKS["en"]) == "The hero finds: med_kit."


@pytest.mark.rule("ST-16")
def test_on_the_small_table_all_distances_are_halved_exactly() -> None:
    hand, charge = core().skills["jarring_note"], core().weapons["blasting_charge"]
    assert "within 9″ in line" in skill_text(hand, BOOKS["en"], halved=True)
    assert weapon_text(charge, BOOKS["de"], halved=True).startswith("6″")
    assert "4,5″" in special_text("stealth", BOOKS["de"], halved=True).text
    assert "4.5″" in special_text("stealth", BOOKS["en"], halved=True).text


def test_a_rule_of_the_enemies_is_told_as_it_works_for_them() -> None:
    [hero], [enemy] = (rules_text(v.Rules(ambush=True), BOOKS["en"], side) for side in SIDES)
    assert hero.name == enemy.name == "Ambush"
    assert "at least 9″" in hero.text
    assert "D3 rounds after its wave" in enemy.text


def test_rules_are_told_in_order_with_their_numbers() -> None:
    walker = core().units["ring_walker"]
    assert [said.name for said in rules_text(walker.rules, BOOKS["de"], "enemy")] == ["Furcht(1)", "Geländegängig"]
    harpoon = weapon_rules_text(core().weapons["harpoon_gun"], BOOKS["en"])
    assert [said.name for said in harpoon] == ["AP(3)", "Deadly(3)"]


def test_what_has_no_text_is_refused() -> None:
    with pytest.raises(TypeError, match="no text"):
        text_of(core().factions["vigil"], BOOKS["en"])
