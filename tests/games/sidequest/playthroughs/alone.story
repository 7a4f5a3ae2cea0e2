169 moves, heroes-win
Difficulty: NORMAL. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 7 ---
Round 1: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 11. (SQ-1.2)

--- round 1, gm, move 15 ---
Round 1: the GM turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 1 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 6.
The world changes: Rust Bloom. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Wick Moth into play. (SQ-4.9)
Wick Moth attacks Hero 1. (SQ-4.10)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Hero 1 loses 1 LP, 10 left. (SQ-5.7)

--- round 2, heroes, move 21 ---
Round 2: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 casts Burning Glass on Wick Moth. (SQ-7.4)
Wick Moth takes 2 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Main Switch. (SQ-10.2)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 brings Lamp Moth into play. (SQ-3.6)

--- round 2, gm, move 35 ---
Round 2: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 2 available. (SQ-4.2)
The world changes: The Hum. (SQ-9.1)
Encounter 2 of 4 begins. (SQ-10.1)
The GM brings Rail Hound into play. (SQ-4.9)
Rail Hound attacks Lamp Moth [16]. (SQ-4.10)
Rail Hound deals 1 = 1 ATK. (SQ-5.1)
Lamp Moth [16] takes 1 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)

--- round 3, heroes, move 41 ---
Round 3: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 1 casts Ember Throw on Rail Hound. (SQ-7.4)
Rail Hound takes 3 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Falling Satellite. (SQ-10.2)
Hero 1 casts Rekindle. (SQ-7.4)
Hero 1 takes Warm Hands back from the discard pile.

--- round 3, gm, move 53 ---
Round 3: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 3 available. (SQ-4.2)
The world changes: Wilds of the Hundredth Floor. (SQ-9.1)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
Encounter 3 of 4 begins. (SQ-10.1)
The GM brings Spent Lamplighter into play. (SQ-4.9)
Spent Lamplighter attacks Lamp Moth. (SQ-4.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Spent Lamplighter takes 1 damage, 3 left. (SQ-5.3)
Spent Lamplighter deals 1 = 3 ATK − 2 Spark Screen. (SQ-5.1)
Lamp Moth takes 1 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)

--- round 4, heroes, move 63 ---
Round 4: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Hero 1 gains 3 LP and has 13. (SQ-1.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Spent Lamplighter takes 2 damage, 1 left. (SQ-5.3)
Hero 1 attacks Spent Lamplighter with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Spent Lamplighter takes 1 damage, 0 left. (SQ-5.3)
Spent Lamplighter is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Guild Coat. (SQ-10.2)

--- round 4, gm, move 75 ---
Round 4: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 2 BP and has 5 available. (SQ-4.2)
The world changes: Lean Winter. (SQ-9.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Tower Crow into play. (SQ-4.9)
The GM brings Wick Moth into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
The GM brings Shaft Rat into play. (SQ-4.9)
Shaft Rat attacks Hero 1. (SQ-4.10)
Tower Crow attacks Hero 1. (SQ-4.10)
Wick Moth attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Shaft Rat deals 2 = 1 ATK + 1 Shaft Rat. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 1 ARM left. (SQ-5.6)
Tower Crow deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Lighting Pole takes 1 damage, 1 left. (SQ-5.3)
Hero 1 blocks with Glass Servant. (SQ-5.4)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Glass Servant takes 1 damage, 4 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Gutter Crawler takes 1 damage, 2 left. (SQ-5.3)

--- round 5, heroes, move 97 ---
Round 5: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 9 INT and 0 STR. (SQ-3.2)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 equips Lens Ring. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Gutter Crawler takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Guild Hood is taken off. (SQ-3.6)
Glass Servant attacks Shaft Rat. (SQ-5.1)
Glass Servant deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Shaft Rat takes 3 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Hero 1 attacks Tower Crow with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Tower Crow takes 3 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)

--- round 5, gm, move 111 ---
Round 5: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 1 BP and has 1 available. (SQ-4.2)
Wick Moth attacks Hero 1. (SQ-4.10)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Lens Ring absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)

--- round 6, heroes, move 121 ---
Round 6: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Lens Ring is taken off. (SQ-3.6)
Hero 1 uses Lantern Guild. (SQ-7.7)
Wick Moth takes 2 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: High Noon. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: The Pack Is Moving. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 5 BP.
The GM draws 2 cards. (SQ-4.1)
Glass Servant burns: Burn 1. (SQ-11.1)
Hero 1 casts Falling Satellite on Saint Cinder. (SQ-7.4)
Roll for Falling Satellite: 4.
Saint Cinder takes 11 damage, 7 left. (SQ-5.3)
Glass Servant attacks Saint Cinder. (SQ-5.1)
The GM casts The Floor Gives Way. (SQ-7.4)
Glass Servant deals 0 = 2 ATK − 2 The Floor Gives Way. (SQ-5.1)
Hero 1 attacks Saint Cinder with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 6 left. (SQ-5.3)

--- round 6, gm, move 141 ---
Round 6: the GM turn. (SQ-2.1)
Glass Servant takes 1 damage, 3 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 1 BP and has 12 available. (SQ-4.2)
The GM brings What Walks Behind You into play. (SQ-4.9)
What Walks Behind You takes effect. (SQ-7.7)
The GM gains 5 BP.
The GM draws 2 cards. (SQ-4.1)
Hero 1 discards Mirror Mask.
The GM brings Rust Crab into play. (SQ-4.9)
The GM casts House Rules of the Ruin. (SQ-7.4)
House Rules of the Ruin stays in play. (SQ-7.6)
Rust Crab attacks Glass Servant. (SQ-4.10)
What Walks Behind You attacks Hero 1. (SQ-4.10)
Saint Cinder attacks Hero 1. (SQ-4.10)
Rust Crab deals 3 = 2 ATK + 1 The Pack Is Moving. (SQ-5.1)
Glass Servant takes 3 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
What Walks Behind You deals 6 = 5 ATK + 1 The Pack Is Moving. (SQ-5.1)
Guild Coat absorbs 4 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 11 left. (SQ-5.7)
What Walks Behind You takes effect. (SQ-7.7)
Hero 1 discards Prism Blade.
Saint Cinder deals 5 = 4 ATK + 1 The Pack Is Moving. (SQ-5.1)
Guild Coat absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 5 LP, 6 left. (SQ-5.7)
Saint Cinder takes effect. (SQ-7.7)
Hero 1 burns: Burn 1. (SQ-11.1)

--- round 7, heroes, move 162 ---
Round 7: the Hero turn. (SQ-2.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)
Roll for putting out the fire: 1.
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 1 discards Main Switch.
Hero 1 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 6.
Saint Cinder takes 2 damage, 4 left. (SQ-5.3)
What Walks Behind You takes 2 damage, 11 left. (SQ-5.3)
Rust Crab takes 2 damage, 1 left. (SQ-5.3)
Hero 1 casts High Noon. (SQ-7.4)
Saint Cinder takes 5 damage, 0 left. (SQ-5.3)
What Walks Behind You takes 5 damage, 6 left. (SQ-5.3)
Rust Crab takes 5 damage, 0 left. (SQ-5.3)
Saint Cinder is destroyed. (SQ-5.3)
The Main Boss is defeated. The Heroes win! (SQ-2.6)
