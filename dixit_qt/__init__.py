"""The Dixit family of board games over the local network, for friends in one room."""

__version__ = "0.1.0"
