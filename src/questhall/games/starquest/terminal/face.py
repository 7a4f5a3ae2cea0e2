"""Star Quest's face in the terminal."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from questhall.kernel.answers import Answer
from questhall.terminal.face import Face, Named

from ..bearings import bearing
from ..content import ClassInfo, DeedInfo, UnitInfo, content
from ..game import STARQUEST
from ..lore import in_words
from ..space.measure import leg
from ..teller import StarQuestTeller
from ..view import HeroView, UnitView, View
from .cards import deed_lines, unit_lines
from .chart import Chart

CHART = 50
"""Columns of the chart and the gap beside it."""
LETTERS = "abcdefghijklmnopqrstuvwyzABCDEFGHIJKLMNOPQRSTUVWYZ"


class StarQuestFace(Face):
    """A coarse map of the table, and beside it who and what is where, measured from the own hero."""

    def start_over(self) -> None:
        self.teller: StarQuestTeller = STARQUEST.teller(self.book.lang, self.seat)

    def table(self, view: View, width: int, rows: int) -> list[str]:
        if view.camp is not None:
            return [in_words(view.title, self.book.lang), *[self.hero_line(view, hero) for hero in view.heroes]]
        letters = {unit.unit: LETTERS[i % len(LETTERS)] for i, unit in enumerate(view.enemies)}
        drawn = Chart(view, STARQUEST.lore, letters).lines()
        beside = self.panel(view, letters)
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

    def panel(self, view: View, letters: dict[int, str]) -> list[str]:
        lines = [self.hero_line(view, hero) for hero in view.heroes]
        lines += [f"{letters[unit.unit]} {self.unit_line(view, unit)}" for unit in view.enemies]
        for marker in view.markers:
            if not marker.done:
                where = self.where(view, marker.spot.point)
                lines.append(f"* {self.book.say('hud.marker', n=marker.n)} {where}")
        for token in view.tokens:
            lines.append(f"? {self.book.say('hud.token', n=token.n)} {self.where(view, token.spot.point)}")
        for goal in view.goals:
            name = self.book.say(f"goal.{goal.goal}")
            how = self.book.say("hud.done") if goal.done else f"{goal.count}/{goal.wanted}" if goal.wanted else ""
            lines.append(f"{name} {how}".rstrip())
        return lines

    def hero_line(self, view: View, hero: HeroView) -> str:
        name = hero.name or in_words(STARQUEST.lore.classes[hero.kind].name, self.book.lang)
        life = self.book.say("hud.life", n=hero.tough - hero.models[0].wounds, s=hero.stamina)
        where = "" if hero.aside or view.camp is not None else self.where(view, (hero.models[0].x, hero.models[0].y))
        return " ".join([part for part in (str(hero.seat), name, life, where, self.state(hero)) if part])

    def state(self, unit: UnitView) -> str:
        said = [
            self.book.say(f"hud.{name}")
            for name in ("shaken", "fatigued", "down", "aside")
            if getattr(unit, name, False)
        ]
        said += [self.book.say(f"status.{status}") for status in unit.status]
        return ", ".join(said)

    def unit_line(self, view: View, unit: UnitView) -> str:
        name = self.teller.plain(self.teller.figure(unit.unit))
        left = sum([unit.tough - model.wounds for model in unit.models])
        nearest = min(unit.models, key=lambda model: self.length(view, (model.x, model.y)))
        where = self.where(view, (nearest.x, nearest.y))
        return " ".join([part for part in (name, self.book.say("hud.left", n=left), where, self.state(unit)) if part])

    # --- measuring -----------------------------------------------------------------------------

    def here(self, view: View) -> tuple[int, int] | None:
        """The hero who acts, else the one of the seat."""
        for seat in (view.active, self.seat):
            for hero in view.heroes:
                if hero.seat == seat and not hero.aside:
                    return hero.models[0].x, hero.models[0].y
        return None

    def length(self, view: View, point: tuple[int, int]) -> int:
        here = self.here(view)
        return 0 if here is None else leg(here, point)

    def where(self, view: View, point: tuple[int, int]) -> str:
        here = self.here(view)
        if here is None or here == point:
            return ""
        return f"{self.teller.length(leg(here, point))} {self.book.say(f'bearing.{bearing(here, point)}')}"

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
        known = content(STARQUEST.packs, self.book)
        everything: list[ClassInfo | UnitInfo | DeedInfo] = [*known.classes, *known.units, *known.deeds]
        return [Named(one.name, one.id, ()) for one in everything]

    def card_lines(self, card: str) -> list[str]:
        lore = STARQUEST.lore
        lines = unit_lines if card in lore.classes or card in lore.units else deed_lines
        return lines(STARQUEST.packs, self.book, card)

    def about(self, answer: Answer) -> list[str]:
        named = [getattr(answer, field, "") for field in ("skill", "ability", "spell", "kit", "what", "hero")]
        known = {card.card for card in self.all_cards()}
        return [name for name in named if isinstance(name, str) and name in known]
