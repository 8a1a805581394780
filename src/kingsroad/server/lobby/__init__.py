"""Tables from outside: set one up, find it again, sit down, leave."""
