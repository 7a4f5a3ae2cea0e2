"""The same examples on every machine, and no test that fails because a machine is slow."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("questhall", derandomize=True, deadline=None, database=None)
settings.load_profile("questhall")
