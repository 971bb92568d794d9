# The words of the network: finding tables, the room, chat. “Host” is what it is called at every LAN party.

## Title
title-host = Tisch eröffnen
title-join = Tisch suchen
title-racing = Computerspieler im Rennen
title-return = Zurück zu „{ $room }“

## Chat
somebody = Jemand
chat-hint = Sag was …
chat-send = Senden
phrase-hello = Hallo!
phrase-luck = Viel Glück!
phrase-ready = Bereit?
phrase-moment = Moment …
phrase-close = So knapp!
phrase-well-played = Gut gespielt!
phrase-again = Noch mal?
phrase-thanks = Danke, tschüss!
binding-chat = etwas sagen
binding-short-chat = Chat

## The room
room-change = Anderes Spiel
room-conduct = Raumregeln
room-conduct-away = Fehlt jemand: { $what }
room-conduct-turn = Pro Zug: { $what }
room-away = Wenn jemand fehlt
away-fallback = harmloser Zug
away-computer = Computer spielt
away-wait = alle warten
away-end = Partie endet
room-turn = Zeit pro Zug
room-turn-seconds = { $seconds ->
    [0] ohne Limit
   *[other] { $seconds } s
}
room-seat-free = für alle frei
room-here = an diesem Schirm
room-hosts = Host
room-hosts-at = Host, { $ping }
room-away-now = Verbindung weg
room-screen = Bildschirm
room-watching = Es schauen zu: { $names }
ping = { $ms } ms
room-code = TISCHCODE
room-address = ADRESSE
room-firewall = Niemand kommt rein? Lass dieses Programm durch die Firewall dieses Rechners: TCP { $tcp }, UDP { $udp }.
room-ready = Ich bin bereit
room-not-ready = Bereit!
room-take = Platz nehmen
room-start = Los
room-rematch = Noch mal
room-back = Zurück zur Partie
room-sit = { $name } sitzt hier
room-move = { $name } zieht hierher um
room-another = Noch jemand an diesem Schirm
room-stand = Aufstehen und zuschauen
room-computer = Ein Computerspieler
room-open-seat = Platz frei lassen
room-kick = Wegschicken
room-sit-down = Hinsetzen
room-phrases = Kurze Sprüche
ask-kick = { $name } endgültig wegschicken?
room-running = Eine Partie läuft.
room-nobody = Noch sitzt niemand am Tisch.
room-seats-open = Jeder Platz braucht jemanden. Ein Druck auf einen freien holt einen Computer.
room-seats-open-guest = Jeder Platz braucht jemanden.
room-waiting = { $count ->
    [one] { $names } ist noch nicht bereit.
   *[other] Noch nicht bereit: { $names }{ $more ->
        [0] {""}
       *[other] {" "}und { $more } weitere
    }
}
room-alone = Andere finden den Tisch von selbst oder kommen mit dem Code.
room-on-this-machine = DER TISCH STEHT AUF DIESEM RECHNER
room-all-ready = Alle sind bereit.
room-waiting-you = Bist du bereit?
room-waiting-host = Der Host kann jetzt starten.
room-port = Port { $port }

## Joining
join-heading = Tisch suchen
join-none = Suche Tische in diesem Netz … Sie erscheinen hier von selbst.
join-name = Dein Name
join-watch = Nur zuschauen
join-elsewhere = Woanders
join-elsewhere-below = Die Adresse oder die acht Buchstaben und Ziffern, die beim Host stehen.
join-nowhere = Das ist weder eine Adresse noch ein Tischcode aus einem Netz dieses Rechners.
join-go = Hin
join-seats = { $free } von { $total } frei
join-other-version = Version { $version } des Spiels: von hier kein Beitritt
join-unknown-game = Ein Spiel, das hier keiner kennt
joining = Auf dem Weg zu { $where } …
hosting = Der Tisch wird eröffnet …

## Opening a table
room-name = Name des Tisches
room-name-of = Bei { $name }
room-open = Tisch eröffnen
room-play-this = Das spielen
room-roomy = { $count ->
    [one] Nur eine Person spielt.
   *[other] Bis zu { $count } dürfen mitspielen; wer später kommt, nimmt sofort einen freien Platz.
}

## The menu over a match
menu-on = Weiter
menu-pause = Pause für alle
menu-resume = Weiter für alle
menu-deal-on = Weiter ohne die anderen
menu-room = Plätze und Leute
menu-table-mute = Tisch hier stumm
menu-table-sounds = Tisch hier hörbar
menu-abandon = Partie abbrechen
menu-leave = Tisch verlassen
menu-below = Die Partie läuft weiter.
menu-paused = Die Partie ruht.
chat-heading = Sag was
ask-abandon = Die Partie für alle abbrechen?
ask-leave-host = Diesen Tisch schließen? Alle, die hier sitzen, müssen gehen.
ask-leave-guest = Tisch verlassen? Du gibst deinen Platz auf.

## How it may end
closed-key = Der Tisch kennt dieses Fenster nicht.
closed-first = Der Tisch hat dieses Fenster nicht verstanden.
closed-late = Der Tisch hat zu lange auf dieses Fenster gewartet.
closed-silent = Der Tisch hat von hier zu lange nichts gehört.
closed-bad-host = Unter { $address }, Port { $port }, ist etwas, das nicht wie ein Tisch dieser Version spricht.
closed-unknown-game = Am Tisch wird ein Spiel gespielt, das hier keiner kennt.
closed-port-taken = Port { $port } dieses Rechners belegt schon ein anderes Programm.
closed-unreachable = { $reason ->
    [refused] Der Rechner { $address } ist da, aber an Port { $port } ist kein Tisch offen. Stimmt der Port, und ist der Tisch noch offen?
    [unknown_name] Kein Rechner heißt { $address }. Steht es so beim Host auf dem Bildschirm?
    [not_a_table] Unter { $address }, Port { $port }, ist etwas, aber kein Tisch.
   *[no_answer] Unter { $address }, Port { $port }, antwortet niemand. Ist es dasselbe Netz, und lässt die Firewall dort dieses Programm durch?
}
closed-version = { $address } hat Version { $app } des Spiels. Beide Rechner brauchen dieselbe.
