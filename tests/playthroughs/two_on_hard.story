870 moves, gm-win
Difficulty: HARD. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 8 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-3.1)
Hero 2 draws 7 cards. (SQ-3.1)
The GM draws 7 cards. (SQ-4.1)

--- round 1, heroes, move 8 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Roll for Fate: 2.
Roll for Fate: 1.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Make an End.
Hero 2 discovers Old Siren. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 2 equips Watch Spear. (SQ-6.2)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 1 attacks Old Siren with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Old Siren with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Old Siren takes 3 damage, 0 left. (SQ-5.3)
Old Siren is destroyed. (SQ-5.3)

--- round 1, gm, move 31 ---
Round 1: the GM’s turn. (SQ-2.1)
Roll for Fate: 5.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Glass Mite into play. (SQ-3.6)
The GM brings Shaft Rat into play. (SQ-3.6)
Glass Mite attacks Hero 1. (SQ-4.10)
Shaft Rat attacks Hero 1. (SQ-4.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 2 intervenes. (SQ-5.10)
Shaft Rat deals 1 = 1 ATK. (SQ-5.1)
Tower Helm absorbs 1 damage for Hero 2, 2 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Shaft Rat takes 1 damage, 3 left. (SQ-5.3)

--- round 2, heroes, move 49 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 2.
Roll for Fate: 1.
Hero 1 now has 5 INT and 1 STR. (SQ-3.2)
Hero 2 now has 3 INT and 3 STR. (SQ-3.2)
Hero 2 discards Tower Seal.
Hero 2 discovers Burst Battery. (SQ-8.1)
Tower Helm takes 2 damage, 0 left. (SQ-5.3)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 casts City Fire. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Shaft Rat takes 1 damage, 2 left. (SQ-5.3)
Glass Mite takes 1 damage, 3 left. (SQ-5.3)
Shaft Rat takes 1 damage, 1 left. (SQ-5.3)
Glass Mite burns: Burn 2. (SQ-11.1)
Shaft Rat burns: Burn 2. (SQ-11.1)
Tinderbox is laid off. (SQ-5.3)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Tower Helm is laid off. (SQ-5.3)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Hero 1 attacks Shaft Rat with bare hands. (SQ-5.1)
The GM casts The Floor Gives Way. (SQ-7.4)
Hero 1 deals 0 = 1 ATK − 2 The Floor Gives Way. (SQ-5.1)
Hero 2 attacks Shaft Rat with bare hands. (SQ-5.1)
Hero 2 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Shaft Rat takes 2 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)

--- round 2, gm, move 80 ---
Round 2: the GM’s turn. (SQ-2.1)
Glass Mite takes 2 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 6.
The GM draws a card. (SQ-4.1)
Roll for Fate: 5.
The GM gains 3 BP and has 4 available. (SQ-4.2)
The GM brings Ash Singer into play. (SQ-3.6)
Ash Singer attacks Hero 2. (SQ-4.10)
Glass Mite attacks Hero 2. (SQ-4.10)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Convoy Jacket absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 1 intervenes. (SQ-5.10)
Hero 2 casts Riposte. (SQ-7.4)
Glass Mite takes 3 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)

--- round 3, heroes, move 93 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 4.
Roll for Fate: 1.
Hero 1 now has 5 INT and 2 STR. (SQ-3.2)
Hero 2 now has 4 INT and 3 STR. (SQ-3.2)
Hero 2 discards Convoy Jacket.
Hero 2 discovers Dreamcap. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers A Lamp That Still Works. (SQ-8.1)
Hero 2 gets 2 spent INT back.
Hero 2 gains 1 LP and has 9. (SQ-1.2)
Hero 1 equips Prism Blade. (SQ-6.2)
Hero 1 casts Chorus of Lamps on Ash Singer. (SQ-7.4)
Ash Singer takes 4 damage, 6 left. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Hero 2 equips Shard Knife. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Shard Knife gains +1 ATK until the end of the turn.
Convoy Jacket is laid off. (SQ-5.3)
Hero 1 attacks Ash Singer with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Ash Singer with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 4 = 4 ATK. (SQ-5.1)
Ash Singer takes 4 damage, 1 left. (SQ-5.3)

--- round 3, gm, move 117 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 4.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The GM brings Glass Mite into play. (SQ-3.6)
Ash Singer attacks Hero 2. (SQ-4.10)
Glass Mite attacks Hero 2. (SQ-4.10)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 1 intervenes. (SQ-5.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Guild Coat absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 4, heroes, move 132 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 2.
Roll for Fate: 6.
Hero 1 now has 5 INT and 3 STR. (SQ-3.2)
Hero 2 now has 4 INT and 5 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers Light Tube. (SQ-8.1)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 11. (SQ-1.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Ash Singer takes 2 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Dynamo Belt is laid off. (SQ-5.3)
Hero 1 attacks Dreamcap with bare hands. (SQ-5.1)
The GM casts Falling Panes. (SQ-7.4)
Hero 1 loses 1 LP, 10 left. (SQ-5.7)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Glass Mite with Watch Spear. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Glass Mite takes 3 damage, 1 left. (SQ-5.3)
Forge Apprentice attacks Glass Mite. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Glass Mite takes 1 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lamp Ledger. (SQ-10.2)
Hero 2 turns over the prize: Tower Seal. (SQ-10.2)

--- round 4, gm, move 162 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 4.
The GM gains 3 BP and has 12 available. (SQ-4.2)
The world changes: Standing Fog. (SQ-9.1)
Encounter 2 of 4 begins. (SQ-10.1)
Convoy Helmet takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
The GM plays a card face down. (SQ-11.20)

--- round 5, heroes, move 167 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 4.
Roll for Fate: 5.
Hero 1 now has 5 INT and 4 STR. (SQ-3.2)
Hero 2 now has 5 INT and 5 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: Pit Maw. (SQ-11.20)
Roll for Untouchable: 4.
Pit Maw takes 2 damage, 8 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Glass Servant takes 2 damage, 2 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Hero 2 brings Old Watch Sergeant into play. (SQ-3.6)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Seal. (SQ-6.2)
Glass Servant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 6.
Pit Maw is Untouchable: no effect. (SQ-11.19)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 7 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Watch Spear. (SQ-5.1)
Roll for Untouchable: 4.
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 5.
Hero 2 loses 1 LP, 7 left. (SQ-5.7)
Hero 2 with Watch Spear deals 0 = 3 ATK + 1 bonus − 5 Light Thrown Back. (SQ-5.1)
Old Watch Sergeant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 3.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Pit Maw takes 2 damage, 5 left. (SQ-5.3)

--- round 5, gm, move 196 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 3.
The GM gains 3 BP and has 8 available. (SQ-4.2)
The GM brings Rubble Walker into play. (SQ-3.6)
The GM brings Shaft Rat into play. (SQ-3.6)
Shaft Rat attacks Glass Servant. (SQ-4.10)
Roll for Untouchable: 3.
Pit Maw attacks Hero 2. (SQ-4.10)
Rubble Walker attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Shaft Rat deals 2 = 1 ATK + 1 Shaft Rat. (SQ-5.1)
Tower Seal absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 6 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Shaft Rat takes 1 damage, 3 left. (SQ-5.3)
Tower Seal is destroyed. (SQ-5.3)
Hero 2 blocks with Shard Knife. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Shard Knife takes 5 damage, 0 left. (SQ-5.3)
Shard Knife is destroyed. (SQ-5.3)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Convoy Helmet absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 4 left. (SQ-5.7)

--- round 6, heroes, move 216 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 3.
Roll for Fate: 4.
Hero 1 now has 5 INT and 5 STR. (SQ-3.2)
Hero 2 now has 6 INT and 5 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 casts Ember Throw on Shaft Rat. (SQ-7.4)
Roll for Untouchable: 3.
Shaft Rat takes 3 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Hero 2 equips Light Tube. (SQ-6.2)
Glass Servant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 6.
Pit Maw is Untouchable: no effect. (SQ-11.19)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Watch Spear. (SQ-5.1)
Roll for Untouchable: 5.
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Pit Maw takes 4 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 5.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 6, gm, move 248 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 5.
The GM gains 3 BP and has 4 available. (SQ-4.2)
Rubble Walker attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Light Tube. (SQ-5.4)
Hero 2 casts Riposte. (SQ-7.4)
Roll for Tenacity: 1.
Rubble Walker takes 2 damage, 6 left. (SQ-5.3)
Rubble Walker deals 3 = 4 ATK − 1 Riposte. (SQ-5.1)
Light Tube takes 3 damage, 0 left. (SQ-5.3)
Light Tube is destroyed. (SQ-5.3)

--- round 7, heroes, move 260 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 5.
Roll for Fate: 5.
Hero 1 now has 6 INT and 5 STR. (SQ-3.2)
Hero 2 now has 6 INT and 6 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 3.
Hero 2 discards Shard Knife.
Hero 2 gains 1 INT.
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Untouchable: 3.
Roll for Tenacity: 5.
Hero 1 attacks Rubble Walker with Prism Blade. (SQ-5.1)
Roll for Untouchable: 1.
The GM casts Gone into the Dark. (SQ-7.4)
Hero 1 casts Main Switch on Gone into the Dark. (SQ-7.4)
Gone into the Dark is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 with Prism Blade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 2.
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with Watch Spear. (SQ-5.1)
Roll for Untouchable: 4.
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 3 damage, 3 left. (SQ-5.3)
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 5.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.

--- round 7, gm, move 294 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 2.
The GM gains 3 BP and has 7 available. (SQ-4.2)
The GM casts The Ferry's Toll on Hero 1. (SQ-7.4)
Glass Servant is sacrificed. (SQ-5.3)
The GM takes Pit Maw back from the discard pile.
Rubble Walker attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Watch Spear. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Watch Spear takes 4 damage, 0 left. (SQ-5.3)
Watch Spear is destroyed. (SQ-5.3)

--- round 8, heroes, move 312 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 2.
Roll for Fate: 4.
Hero 1 now has 6 INT and 6 STR. (SQ-3.2)
Hero 2 now has 7 INT and 7 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Rubble Walker. (SQ-7.4)
Roll for Untouchable: 1.
Roll for Tenacity: 5.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers Iron Toll. (SQ-8.1)
Hero 2 discards Tower Plate.
Hero 2 discards Lamppost Glaive.
Hero 2 gains 1 STR.
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Untouchable: 4.
Roll for Tenacity: 1.
Rubble Walker takes 1 damage, 2 left. (SQ-5.3)
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 5.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 4.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 2 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.

--- round 8, gm, move 342 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 2.
The GM gains 3 BP and has 10 available. (SQ-4.2)
Rubble Walker attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Old Watch Sergeant. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Old Watch Sergeant takes 4 damage, 0 left. (SQ-5.3)
Old Watch Sergeant is destroyed. (SQ-5.3)

--- round 9, heroes, move 352 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 5.
Roll for Fate: 1.
Hero 1 now has 7 INT and 6 STR. (SQ-3.2)
Hero 2 now has 8 INT and 8 STR. (SQ-3.2)
Hero 2 discards Pack Mule.
Hero 2 discovers Sleeper in the Gate. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Untouchable: 2.
Roll for Tenacity: 4.
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 1.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.

--- round 9, gm, move 379 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 3.
The GM gains 3 BP and has 13 available. (SQ-4.2)
Rubble Walker attacks Hero 2. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Guild Coat absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 8 left. (SQ-5.7)
Guild Coat is destroyed. (SQ-5.3)

--- round 10, heroes, move 390 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 4.
Roll for Fate: 3.
Hero 1 now has 8 INT and 7 STR. (SQ-3.2)
Hero 2 now has 9 INT and 8 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers Grazing Colossus. (SQ-8.1)
Hero 1 equips Lens Ring. (SQ-6.2)
Hero 1 casts Standing Lamp. (SQ-7.4)
Hero 2 casts Falling Satellite on Rubble Walker. (SQ-7.4)
Roll for Untouchable: 2.
Roll for Falling Satellite: 1.
Roll for Tenacity: 6.
Rubble Walker takes 2 damage, 0 left. (SQ-5.3)
Rubble Walker is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Signal Flare. (SQ-10.2)
Hero 2 turns over the prize: Switch Hatchet. (SQ-10.2)
Hero 2 equips Switch Hatchet. (SQ-6.2)
Hero 1 attacks Dreamcap with Lighting Pole. (SQ-5.1)
Roll for Untouchable: 3.
Hero 1 with Lighting Pole deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Hero 2 attacks Sleeper in the Gate with Switch Hatchet. (SQ-5.1)
Roll for Untouchable: 6.
Sleeper in the Gate is Untouchable: no effect. (SQ-11.19)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Signal Flare. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)

--- round 10, gm, move 420 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 3.
The GM gains 3 BP and has 30 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Grazing Colossus takes 1 damage, 8 left. (SQ-5.3)
Encounter 3 of 4 begins. (SQ-10.1)
Convoy Helmet takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
The GM brings Hunger Choir into play. (SQ-3.6)
The GM brings Captain of the Drowned into play. (SQ-3.6)
The GM casts House Rules of the Ruin. (SQ-7.4)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Hunger Choir attacks Hero 2. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Lens Ring absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 3 LP, 5 left. (SQ-5.7)
Lens Ring is destroyed. (SQ-5.3)
Roll for Empower: 4.
Hero 2 blocks with Switch Hatchet. (SQ-5.4)
Hunger Choir deals 7 = 3 ATK + 4 Empower (rolled 4). (SQ-5.1)
Switch Hatchet takes 7 damage, 0 left. (SQ-5.3)
Switch Hatchet is destroyed. (SQ-5.3)

--- round 11, heroes, move 434 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 2.
Roll for Fate: 2.
Hero 1 now has 9 INT and 8 STR. (SQ-3.2)
Hero 2 now has 9 INT and 9 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 equips Mirror Mask. (SQ-6.2)
Hero 1 casts High Noon. (SQ-7.4)
Hunger Choir takes 5 damage, 5 left. (SQ-5.3)
Captain of the Drowned takes 5 damage, 5 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Hunger Choir takes 2 damage, 3 left. (SQ-5.3)
Hero 2 equips Lift Plate. (SQ-6.2)
Convoy Helmet is laid off. (SQ-5.3)
Hero 2 casts Field Forge. (SQ-7.4)
Hero 1 attacks Hunger Choir with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Captain of the Drowned with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 4 left. (SQ-5.3)

--- round 11, gm, move 471 ---
Field Forge takes effect. (SQ-7.7)
Round 11: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 4.
The GM gains 3 BP and has 19 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Sleeper in the Gate takes 1 damage, 4 left. (SQ-5.3)
Grazing Colossus takes 1 damage, 7 left. (SQ-5.3)
Hunger Choir takes 1 damage, 1 left. (SQ-5.3)
Captain of the Drowned takes 1 damage, 3 left. (SQ-5.3)
The GM brings Gutter Crawler into play. (SQ-3.6)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Hunger Choir attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Lift Plate absorbs 4 damage for Hero 2, 3 ARM left. (SQ-5.6)
Lift Plate takes effect. (SQ-7.7)
4 damage is removed from Lift Plate.
Roll for Empower: 5.
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Hero 1 casts Spark Screen. (SQ-7.4)
Hunger Choir takes 1 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
Captain of the Drowned takes effect. (SQ-7.7)
Captain of the Drowned gains +1 ATK until the end of the Encounter.
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Guild Coat absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 12, heroes, move 492 ---
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 4.
Roll for Fate: 3.
Hero 1 now has 9 INT and 9 STR. (SQ-3.2)
Hero 2 now has 10 INT and 9 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers Blown Fuse. (SQ-8.1)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
The world changes: Glowing Veins. (SQ-9.1)
Hero 1 casts Dead Current on Captain of the Drowned. (SQ-7.4)
The GM casts Two Fingers on the Wick on Dead Current. (SQ-7.4)
Mirror Mask takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Dead Current is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 uses Lantern Guild. (SQ-7.7)
Captain of the Drowned takes 2 damage, 1 left. (SQ-5.3)
Hero 1 attacks Captain of the Drowned with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 0 left. (SQ-5.3)
Captain of the Drowned is destroyed. (SQ-5.3)
Captain of the Drowned returns to hand. (SQ-11.23)
Hero 2 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 5 left. (SQ-5.3)

--- round 12, gm, move 523 ---
Field Forge takes effect. (SQ-7.7)
Round 12: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 2.
The GM gains 3 BP and has 21 available. (SQ-4.2)
The world acts: Glowing Veins. (SQ-4.7)
Hero 1 gets 1 spent INT back.
Hero 2 gets 1 spent INT back.
1 damage is removed from Gutter Crawler.
Gutter Crawler attacks Hero 1. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Guild Coat absorbs 1 damage for Hero 1, 1 ARM left. (SQ-5.6)

--- round 13, heroes, move 536 ---
Round 13: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 1.
Roll for Fate: 4.
Hero 1 now has 10 INT and 9 STR. (SQ-3.2)
Hero 2 now has 10 INT and 10 STR. (SQ-3.2)
Hero 1 discards Blinding Flash.
Hero 1 discovers Talking Pane. (SQ-8.1)
Hero 1 draws 2 cards. (SQ-3.1)
The GM draws a card. (SQ-4.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Rekindle. (SQ-7.4)
The GM casts Dead Static on Rekindle. (SQ-7.4)
Mirror Mask takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Rekindle is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)
Hero 1 brings Mirror Image into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Mirror Image takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Gutter Crawler with Prism Blade. (SQ-5.1)
Hero 1 with Prism Blade deals 3 = 3 ATK. (SQ-5.1)
Gutter Crawler takes 3 damage, 3 left. (SQ-5.3)
Prism Blade takes effect. (SQ-7.7)
Gutter Crawler burns: Burn 1. (SQ-11.1)
Mirror Image attacks Gutter Crawler. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 1 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Gutter Crawler takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Arc of Light. (SQ-10.2)
Hero 2 turns over the prize: Scrap Run. (SQ-10.2)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Lamppost Glaive back from the discard pile.

--- round 13, gm, move 577 ---
Field Forge takes effect. (SQ-7.7)
Round 13: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 1.
The GM gains 2 BP and has 38 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Rust Bloom. (SQ-9.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Captain of the Drowned into play. (SQ-3.6)
The GM plays a card face down. (SQ-11.20)
The GM brings Hollow Crier into play. (SQ-3.6)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Rat Tide into play. (SQ-3.6)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Hollow Crier attacks Hero 1. (SQ-4.10)
Rat Tide attacks Hero 1. (SQ-4.10)
Hero 1 casts Arc of Light on a face-down card. (SQ-7.4)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes 4 damage, 6 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Mirror Image takes 2 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Lift Plate absorbs 4 damage for Hero 2, 2 ARM left. (SQ-5.6)
Lift Plate takes effect. (SQ-7.7)
4 damage is removed from Lift Plate.
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Hero 1 casts Blinding Flash. (SQ-7.4)
Hero 2 casts Onto the Siding. (SQ-7.4)
The attack is called off. (SQ-5.11)
The attack is called off. (SQ-5.11)
Rat Tide deals 2 = 2 ATK. (SQ-5.1)
Guild Coat absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)

--- round 14, heroes, move 607 ---
Round 14: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 4.
Roll for Fate: 6.
Hero 1 now has 10 INT and 10 STR. (SQ-3.2)
Hero 2 now has 12 INT and 10 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Burning Glass on Pit Maw. (SQ-7.4)
Pit Maw takes 2 damage, 4 left. (SQ-5.3)
Pit Maw burns: Burn 2. (SQ-11.1)
Guild Coat is laid off. (SQ-5.3)
Hero 2 equips Lamppost Glaive. (SQ-6.2)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Watch Spear back from the discard pile.
Hero 1 attacks Pit Maw with Prism Blade. (SQ-5.1)
Hero 1 with Prism Blade deals 3 = 3 ATK. (SQ-5.1)
Pit Maw takes 3 damage, 1 left. (SQ-5.3)
Prism Blade takes effect. (SQ-7.7)
Pit Maw burns: Burn 1. (SQ-11.1)
Hero 2 attacks Pit Maw with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Captain of the Drowned takes effect. (SQ-7.7)
Captain of the Drowned gains +1 ATK until the end of the Encounter.

--- round 14, gm, move 642 ---
Field Forge takes effect. (SQ-7.7)
Round 14: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 6.
The GM gains 4 BP and has 22 available. (SQ-4.2)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Hollow Crier attacks Hero 1. (SQ-4.10)
Rat Tide attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Captain of the Drowned deals 5 = 5 ATK. (SQ-5.1)
Lift Plate absorbs 5 damage for Hero 2, 1 ARM left. (SQ-5.6)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Mirror Mask absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Rat Tide deals 2 = 2 ATK. (SQ-5.1)
Lighting Pole takes 2 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)

--- round 15, heroes, move 661 ---
Round 15: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 5.
Roll for Fate: 6.
Hero 1 now has 11 INT and 10 STR. (SQ-3.2)
Hero 2 now has 12 INT and 12 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Prism Blade. (SQ-6.2)
Hero 1 casts Burning Glass on Captain of the Drowned. (SQ-7.4)
Captain of the Drowned takes 2 damage, 8 left. (SQ-5.3)
Captain of the Drowned burns: Burn 2. (SQ-11.1)
Mirror Mask is laid off. (SQ-5.3)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Hero 2 casts Patchwork on Lift Plate. (SQ-7.4)
4 damage is removed from Lift Plate.
Hero 1 attacks Captain of the Drowned with Prism Blade [30]. (SQ-5.1)
Hero 1 with Prism Blade [30] deals 3 = 3 ATK. (SQ-5.1)
Captain of the Drowned takes 3 damage, 5 left. (SQ-5.3)
Prism Blade takes effect. (SQ-7.7)
Captain of the Drowned burns: Burn 1. (SQ-11.1)
Hero 2 attacks Captain of the Drowned with Lamppost Glaive. (SQ-5.1)
Lamppost Glaive takes effect. (SQ-7.7)
Hero 2 with Lamppost Glaive deals 6 = 5 ATK + 1 Lamppost Glaive. (SQ-5.1)
Captain of the Drowned takes 6 damage, 0 left. (SQ-5.3)
Captain of the Drowned is destroyed. (SQ-5.3)

--- round 15, gm, move 697 ---
Field Forge takes effect. (SQ-7.7)
1 damage is removed from Lift Plate.
Round 15: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 2.
The GM gains 3 BP and has 25 available. (SQ-4.2)
Hollow Crier attacks Hero 1. (SQ-4.10)
Rat Tide attacks Hero 1. (SQ-4.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 2 left. (SQ-5.7)
Hero 2 intervenes. (SQ-5.10)
Rat Tide deals 2 = 2 ATK. (SQ-5.1)
Convoy Helmet absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 3 left. (SQ-5.7)
Convoy Helmet is destroyed. (SQ-5.3)

--- round 16, heroes, move 714 ---
Round 16: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 6.
Roll for Fate: 5.
Hero 1 now has 11 INT and 12 STR. (SQ-3.2)
Hero 2 now has 13 INT and 12 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Glass Dome. (SQ-7.4)
Hero 1 attacks Hollow Crier with Prism Blade [30]. (SQ-5.1)
Hero 1 with Prism Blade [30] deals 3 = 3 ATK. (SQ-5.1)
Hollow Crier takes 3 damage, 3 left. (SQ-5.3)
Prism Blade takes effect. (SQ-7.7)
Hollow Crier burns: Burn 1. (SQ-11.1)
Hero 2 attacks Hollow Crier with Lamppost Glaive. (SQ-5.1)
Lamppost Glaive takes effect. (SQ-7.7)
Hero 2 with Lamppost Glaive deals 6 = 5 ATK + 1 Lamppost Glaive. (SQ-5.1)
Hollow Crier takes 6 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)

--- round 16, gm, move 742 ---
Field Forge takes effect. (SQ-7.7)
Round 16: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 1.
The GM gains 2 BP and has 27 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
Rat Tide attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rat Tide deals 2 = 2 ATK. (SQ-5.1)
Lift Plate absorbs 2 damage for Hero 2, 4 ARM left. (SQ-5.6)

--- round 17, heroes, move 755 ---
The GM discards The Scent.
Round 17: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 6.
Roll for Fate: 2.
Hero 1 now has 13 INT and 12 STR. (SQ-3.2)
Hero 2 now has 13 INT and 13 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 5. (SQ-1.2)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Hero 1 attacks Rat Tide with Prism Blade [30]. (SQ-5.1)
Hero 1 with Prism Blade [30] deals 3 = 3 ATK. (SQ-5.1)
Rat Tide takes 3 damage, 3 left. (SQ-5.3)
Prism Blade takes effect. (SQ-7.7)
Rat Tide burns: Burn 1. (SQ-11.1)
Hero 2 attacks Rat Tide with Lamppost Glaive. (SQ-5.1)
Lamppost Glaive takes effect. (SQ-7.7)
Hero 2 with Lamppost Glaive deals 6 = 5 ATK + 1 Lamppost Glaive. (SQ-5.1)
Rat Tide takes 6 damage, 0 left. (SQ-5.3)
Rat Tide is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Old City Map. (SQ-10.2)
Hero 2 turns over the prize: Patchwork. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Moonless Week. (SQ-9.1)
The Main Boss enters: Mother of the Shafts. (SQ-10.4)
Mother of the Shafts takes effect. (SQ-7.7)
The GM gains 8 BP.
The GM draws 4 cards. (SQ-4.1)
Gate Hound attacks Mother of the Shafts. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 25 left. (SQ-5.3)
Hero 1 casts Old City Map. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)
Hero 1 gains 1 STR.
Hero 1 casts Short Circuit on Mother of the Shafts. (SQ-7.4)
Roll for Short Circuit: 1.
Hero 1 loses 1 LP, 2 left. (SQ-5.7)
Hero 2 casts Patchwork on Lift Plate. (SQ-7.4)
2 damage is removed from Lift Plate.

--- round 17, gm, move 802 ---
Field Forge takes effect. (SQ-7.7)
Round 17: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
Roll for Fate: 4.
The GM gains 3 BP and has 58 available. (SQ-4.2)
The GM brings Night Mason into play. (SQ-3.6)
The GM brings Bridge Spider into play. (SQ-3.6)
The GM brings Spent Lamplighter into play. (SQ-3.6)
The GM brings Gutter Crawler into play. (SQ-3.6)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
Mother of the Shafts gains +1 ATK until the end of the turn.
Night Mason gains +1 ATK until the end of the turn.
Bridge Spider gains +1 ATK until the end of the turn.
Spent Lamplighter gains +1 ATK until the end of the turn.
Gutter Crawler gains +1 ATK until the end of the turn.
The GM uses Mother of the Shafts. (SQ-7.7)
The GM brings Shaft Rat into play. (SQ-3.6)
Mother of the Shafts attacks Hero 1. (SQ-4.10)
Night Mason attacks Hero 1. (SQ-4.10)
Bridge Spider attacks Hero 1. (SQ-4.10)
Spent Lamplighter attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Shaft Rat attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Mother of the Shafts deals 7 = 4 ATK + 3 Mother of the Shafts. (SQ-5.1)
Lift Plate absorbs 7 damage for Hero 2, 0 ARM left. (SQ-5.6)
Lift Plate takes effect. (SQ-7.7)
4 damage is removed from Lift Plate.
Lift Plate is destroyed. (SQ-5.3)
Hero 1 blocks with Prism Blade [30]. (SQ-5.4)
Night Mason deals 5 = 5 ATK. (SQ-5.1)
Prism Blade [30] takes 5 damage, 0 left. (SQ-5.3)
Prism Blade is destroyed. (SQ-5.3)
Bridge Spider takes effect. (SQ-7.7)
Gate Hound is paralyzed. (SQ-11.14)
Hero 1 blocks with Prism Blade. (SQ-5.4)
Bridge Spider deals 5 = 5 ATK. (SQ-5.1)
Prism Blade takes 5 damage, 0 left. (SQ-5.3)
Prism Blade is destroyed. (SQ-5.3)
Spent Lamplighter deals 3 = 3 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
The attack of Gutter Crawler comes to nothing. (SQ-5.13)
The attack of Shaft Rat comes to nothing. (SQ-5.13)

--- round 18, heroes, move 836 ---
The GM discards Cinderling.
Round 18: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 2.
Hero 2 now has 14 INT and 13 STR. (SQ-3.2)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 2 attacks Shaft Rat with Lamppost Glaive. (SQ-5.1)
Hero 2 with Lamppost Glaive deals 5 = 5 ATK. (SQ-5.1)
Shaft Rat takes 5 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Gate Hound attacks Mother of the Shafts. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 24 left. (SQ-5.3)

--- round 18, gm, move 851 ---
Field Forge takes effect. (SQ-7.7)
Round 18: the GM’s turn. (SQ-2.1)
Night Mason takes effect. (SQ-7.7)
1 damage is removed from Mother of the Shafts.
The GM draws a card. (SQ-4.1)
Roll for Fate: 1.
The GM gains 2 BP and has 40 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM uses Mother of the Shafts. (SQ-7.7)
The GM brings Glass Mite into play. (SQ-3.6)
Mother of the Shafts attacks Hero 2. (SQ-4.10)
Night Mason attacks Hero 2. (SQ-4.10)
Bridge Spider attacks Hero 2. (SQ-4.10)
Spent Lamplighter attacks Hero 2. (SQ-4.10)
Gutter Crawler attacks Hero 2. (SQ-4.10)
Glass Mite attacks Hero 2. (SQ-4.10)
Mother of the Shafts deals 6 = 3 ATK + 3 Mother of the Shafts. (SQ-5.1)
Tower Plate absorbs 5 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 2 left. (SQ-5.7)
Hero 2 blocks with Gate Hound. (SQ-5.4)
Night Mason deals 4 = 4 ATK. (SQ-5.1)
Gate Hound takes 4 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Hero 2 blocks with Lamppost Glaive. (SQ-5.4)
Bridge Spider deals 4 = 4 ATK. (SQ-5.1)
Lamppost Glaive takes 4 damage, 0 left. (SQ-5.3)
Lamppost Glaive is destroyed. (SQ-5.3)
Spent Lamplighter deals 2 = 2 ATK. (SQ-5.1)
Tower Plate absorbs 0 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
