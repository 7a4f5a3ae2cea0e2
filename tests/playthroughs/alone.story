191 moves, gm-win
Difficulty: NORMAL. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 5 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 1 brings Arc Warden into play. (SQ-3.6)

--- round 1, gm, move 11 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 1 available. (SQ-4.2)
The world changes: Lean Winter. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Glass Mite into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 1 left. (SQ-5.3)
Glass Mite attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Arc Warden. (SQ-5.4)
Glass Mite deals 2 = 1 ATK + 1 Lean Winter. (SQ-5.1)
Arc Warden takes 2 damage, 4 left. (SQ-5.3)

--- round 2, heroes, move 17 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Hero 1 casts Burning Glass on Glass Mite. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Glass Mite takes 2 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Main Switch. (SQ-10.2)

--- round 2, gm, move 28 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 1 BP and has 2 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 4.
Encounter 2 of 4 begins. (SQ-10.1)
The GM brings Rust Crab into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Rust Crab takes 1 damage, 2 left. (SQ-5.3)
Rust Crab attacks Hero 1. (SQ-4.10)
Rust Crab deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 1 ARM left. (SQ-5.6)

--- round 3, heroes, move 37 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Rust Crab takes 2 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lighting Pole. (SQ-10.2)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 casts Sleepless Study. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 brings Mirror Image into play. (SQ-3.6)

--- round 3, gm, move 49 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 3 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Arc Warden takes 1 damage, 3 left. (SQ-5.3)
Archive Owl takes 1 damage, 2 left. (SQ-5.3)
Mirror Image takes 1 damage, 2 left. (SQ-5.3)
Encounter 3 of 4 begins. (SQ-10.1)
The GM brings Stair Shade into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Stair Shade takes 1 damage, 2 left. (SQ-5.3)
Stair Shade attacks Arc Warden. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Arc Warden takes 3 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)

--- round 4, heroes, move 57 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 1 casts Ember Throw on Stair Shade. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Stair Shade takes 3 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Falling Satellite. (SQ-10.2)

--- round 4, gm, move 65 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 2 BP and has 5 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Mirror Wight into play. (SQ-4.9)
Roll for Untouchable: 5.
Mirror Image is Untouchable: no effect. (SQ-11.19)
Mirror Wight attacks Archive Owl. (SQ-4.10)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Archive Owl takes 3 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)

--- round 5, heroes, move 76 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 1 attacks Mirror Wight with Lighting Pole [13]. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Mirror Image attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 4.
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 3 left. (SQ-5.3)

--- round 5, gm, move 86 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 2 available. (SQ-4.2)
The GM brings Rust Crab into play. (SQ-4.9)
Mirror Wight attacks Hero 1. (SQ-4.10)
Rust Crab attacks Hero 1. (SQ-4.10)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 6 left. (SQ-5.7)
Rust Crab deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 4 left. (SQ-5.7)

--- round 6, heroes, move 96 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 1 discards Prism Blade.
Hero 1 discovers Sealed Armory. (SQ-8.1)
Hero 1 takes Chandelier Staff from the deck.
Hero 1 casts City Fire. (SQ-7.4)
Mirror Wight takes 1 damage, 2 left. (SQ-5.3)
Rust Crab takes 1 damage, 2 left. (SQ-5.3)
Mirror Wight burns: Burn 1. (SQ-11.1)
Rust Crab burns: Burn 1. (SQ-11.1)
Hero 1 casts Burning Glass on Rust Crab. (SQ-7.4)
Rust Crab takes 2 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
Hero 1 attacks Mirror Wight with Lighting Pole [13]. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Mirror Image attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)

--- round 6, gm, move 109 ---
Round 6: the GM’s turn. (SQ-2.1)
Mirror Wight takes 1 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 1.
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 1 available. (SQ-4.2)
Mirror Wight attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Mirror Image takes 3 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)

--- round 7, heroes, move 118 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Mirror Wight takes 1 damage, 0 left. (SQ-5.3)
Mirror Wight is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lit Window. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Market of Those Who Stayed. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 5 BP.
The GM draws 2 cards. (SQ-4.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 1 casts Lit Window. (SQ-7.4)
The GM casts Dead Static on Lit Window. (SQ-7.4)
Hero 1 casts Main Switch on Dead Static. (SQ-7.4)
Hero 1 casts Main Switch on Dead Static. (SQ-7.4)
Dead Static is countered: it does nothing and stays paid. (SQ-7.5)
Dead Static is countered: it does nothing and stays paid. (SQ-7.5)
Glass Servant attacks Saint Cinder. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 15 left. (SQ-5.3)
Hero 1 attacks Saint Cinder with bare hands. (SQ-5.1)
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 5.
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Hero 1 deals 0 = 1 ATK − 5 Light Thrown Back. (SQ-5.1)

--- round 7, gm, move 141 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 0 BP and has 12 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 1.
The GM draws a card. (SQ-4.1)
The GM brings What Walks Behind You into play. (SQ-4.9)
What Walks Behind You takes effect. (SQ-7.7)
The GM gains 5 BP.
The GM draws 2 cards. (SQ-4.1)
Hero 1 discards Chandelier Staff.
The GM brings Fog Walker into play. (SQ-4.9)
The GM casts Up from the Shafts. (SQ-7.4)
The GM brings Stair Shade into play. (SQ-4.9)
What Walks Behind You attacks Hero 1. (SQ-4.10)
Saint Cinder attacks Hero 1. (SQ-4.10)
Stair Shade attacks Hero 1. (SQ-4.10)
Fog Walker attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Lighting Pole [13]. (SQ-5.4)
What Walks Behind You deals 5 = 5 ATK. (SQ-5.1)
Lighting Pole [13] takes 5 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 1 discards Short Circuit.
Hero 1 blocks with Glass Servant. (SQ-5.4)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Glass Servant takes 4 damage, 1 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Saint Cinder takes 1 damage, 14 left. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Glass Servant burns: Burn 1. (SQ-11.1)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Lighting Pole takes 3 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
Fog Walker deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 1 left. (SQ-5.7)
The GM discards Tower Crow.

--- round 8, heroes, move 169 ---
The GM discards Ash Singer.
Round 8: the Heroes’ turn. (SQ-2.1)
Glass Servant takes 1 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 14 INT and 0 STR. (SQ-3.2)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 1 casts Falling Satellite on What Walks Behind You. (SQ-7.4)
Roll for Untouchable: 6.
What Walks Behind You is Untouchable: no effect. (SQ-11.19)
Falling Satellite has no effect: its target is out of reach. (SQ-7.9)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Untouchable: 4.
Fog Walker takes 2 damage, 0 left. (SQ-5.3)
Fog Walker is destroyed. (SQ-5.3)
Guild Hood is laid off. (SQ-3.6)
Mirror Image attacks Saint Cinder. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 13 left. (SQ-5.3)
Hero 1 attacks Saint Cinder with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 12 left. (SQ-5.3)
Hero 1 discovers Stampede. (SQ-8.1)
Saint Cinder takes 5 damage, 7 left. (SQ-5.3)
What Walks Behind You takes 5 damage, 7 left. (SQ-5.3)
Stair Shade takes 5 damage, 0 left. (SQ-5.3)
Mirror Image takes 5 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)

--- round 8, gm, move 186 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 8 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 2.
The GM draws a card. (SQ-4.1)
What Walks Behind You attacks Hero 1. (SQ-4.10)
Saint Cinder attacks Hero 1. (SQ-4.10)
What Walks Behind You deals 5 = 5 ATK. (SQ-5.1)
Guild Coat absorbs 4 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
