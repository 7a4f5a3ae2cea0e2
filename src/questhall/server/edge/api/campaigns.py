"""Campaigns: mine, new ones, what comes next, and files to take along."""

from __future__ import annotations

from questhall.kernel import campaignfile
from questhall.kernel.answers import Refusal
from questhall.kernel.campaignfile import PlayedMatch
from questhall.kernel.text import Phrasebook

from ...protocol.http.campaigns import (
    CampaignFile,
    CampaignMade,
    CampaignPage,
    Campaigns,
    CampaignSummary,
    MatchInfo,
    NewCampaign,
    NextInfo,
    NextMatch,
    SheetInfo,
)
from ...protocol.http.tables import Table
from ...rooms.campaigns import CampaignError, Kept, NoCampaignError, kept_of, why_not
from ...rooms.new_tables import ImpossibleError
from .operation import ApiCall, Operation, Plain
from .tables import count_tables, impossible
from .troubles import TroubleError

LONGEST_LIST = 100


async def mine(call: ApiCall) -> Campaigns:
    found = {}
    for identity in call.person.identities:
        for stored in await call.services.store.campaigns_of(identity, LONGEST_LIST):
            found[stored.id] = stored
    newest = sorted(found.values(), key=lambda each: (-each.updated, each.id))
    listed = [kept for stored in newest if (kept := kept_of(stored)) is not None]
    return Campaigns(tuple([_summary(kept, call.lang) for kept in listed]))


def _summary(kept: Kept, lang: str) -> CampaignSummary:
    book = kept.game.texts(lang)
    ended = kept.data is not None and kept.rules.next(kept.data, book) is None
    chain, stored = kept.chain, kept.stored
    return CampaignSummary(stored.id, chain.game, chain.name, len(chain.matches), ended, stored.updated)


async def create(call: ApiCall) -> CampaignMade:
    await count_tables(call)
    try:
        return CampaignMade(await call.services.campaigns.begin(call.body, call.person.identities))
    except CampaignError as problem:
        raise _trouble(problem.refusal, call) from problem
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem


async def bring(call: ApiCall) -> CampaignMade:
    await count_tables(call)
    try:
        return CampaignMade(await call.services.campaigns.bring(call.body.file, call.person.identities))
    except CampaignError as problem:
        raise _trouble(problem.refusal, call, "file") from problem
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem


async def page(call: ApiCall) -> CampaignPage:
    kept = await _wanted(call)
    book, data, chain = kept.game.texts(call.lang), kept.data, kept.chain
    why = "" if data is not None else _words(why_not(kept), call)
    heroes = chain.agreed.get("heroes")
    comes = None if data is None else kept.rules.next(data, book)
    return CampaignPage(
        id=kept.stored.id,
        game=chain.game,
        name=chain.name,
        settings=chain.agreed,
        heroes=heroes if isinstance(heroes, int) else 1,
        retry=chain.retry,
        host=kept.stored.people[0] in call.person.identities,
        sheets=() if data is None else tuple([SheetInfo(s.title, s.fields) for s in kept.rules.sheets(data, book)]),
        story=() if data is None else kept.rules.story(data, book),
        matches=tuple([match_info(kept, match, book) for match in chain.matches]),
        next=None if comes is None else NextInfo(comes.title, comes.about),
        playing=kept.playing.table if kept.playing is not None else "",
        may_retry=kept.may_retry,
        shown=None if data is None else kept.rules.shown(data),
        why=why,
    )


def match_info(kept: Kept, match: PlayedMatch, book: Phrasebook) -> MatchInfo:
    chapter = kept.chapter_of(match, book)
    if chapter is None:
        return MatchInfo(match.table, "", match.status, match.at)
    ended = match.status == "won" and not chapter.contest
    return MatchInfo(match.table, chapter.title, "ended" if ended else match.status, match.at)


async def go_on(call: ApiCall) -> Table:
    kept = await _wanted(call)
    if kept.stored.people[0] not in call.person.identities:
        raise TroubleError("not-allowed")
    await count_tables(call)
    wanted: NextMatch = call.body
    try:
        table = await call.services.campaigns.go_on(kept, wanted, call.person.identities, call.person.account)
    except CampaignError as problem:
        raise _trouble(problem.refusal, call) from problem
    except ImpossibleError as problem:
        raise impossible(problem, call) from problem
    return Table(table)


async def file(call: ApiCall) -> Plain:
    kept = await _wanted(call)
    return Plain(campaignfile.write(kept.chain), filename=f"{kept.chain.game}-{kept.stored.id}.campaign")


async def _wanted(call: ApiCall) -> Kept:
    try:
        return await call.services.campaigns.of(call.path["id"], call.person.identities)
    except NoCampaignError as nobody:
        raise TroubleError("no-campaign") from nobody


def _trouble(refusal: Refusal, call: ApiCall, place: str = "") -> TroubleError:
    return TroubleError("campaign", place, refusal.rules, text=_words(refusal, call))


def _words(refusal: Refusal, call: ApiCall) -> str:
    return call.book.say(refusal.key, **refusal.args)


OPERATIONS = (
    Operation("GET", "/api/campaigns", "my-campaigns", "My campaigns, newest first", mine, Campaigns),
    Operation(
        "POST", "/api/campaigns", "create-campaign", "A new campaign", create, CampaignMade,
        status=201, body=NewCampaign, troubles=(404, 409, 429), greets=True,
    ),
    Operation(
        "POST", "/api/campaigns/file", "bring-campaign", "A campaign from a file", bring, CampaignMade,
        status=201, body=CampaignFile, troubles=(409, 429), greets=True, brings_file=True,
    ),
    Operation("GET", "/api/campaigns/{id}", "campaign", "A campaign", page, CampaignPage, troubles=(404,)),
    Operation(
        "POST", "/api/campaigns/{id}/match", "next-match", "The next match, or the last one again", go_on, Table,
        status=201, body=NextMatch, troubles=(403, 404, 409, 429),
    ),
    Operation(
        "GET", "/api/campaigns/{id}/file", "campaign-file", "The campaign as a file", file, "text/plain",
        troubles=(404,),
    ),
)  # fmt: skip
