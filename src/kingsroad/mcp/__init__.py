"""Play with a language model: the tools of `kingsroad mcp` (docs/mcp.md)."""
