rules = নিয়ম
rules-of = { $game }: { $preset }
rules-changed = { $game }: { $preset }, বদলানো
rules-below = চাকা, তীর বা Page Up আর Page Down দিয়ে পাতা ওল্টাও। Esc দিয়ে ফেরো।
binding-rules = নিয়ম দেখা
