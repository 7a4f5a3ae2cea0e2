"""HeroQuest's face in the terminal."""

from __future__ import annotations

from rich.cells import cell_len, set_cell_size

from questhall.kernel.answers import Answer
from questhall.terminal.face import Face, Named

from ..cardtext import names_of, text_of, trait_text
from ..lore import in_words, lore
from ..teller import HeroQuestTeller
from ..view import View
from ..view_figures import HeroView, MonsterView
from .dungeon import Drawing, window

PANEL = 30
"""Columns beside the dungeon."""
LETTERS = "abcdefghijklmnopqrstuvwyz"


class HeroQuestFace(Face):
    """The dungeon, and beside it who is in it."""

    def start_over(self) -> None:
        self.lore = lore(self.game.packs)
        self.teller: HeroQuestTeller = HeroQuestTeller(self.game.texts(self.book.lang), self.seat, self.lore)

    def table(self, view: View, width: int, rows: int) -> list[str]:
        if view.visit == "town":
            return [in_words(view.title, self.book.lang), *self.panel(view)]
        letters = {monster.id: LETTERS[i % len(LETTERS)] for i, monster in enumerate(view.monsters)}
        centre = self.centre(view)
        top, bottom = window(centre // view.width, max(4, rows - 2), view.height)
        left, right = window(centre % view.width, (width - PANEL - 4) // 2, view.width)
        drawn = Drawing(view, letters).lines(top, bottom, left, right)
        beside = self.panel(view, letters)
        lines = [self.heading(view)]
        for i in range(max(len(drawn), len(beside))):
            one = drawn[i] if i < len(drawn) else ""
            other = beside[i] if i < len(beside) else ""
            lines.append(f"{set_cell_size(one, width - PANEL)}{other}".rstrip())
        return lines

    def heading(self, view: View) -> str:
        title = in_words(view.title, self.book.lang)
        return f"{title} · {self.book.say('hud.round', n=view.round)}"

    def centre(self, view: View) -> int:
        """Whoever acts is in the middle; while heroes are chosen, nobody is there yet."""
        for monster in view.monsters:
            if monster.id == view.acting:
                return monster.square
        squares = {hero.seat: hero.square for hero in view.heroes}
        return squares.get(view.turn or self.seat or 1, next(iter(squares.values()), 0))

    def panel(self, view: View, letters: dict[int, str] | None = None) -> list[str]:
        lines = []
        for hero in view.heroes:
            lines.append(self.hero_line(hero))
        for monster in view.monsters:
            lines.append(self.monster_line(monster, (letters or {}).get(monster.id, "")))
        return [line if cell_len(line) <= PANEL else line[:PANEL] for line in lines]

    def hero_line(self, hero: HeroView) -> str:
        name = in_words(self.lore.names[hero.hero].name, self.book.lang)
        state = "" if hero.state == "up" else f" {self.book.say(f'hud.{hero.state}')}"
        return f"{hero.seat} {name} {self.book.say('hud.body', n=hero.body, m=hero.mind)} {hero.spot}{state}"

    def monster_line(self, monster: MonsterView, letter: str) -> str:
        name = in_words(self.lore.names[monster.monster].name, self.book.lang)
        values = f"{monster.attack}/{monster.defence} {self.book.say('hud.life', n=monster.body)}"
        return f"{letter} {name} {values} {monster.spot}"

    # --- looking up --------------------------------------------------------------------------

    def seen(self) -> list[Named]:
        """Monsters in sight, and what the heroes carry."""
        view = self.teller.view
        if view is None:
            return []
        found = dict.fromkeys([monster.monster for monster in view.monsters])
        for hero in view.heroes:
            gear = [*hero.weapons, *hero.armour, *((hero.belt,) if hero.belt is not None else ())]
            found |= dict.fromkeys([*[piece.thing for piece in gear], *hero.bag, *hero.spells, *hero.scrolls])
        return [named for named in self.all_cards() if named.card in found]

    def all_cards(self) -> list[Named]:
        known, lang = self.lore, self.book.lang
        named = {**known.spells, **known.things}
        cards = [Named(in_words(thing.name, lang), card, ()) for card, thing in named.items()]
        return cards + [Named(in_words(known.names[kind].name, lang), kind, ()) for kind in known.monsters]

    def card_lines(self, card: str) -> list[str]:
        known, book = self.lore, self.book
        if card in known.monsters:
            monster = known.monsters[card]
            values = book.say(
                "hud.values", a=monster.attack[0], d=monster.defence, t=monster.tempo, b=monster.body, m=monster.mind
            )
            traits = [trait_text(trait, book) for trait in monster.traits]
            name = in_words(known.names[card].name, book.lang)
            return [f"{name}: {values}", *[f"{said.name}: {said.text} ({', '.join(said.rules)})" for said in traits]]
        thing = known.spells.get(card) or known.things[card]
        return [in_words(thing.name, book.lang), text_of(thing, book, names_of(self.game.packs, book.lang))]

    def about(self, answer: Answer) -> list[str]:
        known = self.lore
        fields = [getattr(answer, field) for field in answer.__struct_fields__]
        return [
            value for value in fields if isinstance(value, str) and (value in known.spells or value in known.things)
        ]
