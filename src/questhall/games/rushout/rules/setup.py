"""Tiles, colours and the two stacks (RO-15 to RO-27, RO-97, and the set-up of every scenario)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from questhall.kernel.answers import Answer, Refusal
from questhall.kernel.asks import Asking, Question, ask_first
from questhall.kernel.procedure import Procedure, step

from ..entities import COLOURS, DICE, SLOTS, WIZARD_DICE, Die
from ..moves import Take

if TYPE_CHECKING:
    from ..state import RushOut


class WhichTile(Question["RushOut", "Procedure"]):
    """A hero tile and a colour that nobody else has (RO-17, RO-19)."""

    name = "rushout.take"

    def options(self, g: RushOut, frame: Procedure, seat: int) -> list[Answer]:
        tiles = [hero for hero in g.catalog.heroes if all(h.character != hero for h in g.heroes)]
        colours = [colour for colour in COLOURS if all(h.colour != colour for h in g.heroes)]
        return [Take(tile, colour) for tile in tiles for colour in colours]

    def refuse(self, g: RushOut, frame: Procedure, seat: int, answer: Answer) -> Refusal | None:
        return Refusal("refusal.tile-taken", ("RO-17", "RO-19"))


class Setup(Procedure):
    """Before the first round."""

    @step("RO-17")
    def heroes_take_tiles(self, g: RushOut) -> Asking | None:
        if g.settings.characters:
            for hero, character in zip(g.heroes, g.settings.characters, strict=True):
                hero.character, hero.colour = character, COLOURS[hero.seat - 1]
        return ask_first([hero.seat for hero in g.heroes if not hero.character], WhichTile)

    @step("RO-19")
    def a_tile_is_taken(self, g: RushOut) -> None:
        if g.answers:
            seat, answer = g.said_by(Take)
            g.players[seat].character, g.players[seat].colour = answer.hero, answer.colour
            g.tell("log.tile", ("RO-17",), seat=seat, hero=answer.hero, colour=answer.colour)
            self.go_to("heroes_take_tiles")

    @step("RO-111")
    def goods_lie_in_the_middle(self, g: RushOut) -> None:
        if "coin" in g.scenario.trials:
            equipment = [item.id for item in g.catalog.equipment.values() for _ in range(item.copies)]
            g.shelf = (*equipment, *g.catalog.scrolls)


class NewRound(Procedure):
    """Both stacks are built anew for every round (RO-97)."""

    @step("RO-18", "RO-19")
    def dice(self, g: RushOut) -> None:
        g.round += 1
        g.dice = {}
        for player in g.players:
            for i in range(DICE if player.seat else WIZARD_DICE):
                g.dice[10 * player.seat + i] = Die("star")
            player.busy, player.spot = g.time, ""
            player.wounded = False
            player.weak = player.learned = ()
        g.refills, g.owed, g.aim, g.curses = (), (), None, ()
        g.round_winner = g.how = ""
        g.dragon, g.placed, g.pending, g.caught, g.pausing, g.spoken = 0, 0, False, -1, (), ()

    @step("RO-20", "RO-25", "RO-27")
    def trial_stack(self, g: RushOut) -> None:
        standard, others = chosen_trials(g)
        # Only standard trials lie open at first; whatever else came up is shuffled back (RO-109).
        g.trials = standard[:SLOTS]
        stack = g.shuffled((*standard[SLOTS:], *others))
        g.trial_stack = stack[g.settings.handicap :]
        g.trial_size = len(g.trial_stack)
        g.dropped, g.surplus = stack[: g.settings.handicap], ()
        used = {*g.trials, *stack}
        g.removed = tuple([card for card in g.catalog.trials if card not in used])

    @step("RO-22", "RO-24")
    def spell_stack(self, g: RushOut) -> None:
        cards: list[str] = []
        for kind, count in g.scenario.spells.items():
            all_of = g.shuffled(tuple([spell.id for spell in g.catalog.spells.values() if spell.kind == kind]))
            cards += all_of[:count]
            g.surplus += all_of[count:]
        stack = g.shuffled(tuple(cards))
        g.spells, g.spell_stack = stack[:SLOTS], stack[SLOTS:]
        g.spell_size = len(g.spell_stack)
        used = {*stack, *g.surplus}
        g.removed += tuple([card for card in g.catalog.spells if card not in used])

    @step("RO-148", "RO-163")
    def souls_and_lives(self, g: RushOut) -> None:
        heroes = g.settings.heroes
        g.souls = g.catalog.souls[heroes] if g.scenario.souls else 0
        g.lives = g.catalog.lives[heroes] if g.scenario.lives else 0
        g.tell("log.round", ("RO-97",), round=g.round)


def chosen_trials(g: RushOut) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The standard trials for this number of players, shuffled; the others of the scenario (RO-25, RO-26)."""
    players = g.settings.heroes + 1
    used = [card for card in g.catalog.trials.values() if card.players <= players and card.kind in g.scenario.trials]
    standard = g.shuffled(tuple([card.id for card in used if card.kind == "standard"]))
    return standard, tuple([card.id for card in used if card.kind != "standard"])
