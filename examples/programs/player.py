"""A program that plays any game of the house. It needs Python 3.11 and `pip install websockets`, and nothing else.

    python player.py http://127.0.0.1:8000 sidequest             practises one game against bots of the house
    python player.py 'http://127.0.0.1:8000/table/ID#SECRET'     takes the seat that somebody gives away by a link
    python player.py --listen 9000                               waits for `questhall ladder`

Its token comes from the environment, as QUESTHALL_TOKEN. docs/programs.md tells the rest.
"""

import asyncio, itertools, json, os, random, sys  # noqa: E401, I001
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

HEADERS = {"Authorization": f"Bearer {os.environ.get('QUESTHALL_TOKEN', '')}", "Content-Type": "application/json"}
USUAL = ("kernel.stale", "table.wait")  # another question has come meanwhile; there is nothing better than to wait


def choose(view: Any, prompt: Any) -> Any:
    """Your idea goes here: one of the options, or any other answer that the rules take. None: what the house would."""
    given = [option["answer"] for option in prompt["options"]]
    return random.choice([*given, None] if prompt["open"] else given)


async def play(line: Any) -> None:
    """From `welcome` to the end of the game. Whoever is asked and has nothing under way answers."""
    seats: Any = {}
    busy: set[int] = set()
    numbers = itertools.count(1)

    async def answer(seat: int, given: Any = None, pause: float = 0) -> None:
        await asyncio.sleep(pause)
        busy.discard(seat)
        if prompt := seats[seat].get("prompt"):
            busy.add(seat)
            chosen = given or choose(seats[seat]["view"], prompt)
            said = {"type": "move", "answer": chosen, "ask": prompt["ask"]} if chosen else {"type": "suggest"}
            await line.send(json.dumps({**said, "id": 100 * next(numbers) + seat, "seat": seat}))

    async with asyncio.TaskGroup() as later:
        async for text in line:
            message = json.loads(text)
            kind, seat, number = message["type"], message.get("seat"), message.get("id")
            if kind == "update":
                seats[seat] = seats.get(seat, {}) | message  # what is left out is as it was
                for path, *value in message.get("patch", ()):
                    change(seats[seat]["view"], path, value)
                if seat not in busy:
                    await answer(seat)
            elif kind == "suggestion":
                await answer(seat, message["answer"])
            elif kind == "done":
                busy.discard(number % 100)  # the reply has the number that we gave it
            elif kind in ("refused", "problem"):
                reason = message.get("reason", message)
                if reason.get("key") not in USUAL:
                    print(reason["text"], flush=True)
                if number:
                    later.create_task(answer(number % 100, pause=0.5))
            elif kind == "call":
                await line.send(json.dumps({"type": "echo", "n": message["n"]}))
            elif kind in ("welcome", "table") and message["table"]["status"] == "over":
                print(message["table"]["outcome"]["text"], flush=True)
                return


def change(place: Any, path: Any, value: Any) -> None:
    """From now on something else stands at the end of the path, or nothing."""
    key = path[0] if isinstance(place, list) else str(path[0])
    if path[1:]:
        change(place[key], path[1:], value)
    elif value:
        place[key] = value[0]
    else:
        del place[key]


async def visit(address: str, sandbox: str = "") -> None:
    """Takes a seat at a table of a hall, or makes a table to practise at: a game, or all that can be wished as JSON."""
    place = urlsplit(address)
    hall, table = f"{place.scheme}://{place.netloc}", place.path.removeprefix("/table/")
    if sandbox:
        wish = sandbox if sandbox.startswith("{") else json.dumps({"game": sandbox})
        with urlopen(Request(f"{hall}/api/sandbox", wish.encode(), HEADERS)) as made:
            table = json.load(made)["id"]
    async with connect(hall.replace("http", "ws", 1) + "/ws", additional_headers=HEADERS, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "table": table, "lang": "en", "secrets": [place.fragment]}))
        await play(line)


async def listen(port: int) -> None:
    async with serve(play, "127.0.0.1", port, max_size=None) as server:
        await server.serve_forever()


match sys.argv[1:]:
    case ["--listen", port]:
        asyncio.run(listen(int(port)))
    case given:
        asyncio.run(visit(*given))
