"""A small dungeon for tests: heroes and monsters where one wants them, on the shipped data, with scripted dice.

    t = Table("barbarian", dice=(3,))         # the movement die of the first turn
    orc = t.put("orc", "D3")
    t.roll(SKULL, SKULL, SHIELD, MONSTER, ...)  # the next dice
    t.do(Attack(orc.id))

Squares are called as people call them: A1 is the upper left one. The usual map is a room of 8 x 6 squares (A1 to H6)
with a door (H3-I3) to a corridor, along which another room lies (L1 to P5, door K3-L3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from questhall.games.heroquest import vocabulary as v
from questhall.games.heroquest.dungeon.build import Builder
from questhall.games.heroquest.dungeon.squares import mask_of
from questhall.games.heroquest.entities import MASTER, Gear, Hero, Mark, Monster
from questhall.games.heroquest.game import HEROQUEST
from questhall.games.heroquest.rules.effects import CarryOut
from questhall.games.heroquest.rules.setting_out import Play
from questhall.games.heroquest.rules.wounds import Loses
from questhall.games.heroquest.settings import Settings
from questhall.games.heroquest.state import HeroQuest
from questhall.games.heroquest.view_figures import HeroView
from questhall.kernel.answers import Answer
from questhall.kernel.procedure import Procedure

SKULL, SHIELD, MONSTER = 1, 4, 6
"""Faces of every combat die: a skull, a white shield, a monster shield."""
MAP = (
    "AAAAAAAA...BBBBB",
    "AAAAAAAA...BBBBB",
    "AAAAAAAA...BBBBB",
    "AAAAAAAA...BBBBB",
    "AAAAAAAA...BBBBB",
    "AAAAAAAA...#####",
)
DOORS: tuple[v.Door, ...] = (v.Door(at=(7, 2), to="east", id="first"), v.Door(at=(10, 2), to="east", id="second"))
PREPARING = ("heroquest.prepare", "heroquest.study", "heroquest.oil")
"""Questions before the first turn; `prepared` answers them with the first that is offered."""
TEXT = {"de": "Probe", "en": "Test"}


def quest(**changes: Any) -> v.Quest:
    """A quest that is never passed by itself, unless it is told otherwise. Any: whatever fields a quest has."""
    plain = v.Quest(
        id="test", name=TEXT, briefing=TEXT, aim=TEXT, board="test", stairs=((0, 5),), wandering="goblin", doors=DOORS,
        goals=(v.Find(thing="star_stone"),), won=TEXT, lost=TEXT,
    )  # fmt: skip
    return replace(plain, **changes)


class Table:
    def __init__(
        self,
        *heroes: str,
        rows: Sequence[str] = MAP,
        dice: Sequence[int] = (3,),
        at: Sequence[str] = ("B3", "B4", "B5", "A3", "A4"),
        settings: Settings | None = None,
        prepared: bool = True,
        **changes: Any,
    ) -> None:
        """Changes are fields of the quest. Any: whatever they hold. The first room is uncovered."""
        company = heroes or ("barbarian",)
        chosen = replace(settings or Settings(), heroes=len(company), company=company)
        made = quest(**changes)
        plan = Builder(made, v.Board(id="test", rows=tuple(rows)), HEROQUEST.lore.furniture).plan()
        self.g: HeroQuest = HEROQUEST.lay_out(replace(chosen, quest=""), 7)
        self.g.plan = plan
        self.g.log = []
        self.g.scripted = tuple(dice)
        self.at = at
        self.g.stack.append(Play())
        self.g.run()
        while prepared and self.asked in PREPARING:
            self.do(self.options()[0])
        for hero, spot in zip(self.g.heroes, at, strict=False):
            hero.square = self.square(spot)
        self.g.offers = {}

    # --- looking ---------------------------------------------------------------------------------

    def square(self, spot: str) -> int:
        column = ord(spot[0]) - ord("A")
        return (int(spot[1:]) - 1) * self.g.plan.width + column

    def door(self, n: int = 0) -> int:
        """The number of the n-th door that the quest names; chests, traps and furniture have that of their square."""
        return self.g.plan.number_of(self.g.plan.quest.doors[n])

    def hero(self, seat: int = 1) -> Hero:
        return self.g.hero(seat)

    @property
    def asked(self) -> str:
        """The question that is open."""
        return self.g.asks[0].question if self.g.asks else ""

    @property
    def asked_seat(self) -> int:
        return self.g.asks[0].seat

    def sheet(self, seat: int = 1) -> HeroView:
        """A hero as everybody sees him."""
        return HEROQUEST.view(self.g, None).heroes[seat - 1]

    def options(self, kind: type[Answer] | None = None) -> list[Answer]:
        found = self.g.options(self.asked_seat)
        return [answer for answer in found if kind is None or isinstance(answer, kind)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of all log lines of a kind. Any: whatever they carry."""
        return [dict(line.args) for line in self.g.log or () if line.key == key]

    # --- arranging ------------------------------------------------------------------------------------

    def put(self, kind: str, spot: str, **fields: Any) -> Monster:
        """A monster on the board. Any: fields of the monster."""
        g = self.g
        profile = g.lore.monsters[kind]
        monster = Monster(id=g.next_id, kind=kind, square=self.square(spot), body=profile.body, mind=profile.mind)
        for name, value in fields.items():
            setattr(monster, name, value)
        g.monsters[monster.id] = monster
        g.next_id += 1
        g.offers = {}
        return monster

    def arm(self, seat: int, *weapons: str | Gear, belt: str | Gear | None = None) -> Hero:
        hero = self.hero(seat)
        hero.weapons = tuple([gear(weapon) for weapon in weapons])
        hero.belt = None if belt is None else gear(belt)
        self.g.offers = {}
        return hero

    def wear(self, seat: int, *armour: str | Gear) -> Hero:
        hero = self.hero(seat)
        hero.armour = tuple([gear(piece) for piece in armour])
        self.g.offers = {}
        return hero

    def set(self, figure: Hero | Monster, **fields: Any) -> None:
        """Any: fields of the figure."""
        for name, value in fields.items():
            setattr(figure, name, value)
        self.g.offers = {}

    def mark(self, figure: Hero | Monster, kind: str, until: str = "quest", n: int = 1) -> None:
        figure.marks += (Mark(kind, until, n),)
        self.g.offers = {}

    def uncover(self, *spots: str) -> None:
        self.g.seen |= mask_of([self.square(spot) for spot in spots]) if spots else self.g.plan.floor
        self.g.offers = {}

    # --- playing ---------------------------------------------------------------------------------------

    def roll(self, *dice: int) -> Table:
        """What the next dice show."""
        self.g.scripted = dice
        return self

    def happens(self, *procedures: Procedure) -> Table:
        """Something takes its course, before the question that is open comes back."""
        self.g.interrupt(*procedures)
        self.g.run()
        return self

    def comes(self, origin: str, seat: int = 1, caster: int | None = None) -> Table:
        """A card, a potion, a spell does what is printed on it, to a hero."""
        return self.happens(CarryOut(origin=origin, caster=seat if caster is None else caster, target=seat))

    def loses(self, seat: int, n: int, *dice: int) -> Table:
        """A hero loses body points; the dice are those of the fall."""
        return self.roll(*dice).happens(Loses(figure=seat, n=n))

    def do(self, answer: Answer, seat: int | None = None) -> Table:
        """It must be accepted."""
        refusal = self.g.answer(self.asked_seat if seat is None else seat, answer)
        assert refusal is None, refusal
        return self

    def refused(self, answer: Answer, seat: int | None = None) -> tuple[str, ...]:
        """It must be refused, with nothing changed; gives the rules that are cited."""
        before = HEROQUEST.save(self.g)
        refusal = self.g.answer(self.asked_seat if seat is None else seat, answer)
        assert refusal is not None, f"{answer} was accepted"
        assert HEROQUEST.save(self.g) == before
        return refusal.rules

    def masters_turn(self) -> Table:
        """Ends turns until the game master is asked; dice that are rolled on the way show a 3."""
        from questhall.games.heroquest.moves import EndTurn

        while self.asked_seat != MASTER:
            self.g.scripted = (3,) * 6 + self.g.scripted
            self.do(EndTurn())
        self.g.scripted = ()
        return self


def gear(thing: str | Gear) -> Gear:
    return Gear(thing) if isinstance(thing, str) else thing
