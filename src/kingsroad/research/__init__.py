"""What research needs: observations, environments of other libraries, play by text.

Importing this registers the environments with Gymnasium and PettingZoo, where they are installed.
"""

from kingsroad.research.registration import register

__all__ = ["register"]

register()
