"""Tables: drawn in a terminal, plain in a pipe, Markdown in a file."""

from __future__ import annotations

from msgspec import Struct
from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table as RichTable


class Table(Struct, frozen=True):
    """A title, the heads of the columns, and rows of text. The first column names, the others count."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def plain(table: Table) -> str:
    widths = [max(map(len, column)) for column in zip(table.heads, *table.rows, strict=True)]

    def line(row: tuple[str, ...]) -> str:
        first, *others = (
            cell.rjust(width) if i else cell.ljust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        return "  ".join([first, *others]).rstrip()

    return "\n".join([table.title, line(table.heads), *map(line, table.rows)])


def markdown(table: Table) -> str:
    def line(row: tuple[str, ...]) -> str:
        return f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"

    rule = "| --- |" + " ---: |" * (len(table.heads) - 1)
    return "\n".join([f"## {table.title}", "", line(table.heads), rule, *map(line, table.rows), ""])


def show(tables: list[Table], console: Console) -> None:
    """For eyes if there are any; otherwise lines that other programs can cut."""
    for i, table in enumerate(tables):
        if i:
            console.print()
        if console.is_terminal:
            drawn = RichTable(title=escape(table.title), box=box.SIMPLE_HEAD, title_justify="left")
            for column, head in enumerate(table.heads):
                drawn.add_column(escape(head), justify="right" if column else "left")
            for row in table.rows:
                drawn.add_row(*map(escape, row))
            console.print(drawn)
        else:
            console.print(plain(table), markup=False, highlight=False, soft_wrap=True)
