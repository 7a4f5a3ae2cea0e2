188 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 7 LP, 0 STR and 2 INT. (SQ-1.2)
Hero 2 begins with 7 LP, 1 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-3.1)
Hero 2 draws 7 cards. (SQ-3.1)
The GM draws 7 cards. (SQ-4.1)

--- round 1, heroes, move 8 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Roll for Fate: 2.
Roll for Fate: 1.
Hero 1 now has 3 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 1 STR. (SQ-3.2)
Hero 2 discards Rubble Maul.
Hero 2 discovers A Bargain with the Night. (SQ-8.1)
Hero 2 loses 2 LP, 5 left. (SQ-5.7)
Hero 2 gains 1 STR.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 casts Smothering Blanket on Hero 2. (SQ-7.4)
Hero 2 is free of Burn and paralysis.
Hero 2 gains 1 LP and has 6. (SQ-1.2)
Hero 2 takes Rubble Maul back from the discard pile.

--- round 1, gm, move 29 ---
Round 1: the GM’s turn. (SQ-2.1)
Roll for Fate: 5.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: Rust Bloom. (SQ-9.1)
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Stair Shade into play. (SQ-3.6)
Stair Shade attacks Hero 2. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Tower Helm absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 5 left. (SQ-5.7)

--- round 2, heroes, move 39 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 6.
Roll for Fate: 4.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 2 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Stair Shade. (SQ-7.4)
Stair Shade takes 4 damage, 2 left. (SQ-5.3)
Hero 1 casts Arc of Light on Stair Shade. (SQ-7.4)
Stair Shade takes 4 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Guild Hood. (SQ-10.2)
Hero 2 turns over the prize: Tower Plate. (SQ-10.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)

--- round 2, gm, move 61 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
Roll for Fate: 2.
The GM gains 4 BP and has 8 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 5.
Encounter 2 of 6 begins. (SQ-10.1)
The GM brings Hunger Choir into play. (SQ-3.6)
The GM brings Cinderling into play. (SQ-3.6)
Cinderling attacks Wick Child. (SQ-4.10)
Hunger Choir attacks Hero 2. (SQ-4.10)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Wick Child takes 1 damage, 1 left. (SQ-5.3)
Roll for Empower: 1.
Hunger Choir deals 4 = 3 ATK + 1 Empower (rolled 1). (SQ-5.1)
Tower Helm absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 2 left. (SQ-5.7)

--- round 3, heroes, move 76 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Roll for Fate: 3.
Roll for Fate: 4.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 3 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 brings Arc Warden into play. (SQ-3.6)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Tower Helm is laid off. (SQ-5.3)
Arc Warden attacks Cinderling. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Cinderling takes 4 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Wick Child attacks Hunger Choir. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 9 left. (SQ-5.3)

--- round 3, gm, move 101 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
Roll for Fate: 5.
The GM gains 4 BP and has 5 available. (SQ-4.2)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 6.
The world changes: Updraft in the Street Canyons. (SQ-9.1)
The GM brings Spent Lamplighter into play. (SQ-3.6)
Arc Warden takes effect. (SQ-7.7)
Spent Lamplighter takes 1 damage, 7 left. (SQ-5.3)
The GM plays a card face down. (SQ-11.20)
Spent Lamplighter attacks Forge Apprentice. (SQ-4.10)
Hunger Choir attacks Hero 2. (SQ-4.10)
Spent Lamplighter deals 2 = 2 ATK. (SQ-5.1)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Roll for Empower: 5.
Hunger Choir deals 8 = 3 ATK + 5 Empower (rolled 5). (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 6 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)

--- round 4, heroes, move 116 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 6.
Hero 1 now has 6 INT and 2 STR. (SQ-3.2)
Hero 1 casts High Noon. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the round.
Hunger Choir takes 5 damage, 4 left. (SQ-5.3)
Spent Lamplighter takes 5 damage, 2 left. (SQ-5.3)
A face-down card takes 5 damage, 1 left. (SQ-5.3)
Arc Warden attacks Hunger Choir. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Hunger Choir takes 4 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
Wick Child attacks Spent Lamplighter. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Spent Lamplighter takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Spent Lamplighter with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Spent Lamplighter takes 1 damage, 0 left. (SQ-5.3)
Spent Lamplighter is destroyed. (SQ-5.3)

--- round 4, gm, move 130 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
Roll for Fate: 5.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Rib Drummer into play. (SQ-3.6)
Arc Warden takes effect. (SQ-7.7)
Rib Drummer takes 1 damage, 5 left. (SQ-5.3)
The GM brings Glass Mite into play. (SQ-3.6)
A face-down card turns up: False Lantern. (SQ-11.20)
False Lantern takes effect. (SQ-7.7)
Wick Child takes 1 damage, 0 left. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
False Lantern attacks Hero 1. (SQ-4.10)
Glass Mite attacks Hero 1. (SQ-4.10)
Rib Drummer attacks Hero 1. (SQ-4.10)
False Lantern deals 3 = 2 ATK + 1 Rib Drummer. (SQ-5.1)
Hero 1 loses 3 LP, 4 left. (SQ-5.7)
Glass Mite deals 2 = 1 ATK + 1 Rib Drummer. (SQ-5.1)
Hero 1 loses 2 LP, 2 left. (SQ-5.7)
Hero 1 blocks with Arc Warden. (SQ-5.4)
Rib Drummer deals 1 = 1 ATK. (SQ-5.1)
Arc Warden takes 1 damage, 5 left. (SQ-5.3)

--- round 5, heroes, move 139 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 5.
Hero 1 now has 6 INT and 3 STR. (SQ-3.2)
Hero 1 casts Warm Hands on Hero 1. (SQ-7.4)
Hero 1 gains 3 LP and has 5. (SQ-1.2)
Hero 1 casts Burning Glass on False Lantern. (SQ-7.4)
False Lantern takes 2 damage, 0 left. (SQ-5.3)
False Lantern is destroyed. (SQ-5.3)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Tinderbox. (SQ-6.2)
Arc Warden attacks Glass Mite. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Arc Warden takes 2 damage, 3 left. (SQ-5.3)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Glass Mite takes 4 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Lamp Moth attacks Rib Drummer. (SQ-5.1)
Lamp Moth deals 1 = 1 ATK. (SQ-5.1)
Rib Drummer takes 1 damage, 4 left. (SQ-5.3)
Hero 1 attacks Rib Drummer with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rib Drummer takes 1 damage, 3 left. (SQ-5.3)
Hero 1 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Chained King from the deck.

--- round 5, gm, move 159 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
Roll for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Glass Mite into play. (SQ-3.6)
Arc Warden takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 3 left. (SQ-5.3)
The GM brings Cinderling into play. (SQ-3.6)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Rib Drummer gains +1 ATK until the end of the turn.
Glass Mite gains +1 ATK until the end of the turn.
Cinderling gains +1 ATK until the end of the turn.
Glass Mite attacks Arc Warden. (SQ-4.10)
Rib Drummer attacks Lamp Moth. (SQ-4.10)
Cinderling attacks Hero 1. (SQ-4.10)
Glass Mite deals 3 = 2 ATK + 1 Rib Drummer. (SQ-5.1)
Arc Warden takes 3 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)
Rib Drummer deals 2 = 2 ATK. (SQ-5.1)
Lamp Moth takes 2 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Cinderling deals 3 = 2 ATK + 1 Rib Drummer. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 3 left. (SQ-5.7)

--- round 6, heroes, move 168 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Roll for Fate: 4.
Hero 1 now has 6 INT and 4 STR. (SQ-3.2)
Hero 1 casts Short Circuit on Cinderling. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 2 left. (SQ-5.3)
Roll for Short Circuit: 2.
Cinderling takes 5 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Glass Mite takes 2 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Hero 1 casts Short Circuit on Rib Drummer. (SQ-7.4)
Roll for Short Circuit: 4.
Rib Drummer takes 5 damage, 0 left. (SQ-5.3)
Rib Drummer is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Glass Dome. (SQ-10.2)
Tinderbox is laid off. (SQ-5.3)

--- round 6, gm, move 180 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
Roll for Fate: 2.
The GM gains 4 BP and has 24 available. (SQ-4.2)
The world changes: Moonless Week. (SQ-9.1)
Encounter 3 of 6 begins. (SQ-10.1)
The GM brings Slag Giant into play. (SQ-3.6)
The GM brings Lightswallower into play. (SQ-3.6)
Slag Giant attacks Hero 1. (SQ-4.10)
Lightswallower attacks Hero 1. (SQ-4.10)
Slag Giant deals 6 = 6 ATK. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 4 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
