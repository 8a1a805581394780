"""The engine: choices, steps, games. It knows nothing of Caylus."""
