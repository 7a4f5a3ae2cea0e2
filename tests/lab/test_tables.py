from io import StringIO

from rich.console import Console

from questhall.lab.tables import Table, markdown, plain, show

FRUIT = Table("Fruit [ripe]", ("Name", "Count"), (("Apple", "7"), ("Fig|Date", "12")))


def test_a_plain_table_is_aligned() -> None:
    assert plain(FRUIT).splitlines() == [
        "Fruit [ripe]",
        "Name      Count",
        "Apple         7",
        "Fig|Date     12",
    ]


def test_a_markdown_table_keeps_bars_inside_its_cells() -> None:
    assert markdown(FRUIT).splitlines()[2:] == [
        "| Name | Count |",
        "| --- | ---: |",
        "| Apple | 7 |",
        r"| Fig\|Date | 12 |",
    ]


def test_a_pipe_gets_plain_lines_and_a_terminal_a_drawing() -> None:
    pipe, terminal = StringIO(), StringIO()
    show([FRUIT, FRUIT], Console(file=pipe))
    show([FRUIT], Console(file=terminal, force_terminal=True, width=60))
    assert pipe.getvalue() == f"{plain(FRUIT)}\n\n{plain(FRUIT)}\n"
    assert "Fruit [ripe]" in terminal.getvalue()
    assert "\x1b[" in terminal.getvalue()
