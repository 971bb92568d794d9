# The words of Écarté.
game-ecarte-title = একার্তে
game-ecarte-goal = কোন তাস বদলাবে তা নিয়ে দর কষো, তারপর পাঁচ পিঠের তিনটে নাও; আগে পাঁচ পয়েন্ট।
game-ecarte-players = 2
game-ecarte-kind = তাস বদলে পিঠের খেলা
game-ecarte-material = 32টা তাস
game-ecarte-audience = চটজলদি স্নায়ুর লড়াই

## Rules to choose
ecarte-preset-gamerules = আধুনিক
ecarte-preset-classic = পুরোনো ক্লাব
ecarte-option-target = জিততে পয়েন্ট
ecarte-option-packets = বাঁটা
ecarte-option-packets-three_two = তিন, তারপর দুই
ecarte-option-packets-two_three = দুই, তারপর তিন
ecarte-option-void = চালা রঙ না থাকলে
ecarte-option-void-any = যে কোনো তাস
ecarte-option-void-trump = থাকলে তুরুপ
ecarte-option-unproposed = প্রস্তাব ছাড়া খেললে
ecarte-option-unproposed-elder = যে চালে তার দ্বিগুণ
ecarte-option-unproposed-dealer = ডিলারের দ্বিগুণ
ecarte-rule-target = আগে { $target ->
    [one] { $target } পয়েন্ট
   *[other] { $target } পয়েন্ট
}
ecarte-rule-unproposed-elder = প্রস্তাব ছাড়া খেলে জিতলে দুই
ecarte-rule-unproposed-dealer = প্রস্তাব ছাড়া খেললে দুইয়ের ঝুঁকি
ecarte-rule-void-any = চালা রঙ না থাকলে যে কোনো তাস চলে
ecarte-rule-void-trump = চালা রঙ না থাকলে তুরুপ দিতে হয়
ecarte-rule-packets-three_two = তিন আর দুই করে বাঁটা
ecarte-rule-packets-two_three = দুই আর তিন করে বাঁটা

## On the table
ecarte-goal = { $target } পর্যন্ত
ecarte-tricks = { $count ->
    [0] পিঠ নেই
    [one] { $count }টা পিঠ
   *[other] { $count }টা পিঠ
}
ecarte-stock-left = তুরুপ: { $suit } · { $count ->
    [0] স্টক শেষ
    [one] { $count }টা বাকি
   *[other] { $count }টা বাকি
}
ecarte-stakes-title = তিন পিঠ
ecarte-stakes-play = এখনই খেললে
ecarte-stakes-exchange = বদলালে
ecarte-stakes-refused = না মানলে
ecarte-stakes-accept = মানলে
ecarte-stakes-refuse = না মানলে
ecarte-stakes-three = তিন বা চার
ecarte-stakes-five = পাঁচটাই
ecarte-stakes-vole = পাঁচ পিঠই: সব সময় 2

## The talk
ecarte-says-propose = প্রস্তাব দিচ্ছি
ecarte-says-accept = মানলাম
ecarte-says-stood = খেলছি
ecarte-says-refused = না, খেলা হোক
ecarte-says-cards = { $count ->
    [0] আমারটাই থাক
    [one] একটা তাস
    [2] দুটো তাস
    [3] তিনটে তাস
    [4] চারটে তাস
    [5] পাঁচটা তাস
   *[other] { $count }টা তাস
}
ecarte-says-king = সাহেব আমার

## On the strip
ecarte-strip-between = সবাই তৈরি হওয়ার অপেক্ষা
ecarte-strip-waiting = তাস মেশানো হচ্ছে
ecarte-strip-over = ম্যাচ শেষ
ecarte-strip-own-propose = বদলের প্রস্তাব দেবে, না খেলবে?
ecarte-strip-own-respond = বদল মানবে, না মানবে না?
ecarte-strip-own-elder-discards = { $most ->
    [one] বদলাতে একটা তাস বাছো
   *[other] বদলাতে 1 থেকে { $most }টা তাস বাছো
}
ecarte-strip-own-dealer-discards = { $most ->
    [one] বদলাতে একটা তাস বাছো, বা সব রাখো
   *[other] বদলাতে { $most }টা পর্যন্ত তাস বাছো, বা সব রাখো
}
ecarte-strip-own-lead = তোমার চাল
ecarte-strip-own-lead-king = তোমার চাল – তুরুপের সাহেব তোমার হাতে
ecarte-strip-beat = { $card } মারতে হবে
ecarte-strip-follow = { $card }: রঙ দিতে হবে
ecarte-strip-trump = { $card }: তুরুপ দিতে হবে
ecarte-strip-any = { $card }: যে কোনো তাস চলবে
ecarte-strip-their-propose = { $name } প্রস্তাব দিতে বা খেলতে পারে
ecarte-strip-their-respond = { $name } মানতে বা না মানতে পারে
ecarte-strip-their-elder-discards = { $name } বদলাচ্ছে
ecarte-strip-their-dealer-discards = { $name } বদলাচ্ছে
ecarte-strip-their-lead = { $name }-এর চাল
ecarte-strip-their-answer = { $name } জবাব দেবে

## What can be asked for
ecarte-offer-propose = প্রস্তাব
ecarte-offer-play = খেলা
ecarte-offer-accept = মানি
ecarte-offer-refuse = মানি না
ecarte-offer-discard = { $count ->
    [0] বদল …
    [one] { $count }টা তাস বদলাও
   *[other] { $count }টা তাস বদলাও
}
ecarte-offer-keep = সব রাখো
ecarte-offer-clear = ফেরত রাখো
ecarte-offer-king = সাহেব দেখাও: + 1
ecarte-short-stock = { $left ->
    [one] স্টকে মাত্র { $left }টা তাস বাকি
   *[other] স্টকে মাত্র { $left }টা তাস বাকি
}

## The log
ecarte-log-says = { $name }: “{ $words }”
ecarte-log-first = { $name } প্রথমে বাঁটে
ecarte-log-deal = { $name } বাঁটে
ecarte-log-trump = { $card } ওল্টানো হলো
ecarte-log-king-turned = সাহেব উল্টেছে: { $name }-এর এক পয়েন্ট
ecarte-log-empty = স্টক শেষ: খেলা শুরু
ecarte-log-dealt = তুমি পেলে { $cards }
ecarte-log-served = তুমি টানলে { $cards }
ecarte-log-led = { $name } চালে { $card }
ecarte-log-answered = { $name } খেলে { $card }
ecarte-log-trick = { $name } পিঠ নেয়
ecarte-log-match = { $name } ম্যাচ জিতেছে
ecarte-read-trump = ওল্টানো: { $card }। তুরুপ: { $suit }। { $left ->
    [0] স্টক শেষ।
    [one] স্টকে { $left }টা তাস।
   *[other] স্টকে { $left }টা তাস।
}
ecarte-read-led = চালা হয়েছে: { $card }
ecarte-read-hand = তোমার হাত: { $cards }

## The sheet
ecarte-brought = { $points ->
    [one] { $name }-এর { $tricks } পিঠ: এক পয়েন্ট।
   *[other] { $name }-এর { $tricks } পিঠ: { $points } পয়েন্ট।
}
ecarte-brought-vole = ভোল: { $name }-এর পাঁচটা পিঠই, { $points } পয়েন্ট!
ecarte-row-exchanged = তাস বদল হয়েছে: তিন পিঠে এক।
ecarte-row-unproposed = { $elder } প্রস্তাব ছাড়া খেলেছে।
ecarte-row-refused = { $dealer } প্রথম প্রস্তাব মানেনি।
ecarte-king-called = { $name } তুরুপের সাহেব দেখিয়েছে: এক পয়েন্ট।
ecarte-sheet-deal = { $name } দান জিতেছে
ecarte-sheet-vole = ভোল! পাঁচটাই { $name }-এর
ecarte-sheet-match = { $name } ম্যাচ জিতেছে!
ecarte-sheet-tricks = পিঠ
ecarte-sheet-played = পিঠগুলো, যেমন খেলা হয়েছে
ecarte-sheet-trick = { $name }
ecarte-vole = ভোল! { $name }
ecarte-sheet-king = সাহেব
ecarte-sheet-brought = এই দান
ecarte-sheet-score = মোট
ecarte-sheet-next = এবার বাঁটবে { $name }।

## Refusals
ecarte-refused-must-beat = { $card } মারতে হবে
ecarte-refused-must-follow = { $card }: রঙ দিতে হবে
ecarte-refused-must-trump = { $card }: তুরুপ দিতে হবে
ecarte-refused-not-your-turn = এখন { $name }-এর পালা
ecarte-refused-talk-first = আগে দর কষা, তারপর তাস
ecarte-refused-not-allowed = এখন সাহেব দেখানো যায় না

## Great moments, in large letters over the table
ecarte-shout-king = সাহেব!
ecarte-shout-doubled = মানেনি – দ্বিগুণ!
ecarte-shout-vole = ভোল!
