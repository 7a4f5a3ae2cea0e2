500 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 5 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 8 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 1.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Rubble Maul.
Hero 2 discovers A Bargain with the Night. (SQ-8.1)
Hero 2 loses 2 LP, 3 left. (SQ-5.7)
Hero 2 gains 1 STR.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 casts Smothering Blanket on Hero 2. (SQ-7.4)
Hero 2 is free of Burn and paralysis.
Hero 2 gains 1 LP and has 4. (SQ-1.2)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 brings Arc Warden into play. (SQ-3.6)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 2 equips Drive-Chain Flail. (SQ-6.2)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Rubble Maul back from the discard pile.

--- round 1, gm, move 30 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: Rust Bloom. (SQ-9.1)
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Stair Shade into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Stair Shade takes 1 damage, 5 left. (SQ-5.3)
Stair Shade attacks Hero 1. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Hero 1 loses 3 LP, 2 left. (SQ-5.7)

--- round 2, heroes, move 38 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 4.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 4 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Stair Shade. (SQ-7.4)
Hero 1 casts Arc of Light on Stair Shade. (SQ-7.4)
Stair Shade takes 4 damage, 1 left. (SQ-5.3)
Stair Shade takes 4 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Guild Hood. (SQ-10.2)
Hero 2 turns over the prize: Tower Plate. (SQ-10.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 5. (SQ-1.2)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Drive-Chain Flail gains +1 ATK until the end of the turn.

--- round 2, gm, move 64 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 8 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 5.
Encounter 2 of 6 begins. (SQ-10.1)
The GM brings Hunger Choir into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Hunger Choir takes 1 damage, 7 left. (SQ-5.3)
The GM brings Cinderling into play. (SQ-4.9)
Hunger Choir attacks Hero 1. (SQ-4.10)
Cinderling attacks Hero 1. (SQ-4.10)
Roll for Empower: 1.
Hero 1 blocks with Arc Warden. (SQ-5.4)
Hunger Choir deals 4 = 3 ATK + 1 Empower (rolled 1). (SQ-5.1)
Arc Warden takes 4 damage, 2 left. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Dynamo Belt absorbs 1 damage for Hero 2, 2 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Cinderling takes 1 damage, 5 left. (SQ-5.3)

--- round 3, heroes, move 81 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 4.
Hero 1 now has 8 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 5 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 casts High Noon. (SQ-7.4)
Hunger Choir takes 5 damage, 2 left. (SQ-5.3)
Cinderling takes 5 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Hero 1 casts Short Circuit on Hunger Choir. (SQ-7.4)
Roll for Short Circuit: 5.
Hunger Choir takes 5 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Glass Dome. (SQ-10.2)
Hero 2 turns over the prize: Patchwork. (SQ-10.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)

--- round 3, gm, move 103 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 13 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 3 of 6 begins. (SQ-10.1)
The GM brings Slag Giant into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Slag Giant takes 1 damage, 9 left. (SQ-5.3)
The GM brings Spent Lamplighter into play. (SQ-4.9)
Spent Lamplighter attacks Arc Warden. (SQ-4.10)
Slag Giant attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Spent Lamplighter deals 2 = 2 ATK. (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Spent Lamplighter takes 1 damage, 7 left. (SQ-5.3)
Dynamo Belt is destroyed. (SQ-5.3)
Hero 2 blocks with Forge Apprentice. (SQ-5.4)
Slag Giant deals 6 = 6 ATK. (SQ-5.1)
Forge Apprentice takes 6 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Slag Giant takes effect. (SQ-7.7)

--- round 4, heroes, move 117 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 6.
Hero 1 now has 9 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 7 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 1 casts Burning Glass on Slag Giant. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Slag Giant takes 2 damage, 7 left. (SQ-5.3)
Slag Giant burns: Burn 2. (SQ-11.1)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 1 casts Glass Dome. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Slag Giant takes 1 damage, 6 left. (SQ-5.3)
Hero 2 equips Watch Spear. (SQ-6.2)
Arc Warden attacks Slag Giant. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Slag Giant takes 4 damage, 2 left. (SQ-5.3)
Wick Child attacks Slag Giant. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Slag Giant with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 0 left. (SQ-5.3)
Slag Giant is destroyed. (SQ-5.3)
Hero 2 attacks Spent Lamplighter with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 5.
Hero 2 with Drive-Chain Flail deals 6 = 1 ATK + 5 Empower (rolled 5). (SQ-5.1)
Spent Lamplighter takes 6 damage, 1 left. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Spent Lamplighter takes 1 damage, 0 left. (SQ-5.3)
Spent Lamplighter is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Lamp Moth. (SQ-10.2)
Hero 2 turns over the prize: Drive-Chain Flail. (SQ-10.2)
Hero 1 brings Lamp Moth into play. (SQ-3.6)

--- round 4, gm, move 154 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 17 available. (SQ-4.2)
The world changes: Moonless Week. (SQ-9.1)
Encounter 4 of 6 begins. (SQ-10.1)
The GM plays a card face down. (SQ-11.20)
The GM brings Bridge Spider into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Bridge Spider takes 1 damage, 7 left. (SQ-5.3)
The GM plays a card face down. (SQ-11.20)
Bridge Spider attacks Arc Warden. (SQ-4.10)
Bridge Spider takes effect. (SQ-7.7)
Arc Warden is paralyzed. (SQ-11.14)
Hero 2 intervenes. (SQ-5.10)
Bridge Spider deals 4 = 4 ATK. (SQ-5.1)
Tower Helm absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Bridge Spider takes 1 damage, 6 left. (SQ-5.3)
Tower Helm is destroyed. (SQ-5.3)

--- round 5, heroes, move 169 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 4.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 7 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes 2 damage, 8 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Arc Warden takes 2 damage, 0 left. (SQ-5.3)
Wick Child takes 2 damage, 0 left. (SQ-5.3)
Lamp Moth takes 2 damage, 0 left. (SQ-5.3)
Lamp Moth takes 2 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Short Circuit on Bridge Spider. (SQ-7.4)
A face-down card turns up: False Lantern. (SQ-11.20)
Tinderbox takes effect. (SQ-7.7)
False Lantern takes 1 damage, 5 left. (SQ-5.3)
False Lantern takes effect. (SQ-7.7)
Hero 2 loses 1 LP, 3 left. (SQ-5.7)
Roll for Short Circuit: 4.
Bridge Spider takes 5 damage, 1 left. (SQ-5.3)
Hero 2 casts Make an End on Bridge Spider. (SQ-7.4)
Bridge Spider is destroyed. (SQ-5.3)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 7 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 2.
Hero 2 with Drive-Chain Flail deals 3 = 1 ATK + 2 Empower (rolled 2). (SQ-5.1)
Pit Maw takes 3 damage, 4 left. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Pit Maw takes 1 damage, 3 left. (SQ-5.3)
False Lantern takes 1 damage, 4 left. (SQ-5.3)

--- round 5, gm, move 199 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Rib Drummer into play. (SQ-4.9)
Pit Maw attacks Hero 1. (SQ-4.10)
False Lantern attacks Hero 1. (SQ-4.10)
Rib Drummer attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Pit Maw takes 1 damage, 2 left. (SQ-5.3)
Hero 1 casts Blinding Flash. (SQ-7.4)
Hero 2 casts Shields Up. (SQ-7.4)
The attack is called off. (SQ-5.11)
Pit Maw takes 1 damage, 1 left. (SQ-5.3)
False Lantern deals 3 = 2 ATK + 1 Rib Drummer. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)
Rib Drummer deals 1 = 1 ATK. (SQ-5.1)
Tinderbox absorbs 0 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 2 left. (SQ-5.7)

--- round 6, heroes, move 224 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 6.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 9 STR. (SQ-3.2)
Hero 1 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Shaft Rat from the deck.
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Pit Maw takes 2 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Tinderbox is laid off. (SQ-3.6)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Hero 1 attacks False Lantern with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
False Lantern takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks False Lantern with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
False Lantern takes 3 damage, 0 left. (SQ-5.3)
False Lantern is destroyed. (SQ-5.3)
Gate Hound attacks Rib Drummer. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Rib Drummer takes 1 damage, 5 left. (SQ-5.3)

--- round 6, gm, move 252 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 6 available. (SQ-4.2)
Rib Drummer attacks Hero 1. (SQ-4.10)
Rib Drummer deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)
The GM discards The Floor Gives Way.

--- round 7, heroes, move 265 ---
The GM discards Gone into the Dark.
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 2.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 2 equips Nail Visage. (SQ-6.2)
Wick Child attacks Rib Drummer. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Rib Drummer takes 1 damage, 4 left. (SQ-5.3)
Hero 1 attacks Rib Drummer with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rib Drummer takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Rib Drummer with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Rib Drummer takes 3 damage, 0 left. (SQ-5.3)
Rib Drummer is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Archive Owl. (SQ-10.2)
Hero 2 turns over the prize: Bumper Shield. (SQ-10.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)

--- round 7, gm, move 294 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 29 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: The Hum. (SQ-9.1)
Encounter 5 of 6 begins. (SQ-10.1)
The GM brings Chained King into play. (SQ-4.9)
The GM brings Lightswallower into play. (SQ-4.9)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Hollow Crier attacks Wick Child. (SQ-4.10)
Chained King attacks Hero 1. (SQ-4.10)
Lightswallower attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Tower Plate absorbs 2 damage for Hero 2, 3 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 2 damage. (SQ-11.2)
Hollow Crier takes 2 damage, 4 left. (SQ-5.3)
Hero 1 blocks with Wick Child. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Wick Child takes 5 damage, 0 left. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Hero 1 blocks with Archive Owl. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Archive Owl takes 5 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.

--- round 8, heroes, move 320 ---
The GM discards Dead Static.
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 3.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 1 discards Prism Blade.
Hero 1 discovers Grazing Colossus. (SQ-8.1)
Hero 1 discovers Burst Battery. (SQ-8.1)
Guild Hood takes 2 damage, 0 left. (SQ-5.3)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Hero 2 casts Patchwork on Tower Plate. (SQ-7.4)
2 damage is removed from Tower Plate.
Archive Owl attacks Hollow Crier. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Hollow Crier takes 2 damage, 2 left. (SQ-5.3)
Hero 1 attacks Hollow Crier with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 1 left. (SQ-5.3)
Gate Hound attacks Hollow Crier. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)
Hero 2 attacks Chained King with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 6.
Hero 2 with Drive-Chain Flail deals 7 = 1 ATK + 6 Empower (rolled 6). (SQ-5.1)
Roll for Tenacity: 3.
Chained King takes 4 damage, 4 left. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Lightswallower takes 1 damage, 7 left. (SQ-5.3)

--- round 8, gm, move 356 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 13 available. (SQ-4.2)
Chained King attacks Hero 1. (SQ-4.10)
Lightswallower attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Archive Owl. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Archive Owl takes 5 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Tower Plate absorbs 5 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 2 damage. (SQ-11.2)
Lightswallower takes 2 damage, 5 left. (SQ-5.3)
Tower Plate is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.
The GM discards Glass Mite.

--- round 9, heroes, move 375 ---
The GM discards Shaft Rat.
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 3.
Hero 1 now has 15 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 11 STR. (SQ-3.2)
Hero 1 discovers Embers Under the Ash. (SQ-8.1)
Hero 1 burns: Burn 1. (SQ-11.1)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Ember Throw on Chained King. (SQ-7.4)
Roll for Tenacity: 2.
Chained King takes 1 damage, 3 left. (SQ-5.3)
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 1 attacks Lightswallower with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Lightswallower with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 3.
Hero 2 with Drive-Chain Flail deals 5 = 1 ATK + 1 bonus + 3 Empower (rolled 3). (SQ-5.1)
Lightswallower takes 5 damage, 0 left. (SQ-5.3)
Lightswallower is destroyed. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Gate Hound attacks Chained King. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.

--- round 9, gm, move 405 ---
Round 9: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 1 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 17 available. (SQ-4.2)
Chained King attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 2 casts Onto the Siding. (SQ-7.4)
The attack is called off. (SQ-5.11)
The GM discards Glass Mite.

--- round 10, heroes, move 422 ---
The GM discards Cinderling.
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 2 now has 6 INT and 11 STR. (SQ-3.2)
Hero 2 discards Bumper Shield.
Hero 2 discovers Lost Foal. (SQ-8.1)
Hero 2 takes Pack Mule from the deck.
The GM gains 1 BP.
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Lamppost Glaive from the deck.
Hero 2 attacks Chained King with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 4 = 3 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 3 damage, 0 left. (SQ-5.3)
Chained King is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 2 turns over the prize: Watch Spear. (SQ-10.2)

--- round 10, gm, move 433 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 42 available. (SQ-4.2)
The world changes: Standing Fog. (SQ-9.1)
Encounter 6 of 6 begins. (SQ-10.1)
The GM brings Wall Eater into play. (SQ-4.9)
The GM brings Domewing into play. (SQ-4.9)
The GM brings Stilt Stalker into play. (SQ-4.9)
The GM brings Park Keeper into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
Stilt Stalker attacks Pack Mule. (SQ-4.10)
Roll for Untouchable: 3.
Wall Eater attacks Hero 2. (SQ-4.10)
Domewing attacks Hero 2. (SQ-4.10)
Park Keeper attacks Hero 2. (SQ-4.10)
Gutter Crawler attacks Hero 2. (SQ-4.10)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule takes 1 damage, 2 left. (SQ-5.3)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Convoy Jacket absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 2 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Wall Eater takes 1 damage, 9 left. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
1 damage is removed from Wall Eater.
Hero 2 blocks with Watch Spear. (SQ-5.4)
Domewing deals 4 = 4 ATK. (SQ-5.1)
Watch Spear takes 4 damage, 0 left. (SQ-5.3)
Watch Spear is destroyed. (SQ-5.3)
Hero 2 blocks with Gate Hound. (SQ-5.4)
Park Keeper deals 3 = 3 ATK. (SQ-5.1)
Gate Hound takes 3 damage, 1 left. (SQ-5.3)
Hero 2 blocks with Drive-Chain Flail. (SQ-5.4)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Drive-Chain Flail takes 1 damage, 1 left. (SQ-5.3)

--- round 11, heroes, move 460 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 2 now has 6 INT and 12 STR. (SQ-3.2)
Hero 2 discards Drive-Chain Flail.
Hero 2 discovers Station Axe. (SQ-8.1)
Hero 2 equips Bumper Shield. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Convoy Jacket is laid off. (SQ-3.6)
Hero 2 attacks Domewing with Drive-Chain Flail. (SQ-5.1)
Roll for Untouchable: 3.
Roll for Empower: 2.
Hero 2 with Drive-Chain Flail deals 3 = 1 ATK + 2 Empower (rolled 2). (SQ-5.1)
Domewing takes 3 damage, 5 left. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Wall Eater takes 1 damage, 9 left. (SQ-5.3)
Domewing takes 1 damage, 4 left. (SQ-5.3)
Stilt Stalker takes 1 damage, 9 left. (SQ-5.3)
Park Keeper takes 1 damage, 7 left. (SQ-5.3)
Gutter Crawler takes 1 damage, 5 left. (SQ-5.3)
Gate Hound attacks Domewing. (SQ-5.1)
Roll for Untouchable: 3.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Domewing takes 1 damage, 3 left. (SQ-5.3)
Pack Mule attacks Domewing. (SQ-5.1)
Roll for Untouchable: 2.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Domewing takes 1 damage, 2 left. (SQ-5.3)
Forge Apprentice attacks Domewing. (SQ-5.1)
Roll for Untouchable: 4.
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Domewing takes 1 damage, 1 left. (SQ-5.3)

--- round 11, gm, move 482 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 26 available. (SQ-4.2)
The GM casts Up from the Shafts. (SQ-7.4)
The GM brings Stair Shade into play. (SQ-4.9)
Stilt Stalker attacks Pack Mule. (SQ-4.10)
Roll for Untouchable: 1.
Gutter Crawler attacks Gate Hound. (SQ-4.10)
Roll for Untouchable: 3.
Wall Eater attacks Hero 2. (SQ-4.10)
Domewing attacks Hero 2. (SQ-4.10)
Park Keeper attacks Hero 2. (SQ-4.10)
Stair Shade attacks Hero 2. (SQ-4.10)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Gate Hound takes 1 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Nail Visage absorbs 4 damage for Hero 2, 1 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Wall Eater takes 1 damage, 8 left. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
1 damage is removed from Wall Eater.
Domewing deals 4 = 4 ATK. (SQ-5.1)
Nail Visage absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 0 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Domewing takes 1 damage, 0 left. (SQ-5.3)
Domewing is destroyed. (SQ-5.3)
Hero 2 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
