"""A scripted model: the client of the MCP SDK, playing by what the tools tell it."""

from __future__ import annotations

import re
from typing import Any

from mcp import Client
from mcp.types import TextContent

LONGEST = 2000
"""Choices of one seat that no game needs."""


class Model:
    """Calls tools at one table, and keeps every text it was given."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.table = ""
        self.heard: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        """What a tool answers; it must not refuse."""
        refused, text = await self.attempt(tool, **arguments)
        assert not refused, text
        return text

    async def attempt(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        """Whether a tool refuses, and what it says."""
        answer = await self.client.call_tool(tool, arguments)
        (content,) = answer.content
        assert isinstance(content, TextContent)
        self.heard.append(content.text)
        return bool(answer.is_error), content.text

    async def begin(self, tool: str, **arguments: Any) -> str:
        """Open a table, and remember its name."""
        text = await self.call(tool, **arguments)
        named = re.match(r"table: (\w+)\n", text)
        assert named
        self.table = named[1]
        return text

    async def look(self) -> str:
        return await self.call("look", table=self.table)

    async def choose(self, option: str = "", **more: Any) -> str:
        return await self.call("choose", table=self.table, option=option, **more)

    async def play(self, text: str) -> str:
        """Play to the end, always the middle option; the last text."""
        for _ in range(LONGEST):
            if "over: " in text:
                return text
            options = re.findall(r"^  (\d+) ", text.rpartition("question: ")[2], re.MULTILINE)
            text = await self.choose(options[len(options) // 2] if options else "")
        raise AssertionError("the game does not end")
