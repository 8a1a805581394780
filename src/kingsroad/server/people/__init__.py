"""Who somebody is, guest or account, and how a guest becomes an account."""
