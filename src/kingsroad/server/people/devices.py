"""What a browser is called in the list of somebody's devices."""

from __future__ import annotations

from typing import Final

from kingsroad.server.security.requests import AnyConnection

BROWSERS: Final = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}


def device_of(connection: AnyConnection) -> str:
    """Browser and system, as far as the browser says; the first that fits, as many say several."""
    says = connection.headers.get("user-agent", "")
    browser = next((name for mark, name in BROWSERS.items() if mark in says), "")
    system = next((name for mark, name in SYSTEMS.items() if mark in says), "")
    return " · ".join(part for part in (browser, system) if part)
