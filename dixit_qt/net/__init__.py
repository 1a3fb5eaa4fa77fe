"""The sockets. `discovery` finds tables, and `browser` serves the page to phones.

At the host `hosting` opens the table, `exchange` turns bytes into messages and back,
`sealed_or_plain` encrypts, and `program_offers` lists installers for guests.

At the guest `joining` connects and reconnects, `places` reads addresses, and `program_download`
fetches an installer.

Both use `links`, and `tcp` is what carries them.
"""
