# The words of Set.
game-set-title = Set
game-set-goal = সবার আগে তিনটে তাস দেখো যাদের প্রতিটা বৈশিষ্ট্য হয় সব এক, নয় সব আলাদা।
game-set-players = 1–12
game-set-kind = চোখের দৌড়, পালা নেই
game-set-material = নিজের 81টা তাস, বা 27টা
game-set-audience = ছয় বছর থেকে; ছোটরাও জেতে

## Rules to choose
set-preset-classic = ক্লাসিক
set-preset-quick = ঝটপট
set-preset-speed = দ্রুতগতি
set-preset-first_to = আগে সাত
set-preset-count = কুড়ি সেট
set-preset-solo = একা
set-preset-practice = অনুশীলন
set-option-pack = তাস
set-option-pack-full = 81টা তাস
set-option-pack-quick = 27টা ভরাট তাস
set-option-table = টেবিলে তাস
set-option-table-9 = 9
set-option-table-12 = 12
set-option-claim = সেট নেওয়া
set-option-claim-call = ডেকে বাছা
set-option-claim-instant = সরাসরি বাছা
set-option-pick_seconds = বাছার সময়
set-option-pick_seconds-0 = সীমা নেই
set-option-pick_seconds-2 = 2 সে.
set-option-pick_seconds-3 = 3 সে.
set-option-pick_seconds-5 = 5 সে.
set-option-pick_seconds-8 = 8 সে.
set-option-pick_seconds-10 = 10 সে.
set-option-pick_seconds-15 = 15 সে.
set-option-pick_seconds-20 = 20 সে.
set-option-pick_seconds-30 = 30 সে.
set-option-penalty = ভুল সেট হলে
set-option-penalty-point = এক পয়েন্ট কাটা
set-option-penalty-floor = এক পয়েন্ট কাটা, 0-র নিচে নয়
set-option-penalty-lockout = 5 সে. অপেক্ষা
set-option-penalty-none = কিছু না
set-option-finish = শেষ কখন
set-option-finish-pack = তাস ফুরোলে
set-option-finish-first_to = কেউ আগে কতগুলো সেট পেলে
set-option-finish-timed = সময় ফুরোলে
set-option-finish-count = এতগুলো সেটের পরে
set-option-target = জিততে সেট
set-option-seconds = খেলার সেকেন্ড
set-option-count = মোট সেট
set-option-rounds = দফা
set-option-extra = আরও তিন তাস
set-option-extra-auto = সেট না থাকলে
set-option-extra-agree = সবাই চাইলে
set-option-sudden_death = টাইব্রেক
set-option-lag_fair = নেটের ছাড়
set-option-lag_fair-0 = { off }
set-option-lag_fair-15 = 15 ms পর্যন্ত
set-option-lag_fair-25 = 25 ms পর্যন্ত
set-option-lag_fair-40 = 40 ms পর্যন্ত
set-option-hints = ইশারা
set-option-help_vote = ভোটে সাহায্য
set-rule-solo = ঘড়ির সঙ্গে একা: ভুল সেটে পাঁচ সেকেন্ড যোগ
set-rule-practice = অনুশীলন: ভুল সেটে কিছু যায় না
set-rule-call = ডাকো, তারপর বাছতে { $seconds } সেকেন্ড
set-rule-call-untimed = ডাকো, তারপর যতক্ষণ খুশি বাছো
set-rule-instant = সঙ্গে সঙ্গে তিনটে তাস বাছো
set-rule-penalty-point = ভুল সেটে এক পয়েন্ট কাটা
set-rule-penalty-floor = ভুল সেটে এক পয়েন্ট কাটা, শূন্যের নিচে নয়
set-rule-penalty-lockout = ভুল সেটে পাঁচ সেকেন্ড অপেক্ষা
set-rule-penalty-none = ভুল সেটে কিছু যায় না
set-rule-pack-full = 81টা তাস
set-rule-pack-quick = 27টা ভরাট তাস
set-rule-finish-pack = তাস ফুরোনো পর্যন্ত
set-rule-finish-first-to = আগে { $sets ->
    [one] { $sets }টা সেট
   *[other] { $sets }টা সেট
}
set-rule-finish-timed = { $seconds } সেকেন্ড খেলা
set-rule-finish-count = { $sets ->
    [one] মোট { $sets }টা সেট
   *[other] মোট { $sets }টা সেট
}
set-rule-table = টেবিলে { $cards }টা তাস
set-rule-rounds = { $rounds } দফা
set-rule-sudden-death = সমান হলে টাইব্রেক
set-rule-extra-agree = সবাই চাইলে আরও তিন তাস
set-rule-lag-fair = নেটের ছাড় { $ms } ms পর্যন্ত
set-rule-hints = ইশারা সমেত
set-rule-no-help = ভোটে সাহায্য নেই
set-rule-start-points = কেউ কেউ পয়েন্ট নিয়ে শুরু করে
set-rule-own-set-lockout = কেউ কেউ নিজের সেটের পরে অপেক্ষা করে

## The cards
set-feature-number = সংখ্যা
set-feature-colour = রঙ
set-feature-shape = আকার
set-feature-shading = ভেতর
set-number-one = এক
set-number-two = দুই
set-number-three = তিন
set-colour-red = লাল
set-colour-green = সবুজ
set-colour-purple = বেগুনি
set-colour-orange = কমলা
set-colour-blue = নীল
set-colour-turquoise = ফিরোজা
set-colour-black = কালো
set-shading-solid = ভরাট
set-shading-striped = ডোরাকাটা
set-shading-open = ফাঁকা
set-shape-diamond = { $count ->
    [one] বরফি
   *[other] বরফি
}
set-shape-squiggle = { $count ->
    [one] ঢেউ
   *[other] ঢেউ
}
set-shape-oval = { $count ->
    [one] ডিম
   *[other] ডিম
}
set-shown-red = { $red ->
    [orange] { set-colour-orange }
   *[red] { set-colour-red }
}
set-shown-green = { $green ->
    [blue] { set-colour-blue }
    [turquoise] { set-colour-turquoise }
   *[green] { set-colour-green }
}
set-shown-purple = { $purple ->
    [black] { set-colour-black }
   *[purple] { set-colour-purple }
}
set-card = { $number } { $colour } { $shading } { $shape }
set-column = স্তম্ভ { $number }: { $cards }

## On the strip
set-shuffling = তাস মেশানো হচ্ছে
set-waiting = সবাই তৈরি হওয়ার অপেক্ষা
set-watching = তুমি দেখছ
set-not-racing = বাকিরা ফয়সালা করছে
set-over = ম্যাচ শেষ
set-pick-three = তিনটে তাস বাছো যাতে সেট হয়
set-see-one = { $count ->
    [one] সেট দেখছ? ডাকো!
   *[other] কে সেট দেখছে? সবার আগে ডাকো!
}
set-locked = { $seconds } সে. অপেক্ষা
set-call-own = { $more ->
    [0] { $name }: তিনটে বাছো!
   *[other] { $name }: তিনটে বাছো, আরও { $more }টা আছে
}
set-call-other = { $more ->
    [0] { $name } ডেকেছে: সেট!
   *[other] { $name } ডেকেছে: সেট, আরও { $more }টা!
}
set-granted = সেট! { $name }
set-wrong = সেট নয় – { $fault }
set-fault = { $feature }: দুটো { $two }, একটা { $one }
set-fault-number = { $feature }: দুবার { $two }, একবার { $one }
set-call-gave-up = { $name } ডাক ছেড়ে দিয়েছে
set-call-time = { $name }: সময় শেষ
set-call-left = { $name } ডাকের মাঝে চলে গেছে
set-beaten = { $by } { $ms } ms আগে ছিল
set-added-none = সেট নেই: আরও তিন তাস!
set-added-asked = সবাই চেয়েছে: আরও তিন তাস
set-no-set = টেবিলে কোনো সেট নেই
set-reshuffled = নেওয়া সেটগুলো দিয়ে নতুন তাস
set-time-up = সময় শেষ! শেষ ডাকটা এখনো ধরা হবে
set-sudden-death = টাইব্রেক: পরের সেটেই ফয়সালা
set-sudden-death-of = টাইব্রেক: { $names }
set-round = দফা { $number }
set-asked-extra = { $name } আরও তিন তাস চায়
set-asked-help = { $name } সাহায্য চায়

## Photo finish
set-photo-call = ডাকের জন্য
set-photo-claim = একই তাসের জন্য
set-photo-lag = (পৌঁছেছে + { $arrived } ms, ছাড় { $credit } ms)
set-photo-dead-heat = একদম একসঙ্গে

## Key hints
set-key-call = সেট!
set-key-again = আরও একটা!
set-key-give-up = ছেড়ে দাও
set-key-hint = ইশারা
set-key-extra = { $asked ->
    [0] আরও তাস
   *[other] আরও তাস ({ $asked }/{ $of })
}
set-key-help = { $asked ->
    [0] সাহায্য
   *[other] সাহায্য ({ $asked }/{ $of })
}
set-any-button = যে কোনো বোতাম

## The panel
set-note = { $sets ->
    [one] { $sets }টা সেট
   *[other] { $sets }টা সেট
}{ $wrongs ->
    [0] {""}
   *[other] {" "}· { $wrongs }টা ভুল
}
set-last-set = শেষ সেট

## The sheet
set-sheet-round = দফা { $number } শেষ
set-sheet-over = শেষ!
set-sheet-won = { $count ->
    [one] { $name } জিতেছে!
   *[other] একাধিক বিজয়ী!
}
set-sheet-sets = সেট
set-sheet-wrongs = ভুল
set-sheet-points = পয়েন্ট
set-sheet-time = সময়
set-sheet-unseen = { $count ->
    [one] { $count }টা সেট কেউ নেয়নি
   *[other] { $count }টা সেট কেউ নেয়নি
}
set-sheet-left = তখনো ছিল

## The log
set-log-dealt-start = টেবিলে: { $cards }
set-log-dealt-refill = নতুন: { $cards }
set-log-dealt-none = সেট নেই। আরও তিন: { $cards }
set-log-dealt-asked = চাওয়া মতো আরও তিন: { $cards }
set-log-granted = { $name } একটা সেট নিয়েছে ({ $points }): { $cards }
set-log-wrong = { $name }: সেট নয়। { $fault }
set-log-called = { $name } ডেকেছে
set-log-again = { $name }: আরও একটা!
set-log-picked = { $name } বেছেছে: { $card }
set-log-unpicked = { $name } ফেরত রেখেছে: { $card }
set-log-locked = { $name }-কে অপেক্ষা করতে হবে
set-log-shrunk = তাসগুলো কাছাকাছি সরে এসেছে
set-log-call-gave-up = { $name } ডাক ছেড়ে দিয়েছে
set-log-call-time = { $name }: সময় শেষ
set-log-call-left = { $name } ডাকের মাঝে চলে গেছে
set-log-beaten = { $name }, { $by }-এর { $ms } ms পিছনে
set-log-hinted = ইশারা: { $cards }
set-log-round = দফা { $number } শুরু
set-log-round-ended = দফা { $number } শেষ: { $reason }
set-log-match-ended = বিজয়ী: { $names }
set-ended-pack = আর কোনো সেট নেই
set-ended-target = লক্ষ্য পূরণ হয়েছে
set-ended-time = সময় শেষ
set-ended-count = সব সেট নেওয়া হয়ে গেছে
set-ended-sudden = টাইব্রেকের ফয়সালা হয়েছে

## Great moments, in large letters over the table
set-shout-last = শেষ সেট!
set-shout-streak = { $count ->
    [one] পরপর { $count }টা সেট!
   *[other] পরপর { $count }টা সেট!
}
set-shout-photo = ফটো ফিনিশ!
set-shout-sudden = টাইব্রেক!
