"""Who speaks a card's text and to whom, and how it names the things it talks about."""

from __future__ import annotations

from typing import Literal

from msgspec import structs

from questhall.games.sidequest import vocabulary as v
from questhall.kernel.text import Argument, Phrase, Phrasebook

Side = Literal["hero", "gm", "world"]
"""Whom the card addresses as "you": a Hero, the GM, or nobody (World Cards speak to all)."""

SEEN_FROM: dict[Side, dict[str, str]] = {
    "hero": {"enemy_creature": "gm_creature", "attackable": "gm_creature"},
    "gm": {"own_creature": "gm_creature", "enemy_creature": "hero_creature", "attackable": "hero_side"},
    "world": {"own_creature": "gm_creature", "enemy_creature": "hero_creature", "attackable": "hero_side"},
}
"""own and enemy are words of the controller; on print, both sides read the same card."""

HEROES = frozenset({"hero", "other_hero"})
STATES = ("other", "damaged", "burning", "paralyzed")


class Voice:
    """Speaks one ability. It remembers which targets were introduced: first "a creature of your
    choice", later "that creature" (or "the first target" of two); likewise `named`: in a clause right
    behind the card's own name it is "it"."""

    def __init__(
        self,
        book: Phrasebook,
        side: Side,
        noun: str,
        target: v.Choose | None = None,
        that: str = "card",
        second: v.Choose | None = None,
    ) -> None:
        self.book = book
        self.side = side
        self.noun = noun
        self.targets: dict[str, v.Choose] = {}
        if target is not None:
            self.targets["target"] = target
        if second is not None:
            self.targets["second"] = second
        self.that = that
        self.introduced: set[str] = set()
        self.named = False

    def about(self, target: v.Choose | None, that: str = "card", second: v.Choose | None = None) -> Voice:
        """The same speaker, starting on another ability."""
        return Voice(self.book, self.side, self.noun, target, that, second)

    def say(self, key: str, *variants: str, **args: Argument) -> str:
        """The text of the first variant that the language has, else of the key itself."""
        return self.book.say(self.variant(key, *variants), **args)

    def phrase(self, key: str, *variants: str, **args: Argument) -> Phrase:
        """Likewise, in all its forms."""
        return self.book.phrase(self.variant(key, *variants), **args)

    def variant(self, key: str, *variants: str) -> str:
        found = (f"{key}.{variant}" for variant in variants if self.book.has(f"{key}.{variant}"))
        return next(found, key)

    def kind(self, kind: v.Kind) -> str:
        return SEEN_FROM[self.side].get(kind, kind)

    # --- cards ---

    def to(self, to: v.To) -> Phrase:
        return self.each(to) if isinstance(to, v.Each) else self.ref(to)

    def ref(self, ref: v.Ref) -> Phrase:
        if ref == "target" or ref == "second":
            return self.chosen(ref)
        if ref == "self":
            return self.book.phrase(f"{'it' if self.named else 'this'}.{self.noun}")
        if ref == "that":
            return self.book.phrase(f"that.{self.that}")
        return self.book.phrase(f"ref.{ref}")

    def chosen(self, ref: str = "target") -> Phrase:
        if ref not in self.targets:
            return self.book.phrase("ref.target")
        if ref in self.introduced:
            if len(self.targets) > 1:
                return self.book.phrase("ref.first" if ref == "target" else "ref.second")
            return self.book.phrase(f"kind.{self.kind(self.targets[ref].choose)}.that")
        return self._choice(ref, "choice.free")

    def introduce(self, ref: str = "target") -> str:
        """A sentence that lets a target be chosen before anything is said about it."""
        return self.book.say("text.choose", what=self._choice(ref, "choice.said"))

    def _choice(self, ref: str, said: str) -> Phrase:
        """A target as it is named first; beside one of its kind the second is another one."""
        self.introduced.add(ref)
        choose = self.targets[ref]
        where = choose.where
        first = self.targets.get("target")
        if ref == "second" and first is not None and self.kind(choose.choose) == self.kind(first.choose):
            where = structs.replace(where or v.Filter(), other=True)
        return self._narrowed(self.kind(choose.choose), "choose", where, choice=self.book.say(said))

    def each(self, each: v.Each) -> Phrase:
        return self._narrowed(self.kind(each.each), "each", each.where)

    def number_of(self, each: v.Each, low: int | None, high: int | None) -> str:
        """ "at least 2 GM creatures"; it ends in a clause, so the verb is part of it."""
        kind = self.kind(each.each)
        if high == 0:
            none = self._narrowed(kind, "none", each.where)
            return self.book.say("if.none", what=none)
        n = (low if high is None else high) or 0
        many = self._narrowed(kind, "many", each.where, n=n)
        return self.book.say("if.count", n=n, range=self.range(low, high), what=many)

    def is_hero(self, to: v.To) -> bool:
        if isinstance(to, v.Each):
            return to.each in HEROES
        return isinstance(to, str) and to in self.targets and self.targets[to].choose in HEROES

    def _narrowed(self, kind: str, role: str, where: v.Filter | None, **args: Argument) -> Phrase:
        states = Phrase("")
        details: list[str] = []
        if where is not None:
            for state in STATES:
                if getattr(where, state):
                    states += self.book.phrase(f"state.{state}")
            details = self._details(kind, where)
        plus = f" {self.all_of(details)}" if details else ""
        return self.book.phrase(f"kind.{kind}.{role}", states=states, plus=plus, **args)

    def _details(self, kind: str, where: v.Filter) -> list[str]:
        details = []
        if where.keyword is not None:
            details.append(self.book.say("with.keyword", keyword=self.keyword(where.keyword)))
        if where.max_cost is not None:
            details.append(self.say("with.max_cost", kind, "any", n=where.max_cost))
        if where.max_def is not None:
            details.append(self.book.say("with.max_def", n=where.max_def))
        return details

    # --- players ---

    def who(self, who: v.Who) -> tuple[str, Phrase]:
        """The variant of the sentence ("you" is told what to do, others do it) and its subject."""
        if who == "target":
            return "other", self.chosen()
        if who == "gm" and self.side == "gm":
            who = "you"
        if who == "you" and self.side == "world":
            who = "gm"
        return ("you" if who == "you" else "other"), self.book.phrase(f"who.{who}")

    # --- words ---

    def keyword(self, keyword: str, n: int = 0) -> str:
        name = self.book.say(f"keyword.{keyword}.name")
        return self.book.say("text.keyword", name=name, n=n) if n else name

    def granted(self, keyword: v.Keyword, n: int) -> str:
        """Only some keywords count."""
        return self.keyword(keyword, n if keyword in ("fear", "untouchable", "thorns") else 0)

    def signed(self, n: int) -> str:
        return f"+{n}" if n >= 0 else f"−{-n}"

    def range(self, low: int | None, high: int | None) -> str:
        if low is not None and high is not None:
            return self.book.say("range.between", low=low, high=high)
        if high is not None:
            return self.book.say("range.at_most", n=high)
        return self.book.say("range.at_least", n=low or 0)

    def all_of(self, parts: list[str]) -> str:
        return self._joined("text.and", parts)

    def sentences(self, parts: list[str]) -> str:
        return self._joined("text.sentences", parts)

    def _joined(self, key: str, parts: list[str]) -> str:
        text = parts[0]
        for part in parts[1:]:
            text = self.book.say(key, first=text, next=part)
        return text
