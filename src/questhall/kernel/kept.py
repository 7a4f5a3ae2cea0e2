"""A long list whose older part is fetched only when somebody looks at it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Generic, TypeVar, overload

T = TypeVar("T")


class Kept(Sequence[T], Generic[T]):
    """Grows at its end. Its length is known without looking."""

    def __init__(self, tail: list[T], older: int = 0, fetch: Callable[[], Sequence[T]] | None = None) -> None:
        """`fetch` gives the older part, which has so many entries (or more, of which the first count)."""
        self.tail = tail
        self._older = older
        self._fetch = fetch
        self._fetched: list[T] | None = None

    def __len__(self) -> int:
        return self._older + len(self.tail)

    @overload
    def __getitem__(self, place: int) -> T: ...
    @overload
    def __getitem__(self, place: slice) -> list[T]: ...
    def __getitem__(self, place: int | slice) -> T | list[T]:
        if isinstance(place, int):
            at = place + len(self) if place < 0 else place
            return self.tail[at - self._older] if at >= self._older else self._all_older()[at]
        start, stop, stride = place.indices(len(self))
        if start >= self._older and stride == 1:
            return self.tail[start - self._older : max(stop - self._older, 0)]
        return [*self._all_older(), *self.tail][place]

    def __iter__(self) -> Iterator[T]:
        if self._older:
            yield from self._all_older()
        yield from self.tail

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def append(self, entry: T) -> None:
        self.tail.append(entry)

    def cut(self, length: int) -> None:
        """Only the first so many stay."""
        if length >= self._older:
            del self.tail[length - self._older :]
            return
        self._all_older()
        self._older = length
        self.tail.clear()

    def _all_older(self) -> list[T]:
        if self._fetched is None:
            self._fetched = list(self._fetch()) if self._fetch is not None else []
        if len(self._fetched) > self._older:
            del self._fetched[self._older :]
        return self._fetched
