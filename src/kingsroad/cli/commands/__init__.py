"""One module a command: what it takes (`configure`) and what it does (`run`)."""
