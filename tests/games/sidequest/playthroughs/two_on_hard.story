662 moves, gm-win
Difficulty: HARD. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 8 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 10 ---
Round 1: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 1.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Nail Visage.
Hero 2 discovers Talking Pane. (SQ-8.1)
Hero 2 draws 2 cards. (SQ-3.1)
The GM draws a card. (SQ-4.1)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 11. (SQ-1.2)
Hero 1 casts Standing Lamp. (SQ-7.4)
Standing Lamp stays in play. (SQ-7.6)
Hero 2 equips Shard Knife. (SQ-6.2)
Hero 2 equips Tower Seal. (SQ-6.2)
Hero 2 brings Gate Hound into play. (SQ-3.6)

--- round 1, gm, move 30 ---
Round 1: the GM turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Tunnel Boar into play. (SQ-4.9)
Tunnel Boar attacks Hero 1. (SQ-4.10)
Roll for Empower: 2.
Hero 2 intervenes. (SQ-5.10)
Tunnel Boar deals 3 = 1 ATK + 2 Empower (rolled 2). (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 7 left. (SQ-5.7)
Tower Seal is destroyed. (SQ-5.3)

--- round 2, heroes, move 36 ---
Round 2: the Hero turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Tunnel Boar takes 1 damage, 7 left. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 5 STR. (SQ-3.2)
Hero 1 discards Mirror Mask.
Hero 1 discovers Stray Wisp. (SQ-8.1)
Stray Wisp stays in the Discovery Zone. (SQ-8.3)
Hero 1 casts Burning Glass on Tunnel Boar. (SQ-7.4)
Tunnel Boar takes 2 damage, 5 left. (SQ-5.3)
Tunnel Boar burns: Burn 2. (SQ-11.1)
Hero 1 casts Dead Current on Tunnel Boar. (SQ-7.4)
Tunnel Boar is paralyzed. (SQ-11.14)
Hero 2 equips Piston Fist. (SQ-6.2)
Hero 2 equips Odometer. (SQ-6.2)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Nail Visage back from the discard pile.
Hero 2 equips Nail Visage. (SQ-6.2)
Hero 1 attacks Tunnel Boar with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Tunnel Boar takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Tunnel Boar with Piston Fist. (SQ-5.1)
Hero 2 casts Follow-Through. (SQ-7.4)
Hero 2 with Piston Fist deals 5 = 3 ATK + 2 Follow-Through. (SQ-5.1)
Tunnel Boar takes 5 damage, 0 left. (SQ-5.3)
Tunnel Boar is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Glass Dome. (SQ-10.2)
Hero 2 turns over the prize: Onto the Siding. (SQ-10.2)
Standing Lamp fades. (SQ-7.6)
Odometer takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Gate Hound attacks Stray Wisp. (SQ-5.1)
Roll for Untouchable: 5.
Stray Wisp is Untouchable: no effect. (SQ-11.19)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.

--- round 2, gm, move 72 ---
Round 2: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 6 available. (SQ-4.2)
The world changes: Standing Fog. (SQ-9.1)
Encounter 2 of 4 begins. (SQ-10.1)
The GM brings Stilt Stalker into play. (SQ-4.9)
The GM plays a card face down. (SQ-11.20)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Shard Knife. (SQ-5.4)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Shard Knife takes 3 damage, 0 left. (SQ-5.3)
Shard Knife is destroyed. (SQ-5.3)

--- round 3, heroes, move 85 ---
Round 3: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 4.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 5 STR. (SQ-3.2)
Hero 1 discards Main Switch.
Hero 1 discovers Sleeper in the Gate. (SQ-8.1)
Sleeper in the Gate stays in the Discovery Zone. (SQ-8.3)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 casts Glass Dome. (SQ-7.4)
Glass Dome stays in play. (SQ-7.6)
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: False Lantern. (SQ-11.20)
Roll for Untouchable: 2.
False Lantern takes effect. (SQ-7.7)
Hero 2 loses 1 LP, 6 left. (SQ-5.7)
False Lantern takes 2 damage, 4 left. (SQ-5.3)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Drive-Chain Flail. (SQ-6.2)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Fence Mail from the deck.
Hero 1 attacks False Lantern with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
False Lantern takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks False Lantern with Piston Fist. (SQ-5.1)
Roll for Untouchable: 4.
Hero 2 with Piston Fist deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
False Lantern takes 4 damage, 0 left. (SQ-5.3)
False Lantern is destroyed. (SQ-5.3)
Odometer takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Gate Hound attacks Stilt Stalker. (SQ-5.1)
Roll for Untouchable: 5.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Stilt Stalker takes 1 damage, 9 left. (SQ-5.3)
Pack Mule attacks Stray Wisp. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Stray Wisp takes 1 damage, 1 left. (SQ-5.3)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.

--- round 3, gm, move 117 ---
Round 3: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Tower Crow into play. (SQ-4.9)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Tower Crow attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Gate Hound. (SQ-5.4)
Roll for Untouchable: 2.
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Gate Hound takes 3 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Tower Crow deals 2 = 2 ATK. (SQ-5.1)
Odometer absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 5 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Tower Crow takes 1 damage, 3 left. (SQ-5.3)

--- round 4, heroes, move 133 ---
Round 4: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 5.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 6 STR. (SQ-3.2)
Hero 1 casts Signal Flare. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Arc of Light on Tower Crow. (SQ-7.4)
Roll for Untouchable: 3.
Tower Crow takes 4 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Odometer is taken off. (SQ-3.6)
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 1 attacks Stilt Stalker with Lighting Pole [10]. (SQ-5.1)
Roll for Untouchable: 3.
The GM casts The Floor Gives Way. (SQ-7.4)
Hero 1 with Lighting Pole [10] deals 1 = 3 ATK − 2 The Floor Gives Way. (SQ-5.1)
Stilt Stalker takes 1 damage, 8 left. (SQ-5.3)
Pack Mule attacks Stray Wisp. (SQ-5.1)
Roll for Untouchable: 3.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Stray Wisp takes 1 damage, 0 left. (SQ-5.3)
Stray Wisp is destroyed. (SQ-5.3)
Stray Wisp takes effect. (SQ-7.7)
Hero 1 gets 3 spent INT back.
Hero 2 gets 3 spent INT back.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 attacks Sleeper in the Gate with Piston Fist. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Piston Fist deals 6 = 6 ATK. (SQ-5.1)
Sleeper in the Gate takes 6 damage, 0 left. (SQ-5.3)
Sleeper in the Gate is destroyed. (SQ-5.3)
Sleeper in the Gate takes effect. (SQ-7.7)
Hero 1 takes Mirror Mask back from the discard pile.
Hero 2 takes Shard Knife back from the discard pile.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)

--- round 4, gm, move 172 ---
Round 4: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 5 available. (SQ-4.2)
The GM casts Standing Night. (SQ-7.4)
Hero 1 casts Refraction on Standing Night. (SQ-7.4)
Standing Night is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 draws a card. (SQ-3.1)
Stilt Stalker attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Nail Visage absorbs 3 damage for Hero 2, 2 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Stilt Stalker takes 1 damage, 7 left. (SQ-5.3)

--- round 5, heroes, move 185 ---
Round 5: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 6.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 6 STR. (SQ-3.2)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 casts High Noon. (SQ-7.4)
Stilt Stalker takes 5 damage, 2 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Untouchable: 2.
Stilt Stalker takes 2 damage, 0 left. (SQ-5.3)
Stilt Stalker is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Wick Child. (SQ-10.2)
Hero 2 turns over the prize: Whetstone. (SQ-10.2)
Glass Dome fades. (SQ-7.6)
The GM casts Hands from the Grating on Pack Mule. (SQ-7.4)
Roll for Untouchable: 5.
Roll for Tenacity: 5.
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 equips Tower Seal. (SQ-6.2)
Hero 2 casts Field Forge. (SQ-7.4)
Field Forge stays in play. (SQ-7.6)
Hero 2 casts Whetstone on Piston Fist. (SQ-7.4)
Piston Fist gains +2 ATK until the end of the Encounter.
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Nail Visage is taken off. (SQ-3.6)
Hero 2 equips Convoy Helmet. (SQ-6.2)

--- round 5, gm, move 228 ---
Field Forge takes effect. (SQ-7.7)
Round 5: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 16 available. (SQ-4.2)
The world changes: The Pack Is Moving. (SQ-9.1)
Encounter 3 of 4 begins. (SQ-10.1)
The GM brings Night Mason into play. (SQ-4.9)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
Night Mason gains +1 ATK until the end of the turn.
Night Mason attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Drive-Chain Flail. (SQ-5.4)
Night Mason deals 5 = 5 ATK. (SQ-5.1)
Drive-Chain Flail takes 5 damage, 0 left. (SQ-5.3)
Drive-Chain Flail is destroyed. (SQ-5.3)

--- round 6, heroes, move 246 ---
Round 6: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 1.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 7 STR. (SQ-3.2)
Hero 2 discards Shields Up.
Hero 2 discovers Glider Wings. (SQ-8.1)
Hero 1 casts City Fire. (SQ-7.4)
The GM casts Dead Static on City Fire. (SQ-7.4)
City Fire is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)
Hero 2 equips Rail Blade. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Wick Child attacks Night Mason. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Night Mason takes 1 damage, 7 left. (SQ-5.3)
Hero 1 attacks Night Mason with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Night Mason takes 1 damage, 6 left. (SQ-5.3)
Hero 2 attacks Night Mason with Piston Fist. (SQ-5.1)
Hero 2 with Piston Fist deals 9 = 8 ATK + 1 bonus. (SQ-5.1)
Night Mason takes 9 damage, 0 left. (SQ-5.3)
Night Mason is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Archive Owl. (SQ-10.2)
Hero 2 turns over the prize: Rail Blade. (SQ-10.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)

--- round 6, gm, move 284 ---
Field Forge takes effect. (SQ-7.7)
Round 6: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 19 available. (SQ-4.2)
The world changes: Moonless Week. (SQ-9.1)
Encounter 4 of 4 begins. (SQ-10.1)
The GM brings Walking Observatory into play. (SQ-4.9)
The GM brings Mirror Wight into play. (SQ-4.9)
Mirror Wight takes effect. (SQ-7.7)
Wick Child goes back to hand.
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM uses Walking Observatory. (SQ-7.7)
Roll for Tenacity: 5.
Mirror Wight attacks Archive Owl. (SQ-4.10)
Walking Observatory attacks Hero 2. (SQ-4.10)
Hollow Crier attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 2 casts Onto the Siding. (SQ-7.4)
The attack of Mirror Wight is called off. (SQ-5.11)
Walking Observatory deals 4 = 4 ATK. (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 3 left. (SQ-5.7)
Hero 1 intervenes. (SQ-5.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Guild Coat absorbs 2 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 7, heroes, move 323 ---
Round 7: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 3.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Walking Observatory takes 2 damage, 6 left. (SQ-5.3)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Tower Seal is taken off. (SQ-3.6)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 1 attacks Walking Observatory with Lighting Pole [10]. (SQ-5.1)
Hero 1 with Lighting Pole [10] deals 3 = 3 ATK. (SQ-5.1)
Walking Observatory takes 3 damage, 3 left. (SQ-5.3)
Archive Owl attacks Walking Observatory. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Walking Observatory takes 2 damage, 1 left. (SQ-5.3)
Wick Child attacks Walking Observatory. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 0 left. (SQ-5.3)
Walking Observatory is destroyed. (SQ-5.3)
Hero 2 attacks Hollow Crier with Piston Fist. (SQ-5.1)
Hero 2 with Piston Fist deals 7 = 6 ATK + 1 bonus. (SQ-5.1)
Hollow Crier takes 7 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)
Pack Mule attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Forge Apprentice attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 7 left. (SQ-5.3)

--- round 7, gm, move 369 ---
Field Forge takes effect. (SQ-7.7)
Round 7: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 6 available. (SQ-4.2)
Mirror Wight attacks Archive Owl. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Convoy Jacket absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Convoy Jacket is destroyed. (SQ-5.3)

--- round 8, heroes, move 381 ---
Round 8: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 3.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 2 equips Glider Wings. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 1 attacks Mirror Wight with Lighting Pole [10]. (SQ-5.1)
Roll for Untouchable: 4.
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 1.
Hero 1 loses 1 LP, 10 left. (SQ-5.7)
Hero 1 with Lighting Pole [10] deals 2 = 3 ATK − 1 Light Thrown Back. (SQ-5.1)
Mirror Wight takes 2 damage, 5 left. (SQ-5.3)
Archive Owl attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Wick Child attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 4.
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Mirror Wight with Rail Blade. (SQ-5.1)
Roll for Untouchable: 2.
The GM casts Gone into the Dark. (SQ-7.4)
The attack of Hero 2 is called off. (SQ-5.11)
Pack Mule attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 2.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 3 left. (SQ-5.3)
Forge Apprentice attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 4.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 2 left. (SQ-5.3)

--- round 8, gm, move 419 ---
Field Forge takes effect. (SQ-7.7)
Round 8: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 8 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Glass Mite into play. (SQ-4.9)
Mirror Wight attacks Archive Owl. (SQ-4.10)
Glass Mite attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Convoy Helmet absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Convoy Helmet is destroyed. (SQ-5.3)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 1 damage for Hero 2, 2 ARM left. (SQ-5.6)

--- round 9, heroes, move 440 ---
Round 9: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 4.
Hero 1 now has 14 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 1 brings Arc Warden into play. (SQ-3.6)
Hero 1 casts Ember Throw on Glass Mite. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Glass Mite takes 3 damage, 1 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Glass Mite takes 2 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Hero 2 equips Tower Helm. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 uses Piston Fist. (SQ-7.7)
Piston Fist gains +3 ATK until the end of the turn.
Hero 1 attacks Mirror Wight with Lighting Pole [10]. (SQ-5.1)
Roll for Untouchable: 1.
Hero 1 with Lighting Pole [10] deals 3 = 3 ATK. (SQ-5.1)
Mirror Wight takes 3 damage, 0 left. (SQ-5.3)
Mirror Wight is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Mirror Image. (SQ-10.2)
Hero 2 turns over the prize: Lift Plate. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
The Main Boss enters: Mother of the Shafts. (SQ-10.4)
Mother of the Shafts takes effect. (SQ-7.7)
The GM gains 10 BP.
The GM draws 4 cards. (SQ-4.1)
Arc Warden takes effect. (SQ-7.7)
Mother of the Shafts takes 1 damage, 35 left. (SQ-5.3)
Archive Owl attacks Mother of the Shafts. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Mother of the Shafts takes 4 damage, 31 left. (SQ-5.3)
Arc Warden attacks Mother of the Shafts. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Mother of the Shafts takes 4 damage, 27 left. (SQ-5.3)
Wick Child attacks Mother of the Shafts. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 26 left. (SQ-5.3)
Hero 2 attacks Mother of the Shafts with Piston Fist. (SQ-5.1)
Hero 2 with Piston Fist deals 6 = 6 ATK. (SQ-5.1)
Mother of the Shafts takes 6 damage, 20 left. (SQ-5.3)
Pack Mule attacks Mother of the Shafts. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 19 left. (SQ-5.3)
Forge Apprentice attacks Mother of the Shafts. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 18 left. (SQ-5.3)
Hero 1 brings Mirror Image into play. (SQ-3.6)

--- round 9, gm, move 497 ---
Field Forge takes effect. (SQ-7.7)
1 damage is removed from Glider Wings.
Round 9: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 37 available. (SQ-4.2)
The GM brings Rubble Walker into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Roll for Tenacity: 6.
The GM brings Captain of the Drowned into play. (SQ-4.9)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws 2 cards. (SQ-4.1)
The GM brings Cinderling into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Wick Moth into play. (SQ-4.9)
The GM casts The Ferry’s Toll on Hero 1. (SQ-7.4)
Wick Child is sacrificed. (SQ-11.12)
The GM takes Walking Observatory back from the discard pile.
The GM uses Mother of the Shafts. (SQ-7.7)
The GM brings False Lantern into play. (SQ-4.9)
Rubble Walker attacks Archive Owl. (SQ-4.10)
Hollow Crier attacks Forge Apprentice. (SQ-4.10)
Mother of the Shafts attacks Hero 2. (SQ-4.10)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
False Lantern attacks Hero 2. (SQ-4.10)
Cinderling attacks Hero 2. (SQ-4.10)
Gutter Crawler attacks Hero 2. (SQ-4.10)
Wick Moth attacks Hero 2. (SQ-4.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Archive Owl takes 4 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
Hero 1 intervenes. (SQ-5.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Guild Coat absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Guild Coat is destroyed. (SQ-5.3)
Hero 2 blocks with Forge Apprentice. (SQ-5.4)
Mother of the Shafts deals 6 = 3 ATK + 3 Mother of the Shafts. (SQ-5.1)
Forge Apprentice takes 6 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Glider Wings absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 2 left. (SQ-5.7)
Hero 2 blocks with Rail Blade. (SQ-5.4)
False Lantern deals 2 = 2 ATK. (SQ-5.1)
Rail Blade takes 2 damage, 2 left. (SQ-5.3)
Hero 2 blocks with Piston Fist. (SQ-5.4)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Piston Fist takes 1 damage, 2 left. (SQ-5.3)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 0 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 1 left. (SQ-5.7)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 0 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)

--- round 10, heroes, move 566 ---
Round 10: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 1 now has 15 INT and 0 STR. (SQ-3.2)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 4.
Arc Warden attacks Wick Moth. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Wick Moth takes 4 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
Captain of the Drowned takes effect. (SQ-7.7)
Captain of the Drowned gains +1 ATK until the end of the Encounter.
Hero 1 attacks Mother of the Shafts with Lighting Pole [10]. (SQ-5.1)
Hero 1 with Lighting Pole [10] deals 3 = 3 ATK. (SQ-5.1)
Mother of the Shafts takes 3 damage, 15 left. (SQ-5.3)
Mirror Image attacks Mother of the Shafts. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Mother of the Shafts takes 1 damage, 14 left. (SQ-5.3)

--- round 10, gm, move 585 ---
Round 10: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 21 available. (SQ-4.2)
The GM uses Mother of the Shafts. (SQ-7.7)
The GM brings Tower Crow into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Tower Crow takes 1 damage, 3 left. (SQ-5.3)
Mother of the Shafts attacks Arc Warden. (SQ-4.10)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Rubble Walker attacks Hero 1. (SQ-4.10)
Hollow Crier attacks Hero 1. (SQ-4.10)
False Lantern attacks Hero 1. (SQ-4.10)
Tower Crow attacks Hero 1. (SQ-4.10)
Cinderling attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Mother of the Shafts deals 6 = 3 ATK + 3 Mother of the Shafts. (SQ-5.1)
Arc Warden takes 6 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Roll for Untouchable: 3.
Captain of the Drowned deals 5 = 5 ATK. (SQ-5.1)
Mirror Image takes 5 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Guild Hood absorbs 3 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 9 left. (SQ-5.7)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 7 left. (SQ-5.7)
False Lantern deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 5 left. (SQ-5.7)
Tower Crow deals 2 = 2 ATK. (SQ-5.1)
Guild Hood absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)
Hero 1 blocks with Lighting Pole [10]. (SQ-5.4)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Lighting Pole [10] takes 1 damage, 1 left. (SQ-5.3)
Hero 1 blocks with Lighting Pole [32]. (SQ-5.4)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Lighting Pole [32] takes 1 damage, 1 left. (SQ-5.3)

--- round 11, heroes, move 621 ---
Round 11: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 16 INT and 0 STR. (SQ-3.2)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 1 casts Shared Light. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Tower Crow takes 1 damage, 2 left. (SQ-5.3)
Hero 1 gains 2 LP and has 5. (SQ-1.2)
Hero 1 draws a card. (SQ-3.1)
Hero 1 uses Lantern Guild. (SQ-7.7)
Tower Crow takes 2 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)
Captain of the Drowned takes effect. (SQ-7.7)
Captain of the Drowned gains +1 ATK until the end of the Encounter.
Hero 1 casts Lit Window. (SQ-7.4)
Lit Window stays in play. (SQ-7.6)
Guild Hood is taken off. (SQ-3.6)
Hero 1 attacks Mother of the Shafts with Lighting Pole [10]. (SQ-5.1)
Hero 1 with Lighting Pole [10] deals 3 = 3 ATK. (SQ-5.1)
Mother of the Shafts takes 3 damage, 11 left. (SQ-5.3)

--- round 11, gm, move 642 ---
Round 11: the GM turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 24 available. (SQ-4.2)
The GM uses Mother of the Shafts. (SQ-7.7)
The GM brings Tower Crow into play. (SQ-4.9)
Mother of the Shafts attacks Hero 1. (SQ-4.10)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Rubble Walker attacks Hero 1. (SQ-4.10)
Hollow Crier attacks Hero 1. (SQ-4.10)
False Lantern attacks Hero 1. (SQ-4.10)
Tower Crow attacks Hero 1. (SQ-4.10)
Cinderling attacks Hero 1. (SQ-4.10)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Lighting Pole [10]. (SQ-5.4)
Mother of the Shafts deals 6 = 3 ATK + 3 Mother of the Shafts. (SQ-5.1)
Lighting Pole [10] takes 6 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Captain of the Drowned deals 6 = 6 ATK. (SQ-5.1)
Lighting Pole takes 6 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 3 LP, 2 left. (SQ-5.7)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
