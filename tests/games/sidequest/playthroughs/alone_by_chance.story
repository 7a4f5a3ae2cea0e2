94 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 4 STR and 0 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 10 ---
Round 1: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 0 INT and 5 STR. (SQ-3.2)
Hero 1 equips Bark Coat. (SQ-6.2)
Bark Coat is taken off. (SQ-3.6)

--- round 1, gm, move 17 ---
Round 1: the GM turn. (SQ-2.1)
The GM rolls for Fate: 6.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 5.
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Stair Shade into play. (SQ-4.9)
Stair Shade attacks Hero 1. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Hero 1 loses 3 LP, 2 left. (SQ-5.7)

--- round 2, heroes, move 24 ---
Round 2: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 1 INT and 5 STR. (SQ-3.2)
Hero 1 brings Nettle Imp into play. (SQ-3.6)
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
The GM gains 1 BP.
Hero 1 draws a card. (SQ-3.1)

--- round 2, gm, move 34 ---
Round 2: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 5 available. (SQ-4.2)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 4.
Stair Shade attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Nettle Imp. (SQ-5.4)
The GM casts Hands from the Grating on Nettle Imp. (SQ-7.4)
Nettle Imp is paralyzed. (SQ-11.14)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Nettle Imp takes 3 damage, 0 left. (SQ-5.3)
Nettle Imp is destroyed. (SQ-5.3)
Nettle Imp takes effect. (SQ-7.7)
Stair Shade takes 2 damage, 1 left. (SQ-5.3)
The GM brings Rust Crab into play. (SQ-4.9)

--- round 3, heroes, move 45 ---
Round 3: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 1 INT and 6 STR. (SQ-3.2)
Hero 1 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 4.
Hero 1 discards Roof Goat.
Hero 1 gains 1 INT.
Hero 1 brings Flood Otter into play. (SQ-3.6)
Hero 1 binds Flood Otter as a partner. (SQ-11.15)
Hero 1 attacks Stair Shade with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Stair Shade takes 2 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)

--- round 3, gm, move 57 ---
Round 3: the GM turn. (SQ-2.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 6 available. (SQ-4.2)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 1.
Hero 1 loses 1 LP, 1 left. (SQ-5.7)
The GM casts Standing Night. (SQ-7.4)
Standing Night stays in play. (SQ-7.6)
Rust Crab attacks Hero 1. (SQ-4.10)
Rust Crab deals 3 = 2 ATK + 1 Standing Night. (SQ-5.1)
Flood Otter absorbs 3 damage for Hero 1, 0 ARM left. (SQ-5.6)

--- round 4, heroes, move 65 ---
Round 4: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 2 INT and 6 STR. (SQ-3.2)
Hero 1 casts Feeding Place. (SQ-7.4)
Hero 1 discovers Courtyard Orchard. (SQ-8.1)
Hero 1 gains 1 LP and has 2. (SQ-1.2)
Hero 1 lets Flood Otter return to the creature field. (SQ-11.15)
Flood Otter is destroyed. (SQ-5.3)

--- round 4, gm, move 75 ---
Round 4: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 9 available. (SQ-4.2)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 3.

--- round 5, heroes, move 79 ---
Round 5: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 2 INT and 6 STR. (SQ-3.2)
Hero 1 discovers Lost Foal. (SQ-8.1)
Hero 1 takes Green Giant from the deck.
The GM gains 1 BP.

--- round 5, gm, move 85 ---
Round 5: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 13 available. (SQ-4.2)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 3.
The GM brings Stilt Stalker into play. (SQ-4.9)
Rust Crab attacks Hero 1. (SQ-4.10)
Stilt Stalker attacks Hero 1. (SQ-4.10)
Rust Crab deals 3 = 2 ATK + 1 Standing Night. (SQ-5.1)
Hero 1 loses 3 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
