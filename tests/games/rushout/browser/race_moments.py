"""The moments of a race that browser tests are about, each as a script for a rehearsal."""

from __future__ import annotations

from collections.abc import Callable

from questhall.games.rushout.entities import WIZARD
from questhall.games.rushout.moves import Afflict, Buy
from questhall.games.rushout.rules import places
from tests.games.rushout.browser.laid_race import MissedError, Rehearsal

# --- dice ------------------------------------------------------------------------------------------


def rolled(race: Rehearsal) -> None:
    """The first hero has rolled, and a die that is no star fits no field of the first card."""
    race.off()
    race.prepare(1, "t1", lays=False)
    race.settle()
    fields = places.fields(race.g, "t1", 1)
    need(any(die.face != "star" and die.face not in fields for _, die in race.g.own(1)))


# --- aims ------------------------------------------------------------------------------------------


def doom_for_one(race: Rehearsal) -> None:
    race.off()
    race.cast("doom", lambda spell: spell.wounds == 1)


def doom_for_two(race: Rehearsal) -> None:
    race.off()
    race.cast("doom", lambda spell: spell.wounds == 2)


def ban(race: Rehearsal) -> None:
    """A weakness that forbids a symbol; nobody has one yet."""
    race.off()
    race.cast("weakness", lambda spell: spell.ban is not None)
    need(not any(hero.weak for hero in race.g.heroes))


def drain_of_one(race: Rehearsal) -> None:
    race.off()
    race.study(1, 1)
    race.cast("drain", lambda spell: spell.reach == "one")
    need(len(race.g.players[1].learned) == 1)


def confusion_of_one(race: Rehearsal) -> None:
    two_at_work(race)
    race.cast("confusion", lambda spell: spell.reach == "one")
    need(all(places.where(race.g, seat) for seat in (1, 2)))


def confusion_of_all(race: Rehearsal) -> None:
    two_at_work(race)
    race.cast("confusion", lambda spell: spell.reach == "all")
    need(all(places.where(race.g, seat) for seat in (1, 2)))


def swirl(race: Rehearsal) -> None:
    """The first hero has dice of different faces before him, and one of them must go."""
    race.off()
    race.help(1, "t1")
    race.settle()
    race.cast("weakness", lambda spell: spell.swirl)
    race.aim(Afflict((1,)))
    need(any(owed.what == "swirl" for owed in race.g.owed))


# --- curses ------------------------------------------------------------------------------------------


def cursed(kind: str) -> Callable[[Rehearsal], None]:
    def script(race: Rehearsal) -> None:
        race.off()
        race.cast("curse", lambda spell: spell.curse == kind)
        need(len(race.g.curses) == 1)

    return script


silence, one_hand, clap = cursed("silence"), cursed("one_hand"), cursed("clap")


def hands_of_two(race: Rehearsal) -> None:
    """Two heroes have filled the first card, and hands are needed."""
    clap(race)
    race.fill("t1", 1, 2)
    need(places.heroes_on(race.g, "t1") == {1, 2} and places.is_claimed(race.g, "t1"))


def hands_of_one(race: Rehearsal) -> None:
    """The first hero alone has filled the dragon tile."""
    clap(race)
    race.fill("dragon", 1)
    need(places.is_claimed(race.g, "dragon"))


# --- abilities, equipment, scrolls ---------------------------------------------------------------------


def bard(race: Rehearsal) -> None:
    """The third hero is a bard with experience, and has a die that shows no star."""
    race.off()
    race.study(3, 1)
    need(any(die.face != "star" and not die.place for _, die in race.g.own(3)))


def ranger(race: Rehearsal) -> None:
    race.off()
    race.cast("weakness")
    race.aim(Afflict((1,)))
    race.cast("curse", lambda spell: spell.curse == "silence")
    race.study(2, 2)
    need(len(race.g.curses) == 1)


def warrior(race: Rehearsal) -> None:
    race.off()
    race.cast("dragon")
    race.study(1, 3)
    need(race.g.dragon > 0)


def paladin(race: Rehearsal) -> None:
    """Two are wounded, and the fourth hero can heal."""
    race.off()
    race.cast("doom", lambda spell: spell.wounds == 2)
    race.aim(Afflict((1, 2)))
    race.study(4, 3)


def last_stitch(race: Rehearsal) -> None:
    """The first hero is wounded, and could complete the tile."""
    race.off()
    race.cast("doom", lambda spell: spell.wounds == 1)
    race.aim(Afflict((1,)))
    race.almost("h1", 1, 2)


def conflict_of_heroes(race: Rehearsal) -> None:
    """The first hero could complete the heroes' part of a conflict on the first slot."""
    race.off()
    need(race.trial("conflict") == "t1")
    race.almost("t1", 1, 2)


def conflict_of_wizard(race: Rehearsal) -> None:
    race.off()
    need(race.trial("conflict") == "t1")
    race.almost("t1", WIZARD)


def coins(race: Rehearsal, n: int, *seats: int) -> None:
    """Somebody wins coins."""
    for _ in range(n):
        race.complete(race.trial("coin"), *seats)


def two_coins(race: Rehearsal) -> None:
    race.off()
    coins(race, 2, 1, 2)
    need(len(race.g.hero_coins) == 2)


def scrolls(race: Rehearsal) -> None:
    """The wizard can turn a die and swap a spell; every die that can be turned has one way to be turned."""
    wizard_shops(race)
    race.shop(Buy("dew_scroll"), Buy("shuffled_pages"))
    race.off()
    need(any(die.face == "plant" for _, die in race.g.own(WIZARD)))


def thunder(race: Rehearsal) -> None:
    """The wizard has filled the scroll that clears a card."""
    wizard_shops(race)
    race.shop(Buy("thunder_scroll"))
    two_at_work(race)
    race.complete("r:thunder_scroll", WIZARD)
    need(race.g.aim is not None)


def equipped(race: Rehearsal) -> None:
    """The first hero's stars count as any symbol, and a star lies before him that helps on the first card only so."""
    heroes_shop(race)
    race.shop(Buy("fools_cap", 1))
    race.off()
    fields = set(places.fields(race.g, "t1", 1))
    while not any(die.face == "star" and die.rolled for _, die in race.g.own(1)):
        race.prepare(1, "t1", lays=False)
        race.settle()
    need("sword" not in fields)


# --- the market -----------------------------------------------------------------------------------------


def heroes_shop(race: Rehearsal) -> None:
    """The heroes have lost the round and won two coins; with the marker they have three."""
    race.off()
    coins(race, 2, 1, 2)
    race.win("wizard")
    need(race.g.phase == "market" and race.g.ask_of(1) is not None and race.g.ask_of(WIZARD) is None)
    need(len(race.g.hero_coins) == 2)


def wizard_shops(race: Rehearsal) -> None:
    """The wizard has lost the round and won two coins; the heroes have none."""
    race.off()
    coins(race, 2, WIZARD)
    race.win("heroes")
    need(race.g.phase == "market" and race.g.ask_of(1) is None and race.g.ask_of(WIZARD) is not None)
    need(len(race.g.wizard_coins) == 2)


# --- everything at once ---------------------------------------------------------------------------------------


def crowded(race: Rehearsal) -> None:
    """Two wounded heroes, a weakness, two curses."""
    race.off()
    race.cast("doom")
    race.cast("doom")
    race.cast("curse")
    race.cast("curse")
    race.cast("weakness")
    race.aim(Afflict((1,)))
    need(len(race.g.curses) == 2 and sum(hero.wounded for hero in race.g.heroes) == 2)


# --- what many begin with -----------------------------------------------------------------------------------


def two_at_work(race: Rehearsal) -> None:
    """The first hero has dice on the first card, the second one on the second."""
    race.off()
    for seat in (1, 2):
        while not places.where(race.g, seat):
            race.help(seat, f"t{seat}")
            race.settle()


def need(true: bool) -> None:
    """Otherwise another seed."""
    if not true:
        raise MissedError
