"""Random games of Rush Out!: every scenario, and people who come, go and interrupt."""

from __future__ import annotations

from collections.abc import Sequence

from questhall.kernel.answers import Aside
from questhall.kernel.dice import Random
from questhall.kernel.state import CLOCK
from questhall.lab.checks import Checks
from questhall.lab.packs import on_table

from .. import invariants
from ..entities import WIZARD, Settings
from ..game import RUSHOUT
from ..moves import Absent, CaughtYou, Pause, Resume, Veto
from ..settings import MOST_REMOVED
from ..state import RushOut

BREAK = 5_000


class RushOutChecks(Checks[RushOut, None]):
    """The wizard is slow, so that heroes who play by chance get somewhere."""

    pace = 300

    def settings_of(self, seed: int) -> Settings:
        """Every scenario and number of heroes; with and without what is optional."""
        random = Random(seed)
        return Settings(
            heroes=2 + random.below(3),
            scenario=random.choice(tuple(on_table(RUSHOUT).catalog.scenarios)),  # type: ignore[arg-type]
            handicap=random.below(MOST_REMOVED + 1),
            honour=bool(random.below(2)),
        )

    def next_seat(self, g: RushOut, random: Random) -> int | None:
        seat = random.choice(g.asks).seat
        return None if seat == WIZARD and g.phase == "race" and random.below(3) else seat

    def talk(self, g: RushOut, random: Random) -> None:
        """Somebody's connection is lost, the wizard catches the heroes, or all take a short pause."""
        if random.below(40):
            return
        seats = [player.seat for player in g.players]
        said: list[tuple[int, Aside]] = [(CLOCK, Absent(random.choice(seats))), (WIZARD, CaughtYou())]
        said += [(seat, Veto()) for seat in seats if random.below(2)]
        said += [(seat, Pause()) for seat in seats]
        for seat, aside in said:
            if g.refuse(seat, aside) is None:
                assert g.answer(seat, aside, at=g.now + 10) is None
        if g.paused_at >= 0:
            assert g.answer(seats[-1], Resume(), at=g.now + BREAK) is None

    def look(self, g: RushOut, noted: None) -> Sequence[str]:
        return invariants.broken(g)
