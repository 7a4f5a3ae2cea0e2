"""A line in a picture, as SVG."""

from __future__ import annotations

from collections.abc import Sequence

WIDTH, HEIGHT, EDGE = 720, 300, 48
STEPS = 5


def plot(points: Sequence[tuple[float, float]], across: str, up: str, title: str) -> str:
    """From zero to the largest, both ways."""
    most_x, most_y = max(x for x, _ in points) or 1.0, max(y for _, y in points) * 1.1 or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        return EDGE + x / most_x * (WIDTH - 2 * EDGE), HEIGHT - EDGE - y / most_y * (HEIGHT - 2 * EDGE)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        '<g font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{WIDTH / 2}" y="24" text-anchor="middle" font-size="15">{title}</text>',
    ]
    for step in range(STEPS + 1):
        x, y = step * most_x / STEPS, step * most_y / STEPS
        (left, line), (column, bottom) = at(0, y), at(x, 0)
        parts += [
            f'<path d="M{left:.1f} {line:.1f}H{WIDTH - EDGE}" stroke="#ddd"/>',
            f'<text x="{left - 6:.1f}" y="{line + 4:.1f}" text-anchor="end">{y:.0f}</text>',
            f'<text x="{column:.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{x:.0f}</text>',
        ]
    course = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in points))
    parts += [
        f'<text x="{WIDTH - EDGE}" y="{HEIGHT - 8}" text-anchor="end">{across}</text>',
        f'<text x="8" y="{EDGE - 8}">{up}</text>',
        f'<polyline points="{course}" fill="none" stroke="#2458a6" stroke-width="2"/>',
        "</g></svg>",
    ]
    return "\n".join(parts) + "\n"
