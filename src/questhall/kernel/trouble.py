"""Why a file or an address cannot be used, in the reader's language; what the system says is English or worse."""

from __future__ import annotations

import errno
import os
from pathlib import Path

from .message import Message, message

KNOWN = frozenset(
    {
        "EACCES", "ECONNREFUSED", "EEXIST", "EHOSTUNREACH", "EISDIR", "ENAMETOOLONG", "ENOENT", "ENOSPC", "ENOTDIR",
        "EPERM", "EROFS", "ETIMEDOUT",
    }
)  # fmt: skip


def reason_of(problem: OSError) -> Message:
    """In words that stand beside those of the kernel."""
    code = errno.errorcode.get(problem.errno or 0, "")
    if code in KNOWN:
        return message(f"trouble.{code}")
    return message("trouble.other", why=problem.strerror or str(problem))


def writable(*paths: Path | None) -> None:
    """OSError before hours of play, not after them."""
    for path in paths:
        if path is None:
            continue
        if path.is_dir():
            raise _error(errno.EISDIR, path)
        if not path.parent.is_dir():
            raise _error(errno.ENOTDIR if path.parent.exists() else errno.ENOENT, path.parent)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise _error(errno.EACCES, path)


def _error(code: int, path: Path) -> OSError:
    return OSError(code, os.strerror(code), str(path))
