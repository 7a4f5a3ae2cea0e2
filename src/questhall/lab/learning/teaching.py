"""A network learns from lessons. Torch is needed here and nowhere else; it works on a GPU where there is one."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import torch
from torch import nn

from questhall.players.network import Layer, Network

from .lessons import Lesson

CELLS = (32, 16)
EPOCHS = 12
BATCH = 4_096
RATE = 2e-3
DECAY = 1e-4
KEPT_BACK = 10
"""Every tenth game is not learned from, but looked at afterwards."""
DIGITS = 5


def teach(names: Sequence[str], lessons: Sequence[Lesson], seed: int = 0) -> Network:
    torch.manual_seed(seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    kept = [lesson for n, lesson in enumerate(lessons) if n % KEPT_BACK == 0]
    learned = [lesson for n, lesson in enumerate(lessons) if n % KEPT_BACK]
    x, y, weight = [part.to(device) for part in _tensors(names, learned)]
    sizes = (len(names), *CELLS)
    parts: list[nn.Module] = []
    for one, other in pairwise(sizes):
        parts += [nn.Linear(one, other), nn.ReLU()]
    model = nn.Sequential(*parts, nn.Linear(sizes[-1], 1)).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=RATE, weight_decay=DECAY)
    steps = EPOCHS * (len(x) // BATCH + 1)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, max_lr=RATE, total_steps=steps)
    for _ in range(EPOCHS):
        order = torch.randperm(len(x), device=device)
        for batch in order.split(BATCH):
            optimizer.zero_grad()
            loss = _loss(model(x[batch]).squeeze(1), y[batch], weight[batch])
            loss.backward()
            optimizer.step()
            schedule.step()
    about: dict[str, str | int | float] = {"games": len(lessons), "positions": len(x), "seed": seed}
    with torch.no_grad():
        x, y, weight = [part.to(device) for part in _tensors(names, kept)]
        told = model(x).squeeze(1)
        about["log_loss"] = round(float(_loss(told, y, weight)), 4)
        share = float((y * weight).sum() / weight.sum())
        guess = torch.full_like(told, share).logit()
        about["log_loss_of_a_guess"] = round(float(_loss(guess, y, weight)), 4)
        about["right"] = round(float(((told > 0) == (y > 0.5)).float().mul(weight).sum() / weight.sum()), 4)
    layers = [part for part in model if isinstance(part, nn.Linear)]
    return Network(tuple(names), tuple([_layer(part) for part in layers]), about)


def _loss(told: torch.Tensor, won: torch.Tensor, weight: torch.Tensor) -> torch.Tensor:
    each = nn.functional.binary_cross_entropy_with_logits(told, won, reduction="none")
    return (each * weight).sum() / weight.sum()


def _tensors(names: Sequence[str], lessons: Sequence[Lesson]) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Positions, how they ended, and how much each counts: every game as much as any other."""
    width = len(names)
    positions = [torch.frombuffer(bytearray(lesson.positions), dtype=torch.float32) for lesson in lessons]
    counts = torch.tensor([len(part) // width for part in positions])
    x = torch.cat(positions).view(-1, width)
    y = torch.tensor([float(lesson.heroes_won) for lesson in lessons]).repeat_interleave(counts)
    weight = (1.0 / counts.float().sqrt()).repeat_interleave(counts)
    return x, y, weight


def _layer(part: nn.Linear) -> Layer:
    weights = [tuple([round(w, DIGITS) for w in row]) for row in part.weight.tolist()]
    return Layer(tuple(weights), tuple([round(b, DIGITS) for b in part.bias.tolist()]))
