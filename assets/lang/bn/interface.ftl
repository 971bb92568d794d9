# The words of the window, the menus and the boxes. Words of a game are in a file of its own.
app-name = Quick Hands

## Everywhere
back = ফেরো
toggle-fullscreen = পুরো পর্দা
quit = বেরোও
ok = ঠিক আছে
cancel = বাতিল
on = চালু
off = বন্ধ

## Title
title-play = খেলো
title-continue = { $game } চালিয়ে যাও
title-settings = সেটিংস
title-quit = বেরোও

## Which game
chooser-heading = খেলা বেছে নাও

## One key
press-key = “{ $what }”-এর জন্য একটা বোতাম টেপো
press-button = “{ $what }”-এর জন্য প্যাডের একটা বোতাম টেপো
press-key-cancel = Esc বা ক্লিক করলে সব আগের মতোই থাকবে।
key-writes = এই বোতাম অক্ষর লেখে, আর কাজটা লেখার সময়ও চলে। অন্য একটা টেপো।
key-taken = এই বোতামের কাজ আছে: { $by }। অন্য একটা টেপো।

## Setting a match up
setup-presets = নিয়ম
setup-tab-seats = খেলোয়াড়
setup-tab-options = ঘরের নিয়ম
setup-count = আসন
setup-add = খেলোয়াড় যোগ করো
setup-add-pad = খেলোয়াড় যোগ করো, বা প্যাডে Start টেপো
setup-start = শুরু
setup-try = বোতাম পরখ করো
seat-heading = আসন { $number }
seat-who = কে
seat-person = এখানকার কেউ
seat-computer = কম্পিউটার
seat-side = { $words } · দল { $side }
seat-name = নাম
seat-plays-with = কী দিয়ে খেলে
seat-keyboard = কিবোর্ড আর মাউস
seat-pad = { $name }
seat-pad-any = গেম প্যাড
seat-mouse = মাউস
seat-key = ডাকে { $key } দিয়ে
seat-call-key = ডাকার বোতাম: { $key }
call-of = { $name }-এর ডাক
none = কিছু না
player-number = খেলোয়াড় { $number }
computer-player = কম্পিউটার ({ $level })
level-beginner = নবিশ
level-easy = সহজ
level-medium = মাঝারি
level-hard = কঠিন
level-master = ওস্তাদ
refused-option-value = “{ $option }” এমন হতে পারে না।
refused-option-clash = “{ $option }” আর “{ $other }” একসঙ্গে চলে না।
refused-seat-count = এত জনে এই নিয়মে খেলা যায় না।

## Keys
binding-up = ওপরে
binding-down = নিচে
binding-left = বাঁয়ে
binding-right = ডানে
binding-confirm = বেছে নেওয়া
binding-cancel = ফেরা
binding-next = পরেরটা
binding-menu = বিরতি
binding-fullscreen = পুরো পর্দা
binding-call = খেলোয়াড় { $first }-এর ডাক
binding-pick = সারি { $first }, স্তম্ভ { $second }-এর তাস
binding-ask = { $first ->
    [1] ইশারা চাওয়া
    [2] আরও তিন তাস চাওয়া
   *[3] সাহায্য চাওয়া
 }
binding-card = হাতের তাস { $first }
binding-sort = হাত সাজানো
binding-back = আগের পিঠ দেখা
binding-mark = কার্সরের তাস বাছা
binding-repeat = শেষ চালগুলো আবার দেখা
binding-act = পিঠের খেলার কাজ { $first }
binding-pad-confirm = বেছে নেওয়া
binding-pad-cancel = ফেরা
binding-pad-play = এখনই খেলা
binding-pad-sort = হাত সাজানো
binding-pad-previous = আগেরটা
binding-pad-next = পরেরটা
binding-pad-menu = বিরতি
binding-pad-log = কী কী হলো
binding-log = কী কী হলো
pad-button = বোতাম { $number }
key-return = Enter
binding-short-call = ডাক { $first }
binding-short-pick = তাস { $first }/{ $second }
binding-short-card = তাস { $first }
binding-short-act = কাজ { $first }

## Settings
settings-tab-general = সাধারণ
settings-tab-picture = ছবি
settings-tab-sound = শব্দ
settings-tab-play = খেলা
settings-tab-people = নাম
settings-tab-keys = বোতাম
settings-note-general = সব বদল সঙ্গে সঙ্গে চালু হয়।
settings-note-picture = এখানেও সব বদল সঙ্গে সঙ্গে চালু হয়।
settings-note-sound = ঘরে সবার হয়ে একটা কম্পিউটারই শব্দ করতে পারে।
settings-note-play = এই পর্দায় পরের ম্যাচ থেকে চলে; নিয়মেও তা লেখা থাকে।
settings-note-people = এই পর্দায় যারা খেলে, যাতে চট করে বসা যায়।
settings-note-keys = বদলাতে একটা টেপো। এক বোতামে দুই কাজ চলে না।
settings-name = তোমার নাম
settings-volume = আওয়াজ
settings-sound = শব্দ
settings-table-sounds = টেবিলের শব্দ এখানে
settings-animation = নড়াচড়া
settings-still = কিছুই নড়বে না
settings-text-size = লেখার মাপ
text-size-100 = স্বাভাবিক
text-size-125 = বড়
text-size-150 = খুব বড়
settings-cards = তাসের মাপ
settings-deck = স্কোপার তাস
settings-suits = ফরাসি তাস
suits-two = দুই রঙে
suits-four = চার রঙে
settings-palette = রঙ
palette-standard = সাধারণ
palette-red-green = লাল-সবুজ ছাড়া
palette-blue-yellow = নীল-হলুদ ছাড়া
palette-contrast = বেশি স্পষ্ট
settings-marks = রঙের ওপর অক্ষর
settings-felt = টেবিলের কাপড়
felt-green = সবুজ
felt-blue = নীল
felt-wine = মেরুন
felt-sand = বালি
felt-night = রাত
settings-patience = সময়সীমা
patience-rules = নিয়মমতো
patience-double = দ্বিগুণ
patience-off = নেই
settings-language = ভাষা
settings-language-system = সিস্টেমের মতো
settings-keys-group = কীসের বোতাম
settings-keys-everywhere = সবখানে
settings-keys-menu = মেনু
settings-keys-call = ডাক
settings-keys-pick = টেবিল
settings-keys-card = হাত
settings-keys-act = পিঠের খেলা
settings-keys-pads = প্যাড
settings-try-keys = বোতাম ও প্যাড পরখ করো
settings-reset-keys = প্রথমে যেমন ছিল
speed-off = বন্ধ
speed-slow = ধীর
speed-normal = স্বাভাবিক
speed-fast = দ্রুত
deck-french = ফরাসি
deck-plain = ফরাসি, শুধু সংখ্যা
deck-neapolitan = নাপোলির
card-size-small = ছোট
card-size-normal = স্বাভাবিক
card-size-large = বড়
language-en = English
language-bn = বাংলা
language-de = Deutsch
language-fr = Français
language-it = Italiano
language-th = ไทย

## Trying keys and pads
buzzers-heading = তোমার বোতাম টেপো
buzzers-how = নিজের বোতাম বা প্যাড টেপো: তোমার খোপ জ্বলে উঠবে। তারপর সবাই একসঙ্গে চেপে ধরো: অনেক কিবোর্ড তার কয়েকটাই শুধু জানায়।
buzzers-first = { $name }-এর সাড়া এসেছে।
buzzers-gap = { $name } এসেছে { $ms } ms পরে।
buzzers-tie = { $name } এসেছে ঠিক একই মুহূর্তে।
buzzers-held = চেপে ধরা { $of }টা বোতামের { $held }টা পৌঁছেছে।
buzzers-joined = { $name } লাগানো হয়েছে।
buzzers-left = { $name } খুলে নেওয়া হয়েছে।
buzzers-pad-gone = প্যাড নেই

## Pause
pause-heading = বিরতি
pause-sentence = তাস ঢাকা, ঘড়ি থেমে আছে।
pause-resume = চালিয়ে যাও
pause-leave = ম্যাচ ছাড়ো

## Quit and leave
ask-leave = ম্যাচ ছাড়বে? শুরুর পাতা থেকে আবার চালাতে পারবে।
ask-quit = ম্যাচের মাঝে বেরোবে? পরের বার আবার চালাতে পারবে।
stay = থাকো
leave = ছাড়ো

## Result
result-won = { $names } জিতেছে!
result-shared = { $names } জিতেছে!
result-over = ম্যাচ শেষ
result-rematch = আরেকবার
result-setup = নিয়ম বদলাও
result-title = শুরুর পাতায়

## The keyboard on the screen
typing-shift = বড় হাতের
typing-space = স্পেস
typing-erase = মোছো

## Opening a table, and how it may end
table-opening = টেবিল পাতা হচ্ছে …
closed-closed = টেবিল বন্ধ হয়ে গেছে।
closed-kicked = তোমাকে এই টেবিল থেকে সরানো হয়েছে।
closed-replaced = তোমার আসনে এখন অন্য জানালা থেকে খেলা হচ্ছে।
closed-full = এই টেবিলে আর জায়গা নেই।
closed-unreadable = এই টেবিল আর খোলা যাচ্ছে না: এর নথি হারিয়ে গেছে, নষ্ট হয়েছে, এখন ব্যবহার হচ্ছে, বা নতুন কোনো সংস্করণের।
closed-host-failed = এই কম্পিউটারে টেবিল খোলা গেল না।
closed-often = ওখান থেকে বড্ড বেশি জানালা এসেছে। এক মিনিট পরে চেষ্টা করো।
closed-abuse = টেবিল সংযোগ কেটে দিয়েছে।
closed-left = তুমি টেবিল ছেড়েছ।

## The profile
profile-mended = কিছু সেটিংস পড়া যায়নি। সেগুলো প্রথমের মতো হয়েছে; পুরোনো ফাইলটা নতুনটার পাশেই আছে।
profile-unsaved = এখানে সেটিংস রাখা যায় না। জানালা বন্ধ হলে বদল হারাবে।
