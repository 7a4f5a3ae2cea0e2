"""A report as one page: Markdown to be read anywhere, HTML with plots that needs nothing beside itself."""

from __future__ import annotations

from html import escape

from msgspec import Struct

from .charts import Chart, svg
from .tables import Table, markdown

NO_BREAK = "\u00a0"
STYLE = """
:root { color-scheme: light dark; --ink: #1f2328; --dim: #59636e; --paper: #ffffff; --rule: #d1d9e0; --mark: #0969da;
  --strong: #a40e26; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --dim: #9ea7b3; --paper: #0d1117; --rule: #30363d;
  --mark: #58a6ff; --strong: #ff8a80; } }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: var(--ink); background: var(--paper);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .3rem .8rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top; }
td { white-space: nowrap; } td:first-child { white-space: normal; min-width: 12rem; }
th { color: var(--dim); font-weight: 600; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { width: 100%; min-width: 40rem; height: auto; font-size: 12px; fill: var(--ink); }
svg .grid { stroke: var(--rule); } svg .middle { stroke: var(--dim); stroke-width: 2; }
svg .tick { text-anchor: middle; fill: var(--dim); } svg .label { text-anchor: start; paint-order: stroke;
  stroke: var(--paper); stroke-width: 4; }
svg .line line { stroke: var(--mark); stroke-width: 2; } svg .line circle { fill: var(--mark); }
svg .strong line { stroke: var(--strong); } svg .strong circle { fill: var(--strong); }
"""


class Words(Struct, frozen=True):
    """A paragraph."""

    text: str


Part = Words | Table | Chart


class Page(Struct, frozen=True):
    title: str
    parts: tuple[Part, ...]


def as_markdown(page: Page) -> str:
    """Without the plots: what they show stands in the tables."""
    told = [f"# {page.title}\n"]
    for part in page.parts:
        if isinstance(part, Table):
            told.append(markdown(part))
        elif isinstance(part, Words):
            told.append(f"{part.text}\n")
    return "\n".join(told)


def as_html(page: Page, lang: str) -> str:
    title = escape(page.title)
    return "\n".join(
        [
            "<!doctype html>",
            f'<html lang="{lang}">',
            f'<head><meta charset="utf-8"><title>{title}</title>',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f"<style>{STYLE}</style></head>",
            f"<body><main><h1>{title}</h1>",
            *map(_drawn, page.parts),
            "</main></body></html>\n",
        ]
    )


def _drawn(part: Part) -> str:
    if isinstance(part, Words):
        return f"<p>{escape(part.text).replace(' %', NO_BREAK + '%')}</p>"
    if isinstance(part, Chart):
        return f'<div class="scroll" tabindex="0">{svg(part)}</div>'
    heads = "".join([f'<th scope="col">{escape(head)}</th>' for head in part.heads])
    rows = "\n".join(["<tr>" + "".join([f"<td>{escape(cell)}</td>" for cell in row]) + "</tr>" for row in part.rows])
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table>"
    return f'<h2>{escape(part.title)}</h2>\n<div class="scroll" tabindex="0">{table}</div>'
