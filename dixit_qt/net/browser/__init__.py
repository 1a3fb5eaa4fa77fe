"""Serves the browser page. `server` is a browser's connection, and `http` reads its requests.

The page: `site` says what may be requested, `bundle` makes one script of its modules,
`introduction` describes the table before somebody joins, and `invitations` draws the QR code.

What a page can't do itself: `small_pictures` shrinks cards for phones, and `poem_reasons`
explains why a line of a poem fits.
"""
