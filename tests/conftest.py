"""What holds for all tests."""

from __future__ import annotations

import pytest

REAL = ("browser", "server")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests over real sockets and in a real browser may miss a moment on a busy machine, and are tried again then.

    A fault of the server or the page fails every time; pytest says at the end what was tried again. With
    `-p no:rerunfailures` nothing is tried again.
    """
    if not config.pluginmanager.hasplugin("rerunfailures"):
        return
    for item in items:
        if any(part in REAL for part in item.path.relative_to(config.rootpath).parts):
            item.add_marker(pytest.mark.flaky(reruns=3, reruns_delay=1))
