"""Lays out a SideQuest table in a few lines, so that a test can be a sentence about the game."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from questhall.games.sidequest import vocabulary as v
from questhall.games.sidequest.catalog import Catalog
from questhall.games.sidequest.entities import GM, NEUTRAL, Hero, InPlay, Settings
from questhall.games.sidequest.game import SIDEQUEST
from questhall.games.sidequest.moves import Pass
from questhall.games.sidequest.rules.gm_turn import GmTurn
from questhall.games.sidequest.rules.hero_turn import HeroTurn
from questhall.games.sidequest.rules.round import Play
from questhall.games.sidequest.rules.zones import enter, renew_sets
from questhall.games.sidequest.state import SideQuest
from questhall.kernel.answers import Answer
from questhall.kernel.procedure import Procedure

PLAIN: dict[str, dict[str, Any]] = {
    "wolf": {"type": "creature", "cost": 2, "atk": 2, "def": 3},
    "ox": {"type": "creature", "cost": 3, "atk": 1, "def": 6},
    "ghoul": {"type": "gm_creature", "size": 2, "atk": 2, "def": 3},
    "brute": {"type": "gm_creature", "size": 4, "atk": 4, "def": 6},
    "tyrant": {"type": "boss", "size": 8, "atk": 4, "def": 10},
    "warlord": {"type": "boss", "size": 8, "atk": 3, "def": 8},
    "sword": {"type": "weapon", "str": 2, "atk": 3, "def": 2},
    "helmet": {"type": "armor", "str": 1, "arm": 2, "slot": "head"},
    "mail": {"type": "armor", "str": 2, "arm": 4, "slot": "body"},
    "ring": {"type": "armor", "str": 0, "arm": 1, "slot": "accessory"},
    "spark": {"type": "sorcery", "cost": 1, "target": {"choose": "gm_creature"},
              "do": [{"effect": "damage", "amount": 2, "to": "target"}]},
    "ember": {"type": "instant", "cost": 1, "target": {"choose": "gm_creature"},
              "do": [{"effect": "damage", "amount": 1, "to": "target"}]},
    "veto": {"type": "instant", "cost": 1, "timing": "spell", "target": {"choose": "spell"},
             "do": [{"effect": "counter"}]},
    "gm_veto": {"type": "gm_instant", "cost": 1, "timing": "spell", "target": {"choose": "spell"},
                "do": [{"effect": "counter"}]},
    "gm_bolt": {"type": "gm_sorcery", "cost": 2, "target": {"choose": "hero"},
                "do": [{"effect": "damage", "amount": 1, "to": "target"}]},
    "gm_jolt": {"type": "gm_instant", "cost": 1, "target": {"choose": "hero_creature"},
                "do": [{"effect": "damage", "amount": 1, "to": "target"}]},
    "plain": {"type": "world"},
    "steppe": {"type": "world"},
    "marsh": {"type": "world"},
    "chest": {"type": "discovery_event", "do": [{"effect": "gain", "resource": "lp", "amount": 1}]},
    "hermit": {"type": "discovery_creature", "atk": 1, "def": 2},
    "relic": {"type": "weapon", "str": 0, "atk": 2, "def": 2, "discovery": True},
}  # fmt: skip
"""Plain cards that every scenario knows, besides the core pack. Numbers are easy to reckon with."""


def spec(card_id: str, words: dict[str, Any]) -> v.CardSpec:
    named = {
        "id": card_id,
        "name": {"de": card_id, "en": card_id},
        "flavour": {"de": "-", "en": "-"},
        **words,
    }
    return msgspec.convert({"cards": [named]}, v.CardFile).cards[0]


@cache
def plain_specs() -> dict[str, v.CardSpec]:
    return {card_id: spec(card_id, words) for card_id, words in PLAIN.items()}


class Table:
    """A laid-out table and short words to play on it. Seats: 0 the GM, 1 to 3 the Heroes."""

    def __init__(self, heroes: int = 1, difficulty: str = "normal", dice: tuple[int, ...] = (),
                 cards: dict[str, dict[str, Any]] | None = None, **settings: Any) -> None:  # fmt: skip
        self.g: SideQuest = SIDEQUEST.table(Settings(heroes=heroes, **settings), 7)
        catalog = Catalog(SIDEQUEST.packs, heroes)
        for words in plain_specs().values():
            catalog.add(words)
        for card_id, raw in (cards or {}).items():
            catalog.add(spec(card_id, raw))
        g = self.g
        g.catalog, g.cards = catalog, catalog.cards
        g.difficulty = difficulty
        g.scripted = tuple(dice)
        g.log = []
        g.round, g.turn = 2, 2
        g.gm.main_boss, g.gm.second_boss = "tyrant", "warlord"
        g.gm.deck = ("ghoul",) * 10
        g.world_deck = ("plain", "steppe", "marsh")
        g.discovery_deck = ("chest",) * 5
        for hero in g.heroes:
            hero.lp, hero.int_max, hero.str_max = 10, 5, 5
            hero.deck = ("wolf",) * 10
            hero.prizes = ("ox",) * g.level().encounters

    # --- laying out ---------------------------------------------------------------

    def hero(self, seat: int = 1, **fields: Any) -> Hero:
        """Sets fields of a Hero: lp, int_max, str_max, hand, deck, discard, prizes ... and returns the Hero."""
        hero = self.g.hero(seat)
        for name, value in fields.items():
            setattr(hero, name, tuple(value) if isinstance(value, list) else value)
        return hero

    def gm(self, **fields: Any) -> Table:
        for name, value in fields.items():
            setattr(self.g.gm, name, tuple(value) if isinstance(value, list) else value)
        return self

    def put(self, card: str, seat: int = 1, **fields: Any) -> InPlay:
        """A card into play: creatures on the field, equipment worn, worlds active; seat NEUTRAL for the zone.

        It came into play three rounds ago unless entered says otherwise."""
        kind = self.g.cards[card].kind
        zone: Any = "field"
        if kind in ("weapon", "armor"):
            zone = "equipped"
        elif kind in ("lasting", "gm_lasting"):
            zone = "lasting"
        elif kind == "world":
            zone = "world"
        elif seat == NEUTRAL or kind == "discovery_creature":
            zone, seat = "neutral", NEUTRAL
        elif kind in ("gm_creature", "boss"):
            seat = GM
        thing = enter(self.g, card, seat, zone, fields.pop("face_down", False))
        thing.entered = self.g.turn - 6
        for name, value in fields.items():
            setattr(thing, name, value)
        if zone == "equipped":
            renew_sets(self.g, self.g.hero(seat))
        return thing

    def boss(self, **fields: Any) -> InPlay:
        """The Main Boss into play."""
        thing = self.put(self.g.gm.main_boss, GM, **fields)
        self.g.boss = thing.id
        return thing

    # --- where the game stands -------------------------------------------------------

    def at(self, turn: str, phase: str) -> Table:
        """Begins at a step: at("hero", "main_phase"), at("gm", "attack_phase") ... and runs to the first ask."""
        frame: Procedure = HeroTurn() if turn == "hero" else GmTurn()
        top = Play()
        top.go_to("gm_turn" if turn == "hero" else "hero_turn")
        frame.go_to(phase)
        self.g.side = "heroes" if turn == "hero" else "gm"
        self.g.stack[:] = [top, frame]
        self.g.run()
        return self

    def run(self, *procedures: Procedure) -> Table:
        """Runs procedures on an otherwise quiet table."""
        self.g.stack[:] = [Play(), *reversed(procedures)]
        self.g.stack[0].go_to("hero_turn")
        self.g.run()
        return self

    # --- playing ---------------------------------------------------------------------

    @property
    def g_anew(self) -> SideQuest:
        """The game; what a test has changed by hand counts for what is offered."""
        self.g.offers = {}
        return self.g

    def do(self, seat: int, *answers: Answer) -> Table:
        """These answers must be accepted, one after the other."""
        for answer in answers:
            refusal = self.g_anew.answer(seat, answer)
            assert refusal is None, f"{answer} was refused: {refusal}; asked: {self.g.asks}"
        return self

    def passes(self) -> Table:
        """Everybody who is asked to react passes, until something else is asked."""
        while self.g.asks and self.g.asks[0].question == "sidequest.react":
            self.do(self.g.asks[0].seat, Pass())
        return self

    def refused(self, seat: int, answer: Answer) -> tuple[str, ...]:
        """The rules by which an answer is refused; nothing may have changed."""
        before = SIDEQUEST.save(self.g)
        refusal = self.g_anew.answer(seat, answer)
        assert refusal is not None, f"{answer} was accepted"
        assert SIDEQUEST.save(self.g) == before
        return refusal.rules

    def asked(self, seat: int) -> str:
        """What a seat is asked now: the question's name without the game's, or nothing."""
        ask = self.g.ask_of(seat)
        return ask.question.removeprefix("sidequest.") if ask else ""

    def may(self, seat: int, answer: Answer) -> bool:
        return answer in self.g_anew.options(seat)

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all log lines with this key (without the leading "log.")."""
        return [line.args for line in self.g.log or [] if line.key == f"log.{key}"]
