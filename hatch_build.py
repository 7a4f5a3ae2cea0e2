"""Wheel and sdist carry the built browser client, so that whoever installs them needs no Node."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface[Any]):
    """Builds the client where that is needed and possible. An editable installation is left alone."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        client = _client(Path(self.root))
        try:
            client.build(install=False)
        except client.ClientError as problem:
            raise SystemExit(str(problem)) from None


def _client(root: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("questhall_web_client", root / "web" / "client.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
