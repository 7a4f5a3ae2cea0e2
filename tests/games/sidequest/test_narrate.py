"""What the table says, in German and English."""

from __future__ import annotations

import re
from typing import Any

import pytest
from msgspec import structs

from questhall.games.sidequest import moves as m
from questhall.games.sidequest.entities import GM, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.narrate import Narrator
from questhall.games.sidequest.rules.gm_options import MISTAKES, PHRASES
from questhall.games.sidequest.teller import phrasebook as book
from questhall.games.sidequest.view import View
from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import QUESTIONS
from questhall.kernel.dice import Random
from questhall.kernel.game import AnyGame
from questhall.kernel.match import Match
from questhall.kernel.notation import NotationError, read, tag_of
from questhall.kernel.state import Told
from questhall.kernel.text import differences
from tests.games.sidequest.scenario import Table, plain_specs

SOURCES = [SIDEQUEST.folder, SIDEQUEST.folder.parents[1] / "kernel"]


def narrator(table: Table, lang: str, seat: int | None = 1, *more: str) -> Narrator:
    """Somebody at a laid-out table; its plain cards have their ids for names, in capitals."""
    teller = Narrator(book(lang), seat, SIDEQUEST.printed)
    named = {card: card.replace("_", " ").title() for card in (*plain_specs(), *more)}
    teller.names.cards = {
        card: structs.replace(table.g.cards[card].spec, name={"de": name, "en": name}) for card, name in named.items()
    }
    view = SIDEQUEST.view(table.g, seat)
    assert isinstance(view, View)
    teller.see(view)
    return teller


def tell(table: Table, lang: str, key: str, **args: Any) -> str | None:
    return narrator(table, lang).line(Told(f"log.{key}", (), args))


def refuse(table: Table, lang: str, key: str, *rules: str, **args: Any) -> str:
    return narrator(table, lang).refusal(Refusal(f"refusal.{key}", rules, args))


# --- nothing is missing ------------------------------------------------------------------


def used_in_code(pattern: str) -> set[str]:
    """Every text key of a kind that stands in the source; what is put together there is spelled out."""
    found: set[str] = set()
    for folder in SOURCES:
        for file in folder.rglob("*.py"):
            found.update(re.findall(pattern, file.read_text(encoding="utf-8")))
    assert found
    return found


SPELLED_OUT = {
    "log.{self.winner}-win": ("log.heroes-win", "log.gm-win"),
    "log.{how}": ("log.heroes-win", "log.gm-win"),
    "refusal.once-{ability.once}": ("refusal.once-turn", "refusal.once-encounter"),
    "refusal.timing-{card.timing}": ("refusal.timing-attack", "refusal.timing-spell"),
}


def needed_keys() -> set[str]:
    keys = used_in_code(r'"((?:log|refusal)\.[^"\s]+)"') | used_in_code(r'Refusal\("(kernel\.[^"]+)"')
    for key in [key for key in keys if "{" in key]:
        keys.remove(key)
        keys.update(SPELLED_OUT[key])
    return keys


def test_both_languages_say_the_same_things() -> None:
    assert differences(book("de"), book("en")) == []


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_line_and_refusal_of_the_rules_has_words(lang: str) -> None:
    assert {key for key in needed_keys() if not book(lang).has(key)} == set()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_no_line_and_no_refusal_is_left_over(lang: str) -> None:
    texts = book(lang).keys()
    written = {key for key in texts if key.startswith(("log.", "refusal."))}
    assert written - needed_keys() == set()


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_roll_has_a_purpose_in_words(lang: str) -> None:
    for purpose in used_in_code(r'\.roll\("([^"]+)"'):
        assert book(lang).has(f"roll.{purpose}")


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_question_is_put_and_explained(lang: str) -> None:
    for name in QUESTIONS:
        if name.startswith("sidequest."):
            assert book(lang).has(f"ask.{name}.title"), name
            assert book(lang).has(f"ask.{name}.hint"), name


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_kind_of_move_has_a_label(lang: str) -> None:
    texts = book(lang).keys()
    for kind in SIDEQUEST.answers:
        tag = tag_of(kind)
        assert any(key == f"move.{tag}" or key.startswith(f"move.{tag}.") for key in texts), tag


@pytest.mark.parametrize("lang", ["de", "en"])
def test_every_quick_phrase_and_every_mistake_has_words(lang: str) -> None:
    assert all(book(lang).has(f"phrase.{phrase}") for phrase in PHRASES)
    assert all(book(lang).has(f"mistake.{mistake}") for mistake in MISTAKES)


def test_a_mistake_in_notation_is_said_in_german() -> None:
    with pytest.raises(NotationError) as caught:
        read("attack 12 x", SIDEQUEST.answers)
    said = book("de").say(caught.value.key, **caught.value.arguments)
    assert said.startswith("„x“ ist keine Zahl, target muss aber eine sein.")


@pytest.mark.parametrize("heroes", [1, 3])
def test_whole_games_can_be_told_to_every_seat_in_both_languages(heroes: int) -> None:
    match = Match(SIDEQUEST, Settings(heroes=heroes), seed=heroes)
    game: AnyGame = SIDEQUEST
    seats = (None, *game.seats(match.settings))
    tellers = [Narrator(book(lang), seat, SIDEQUEST.printed) for lang in ("de", "en") for seat in seats]
    random = Random(heroes)
    told = 0
    while match.state.asks and len(match.moves) < 400:
        for teller in tellers:
            offer = None if teller.seat is None else match.state.offer(teller.seat)
            teller.see(game.view(match.state, teller.seat), offer)
            texts = [teller.line(line) for line in match.log[told:]]
            if offer is not None:
                texts += [teller.question(offer.ask).title, *map(teller.option, offer.options[:9])]
            assert not any("{" in text or "None" in text for text in texts if text)
        told = len(match.log)
        seat = match.state.asks[0].seat
        match.answer(seat, game.sample(match.state, seat, random))


# --- exact sentences -----------------------------------------------------------------------


def test_damage_is_explained() -> None:
    table = Table()
    wolf = table.put("wolf")
    args: dict[str, Any] = {"attacker": wolf.id, "weapon": 0, "n": 4, "parts": (("atk", 2), ("empower", 2))}
    assert tell(table, "en", "attack-damage", **args) == "Wolf deals 4 = 2 ATK + 2 Empower (rolled 2)."
    assert tell(table, "de", "attack-damage", **args) == "„Wolf“ verursacht 4 = 2 ATK + 2 Stärkung (gewürfelt: 2)."


def test_a_weapon_and_a_weakening_card_are_named_in_the_sum() -> None:
    table = Table()
    sword = table.put("sword")
    args: dict[str, Any] = {"attacker": 1, "weapon": sword.id, "n": 2, "parts": (("atk", 3), ("ember", -1))}
    assert tell(table, "en", "attack-damage", **args) == "Hero 1 with Sword deals 2 = 3 ATK − 1 Ember."
    assert tell(table, "de", "attack-damage", **args) == "Held 1 mit „Sword“ verursacht 2 = 3 ATK − 1 „Ember“."


def test_an_attack_names_the_weapon() -> None:
    table = Table()
    table.hero(name="Ada")
    sword, ghoul = table.put("sword"), table.put("ghoul")
    args = {"attacker": 1, "weapon": sword.id, "target": ghoul.id}
    assert tell(table, "en", "attack", **args) == "Ada attacks Ghoul with Sword."
    assert tell(table, "de", "attack", **args) == "Ada greift „Ghoul“ mit „Sword“ an."


def test_an_attack_with_bare_hands() -> None:
    table = Table()
    ghoul = table.put("ghoul")
    args = {"attacker": 1, "weapon": 0, "target": ghoul.id}
    assert tell(table, "en", "attack", **args) == "Hero 1 attacks Ghoul with bare hands."
    assert tell(table, "de", "attack", **args) == "Held 1 greift „Ghoul“ mit bloßen Händen an."


def test_cards_of_the_same_name_are_told_apart() -> None:
    table = Table()
    one = table.put("ghoul")
    table.put("ghoul")
    args = {"thing": one.id, "n": 2, "left": 1}
    assert tell(table, "en", "damage", **args) == f"Ghoul [{one.id}] takes 2 damage, 1 left."
    assert tell(table, "de", "damage", **args) == f"„Ghoul“ [{one.id}] erleidet 2 Schaden, noch 1."


def test_the_gm_is_the_gm_in_every_case() -> None:
    table = Table()
    draws = Told("log.draw", (), {"seat": GM, "n": 1})
    begs = Told("log.give", (), {"seat": 1, "to": GM})
    assert narrator(table, "en").line(draws) == "The GM draws a card."
    assert narrator(table, "de").line(draws) == "Der GM zieht eine Karte."
    assert narrator(table, "de").line(begs) == "Held 1 gibt dem GM eine Karte."


def test_a_spell_with_a_target() -> None:
    table = Table(heroes=2)
    args: dict[str, Any] = {"card": "gm_bolt", "target": 2}
    line = Told("log.cast", (), {"seat": GM, **args})
    assert narrator(table, "en").line(line) == "The GM casts Gm Bolt on Hero 2."
    assert narrator(table, "de").line(line) == "Der GM wirkt „Gm Bolt“ auf Held 2."


def test_the_last_encounter_is_the_bosss() -> None:
    table = Table()
    assert tell(table, "en", "encounter", n=2, of=4) == "Encounter 2 of 4 begins."
    assert tell(table, "de", "encounter", n=2, of=4) == "Begegnung 2 von 4 beginnt."
    assert tell(table, "en", "encounter", n=5, of=4) == "The Boss Encounter begins."
    assert tell(table, "de", "encounter", n=5, of=4) == "Die Boss-Begegnung beginnt."


def test_a_boost_says_how_much_and_how_long() -> None:
    table = Table()
    wolf = table.put("wolf")
    args = {"thing": wolf.id, "atk": 2, "defense": -1, "until": "turn"}
    assert tell(table, "en", "boost", **args) == "Wolf gains +2 ATK, −1 DEF until the end of the turn."
    assert tell(table, "de", "boost", **args) == "„Wolf“ erhält +2 ATK, −1 DEF bis zum Ende des Zuges."


def test_a_roll_names_its_purpose() -> None:
    table = Table()
    fate = Told("kernel.rolled", (), {"purpose": "fate", "result": 6})
    spark = Told("kernel.rolled", (), {"purpose": "card:spark", "result": 3})
    assert narrator(table, "en").line(fate) == "Roll for Fate: 6."
    assert narrator(table, "de").line(fate) == "Wurf für das Schicksal: 6."
    assert narrator(table, "en").line(spark) == "Roll for Spark: 3."
    assert narrator(table, "de").line(spark) == "Wurf für „Spark“: 3."


def test_a_refusal_cites_its_rule() -> None:
    table = Table()
    wolf = table.put("wolf")
    args = {"thing": wolf.id}
    said = refuse(table, "en", "has-blocked", "SQ-5.8", **args)
    assert said == "Wolf has blocked as often as it may this turn. (SQ-5.8)"
    said = refuse(table, "de", "has-blocked", "SQ-5.8", **args)
    assert said == "„Wolf“ hat in diesem Zug schon so oft geblockt wie möglich. (SQ-5.8)"


def test_a_price_is_named_in_what_the_player_pays_with() -> None:
    table = Table()
    hero = {"card": "ox", "cost": 3, "free": 1, "seat": 1}
    gm = {"card": "brute", "cost": 4, "free": 2, "seat": GM}
    assert refuse(table, "en", "too-expensive", "SQ-3.6", **hero) == "Ox costs 3 INT; you have 1. (SQ-3.6)"
    assert refuse(table, "de", "too-expensive", "SQ-4.9", **gm) == "„Brute“ kostet 4 BP; du hast 2. (SQ-4.9)"


def test_magic_is_said_of_a_card_and_of_a_card_in_play() -> None:
    table = Table()
    sword = table.put("sword")
    by_card = refuse(table, "en", "magic", card="ring", cost=2, free=1)
    in_play = refuse(table, "de", "magic", thing=sword.id, cost=2, free=1)
    assert by_card == "Ring needs 2 unspent INT; you have 1."
    assert in_play == "„Sword“ verlangt 2 unverbrauchte INT; du hast 1."


def test_a_wrong_phase_names_the_right_one() -> None:
    said = refuse(Table(), "de", "wrong-phase", "SQ-3.7", phase="attack", now="main")
    assert said == "Das gehört in eine andere Phase (Angriffsphase); jetzt ist: Hauptphase. (SQ-3.7)"


def test_the_question_about_a_block_names_the_attacker() -> None:
    table = Table()
    table.put("wolf")
    ghoul = table.put("ghoul")
    table.at("gm", "attack_phase").do(GM, m.Declare(((ghoul.id, 1),))).passes()
    ask = table.g.ask_of(1)
    assert ask is not None
    assert narrator(table, "en").question(ask).title == "Ghoul attacks you. Do you block?"
    assert narrator(table, "de").question(ask).title == "„Ghoul“ greift dich an. Blockst du?"
    assert narrator(table, "de").question(ask).rules == ("SQ-5.4",)


def test_a_card_that_asks_says_only_what_it_asks_about() -> None:
    table = Table()
    table.hero(hand=("wire_crow",), int_max=9)
    table.at("hero", "main_phase").do(1, m.Summon("wire_crow"))
    ask = table.g.ask_of(1)
    assert ask is not None
    assert ask.question == "sidequest.may-trigger"
    hint = narrator(table, "en", 1, "wire_crow").question(ask).hint
    assert hint.startswith("When this creature is summoned")
    assert "partner" not in hint
    assert "Flying" not in hint


def labels(table: Table, answer: Answer, seat: int = 1, *more: str) -> tuple[str, str]:
    """The option in English and German."""
    return narrator(table, "en", seat, *more).option(answer), narrator(table, "de", seat, *more).option(answer)


def test_moves_read_like_sentences() -> None:
    table = Table(heroes=2)
    table.hero(2, name="Ben")
    wolf, sword, ghoul = table.put("wolf"), table.put("sword"), table.put("ghoul")
    assert labels(table, m.Summon("ox")) == ("Summon Ox (3 INT)", "„Ox“ beschwören (3 INT)")
    assert labels(table, m.Summon("brute"), GM) == ("Summon Brute (4 BP)", "„Brute“ beschwören (4 BP)")
    assert labels(table, m.Attack(sword.id, ghoul.id)) == (
        "Attack Ghoul with Sword",
        "„Ghoul“ mit „Sword“ angreifen",
    )
    assert labels(table, m.Cast("spark", ghoul.id)) == (
        "Cast Spark on Ghoul (1 INT)",
        "„Spark“ auf „Ghoul“ wirken (1 INT)",
    )
    assert labels(table, m.Beg(2)) == ("Beg Ben for a card", "Ben um eine Karte anbetteln")
    assert labels(table, m.Block(wolf.id)) == ("Block with Wolf", "Mit „Wolf“ blocken")
    assert labels(table, m.Block()) == ("No block", "Nicht blocken")
    assert labels(table, m.Grow(1, 1)) == ("+1 INT, +1 STR", "+1 INT, +1 STR")
    assert labels(table, m.Declare(((ghoul.id, 1), (ghoul.id, 2))), GM) == (
        "Ghoul → Hero 1, Ghoul → Ben",
        "„Ghoul“ → Held 1, „Ghoul“ → Ben",
    )


def test_an_ability_says_what_it_does() -> None:
    forge = {
        "type": "creature", "cost": 2, "atk": 1, "def": 2,
        "activated": [{"pay": {"int": 1}, "do": [{"effect": "draw", "amount": 1}]}],
    }  # fmt: skip
    table = Table(cards={"forge": forge})
    thing = table.put("forge")
    assert labels(table, m.Activate(thing.id), 1, "forge") == (
        "Use Forge: Once per turn – pay 1 INT: draw a card.",
        "„Forge“ nutzen: Einmal pro Zug – zahle 1 INT: Ziehe eine Karte.",
    )


# --- nobody hears what the seat may not know ---------------------------------------------------


def test_a_face_down_card_of_somebody_else_has_no_name() -> None:
    table = Table()
    hidden = table.put("ghoul", face_down=True)
    args = {"thing": hidden.id, "n": 1, "left": 2}
    assert tell(table, "en", "damage", **args) == "A face-down card takes 1 damage, 2 left."
    assert tell(table, "de", "damage", **args) == "Eine verdeckte Karte erleidet 1 Schaden, noch 2."
    assert narrator(table, "en", GM).line(Told("log.damage", (), args)) == "Ghoul takes 1 damage, 2 left."


def test_a_face_down_card_that_goes_back_to_hand_stays_unknown() -> None:
    table = Table()
    hidden = table.put("ghoul", face_down=True)
    line = Told("log.bounced", (), {"thing": hidden.id, "card": "ghoul"})
    assert narrator(table, "en").line(line) == "A face-down card goes back to hand."
    assert narrator(table, "de").line(line) == "Eine verdeckte Karte geht zurück auf die Hand."


def test_a_card_that_was_turned_up_keeps_its_name() -> None:
    table = Table()
    hidden = table.put("ghoul", face_down=True)
    teller = narrator(table, "en")
    teller.line(Told("log.revealed", (), {"thing": hidden.id, "card": "ghoul"}))
    assert teller.line(Told("log.nimble", (), {"thing": hidden.id})) == "Ghoul is Nimble and strikes back at once."


def test_lines_for_one_seat_are_told_to_that_seat_only() -> None:
    table = Table(heroes=2)
    line = Told("log.drawn", (), {"cards": ("wolf", "ox")}, (1,))
    assert narrator(table, "en", 1).line(line) == "You drew Wolf, Ox."
    assert narrator(table, "de", 1).line(line) == "Gezogen: „Wolf“, „Ox“."
    assert narrator(table, "en", 2).line(line) is None
    assert narrator(table, "en", None).line(line) is None


def test_a_card_of_no_pack_is_called_by_its_id() -> None:
    assert refuse(Table(), "en", "not-in-hand", "SQ-1.11", card="nobody") == "nobody is not in your hand. (SQ-1.11)"
