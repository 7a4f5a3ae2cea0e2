223 moves, gm-win
Difficulty: NORMAL. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-3.1)
The GM draws 7 cards. (SQ-4.1)

--- round 1, heroes, move 5 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Roll for Fate: 1.
Hero 1 now has 4 INT and 1 STR. (SQ-3.2)
Hero 1 discards Guild Hood.
Hero 1 discovers Dreamcap. (SQ-8.1)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Glass Servant attacks Dreamcap. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 1 left. (SQ-5.3)
Hero 1 attacks Dreamcap with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)

--- round 1, gm, move 17 ---
Round 1: the GM’s turn. (SQ-2.1)
Roll for Fate: 4.
The GM gains 1 BP and has 1 available. (SQ-4.2)
The world changes: The Grid Stirs. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Wick Moth into play. (SQ-3.6)
Wick Moth attacks Hero 1. (SQ-4.10)
Wick Moth deals 2 = 1 ATK + 1 The Grid Stirs. (SQ-5.1)
Guild Coat absorbs 2 damage for Hero 1, 1 ARM left. (SQ-5.6)

--- round 2, heroes, move 24 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 1.
Hero 1 now has 4 INT and 2 STR. (SQ-3.2)
Hero 1 discards Afterimage.
Hero 1 discovers Soft Metal. (SQ-8.1)
Guild Coat takes 1 damage, 0 left. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Guild Coat is laid off. (SQ-5.3)
Glass Servant attacks Wick Moth. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Wick Moth takes 2 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Old City Map. (SQ-10.2)
Hero 1 casts Old City Map. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Hero 1 draws a card. (SQ-3.1)
Hero 1 discovers Lost Foal. (SQ-8.1)
Hero 1 takes Wick Child from the deck.
The GM gains 1 BP.

--- round 2, gm, move 38 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 3.
The GM gains 1 BP and has 3 available. (SQ-4.2)
The world changes: The Hum. (SQ-9.1)
Encounter 2 of 4 begins. (SQ-10.1)
The GM brings Spent Lamplighter into play. (SQ-3.6)
Spent Lamplighter attacks Hero 1. (SQ-4.10)
Spent Lamplighter deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)

--- round 3, heroes, move 45 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 6.
Hero 1 now has 4 INT and 4 STR. (SQ-3.2)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 1 brings Wick Child into play. (SQ-3.6)
Guild Hood is laid off. (SQ-5.3)
Glass Servant attacks Spent Lamplighter. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Spent Lamplighter takes 2 damage, 2 left. (SQ-5.3)
Archive Owl attacks Spent Lamplighter. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Spent Lamplighter takes 2 damage, 0 left. (SQ-5.3)
Spent Lamplighter is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Blinding Flash. (SQ-10.2)

--- round 3, gm, move 58 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 1.
The GM gains 0 BP and has 3 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Standing Fog. (SQ-9.1)
Encounter 3 of 4 begins. (SQ-10.1)
The GM brings Rail Hound into play. (SQ-3.6)
The GM brings Gutter Crawler into play. (SQ-3.6)
Rail Hound attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Glass Servant. (SQ-5.4)
Rail Hound deals 2 = 2 ATK. (SQ-5.1)
Glass Servant takes 2 damage, 2 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Rail Hound takes 1 damage, 2 left. (SQ-5.3)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Mirror Image takes 1 damage, 1 left. (SQ-5.3)

--- round 4, heroes, move 71 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 2.
Hero 1 now has 5 INT and 4 STR. (SQ-3.2)
Hero 1 equips Mirror Mask. (SQ-6.2)
Hero 1 casts Standing Lamp. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Hero 1 casts Rekindle. (SQ-7.4)
Hero 1 takes Afterimage back from the discard pile.
Glass Servant attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 6.
Rail Hound is Untouchable: no effect. (SQ-11.19)
Archive Owl attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 6.
Rail Hound is Untouchable: no effect. (SQ-11.19)
Mirror Image attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 6.
Rail Hound is Untouchable: no effect. (SQ-11.19)
Wick Child attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 2.
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Rail Hound with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)

--- round 4, gm, move 90 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 6.
The GM gains 2 BP and has 2 available. (SQ-4.2)
The GM brings Cinderling into play. (SQ-3.6)
The GM brings Shaft Rat into play. (SQ-3.6)
Shaft Rat attacks Glass Servant. (SQ-4.10)
Roll for Untouchable: 5.
Gutter Crawler attacks Mirror Image. (SQ-4.10)
Roll for Untouchable: 5.
Cinderling attacks Hero 1. (SQ-4.10)
Shaft Rat deals 2 = 1 ATK + 1 Shaft Rat. (SQ-5.1)
Glass Servant takes 2 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Mirror Image takes 1 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Mirror Mask absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 5, heroes, move 101 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Gutter Crawler takes 1 damage, 2 left. (SQ-5.3)
Cinderling takes 1 damage, 1 left. (SQ-5.3)
Shaft Rat takes 1 damage, 1 left. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 2.
Hero 1 now has 5 INT and 5 STR. (SQ-3.2)
Wick Child attacks Shaft Rat. (SQ-5.1)
Roll for Untouchable: 5.
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Shaft Rat takes 1 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Archive Owl attacks Gutter Crawler. (SQ-5.1)
Roll for Untouchable: 5.
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Gutter Crawler takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Hero 1 attacks Cinderling with bare hands. (SQ-5.1)
Roll for Untouchable: 3.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Cinderling takes 1 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lamp Ledger. (SQ-10.2)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
The GM casts Dead Static on Lamp Ledger. (SQ-7.4)
Mirror Mask takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Lamp Ledger is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)

--- round 5, gm, move 117 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 4.
The GM gains 1 BP and has 6 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Rat Tide into play. (SQ-3.6)
The GM brings Cinderling into play. (SQ-3.6)
Rat Tide attacks Hero 1. (SQ-4.10)
Cinderling attacks Hero 1. (SQ-4.10)
Rat Tide deals 1 = 1 ATK. (SQ-5.1)
Mirror Mask absorbs 1 damage for Hero 1, 1 ARM left. (SQ-5.6)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Mirror Mask absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)

--- round 6, heroes, move 132 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 6.
Hero 1 now has 7 INT and 5 STR. (SQ-3.2)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 1 casts Glass Dome. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Cinderling takes 1 damage, 1 left. (SQ-5.3)
Mirror Mask is laid off. (SQ-5.3)
Wick Child attacks Cinderling. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Cinderling takes 1 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
Archive Owl attacks Rat Tide. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Rat Tide takes 4 damage, 0 left. (SQ-5.3)
Rat Tide is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Prism Blade. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Lean Winter. (SQ-9.1)
The Main Boss enters: Ringer Without a Tower. (SQ-10.4)
Ringer Without a Tower takes effect. (SQ-7.7)
The GM gains 4 BP.
The GM draws 2 cards. (SQ-4.1)
Hero 1 attacks Ringer Without a Tower with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Ringer Without a Tower takes 1 damage, 11 left. (SQ-5.3)

--- round 6, gm, move 154 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 6.
The GM gains 2 BP and has 12 available. (SQ-4.2)
The GM brings Lightswallower into play. (SQ-3.6)
Ringer Without a Tower takes effect. (SQ-7.7)
Lightswallower gains +1 ATK until the end of the turn.
The GM brings Glass Mite into play. (SQ-3.6)
Ringer Without a Tower takes effect. (SQ-7.7)
Glass Mite gains +1 ATK until the end of the turn.
Glass Mite attacks Wick Child. (SQ-4.10)
Lightswallower attacks Hero 1. (SQ-4.10)
Ringer Without a Tower attacks Hero 1. (SQ-4.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 1 left. (SQ-5.3)
Hero 1 casts Blinding Flash. (SQ-7.4)
The attack is called off. (SQ-5.11)
Glass Mite takes 1 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Hero 1 blocks with Wick Child. (SQ-5.4)
Lightswallower deals 6 = 6 ATK. (SQ-5.1)
Wick Child takes 6 damage, 0 left. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Roll for Empower: 5.
Hero 1 blocks with Archive Owl. (SQ-5.4)
Ringer Without a Tower deals 8 = 2 ATK + 1 Lean Winter + 5 Empower (rolled 5). (SQ-5.1)
Archive Owl takes 8 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)

--- round 7, heroes, move 174 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 3.
Hero 1 now has 7 INT and 6 STR. (SQ-3.2)
Hero 1 equips Prism Blade. (SQ-6.2)
Hero 1 casts Lit Window. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 6.
Hero 1 attacks Ringer Without a Tower with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.

--- round 7, gm, move 188 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 2.
The GM gains 1 BP and has 3 available. (SQ-4.2)
The GM casts House Rules of the Ruin. (SQ-7.4)
Lightswallower attacks Hero 1. (SQ-4.10)
Ringer Without a Tower attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Prism Blade. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Prism Blade takes 5 damage, 0 left. (SQ-5.3)
Prism Blade is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Roll for Empower: 4.
Ringer Without a Tower deals 7 = 2 ATK + 1 Lean Winter + 4 Empower (rolled 4). (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 6 LP, 2 left. (SQ-5.7)

--- round 8, heroes, move 198 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 1 draws 2 cards. (SQ-3.1)
Roll for Fate: 4.
Hero 1 now has 7 INT and 7 STR. (SQ-3.2)
Hero 1 brings Mirror Image into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Mirror Image takes 1 damage, 1 left. (SQ-5.3)
Hero 1 casts Short Circuit on Ringer Without a Tower. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 3.
Roll for Short Circuit: 6.
Roll for Tenacity: 2.
Ringer Without a Tower takes 7 damage, 4 left. (SQ-5.3)
Mirror Image attacks Ringer Without a Tower. (SQ-5.1)
Mirror Image deals 2 = 1 ATK + 1 Lean Winter. (SQ-5.1)
Roll for Tenacity: 2.
Hero 1 attacks Ringer Without a Tower with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.

--- round 8, gm, move 212 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 1.
The GM gains 0 BP and has 3 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
Lightswallower attacks Hero 1. (SQ-4.10)
Ringer Without a Tower attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Mirror Image takes 5 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Roll for Empower: 3.
Ringer Without a Tower deals 6 = 2 ATK + 1 Lean Winter + 3 Empower (rolled 3). (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 6 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
