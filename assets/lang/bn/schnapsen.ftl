game-schnapsen-title = শ্নাপসেন · 66
game-schnapsen-goal = পিঠ আর বিয়েতে সবার আগে ছেষট্টি তোলো, আর সাহস করে স্টক বন্ধ করো।
game-schnapsen-players = 2
game-schnapsen-kind = স্টক সমেত পিঠের খেলা
game-schnapsen-material = 24 বা 20টা তাস
game-schnapsen-audience = গোনা আর সাহস যাদের প্রিয়

## Rules to choose
schnapsen-preset-santase = সান্তাসে
schnapsen-preset-schnapsen = শ্নাপসেন
schnapsen-preset-sixtysix = ছেষট্টি
schnapsen-option-target = জিততে গেম পয়েন্ট
schnapsen-option-out = দান শেষ করা
schnapsen-option-out-auto = 66 হলে নিজেই
schnapsen-option-out-manual = 66 দাবি করে
schnapsen-option-look_back = ফিরে দেখা
schnapsen-option-look_back-none = কখনো না
schnapsen-option-look_back-last = শেষ পিঠ
schnapsen-option-look_back-own = নিজের পিঠ
schnapsen-option-look_back-all = সব পিঠ
schnapsen-option-failed_close = বন্ধ করে হারলে
schnapsen-option-failed_close-graded = যায় 2 বা 3
schnapsen-option-failed_close-three = সব সময় যায় 3
schnapsen-option-equal = পয়েন্ট সমান হলে
schnapsen-option-equal-taker = শেষ পিঠের জয়
schnapsen-option-equal-draw = ড্র
schnapsen-option-last_trick = শেষ পিঠ
schnapsen-option-close_before_draw = টানার আগে বন্ধ
schnapsen-option-club_limits = ক্লাবের সীমা
schnapsen-option-king_led = সাহেব চালা
schnapsen-option-nines = নয়
schnapsen-option-deal = বাঁটা
schnapsen-rule-cards = { $cards }টা তাস
schnapsen-rule-target = আগে { $target ->
    [one] { $target } গেম পয়েন্ট
   *[other] { $target } গেম পয়েন্ট
}
schnapsen-rule-down = { $target ->
    [one] { $target } গেম পয়েন্ট
   *[other] { $target } গেম পয়েন্ট
} থেকে গুনে শূন্যে
schnapsen-rule-out-auto = 66 হলে দান নিজেই শেষ
schnapsen-rule-out-manual = 66 দাবি করতে হয়
schnapsen-rule-last-ten = শেষ পিঠে দশ পয়েন্ট
schnapsen-rule-last-wins = শেষ পিঠ যার, দান তার
schnapsen-rule-no-strict-marriage = স্টক বন্ধ বা শেষ হলে বিয়ে নেই
schnapsen-rule-close-before-draw = টানার আগেই বন্ধ করা যায়
schnapsen-rule-flat-three = বন্ধ করে হারলে সব সময় তিন যায়
schnapsen-rule-draws = পয়েন্ট সমান হলে ড্র
schnapsen-rule-club = ক্লাবের সীমা
schnapsen-rule-king-led = বিয়ে থেকে সাহেব চালতে হয়

## On the table
schnapsen-goal = { $target } পর্যন্ত
schnapsen-goal-down = { $target } থেকে 0
schnapsen-tricks = { $count ->
    [0] পিঠ নেই
    [one] { $count }টা পিঠ
   *[other] { $count }টা পিঠ
}
schnapsen-gauge-goal = { $goal }-এর মধ্যে
schnapsen-gauge-pending = একটা পিঠের পরে + { $points }
schnapsen-stock-left = { $count ->
    [one] { $count }টা তাস বাকি
   *[other] { $count }টা তাস বাকি
}
schnapsen-stock-closed = { $name } বন্ধ করেছে
schnapsen-stock-empty = স্টক শেষ
schnapsen-trumps = তুরুপ: { $suit }

## On the strip
schnapsen-strip-between = সবাই তৈরি হওয়ার অপেক্ষা
schnapsen-strip-waiting = তাস মেশানো হচ্ছে
schnapsen-strip-over = ম্যাচ শেষ
schnapsen-strip-own-lead = তোমার চাল
schnapsen-strip-own-draw = পিঠ তোমার: টানো, বা তার আগে বন্ধ করো
schnapsen-strip-marriage = { $suit }ের সাহেব বা বিবি চালো
schnapsen-strip-marriage-king = { $suit }ের সাহেব চালো
schnapsen-strip-free = { $card }: যে কোনো তাস চলবে
schnapsen-strip-beat = { $card } মারতে হবে
schnapsen-strip-follow = { $card }: রঙ দিতে হবে
schnapsen-strip-trump = { $card }: তুরুপ দিতে হবে
schnapsen-strip-any = { $card }: যে কোনো তাস চলবে
schnapsen-strip-their-lead = { $name }-এর চাল
schnapsen-strip-their-answer = { $name } জবাব দেবে
schnapsen-strip-their-draw = { $name } টানার আগে বন্ধ করতে পারে

## What can be asked for
schnapsen-offer-announce = { $suit }ের বিয়ে: + { $points }
schnapsen-offer-announce-sum = { $suit }ের বিয়ে: + { $points } = { $sum }
schnapsen-offer-announce-out = { $suit }ের বিয়ে: + { $points } = { $sum }, জিত!
schnapsen-offer-announce-pending = { $suit }ের বিয়ে: একটা পিঠের পরে + { $points }
schnapsen-offer-announce-short = { $suit }: + { $points }
schnapsen-offer-exchange = নাও { $card }
schnapsen-offer-exchange-short = বদল
schnapsen-offer-close = বন্ধ করো
schnapsen-offer-claim = আমার 66!
schnapsen-offer-back = { $act } ফেরাও
schnapsen-offer-back-short = ফেরাও
schnapsen-offer-draw = টানো
schnapsen-offer-hint = ইশারা
schnapsen-undo-exchange = বদল
schnapsen-undo-announce = বিয়ে
schnapsen-undo-close = বন্ধ
schnapsen-close-question = { $tricks ->
    [0] বন্ধ করবে? না পারলে { $name } (পিঠ নেই) পাবে { $points } গেম পয়েন্ট
   *[other] বন্ধ করবে? না পারলে { $name } পাবে { $points } গেম পয়েন্ট
}
schnapsen-close-yes = বন্ধ!
schnapsen-claim-question = 66 আছে তো? না থাকলে { $name } পাবে { $points } গেম পয়েন্ট
schnapsen-claim-yes = আমার 66!
schnapsen-hint-win = { $points ->
    [one] সেরা: { $cards } – জেতে { $points } গেম পয়েন্ট
   *[other] সেরা: { $cards } – জেতে { $points } গেম পয়েন্ট
}
schnapsen-hint-lose = { $points ->
    [one] সেরা: { $cards } – হারে মাত্র { $points } গেম পয়েন্ট
   *[other] সেরা: { $cards } – হারে { $points } গেম পয়েন্ট
}
schnapsen-hint-draw = সেরা: { $cards } – ড্র

## Acts, on the strip and in the log
schnapsen-act-exchange = { $name } { $given } দিয়ে { $taken } নেয়
schnapsen-act-exchange-short = { $name } নেয় { $taken }
schnapsen-act-announce = { $name } { $suit }ের বিয়ে ডাকে: { $points }
schnapsen-act-announce-pending = { $name } { $suit }ের বিয়ে ডাকে: { $points }, একটা পিঠ জিতলে
schnapsen-act-close = { $name } স্টক বন্ধ করে
schnapsen-act-back-exchange = { $name } বদল ফিরিয়ে নেয়
schnapsen-act-back-announce = { $name } { $suit }ের বিয়ে ফিরিয়ে নেয়
schnapsen-act-back-close = { $name } আবার স্টক খোলে
schnapsen-act-claim-right = { $name } 66 দাবি করে – আছে { $points }
schnapsen-act-claim-wrong = { $name } 66 দাবি করে – কিন্তু আছে মাত্র { $points }

## The log
schnapsen-log-first = { $name } প্রথমে বাঁটে
schnapsen-log-deal = { $name } বাঁটে
schnapsen-log-trump = { $card } ওল্টানো হলো
schnapsen-log-led = { $name } চালে { $card }
schnapsen-log-answered = { $name } খেলে { $card }
schnapsen-log-trick = { $name } পিঠ নেয়: { $points }
schnapsen-log-trick-ten = { $name } শেষ পিঠ নেয়: { $points } আর দশ
schnapsen-log-trick-uncounted = { $name } পিঠ নেয়
schnapsen-log-dealt = তুমি পেলে { $cards }
schnapsen-log-drawn = তুমি টানলে { $card }
schnapsen-log-turnup = { $name } সবশেষে টানে { $card }
schnapsen-log-match = { $name } ম্যাচ জিতেছে
schnapsen-read-stock = তুরুপ: { $suit }। { $left ->
    [0] স্টক শেষ।
    [one] স্টকে { $left }টা তাস।
   *[other] স্টকে { $left }টা তাস।
}
schnapsen-read-closed = তুরুপ: { $suit }। স্টক বন্ধ।
schnapsen-read-led = চালা হয়েছে: { $card }
schnapsen-read-hand = তোমার হাত: { $cards }

## How a deal ended
schnapsen-ended-reached = { $winner } 66 ছুঁয়েছে: { $points } বনাম { $other }।
schnapsen-ended-closed-made = { $winner } বন্ধ করে পেরেছে: { $points } বনাম { $other }।
schnapsen-ended-close-failed = { $loser } বন্ধ করে 66 পায়নি: মাত্র { $other }।
schnapsen-ended-other-first = { $loser } বন্ধ করেছিল, কিন্তু { $winner } আগে 66 ছুঁয়েছে: { $points } বনাম { $other }।
schnapsen-ended-wrong-claim = { $loser } মাত্র { $other } নিয়ে 66 দাবি করেছে।
schnapsen-ended-last-trick = কেউ 66 ছোঁয়নি: শেষ পিঠ { $winner }-এর।
schnapsen-ended-last-trick-equal = সমান, দুজনেরই { $points }: শেষ পিঠ { $winner }-এর।
schnapsen-ended-higher = কেউ 66 ছোঁয়নি: { $winner }-এর বেশি, { $points } বনাম { $other }।
schnapsen-ended-draw = কেউ 66 ছোঁয়নি, দুজনেরই { $points }: ড্র।
schnapsen-brought = { $points ->
    [one] { $name } পায় { $points } গেম পয়েন্ট।
   *[other] { $name } পায় { $points } গেম পয়েন্ট।
}
schnapsen-brought-none = কেউ গেম পয়েন্ট পায় না।
schnapsen-worth-trickless = { $loser }-এর পিঠ নেই।
schnapsen-worth-under-33 = { $loser }-এর 33-এর কম।
schnapsen-worth-over-33 = { $loser }-এর 33 বা বেশি।
schnapsen-worth-trickless-closing = স্টক বন্ধের সময় { $loser }-এর পিঠ ছিল না।
schnapsen-worth-under-33-closing = স্টক বন্ধের সময় { $loser }-এর 33-এর কম ছিল।
schnapsen-worth-over-33-closing = স্টক বন্ধের সময় { $loser }-এর 33 বা বেশি ছিল।
schnapsen-worth-failed-trickless = বন্ধের বিরুদ্ধে তখনো কোনো পিঠ ছিল না।
schnapsen-sheet-deal = { $name } দান জিতেছে
schnapsen-sheet-match = { $name } ম্যাচ জিতেছে!
schnapsen-sheet-draw = দান ড্র
schnapsen-sheet-points = পয়েন্ট
schnapsen-sheet-brought = এই দান
schnapsen-sheet-score = মোট
schnapsen-sheet-left = হাতে বাকি
schnapsen-sheet-next = এবার বাঁটবে { $name }।
schnapsen-missed = { $points ->
    [one] { $played } না খেলে { $better } খেললে { $name } এক পয়েন্ট জিতত।
   *[other] { $played } না খেলে { $better } খেললে { $name } { $points } পয়েন্ট জিতত।
}
schnapsen-missed-marriage = { $points ->
    [one] { $played }-এর বিয়ে ডাকলে { $name } এক পয়েন্ট জিতত।
   *[other] { $played }-এর বিয়ে ডাকলে { $name } { $points } পয়েন্ট জিতত।
}
schnapsen-missed-nothing = স্টক শেষের পরে { $name }-কে আর থামানো যেত না।

## Refusals
schnapsen-refused-must-beat = { $card } মারতে হবে
schnapsen-refused-must-follow = { $card }: রঙ দিতে হবে
schnapsen-refused-must-trump = { $card }: তুরুপ দিতে হবে
schnapsen-refused-marriage-lead = { $suit }ের বিয়ে ডেকেছ: তার সাহেব বা বিবি চালো
schnapsen-refused-not-your-turn = এখন { $name }-এর পালা
schnapsen-refused-wrong-phase = আগে টানো, বা বন্ধ করো

## Great moments, in large letters over the table
schnapsen-shout-marriage = { $points ->
    [20] কুড়ি!
    [40] চল্লিশ!
   *[other] { $points }!
}
schnapsen-shout-closed = বন্ধ!
schnapsen-shout-sixty-six = ছেষট্টি!
schnapsen-shout-three = একটাও পিঠ নেই!
