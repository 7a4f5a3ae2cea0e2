"""Why a file or an address cannot be used, in the reader's language: what the system says itself is English or worse."""

from __future__ import annotations

import errno

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
