"""One file a step; never change one that was released."""
