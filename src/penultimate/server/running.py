"""Running the server: uvicorn around the application, and a stop that loses nothing."""

from __future__ import annotations

import gc
import sys
from pathlib import Path
from typing import Any

from .app import Config, Server
from .limits import Limits
from .metrics import Metrics
from .operator import greeting, origins


def uvicorn_config(app: Any, limits: Limits, trusted: tuple[str, ...] = (), **more: Any) -> Any:
    """How uvicorn is set up: small frames, no compression, dead connections found within a minute."""
    import uvicorn

    return uvicorn.Config(
        app,
        ws="websockets-sansio",
        ws_max_size=limits.frame_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=40.0,
        ws_ping_timeout=25.0,
        proxy_headers=bool(trusted),
        forwarded_allow_ips=list(trusted),
        server_header=False,
        date_header=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        limit_concurrency=limits.connections + 1000,
        timeout_graceful_shutdown=5,
        backlog=4096,
        **more,
    )


def rare_collections() -> None:
    """Python's search for cyclic garbage stops everything for a tenth of a second at a thousand tables, again and
    again, and finds nothing: play and connections leave none. Only the sweeper makes one, seldom."""
    gc.collect()
    gc.freeze()
    gc.disable()


def run(
    host: str,
    port: int,
    data: Path,
    public_url: str,
    trusted: tuple[str, ...],
    limits: Limits,
    *,
    with_qr: bool,
    quiet: bool,
) -> None:
    """Serve until told to stop."""
    import socket

    import uvicorn

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind((host, port))
    listener.listen(4096)
    port = listener.getsockname()[1]
    metrics = Metrics()
    metrics.quiet = quiet
    config = Config(data, origins(host, port, public_url), public_url, public_url.startswith("https:"))
    server = Server(config, limits, metrics=metrics)
    rare_collections()
    print(greeting(host, port, public_url, with_qr), file=sys.stdout, flush=True)
    uvicorn.Server(uvicorn_config(server, limits, trusted)).run(sockets=[listener])
