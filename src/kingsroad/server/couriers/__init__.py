"""Calling people who are not looking: web push, mail, webhooks, and when each of them is called."""
