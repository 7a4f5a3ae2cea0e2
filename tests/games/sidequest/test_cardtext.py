"""Every word of the vocabulary can be said in every language, and well."""

from __future__ import annotations

import re
import types
from collections.abc import Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from ruamel.yaml import YAML

import questhall.games.sidequest
from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.cardtext import card_text, keyword_reminder, type_line
from questhall.games.sidequest.keywords import RULE_OF
from questhall.kernel.text import Phrasebook, Template, differences

GAME = Path(questhall.games.sidequest.__file__).parent
LANGUAGES = Phrasebook.languages(GAME / "lang")


def load(lang: str) -> Phrasebook:
    return Phrasebook.load(lang, GAME / "lang" / f"cards_{lang}.yaml")


SIDES: tuple[Any, ...] = ("you", "heroes", "gm")
EXTRAS: tuple[Any, ...] = ("hero_attack", "hand_limit", "income", "draw")
ONCE: tuple[Any, ...] = ("turn", "encounter", None)
NOTED: tuple[Any, ...] = (v.Destroy("that"), v.Damage(1, "attacker"))
MISPRINT = re.compile(r"[{}]|  | [.,;:]|[.,;:]{2}|None")
BOOKS = {lang: load(lang) for lang in LANGUAGES}


def card(source: str) -> v.CardSpec:
    words = {"id": "a_card", "name": {"de": "K", "en": "C"}, "flavour": {"de": "f", "en": "f"}}
    spec: v.CardSpec = msgspec.convert(words | YAML(typ="safe").load(source), v.CardSpec)
    return spec


# --- exact sentences --------------------------------------------------------

CREATURE = "{type: creature, cost: 1, atk: 1, def: 1, "
GM = "{type: gm_creature, size: 2, atk: 1, def: 1, "
SPELL = "{type: sorcery, cost: 1, "
WEAPON = "{type: weapon, str: 3, atk: 2, def: 2, "

SENTENCES = [
    (
        CREATURE + "triggered: [{when: attacks, target: {choose: creature},"
        " do: [{effect: damage, amount: 2, to: target}]}]}",
        "Wenn diese Kreatur angreift: Füge einer Kreatur deiner Wahl 2 Schaden zu.",
        "When this creature attacks: deal 2 damage to a creature of your choice.",
    ),
    (
        SPELL + "target: {choose: gm_creature}, do: [{effect: damage, amount: 2H, to: target},"
        " {effect: burn, amount: 1, to: target}]}",
        "Füge einer GM-Kreatur deiner Wahl 2H Schaden zu. Jene Kreatur erhält Brand 1.",
        "Deal 2H damage to a GM creature of your choice. That creature gets Burn 1.",
    ),
    (
        SPELL + "target: {choose: other_hero}, do: [{effect: heal, amount: 1, to: target},"
        " {effect: draw, amount: 2, who: target}]}",
        "Ein anderer Held deiner Wahl erhält 1 LP. Jener Held zieht 2 Karten.",
        "Another Hero of your choice gains 1 LP. That Hero draws 2 cards.",
    ),
    (
        SPELL + "target: {choose: gm_creature}, second: {choose: gm_creature}, do: [{effect: damage, amount: 2,"
        " to: target}, {effect: damage, amount: 1, to: second}, {effect: burn, amount: 1, to: second}]}",
        "Füge einer GM-Kreatur deiner Wahl 2 Schaden zu. Füge einer anderen GM-Kreatur deiner Wahl 1 Schaden zu."
        " Das zweite Ziel erhält Brand 1.",
        "Deal 2 damage to a GM creature of your choice. Deal 1 damage to another GM creature of your choice."
        " The second target gets Burn 1.",
    ),
    (
        SPELL + "target: {choose: own_creature}, second: {choose: hero}, do: [{effect: heal, amount: {by: stat,"
        " stat: atk, of: target}, to: second}, {effect: destroy, to: target}]}",
        "Wähle eine deiner Kreaturen. Ein Held deiner Wahl erhält X LP (X = ATK des ersten Ziels)."
        " Zerstöre das erste Ziel.",
        "Choose one of your creatures. A Hero of your choice gains X LP (X = ATK of the first target)."
        " Destroy the first target.",
    ),
    (
        SPELL + "target: {choose: spell}, do: [{effect: counter}, {effect: draw, amount: 1}]}",
        "Kontere einen Zauber deiner Wahl. Ziehe eine Karte.",
        "Counter a spell of your choice. Draw a card.",
    ),
    (
        SPELL + "target: {choose: own_armor, where: {damaged: true}},"
        " do: [{effect: heal, amount: {by: stat, stat: atk, of: attacker}, to: target}]}",
        "Entferne X Schaden von einem deiner beschädigten Rüstungsteile (X = ATK des Angreifers).",
        "Remove X damage from one of your damaged pieces of armor (X = ATK of the attacker).",
    ),
    (
        SPELL + "target: {choose: hero, where: {burning: true}}, do: [{effect: cleanse, to: target}]}",
        "Entferne Brand und Paralysiert von einem brennenden Helden deiner Wahl.",
        "Remove Burn and Paralyzed from a burning Hero of your choice.",
    ),
    (
        SPELL + "target: {choose: gm_creature, where: {max_cost: 3, keyword: flying}},"
        " do: [{effect: destroy, to: target}]}",
        "Zerstöre eine GM-Kreatur deiner Wahl mit Fliegend und mit Größe 3 oder weniger.",
        "Destroy a GM creature of your choice with Flying and of size 3 or less.",
    ),
    (
        SPELL + "target: {choose: creature}, do: [{effect: if, if: {is: damaged, of: target},"
        " then: [{effect: destroy, to: target}], otherwise: [{effect: draw, amount: 1}]}]}",
        "Wähle eine Kreatur. Falls jene Kreatur beschädigt ist, zerstöre jene Kreatur; andernfalls ziehe eine Karte.",
        "Choose a creature. If that creature is damaged, destroy that creature; otherwise, draw a card.",
    ),
    (
        SPELL + "do: [{effect: boost, to: {each: own_creature}, atk: 2, def: -1, until: turn},"
        " {effect: grant, keyword: thorns, n: 2, to: {each: own_creature}, until: turn}]}",
        "Jede deiner Kreaturen erhält bis zum Ende des Zuges +2 ATK und −1 DEF und Dornen 2.",
        "Each of your creatures gets +2 ATK and −1 DEF and Thorns 2 until the end of the turn.",
    ),
    (
        SPELL + "do: [{effect: damage, to: {each: enemy_creature, where: {paralyzed: true}},"
        " amount: {by: count, of: {each: own_weapon}, most: 2}}]}",
        "Füge jeder paralysierten GM-Kreatur für jede deiner Waffen (insgesamt höchstens 2) 1 Schaden zu.",
        "Deal 1 damage to each paralyzed GM creature for each of your weapons (at most 2 in all).",
    ),
    (
        SPELL + "do: [{effect: roll, rows: [{upto: 1}, {upto: 5, do: [{effect: draw, amount: 1}]},"
        " {upto: 6, do: [{effect: draw, amount: {by: roll, plus: 1}},"
        " {effect: damage, amount: 1, to: you}]}]}]}",
        "Wirf einen W6. 1: Nichts geschieht. 2–5: Ziehe eine Karte. 6: Ziehe W6+1 Karten; du erleidest 1 Schaden.",
        "Roll a D6. 1: nothing happens. 2–5: draw a card. 6: draw D6+1 cards; you take 1 damage.",
    ),
    (
        SPELL + "do: [{effect: one_of, options: [[{effect: gain, resource: int, amount: 1}],"
        " [{effect: gain, resource: lp, amount: 2, who: each_hero}]]}]}",
        "Wähle eines: • Erhöhe deine INT um 1. • Jeder Held erhält 2 LP.",
        "Choose one: • Raise your INT by 1. • Each Hero gains 2 LP.",
    ),
    (
        SPELL + "do: [{effect: reclaim, kind: instant, amount: 2}, {effect: fetch, kind: armor}]}",
        "Nimm 2 Spontanzauber deiner Wahl aus deinem Ablagestapel auf die Hand."
        " Nimm das oberste Rüstungsteil deines Decks offen auf die Hand und mische das Deck.",
        "Take 2 Instants of your choice from your discard pile into your hand."
        " Take the topmost piece of armor of your deck into your hand, show it to all and shuffle the deck.",
    ),
    (
        GM + "triggered: [{when: turn_start, target: {choose: own_creature, where: {other: true}},"
        " do: [{effect: boost, to: target, atk: 1, until: round}]}]}",
        "Zu Beginn des GM-Zugs: Eine andere GM-Kreatur deiner Wahl erhält bis zum Ende des nächsten Zuges +1 ATK.",
        "At the start of the GM turn: another GM creature of your choice gets +1 ATK until the end of the next turn.",
    ),
    (
        GM + "triggered: [{when: summoned, target: {choose: attackable},"
        " do: [{effect: damage, amount: 1, to: target}, {effect: draw, amount: 1, who: gm}]}]}",
        "Wenn diese Kreatur beschworen wird: Füge einem Helden oder einer Heldenkreatur deiner Wahl"
        " 1 Schaden zu. Ziehe eine Karte.",
        "When this creature is summoned: deal 1 damage to a Hero or a Hero creature of your choice. Draw a card.",
    ),
    (
        GM + "static: [{gives: stat, stat: atk, amount: 1, to: self, if: {is: damaged, of: self}}]}",
        "Solange diese Kreatur beschädigt ist: Sie hat +1 ATK.",
        "While this creature is damaged: it has +1 ATK.",
    ),
    (
        GM + "static: [{gives: keyword, keyword: fear, n: 2, to: {each: gm_creature, where: {other: true}},"
        " if: {is: count, of: {each: hero_creature}, at_most: 0}}]}",
        "Solange keine Heldenkreatur im Spiel ist: Jede andere GM-Kreatur hat Furcht 2.",
        "While no Hero creature is in play: each other GM creature has Fear 2.",
    ),
    (
        GM + "static: [{gives: side, what: income, amount: 1, side: gm,"
        " if: {is: count, of: {each: hero}, at_least: 2, at_most: 3}}]}",
        "Solange 2 bis 3 Helden im Spiel sind: Du erhältst in jeder deiner Wachstumsphasen 1 BP mehr.",
        "While 2 to 3 Heroes are in play: you gain 1 more BP in each of your Growth Phases.",
    ),
    (
        "{type: world, each_turn: [{effect: draw, amount: 1, who: gm}, {effect: new_world}]}",
        "In jeder Weltphase: Der GM zieht eine Karte. Der GM bestimmt eine neue Weltkarte.",
        "In each World Phase: the GM draws a card. The GM chooses a new World Card.",
    ),
    (
        "{type: world, static: [{gives: cost, kind: any, amount: -1, side: heroes}]}",
        "Karten der Helden kosten 1 weniger (mindestens 1).",
        "The Heroes’ cards cost 1 less (at least 1).",
    ),
    (
        WEAPON + "triggered: [{when: attacks, once: turn, if: {is: keyword, of: defender, keyword: flying},"
        " do: [{effect: strengthen_attack, amount: 2}]}]}",
        "Wenn du mit dieser Waffe angreifst und das Ziel des Angriffs Fliegend hat:"
        " Der laufende Angriff verursacht 2 Schaden mehr. Nur einmal pro Zug.",
        "When you attack with this weapon, if the target of the attack has Flying:"
        " the current attack deals 2 more damage. Only once per turn.",
    ),
    (
        WEAPON + "activated: [{pay: {int: 1, str: 2, discard: 1}, once: encounter, instant: true,"
        " do: [{effect: ready, to: self}]}]}",
        "Jederzeit, einmal pro Begegnung – zahle 1 INT und 2 STR und wirf eine Karte ab:"
        " Diese Waffe darf in diesem Zug noch einmal angreifen und blocken.",
        "At any time, once per Encounter – pay 1 INT and 2 STR and discard a card:"
        " this weapon may attack and block once more this turn.",
    ),
    (
        CREATURE + "activated: [{pay: {sacrifice: self}, if: {is: lp, at_most: 3}, do: [{effect: cancel_attack}]}]}",
        "Opfere diese Kreatur, falls du höchstens 3 LP hast: Der laufende Angriff bleibt wirkungslos.",
        "Sacrifice this creature if you have at most 3 LP: the current attack has no effect.",
    ),
    (
        CREATURE + "triggered: [{when: turn_end, may: true, do: [{effect: discover}]}]}",
        "Am Ende des Helden-Zugs darfst du Folgendes tun: Decke die oberste Entdeckungskarte auf.",
        "At the end of the Hero turn, you may do this: reveal the top Discovery card.",
    ),
    (
        CREATURE + "triggered: [{when: summoned, may: true, do: [{effect: discover}]}]}",
        "Wenn diese Kreatur beschworen wird, darfst du Folgendes tun: Decke die oberste Entdeckungskarte auf.",
        "When this creature is summoned, you may do this: reveal the top Discovery card.",
    ),
    (
        CREATURE
        + "triggered: [{when: turn_end, may: true, if: {is: lp, at_most: 3}, do: [{effect: draw, amount: 1}]}]}",
        "Am Ende des Helden-Zugs, falls du höchstens 3 LP hast, darfst du Folgendes tun: Ziehe eine Karte.",
        "At the end of the Hero turn, if you have at most 3 LP, you may do this: draw a card.",
    ),
    (
        GM + "triggered: [{when: attacks, do: [{effect: if, if: {is: boss_encounter}, then: [{effect: draw, amount: 1,"
        " who: each_hero}, {effect: damage, amount: 1, to: attacker}], otherwise: [{effect: cancel_attack}]}]}]}",
        "Wenn diese Kreatur angreift: Falls der Hauptboss im Spiel ist, zieht jeder Held eine Karte;"
        " füge dem Angreifer 1 Schaden zu; andernfalls bleibt der laufende Angriff wirkungslos.",
        "When this creature attacks: if the Main Boss is in play, each Hero draws a card;"
        " deal 1 damage to the attacker; otherwise, the current attack has no effect.",
    ),
    (
        CREATURE + "triggered: [{when: enemy_spell_cast, do: [{effect: sacrifice, who: gm},"
        " {effect: drain, resource: bp, amount: 1, who: gm}]}]}",
        "Wenn der GM einen Zauber wirkt: Der GM opfert eine Kreatur seiner Wahl."
        " Der GM verliert bis zu seiner nächsten Wachstumsphase 1 seiner verfügbaren BP.",
        "When the GM casts a spell: the GM sacrifices a creature of their choice."
        " The GM loses 1 available BP until their next Growth Phase.",
    ),
    (
        "{type: discovery_event, do: [{effect: damage, to: you, amount: {by: encounters, times: 2, plus: 1}}]}",
        "Du erleidest X Schaden (X = 2 × Anzahl der bewältigten Begegnungen +1).",
        "You take X damage (X = 2 × number of completed Encounters +1).",
    ),
]


@pytest.mark.parametrize(("source", "german", "english"), SENTENCES)
def test_a_card_says_what_it_does(source: str, german: str, english: str) -> None:
    spec = card(source)
    assert card_text(spec, BOOKS["de"]) == [german]
    assert card_text(spec, BOOKS["en"]) == [english]


def test_keywords_stand_in_one_line_and_partner_effects_behind_their_head() -> None:
    spec = card(
        CREATURE + "keywords: {flying: true, fear: 2, hidden: true}, partner: {str: 3,"
        " static: [{gives: keyword, keyword: reach, to: you}]}}"
    )
    assert card_text(spec, BOOKS["de"]) == [
        "Fliegend, Furcht 2, Verborgen",
        "Partner (STR 3)",
        "Als Partner: Du hast Reichweite.",
    ]
    assert card_text(spec, BOOKS["en"])[2] == "As a partner: You have Reach."


def test_an_instant_says_what_it_reacts_to_and_a_lasting_spell_how_long_it_stays() -> None:
    instant = card("{type: instant, cost: 1, timing: attack, do: [{effect: weaken_attack, amount: 1}]}")
    assert card_text(instant, BOOKS["en"])[0] == "Only as a reaction to an attack."
    lasting = card("{type: gm_lasting, cost: 1, until: encounter}")
    assert card_text(lasting, BOOKS["de"]) == ["Bleibt bis zum Ende der Begegnung im Spiel."]


def test_a_piece_of_a_series_names_it() -> None:
    helm = card("{type: armor, str: 2, arm: 1, slot: head, series: tower_watch}")
    names = {"tower_watch": "Tower Watch"}.__getitem__
    assert type_line(helm, BOOKS["en"], names) == "Helm · STR 2 · Series: Tower Watch"
    assert card_text(helm, BOOKS["en"], names) == [
        "Set “Tower Watch”: its effect is active while you have 2 pieces of it equipped."
    ]


@pytest.mark.parametrize(
    ("source", "german", "english"),
    [
        (CREATURE + "}", "Kreatur", "Creature"),
        (GM + "}", "GM-Kreatur · Größe 2", "GM creature · size 2"),
        (WEAPON + "hands: 2}", "Zweihändige Waffe · STR 3", "Two-handed weapon · STR 3"),
        (
            WEAPON + "discovery: true}",
            "Einhändige Waffe · Entdeckung · STR 3",
            "One-handed weapon · Discovery · STR 3",
        ),
        ("{type: world}", "Weltkarte", "World Card"),
    ],
)
def test_the_type_line_says_what_a_card_is(source: str, german: str, english: str) -> None:
    assert type_line(card(source), BOOKS["de"]) == german
    assert type_line(card(source), BOOKS["en"]) == english


def test_a_reminder_names_its_rule() -> None:
    reminder = keyword_reminder("fear", 2, BOOKS["en"])
    assert reminder.name == "Fear 2"
    assert reminder.text == "Nobody may attack it in the first 2 rounds after it is summoned."
    assert reminder.rule == "SQ-11.8"
    assert keyword_reminder("flying", 0, BOOKS["de"]).name == "Fliegend"


# --- everything can be said -------------------------------------------------


class Recorder(Phrasebook):
    """Remembers which texts were used."""

    def __init__(self, lang: str, trees: Mapping[str, Any]) -> None:
        super().__init__(lang, trees)
        self.used: set[str] = set()

    def _find(self, key: str) -> dict[str, Template]:
        self.used.add(key)
        return super()._find(key)


def samples(kind: Any, depth: int = 0) -> Iterator[Any]:
    """Values of a type of the vocabulary that show everything its text depends on."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Literal:
        yield from args
    elif origin is Annotated:
        limits = [meta for meta in args[1:] if isinstance(meta, msgspec.Meta)]
        if args[0] is str:
            yield "2H" if kind is v.TimesH else "some_id"
        elif get_origin(args[0]) is tuple:
            least = limits[0].min_length or 0
            yield from (part * max(least, 1) for part in samples(args[0], depth) if part or not least)
        else:
            yield from samples(args[0], depth)
            yield from (-2 for meta in limits if meta.ge is not None and meta.ge < 0)
    elif origin in (Union, types.UnionType):
        for option in args:
            yield from samples(option, depth)
    elif origin is tuple:
        inner = v.Draw if args[0] == v.Effect and depth > 1 else args[0]
        yield from ((part,) for part in samples(inner, depth + 1))
        yield ()
    elif origin is dict:
        yield dict.fromkeys(LANGUAGES, "Name")
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from structs(kind, depth)
    else:
        plain: dict[Any, list[Any]] = {int: [1, 2, 0], str: [""], bool: [True, False], types.NoneType: [None]}
        yield from plain[kind]


def structs(kind: type[msgspec.Struct], depth: int) -> Iterator[Any]:
    """One of the kind with each value of each field, the other fields as they come."""
    hints = get_type_hints(kind, include_extras=True)
    required = {f.name for f in msgspec.structs.fields(kind) if f.required}
    base = {name: next(samples(hints[name], depth + 1)) for name in kind.__struct_fields__ if name in required}
    yield kind(**base)
    for name in kind.__struct_fields__:
        for value in samples(hints[name], depth + 1):
            yield kind(**base | {name: value})


def cards() -> Iterator[v.CardSpec]:
    words: dict[str, Any] = {"id": "x", "name": {}, "flavour": {}}
    for spec in get_args(v.CardSpec):
        yield from structs(spec, 0)
    for kind, where in product(get_args(v.Kind), structs(v.Filter, 1)):
        for effect in (v.Destroy("target"), v.Damage(1, "target"), v.Boost("target", "turn", atk=1)):
            for spell in (v.Sorcery, v.GmSorcery):
                yield spell(**words, cost=1, target=v.Choose(kind, where), do=(effect, effect))
    for kind in get_args(v.Kind):
        both = (v.Damage(1, "target"), v.Damage(1, "second"), v.Destroy("target"), v.Destroy("second"))
        yield v.Sorcery(**words, cost=1, target=v.Choose("creature"), second=v.Choose(kind), do=both)
    for static in statics():
        for lasting in (v.Lasting, v.GmLasting):
            yield lasting(**words, cost=1, until="game", static=(static,))
    draws = (v.Draw(1),)
    yield v.Event(**words, do=(v.When(v.Partnered(), then=draws * 2),))
    for when, noted in product(get_args(v.Trigger), NOTED):
        ability = v.Triggered(when, (noted,), condition=v.Damaged("self"))
        for spec in (v.Weapon, v.Armor, v.Lasting, v.GmLasting, v.World, v.Creature, v.GmCreature):
            yield msgspec.structs.replace(next(structs(spec, 0)), triggered=(ability,))
        yield msgspec.structs.replace(next(structs(v.Creature, 0)), triggered=(v.Triggered(when, (noted,), may=True),))
    for once, instant, pay in product(ONCE, (True, False), structs(v.Cost, 1)):
        yield v.World(**words, activated=(v.Activated(pay, draws, once=once, instant=instant),))


def statics() -> Iterator[v.Static]:
    """What depends on two things at once."""
    for what, amount, side in product(EXTRAS, (1, -1), SIDES):
        yield v.SideBonus(what, amount, side)
    for kind, amount, side in product(get_args(v.CardKind), (1, -1), SIDES):
        yield v.CostBonus(kind, amount, side)
    for kind, low, high in product(get_args(v.Kind), (None, 1), (None, 0, 1, 2)):
        yield v.KeywordBonus("thorns", "you", condition=v.CountIs(v.Each(kind), low, high))
    for condition in (
        v.LpIs(at_most=0),
        v.HandIs(at_most=0),
        v.LpIs(2, 3),
        v.HandIs(2, 3),
        v.Damaged("self"),
    ):
        yield v.StatBonus("def", 1, "self", condition=condition)


@pytest.fixture(scope="module")
def everything() -> list[v.CardSpec]:
    return list(cards())


@pytest.fixture(scope="module", params=LANGUAGES)
def recorder(request: pytest.FixtureRequest, everything: list[v.CardSpec]) -> Recorder:
    """A phrasebook in which every card that can be written has been read."""
    book = Recorder.load(request.param, GAME / "lang" / f"cards_{request.param}.yaml")
    assert isinstance(book, Recorder)
    for spec in everything:
        for paragraph in [type_line(spec, book, str.title), *card_text(spec, book, str.title)]:
            assert_readable(paragraph)
    return book


def assert_readable(text: str) -> None:
    assert text[0].isupper() or text[0].isdigit(), text
    assert not MISPRINT.search(text), text


def test_every_word_of_the_vocabulary_can_be_said(recorder: Recorder, everything: list[v.CardSpec]) -> None:
    said = {type(spec) for spec in everything}
    assert said == set(get_args(v.CardSpec))
    effects = {type(effect) for spec in everything for effect in getattr(spec, "do", ())}
    assert effects == set(get_args(v.Effect))
    assert {f"trigger.{name}" for name in get_args(v.Trigger)} <= {
        ".".join(key.split(".")[:2]) for key in recorder.used
    }


def test_no_text_is_left_over(recorder: Recorder) -> None:
    for keyword in RULE_OF:
        for n in (0, 2):
            assert_readable(keyword_reminder(keyword, n, recorder).text)
    assert recorder.keys() - recorder.used == set()


def test_every_keyword_has_a_reminder() -> None:
    assert {*v.Keywords.__struct_fields__, *get_args(v.Keyword)} <= RULE_OF.keys()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_languages_have_the_same_texts(lang: str) -> None:
    assert differences(BOOKS["en"], BOOKS[lang]) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_of_the_core_pack_reads_as_sentences(lang: str) -> None:
    files = sorted((GAME / "packs" / "core" / "cards").glob("*.yaml"))
    specs = [
        spec
        for file in files
        for spec in msgspec.convert(YAML(typ="safe").load(file.read_text(encoding="utf-8")), v.CardFile).cards
    ]
    assert specs
    for spec in specs:
        for paragraph in card_text(spec, BOOKS[lang], str.title):
            assert_readable(paragraph)
