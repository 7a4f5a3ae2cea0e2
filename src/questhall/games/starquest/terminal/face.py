"""Star Quest's face in the terminal."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from questhall.kernel.answers import Answer
from questhall.terminal.face import Face, Named

from ..content import ClassInfo, DeedInfo, UnitInfo, content
from ..lore import in_words, lore
from ..space.measure import leg
from ..view import HeroView, UnitView, View
from .cards import deed_lines, unit_lines
from .chart import TALL, Chart
from .chart_teller import ChartTeller

CHART = 52
"""Columns of the chart, its ruler and the gap beside it."""
FEWEST = 6
"""Lines of the chart that are shown in any case."""
LETTERS = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ"


class StarQuestFace(Face):
    """A coarse map of the table, and beside it who and what is where, measured from the own hero."""

    def start_over(self) -> None:
        self.lore = lore(self.game.packs)
        self.teller: ChartTeller = ChartTeller(self.book, self.seat, self.lore)

    def table(self, view: View, width: int, rows: int) -> list[str]:
        if view.camp is not None:
            return [in_words(view.title, self.book.lang), *[self.hero_line(view, hero) for hero in view.heroes]]
        letters = {unit.unit: LETTERS[i % len(LETTERS)] for i, unit in enumerate(view.enemies)}
        chart = Chart(view, self.lore, letters)
        drawn = [chart.ruler(), *around(chart.lines(), self.middle(view), max(FEWEST, rows - 2))]
        beside = self.panel(view, letters)[: max(len(drawn), rows - 1)]
        room = max(20, width - CHART)
        lines = [self.heading(view)]
        for i in range(max(len(drawn), len(beside))):
            one = drawn[i] if i < len(drawn) else ""
            other = beside[i] if i < len(beside) else ""
            other = other if cell_len(other) <= room else set_cell_size(other, room)
            lines.append(f"{set_cell_size(one, CHART)}{other}".rstrip())
        return lines

    def heading(self, view: View) -> str:
        title = in_words(view.title, self.book.lang)
        said = self.book.say("hud.round", n=view.round, a=view.alertness, w=view.waves)
        return f"{title} · {said}"

    def middle(self, view: View) -> int:
        """The line of the chart around which one looks, where not all of it fits: whoever acts, else where the heroes
        come from."""
        here = self.here(view)
        south = 0 if view.corner.startswith("north") else view.side
        return (south if here is None else here[1]) // TALL

    def panel(self, view: View, letters: dict[int, str]) -> list[str]:
        """Heroes and objectives first, then enemies and what lies there, each the nearest first."""
        lines = [self.hero_line(view, hero) for hero in view.heroes]
        for goal in view.goals:
            name = self.book.say(f"goal.{goal.goal}")
            how = self.book.say("hud.done") if goal.done else f"{goal.count}/{goal.wanted}" if goal.wanted else ""
            lines.append(f"{name} {how}".rstrip())
        nearest = sorted(view.enemies, key=lambda unit: self.length(view, self.place(view, unit)))
        lines += [f"{letters[unit.unit]} {self.unit_line(view, unit)}" for unit in nearest]
        lying = [("* ", "hud.marker", marker.n, marker.spot.point) for marker in view.markers if not marker.done]
        lying += [("? ", "hud.token", token.n, token.spot.point) for token in view.tokens]
        for sign, name, n, point in sorted(lying, key=lambda thing: self.length(view, thing[3])):
            lines.append(f"{sign}{self.book.say(name, n=n)} {self.where(view, point)}".rstrip())
        return lines

    def hero_line(self, view: View, hero: HeroView) -> str:
        name = hero.name or in_words(self.lore.classes[hero.kind].name, self.book.lang)
        life = self.book.say("hud.life", n=hero.tough - hero.models[0].wounds, s=hero.stamina)
        where = "" if hero.aside or view.camp is not None else self.where(view, (hero.models[0].x, hero.models[0].y))
        return " ".join([part for part in (str(hero.seat), name, life, where, self.state(view, hero)) if part])

    def state(self, view: View, unit: UnitView) -> str:
        signs = ("shaken", "fatigued", "down", "aside") if view.round else ("shaken", "fatigued", "down")
        said = [self.book.say(f"hud.{name}") for name in signs if getattr(unit, name, False)]
        said += [self.book.say(f"status.{status}") for status in unit.status]
        return ", ".join(said)

    def unit_line(self, view: View, unit: UnitView) -> str:
        name = self.teller.plain(self.teller.figure(unit.unit))
        left = sum([unit.tough - model.wounds for model in unit.models])
        where = self.where(view, self.place(view, unit))
        return " ".join(
            [part for part in (name, self.book.say("hud.left", n=left), where, self.state(view, unit)) if part]
        )

    # --- measuring -----------------------------------------------------------------------------

    def here(self, view: View) -> tuple[int, int] | None:
        """The hero who acts, else the one of the seat."""
        for seat in (view.active, self.seat):
            for hero in view.heroes:
                if hero.seat == seat and not hero.aside:
                    return hero.models[0].x, hero.models[0].y
        return None

    def place(self, view: View, unit: UnitView) -> tuple[int, int]:
        """That of its nearest model."""
        places = [(model.x, model.y) for model in unit.models]
        return min(places, key=lambda place: self.length(view, place))

    def length(self, view: View, point: tuple[int, int]) -> int:
        here = self.here(view)
        return 0 if here is None else leg(here, point)

    def where(self, view: View, point: tuple[int, int]) -> str:
        here = self.here(view)
        if here is None or here == point:
            return ""
        return self.teller.away(here, point)

    # --- looking up --------------------------------------------------------------------------

    def seen(self) -> list[Named]:
        view = self.teller.view
        if view is None:
            return []
        found = {unit.kind for unit in (*view.heroes, *view.enemies)}
        for hero in view.heroes:
            found |= {*hero.skills, *hero.spells, *hero.kits, *hero.wares}
        return [named for named in self.all_cards() if named.card in found]

    def all_cards(self) -> list[Named]:
        known = content(self.game.packs, self.book)
        everything: list[ClassInfo | UnitInfo | DeedInfo] = [*known.classes, *known.units, *known.deeds]
        return [Named(one.name, one.id, ()) for one in everything]

    def card_lines(self, card: str) -> list[str]:
        lines = unit_lines if card in self.lore.classes or card in self.lore.units else deed_lines
        return lines(self.game.packs, self.book, card)

    def about(self, answer: Answer) -> list[str]:
        named = [getattr(answer, field, "") for field in ("skill", "ability", "spell", "kit", "what", "hero")]
        known = {card.card for card in self.all_cards()}
        return [name for name in named if isinstance(name, str) and name in known]


def around(lines: list[str], middle: int, most: int) -> list[str]:
    """As many lines as there is room for."""
    first = max(0, min(len(lines) - most, middle - most // 2))
    return lines[first : first + most]
