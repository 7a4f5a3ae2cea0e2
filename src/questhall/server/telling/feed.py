"""What one seat is told, as a stream: the view and what changes in it, the lines of the log, the question.

Everybody who looks through the same eyes in the same language gets the same bytes. Versions and lines are
counted for each seat, so that what a seat may not know leaves no gap.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import msgspec
from msgspec import UNSET, UnsetType

from questhall.kernel.answers import Aside
from questhall.kernel.asks import Offer
from questhall.kernel.chance import DICE
from questhall.kernel.state import CLOCK, Told
from questhall.kernel.telling import Teller

from ..protocol.messages.play import ClockInfo, OptionInfo, PromptInfo
from ..protocol.messages.server import Update
from ..tables.table import Table
from ..timing.schedule import Deadline
from .patch import Same, patch
from .story import Stories

_encode = msgspec.json.Encoder().encode


class Follower(Protocol):
    """Somebody who looks on."""

    @property
    def lang(self) -> str: ...

    def send(self, body: bytes) -> None: ...


class Feed:
    """The stream of one seat; None is the public's."""

    def __init__(self, table: Table, seat: int | None, stories: Stories, deadline: Deadline, asks: bool) -> None:
        self.table = table
        self.seat = seat
        self.followers: list[Follower] = []
        self.version = 1
        self._stories = stories
        self._wholes: dict[str, bytes] = {}
        """What was told whole of this version, by language."""
        self._view = table.view(seat)
        self._read = len(table.playing.log)
        self._count = len(self._readable(0))
        self._question = self._open_question(asks)
        self._asides = self._possible_asides(asks)
        self._deadline = deadline
        self._asked = self._who_is_asked()

    # --- who looks on ----------------------------------------------------------------------

    def follow(self, follower: Follower, now: int) -> None:
        """Begins with everything there is to see."""
        self.followers.append(follower)
        follower.send(self.whole(follower.lang, now))

    def unfollow(self, follower: Follower) -> None:
        self.followers.remove(follower)

    @property
    def spoken(self) -> set[str]:
        """The languages of those who look on."""
        return {each.lang for each in self.followers}

    def whole(self, lang: str, now: int) -> bytes:
        """The view, all lines and the question: made once, unless a clock runs."""
        known = self._wholes.get(lang)
        if known is not None:
            return known
        teller = self.teller(lang)
        body = _encode(
            Update(
                self.seat,
                self.version,
                view=self._view,
                lines=self._stories.of(self.seat, lang).lines(),
                prompt=self._prompt(teller),
                clock=self._clock(now),
                asked=self._asked,
                asides=self._told_asides(teller),
            )
        )
        if self._deadline is None:
            self._wholes[lang] = body
        return body

    def teller(self, lang: str) -> Teller[Any]:
        """One that knows all the seat knows."""
        return self._stories.of(self.seat, lang).teller(self._view, self._offer)

    def told_since(self, number: int, lang: str) -> str:
        """The first line that this seat could read of a move and what followed; nothing, if it saw nothing.

        What a die showed says little of a move; what was told of it then says more.
        Where all answer in secret, a move is told with the last of them.
        """
        match = self.table.playing
        begins = match.moves[number - 1].lines if number else match.first_lines
        before = sum(self._reads(told) for told in match.log[:begins])
        self.teller(lang)
        lines = [line for line in self._stories.of(self.seat, lang).read(before) if line.text]
        return next((line.text for line in lines if line.key not in DICE), lines[0].text if lines else "")

    # --- what has changed ------------------------------------------------------------------

    def advance(
        self, deadline: Deadline, asks: bool, now: int, rewound: bool = False, same: Same | None = None
    ) -> None:
        """Tells all followers what is different for this seat, if anything is.

        `same` holds what was found out about parts that this seat sees together with others. After an undo the
        stories have begun anew.
        """
        log = self.table.playing.log
        view = self.table.view(self.seat)
        changes = patch(self._view, view, same)
        lines_from: int | UnsetType = UNSET
        if rewound:
            self._view = view
            lines_from = self._count = len(self._readable(0))
            told: list[Told] = []
        else:
            told = self._readable(self._read)
        self._read = len(log)
        first = self._count
        self._count += len(told)
        question, asked, asides = self._open_question(asks), self._who_is_asked(), self._possible_asides(asks)
        opened = asides != self._asides
        turned, timed = question != self._question, deadline != self._deadline
        new_asked = asked if asked != self._asked else UNSET
        if not (told or turned or timed or rewound or opened):
            small = self.table.game.timing.unremarkable(view)
            if (new_asked is UNSET or "asked" in small) and all(path[0] in small for path, *_ in changes):
                return
        self._view, self._question, self._deadline, self._asked = view, question, deadline, asked
        self._asides = asides
        self.version += 1
        self._wholes.clear()
        written: dict[str, bytes] = {}
        for lang in self.spoken:
            story = self._stories.of(self.seat, lang)
            teller = story.teller(view, self._offer)
            written[lang] = _encode(
                Update(
                    self.seat,
                    self.version,
                    self.version - 1,
                    patch=changes or UNSET,
                    lines_from=lines_from,
                    lines=story.lines(first) if told else UNSET,
                    prompt=self._prompt(teller) if turned else UNSET,
                    clock=self._clock(now) if timed else UNSET,
                    asked=new_asked,
                    asides=self._told_asides(teller) if opened else UNSET,
                )
            )
        for follower in self.followers:
            follower.send(written[follower.lang])

    def _readable(self, start: int) -> list[Told]:
        """The lines that this seat may read, from a place in the whole log on."""
        log = self.table.playing.log
        return [told for told in (log[start:] if start else log) if self._reads(told)]

    def _reads(self, told: Told) -> bool:
        return told.only is None or self.seat in told.only

    # --- question and clock ------------------------------------------------------------------

    def _open_question(self, asks: bool) -> tuple[int, Offer] | None:
        """The ticket of the ask and what is offered; None if the person is not asked."""
        if self.seat is None or not asks:
            return None
        ticket, offer = self.table.playing.ticket(self.seat), self.table.state.offer(self.seat)
        return None if ticket is None or offer is None else (ticket, offer)

    def _prompt(self, teller: Teller[Any]) -> PromptInfo | None:
        if self._question is None:
            return None
        ticket, offer = self._question
        ask = offer.ask
        prompt = teller.question(ask)
        return PromptInfo(
            ask=ticket,
            question=ask.question,
            title=prompt.title,
            hint=prompt.hint,
            rules=prompt.rules,
            options=tuple([OptionInfo(answer, teller.option(answer)) for answer in offer.options]),
            open=not offer.finite,
            about=ask.about,
            domain=offer.domain,
            thing=offer.thing,
            reaction=self.table.game.windows.is_reaction(ask),
        )

    def _possible_asides(self, asks: bool) -> Sequence[Aside]:
        """Nothing of what the question offers, if the person is asked it."""
        if self.seat is None or self.table.status != "playing":
            return ()
        return self.table.state.asides(self.seat, asks)

    def _told_asides(self, teller: Teller[Any]) -> tuple[OptionInfo, ...]:
        return tuple([OptionInfo(answer, teller.option(answer)) for answer in self._asides])

    @property
    def _offer(self) -> Offer | None:
        return self._question[1] if self._question is not None else None

    def _clock(self, now: int) -> ClockInfo | None:
        if self._deadline is None:
            return None
        time, rules = self._deadline
        return ClockInfo(max(0, time - self.table.time(now)), rules)

    def _who_is_asked(self) -> tuple[int, ...]:
        return tuple([ask.seat for ask in self.table.state.asks if ask.seat != CLOCK])
