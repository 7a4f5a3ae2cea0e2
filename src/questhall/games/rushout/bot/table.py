"""What a player makes of the view: places, free fields, who is where."""

from __future__ import annotations

from ..catalog import Catalog
from ..entities import DRAGON_TILE, SWIRL, WIZARD, Die
from ..view import PlaceView, View


class Sight:
    """The table through the eyes of one seat."""

    def __init__(self, view: View, seat: int, catalog: Catalog) -> None:
        self.view = view
        self.seat = seat
        self.catalog = catalog
        self.places: dict[str, PlaceView] = {place.place: place for place in view.places}
        self.on: dict[str, list[tuple[int, Die]]] = {}
        for number, die in view.dice.items():
            if die.place:
                self.on.setdefault(die.place, []).append((number, die))
        self.mine = [(number, die) for number, die in view.dice.items() if number // 10 == seat]
        self.loose = [(number, die) for number, die in self.mine if not die.place]
        self.at = next((die.place for _, die in self.mine if die.place and die.field != SWIRL), "")

    def fields(self, place: str) -> tuple[str, ...]:
        part = self.places.get(place)
        if part is None:
            return ()
        return part.wizard if self.seat == WIZARD else part.heroes

    def free(self, place: str, seat: int | None = None) -> list[str]:
        """The symbols of the fields that hold no die yet."""
        side = bool(self.seat if seat is None else seat)
        part = self.places[place]
        wanted = part.heroes if side else part.wizard
        taken = {die.field for number, die in self.on.get(place, ()) if bool(number // 10) == side}
        return [symbol for field, symbol in enumerate(wanted) if field not in taken]

    def heroes_on(self, place: str) -> set[int]:
        return {number // 10 for number, die in self.on.get(place, ()) if number >= 10 and die.field != SWIRL}

    def lying(self, place: str, seat: int) -> int:
        """How many dice of a seat lie on a place."""
        return sum(number // 10 == seat and die.field != SWIRL for number, die in self.on.get(place, ()))

    def lying_elsewhere(self, place: str, seat: int) -> int:
        dice = self.view.dice.items()
        return sum(n // 10 == seat and bool(die.place) and die.place != place and die.field != SWIRL for n, die in dice)

    def usable(self, seat: int) -> int:
        """Dice that no swirl holds."""
        return sum(number // 10 == seat and die.field != SWIRL for number, die in self.view.dice.items())

    def stars(self, seat: int) -> set[str]:
        if seat == WIZARD:
            scrolls = {s for item in self.view.players[0].items if (s := self.catalog.scrolls[item].star)}
            return set(self.view.banners) | scrolls
        player = self.view.players[seat]
        own = {self.catalog.equipment[item].star for item in player.items}
        return {self.catalog.heroes[player.character].star, *own}

    def bans(self, seat: int) -> set[str]:
        return {ban for card in self.view.players[seat].weak if (ban := self.catalog.spells[card].ban)}

    def under_dragon(self, place: str) -> bool:
        return bool(self.view.dragon) and place == f"t{self.view.dragon}"

    def is_dragon(self, place: str) -> bool:
        return place == DRAGON_TILE
