"""Painting with light: a scene is built and lit by code, Cycles renders it, a hand paints it."""
