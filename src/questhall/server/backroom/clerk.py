"""A clerk: a process that reckons for the tables of a hall, one order after the other, until nobody orders any more."""

from __future__ import annotations

import gc
import os
import pickle
import sys
import traceback
from typing import BinaryIO

from .orders import Desk, Failed, Order, Report

LENGTH = 4
"""Bytes that say how long the next paper is."""
NICE = {"patience": 10, "leisure": 19}
"""How far each manner stands back."""
GREETING = b"here"
"""The first word of a clerk who has everything at hand."""


def paper(content: Order | Report) -> bytes:
    """As it goes from one process to the other. Both are the hall's own, so that nothing foreign is ever unpacked."""
    body = pickle.dumps(content, pickle.HIGHEST_PROTOCOL)
    return len(body).to_bytes(LENGTH, "big") + body


def read_order(source: BinaryIO) -> Order | None:
    """None: the hall is gone."""
    head = source.read(LENGTH)
    if len(head) < LENGTH:
        return None
    order: Order = pickle.loads(source.read(int.from_bytes(head, "big")))
    return order


def work(orders: BinaryIO, reports: BinaryIO) -> None:
    desk = Desk()
    reports.write(GREETING)
    reports.flush()
    while (order := read_order(orders)) is not None:
        try:
            report = desk.report(order)
        except Exception:
            report = Failed(traceback.format_exc())
        reports.write(paper(report))
        reports.flush()


def main() -> None:
    """`patience` as its argument: whoever thinks lets everybody else go first, and who has `leisure` them too."""
    reports = sys.stdout.buffer
    sys.stdout = sys.stderr
    manner = NICE.keys() & sys.argv[1:]
    if manner and hasattr(os, "nice"):
        os.nice(max(NICE[each] for each in manner))
    gc.freeze()
    work(sys.stdin.buffer, reports)


if __name__ == "__main__":
    main()
