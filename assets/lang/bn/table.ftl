# The words of the table itself, the same for every game.
table-continue = এগোও
table-seat-open = খালি আসন
table-seeded = চেনা তাস: এই ঘরে বাঁটা আগে থেকে ঠিক করা
table-log = কী কী হলো
table-lost = সংযোগ নেই
table-lost-below = টেবিলে ফেরার চেষ্টা চলছে। তোমার আসন তোমারই।
table-paused = বিরতি
table-paused-owner = তাস ঢাকা, ঘড়ি থেমে আছে। চালাতে এখানে বা Enter টেপো।
table-paused-guest = তাস ঢাকা, ঘড়ি থেমে আছে, আয়োজক চালানো পর্যন্ত।
table-photo-finish = ফটো ফিনিশ
table-photo-first = প্রথম
table-photo-behind = + { $ms } ms
table-sheet-more = { $count ->
    [one] আর { $count }টা
   *[other] আর { $count }টা
}

## Hands and the curtain
curtain-turn = { $name }, এবার তোমার পালা
curtain-press = তাস দেখতে Enter টেপো বা ক্লিক করো
curtain-pad = তাস দেখতে তোমার প্যাডের একটা বোতাম টেপো
dealer-mark = ডি
hand-sort-dealt = সাজানো: যেমন পেয়েছ
hand-sort-suit = সাজানো: রঙ ধরে
hand-sort-value = সাজানো: মান ধরে

## In the log
table-note-joined = { $name } এসেছে।
table-note-left = { $name } চলে গেছে।
table-note-dropped = { $name }-এর সংযোগ নেই।
table-note-back = { $name } ফিরে এসেছে।
table-note-kicked = { $name }-কে সরানো হয়েছে।
table-note-seated = { $name } বসেছে।
table-note-stood = { $name } উঠে দেখছে।
table-note-paused = ম্যাচ থেমে আছে।
table-note-resumed = ম্যাচ চলছে।
table-note-abandoned = ম্যাচ বাতিল হয়েছে।
table-note-broken = নিয়মে কিছু গোলমাল হয়েছে: ম্যাচ থামাতে হলো।
table-note-unwritten = ডিস্কে আর লেখা যাচ্ছে না: আয়োজকের যন্ত্র থেমে গেলে এই ম্যাচ হারিয়ে যাবে।

## Refusals
refused-malformed = এই খেলায় এমন চাল নেই।
refused-not-your-turn = এখন তোমার পালা নয়।
refused-wrong-phase = এখন নয়।
refused-not-in-hand = ওই তাস তোমার হাতে নেই।
refused-unknown-card = ওই তাস সেখানে নেই।
refused-must-capture = ওই তাসে তুলতেই হবে।
refused-must-follow = একই রঙের তাস দিতে হবে।
refused-must-beat = বড় তাস দিয়ে মারতে হবে।
refused-must-trump = তুরুপ দিতে হবে।
refused-short-stock = অত তাস আর নেই।
refused-marriage-lead = বিয়ের একটা তাস চালতে হবে।
refused-no-capture = ওই তাসে এগুলো তোলা যায় না।
refused-beaten = অন্য কেউ আগে পেরেছে।
refused-match-over = ম্যাচ শেষ।
refused-late = দেরি হয়ে গেছে: সময় ফুরিয়েছে।
refused-locked = একটু অপেক্ষা করো।
refused-no-call = আগে ডাকো!
refused-call-open = এখন অন্য কেউ ডাকছে।
refused-already-asked = তুমি আগেই চেয়েছ।
refused-no-more-cards = এর জন্য আর তাস নেই।
refused-not-allowed = এই ঘরে ওটা ছাড়া খেলা হয়।
refused-rate = অত তাড়াতাড়ি নয়।
refused-paused = টেবিল থেমে আছে: বিরতিতে কিছু করা যায় না।
refused-stale = দেরি হয়ে গেছে: টেবিল এগিয়ে গেছে।
refused-internal = আয়োজক ওটা পারেনি। কারণ তার লগে লেখা আছে।
refused-no-match = এখন কোনো খেলা চলছে না।
refused-not-owner = ওটা শুধু ঘরের মালিক করতে পারে।
refused-not-your-seat = ওই আসন অন্য কারও।
refused-no-such-seat = এমন কোনো আসন নেই।
refused-no-such-peer = ওই নামে এখানে কেউ নেই।
refused-seat-taken = ওখানে কেউ বসে আছে।
refused-seats-open = প্রতিটা আসনে কাউকে চাই।
refused-nobody = এখনো কেউ বসেনি।
refused-unknown-game = আয়োজক এই খেলা চেনে না।
refused-unknown-preset = আয়োজক এই নিয়ম চেনে না।
refused-unknown-level = আয়োজক এমন কম্পিউটার চেনে না।
