"""In which order a client tries the addresses of a table."""

from dixit_qt.client.ways import AT_ONCE, MOST_KNOWN, Ways


def ways(*places: str) -> Ways:
    known = Ways()
    known.begin(places)
    return known


def test_all_addresses_are_tried_in_parallel_in_every_round():
    known = ways("a", "b", "a")
    assert known.next() == ("a", "b")
    assert known.tried(known.next())
    assert known.next() == ("a", "b")


def test_an_address_that_led_nowhere_is_retried_after_the_others():
    known = ways("a", "b", "c")
    assert not known.tried(["b"])
    assert known.next() == ("a", "c")


def test_addresses_beyond_the_parallel_limit_are_tried_next():
    known = ways(*map(str, range(AT_ONCE + 1)))
    assert not known.tried(known.next())
    assert known.next() == (str(AT_ONCE),)


def test_the_verified_address_is_tried_every_other_time():
    known = ways("a", "b", "c")
    known.prove("b")
    turns = []
    for _ in range(4):
        turns.append(known.next())
        known.tried(known.next()[:1])
    assert turns == [("b",), ("a", "c"), ("b",), ("c",)]


def test_a_single_verified_address_is_retried_in_every_round():
    known = ways("a")
    known.prove("a")
    assert known.tried(known.next())
    assert known.next() == ("a",)


def test_a_recent_advert_is_tried_before_known_addresses():
    known = ways("a", "b")
    known.tried(["a"])
    known.add(["c", "b", "c"])
    assert known.next() == ("c", "b")
    assert known.known == ("c", "a", "b")


def test_a_proven_way_that_is_seen_again_stays_one_way_and_has_only_its_own_turns():
    known = ways("a", "b")
    known.prove("a")
    known.add(["a", "c"])
    assert known.known == ("a", "c", "b")
    for _ in range(3):
        assert known.next() == ("a",)
        known.tried(["a"])
        assert "a" not in known.next()
        known.tried(known.next())


def test_many_claimed_addresses_do_not_displace_the_verified_one():
    known = ways("home")
    known.prove("home")
    known.add(map(str, range(MOST_KNOWN * 3)))
    assert len(known.known) == MOST_KNOWN
    assert known.next() == ("home",)


def test_an_address_of_another_game_is_dropped():
    known = ways("a", "b")
    known.prove("a")
    known.drop("a")
    assert known.next() == ("b",)
    known.drop("b")
    assert known.known == ()


def test_an_address_that_was_dropped_is_tried_again_when_the_table_is_back_there():
    """The host had opened another game for a while, and has resumed this one."""
    known = ways("a", "b")
    known.prove("a")
    known.drop("a")
    known.add(["a"])
    assert known.next() == ("a",)


def test_repeated_redirects_do_not_stop_a_client_from_trying_other_addresses():
    known = ways("old")
    known.prove("old")
    assert known.lead_to("new")
    known.tried(["old"])
    known.tried(["new"])
    known.add(map(str, range(AT_ONCE + 2)))
    tried: set = set()
    for _ in range(8):
        now = known.next()
        tried.update(now)
        if now == ("old",):
            known.prove("old")
            assert not known.lead_to("new")
        known.tried(now)
    assert "new" in tried
