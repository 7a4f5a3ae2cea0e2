"""The campaigns that the hall keeps: chains of matches, each played at a table of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from questhall.games.registry import GAMES
from questhall.kernel import campaignfile
from questhall.kernel.answers import Refusal
from questhall.kernel.campaign import AnyCampaign, Chapter
from questhall.kernel.campaignfile import CampaignFileError, Chain, PlayedMatch
from questhall.kernel.company import MASTER_SEAT
from questhall.kernel.game import AnyGame
from questhall.kernel.text import Phrasebook

from ..protocol.http.campaigns import NewCampaign, NextMatch
from ..store.base import Campaign, ConflictError
from ..tables.table import Table
from .new_tables import ImpossibleError

if TYPE_CHECKING:
    from .hall import Hall

_chains = msgspec.json.Decoder(Chain)


class NoCampaignError(Exception):
    """There is no such campaign, or it is not this person's."""


class CampaignError(Exception):
    """It cannot be done; the refusal says why."""

    def __init__(self, refusal: Refusal) -> None:
        self.refusal = refusal
        super().__init__(refusal.key)


class Kept(Struct):
    """A campaign as it is read from the store."""

    stored: Campaign
    chain: Chain
    game: AnyGame
    rules: AnyCampaign
    data: Any
    """The company now; None if this version of the game cannot read it."""

    @property
    def playing(self) -> PlayedMatch | None:
        last = self.chain.matches[-1] if self.chain.matches else None
        return last if last is not None and last.status == "playing" else None

    def chapter_of(self, match: PlayedMatch, book: Phrasebook) -> Chapter | None:
        """What a match was when it was begun."""
        before = _data(self.rules, match.before)
        return self.rules.next(before, book) if before is not None else None

    @property
    def may_retry(self) -> bool:
        """The last match, if it was lost or is still on."""
        last = self.chain.matches[-1] if self.chain.matches else None
        return self.chain.retry and last is not None and last.status in ("lost", "playing")


class Campaigns:
    """All campaigns of a hall."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.store = hall.store

    async def begin(self, wanted: NewCampaign, who: tuple[str, ...]) -> str:
        """Raises CampaignError, or what the settings of a table may raise."""
        game = GAMES.get(wanted.game)
        if game is None or game.campaign is None:
            raise CampaignError(Refusal("campaign.no-game", (), {"name": wanted.game}))
        laid, settings = self.hall.tables.laid_for(game, wanted.settings)
        data = msgspec.to_builtins(game.campaign.begin(settings))
        agreed = msgspec.to_builtins(settings)
        chain = Chain(game.name, game.rules_version, laid.versions, wanted.name, wanted.retry, agreed, data)
        return await self._add(chain, who)

    async def bring(self, file: str, who: tuple[str, ...]) -> str:
        """A campaign that was taken along from elsewhere. Raises CampaignError, or what settings may raise."""
        try:
            chain = campaignfile.read(file)
        except CampaignFileError as wrong:
            raise CampaignError(Refusal(wrong.key, (), dict(wrong.args_of_text))) from wrong
        game = GAMES.get(chain.game)
        if game is None or game.campaign is None:
            raise CampaignError(Refusal("campaign.no-game", (), {"name": chain.game}))
        self._check(chain, game, game.campaign)
        return await self._add(chain, who)

    def _check(self, chain: Chain, game: AnyGame, rules: AnyCampaign) -> None:
        """Whatever a file says must make sense here before it is kept. Raises CampaignError and ImpossibleError."""
        if _data(rules, chain.data) is None and chain.rules != game.rules_version:
            raise CampaignError(Refusal("campaign.other-rules", (), {"made": chain.rules, "here": game.rules_version}))
        _, agreed = self.hall.tables.laid_for(game, chain.agreed, "campaign.agreed")
        stages = [(f"campaign.matches.{n}.before", match.before) for n, match in enumerate(chain.matches)]
        for place, plain in [*stages, ("campaign.data", chain.data)]:
            try:
                data = msgspec.convert(plain, rules.data)
            except msgspec.ValidationError as error:
                if place == "campaign.data" or chain.rules == game.rules_version:
                    raise ImpossibleError(error, place) from error
                continue
            try:
                book = game.texts("en")
                goes_on = rules.next(data, book) is not None
                rules.sheets(data, book), rules.story(data, book)
            except LookupError as error:
                named = {"place": place, "name": str(error.args[0] if error.args else "")}
                raise CampaignError(Refusal("campaign.file.names", (), named)) from error
            if goes_on:
                self.hall.tables.laid_for(game, msgspec.to_builtins(rules.settings(data, agreed)), place)

    async def _add(self, chain: Chain, who: tuple[str, ...]) -> str:
        while True:
            fresh = f"{self.hall.draw(64):016x}"
            body = msgspec.json.encode(chain)
            try:
                await self.store.put_campaign(Campaign(fresh, 1, chain.game, self.hall.schedule.now(), who, body))
            except ConflictError:
                continue
            return fresh

    async def of(self, campaign: str, who: Collection[str]) -> Kept:
        """A campaign of this person, brought up to date. Raises NoCampaignError."""
        stored = await self.store.campaign(campaign)
        if stored is None or not any(person in stored.people for person in who):
            raise NoCampaignError(campaign)
        kept = kept_of(stored)
        if kept is None:
            raise NoCampaignError(campaign)
        playing = kept.playing
        if playing is None or kept.data is None:
            return kept
        room = await self.hall.room(playing.table)
        if room is None or room.table.status != "over":
            return kept
        # It ended, but nobody could note it then.
        await self.over(room.table)
        newer = await self.store.campaign(campaign)
        return (kept_of(newer) if newer is not None else None) or kept

    async def go_on(self, kept: Kept, wanted: NextMatch, who: tuple[str, ...], name: str) -> str:
        """The table of the next match, or of the last one from its beginning. Raises CampaignError."""
        chain = kept.chain
        if kept.data is None:
            raise CampaignError(why_not(kept))
        if wanted.again:
            if not kept.may_retry:
                raise CampaignError(Refusal("campaign.no-retry"))
            last = chain.matches[-1]
            before = _data(kept.rules, last.before)
            matches = (*chain.matches[:-1], msgspec.structs.replace(last, status="again"))
        else:
            if kept.playing is not None:
                raise CampaignError(Refusal("campaign.playing"))
            before, matches = kept.data, chain.matches
        if kept.rules.next(before, kept.game.texts("en")) is None:
            raise CampaignError(Refusal("campaign.ended"))
        agreed = msgspec.convert(chain.agreed, kept.game.settings)
        settings = msgspec.to_builtins(kept.rules.settings(before, agreed))
        table = await self.hall.tables.create_for(kept.stored.id, kept.game.name, settings, wanted, who, name)
        plain = msgspec.to_builtins(before)
        played = PlayedMatch(table, "playing", self.hall.schedule.now(), plain)
        after = msgspec.structs.replace(chain, data=plain, matches=(*matches, played), rules=kept.game.rules_version)
        await self._write(kept.stored, after)
        return table

    async def over(self, table: Table) -> None:
        """A match has ended: the company is what it has made of it."""
        while True:
            stored = await self.store.campaign(table.campaign)
            if stored is None:
                return
            kept = kept_of(stored)
            playing = kept.playing if kept is not None else None
            if (
                kept is None
                or playing is None
                or playing.table != table.id
                or kept.data is None
                or table.outcome is None
            ):
                return
            won = any(seat != MASTER_SEAT for seat in table.outcome.winners)
            data = msgspec.to_builtins(kept.rules.after(kept.data, table.state))
            matches = (*kept.chain.matches[:-1], msgspec.structs.replace(playing, status="won" if won else "lost"))
            try:
                await self._write(stored, msgspec.structs.replace(kept.chain, data=data, matches=matches), table.people)
            except ConflictError:
                continue
            return

    async def _write(self, stored: Campaign, chain: Chain, people: tuple[str, ...] = ()) -> None:
        company = tuple(dict.fromkeys((*stored.people, *people)))
        now, body = self.hall.schedule.now(), msgspec.json.encode(chain)
        await self.store.put_campaign(Campaign(stored.id, stored.number + 1, stored.game, now, company, body))


def kept_of(stored: Campaign) -> Kept | None:
    """None if its game is not installed here."""
    chain = _chains.decode(stored.body)
    game = GAMES.get(chain.game)
    if game is None or game.campaign is None:
        return None
    return Kept(stored, chain, game, game.campaign, _data(game.campaign, chain.data))


def _data(rules: AnyCampaign, plain: Any) -> Any:
    try:
        return msgspec.convert(plain, rules.data)
    except msgspec.ValidationError:
        return None


def why_not(kept: Kept) -> Refusal:
    """Why a campaign cannot go on here."""
    return Refusal("campaign.other-rules", (), {"made": kept.chain.rules, "here": kept.game.rules_version})
