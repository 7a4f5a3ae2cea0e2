"""Everything that a pack can say is said in every language, and well."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any, get_args

import pytest
from ruamel.yaml import YAML

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.cardtext import (
    Names,
    ability_text,
    effects_text,
    names_of,
    rules_of,
    text_of,
    trait_text,
)
from questhall.kernel.text import Phrasebook, Template, differences
from tests.games.heroquest.core import GAME, LANGUAGES, core
from tests.games.heroquest.vocabulary_samples import all_effects, structs

MISPRINT = re.compile(r"[{}]|  | [.,;]|[.,;:]{2}|None|\.[A-Za-z]")
RULE = re.compile(r"HQ-(B|\d+)\.\d+")
SPACES = ("things", "spells", "treasures", "fates", "furniture", "recipes", "monsters")
SECTIONS = ("card.", "trait.", "ability.")
KINDS = (
    v.Weapon, v.Armour, v.Potion, v.Artifact, v.Good, v.Ingredient, v.Furniture, v.Recipe, v.Monster, v.Chest,
    v.Treasure,
)  # fmt: skip


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


def spell(aim: v.Aim, *effects: v.AnyEffect, **more: Any) -> v.Spell:
    words = {"school": "special", "sight": "line", "effects": effects, "aim": aim} | more
    return v.Spell(id="some_spell", name={"de": "Z", "en": "S"}, **words)


# --- everything can be said ---


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_effect_has_words_and_none_is_a_misprint(lang: str) -> None:
    for effect in all_effects():
        for text in (effects_text((effect,), BOOKS[lang]), text_of(spell("enemy", effect), BOOKS[lang])):
            assert not MISPRINT.search(text), (effect, text)
            assert text[0].isupper() or text[0].isdigit(), (effect, text)
            assert text.endswith("."), (effect, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_aim_and_sight_has_words(lang: str) -> None:
    for aim in get_args(v.Aim):
        for sight in ("area", "line", "board", "self"):
            for reach in (0, 6):
                text = text_of(spell(aim, v.Heal(2), v.Hurt(1), sight=sight, reach=reach), BOOKS[lang])
                assert not MISPRINT.search(text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_of_thing_has_words(lang: str, kind: type[Any]) -> None:
    for thing in structs(kind):
        text = text_of(thing, BOOKS[lang])
        assert not MISPRINT.search(text), (thing, text)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    """Whatever the tests above said, said again, uses every text there is."""
    fresh = book(lang)
    for effect in all_effects():
        effects_text((effect,), fresh)
        text_of(spell("figure", effect, v.Heal(1), v.Heal(1, on="self"), v.Heal(1, on="self")), fresh)
    for aim in get_args(v.Aim):
        for more in ({}, {"reach": 3}, {"influence": True}, {"school": "base"}):
            text_of(spell(aim, v.Heal(), v.Heal(), **more), fresh)
    for on in get_args(v.On):
        effects_text((v.Heal(on=on), v.Heal(on=on)), fresh)
    for kind in KINDS:
        for thing in structs(kind):
            text_of(thing, fresh)
    for thing in shipped():
        text_of(thing, fresh)
    for trait in get_args(v.Trait):
        trait_text(trait, fresh)
    for ability in get_args(v.Ability):
        ability_text(ability, fresh)
    said = {key for key in fresh.keys() if key.startswith(SECTIONS)}  # noqa: SIM118 - a phrasebook is no mapping
    assert said - fresh.used == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_trait_and_ability_is_explained(lang: str) -> None:
    said = [trait_text(trait, BOOKS[lang]) for trait in get_args(v.Trait)]
    said += [ability_text(ability, BOOKS[lang]) for ability in get_args(v.Ability)]
    for name, text, rules in said:
        assert name[0].isupper()
        assert text.endswith(".")
        assert rules
        assert all(RULE.fullmatch(rule) for rule in rules)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_shipped_texts_are_clean_and_name_everybody(lang: str) -> None:
    ids = {*core().things, *core().monsters}
    for thing in shipped():
        text = text_of(thing, BOOKS[lang], NAMES[lang])
        assert not MISPRINT.search(text), (thing.id, text)
        assert not any(f" {name}" in text for name in ids if "_" in name), (thing.id, text)
        assert len(text) < 420 or isinstance(thing, v.Furniture | v.Monster), (thing.id, text)


def test_every_language_says_the_same() -> None:
    found = differences(BOOKS["de"], BOOKS["en"])
    assert [line for line in found if line.startswith(SECTIONS)] == []


def test_rules_are_ids_of_the_rulebook() -> None:
    for thing in shipped():
        rules = rules_of(thing)
        assert len(set(rules)) == len(rules)
        assert all(RULE.fullmatch(rule) for rule in rules)
    spells = core().spells
    assert {"HQ-8.1", "HQ-8.5", "HQ-19.12"} <= set(rules_of(spells["sleep"]))
    assert "HQ-15.2" in rules_of(core().treasures["rust_vapour"])
    assert rules_of(core().monsters["troll"])[0] == "HQ-19.17"
    assert rules_of(v.Chest(at=(0, 0), trap=(v.Poison(1),)))[:2] == ("HQ-11.1", "HQ-11.3")


# --- exact sentences ---

SENTENCES = [
    (
        "spells",
        "genie",
        "Nach Wahl: • Eine geschlossene Tür irgendwo auf dem Brett springt auf, und der Raum dahinter wird aufgedeckt."
        " • Ein Gegner irgendwo auf dem Brett wird mit 5 Kampfwürfeln angegriffen und verteidigt sich wie gewohnt."
        " Einen Gegner trifft es nur, wenn der Zaubernde ihn schon einmal im Sichtbereich hatte.",
        "Choose one: • A closed door anywhere on the board springs open, and the room behind it is uncovered."
        " • An enemy anywhere on the board is attacked with 5 combat dice and defends as usual."
        " It strikes an enemy only if the caster has had that enemy in the visible area before.",
    ),
    (
        "spells",
        "fireball",
        "Würfle mit den beiden Würfeln der Magiestufe."
        " Ein Gegner in Sichtlinie verliert je Schädel 1 Körperkraftpunkt, ohne Verteidigung.",
        "Roll the two dice of the magic level."
        " An enemy in line of sight loses 1 body point for each skull, without defence.",
    ),
    (
        "spells",
        "night_bonds",
        "Ein Gegner in Sichtlinie ist an den Platz gebannt und greift nicht an, bis der Zaubernde wieder am Zug ist."
        " Wer gegen Beeinflussung immun ist, den berührt dieser Zauber nicht.",
        "An enemy in line of sight is rooted to the spot and is unable to attack until the caster’s next turn begins."
        " Whoever is immune to influence is not touched by this spell.",
    ),
    (
        "spells",
        "summon_undead",
        "Ein W6 bestimmt, wer neben dem Zaubernden erscheint."
        " 1–2: 2 Skelette; 3–4: 1 Skelett und 1 Zombie; 5–6: 1 Mumie und 1 Skelett.",
        "A D6 decides who appears beside the caster."
        " 1–2: 2 Skeletons; 3–4: 1 Skeleton and 1 Zombie; 5–6: 1 Mummy and 1 Skeleton.",
    ),
    (
        "things",
        "holy_water",
        "Ein Gegner in Sichtlinie stirbt sofort, wenn er eines von diesen ist: Skelett, Zombie, Mumie."
        " Das ist die Aktion des Zuges.",
        "An enemy in line of sight dies at once if it is one of these: Skeleton, Zombie, Mummy."
        " This is the action of the turn.",
    ),
    (
        "things",
        "rune_axe",
        "3 schwarze Kampfwürfel im Nahkampf. Magisch; ohne Magie bleibt: Axt. Nicht für: Zauberer.",
        "3 black combat dice in melee. Magic; without its magic it is: Axe. Not for: Wizard.",
    ),
    (
        "treasures",
        "rust_vapour",
        "Rost befällt die zuletzt benutzte Waffe des Helden: Ihre Würfel werden grün, beim zweiten Mal zerfällt sie."
        " Die Karte wird danach in den Stapel zurückgemischt.",
        "Rust takes hold of the weapon that the hero used last: its dice turn green, and the second time it falls"
        " apart. The card is then shuffled back into the deck.",
    ),
    (
        "fates",
        "falling_ceiling",
        "Der Held verliert 1 Körperkraftpunkt, wenn ein Kampfwürfel einen Schädel zeigt, ohne Verteidigung."
        " Ein Feld neben ihm wird für immer verschüttet.",
        "The hero loses 1 body point if a combat die shows a skull, without defence."
        " A square beside the hero is buried for good.",
    ),
    (
        "recipes",
        "brew_healing",
        "3 verschiedene Zutaten ergeben: Großer Heiltrank.",
        "3 different ingredients make: Greater healing potion.",
    ),
]


@pytest.mark.parametrize(("space", "name", "german", "english"), SENTENCES, ids=lambda value: str(value)[:16])
def test_a_thing_says_what_it_does(space: str, name: str, german: str, english: str) -> None:
    thing = getattr(core(), space)[name]
    assert text_of(thing, BOOKS["de"], NAMES["de"]) == german
    assert text_of(thing, BOOKS["en"], NAMES["en"]) == english


def test_whoever_was_named_is_not_introduced_again() -> None:
    both = spell("enemy", v.Hurt(1), v.Push(2))
    assert text_of(both, BOOKS["en"]) == (
        "An enemy in line of sight loses 1 body point. That enemy is thrown back 2 squares."
    )
    assert text_of(both, BOOKS["de"]) == (
        "Ein Gegner in Sichtlinie verliert 1 Körperkraftpunkt. Er wird 2 Felder weit fortgestoßen."
    )


def test_a_chest_tells_its_trap_and_not_what_it_holds() -> None:
    chest = v.Chest(at=(1, 1), trap=(v.Poison(1), v.EndTurn()), holds=(v.GoldPieces(100),))
    assert text_of(chest, BOOKS["de"]) == (
        "Misslingt das Entschärfen: Gift: Der Held verliert 1 Körperkraftpunkt; der Zug ist sofort zu Ende."
    )
    assert text_of(v.Chest(at=(1, 1)), BOOKS["en"]) == "This chest has no trap."


def test_whatever_has_no_name_is_called_by_its_id() -> None:
    given = effects_text((v.Give("iron_key", n=2),), BOOKS["en"])
    assert given == "The hero gets: 2 × iron_key."
    named = Names(things={"iron_key": "Iron key"})
    assert effects_text((v.Give("iron_key"),), BOOKS["en"], named) == "The hero gets: Iron key."


def test_a_certain_scroll_is_called_by_its_spell() -> None:
    names = Names(spells={"heal": "Heilzauber"})
    given = (v.Give(scroll="heal"),)
    assert effects_text(given, BOOKS["de"], names) == "Der Held erhält eine Spruchrolle: Heilzauber."
    assert effects_text(given, BOOKS["en"]) == "The hero gets a scroll: heal."
    assert rules_of(v.Treasure(id="new", name={}, effects=given)) == ("HQ-12.1", "HQ-8.7", "HQ-8.13")


def test_what_has_no_text_is_refused() -> None:
    with pytest.raises(TypeError, match="no text"):
        text_of(core().boards["classic"], BOOKS["en"])
