"""Lantern Bearers, as the kernel knows it."""

from __future__ import annotations

from questhall.kernel.agreements import AnyAgreement
from questhall.kernel.answers import Refusal
from questhall.kernel.company import Company
from questhall.kernel.dice import Random
from questhall.kernel.game import Game, Outcome

from . import moves
from .agreements import agreements
from .campaign import LanternCampaign
from .cellar import Cellar, cellar
from .content import Content, content
from .determinize import determinize
from .entities import RED, TIDE, WHITE
from .library import PACKS, Pack
from .manners import LanternsWindows
from .rules.setting_out import Play
from .settings import Settings, why_not
from .state import Lanterns
from .teller import LanternsTeller
from .view import View, view


class LanternsGame(Game[Lanterns, View, Settings, Pack]):
    """1 to 3 bearers in a flooding cellar, with or without somebody who plays the Tide."""

    name = "lanterns"
    rules_version = "1.0"
    company = Company(heroes=(1, 3), master="agreed", together="open", master_role="tide", hero_role="bearer")
    settings = Settings
    moves = moves
    opening = Play
    dice = (RED, WHITE)
    kind_of_packs = PACKS
    windows = LanternsWindows()

    def __init__(self, packs: tuple[Pack, ...] = ()) -> None:
        super().__init__(packs)
        self.campaign = LanternCampaign(lambda: self.cellar)

    @property
    def cellar(self) -> Cellar:
        """Everything that the packs hold, as the rules use it."""
        return cellar(self.packs)

    def why_not(self, settings: Settings) -> Refusal | None:
        return super().why_not(settings) or why_not(settings, self.cellar)

    def lay_out(self, settings: Settings, seed: int) -> Lanterns:
        return Lanterns(
            seed=seed, stack=[], listeners={}, settings=settings, cellar=self.cellar, bearers=[], monsters={}
        )

    def view(self, g: Lanterns, seat: int | None) -> View:
        return view(g, seat)

    def determinize(self, g: Lanterns, seat: int, random: Random) -> Lanterns:
        return determinize(g, seat, random)

    def outcome(self, g: Lanterns) -> Outcome | None:
        """Where nobody plays the Tide, it wins all the same, but for nobody."""
        if not g.winner:
            return None
        tide = (TIDE,) if g.settings.master else ()
        return Outcome(tuple([bearer.seat for bearer in g.bearers]) if g.winner == "bearers" else tide, g.how)

    def agreements(self) -> tuple[AnyAgreement, ...]:
        return agreements(self.cellar)

    def teller(self, lang: str, seat: int | None, marked: bool = False) -> LanternsTeller:
        return LanternsTeller(self.texts(lang), seat, self.cellar, marked)

    def content(self, lang: str) -> Content:
        return content(self.cellar, lang)


LANTERNS = LanternsGame()
