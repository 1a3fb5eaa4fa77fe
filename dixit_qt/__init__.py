"""Dixit and its family on the laptops of friends in one room."""

__version__ = "0.1.0"
