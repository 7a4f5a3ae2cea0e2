"""A program that plays any game of the house. It needs Python 3.11 and `pip install websockets`, and nothing else.

    python player.py http://127.0.0.1:8000 --sandbox sidequest     practises one game against bots of the house
    python player.py 'http://127.0.0.1:8000/table/ID#SECRET'       takes the seat that somebody gives away by a link
    python player.py --listen 9000                                 waits for `questhall ladder`

Its token comes from the environment, as QUESTHALL_TOKEN. docs/programs.md tells the rest.
"""

import argparse, asyncio, json, os, random  # noqa: E401, I001
from typing import Any
from urllib.parse import urlsplit
from urllib.request import Request, urlopen
from websockets.asyncio.client import connect
from websockets.asyncio.server import serve

HEADERS = {"Authorization": f"Bearer {os.environ.get('QUESTHALL_TOKEN', '')}", "Content-Type": "application/json"}


def choose(view: Any, prompt: Any) -> Any:
    """Your idea goes here: one of the options, or any other answer that the rules take. None: what the house would."""
    return random.choice(prompt["options"])["answer"] if prompt["options"] else None


async def play(line: Any) -> Any:
    """From `welcome` to the end of the game; how it ended."""
    views: Any = {}
    prompts: Any = {}
    said: Any = {}

    async def answer(seat: int, answer: Any) -> None:
        said[len(said) + 1] = seat
        move = (
            {"type": "suggest"} if answer is None else {"type": "move", "answer": answer, "ask": prompts[seat]["ask"]}
        )
        await line.send(json.dumps({**move, "id": len(said), "seat": seat}))

    async for text in line:
        message = json.loads(text)
        kind, seat = message["type"], message.get("seat")
        if kind == "update":
            views[seat] = message["view"] if "view" in message else patched(views[seat], message.get("patch", []))
            prompts[seat] = message.get("prompt", prompts.get(seat))
            if message.get("prompt"):
                await answer(seat, choose(views[seat], prompts[seat]))
        elif kind == "suggestion" and prompts.get(seat):
            await answer(seat, message["answer"])
        elif kind in ("refused", "problem"):
            seat, reason = said.get(message["id"]), message.get("reason", message)
            print(reason["text"], flush=True)
            if prompts.get(seat) and reason.get("key") != "kernel.stale":
                await asyncio.sleep(0.5)
                await answer(seat, None)
        elif kind == "call":
            await line.send(json.dumps({"type": "echo", "n": message["n"]}))
        elif kind in ("welcome", "table") and message["table"]["status"] == "over":
            return message["table"]["outcome"]["text"]
    return "The line is closed."


def patched(view: Any, patch: Any) -> Any:
    """A change is a path and what stands there from now on, or a path alone to what is gone."""
    root: Any = {"": view}
    for path, *value in patch:
        place, last = root, ["", *path][-1]
        for key in ["", *path][:-1]:
            place = place[key if isinstance(place, list) else str(key)]
        if value:
            place[last if isinstance(place, list) else str(last)] = value[0]
        else:
            del place[str(last)]
    return root[""]


async def visit(address: str, sandbox: str) -> None:
    """Takes a seat at a table of a hall, or makes a table to practise at: a game, or all that can be wished as JSON."""
    place = urlsplit(address)
    table, secrets = place.path.removeprefix("/table/"), [place.fragment] if place.fragment else []
    if sandbox:
        wish = sandbox if sandbox.startswith("{") else json.dumps({"game": sandbox})
        with urlopen(Request(f"{place.scheme}://{place.netloc}/api/sandbox", wish.encode(), HEADERS)) as made:
            table = json.load(made)["id"]
    hall = f"{place.scheme.replace('http', 'ws')}://{place.netloc}/ws"
    async with connect(hall, additional_headers=HEADERS, max_size=None) as line:
        await line.send(json.dumps({"type": "hello", "table": table, "lang": "en", "secrets": secrets}))
        print(await play(line))


async def wait(port: int) -> None:
    async with serve(play, "127.0.0.1", port, max_size=None) as server:
        print(f"Listening at ws://127.0.0.1:{port}", flush=True)
        await server.serve_forever()


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("address", nargs="?")
    parser.add_argument("--sandbox", metavar="GAME", default="")
    parser.add_argument("--listen", type=int, metavar="PORT")
    given = parser.parse_args()
    asyncio.run(wait(given.listen) if given.listen else visit(given.address, given.sandbox))
