"""Who is let in, heartbeats, silence, goodbyes."""

from kits.rooms import MS, SECOND, join, open_room

from net.messages import Bye, Denied, Hello, Ping, Pong
from net.outbox import Drop
from net.pulse import Pulse
from net.roster import Peer


def test_the_first_message_must_be_a_hello():
    net = open_room()
    join(net, "Ann")
    net.host.attach(99, net.now, "10.0.0.9")
    net.host.receive(99, Pong(1), net.now)
    assert [effect for effect in net.host.outbox() if isinstance(effect, Drop)] == [Drop(99, Denied("first"))]


def test_who_says_no_hello_within_three_seconds_is_sent_away():
    net = open_room()
    net.host.attach(99, net.now, "10.0.0.9")
    drops, now = [], net.now
    while not drops:
        now = net.host.next_wake()
        net.host.tick(now)
        drops = [effect for effect in net.host.outbox() if isinstance(effect, Drop)]
    assert drops == [Drop(99, Denied("late"))]
    assert 3 * SECOND <= now <= 3 * SECOND + 250 * MS


def test_a_version_that_is_not_spoken_is_denied_with_the_one_that_is():
    net = open_room(app="1.4")
    net.host.attach(9, 0, "10.0.0.9")
    net.host.receive(9, Hello(2, 3, "2.0", ("Ann",)), 0)
    [drop] = [effect for effect in net.host.outbox() if isinstance(effect, Drop)]
    assert drop.message == Denied("version", {"proto": 1, "app": "1.4"})


def test_a_wrong_key_is_denied():
    net = open_room()
    assert join(net, "Ann", key=b"x" * 16).of(Denied) == [Denied("key")]


def test_a_full_room_still_lets_its_own_window_and_computers_in():
    net = open_room(max_peers=1)
    join(net, "Ann")
    assert join(net, "Bob").of(Denied) == [Denied("full")]
    assert join(net, "Owner", key=b"o" * 16).client.connected
    assert join(net, key=b"b" * 16).client.connected


def test_pings_come_four_in_the_first_second_and_then_each_second():
    net = open_room()
    ann = join(net, "Ann", delay=3 * MS)
    net.run(SECOND + 10 * MS)
    times = len(ann.of(Ping))
    net.run(10 * SECOND)
    assert times == 4
    assert len(ann.of(Ping)) == 14
    assert ann.client.room.peers[0].ping_us == 6000


def test_a_ping_is_answered_once_and_only_what_was_sent_is_believed():
    """Or a peer could push its short round trips out of the memory at once (S16)."""
    pulse, peer = Pulse(0), Peer(1, b"", "10.0.0.7", 1, 0)
    pulse.beat([peer], 0)
    assert pulse.ponged(peer, 1, 3 * MS)
    assert not any(pulse.ponged(peer, number, 900 * MS) for number in (1, 0, -1, 2, 10**9))
    assert peer.credit(40 * MS) == 3 * MS


def test_the_smallest_of_the_last_sixteen_round_trips_counts():
    net = open_room()
    ann = join(net, "Ann", delay=3 * MS)
    net.run(SECOND)
    net.run(8 * SECOND)
    ann.delay = 200 * MS  # a slow time: the smallest of the last sixteen counts
    net.run(8 * SECOND)
    assert ann.client.room.peers[0].ping_us == 6000
    net.run(16 * SECOND)
    assert ann.client.room.peers[0].ping_us == 400_000


def test_silence_of_six_seconds_is_away_and_the_seat_is_kept():
    net = open_room(seats=1)
    ann, eve = join(net, "Ann"), join(net, watch=True)
    ann.held = lambda message: 10**15
    net.run(5900 * MS)
    assert not eve.client.room.seats[0].away
    net.run(1000 * MS)
    assert ann.of(Bye) == [Bye("silent")]
    assert eve.client.room.seats[0].away
    assert eve.client.room.seats[0].kind == "person"


def test_an_idle_host_without_anybody_needs_no_clock():
    assert open_room().host.next_wake() is None


def test_a_host_that_closes_says_goodbye():
    net = open_room()
    ann = join(net, "Ann")
    net.host.close(net.now)
    assert net.host.outbox() == [Drop(ann.number, Bye("closed"))]
