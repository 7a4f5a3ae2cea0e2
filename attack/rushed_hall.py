"""The real server in a hurry: tables are put down a second after the last person has left, and one address may make
as many as a whole town."""

from __future__ import annotations

import argparse

from questhall.commands.serving import CLERKS, HOUR, LOCAL, REMOVE_EMPTY, listening
from questhall.server.edge.limits import Limits
from questhall.server.edge.serve import serve
from questhall.server.edge.services import Services
from questhall.server.rooms import hall
from questhall.server.rooms.tidying import Keeping
from questhall.server.store.opening import open_store

EMPTY_AFTER = REMOVE_EMPTY * HOUR
"""Milliseconds after which a table is removed at which nothing has happened."""


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int)
    parser.add_argument("--database")
    parser.add_argument("--log-level")
    parser.add_argument("--office")
    given = parser.parse_args()
    hall.FORGET_AFTER, hall.LOOK_EVERY = 1_000, 500
    limits = Limits(tables_per_address=10**9, requests_at_once=10**9)
    services = Services(open_store(given.database), limits, keeping=Keeping(remove_empty=EMPTY_AFTER), clerks=CLERKS)
    office = int(given.office.rpartition(":")[2])
    with listening(LOCAL, given.port) as listener, listening(LOCAL, office) as metrics:

        def welcome() -> None:
            print(f"http://{LOCAL}:{given.port}/", flush=True)

        serve(services, listener, given.log_level, welcome, metrics)


if __name__ == "__main__":
    main()
