# The words of Scopa and its family.
game-scopa-title = স্কোপা
game-scopa-goal = সমান মান বা যোগফল দিয়ে টেবিলের তাস তোলো; টেবিল ফাঁকা করলে পয়েন্ট।
game-scopa-players = 2, 3, 4 বা 6
game-scopa-kind = দক্ষিণ ইতালির তাস তোলা
game-scopa-material = 40টা তাস
game-scopa-audience = আট বছর থেকে; শেখা সোজা

## Rules to choose
scopa-preset-scopa = স্কোপা
scopa-preset-scopone = স্কোপোনে
scopa-preset-scopone_scientifico = স্কোপোনে শিয়েন্তিফিকো
scopa-preset-scopa_dassi = স্কোপা দ’আসি
scopa-preset-napola = নাপোলা
scopa-preset-re_bello = রে বেল্লো
scopa-preset-quindici = কুইন্দিচি
scopa-preset-escoba = এস্কোবা
scopa-preset-a_perdere = আ পের্দেরে
scopa-option-target = জিততে পয়েন্ট
scopa-option-choice = সমান না যোগফল
scopa-option-choice-free = আগে সমান তাস
scopa-option-choice-fewest = সবচেয়ে কম তাসের যোগফল
scopa-option-choice-any = যেমন ইচ্ছা
scopa-option-four = চারজন
scopa-option-four-pairs = জুটিতে
scopa-option-four-singly = প্রত্যেকে একা
scopa-option-six = ছয়জন
scopa-option-six-pairs = তিন জুটি
scopa-option-six-threes = তিনজনের দুই দল
scopa-option-napola = নাপোলা
scopa-option-re_bello = রে বেল্লো
scopa-option-take_all_sweeps = টেক্কায় স্কোপা
scopa-option-last_sweep = শেষ তাসেও স্কোপা
scopa-option-hand = হাতে তাস
scopa-option-table = টেবিলে তাস
scopa-option-taking = তোলা
scopa-option-aces = টেক্কা
scopa-option-first_table = প্রথম টেবিল
scopa-rule-hand = { $table ->
    [0] হাতে { $hand }টা করে, টেবিল ফাঁকা
   *[other] হাতে { $hand }টা করে, টেবিলে { $table }টা
}
scopa-rule-target = { $target } পর্যন্ত
scopa-rule-lowest = কেউ { $target } ছুঁলে সবচেয়ে কম যার, সে জেতে
scopa-rule-taking-value = তোমার তাসের সমান যা, তা তোলো
scopa-rule-taking-fifteen = তোমার তাস মিলে 15 হয় যা, তা তোলো
scopa-rule-choice-fewest = শুধু সবচেয়ে কম তাসের যোগফল
scopa-rule-choice-any = সমান তাস বা যোগফল, যেমন ইচ্ছা
scopa-rule-aces = টেক্কা পুরো টেবিল তোলে
scopa-rule-aces-sweep = টেক্কা পুরো টেবিল তোলে, আর সেটা স্কোপা
scopa-rule-sevens = প্রিমিয়েরার বদলে সাত
scopa-rule-napola = { scopa-coins } রঙের টেক্কা, 2 আর 3 গোনা হয়
scopa-rule-re-bello = { scopa-the-king-of-coins } গোনা হয়
scopa-rule-first-table = প্রথম টেবিল 15 বা 30 হলে তা ডিলারের
scopa-rule-last-sweep = শেষ তাসেও স্কোপা হয়
scopa-rule-four-singly = চারজন প্রত্যেকে একা
scopa-rule-six-threes = ছয়জন দুই দলে

## Cards, as the faces show them
scopa-card = { $suit } { $rank }
scopa-rank-french-A = টেক্কা
scopa-rank-french-2 = 2
scopa-rank-french-3 = 3
scopa-rank-french-4 = 4
scopa-rank-french-5 = 5
scopa-rank-french-6 = 6
scopa-rank-french-7 = 7
scopa-rank-french-J = গোলাম (8)
scopa-rank-french-Q = বিবি (9)
scopa-rank-french-K = সাহেব (10)
scopa-rank-plain-A = টেক্কা
scopa-rank-plain-2 = 2
scopa-rank-plain-3 = 3
scopa-rank-plain-4 = 4
scopa-rank-plain-5 = 5
scopa-rank-plain-6 = 6
scopa-rank-plain-7 = 7
scopa-rank-plain-J = 8
scopa-rank-plain-Q = 9
scopa-rank-plain-K = 10
scopa-rank-neapolitan-A = টেক্কা
scopa-rank-neapolitan-2 = 2
scopa-rank-neapolitan-3 = 3
scopa-rank-neapolitan-4 = 4
scopa-rank-neapolitan-5 = 5
scopa-rank-neapolitan-6 = 6
scopa-rank-neapolitan-7 = 7
scopa-rank-neapolitan-J = পদাতিক (8)
scopa-rank-neapolitan-Q = ঘোড়সওয়ার (9)
scopa-rank-neapolitan-K = রাজা (10)
scopa-suit-french-C = চিড়িতনের
scopa-suit-french-D = রুইতনের
scopa-suit-french-H = হরতনের
scopa-suit-french-S = ইশকাপনের
scopa-suit-plain-C = চিড়িতনের
scopa-suit-plain-D = রুইতনের
scopa-suit-plain-H = হরতনের
scopa-suit-plain-S = ইশকাপনের
scopa-suit-neapolitan-C = লাঠির
scopa-suit-neapolitan-D = মুদ্রার
scopa-suit-neapolitan-H = পেয়ালার
scopa-suit-neapolitan-S = তলোয়ারের
# The same in a sentence, as what somebody takes, plays or holds.
scopa-faces = { $deck ->
    [plain] {""}
    [neapolitan] , পদাতিক 8, ঘোড়সওয়ার 9, রাজা 10
   *[french] , গোলাম 8, বিবি 9, সাহেব 10
}
scopa-a-jack = { $deck ->
    [plain] একটা 8
    [neapolitan] একটা পদাতিক
   *[french] একটা গোলাম
}
scopa-the-jack = { $deck ->
    [plain] 8
    [neapolitan] পদাতিক
   *[french] গোলাম
}
scopa-a-queen = { $deck ->
    [plain] একটা 9
    [neapolitan] একটা ঘোড়সওয়ার
   *[french] একটা বিবি
}
scopa-a-king = { $deck ->
    [plain] একটা 10
    [neapolitan] একটা রাজা
   *[french] একটা সাহেব
}
scopa-kings = { $deck ->
    [plain] 10
    [neapolitan] রাজা
   *[french] সাহেব
}
scopa-coins = { $deck ->
    [neapolitan] মুদ্রা
   *[french] রুইতন
}
scopa-the-seven = { $deck ->
    [neapolitan] মুদ্রার সাত
   *[french] রুইতনের সাত
}
scopa-the-king-of-coins = { $deck ->
    [plain] রুইতনের 10
    [neapolitan] মুদ্রার রাজা
   *[french] রুইতনের সাহেব
}
scopa-or = { $first } বা { $last }

## On the strip
scopa-shuffling = তাস মেশানো হচ্ছে
scopa-waiting = সবাই তৈরি হওয়ার অপেক্ষা
scopa-over = ম্যাচ শেষ
scopa-plays = { $name }-এর পালা
scopa-choose = { $name }: একটা তাস বাছো
scopa-can-take = { $card } তোলে { $takes }
scopa-can-lay = { $card } কিছু তোলে না: নামিয়ে রাখো
scopa-which = { $card } তোলে { $takes }: বাছো
scopa-none-takes = তোমার হাতের কোনো তাস { $picks } তোলে না
scopa-not-so = { $card } দিয়ে { $picks } তোলা যায় না
scopa-not-so-but = { $card } দিয়ে { $picks } তোলা যায় না। তোলা যায় { $takes }
scopa-takes-nothing = { $card } কিছু তোলে না: শুধু নামানো যায়
scopa-must = { $card } দিয়ে তুলতেই হবে: বাছো { $takes }
scopa-must-take = ওই তাসে তুলতেই হবে। তোলা যায় { $cards }
scopa-takes = { $name }: { $card } তোলে { $takes }
scopa-takes-all = { $name }: টেক্কা সব তোলে
scopa-sweep-by = { $count ->
    [one] স্কোপা! { $name } টেবিল ফাঁকা করেছে
   *[other] { $name }-এর { $count }টা স্কোপা!
}
scopa-shout = { $count ->
    [one] স্কোপা!
   *[other] স্কোপা × { $count }!
}
scopa-last-to = শেষ তাসগুলো { $name }-এর, যে শেষবার তুলেছে
scopa-last-to-nobody = কেউ তোলেনি: তাস যেমন আছে তেমনই থাকে
scopa-redealt = টেবিলে বড্ড বেশি { scopa-kings }: একই জন আবার বাঁটে
scopa-deals = { $name } বাঁটছে
scopa-first-dealer = { $name } প্রথমে বাঁটে
scopa-target = { $target } পর্যন্ত
scopa-banner = কম পেলে জয়
scopa-banner-long = আ পের্দেরে: সবচেয়ে কম যার, সে জেতে!

## Key hints
scopa-key-take = তোলো { $takes }
scopa-key-lay = নামাও { $card }
scopa-key-choose = একটা তাস বাছো
scopa-key-which = কী তুলবে বাছো
scopa-key-next = { $count }টা উপায়

## Around the table
scopa-note = { $cards }টা তাস{ $sweeps ->
    [0] {""}
    [one] {" "}· { $sweeps }টা স্কোপা
   *[other] {" "}· { $sweeps }টা স্কোপা
}

## The score screen
scopa-sheet-deal = দান { $number }
scopa-sheet-won = { $count ->
    [one] { $names } জিতেছে!
   *[other] { $names } জিতেছে!
}
scopa-sheet-this = এই দান
scopa-sheet-total = মোট
scopa-sheet-target = খেলা { $target } পর্যন্ত
scopa-sheet-repeat = শেষ চাল
scopa-item-cards = তাস
scopa-item-denari = { $deck ->
    [neapolitan] মুদ্রা
   *[french] রুইতন
}
scopa-item-settebello = সেত্তেবেল্লো
scopa-item-primiera = প্রিমিয়েরা
scopa-item-scopa = স্কোপা
scopa-item-napola = নাপোলা
scopa-item-re-bello = রে বেল্লো
scopa-item-sevens = সাত
scopa-item-all-sevens = চারটে সাতই
scopa-tie = সমান: কেউ পায় না
scopa-nobody-has = কারও সব রঙ নেই
scopa-nobody-any = কারও নেই

## The log
scopa-log-deal = দান { $number }: { $name } বাঁটে
scopa-log-dealt = { $name } পায় { $count }টা তাস
scopa-log-hand = তুমি পেলে: { $cards }
scopa-log-table = টেবিলে: { $cards }
scopa-log-laid = { $name } নামায় { $card }
scopa-log-took = { $name } { $card } দিয়ে তোলে: { $cards }
scopa-log-sweep = { $told }। স্কোপা!
scopa-log-first-table = { $count ->
    [one] প্রথম টেবিলে 15, { $name }-এর একটা স্কোপা: { $cards }
   *[other] প্রথম টেবিলে 30, { $name }-এর দুটো স্কোপা: { $cards }
}
scopa-log-last = শেষ তাসগুলো { $name }-এর: { $cards }
scopa-log-last-nobody = কেউ তোলেনি; পড়ে আছে: { $cards }
scopa-log-scored = এই দান: { $points }। মোট: { $totals }
scopa-log-won = বিজয়ী: { $names }
scopa-read-table = টেবিলে: { $cards }
scopa-read-table-empty = টেবিল ফাঁকা
scopa-read-hand = { $name }-এর হাতে: { $cards }
scopa-read-pile = { $name }-এর আছে { $count ->
    [one] { $count }টা তাস
   *[other] { $count }টা তাস
} আর { $sweeps ->
    [one] { $sweeps }টা স্কোপা
   *[other] { $sweeps }টা স্কোপা
}

## Great moments, in large letters over the table
scopa-shout-settebello = সেত্তেবেল্লো!
