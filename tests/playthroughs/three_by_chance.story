309 moves, gm-win
Difficulty: HARD. (SQ-1.8)
Hero 1 begins with 6 LP, 2 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 7 LP, 2 STR and 3 INT. (SQ-1.2)
Hero 3 begins with 11 LP, 0 STR and 1 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
Hero 3 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)
Hero 1 draws 6 cards. (SQ-1.11)
Hero 1 shuffles the hand back and draws 6 cards. (SQ-1.12)

--- round 1, heroes, move 14 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 6.
Hero 1 now has 4 INT and 3 STR. (SQ-3.2)
Hero 2 now has 3 INT and 3 STR. (SQ-3.2)
Hero 3 now has 1 INT and 2 STR. (SQ-3.2)
Hero 1 discards Old Watch Sergeant.
Hero 1 discovers Embers Under the Ash. (SQ-8.1)
Hero 1 burns: Burn 1. (SQ-11.1)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 1 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 1 takes Lift Plate from the deck.
Hero 2 casts Field Forge. (SQ-7.4)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Convoy Helmet is laid off. (SQ-3.6)
Hero 3 discovers A Stranger's Stores. (SQ-8.1)
Hero 3 draws 2 cards. (SQ-3.1)
Hero 3 loses 1 LP, 10 left. (SQ-5.7)
Hero 3 discards Shepherd’s Crook.

--- round 1, gm, move 41 ---
Hero 3 discards Pack Guard.
Round 1: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: Glowing Veins. (SQ-9.1)
The world acts: Glowing Veins. (SQ-4.7)
Hero 1 gets 1 spent INT back.
Hero 2 gets 1 spent INT back.
Hero 3 gets 1 spent INT back.
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Cinderling into play. (SQ-4.9)
The GM uses Cinderling. (SQ-7.7)
Cinderling is sacrificed. (SQ-11.12)
Pack Mule burns: Burn 1. (SQ-11.1)
Hollow Crier attacks Hero 2. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Hero 2 casts Shields Up. (SQ-7.4)
Hollow Crier deals 0 = 2 ATK − 3 Shields Up. (SQ-5.1)

--- round 2, heroes, move 56 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 1.
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
Roll for putting out the fire: 6.
Roll for putting out the fire: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 1.
Hero 1 now has 5 INT and 3 STR. (SQ-3.2)
Hero 2 now has 4 INT and 3 STR. (SQ-3.2)
Hero 3 now has 1 INT and 3 STR. (SQ-3.2)
Hero 3 discards Shy Doe.
Hero 3 discovers Sleeping Sentry. (SQ-8.1)
Hero 1 discovers Iron Toll. (SQ-8.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 discovers Courtyard Orchard. (SQ-8.1)
Hero 1 gains 1 LP and has 5. (SQ-1.2)
Hero 2 gains 1 LP and has 8. (SQ-1.2)
Hero 3 gains 1 LP and has 11. (SQ-1.2)
Hero 3 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 5.
Hero 3 discards Tunnel Lynx.
Hero 3 gains 1 INT.
Hero 1 equips Rail Blade. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 1 casts Field Forge. (SQ-7.4)
Hero 1 casts Hold the Bridge. (SQ-7.4)
Rail Blade is laid off. (SQ-3.6)
Hero 2 equips Bumper Shield. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 2 uses Forge Apprentice. (SQ-7.7)
Pack Mule attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 1.
Pack Mule takes 2 damage, 1 left. (SQ-5.3)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 4 left. (SQ-5.3)
Hero 1 attacks Hollow Crier with bare hands. (SQ-5.1)
Hero 2 casts Shields Up. (SQ-7.4)
Hero 1 deals 0 = 1 ATK − 3 Shields Up. (SQ-5.1)
Forge Apprentice attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Forge Apprentice takes 3 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Hero 2 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 3 LP, 5 left. (SQ-5.7)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 3 left. (SQ-5.3)

--- round 2, gm, move 100 ---
Field Forge takes effect. (SQ-7.7)
Round 2: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: Wilds of the Hundredth Floor. (SQ-9.1)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Pack Mule.
1 damage is removed from Sleeping Sentry.
Hollow Crier attacks Pack Mule. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
The GM casts Gone into the Dark. (SQ-7.4)
The attack is called off. (SQ-5.11)

--- round 3, heroes, move 111 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Roll for putting out the fire: 4.
Hero 1 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 6 INT and 4 STR. (SQ-3.2)
Hero 2 now has 5 INT and 4 STR. (SQ-3.2)
Hero 3 now has 3 INT and 3 STR. (SQ-3.2)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 1 a card. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 1 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 1 takes Bumper Shield from the deck.
Pack Mule [10] attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 2.
Pack Mule [10] takes 1 damage, 1 left. (SQ-5.3)
Hero 2 casts Onto the Siding. (SQ-7.4)
Hero 1 casts Second Wind on Pack Mule [31]. (SQ-7.4)
The attack is called off. (SQ-5.11)
Hero 1 attacks Hollow Crier with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 8 left. (SQ-5.3)
Pack Mule [31] attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 1.
Pack Mule [31] takes 2 damage, 1 left. (SQ-5.3)
Pack Mule [31] deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 3 LP, 2 left. (SQ-5.7)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 2 left. (SQ-5.3)
Hero 3 attacks Hollow Crier with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 7 left. (SQ-5.3)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 plays a card face down. (SQ-11.20)

--- round 3, gm, move 155 ---
Field Forge takes effect. (SQ-7.7)
Round 3: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Pack Mule [10].
1 damage is removed from Hollow Crier.
1 damage is removed from Sleeping Sentry.
1 damage is removed from Pack Mule [31].
The GM plays a card face down. (SQ-11.20)
Hollow Crier attacks Cable Snake. (SQ-4.10)
A face-down card turns up: Cable Snake. (SQ-11.20)
Cable Snake takes effect. (SQ-7.7)
Hollow Crier is paralyzed. (SQ-11.14)
The attack of Hollow Crier comes to nothing. (SQ-5.13)

--- round 4, heroes, move 162 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 5.
Hero 1 now has 6 INT and 5 STR. (SQ-3.2)
Hero 2 now has 5 INT and 5 STR. (SQ-3.2)
Hero 3 now has 4 INT and 3 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Hero 1 equips Bumper Shield. (SQ-6.2)
Bumper Shield is laid off. (SQ-3.6)
Hero 2 equips Tower Plate. (SQ-6.2)
Tower Plate is laid off. (SQ-3.6)
Pack Mule [31] attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 3.
Pack Mule [31] deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 2 left. (SQ-5.3)
Pack Mule [10] attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 6.
Pack Mule [10] deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 1 loses 3 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
Hero 2 attacks Pit Maw with Bumper Shield. (SQ-5.1)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes effect. (SQ-7.7)
Cable Snake takes 2 damage, 0 left. (SQ-5.3)
Cable Snake is destroyed. (SQ-5.3)
Hero 2 with Bumper Shield deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 14 left. (SQ-5.3)
Hero 3 brings Net Spider into play. (SQ-3.6)
Hero 3 brings Wall Weasel into play. (SQ-3.6)

--- round 4, gm, move 197 ---
Round 4: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 3.
The GM rolls for Fate: 2.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Hollow Crier.
1 damage is removed from Sleeping Sentry.
1 damage is removed from Pit Maw.
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Hollow Crier [40] attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hollow Crier [40] deals 2 = 2 ATK. (SQ-5.1)
Hero 2 loses 2 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)

--- round 5, heroes, move 205 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 3 rolls for Fate: 5.
Hero 3 now has 4 INT and 4 STR. (SQ-3.2)
Net Spider attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Net Spider takes 3 damage, 0 left. (SQ-5.3)
Net Spider is destroyed. (SQ-5.3)
Hero 3 attacks Hollow Crier [40] with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier [40] takes 1 damage, 8 left. (SQ-5.3)
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Hero 3 binds Tunnel Lynx as partner. (SQ-11.15)
Hero 3 lets Tunnel Lynx return to the creature field. (SQ-11.15)

--- round 5, gm, move 218 ---
Round 5: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
The GM rolls for Fate: 2.
The GM gains 4 BP and has 5 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Sleeping Sentry.
1 damage is removed from Hollow Crier [40].
Pit Maw attacks Hero 3. (SQ-4.10)
Hollow Crier [40] attacks Hero 3. (SQ-4.10)
The GM casts Falling Panes. (SQ-7.4)
Pit Maw takes 1 damage, 14 left. (SQ-5.3)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Hero 3 loses 5 LP, 6 left. (SQ-5.7)
Hero 3 blocks with Tunnel Lynx. (SQ-5.4)
Hollow Crier [40] deals 2 = 2 ATK. (SQ-5.1)
Tunnel Lynx takes 2 damage, 0 left. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)

--- round 6, heroes, move 231 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 3 rolls for Fate: 1.
Hero 3 now has 4 INT and 5 STR. (SQ-3.2)
Hero 3 discards Moss Wolf.
Hero 3 discovers Grazing Colossus. (SQ-8.1)
Hero 3 equips Nail Visage. (SQ-6.2)
Nail Visage is laid off. (SQ-3.6)
Hero 3 brings Wire Crow into play. (SQ-3.6)
Hero 3 binds Wire Crow as partner. (SQ-11.15)
Wall Weasel attacks Grazing Colossus. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Wall Weasel takes 2 damage, 0 left. (SQ-5.3)
Wall Weasel is destroyed. (SQ-5.3)
Hero 3 attacks Hollow Crier [40] with bare hands. (SQ-5.1)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Hollow Crier [40] takes 2 damage, 7 left. (SQ-5.3)
Hero 3 discovers Burst Battery. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Return of the Herd.

--- round 6, gm, move 249 ---
Round 6: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 4.
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 9 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Sleeping Sentry.
1 damage is removed from Pit Maw.
1 damage is removed from Hollow Crier [40].
The GM brings Ruin Lynx into play. (SQ-4.9)
Ruin Lynx attacks Grazing Colossus. (SQ-4.10)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Ruin Lynx takes 2 damage, 7 left. (SQ-5.3)
Ruin Lynx deals 2 = 2 ATK. (SQ-5.1)
Grazing Colossus takes 2 damage, 7 left. (SQ-5.3)

--- round 7, heroes, move 256 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 3 draws a card. (SQ-3.1)
Hero 3 rolls for Fate: 3.
Hero 3 now has 4 INT and 6 STR. (SQ-3.2)
Hero 3 discovers Sleeper in the Gate. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Antler Hood.
Hero 3 attacks Hollow Crier [15] with bare hands. (SQ-5.1)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Hollow Crier [15] takes 2 damage, 7 left. (SQ-5.3)

--- round 7, gm, move 267 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 10 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Hollow Crier [15].
1 damage is removed from Sleeping Sentry.
1 damage is removed from Hollow Crier [40].
1 damage is removed from Grazing Colossus.
1 damage is removed from Ruin Lynx.
The GM brings Night Mason into play. (SQ-4.9)
Pit Maw attacks Grazing Colossus. (SQ-4.10)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Pit Maw takes 2 damage, 13 left. (SQ-5.3)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Grazing Colossus takes 5 damage, 3 left. (SQ-5.3)

--- round 8, heroes, move 276 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 3 rolls for Fate: 3.
Hero 3 now has 4 INT and 7 STR. (SQ-3.2)
Hero 3 brings Glider Falcon into play. (SQ-3.6)
Glider Falcon attacks Night Mason. (SQ-5.1)
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Night Mason takes 2 damage, 10 left. (SQ-5.3)
Hero 3 attacks Ruin Lynx with bare hands. (SQ-5.1)
Ruin Lynx is Nimble and strikes back at once. (SQ-11.7)
Hero 3 loses 2 LP, 4 left. (SQ-5.7)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Ruin Lynx takes 2 damage, 6 left. (SQ-5.3)
Hero 3 discovers Light Tube. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Scree Walker.

--- round 8, gm, move 290 ---
Round 8: the GM’s turn. (SQ-2.1)
Night Mason takes effect. (SQ-7.7)
1 damage is removed from Hollow Crier [15].
1 damage is removed from Pit Maw.
1 damage is removed from Ruin Lynx.
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 6 available. (SQ-4.2)
The world acts: Wilds of the Hundredth Floor. (SQ-4.7)
1 damage is removed from Pit Maw.
1 damage is removed from Grazing Colossus.
1 damage is removed from Ruin Lynx.
1 damage is removed from Night Mason.
The GM brings Rust Crab into play. (SQ-4.9)
Rust Crab attacks Hero 3. (SQ-4.10)
Rust Crab deals 2 = 2 ATK. (SQ-5.1)
Wire Crow absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 1 LP, 3 left. (SQ-5.7)

--- round 9, heroes, move 300 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 3 draws a card. (SQ-3.1)
Hero 3 rolls for Fate: 4.
Hero 3 now has 5 INT and 7 STR. (SQ-3.2)
Hero 3 equips Light Tube. (SQ-6.2)
Glider Falcon attacks Night Mason. (SQ-5.1)
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Night Mason takes 2 damage, 9 left. (SQ-5.3)
Hero 3 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 3 loses 3 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
