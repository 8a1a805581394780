"""Events and questions as sentences."""
