"""All tables that are being played: rooms in time, and the bots that think for them."""
