34 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 4 STR and 0 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)
Hero 1 draws 6 cards. (SQ-1.11)
Hero 1 shuffles the hand back and draws 6 cards. (SQ-1.12)

--- round 1, heroes, move 7 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 1 INT and 4 STR. (SQ-3.2)
Hero 1 equips Bark Coat. (SQ-6.2)
Bark Coat is laid off. (SQ-3.6)

--- round 1, gm, move 14 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Stair Shade into play. (SQ-4.9)

--- round 2, heroes, move 20 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 2 INT and 4 STR. (SQ-3.2)
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)
Hero 1 gains 1 STR.
Hero 1 casts Call into the Woods. (SQ-7.4)
Hero 1 takes Flood Otter from the deck.

--- round 2, gm, move 28 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Stair Shade takes 1 damage, 2 left. (SQ-5.3)
The GM brings Rust Crab into play. (SQ-4.9)
Stair Shade attacks Hero 1. (SQ-4.10)
Rust Crab attacks Hero 1. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Hero 1 loses 3 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
