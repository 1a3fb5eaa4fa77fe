"""Mutation testing: put small faults into a package and see whether its tests notice."""
