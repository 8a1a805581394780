"""Accounts over HTTP: passkeys, links, devices, and what somebody may take along or delete."""
