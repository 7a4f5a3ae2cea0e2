582 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 5 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 10 ---
Round 1: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 1.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Fence Mail.
Hero 2 discovers Thin Ceiling. (SQ-8.1)
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
Hero 2 discovers Watch Captain’s Cloak. (SQ-8.1)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 2 equips Watch Captain’s Cloak. (SQ-6.2)
Hero 2 equips Bumper Shield. (SQ-6.2)
Hero 2 brings Gate Hound into play. (SQ-3.6)

--- round 1, gm, move 28 ---
Round 1: the GM turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 6.
The world changes: Standing Fog. (SQ-9.1)
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Rail Hound into play. (SQ-4.9)
Rail Hound takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Rail Hound attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rail Hound deals 2 = 2 ATK. (SQ-5.1)
Watch Captain’s Cloak absorbs 2 damage for Hero 2, 2 ARM left. (SQ-5.6)

--- round 2, heroes, move 37 ---
Round 2: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 2.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 4 STR. (SQ-3.2)
Hero 1 casts Burning Glass on Rail Hound. (SQ-7.4)
Roll for Untouchable: 5.
Rail Hound takes 2 damage, 4 left. (SQ-5.3)
Rail Hound burns: Burn 2. (SQ-11.1)
Hero 1 casts Chorus of Lamps on Rail Hound. (SQ-7.4)
Roll for Untouchable: 1.
Rail Hound takes 4 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Short Circuit. (SQ-10.2)
Hero 2 turns over the prize: Last of Morning. (SQ-10.2)
Hero 1 draws a card. (SQ-3.1)
Hero 2 equips Piston Fist. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Bumper Shield gains +1 ATK until the end of the turn.
Piston Fist gains +1 ATK until the end of the turn.

--- round 2, gm, move 63 ---
Round 2: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 8 available. (SQ-4.2)
The world changes: Lean Winter. (SQ-9.1)
Encounter 2 of 6 begins. (SQ-10.1)
The GM plays a card face down. (SQ-11.20)
The GM discards The Floor Gives Way.

--- round 3, heroes, move 71 ---
The GM discards The Scent.
Round 3: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 5.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 4 STR. (SQ-3.2)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Hero 1 casts Standing Lamp. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Standing Lamp stays in play. (SQ-7.6)
Hero 2 casts Whetstone on Bumper Shield. (SQ-7.4)
Bumper Shield gains +2 ATK until the end of the Encounter.
Hero 2 uses Forge Apprentice. (SQ-7.7)
2 damage is removed from Watch Captain’s Cloak.
Archive Owl attacks a face-down card. (SQ-5.1)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes effect. (SQ-7.7)
Glass Servant takes 2 damage, 3 left. (SQ-5.3)
Gate Hound takes 2 damage, 2 left. (SQ-5.3)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Archive Owl takes 2 damage, 1 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Archive Owl deals 5 = 4 ATK + 1 Lean Winter. (SQ-5.1)
Pit Maw takes 5 damage, 5 left. (SQ-5.3)
Glass Servant attacks Pit Maw. (SQ-5.1)
Glass Servant deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Pit Maw takes 3 damage, 2 left. (SQ-5.3)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 1 left. (SQ-5.3)
Hero 2 attacks Pit Maw with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Wick Child. (SQ-10.2)
Hero 2 turns over the prize: Watch Spear. (SQ-10.2)
Standing Lamp fades. (SQ-7.6)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.

--- round 3, gm, move 115 ---
Round 3: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 13 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 3 of 6 begins. (SQ-10.1)
The GM brings Lightswallower into play. (SQ-4.9)
The GM brings Ash Singer into play. (SQ-4.9)
Ash Singer attacks Archive Owl. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 1 ARM left. (SQ-5.6)
Hero 2 blocks with Gate Hound. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Gate Hound takes 5 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.

--- round 4, heroes, move 136 ---
Round 4: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 6.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 6 STR. (SQ-3.2)
Hero 1 casts City Fire. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Lightswallower takes 1 damage, 7 left. (SQ-5.3)
Ash Singer takes 1 damage, 9 left. (SQ-5.3)
Lightswallower burns: Burn 2. (SQ-11.1)
Ash Singer burns: Burn 2. (SQ-11.1)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 1 casts Ember Throw on Ash Singer. (SQ-7.4)
Ash Singer takes 3 damage, 6 left. (SQ-5.3)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 2 uses Forge Apprentice. (SQ-7.7)
2 damage is removed from Dynamo Belt.
Archive Owl attacks Ash Singer. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Ash Singer takes 4 damage, 2 left. (SQ-5.3)
Glass Servant attacks Ash Singer. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Ash Singer takes 2 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)

--- round 4, gm, move 162 ---
Round 4: the GM turn. (SQ-2.1)
Lightswallower takes 2 damage, 5 left. (SQ-5.3)
Roll for putting out the fire: 5.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Park Keeper into play. (SQ-4.9)
The GM brings Glass Mite into play. (SQ-4.9)
Park Keeper attacks Glass Servant. (SQ-4.10)
Glass Mite attacks Archive Owl. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Park Keeper deals 3 = 3 ATK. (SQ-5.1)
Dynamo Belt absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Dynamo Belt is destroyed. (SQ-5.3)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Archive Owl takes 1 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Watch Captain’s Cloak absorbs 5 damage for Hero 2, 0 ARM left. (SQ-5.6)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.

--- round 5, heroes, move 178 ---
Round 5: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 4.
Hero 1 now has 9 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 6 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Glass Mite. (SQ-7.4)
Glass Mite takes 4 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Hero 1 casts Dead Current on Park Keeper. (SQ-7.4)
Park Keeper is paralyzed. (SQ-11.14)
Hero 1 casts Short Circuit on Park Keeper. (SQ-7.4)
Roll for Short Circuit: 4.
Park Keeper takes 5 damage, 3 left. (SQ-5.3)
Hero 2 equips Odometer. (SQ-6.2)
Hero 2 casts Make an End on Park Keeper. (SQ-7.4)
Park Keeper is destroyed. (SQ-5.3)
Odometer takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 2 uses Forge Apprentice. (SQ-7.7)
2 damage is removed from Watch Captain’s Cloak.
Watch Captain’s Cloak is taken off. (SQ-3.6)
Hero 2 equips Tower Plate. (SQ-6.2)
Glass Servant attacks Lightswallower. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Lightswallower takes 2 damage, 3 left. (SQ-5.3)
Wick Child attacks Lightswallower. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 2 left. (SQ-5.3)
Hero 1 attacks Lightswallower with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 1 left. (SQ-5.3)
Forge Apprentice attacks Lightswallower. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 0 left. (SQ-5.3)
Lightswallower is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Shared Light. (SQ-10.2)
Hero 2 turns over the prize: Convoy Jacket. (SQ-10.2)

--- round 5, gm, move 215 ---
Round 5: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 21 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Glass Servant takes 1 damage, 2 left. (SQ-5.3)
Wick Child takes 1 damage, 1 left. (SQ-5.3)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Encounter 4 of 6 begins. (SQ-10.1)
The GM brings Captain of the Drowned into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Stair Shade into play. (SQ-4.9)
The GM brings Pale Pilgrim into play. (SQ-4.9)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Scrap Stag attacks Hero 2. (SQ-4.10)
Stair Shade attacks Hero 2. (SQ-4.10)
Pale Pilgrim attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Bumper Shield. (SQ-5.4)
Bumper Shield takes effect. (SQ-7.7)
Captain of the Drowned takes 1 damage, 7 left. (SQ-5.3)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Bumper Shield takes 4 damage, 1 left. (SQ-5.3)
Scrap Stag deals 4 = 4 ATK. (SQ-5.1)
Odometer absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 1 left. (SQ-5.7)
Hero 1 intervenes. (SQ-5.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Guild Coat absorbs 3 damage for Hero 1, 1 ARM left. (SQ-5.6)
Hero 2 blocks with Forge Apprentice. (SQ-5.4)
Pale Pilgrim deals 3 = 2 ATK + 1 Pale Pilgrim. (SQ-5.1)
Forge Apprentice takes 3 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)

--- round 6, heroes, move 245 ---
Round 6: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 2.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 7 STR. (SQ-3.2)
Hero 1 casts Shared Light. (SQ-7.4)
Hero 1 gains 2 LP and has 7. (SQ-1.2)
Hero 2 gains 2 LP and has 3. (SQ-1.2)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Arc of Light on Captain of the Drowned. (SQ-7.4)
Captain of the Drowned takes 4 damage, 3 left. (SQ-5.3)
Odometer is taken off. (SQ-3.6)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Glass Servant attacks Captain of the Drowned. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Captain of the Drowned takes 2 damage, 1 left. (SQ-5.3)
Wick Child attacks Captain of the Drowned. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 0 left. (SQ-5.3)
Captain of the Drowned is destroyed. (SQ-5.3)
Captain of the Drowned returns to hand. (SQ-11.23)
Hero 1 attacks Pale Pilgrim with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pale Pilgrim takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Pale Pilgrim with Piston Fist. (SQ-5.1)
Hero 2 with Piston Fist deals 6 = 6 ATK. (SQ-5.1)
Pale Pilgrim takes 6 damage, 0 left. (SQ-5.3)
Pale Pilgrim is destroyed. (SQ-5.3)
Pale Pilgrim returns to hand. (SQ-11.23)

--- round 6, gm, move 290 ---
Round 6: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 6 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Glass Servant takes 1 damage, 1 left. (SQ-5.3)
Wick Child takes 1 damage, 0 left. (SQ-5.3)
Scrap Stag takes 1 damage, 7 left. (SQ-5.3)
Stair Shade takes 1 damage, 5 left. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
The GM casts House Rules of the Ruin. (SQ-7.4)
House Rules of the Ruin stays in play. (SQ-7.6)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
Scrap Stag gains +1 ATK until the end of the turn.
Stair Shade gains +1 ATK until the end of the turn.
Scrap Stag attacks Hero 1. (SQ-4.10)
Stair Shade attacks Hero 1. (SQ-4.10)
Scrap Stag takes effect. (SQ-7.7)
Hero 2 casts Onto the Siding. (SQ-7.4)
The attack of Scrap Stag is called off. (SQ-5.11)
Hero 2 intervenes. (SQ-5.10)
Stair Shade deals 4 = 4 ATK. (SQ-5.1)
Tower Plate absorbs 4 damage for Hero 2, 1 ARM left. (SQ-5.6)

--- round 7, heroes, move 309 ---
Round 7: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 6.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 9 STR. (SQ-3.2)
Hero 1 casts High Noon. (SQ-7.4)
Scrap Stag takes 5 damage, 2 left. (SQ-5.3)
Stair Shade takes 5 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
Guild Coat is taken off. (SQ-3.6)
Hero 1 equips Guild Coat. (SQ-6.2)
Tower Plate is taken off. (SQ-3.6)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Glass Servant attacks Scrap Stag. (SQ-5.1)
The GM casts Falling Panes. (SQ-7.4)
Glass Servant takes 1 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
Hero 1 attacks Scrap Stag with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 1 left. (SQ-5.3)
Hero 2 attacks Scrap Stag with Bumper Shield. (SQ-5.1)
Hero 2 with Bumper Shield deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Archive Owl. (SQ-10.2)
Hero 2 turns over the prize: Onto the Siding. (SQ-10.2)
House Rules of the Ruin fades. (SQ-7.6)
Hero 1 brings Archive Owl into play. (SQ-3.6)

--- round 7, gm, move 345 ---
Round 7: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 30 available. (SQ-4.2)
The world changes: Finder’s Fever. (SQ-9.1)
Encounter 5 of 6 begins. (SQ-10.1)
The GM brings What Walks Behind You into play. (SQ-4.9)
What Walks Behind You takes effect. (SQ-7.7)
The GM gains 10 BP.
The GM draws 4 cards. (SQ-4.1)
Hero 1 discards Mirror Mask.
Hero 2 discards Onto the Siding.
The GM brings Slag Giant into play. (SQ-4.9)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Archive Owl is paralyzed. (SQ-11.14)
The GM casts Hands from the Grating on Archive Owl. (SQ-7.4)
Hero 1 casts Refraction on Hands from the Grating. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Hands from the Grating is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 draws a card. (SQ-3.1)
What Walks Behind You attacks Archive Owl. (SQ-4.10)
Slag Giant attacks Hero 2. (SQ-4.10)
Snareroot attacks Hero 2. (SQ-4.10)
What Walks Behind You deals 5 = 5 ATK. (SQ-5.1)
Archive Owl takes 5 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 1 discards Prism Blade.
Hero 2 discards Shard Knife.
Hero 1 intervenes. (SQ-5.10)
Slag Giant deals 6 = 6 ATK. (SQ-5.1)
Guild Coat absorbs 4 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 5 left. (SQ-5.7)
Guild Coat is destroyed. (SQ-5.3)
Slag Giant takes effect. (SQ-7.7)
Hero 1 burns: Burn 1. (SQ-11.1)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Convoy Jacket absorbs 1 damage for Hero 2, 2 ARM left. (SQ-5.6)

--- round 8, heroes, move 380 ---
Round 8: the Hero turn. (SQ-2.1)
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
Roll for putting out the fire: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 1.
Hero 1 now has 14 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 1 discards Wick Child.
Hero 1 discovers Talking Pane. (SQ-8.1)
Hero 1 draws 2 cards. (SQ-3.1)
The GM draws a card. (SQ-4.1)
Finder’s Fever takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 5. (SQ-1.2)
Hero 2 gains 1 LP and has 4. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.
Slag Giant gains +1 ATK until the end of the next turn.
Snareroot gains +1 ATK until the end of the next turn.
Hero 2 discards Old Watch Sergeant.
Hero 2 discovers Stray Wisp. (SQ-8.1)
Stray Wisp stays in the Discovery Zone. (SQ-8.3)
Hero 1 casts Falling Satellite on Slag Giant. (SQ-7.4)
Roll for Falling Satellite: 3.
Slag Giant takes 10 damage, 0 left. (SQ-5.3)
Slag Giant is destroyed. (SQ-5.3)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 casts Glass Dome. (SQ-7.4)
Glass Dome stays in play. (SQ-7.6)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Lamp Moth attacks Snareroot. (SQ-5.1)
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 6.
Lamp Moth takes 1 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 attacks Snareroot with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Snareroot takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Snareroot with Piston Fist. (SQ-5.1)
The GM casts Gone into the Dark. (SQ-7.4)
The attack of Hero 2 is called off. (SQ-5.11)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)

--- round 8, gm, move 420 ---
Round 8: the GM turn. (SQ-2.1)
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 24 available. (SQ-4.2)
What Walks Behind You attacks Hero 1. (SQ-4.10)
Snareroot attacks Hero 1. (SQ-4.10)
What Walks Behind You deals 6 = 6 ATK. (SQ-5.1)
Hero 1 loses 6 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
What Walks Behind You takes effect. (SQ-7.7)
Hero 2 discards Watch Spear.
The attack of Snareroot comes to nothing. (SQ-5.13)

--- round 9, heroes, move 433 ---
The GM discards Shaft Rat.
Round 9: the Hero turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 2.
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Nail Visage from the deck.
Hero 2 equips Nail Visage. (SQ-6.2)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 2 attacks Snareroot with Piston Fist. (SQ-5.1)
Hero 2 with Piston Fist deals 6 = 6 ATK. (SQ-5.1)
Snareroot takes 6 damage, 0 left. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
Pack Mule attacks What Walks Behind You. (SQ-5.1)
Roll for Untouchable: 6.
What Walks Behind You is Untouchable: no effect. (SQ-11.19)

--- round 9, gm, move 449 ---
Round 9: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 28 available. (SQ-4.2)
What Walks Behind You attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Bumper Shield. (SQ-5.4)
Bumper Shield takes effect. (SQ-7.7)
What Walks Behind You takes 1 damage, 25 left. (SQ-5.3)
What Walks Behind You deals 5 = 5 ATK. (SQ-5.1)
Bumper Shield takes 5 damage, 0 left. (SQ-5.3)
Bumper Shield is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 2 discards Rail Blade.
The GM discards Wick Moth.

--- round 10, heroes, move 461 ---
The GM discards Cinderling.
Round 10: the Hero turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 2.
Hero 2 now has 5 INT and 11 STR. (SQ-3.2)
Hero 2 equips Tower Seal. (SQ-6.2)
Piston Fist is taken off. (SQ-3.6)
Hero 2 equips Last of Morning. (SQ-6.2)
Pack Mule attacks What Walks Behind You. (SQ-5.1)
Roll for Untouchable: 3.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
What Walks Behind You takes 1 damage, 24 left. (SQ-5.3)
Hero 2 attacks What Walks Behind You with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
What Walks Behind You takes 1 damage, 23 left. (SQ-5.3)
Hero 2 discovers A Stranger’s Stores. (SQ-8.1)
Hero 2 gains 2 LP and has 6. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Finder’s Fever takes effect. (SQ-7.7)
Hero 2 gains 1 LP and has 7. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.

--- round 10, gm, move 480 ---
Round 10: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 31 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM casts Standing Night. (SQ-7.4)
Standing Night stays in play. (SQ-7.6)
What Walks Behind You attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Pack Mule. (SQ-5.4)
What Walks Behind You deals 7 = 6 ATK + 1 Standing Night. (SQ-5.1)
Roll for Tenacity: 3.
Pack Mule takes 4 damage, 0 left. (SQ-5.3)
Pack Mule is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 2 discards Lamppost Glaive.
The GM discards Two Fingers on the Wick.
The GM discards Snareroot.

--- round 11, heroes, move 497 ---
The GM discards Hollow Crier.
Round 11: the Hero turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 2 now has 6 INT and 11 STR. (SQ-3.2)
Hero 2 discards Gate Hound.
Hero 2 discovers Grazing Colossus. (SQ-8.1)
Grazing Colossus stays in the Discovery Zone. (SQ-8.3)
Finder’s Fever takes effect. (SQ-7.7)
Hero 2 gains 1 LP and has 8. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.
Hero 2 discovers Light Tube. (SQ-8.1)
Hero 2 attacks What Walks Behind You with bare hands. (SQ-5.1)
Roll for Untouchable: 1.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
What Walks Behind You takes 1 damage, 22 left. (SQ-5.3)

--- round 11, gm, move 507 ---
Round 11: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 35 available. (SQ-4.2)
What Walks Behind You attacks Hero 2. (SQ-4.10)
What Walks Behind You deals 7 = 6 ATK + 1 Standing Night. (SQ-5.1)
Convoy Jacket absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 5 LP, 3 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
What Walks Behind You takes 1 damage, 21 left. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 2 discards Light Tube.
The GM discards Rib Drummer.

--- round 12, heroes, move 520 ---
The GM discards Rust Crab.
Round 12: the Hero turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 2 now has 6 INT and 12 STR. (SQ-3.2)
Hero 2 discards Dynamo Belt.
Hero 2 discovers Sleeper in the Gate. (SQ-8.1)
Sleeper in the Gate stays in the Discovery Zone. (SQ-8.3)
Finder’s Fever takes effect. (SQ-7.7)
Hero 2 gains 1 LP and has 4. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.
Hero 2 discovers Soft Metal. (SQ-8.1)
Convoy Jacket takes 0 damage, 0 left. (SQ-5.3)
Nail Visage takes 1 damage, 4 left. (SQ-5.3)
Tower Seal takes 1 damage, 1 left. (SQ-5.3)
Last of Morning takes 1 damage, 4 left. (SQ-5.3)
Hero 2 draws a card. (SQ-3.1)
Convoy Jacket is taken off. (SQ-3.6)
Hero 2 attacks What Walks Behind You with Last of Morning. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 with Last of Morning deals 7 = 7 ATK. (SQ-5.1)
What Walks Behind You takes 7 damage, 14 left. (SQ-5.3)
Last of Morning takes effect. (SQ-7.7)
What Walks Behind You burns: Burn 2. (SQ-11.1)

--- round 12, gm, move 531 ---
Round 12: the GM turn. (SQ-2.1)
What Walks Behind You takes 2 damage, 12 left. (SQ-5.3)
Roll for putting out the fire: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 39 available. (SQ-4.2)
What Walks Behind You attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Last of Morning. (SQ-5.4)
What Walks Behind You deals 7 = 6 ATK + 1 Standing Night. (SQ-5.1)
Last of Morning takes 7 damage, 0 left. (SQ-5.3)
Last of Morning is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
Hero 2 discards Bumper Shield.
The GM discards Stilt Stalker.

--- round 13, heroes, move 543 ---
The GM discards Night Mason.
Round 13: the Hero turn. (SQ-2.1)
What Walks Behind You takes 2 damage, 10 left. (SQ-5.3)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 2 now has 6 INT and 13 STR. (SQ-3.2)
Hero 2 discards Tower Door.
Hero 2 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Fog Walker from the deck.
Finder’s Fever takes effect. (SQ-7.7)
Hero 2 gains 1 LP and has 5. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.
Hero 2 discovers Burst Battery. (SQ-8.1)
Nail Visage takes 2 damage, 2 left. (SQ-5.3)
Hero 2 equips Rubble Maul. (SQ-6.2)
Hero 2 attacks What Walks Behind You with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
What Walks Behind You takes 1 damage, 9 left. (SQ-5.3)

--- round 13, gm, move 555 ---
Round 13: the GM turn. (SQ-2.1)
What Walks Behind You takes 2 damage, 7 left. (SQ-5.3)
Roll for putting out the fire: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 43 available. (SQ-4.2)
What Walks Behind You attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Rubble Maul. (SQ-5.4)
What Walks Behind You deals 7 = 6 ATK + 1 Standing Night. (SQ-5.1)
Rubble Maul takes 7 damage, 0 left. (SQ-5.3)
Rubble Maul is destroyed. (SQ-5.3)
What Walks Behind You takes effect. (SQ-7.7)
The GM discards Dead Static.
The GM discards Walking Observatory.

--- round 14, heroes, move 565 ---
The GM discards Fog Walker.
Round 14: the Hero turn. (SQ-2.1)
What Walks Behind You takes 2 damage, 5 left. (SQ-5.3)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 2 now has 7 INT and 13 STR. (SQ-3.2)
Hero 2 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 4.
What Walks Behind You takes 1 damage, 4 left. (SQ-5.3)
Stray Wisp takes 1 damage, 1 left. (SQ-5.3)
Grazing Colossus takes 1 damage, 8 left. (SQ-5.3)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Finder’s Fever takes effect. (SQ-7.7)
Hero 2 gains 1 LP and has 6. (SQ-1.2)
What Walks Behind You gains +1 ATK until the end of the next turn.
Nail Visage is taken off. (SQ-3.6)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Hero 2 attacks What Walks Behind You with bare hands. (SQ-5.1)
Roll for Untouchable: 1.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
What Walks Behind You takes 1 damage, 3 left. (SQ-5.3)

--- round 14, gm, move 576 ---
Round 14: the GM turn. (SQ-2.1)
What Walks Behind You takes 2 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 47 available. (SQ-4.2)
What Walks Behind You attacks Hero 2. (SQ-4.10)
What Walks Behind You deals 7 = 6 ATK + 1 Standing Night. (SQ-5.1)
Tower Seal absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 6 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
