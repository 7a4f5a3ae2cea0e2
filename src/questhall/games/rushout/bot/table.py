"""What a player makes of the view: places, free fields, who is where."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from questhall.kernel.answers import Answer

from ..catalog import Catalog
from ..entities import DRAGON_TILE, SWIRL, WIZARD, Die
from ..moves import Place
from ..view import PlaceView, View

LAST_ROUND = 3
"""Coins are worth nothing after it."""


class Sight:
    """The table through the eyes of one seat."""

    def __init__(self, view: View, options: Sequence[Answer], seat: int, catalog: Catalog) -> None:
        self.view = view
        self.options = options
        self.seat = seat
        self.catalog = catalog
        self.places: dict[str, PlaceView] = {place.place: place for place in view.places}
        self.on: dict[str, list[tuple[int, Die]]] = {}
        seats = range(len(view.players))
        self.where = dict.fromkeys(seats, "")
        """The place on which a seat has dice."""
        self.loose = dict.fromkeys(seats, 0)
        self.lying = dict.fromkeys(seats, 0)
        """Dice by seat; those that a swirl holds are in neither."""
        for number, die in view.dice.items():
            owner = number // 10
            if not die.place:
                self.loose[owner] += 1
            elif die.field != SWIRL:
                self.on.setdefault(die.place, []).append((number, die))
                self.where[owner] = die.place
                self.lying[owner] += 1
        self.at = self.where[seat]

    def free(self, place: str, heroes: bool, without: int | None = None) -> list[str]:
        """The symbols of one side's fields that hold no die, or only dice of a certain seat."""
        part = self.places[place]
        taken = {
            die.field for number, die in self.on.get(place, ()) if (number >= 10) == heroes and number // 10 != without
        }
        return [s for field, s in enumerate(part.heroes if heroes else part.wizard) if field not in taken]

    def heroes_on(self, place: str) -> set[int]:
        return {number // 10 for number, _ in self.on.get(place, ()) if number >= 10}

    def spot(self, place: str) -> str:
        """A place with the card that lies there now."""
        return f"{place}/{self.places[place].card}"

    def usable(self, seat: int) -> int:
        """Dice that no swirl holds."""
        return self.loose[seat] + self.lying[seat]

    @cached_property
    def stars(self) -> list[frozenset[str]]:
        """By seat, the symbols that its stars may stand for."""
        wizard, *heroes = self.view.players
        scrolls = [star for item in wizard.items if (star := self.catalog.scrolls[item].star)]
        found = [frozenset([*self.view.banners, *scrolls])]
        for player in heroes:
            own = [self.catalog.equipment[item].star for item in player.items]
            found.append(frozenset([self.catalog.heroes[player.character].star, *own]))
        return found

    @cached_property
    def bans(self) -> list[set[str]]:
        """By seat, the symbols on which it may lay nothing."""
        spells = self.catalog.spells
        return [
            {ban for card in player.weak if (ban := spells[card].ban) and not self.has_ended(f"w:{card}")}
            for player in self.view.players
        ]

    @property
    def silent(self) -> bool:
        """Whether the heroes may not talk (RO-141)."""
        curses = [card for card in self.view.curses if self.catalog.spells[card].curse == "silence"]
        return any(not self.has_ended(f"c:{card}") for card in curses)

    def has_ended(self, place: str) -> bool:
        """Whether a weakness or curse is complete and only its dice wait for hands (RO-143)."""
        return place in self.places and self.places[place].claimed

    @cached_property
    def fitting(self) -> dict[str, Place]:
        """For every place the best of the offered placements: many dice, and few stars, which fit elsewhere too."""
        best: dict[str, tuple[tuple[int, int], Place]] = {}
        for option in self.options:
            if isinstance(option, Place):
                stars = sum(self.view.dice[number].face == "star" for number, _ in option.dice)
                use = len(option.dice), -stars
                if option.place not in best or use > best[option.place][0]:
                    best[option.place] = use, option
        return {place: option for place, (_, option) in best.items()}

    def after(self, place: str, free: list[str]) -> list[str]:
        """What is still free when the dice that fit now are placed."""
        option = self.fitting.get(place)
        if option is None:
            return free
        part = self.places[place]
        fields = part.heroes if self.seat != WIZARD else part.wizard
        left = free.copy()
        for _, field in option.dice:
            left.remove(fields[field])
        return left

    def under_dragon(self, place: str) -> bool:
        return bool(self.view.dragon) and place == f"t{self.view.dragon}"

    def is_dragon(self, place: str) -> bool:
        return place == DRAGON_TILE
