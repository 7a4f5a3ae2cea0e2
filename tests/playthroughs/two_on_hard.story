600 moves, gm-win
Difficulty: HARD. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 8 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 8 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 1.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Make an End.
Hero 2 discovers Old Siren. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Guild Coat. (SQ-6.2)
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

--- round 1, gm, move 30 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Glass Mite into play. (SQ-4.9)
The GM brings Shaft Rat into play. (SQ-4.9)
Glass Mite attacks Hero 1. (SQ-4.10)
Shaft Rat attacks Hero 1. (SQ-4.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Guild Coat absorbs 1 damage for Hero 1, 3 ARM left. (SQ-5.6)
Shaft Rat deals 1 = 1 ATK. (SQ-5.1)
Guild Coat absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 2, heroes, move 47 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 1.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 4 STR. (SQ-3.2)
Hero 2 discards Tower Seal.
Hero 2 discovers Burst Battery. (SQ-8.1)
Tower Helm takes 2 damage, 2 left. (SQ-5.3)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 casts City Fire. (SQ-7.4)
Glass Mite takes 1 damage, 3 left. (SQ-5.3)
Shaft Rat takes 1 damage, 3 left. (SQ-5.3)
Glass Mite burns: Burn 2. (SQ-11.1)
Shaft Rat burns: Burn 2. (SQ-11.1)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Tower Helm is laid off. (SQ-3.6)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Hero 1 attacks Shaft Rat with bare hands. (SQ-5.1)
The GM casts Falling Panes. (SQ-7.4)
Hero 1 loses 1 LP, 7 left. (SQ-5.7)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Shaft Rat takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Shaft Rat with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 5 = 4 ATK + 1 bonus. (SQ-5.1)
Shaft Rat takes 5 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)

--- round 2, gm, move 79 ---
Round 2: the GM’s turn. (SQ-2.1)
Glass Mite takes 2 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 6.
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 4 available. (SQ-4.2)
The GM brings Ash Singer into play. (SQ-4.9)
Ash Singer attacks Hero 1. (SQ-4.10)
Glass Mite attacks Hero 1. (SQ-4.10)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Guild Coat absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 2 intervenes. (SQ-5.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Hero 2 casts Riposte. (SQ-7.4)
Glass Mite takes 3 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)

--- round 3, heroes, move 94 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 4 STR. (SQ-3.2)
Hero 2 discards Shard Knife.
Hero 2 discovers Dreamcap. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 discovers A Lamp That Still Works. (SQ-8.1)
Hero 2 gets 2 spent INT back.
Hero 2 gains 1 LP and has 9. (SQ-1.2)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 1 casts Chorus of Lamps on Ash Singer. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Ash Singer takes 1 damage, 9 left. (SQ-5.3)
Ash Singer takes 4 damage, 5 left. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 10. (SQ-1.2)
Guild Coat is laid off. (SQ-3.6)
Hero 1 attacks Ash Singer with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Ash Singer with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Ash Singer takes 4 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lamp Ledger. (SQ-10.2)
Hero 2 turns over the prize: Tower Seal. (SQ-10.2)

--- round 3, gm, move 120 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 9 available. (SQ-4.2)
The world changes: Standing Fog. (SQ-9.1)
Encounter 2 of 4 begins. (SQ-10.1)
Convoy Helmet takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
The GM plays a card face down. (SQ-11.20)
The GM brings Glass Mite into play. (SQ-4.9)
Glass Mite attacks Hero 1. (SQ-4.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)

--- round 4, heroes, move 133 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 6.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 6 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: Pit Maw. (SQ-11.20)
Roll for Untouchable: 4.
Pit Maw takes 2 damage, 8 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Roll for Untouchable: 4.
Tinderbox takes effect. (SQ-7.7)
Pit Maw takes 1 damage, 7 left. (SQ-5.3)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 2 brings Old Watch Sergeant into play. (SQ-3.6)
Glass Servant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 5.
The GM casts The Floor Gives Way. (SQ-7.4)
Glass Servant deals 0 = 2 ATK − 2 The Floor Gives Way. (SQ-5.1)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 6 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Watch Spear. (SQ-5.1)
Roll for Untouchable: 6.
Pit Maw is Untouchable: no effect. (SQ-11.19)
Old Watch Sergeant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 2.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Pit Maw takes 2 damage, 4 left. (SQ-5.3)

--- round 4, gm, move 160 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 4 available. (SQ-4.2)
Pit Maw attacks Hero 1. (SQ-4.10)
Glass Mite attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Lighting Pole takes 5 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Convoy Jacket absorbs 1 damage for Hero 2, 2 ARM left. (SQ-5.6)

--- round 5, heroes, move 171 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 3.
Hero 1 now has 9 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 6 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 casts Falling Satellite on Pit Maw. (SQ-7.4)
Roll for Untouchable: 3.
Tinderbox takes effect. (SQ-7.7)
Pit Maw takes 1 damage, 3 left. (SQ-5.3)
Roll for Untouchable: 3.
Roll for Falling Satellite: 3.
Pit Maw takes 10 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Hero 2 equips Prism Blade. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Prism Blade gains +1 ATK until the end of the turn.
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Glass Servant attacks Glass Mite. (SQ-5.1)
Roll for Untouchable: 4.
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Glass Servant takes 1 damage, 4 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Glass Mite takes 2 damage, 2 left. (SQ-5.3)
Hero 1 attacks Dreamcap with bare hands. (SQ-5.1)
Roll for Untouchable: 3.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 2 left. (SQ-5.3)
Old Watch Sergeant attacks Glass Mite. (SQ-5.1)
Roll for Untouchable: 6.
Glass Mite is Untouchable: no effect. (SQ-11.19)
Hero 2 attacks Glass Mite with Watch Spear. (SQ-5.1)
Roll for Untouchable: 2.
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
The GM casts Gone into the Dark. (SQ-7.4)
The attack is called off. (SQ-5.11)
Forge Apprentice attacks Dreamcap. (SQ-5.1)
Roll for Untouchable: 5.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 1 left. (SQ-5.3)

--- round 5, gm, move 205 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 7 available. (SQ-4.2)
The GM brings Rubble Walker into play. (SQ-4.9)
The GM brings Shaft Rat into play. (SQ-4.9)
Rubble Walker attacks Hero 1. (SQ-4.10)
Shaft Rat attacks Hero 1. (SQ-4.10)
Glass Mite attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Glass Servant. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Glass Servant takes 4 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Shaft Rat deals 2 = 1 ATK + 1 Shaft Rat. (SQ-5.1)
Convoy Jacket absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Convoy Jacket is destroyed. (SQ-5.3)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 9 left. (SQ-5.7)

--- round 6, heroes, move 219 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 5.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 7 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Ember Throw on Glass Mite. (SQ-7.4)
Roll for Untouchable: 1.
Tinderbox takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 1 left. (SQ-5.3)
Roll for Untouchable: 5.
Glass Mite takes 3 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Prism Blade gains +1 ATK until the end of the turn.
Hero 1 attacks Shaft Rat with bare hands. (SQ-5.1)
Roll for Untouchable: 5.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Shaft Rat takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Shaft Rat with Watch Spear. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Watch Spear deals 6 = 4 ATK + 2 bonus. (SQ-5.1)
Shaft Rat takes 6 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 3.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 1.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.

--- round 6, gm, move 250 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 3 available. (SQ-4.2)
Rubble Walker attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 2 casts Riposte. (SQ-7.4)
Roll for Tenacity: 3.
Rubble Walker deals 3 = 4 ATK − 1 Riposte. (SQ-5.1)
Dynamo Belt absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Dynamo Belt is destroyed. (SQ-5.3)

--- round 7, heroes, move 265 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 8 STR. (SQ-3.2)
Hero 2 discards Tower Seal.
Hero 2 discovers Light Tube. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Convoy Jacket is laid off. (SQ-3.6)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 5.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 2 attacks Rubble Walker with Watch Spear. (SQ-5.1)
Roll for Untouchable: 2.
The GM casts Light Thrown Back. (SQ-7.4)
Hero 1 casts Main Switch on Light Thrown Back. (SQ-7.4)
Roll for Untouchable: 2.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Light Thrown Back is countered: it does nothing and stays paid. (SQ-7.5)
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 3 damage, 5 left. (SQ-5.3)
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 5.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 1.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 7, gm, move 298 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM casts The Ferry's Toll on Hero 1. (SQ-7.4)
The GM takes Pit Maw back from the discard pile.
Rubble Walker attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Convoy Helmet absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 7 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Roll for Tenacity: 4.
Convoy Helmet is destroyed. (SQ-5.3)

--- round 8, heroes, move 315 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 2.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Rubble Walker. (SQ-7.4)
Roll for Untouchable: 3.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Roll for Untouchable: 5.
Roll for Tenacity: 1.
Rubble Walker takes 3 damage, 2 left. (SQ-5.3)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Lift Plate from the deck.
Tower Plate is laid off. (SQ-3.6)
Hero 2 equips Lift Plate. (SQ-6.2)
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Old Watch Sergeant attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 3.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 2 attacks Rubble Walker with Watch Spear. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 3.
Rubble Walker takes 1 damage, 1 left. (SQ-5.3)
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 4.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 2.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.

--- round 8, gm, move 357 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 4 BP and has 11 available. (SQ-4.2)
Rubble Walker attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Lift Plate absorbs 4 damage for Hero 2, 3 ARM left. (SQ-5.6)
Lift Plate takes effect. (SQ-7.7)
4 damage is removed from Lift Plate.

--- round 9, heroes, move 368 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 6.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Sleepless Study. (SQ-7.4)
Roll for Untouchable: 3.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Standing Lamp. (SQ-7.4)
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 4.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 2 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 1 damage, 0 left. (SQ-5.3)
Rubble Walker is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Signal Flare. (SQ-10.2)
Hero 2 turns over the prize: Switch Hatchet. (SQ-10.2)
Old Watch Sergeant attacks Dreamcap. (SQ-5.1)
Roll for Untouchable: 4.
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Hero 1 casts Signal Flare. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)

--- round 9, gm, move 418 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 28 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Old Watch Sergeant takes 1 damage, 2 left. (SQ-5.3)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 4.
Encounter 3 of 4 begins. (SQ-10.1)
The GM brings Hunger Choir into play. (SQ-4.9)
The GM plays a card face down. (SQ-11.20)
The GM casts House Rules of the Ruin. (SQ-7.4)
Hunger Choir attacks Hero 1. (SQ-4.10)
Roll for Empower: 6.
Hero 2 intervenes. (SQ-5.10)
Hunger Choir deals 9 = 3 ATK + 6 Empower (rolled 6). (SQ-5.1)
Lift Plate absorbs 7 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 5 left. (SQ-5.7)
Lift Plate takes effect. (SQ-7.7)
4 damage is removed from Lift Plate.
Lift Plate is destroyed. (SQ-5.3)

--- round 10, heroes, move 434 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 5.
Hero 1 now has 17 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 11 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 casts High Noon. (SQ-7.4)
A face-down card turns up: Pit Maw. (SQ-11.20)
Tinderbox takes effect. (SQ-7.7)
Pit Maw takes 1 damage, 9 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Old Watch Sergeant takes 2 damage, 0 left. (SQ-5.3)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 6.
Old Watch Sergeant is destroyed. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Hunger Choir takes 5 damage, 3 left. (SQ-5.3)
Pit Maw takes 5 damage, 4 left. (SQ-5.3)
Hero 1 attacks Hunger Choir with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Pit Maw takes 3 damage, 1 left. (SQ-5.3)
Pack Mule attacks Pit Maw. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)

--- round 10, gm, move 465 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 18 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Roll for Tenacity: 6.
Hunger Choir takes 1 damage, 1 left. (SQ-5.3)
The GM brings Captain of the Drowned into play. (SQ-4.9)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Hunger Choir attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Prism Blade. (SQ-5.4)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Prism Blade takes 4 damage, 0 left. (SQ-5.3)
Prism Blade is destroyed. (SQ-5.3)
Roll for Empower: 5.
Hero 2 blocks with Watch Spear. (SQ-5.4)
Hunger Choir deals 8 = 3 ATK + 5 Empower (rolled 5). (SQ-5.1)
Watch Spear takes 8 damage, 0 left. (SQ-5.3)
Watch Spear is destroyed. (SQ-5.3)

--- round 11, heroes, move 483 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 1 now has 18 INT and 0 STR. (SQ-3.2)
Hero 2 now has 7 INT and 11 STR. (SQ-3.2)
Hero 1 discards Mirror Mask.
Hero 1 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 2.
Hero 1 discards Lens Ring.
Hero 1 discovers Iron Toll. (SQ-8.1)
Hero 1 discards Afterimage.
Hero 1 discards Guild Coat.
Hero 1 gains 1 STR.
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 2 equips Rubble Maul. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Hunger Choir with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
Captain of the Drowned takes effect. (SQ-7.7)
Captain of the Drowned gains +1 ATK until the end of the Encounter.
Pack Mule attacks Captain of the Drowned. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 7 left. (SQ-5.3)
Forge Apprentice attacks Captain of the Drowned. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 6 left. (SQ-5.3)
Hero 2 attacks Captain of the Drowned with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 5 left. (SQ-5.3)

--- round 11, gm, move 515 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 13 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world acts: Glass Rain. (SQ-4.7)
Roll for Tenacity: 4.
Captain of the Drowned takes 1 damage, 4 left. (SQ-5.3)
Forge Apprentice takes 1 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Pack Mule. (SQ-5.4)
Captain of the Drowned deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule takes 3 damage, 0 left. (SQ-5.3)
Pack Mule is destroyed. (SQ-5.3)

--- round 12, heroes, move 526 ---
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 1 now has 19 INT and 1 STR. (SQ-3.2)
Hero 2 now has 7 INT and 13 STR. (SQ-3.2)
Hero 1 discards Dead Current.
Hero 1 discovers Sleeper in the Gate. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 attacks Captain of the Drowned with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Captain of the Drowned takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Captain of the Drowned with Rubble Maul. (SQ-5.1)
Hero 2 with Rubble Maul deals 7 = 7 ATK. (SQ-5.1)
Captain of the Drowned takes 7 damage, 0 left. (SQ-5.3)
Captain of the Drowned is destroyed. (SQ-5.3)
Captain of the Drowned returns to hand. (SQ-11.23)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Arc of Light. (SQ-10.2)
Hero 2 turns over the prize: Scrap Run. (SQ-10.2)
Hero 2 casts Scrap Run. (SQ-7.4)
The GM casts Dead Static on Scrap Run. (SQ-7.4)
Scrap Run is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)

--- round 12, gm, move 553 ---
Round 12: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 36 available. (SQ-4.2)
The world changes: Market of Those Who Stayed. (SQ-9.1)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 5.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Captain of the Drowned into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Rat Tide into play. (SQ-4.9)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Scrap Stag attacks Hero 2. (SQ-4.10)
Hollow Crier attacks Hero 2. (SQ-4.10)
Rat Tide attacks Hero 2. (SQ-4.10)
Hero 1 casts Arc of Light on Scrap Stag. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Scrap Stag takes 1 damage, 7 left. (SQ-5.3)
The GM casts Two Fingers on the Wick on Arc of Light. (SQ-7.4)
Arc of Light is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 intervenes. (SQ-5.10)
Hero 1 casts Blinding Flash. (SQ-7.4)
The attack is called off. (SQ-5.11)
Scrap Stag takes effect. (SQ-7.7)
Hero 2 blocks with Rubble Maul. (SQ-5.4)
Scrap Stag deals 6 = 4 ATK + 2 Scrap Stag. (SQ-5.1)
Rubble Maul takes 6 damage, 0 left. (SQ-5.3)
Hero 2 loses 3 LP, 2 left. (SQ-5.7)
Rubble Maul is destroyed. (SQ-5.3)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Hero 2 loses 2 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
The attack of Rat Tide comes to nothing. (SQ-5.13)

--- round 13, heroes, move 579 ---
Round 13: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 20 INT and 2 STR. (SQ-3.2)
Hero 1 discovers Grazing Colossus. (SQ-8.1)
Hero 1 attacks Scrap Stag with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 6 left. (SQ-5.3)

--- round 13, gm, move 588 ---
Round 13: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 19 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 3.
The GM draws a card. (SQ-4.1)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Scrap Stag attacks Hero 1. (SQ-4.10)
Hollow Crier attacks Hero 1. (SQ-4.10)
Rat Tide attacks Hero 1. (SQ-4.10)
Hero 1 casts Blinding Flash. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Scrap Stag takes 1 damage, 5 left. (SQ-5.3)
The attack is called off. (SQ-5.11)
Scrap Stag takes effect. (SQ-7.7)
Scrap Stag deals 6 = 4 ATK + 2 Scrap Stag. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 6 LP, 3 left. (SQ-5.7)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 1 left. (SQ-5.7)
Rat Tide deals 2 = 2 ATK. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
