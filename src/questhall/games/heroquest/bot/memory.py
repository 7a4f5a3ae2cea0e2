"""What a player of a hero keeps in mind from one decision to the next: all of it was seen from the own seat."""

from __future__ import annotations

from questhall.kernel.answers import Answer

from ..dungeon.squares import squares_of
from .map import Map


class Memory:
    def __init__(self) -> None:
        self.looked = 0
        """Corridor squares around which nothing more comes to light."""
        self.turn = (0, 0)
        self.given: set[Answer] = set()
        """Said in this turn: what was tried once and offered again changes nothing."""
        self.searches: dict[int, int] = {}
        """How often this hero has searched for treasure, by the visible area."""
        self.foes: dict[int, int] = {}
        """Where monsters stood when this turn began, and the one before."""
        self.still: frozenset[int] = frozenset()
        """Monsters that have not moved for a round: they wait."""
        self.seen = 0
        self.rooms: list[int] = []
        """In the order in which they came to light."""
        self.news = 0
        """The round in which something came to light, or somebody was fought."""
        self.waited = 0
        """Rounds before a door."""
        self.way_out = 0
        """Where it was possible to leave."""
        self.visited = 0
        """Where heroes have been."""
        self.things = 0
        """What all of them carry: with something new in the bag every place may be another."""
        self.wounds: tuple[int, ...] = ()
        self.idle = 0
        """Rounds in which nobody was hurt and nothing came to light."""
        self.met: dict[int, int] = {}
        """The body of everybody, as it was when somebody last saw it."""
        self.stuck = 0
        """The same, but whoever only comes into sight and goes again is nothing new."""
        self.barred = False
        """Nobody leaves by the stairway: there is another way out."""
        self.shut: set[int] = set()
        """Locked doors that no key has opened."""

    def look(self, board: Map) -> None:
        view = board.view
        for hero in board.upright:
            self.looked |= along(board, hero.square)
            self.visited |= 1 << hero.square
        things = 0
        for hero in view.heroes:
            things += len(hero.bag)
            if hero.state == "out" and hero.square >= 0:
                self.way_out |= 1 << hero.square
        if things > self.things:
            self.visited = board.hero_squares
        self.things = things
        now = (view.round, view.turn)
        if now != self.turn:
            if view.round != self.turn[0]:
                at = {foe.id: foe.square for foe in board.foes}
                self.still = frozenset([foe for foe, square in at.items() if self.foes.get(foe) == square])
                self.foes = at
                self.waited += 1
                self.notice(board)
            self.turn, self.given = now, set()
        if board.ground.floor != self.seen:
            base = board.ground
            new = {base.region[square] for square in squares_of(base.floor & ~base.corridor & ~self.seen)}
            self.rooms += sorted(new)
            self.seen, self.waited, self.news = board.ground.floor, 0, view.round
        elif board.foes:
            self.news = view.round

    def home(self, board: Map) -> int:
        """The way out, as far as one knows: the stairway, unless nobody leaves by it."""
        return self.way_out or (0 if self.barred else board.stairs)

    def notice(self, board: Map) -> None:
        """Whether anything has happened since the last round."""
        bodies = [hero.body for hero in board.view.heroes] + [foe.body for foe in board.foes]
        wounds = (*bodies, board.ground.floor)
        self.idle = self.idle + 1 if wounds == self.wounds else 0
        seen = {hero.seat: hero.body for hero in board.view.heroes} | {foe.id: foe.body for foe in board.foes}
        met = self.met | seen
        self.stuck = self.stuck + 1 if met == self.met and wounds[-1:] == self.wounds[-1:] else 0
        self.wounds, self.met = wounds, met

    def searched_here(self, board: Map, square: int) -> None:
        region = board.region(square)
        self.searches[region] = self.searches.get(region, 0) + 1


def along(board: Map, square: int) -> int:
    """Corridor squares that are seen straight on, with everything beside them."""
    base = board.ground
    if not base.corridor >> square & 1:
        return 0
    found = 1 << square
    for edges, step in ((base.east, 1), (base.south, base.width)):
        here = square
        while edges >> here & 1:
            here += step
            found |= 1 << here
        here = square
        while here >= step and edges >> here - step & 1:
            here -= step
            found |= 1 << here
    return found
