"""Tables live through upgrades: nothing is lost, and nothing is silently different."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import msgspec
import pytest

from questhall.games.registry import GAMES
from questhall.games.shelf import Shelf
from questhall.games.sidequest.entities import LEVELS, Level
from questhall.games.sidequest.game import SIDEQUEST, SideQuestGame
from questhall.games.sidequest.library import PACKS
from questhall.kernel import snapshot
from questhall.kernel.answers import Refusal
from questhall.kernel.dice import Random
from questhall.kernel.packs import PackFiles
from questhall.kernel.saving import Data
from questhall.server.protocol.http.tables import NewTable, SeatWanted
from questhall.server.protocol.messages.table import TableOptions
from questhall.server.rooms.hall import Hall
from questhall.server.rooms.room import Room
from questhall.server.store.opening import open_store
from questhall.server.tables import decisions
from questhall.server.tables.events import Upgraded, decode
from questhall.server.telling.archive import archive_info, told_archive
from tests.server.tables import watched_again

Check = Callable[[Hall, Room, "Story"], Coroutine[Any, Any, None]]

ME = ("g:me",)
SEATS = tuple(SeatWanted(seat, "me") for seat in range(3))
NOW, NEXT = SIDEQUEST.rules_version, "99.0"
LENGTHS = (0, 7, 30, 60, 150, 300)


class Story:
    """What is known of a table before the upgrade."""

    def __init__(self, room: Room) -> None:
        self.table = room.id
        self.seal = snapshot.seal(room.table.state)
        self.moves = list(room.table.playing.moves)
        self.log = list(room.table.playing.log)


async def play_some(room: Room, count: int, seed: int = 3) -> None:
    """Random moves, written down as in any game."""
    random = Random(seed)
    for _ in range(count):
        table = room.table
        if table.status != "playing":
            return
        seat = random.choice(table.state.asks).seat
        answer = table.game.sample(table.state, seat, random)
        ready: dict[str, Any] = {}

        def decide() -> decisions.Decision:
            played = decisions.play(table, seat, answer, table.playing.ticket(seat), room.schedule.now())  # noqa: B023
            if isinstance(played, Refusal):
                return played
            ready[played.event.answer] = played.prepared  # noqa: B023
            return (played.event,)

        async with room.lock:
            assert await room.enact(decide, None, ready) is None


async def open_table(hall: Hall, moves: int) -> Room:
    settings = {"heroes": 2, "difficulty": "normal"}
    table = await hall.tables.create(NewTable("sidequest", settings, TableOptions(), SEATS, start=True), ME)
    room = await hall.room(table)
    assert room is not None
    await play_some(room, moves)
    return room


def through_an_upgrade(
    tmp_path: Path,
    upgrade: Callable[[], None],
    check: Callable[[Hall, Room, Story], Coroutine[Any, Any, None]],
    clean: bool,
) -> None:
    """Tables of many lengths are played, the house is changed and opened again, and every table is looked at."""

    async def life() -> None:
        store = open_store(f"sqlite:{tmp_path}/hall.db")
        await store.open()
        before = Hall(store)
        stories = [Story(await open_table(before, moves)) for moves in LENGTHS]
        if clean:
            await before.close()
        upgrade()
        after = Hall(store, shelf=Shelf(GAMES))
        for story in stories:
            room = await after.room(story.table)
            assert room is not None
            await check(after, room, story)
        await after.close()
        await store.close()

    asyncio.run(life())


async def is_the_same(hall: Hall, room: Room, story: Story) -> None:
    assert room.table.archive is None
    assert snapshot.seal(room.table.state) == story.seal
    assert list(room.table.playing.moves) == story.moves
    assert list(room.table.playing.log)[: len(story.log)] == story.log
    await play_some(room, 5, seed=9)


either_way = pytest.mark.parametrize("clean", [True, False], ids=["stopped", "killed"])


@either_way
def test_without_an_upgrade_every_table_is_as_it_was(tmp_path: Path, clean: bool) -> None:
    through_an_upgrade(tmp_path, lambda: None, is_the_same, clean)


@either_way
def test_rules_that_lead_to_the_same_states_go_on(tmp_path: Path, clean: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    def upgrade() -> None:
        monkeypatch.setattr(SideQuestGame, "rules_version", NEXT)
        monkeypatch.setattr(SideQuestGame, "continues", lambda self, rules: rules == NOW)

    async def goes_on(hall: Hall, room: Room, story: Story) -> None:
        assert room.table.rules == NEXT
        await is_the_same(hall, room, story)

    through_an_upgrade(tmp_path, upgrade, goes_on, clean)


def test_two_processes_that_open_a_table_upgrade_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def life() -> None:
        store = open_store(f"sqlite:{tmp_path}/hall.db")
        await store.open()
        table = (await open_table(Hall(store), 30)).id
        monkeypatch.setattr(SideQuestGame, "rules_version", NEXT)
        monkeypatch.setattr(SideQuestGame, "continues", lambda self, rules: rules == NOW)
        halls = (Hall(store), Hall(store))
        rooms = await asyncio.gather(*[hall.room(table) for hall in halls])
        assert [room is not None and room.table.rules for room in rooms] == [NEXT, NEXT]
        bodies = await store.events(table)
        assert sum(isinstance(decode(body), Upgraded) for body in bodies) == 1
        for hall in halls:
            await hall.close()
        await store.close()

    asyncio.run(life())


def test_a_table_that_was_killed_is_noted_anew_by_whoever_looks_at_it(tmp_path: Path) -> None:
    async def life() -> None:
        store = open_store(f"sqlite:{tmp_path}/hall.db")
        await store.open()
        killed = await open_table(Hall(store), 20)
        await killed.keep()
        await play_some(killed, 5, seed=9)
        after = Hall(store)
        await after.room(killed.id)
        await after.close()
        assert (await store.points(killed.id))[-1].number == killed.table.number
        await store.close()

    asyncio.run(life())


async def is_an_archive(hall: Hall, room: Room, story: Story) -> None:
    table = room.table
    assert table.archive is not None
    assert table.archive.moves == len(story.moves)
    for lang in ("de", "en"):
        info = archive_info(table, lang)
        assert info is not None
        assert NOW in info.why
        assert told_archive(table, (1,), lang).lines
    if table.match is not None:
        again = len(table.match.moves)
        assert list(table.match.moves) == story.moves[:again]
        assert (await watched_again(table, 1, ME)).allowed
    refusal = decisions.may_play(table, ME, 1)
    assert isinstance(refusal, Refusal)
    assert refusal.key == "table.archived"
    fresh = await hall.room(await hall.rematch(table))
    assert fresh is not None
    assert fresh.table.archive is None
    assert msgspec.to_builtins(fresh.table.settings)["heroes"] == 2


@either_way
def test_one_more_point_for_the_gm_is_never_passed_over_in_silence(
    tmp_path: Path, clean: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game says that it can go on, but the seals beside the moves know better."""

    def upgrade() -> None:
        monkeypatch.setattr(SideQuestGame, "rules_version", NEXT)
        monkeypatch.setattr(SideQuestGame, "continues", lambda self, rules: True)
        monkeypatch.setitem(LEVELS, "normal", Level(1, 0, 4, 6))

    async def different(hall: Hall, room: Room, story: Story) -> None:
        """Before the GM's first turn there is no difference, and such a table goes on."""
        if room.table.archive is None:
            await is_the_same(hall, room, story)
            assert all(told.key != "log.gm-turn" for told in story.log)
        else:
            await is_an_archive(hall, room, story)
            if clean and len(story.moves) > 0:
                assert list(room.table.archive.lines)[: len(story.log)] == story.log

    through_an_upgrade(tmp_path, upgrade, different, clean)


@either_way
def test_rules_that_cannot_go_on_leave_a_readable_archive(
    tmp_path: Path, clean: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    through_an_upgrade(
        tmp_path, lambda: monkeypatch.setattr(SideQuestGame, "rules_version", NEXT), is_an_archive, clean
    )


def test_a_rule_that_changed_without_a_new_version_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was played since the last point is compared; a point may have been kept just before the end."""

    async def noticed(hall: Hall, room: Room, story: Story) -> None:
        points = await hall.store.points(story.table)
        compared = room.table.number - (points[-1].number if points else 0)
        if compared >= 60:
            seen.append(compared)
            assert room.table.archive is not None
            assert room.table.archive.why.key == "table.archive.different"

    def upgrade() -> None:
        monkeypatch.setitem(LEVELS, "normal", Level(1, 0, 4, 6))

    seen: list[int] = []
    through_an_upgrade(tmp_path, upgrade, noticed, clean=False)
    assert seen


def test_a_game_can_carry_a_state_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was before can be read but not taken back; the table is told."""

    def migrate(self: SideQuestGame, rules: str, state: Data) -> Data:
        return {**state, "mistakes": state["mistakes"] + 100}

    def upgrade() -> None:
        monkeypatch.setattr(SideQuestGame, "rules_version", NEXT)
        monkeypatch.setattr(SideQuestGame, "migrate", migrate)

    async def carried(hall: Hall, room: Room, story: Story) -> None:
        match = room.table.playing
        assert (room.table.rules, room.table.state.mistakes) == (NEXT, 100)  # type: ignore[attr-defined]
        assert match.log[-1].key == "kernel.upgraded"
        assert all(match.last_of(seat) is None for seat in room.table.seats)
        await play_some(room, 4, seed=1)

    through_an_upgrade(tmp_path, upgrade, carried, clean=True)


# --- cards ---------------------------------------------------------------------------------------


def stronger() -> PackFiles:
    """The core pack with one number changed."""
    files = PackFiles.in_folder(SIDEQUEST.core_folder)
    changed = {name: body.replace(b"atk: 2", b"atk: 3") for name, body in files.files.items()}
    return PackFiles.of(changed)


@either_way
def test_a_changed_card_changes_no_table_that_is_being_played(
    tmp_path: Path, clean: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = PACKS.read(stronger())

    async def with_its_own_cards(hall: Hall, room: Room, story: Story) -> None:
        assert room.table.game.versions == SIDEQUEST.versions
        await is_the_same(hall, room, story)
        fresh = await open_table(hall, 3)
        assert fresh.table.packs == {"core": changed.version}
        assert fresh.table.game.versions != SIDEQUEST.versions

    def upgrade() -> None:
        monkeypatch.setitem(GAMES, "sidequest", SIDEQUEST.with_packs((changed,)))

    through_an_upgrade(tmp_path, upgrade, with_its_own_cards, clean)


def test_without_its_cards_a_table_can_still_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changed = PACKS.read(stronger())

    async def lost(digest: str) -> None:
        return None

    async def readable(hall: Hall, room: Room, story: Story) -> None:
        assert room.table.archive is not None
        assert room.table.archive.why.key == "table.archive.pack"
        assert list(room.table.archive.lines) == story.log or not story.moves

    def upgrade() -> None:
        monkeypatch.setitem(GAMES, "sidequest", SIDEQUEST.with_packs((changed,)))
        monkeypatch.setattr("questhall.server.store.sqlite.SqliteStore.pack", lambda self, digest: lost(digest))

    through_an_upgrade(tmp_path, upgrade, readable, clean=True)
