# The words of the network: finding tables, the room, chat.

## Title
title-host = Host a table
title-join = Join a table
title-racing = Computer players are racing
title-return = Back to “{ $room }”

## Chat
somebody = Somebody
chat-hint = Say something …
chat-send = Send
phrase-hello = Hello!
phrase-luck = Good luck!
phrase-ready = Ready?
phrase-moment = One moment …
phrase-close = So close!
phrase-well-played = Well played!
phrase-again = Once more?
phrase-thanks = Thanks, bye!
binding-chat = say something
binding-short-chat = chat

## The room
room-change = Change game
room-conduct = Room rules
room-conduct-away = Somebody away: { $what }
room-conduct-turn = A turn: { $what }
room-away = If somebody is away
away-fallback = a harmless move
away-computer = a computer plays
away-wait = all wait
away-end = the match ends
room-turn = Time for a turn
room-turn-seconds = { $seconds ->
    [0] no limit
   *[other] { $seconds } s
}
room-seat-free = for anybody
room-here = at this screen
room-hosts = host
room-hosts-at = host, { $ping }
room-away-now = connection lost
room-screen = a screen
room-watching = Watching: { $names }
ping = { $ms } ms
room-code = JOIN CODE
room-address = ADDRESS
room-firewall = Nobody gets in? Let this program through the firewall of this machine: TCP { $tcp }, UDP { $udp }.
room-ready = I am ready
room-not-ready = Ready!
room-take = Take a seat
room-start = Start
room-rematch = Once more
room-back = Back to the match
room-sit = { $name } sits here
room-move = { $name } moves here
room-another = Another player at this screen
room-stand = Stand up and watch
room-computer = A computer player
room-open-seat = Leave the seat open
room-kick = Send away
room-sit-down = Sit down
room-phrases = Quick phrases
ask-kick = Send { $name } away for good?
room-running = A match is being played.
room-nobody = Nobody sits at the table yet.
room-seats-open = Every seat needs somebody. Press an open seat for a computer player.
room-seats-open-guest = Every seat needs somebody.
room-waiting = { $count ->
    [one] { $names } is not ready yet.
   *[other] Not ready yet: { $names }{ $more ->
        [0] {""}
       *[other] {" "}and { $more } more
    }
}
room-alone = Others find this table by themselves, or come by its code.
room-on-this-machine = THE TABLE IS ON THIS MACHINE
room-all-ready = Everybody is ready.
room-waiting-you = Are you ready?
room-waiting-host = The host can start now.
room-port = Port { $port }

## Joining
join-heading = Join a table
join-none = Looking for tables in this network … They appear here by themselves.
join-name = Your name
join-watch = Only watch
join-elsewhere = Somewhere else
join-elsewhere-below = The address or the eight letters and digits that the host’s screen shows.
join-nowhere = That is neither an address nor a join code of a network this machine is in.
join-go = Go there
join-seats = { $free } of { $total } free
join-other-version = Version { $version } of the game: cannot be joined from here
join-unknown-game = A game that is not known here
joining = Going to { $where } …
hosting = The table is being opened …

## Opening a table
room-name = Name of the table
room-name-of = { $name }’s table
room-open = Open the table
room-play-this = Play this
room-roomy = { $count ->
    [one] One may play.
   *[other] Up to { $count } may play; whoever comes later takes a free seat at once.
}

## The menu over a match
menu-on = Go on
menu-pause = Pause for all
menu-resume = Go on for all
menu-deal-on = Go on without the others
menu-room = Seats and people
menu-table-mute = Mute the table here
menu-table-sounds = Let the table be heard here
menu-abandon = Call the match off
menu-leave = Leave the table
menu-below = The match goes on meanwhile.
menu-paused = The match stands still.
chat-heading = Say something
ask-abandon = Call the match off for everybody?
ask-leave-host = Close this table? Everybody who sits here has to go.
ask-leave-guest = Leave the table? You give up your seat.

## How it may end
closed-key = The table does not know this window.
closed-first = The table did not understand this window.
closed-late = The table waited too long for this window.
closed-silent = The table has heard nothing from here for too long.
closed-bad-host = At { $address }, port { $port }, is something that does not speak like a table of this version.
closed-unknown-game = The table plays a game that is not known here.
closed-port-taken = Port { $port } of this machine is taken by another program.
closed-unreachable = { $reason ->
    [refused] The machine { $address } is there, but no table is open at its port { $port }. Is the port right, and is the table still open?
    [unknown_name] No machine is called { $address }. Is it written as on the host’s screen?
    [not_a_table] At { $address }, port { $port }, is something, but no table.
   *[no_answer] Nothing answers at { $address }, port { $port }. Is it the same network, and does the firewall there let this program through?
}
closed-version = { $address } runs version { $app } of the game. The same version is needed on both machines.
