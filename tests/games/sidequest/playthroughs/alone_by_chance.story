52 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 4 STR and 0 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)
Hero 1 draws 6 cards. (SQ-1.11)
Hero 1 shuffles the hand back and draws 6 cards. (SQ-1.12)

--- round 1, heroes, move 7 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 1 INT and 5 STR. (SQ-3.2)
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

--- round 2, heroes, move 19 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 2 INT and 5 STR. (SQ-3.2)
Hero 1 casts Call into the Woods. (SQ-7.4)
Hero 1 takes Moss Wolf from the deck.
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
The GM gains 1 BP.
Hero 1 draws a card. (SQ-3.1)

--- round 2, gm, move 28 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 4 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Stair Shade takes 1 damage, 2 left. (SQ-5.3)
The GM casts Standing Night. (SQ-7.4)
Standing Night stays in play. (SQ-7.6)
Stair Shade attacks Hero 1. (SQ-4.10)
Stair Shade deals 4 = 3 ATK + 1 Standing Night. (SQ-5.1)
Hero 1 loses 4 LP, 1 left. (SQ-5.7)

--- round 3, heroes, move 33 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 2 INT and 6 STR. (SQ-3.2)
Hero 1 brings Moss Wolf into play. (SQ-3.6)
Hero 1 binds Moss Wolf as partner. (SQ-11.15)
Hero 1 lets Moss Wolf return to the creature field. (SQ-11.15)
Hero 1 attacks Stair Shade with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 1 left. (SQ-5.3)
Hero 1 binds Moss Wolf as partner. (SQ-11.15)

--- round 3, gm, move 44 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 7 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Stair Shade takes 1 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Call into the Woods. (SQ-10.2)
Standing Night fades. (SQ-7.6)
Encounter 2 of 6 begins. (SQ-10.1)
The world changes: Ash Wind. (SQ-9.1)
The GM brings Rust Crab into play. (SQ-4.9)
The GM brings Captain of the Drowned into play. (SQ-4.9)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Moss Wolf absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
