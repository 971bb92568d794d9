# The words of the network: finding tables, the room, chat.

## Title
title-host = টেবিল খোলো
title-join = টেবিলে যাও
title-racing = কম্পিউটারেরা পাল্লা দিচ্ছে
title-return = “{ $room }”-এ ফেরো

## Chat
somebody = কেউ একজন
chat-hint = কিছু বলো …
chat-send = পাঠাও
phrase-hello = হ্যালো!
phrase-luck = শুভ কামনা!
phrase-ready = তৈরি?
phrase-moment = এক মিনিট …
phrase-close = একটুর জন্য!
phrase-well-played = দারুণ খেলেছ!
phrase-again = আরেকবার?
phrase-thanks = ধন্যবাদ, বিদায়!
binding-chat = কিছু বলা
binding-short-chat = কথা

## The room
room-change = খেলা বদলাও
room-conduct = ঘরের নিয়ম
room-conduct-away = কেউ না থাকলে: { $what }
room-conduct-turn = এক পালা: { $what }
room-away = কেউ না থাকলে
away-fallback = নিরীহ একটা চাল
away-computer = কম্পিউটার খেলে
away-wait = সবাই অপেক্ষা করে
away-end = ম্যাচ শেষ হয়
room-turn = এক পালার সময়
room-turn-seconds = { $seconds ->
    [0] সীমা নেই
   *[other] { $seconds } সে.
}
room-seat-free = যে কারও জন্য
room-here = এই পর্দায়
room-hosts = আয়োজক
room-hosts-at = আয়োজক, { $ping }
room-away-now = সংযোগ নেই
room-screen = একটা পর্দা
room-watching = দেখছে: { $names }
ping = { $ms } ms
room-code = টেবিলের কোড
room-address = ঠিকানা
room-firewall = কেউ ঢুকতে পারছে না? এই কম্পিউটারের ফায়ারওয়ালে প্রোগ্রামটাকে ছাড় দাও: TCP { $tcp }, UDP { $udp }।
room-ready = আমি তৈরি
room-not-ready = তৈরি!
room-take = আসন নাও
room-start = শুরু
room-rematch = আরেকবার
room-back = ম্যাচে ফেরো
room-sit = { $name } এখানে বসুক
room-move = { $name } এখানে সরুক
room-another = এই পর্দায় আরেকজন
room-stand = উঠে শুধু দেখো
room-computer = কম্পিউটার খেলোয়াড়
room-open-seat = আসন খালি রাখো
room-kick = সরিয়ে দাও
room-sit-down = বসো
room-phrases = চটজলদি কথা
ask-kick = { $name }-কে একেবারে সরিয়ে দেবে?
room-running = একটা ম্যাচ চলছে।
room-nobody = টেবিলে এখনো কেউ বসেনি।
room-seats-open = প্রতিটা আসনে কাউকে চাই। কম্পিউটার বসাতে খালি আসন টেপো।
room-seats-open-guest = প্রতিটা আসনে কাউকে চাই।
room-waiting = { $count ->
    [one] { $names } এখনো তৈরি নয়।
   *[other] এখনো তৈরি নয়: { $names }{ $more ->
        [0] {""}
       *[other] {" "}আর আরও { $more } জন
    }
}
room-alone = অন্যেরা টেবিলটা নিজেরাই খুঁজে পায়, বা কোড দিয়ে আসে।
room-on-this-machine = টেবিলটা এই কম্পিউটারে
room-all-ready = সবাই তৈরি।
room-waiting-you = তুমি তৈরি?
room-waiting-host = আয়োজক এবার শুরু করতে পারে।
room-port = পোর্ট { $port }

## Joining
join-heading = টেবিলে যাও
join-none = এই নেটওয়ার্কে টেবিল খোঁজা হচ্ছে … নিজেরাই এখানে দেখা দেবে।
join-name = তোমার নাম
join-watch = শুধু দেখব
join-elsewhere = অন্য কোথাও
join-elsewhere-below = আয়োজকের পর্দায় দেখানো ঠিকানা, বা আট অক্ষর-অঙ্কের কোড।
join-nowhere = এটা ঠিকানাও নয়, এই কম্পিউটারের কোনো নেটওয়ার্কের কোডও নয়।
join-go = সেখানে যাও
join-seats = { $free }/{ $total } খালি
join-other-version = খেলার সংস্করণ { $version }: এখান থেকে ঢোকা যায় না
join-unknown-game = এই খেলা এখানে অচেনা
joining = { $where }-এ যাচ্ছি …
hosting = টেবিল খোলা হচ্ছে …

## Opening a table
room-name = টেবিলের নাম
room-name-of = { $name }-এর টেবিল
room-open = টেবিল খোলো
room-play-this = এটা খেলো
room-roomy = { $count ->
    [one] একজন খেলতে পারে।
   *[other] { $count } জন পর্যন্ত; পরে এলে খালি আসন মেলে।
}

## The menu over a match
menu-on = চালিয়ে যাও
menu-pause = সবার বিরতি
menu-resume = সবাই চালাও
menu-deal-on = বাকিদের ছাড়াই এগোও
menu-room = আসন ও লোকজন
menu-table-mute = টেবিলের শব্দ বন্ধ
menu-table-sounds = টেবিলের শব্দ চালাও
menu-abandon = ম্যাচ বাতিল করো
menu-leave = টেবিল ছাড়ো
menu-below = ম্যাচ এদিকে চলছে।
menu-paused = ম্যাচ থেমে আছে।
chat-heading = কিছু বলো
ask-abandon = সবার জন্য ম্যাচ বাতিল করবে?
ask-leave-host = টেবিল বন্ধ করবে? যারা বসে আছে সবাইকে যেতে হবে।
ask-leave-guest = টেবিল ছাড়বে? তোমার আসন চলে যাবে।

## How it may end
closed-key = টেবিল এই জানালাকে চেনে না।
closed-first = টেবিল এই জানালার কথা বোঝেনি।
closed-late = টেবিল এই জানালার জন্য অনেকক্ষণ অপেক্ষা করেছে।
closed-silent = অনেকক্ষণ ধরে টেবিল এখান থেকে কিছু শোনেনি।
closed-bad-host = { $address }, পোর্ট { $port }-এ যা আছে তা এই সংস্করণের টেবিলের মতো কথা বলে না।
closed-unknown-game = টেবিলের খেলাটা এখানে অচেনা।
closed-port-taken = এই কম্পিউটারের পোর্ট { $port } অন্য প্রোগ্রাম নিয়ে রেখেছে।
closed-unreachable = { $reason ->
    [refused] { $address } কম্পিউটারটা আছে, কিন্তু তার পোর্ট { $port }-এ কোনো টেবিল খোলা নেই। পোর্ট কি ঠিক, টেবিল কি এখনো খোলা?
    [unknown_name] { $address } নামে কোনো কম্পিউটার নেই। আয়োজকের পর্দায় যেমন, তেমনই লেখা কি?
    [not_a_table] { $address }, পোর্ট { $port }-এ কিছু আছে, কিন্তু টেবিল নয়।
   *[no_answer] { $address }, পোর্ট { $port } থেকে কোনো সাড়া নেই। একই নেটওয়ার্ক তো, আর ওখানকার ফায়ারওয়াল এই প্রোগ্রামকে ছাড় দেয় তো?
}
closed-version = { $address }-এ খেলার সংস্করণ { $app }। দুই কম্পিউটারে একই সংস্করণ চাই।
