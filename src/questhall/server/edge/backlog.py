"""What all clients together have not read yet. If it is too much, those go first who have read least."""

from __future__ import annotations

from typing import Protocol

LOOK_EVERY = 1_000_000
"""Bytes more that wait, after which all is counted again."""


class Reader(Protocol):
    @property
    def unread(self) -> int:
        """Bytes that wait for it."""

    def drop(self) -> None:
        """It is not waited for any longer."""


class Backlog:
    def __init__(self, most: int) -> None:
        self._most = most
        self._slow: set[Reader] = set()
        self._grown = 0

    def grew(self, reader: Reader, size: int) -> None:
        self._slow.add(reader)
        self._grown += size
        if self._grown >= min(LOOK_EVERY, self._most):
            self._grown = 0
            self._look()

    def forget(self, reader: Reader) -> None:
        self._slow.discard(reader)

    def _look(self) -> None:
        waiting = {reader: reader.unread for reader in self._slow}
        self._slow = {reader for reader, size in waiting.items() if size}
        too_much = sum(waiting.values()) - self._most
        for reader in sorted(waiting, key=waiting.__getitem__, reverse=True):
            if too_much <= 0:
                return
            too_much -= waiting[reader]
            self._slow.discard(reader)
            reader.drop()
