"""What follows when somebody wants a seat, gives one away, comes or goes. Nothing is changed here.

Nobody takes a seat whose person is there: whoever wants it asks, and waits for their consent. Who has been missed for
longer than the table's patience is replaced without; then the seat is kept for them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from questhall.kernel.answers import OVER, Refusal
from questhall.kernel.game import AnyGame
from questhall.players.level import LEVEL, MIDDLE, STRONGEST, WEAKEST, level_in, named
from questhall.players.registry import all_players_of

from ..protocol.messages.client import GiveSeat
from . import events as e
from .decisions import ARCHIVED, NOT_YOURS, Decision, Denied
from .seats import SeatState, Wished, hashed
from .table import Table

ASK_AGAIN = 60_000
"""Milliseconds after a no in which nobody is asked for the seat again."""
TAKEN = Refusal("table.taken")
SECOND_SEAT = Refusal("table.second-seat")
VOID = Refusal("table.link-void")
UNCOVERED = Refusal("table.uncovered")
ONLOOKER = Refusal("table.onlooker")


def give_seat(table: Table, who: tuple[str, ...], wish: GiveSeat, now: int, secret: str) -> Decision:
    """`secret` is for the link, if one is wished."""
    seat = table.seats.get(wish.seat)
    if seat is None:
        return Refusal("table.no-seat")
    ended = _ended(table)
    if ended is not None:
        return ended
    if wish.to == "me":
        return sit_down(table, who, seat, plain_name(wish.name), now)
    there, own = table.is_there(seat, now), seat.held_by(who)
    replaces = bool(seat.holders) and not there and bool(table.held(who))
    if not own and not table.is_host(who) and not replaces:
        return NOT_YOURS
    if wish.to == "link" and table.uncovered:
        return UNCOVERED
    unknown = unknown_bot(table.game, wish.bot) if wish.to == "bot" else None
    if unknown is not None:
        return unknown
    link = hashed(secret) if wish.to == "link" else ""
    agreed = own or (there and seat.program)
    if there and not agreed:
        return _ask(seat, who[0], wish.to, now, bot=wish.bot, secret=link)
    return _given(table, seat, wish.to, wish.bot, link, now, agreed)


def unknown_bot(game: AnyGame, bot: str) -> Refusal | None:
    """Why nobody of this name can sit down: those whose names are offered, and every level of the game's line may."""
    known = all_players_of(game)
    if bot in known or level_in(bot) is not None:
        return None
    return Refusal("table.no-bot", (), {"known": ", ".join([*known, f"{LEVEL}@{WEAKEST}-{STRONGEST}"])})


def _ended(table: Table) -> Refusal | None:
    if table.status == "over":
        return OVER
    return ARCHIVED if table.status == "archived" else None


def _ask(seat: SeatState, by: str, to: Wished, now: int, bot: str = "", name: str = "", secret: str = "") -> Decision:
    """Asks the person in the seat; a no is good for a while."""
    if seat.declined and now - seat.declined < ASK_AGAIN:
        return Refusal("table.declined")
    return [e.SeatWished(now, seat.seat, by, to, bot, name, secret)]


def _given(
    table: Table, seat: SeatState, to: Wished, bot: str, link: str, now: int, agreed: bool
) -> list[e.AnyTableEvent]:
    """What becomes of a seat. `agreed`: by the person in it; else they are away, and it is kept for them."""
    if to == "link":
        return [e.Invited(now, seat.seat, link, given=agreed)]
    given: list[e.AnyTableEvent] = []
    absent = bool(seat.holders) and not agreed
    if to == "bot":
        begun = table.status != "lobby"  # then nobody is going to choose a level any more
        given.append(e.BotSat(now, seat.seat, named(MIDDLE) if begun and bot == LEVEL else bot, stands_in=absent))
    elif not seat.free or seat.link:
        given.append(e.Vacated(now, seat.seat, kept=absent and table.status == "playing"))
        if agreed and _is_last(table, seat):
            given.append(e.PutAway(now))
    if table.undo is not None and table.undo.needs == (seat.seat,):
        given.append(e.Undone(now, table.undo.seat))
    return given


def _is_last(table: Table, seat: SeatState) -> bool:
    """Whether nobody sits here but in this seat, and nobody is invited."""
    others = [other for other in table.seats.values() if other is not seat]
    return bool(seat.holders) and not any(other.holders or other.kept_for or other.link for other in others)


def plain_name(name: str) -> str:
    """A name in one line."""
    return " ".join("".join([sign if sign.isprintable() else " " for sign in name]).split())


def sit_down(table: Table, who: tuple[str, ...], seat: SeatState, name: str, now: int) -> Decision:
    """On a free seat, or again on the own one; the host may also send a bot away, or sit in for somebody who is."""
    if seat.held_by(who):
        back: list[e.AnyTableEvent] = [e.BotSat(now, seat.seat, "")] if seat.bot else []
        if name and name != seat.name:
            back.append(e.Claimed(now, seat.seat, who[0], name, joined=True))
        return back
    host, there = table.is_host(who), table.is_there(seat, now)
    if not seat.free and not host:
        return TAKEN
    if not table.options.open and not host:
        return Refusal("table.by-invitation")
    unfair = why_unfair(table, who)
    if unfair is not None:
        return unfair
    if there and not seat.program:
        return _ask(seat, who[0], "me", now, name=name)
    return [e.Claimed(now, seat.seat, who[0], name, stands_in=not there and _is_kept(table, seat))]


def _is_kept(table: Table, seat: SeatState) -> bool:
    """Whether whoever sits down does so in somebody's place. Before the game begins nobody has one yet."""
    return bool(seat.holders) and table.status == "playing"


def why_unfair(table: Table, who: Collection[str]) -> Refusal | None:
    """While others play too, nobody takes a second seat and looks into its hand; nobody who has looked into hands sits
    down; and nobody joins somebody who knows everything."""
    if table.status != "playing":
        return None
    if any(person not in who for person in table.uncovered):
        return UNCOVERED
    if any(person in table.onlookers for person in who):
        return ONLOOKER
    return SECOND_SEAT if table.held(who) and table.others_play(who) else None


def uncover(table: Table, who: tuple[str, ...], now: int) -> Decision:
    """Somebody who plays alone looks at everything: from now on nobody else can sit down."""
    if table.others_played(who):
        return Refusal("table.not-over")
    return [] if who[0] in table.uncovered else [e.Uncovered(now, who[0])]


def look_into_hands(table: Table, who: tuple[str, ...], now: int) -> Decision:
    """Whoever looks on and sees hands stays somebody who looks on."""
    return [] if who[0] in table.onlookers else [e.Uncovered(now, who[0], hands=True)]


# --- consent -------------------------------------------------------------------------------------


def answer_wish(table: Table, who: tuple[str, ...], number: int, yes: bool, now: int) -> Decision:
    """Yes or no of the person in a seat; whoever asked may think better of it."""
    seat = table.seats.get(number)
    wish = seat.wish if seat is not None else None
    if seat is None or wish is None:
        return Refusal("table.no-wish")
    own, withdrawn = seat.held_by(who), wish.by in who and not yes
    if not own and not withdrawn:
        return Refusal("table.no-wish")
    answered: list[e.AnyTableEvent] = [e.SeatAnswered(now, number, yes, withdrawn=withdrawn and not own)]
    if not yes:
        return answered
    if wish.to == "me":
        unfair = why_unfair(table, (wish.by,))
        if unfair is not None:
            return unfair
        return [*answered, e.Claimed(now, number, wish.by, wish.name)]
    return [*answered, *_given(table, seat, wish.to, wish.bot, wish.secret, now, agreed=True)]


# --- coming and going ------------------------------------------------------------------------------


def arrive(
    table: Table, who: tuple[str, ...], secrets: Sequence[str], now: int, name: str = ""
) -> list[e.AnyTableEvent]:
    """What changes when somebody comes through the door: the own seats are theirs again, an account joins its guest,
    and one link is used up (before the game as many as there are). `name`: by which they are known here."""
    if table.status not in ("lobby", "playing"):
        return list(_joined(table, who, now))
    links = [open_link(table, who, secret, now, name) for secret in dict.fromkeys(secrets)]
    opened = [event for link in links if not isinstance(link, Refusal | Denied) for event in link]
    back = [*_back(table, who, now), *_joined(table, who, now)]
    return [*back, *(opened[:1] if table.status == "playing" else opened)]


def _back(table: Table, who: Collection[str], now: int) -> Iterator[e.AnyTableEvent]:
    for seat in table.seats.values():
        if seat.is_kept_for(who):
            yield e.Returned(now, seat.seat, again=True)
        elif seat.held_by(who) and (seat.missed or seat.lent):
            yield e.Returned(now, seat.seat, again=seat.lent)


def _joined(table: Table, who: tuple[str, ...], now: int) -> Iterator[e.AnyTableEvent]:
    for seat in table.seats.values():
        holders = seat.kept_for if seat.is_kept_for(who) else seat.holders
        if who[0] not in holders and any(holder in who for holder in holders):
            yield e.Claimed(now, seat.seat, who[0], joined=True)


def open_link(table: Table, who: tuple[str, ...], secret: str, now: int, name: str = "") -> Decision:
    """Whoever opens a link sits down, unless the person in the seat is there and has not agreed."""
    ended = _ended(table)
    if ended is not None:
        return ended
    link = hashed(secret)
    own = [seat for seat in table.seats.values() if seat.held_by(who)]
    if any(seat.opened_by(link) or seat.used == link for seat in own):
        return []
    seat = next((seat for seat in table.seats.values() if seat.opened_by(link)), None)
    if seat is None:
        return VOID
    unfair = why_unfair(table, who)
    if unfair is not None:
        return unfair
    agreed = seat.given and seat.link == link
    if not agreed and table.is_there(seat, now):
        return Refusal("table.link-waits")
    return [e.Claimed(now, seat.seat, who[0], name, stands_in=not agreed and _is_kept(table, seat))]


def is_missing(table: Table, seat: SeatState) -> bool:
    """Whether a person who is not there is to be missed: others have to do with the table, and wait."""
    expected = table.status in ("lobby", "playing") and not table.away and bool(seat.holders) and not seat.missed
    return expected and (not table.is_host(seat.holders) or table.others_play(seat.holders))


def miss(table: Table, number: int, since: int, now: int) -> Decision:
    seat = table.seats.get(number)
    return [e.Missed(now, number, since)] if seat is not None and is_missing(table, seat) else []


def contradict(table: Table, number: int, now: int) -> Decision:
    """They are there after all."""
    seat = table.seats.get(number)
    return [e.Returned(now, number)] if seat is not None and seat.missed else []
