"""In camp: what a level brings, what the purse allows, and then on."""

from __future__ import annotations

from questhall.kernel.answers import Answer
from questhall.kernel.situation import Situation

from .. import moves as m
from ..camp.levels import levels_due
from ..camp.visit import written
from ..state import StarQuest
from ..view import View
from . import growing

Now = Situation[View, StarQuest]


def visits(now: Now, g: StarQuest, seat: int) -> Answer:
    hero = g.hero(seat)
    sheet = written(g, hero)
    if levels_due(hero):
        wanted = growing.gain(g.lore, sheet)
        if not now.refuses(wanted):
            return wanted
        return next(option for option in now.options if isinstance(option, m.Grow))
    if seat in g.gifts:
        usual = [kit for kit in growing.KITS[len(hero.kits) % 2 :] if kit in g.lore.kits]
        return m.Choose([*usual, *g.lore.kits][0])
    share = g.credits // max(1, len(g.heroes) - len(g.ready))
    bought = growing.purchase(g.lore, sheet, max(share, g.credits - 20 * (len(g.heroes) - len(g.ready) - 1)))
    if g.settings.shopping and bought is not None and not now.refuses(bought):
        return bought
    return m.BreakCamp()
