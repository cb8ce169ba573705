"""What the operator sees first: the address friends on the same network can use, and its QR code."""

from __future__ import annotations

import contextlib
import io
import socket

from .auth import origin_of


def local_addresses() -> list[str]:
    """The addresses of this machine that others on the same network may reach, the likeliest first. Sends
    nothing."""
    found: list[str] = []
    for family, target in ((socket.AF_INET, ("192.0.2.1", 9)), (socket.AF_INET6, ("2001:db8::1", 9))):
        # Connecting a datagram socket only asks the routing table; no packet leaves.
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(target)
                address = str(probe.getsockname()[0])
            except OSError:
                continue
        if address not in found and not address.startswith(("127.", "::1", "fe80")):
            found.append(address)
    return found


def url_of(host: str, port: int) -> str:
    """An http address."""
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}" if port != 80 else f"http://{name}"


def addresses(host: str, port: int, public_url: str) -> list[str]:
    """The addresses to hand on, the best first."""
    if public_url:
        return [public_url.rstrip("/")]
    if host in ("0.0.0.0", "::", ""):
        return [url_of(address, port) for address in local_addresses()] or [url_of("127.0.0.1", port)]
    return [url_of(host, port)]


def origins(host: str, port: int, public_url: str) -> frozenset[str]:
    """The pages that may talk to this server: its own, by every name it is known by."""
    names = [url_of(name, port) for name in ("localhost", "127.0.0.1", "::1")]
    names += [url_of(address, port) for address in local_addresses()]
    with contextlib.suppress(OSError):  # a machine without a name
        names.append(url_of(socket.gethostname(), port))
    if host not in ("0.0.0.0", "::", ""):
        names.append(url_of(host, port))
    if public_url:
        names.append(public_url)
    return frozenset(origin_of(name) for name in names)


def qr(url: str) -> str:
    """The address as a QR code for a terminal, "" where the library is not installed."""
    try:
        import segno
    except ImportError:
        return ""
    out = io.StringIO()
    segno.make(url, error="m").terminal(out, compact=True)
    return out.getvalue()


def greeting(host: str, port: int, public_url: str, with_qr: bool) -> str:
    """What is printed when the server starts."""
    best, *others = addresses(host, port, public_url)
    lines = [f"Penultimate is served at {best}"]
    lines += [f"also at {other}" for other in others]
    if host in ("127.0.0.1", "localhost", "::1") and not public_url:
        lines.append("Only this machine can reach it; --host 0.0.0.0 lets friends on your network in.")
    if with_qr and host not in ("127.0.0.1", "localhost", "::1"):
        lines.append(qr(best))
    return "\n".join(lines)
