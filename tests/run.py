"""`make test`: formatting, lint, types, rule coverage, the client and all tests, and one closing line with counts."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time

from tests.surroundings import ROOT, SURROUNDINGS

PYTHON = sys.executable
WORKERS = (os.cpu_count() or 1) + 1
"""One more than there are cores: many tests wait for a browser, a server or a clock."""
CHECKS = {
    "formatting": [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."],
    "lint": [PYTHON, "-m", "ruff", "check", "--quiet", "."],
    "types": [PYTHON, "-m", "mypy"],
    "rule coverage": [PYTHON, "-m", "tests.rulebook.coverage"],
    "client build": [PYTHON, "web/client.py", "build"],
    "client types": [PYTHON, "web/client.py", "check"],
    "client tests": [PYTHON, "web/client.py", "test"],
    "client size": [PYTHON, "web/client.py", "size"],
}


def main() -> int:
    began = time.monotonic()
    failed = []
    for name, command in CHECKS.items():
        done = subprocess.run(command, cwd=ROOT, env=SURROUNDINGS, capture_output=True, text=True, check=False)
        print(f"{name}: {'ok' if done.returncode == 0 else 'FAILED'}", flush=True)
        if done.returncode:
            failed.append(name)
            print(done.stdout + done.stderr, flush=True)
    tests = subprocess.Popen(
        [PYTHON, "-m", "pytest", "-q", "-n", str(WORKERS), *sys.argv[1:]],
        cwd=ROOT, stdout=subprocess.PIPE, text=True,
    )  # fmt: skip
    assert tests.stdout is not None
    last = ""
    for line in tests.stdout:
        print(line, end="", flush=True)
        last = line
    passed = sum(map(int, re.findall(r"(\d+) passed", last)))
    broken = sum(map(int, re.findall(r"(\d+) (?:failed|errors?)", last))) + len(failed)
    passed += len(CHECKS) - len(failed)
    if tests.wait():
        broken = max(broken, 1)
    print(f"{time.monotonic() - began:.0f} seconds, checks and tests together:")
    print(f"{passed} passed, {broken} failed")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
