"""The host decides everything. It has no socket and no clock: bytes and times come in, outputs to
send and records to save come out.

A message arrives at `table`, which passes it to `joining_and_leaving`, `playing` (moves),
`commands` (all other requests), `administrators` or `handover`.

They change the `state`: `people` has each `person`, `connections` the strangers and the limits,
`plan` what will be played, `match` the game that runs, `evening` the standings.

Outgoing messages are made by `sending` and `pictures` from `outputs`. `journal` is the game as a
file, `handed_table` the whole table for its next host.
"""
