453 moves, gm-win
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
Hero 1 discards Rubble Maul.
Hero 1 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 5.
Hero 2 casts Smothering Blanket on Hero 2. (SQ-7.4)
Hero 2 is free of Burn and paralysis.
Hero 2 gains 1 LP and has 8. (SQ-1.2)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 1 brings Old Watch Sergeant into play. (SQ-3.6)
Hero 1 equips Switch Hatchet. (SQ-6.2)
Switch Hatchet is laid off. (SQ-3.6)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Convoy Helmet is laid off. (SQ-3.6)
Hero 3 equips Bone Whistle. (SQ-6.2)
Hero 3 casts Into the Brush on Old Watch Sergeant. (SQ-7.4)
Old Watch Sergeant goes back to hand.
Hero 3 equips Bark Coat. (SQ-6.2)
Bark Coat is laid off. (SQ-3.6)

--- round 1, gm, move 47 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: The Hum. (SQ-9.1)
Encounter 1 of 4 begins. (SQ-10.1)
The GM brings Rust Crab into play. (SQ-4.9)
The GM brings Wick Moth into play. (SQ-4.9)
Wick Moth takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Wick Moth attacks Forge Apprentice. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)

--- round 2, heroes, move 57 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 4 INT and 4 STR. (SQ-3.2)
Hero 2 now has 5 INT and 3 STR. (SQ-3.2)
Hero 3 now has 1 INT and 3 STR. (SQ-3.2)
Hero 1 discards Shard Knife.
Hero 1 discovers Grazing Colossus. (SQ-8.1)
Grazing Colossus stays in the Discovery Zone. (SQ-8.3)
Hero 1 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 4.
Hero 1 discards Riposte.
Hero 1 gains 1 INT.
Hero 2 discovers Iron Toll. (SQ-8.1)
Hero 2 discards Shard Knife.
Hero 2 discards Follow-Through.
Hero 2 gains 1 STR.
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Hero 1 brings Old Watch Sergeant into play. (SQ-3.6)
Bone Whistle takes effect. (SQ-7.7)
Old Watch Sergeant gains +1 ATK until the end of the turn.
Bone Whistle is laid off. (SQ-3.6)
Old Watch Sergeant attacks Grazing Colossus. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Old Watch Sergeant takes 2 damage, 1 left. (SQ-5.3)
Hero 1 casts Shields Up. (SQ-7.4)
Old Watch Sergeant deals 0 = 3 ATK − 3 Shields Up. (SQ-5.1)
Hero 1 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 2 casts Riposte. (SQ-7.4)
Hero 1 loses 3 LP, 2 left. (SQ-5.7)
Hero 1 deals 0 = 1 ATK − 1 Riposte. (SQ-5.1)
Hero 2 attacks Grazing Colossus with bare hands. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 2 LP, 6 left. (SQ-5.7)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Grazing Colossus takes 1 damage, 8 left. (SQ-5.3)
Forge Apprentice attacks Gutter Crawler. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 8 left. (SQ-5.3)
Hero 3 brings Nettle Imp into play. (SQ-3.6)

--- round 2, gm, move 98 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Old Watch Sergeant is paralyzed. (SQ-11.14)
Snareroot attacks Old Watch Sergeant. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Hero 3 loses 1 LP, 10 left. (SQ-5.7)

--- round 3, heroes, move 110 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
Hero 1 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 1.
Hero 1 now has 5 INT and 5 STR. (SQ-3.2)
Hero 2 now has 6 INT and 4 STR. (SQ-3.2)
Hero 3 now has 2 INT and 3 STR. (SQ-3.2)
Hero 2 discards Gate Hound.
Hero 2 discovers A Bargain with the Night. (SQ-8.1)
Hero 2 loses 2 LP, 4 left. (SQ-5.7)
Hero 2 gains 1 STR.
Hero 3 discards Green Giant.
Hero 3 discovers Sleeper in the Gate. (SQ-8.1)
Sleeper in the Gate stays in the Discovery Zone. (SQ-8.3)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 2 a card. (SQ-3.4)
Hero 3 discovers Sleeping Sentry. (SQ-8.1)
Sleeping Sentry stays in the Discovery Zone. (SQ-8.3)
Hero 1 equips Lamppost Glaive. (SQ-6.2)
Hero 1 attacks Snareroot with Lamppost Glaive. (SQ-5.1)
Hero 2 casts Shields Up. (SQ-7.4)
Hero 1 with Lamppost Glaive deals 3 = 5 ATK + 1 bonus − 3 Shields Up. (SQ-5.1)
Snareroot takes 3 damage, 6 left. (SQ-5.3)
Forge Apprentice attacks Rust Crab. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 8 left. (SQ-5.3)
Hero 2 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 3 LP, 1 left. (SQ-5.7)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 4 left. (SQ-5.3)
Hero 3 attacks Snareroot with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Snareroot takes 1 damage, 5 left. (SQ-5.3)
Hero 1 brings Gate Hound into play. (SQ-3.6)

--- round 3, gm, move 154 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 6 available. (SQ-4.2)
The GM brings Stair Shade into play. (SQ-4.9)
Gutter Crawler attacks Nettle Imp. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Nettle Imp takes 1 damage, 0 left. (SQ-5.3)
Nettle Imp is destroyed. (SQ-5.3)
Nettle Imp takes effect. (SQ-7.7)
Gutter Crawler takes 2 damage, 6 left. (SQ-5.3)

--- round 4, heroes, move 168 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 6.
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 2.
Hero 3 rolls for Fate: 3.
Hero 1 now has 5 INT and 7 STR. (SQ-3.2)
Hero 2 now has 6 INT and 6 STR. (SQ-3.2)
Hero 3 now has 3 INT and 3 STR. (SQ-3.2)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Hero 1 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 1 discovers Dreamcap. (SQ-8.1)
Dreamcap stays in the Discovery Zone. (SQ-8.3)
Hero 1 binds Wire Crow as partner. (SQ-11.15)
Lamppost Glaive is laid off. (SQ-3.6)
Hero 1 lets Wire Crow return to the creature field. (SQ-11.15)
Hero 2 equips Rail Blade. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Old Watch Sergeant attacks Wick Moth. (SQ-5.1)
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Wick Moth takes 2 damage, 4 left. (SQ-5.3)
Hero 1 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 5 left. (SQ-5.3)
Gate Hound attacks Wick Moth. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 3 left. (SQ-5.3)
Wire Crow attacks Sleeper in the Gate. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Grazing Colossus with Rail Blade. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 2 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
Hero 3 attacks Wick Moth with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 2 left. (SQ-5.3)

--- round 4, gm, move 214 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM brings Ash Singer into play. (SQ-4.9)
The GM uses Ash Singer. (SQ-7.7)
Gate Hound burns: Burn 1. (SQ-11.1)
Gutter Crawler attacks Dreamcap. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 2 left. (SQ-5.3)

--- round 5, heroes, move 226 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Roll for putting out the fire: 1.
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 3 rolls for Fate: 3.
Hero 1 now has 6 INT and 7 STR. (SQ-3.2)
Hero 3 now has 4 INT and 3 STR. (SQ-3.2)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 binds Wire Crow as partner. (SQ-11.15)
Hero 1 attacks Snareroot with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Snareroot takes 2 damage, 3 left. (SQ-5.3)
Old Watch Sergeant attacks Rust Crab. (SQ-5.1)
Old Watch Sergeant deals 2 = 2 ATK. (SQ-5.1)
Rust Crab takes 2 damage, 6 left. (SQ-5.3)
Gate Hound attacks Stair Shade. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 8 left. (SQ-5.3)
Hero 3 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 5 left. (SQ-5.3)
Hero 1 brings Pack Mother into play. (SQ-3.6)

--- round 5, gm, move 258 ---
Round 5: the GM’s turn. (SQ-2.1)
Gate Hound takes 1 damage, 2 left. (SQ-5.3)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM uses Ash Singer. (SQ-7.7)
Old Watch Sergeant burns: Burn 1. (SQ-11.1)
Stair Shade attacks Gate Hound. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Hero 3 loses 3 LP, 7 left. (SQ-5.7)
The GM brings Mirror Wight into play. (SQ-4.9)
Mirror Wight takes effect. (SQ-7.7)
Gate Hound goes back to hand.

--- round 6, heroes, move 270 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Old Watch Sergeant takes 1 damage, 0 left. (SQ-5.3)
Old Watch Sergeant is destroyed. (SQ-5.3)
Hero 1 rolls for Fate: 5.
Hero 3 rolls for Fate: 3.
Hero 1 now has 7 INT and 7 STR. (SQ-3.2)
Hero 3 now has 5 INT and 3 STR. (SQ-3.2)
Hero 1 discovers Glider Wings. (SQ-8.1)
Hero 3 brings Roof Goat into play. (SQ-3.6)
Hero 3 binds Roof Goat as partner. (SQ-11.15)
Hero 3 lets Roof Goat return to the creature field. (SQ-11.15)
Hero 3 casts Shared Stride. (SQ-7.4)
Shared Stride stays in play. (SQ-7.6)
Hero 3 binds Roof Goat as partner. (SQ-11.15)
Hero 1 attacks Snareroot with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Snareroot takes 2 damage, 1 left. (SQ-5.3)
Hero 3 attacks Ash Singer with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Ash Singer takes 4 damage, 11 left. (SQ-5.3)

--- round 6, gm, move 296 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 8 available. (SQ-4.2)
The GM uses Ash Singer. (SQ-7.7)
Pack Mother burns: Burn 1. (SQ-11.1)
Mirror Wight attacks Grazing Colossus. (SQ-4.10)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Mirror Wight takes 2 damage, 10 left. (SQ-5.3)
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 3.
Mirror Wight takes 1 damage, 9 left. (SQ-5.3)
Mirror Wight deals 0 = 3 ATK − 3 Light Thrown Back. (SQ-5.1)

--- round 7, heroes, move 306 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Pack Mother takes 1 damage, 3 left. (SQ-5.3)
Roll for putting out the fire: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 3 rolls for Fate: 1.
Hero 1 now has 7 INT and 8 STR. (SQ-3.2)
Hero 3 now has 6 INT and 3 STR. (SQ-3.2)
Hero 3 discards Scree Walker.
Hero 3 discovers A Stranger's Stores. (SQ-8.1)
Hero 3 gains 2 LP and has 9. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 discovers Embers Under the Ash. (SQ-8.1)
Hero 3 burns: Burn 1. (SQ-11.1)
Hero 1 brings Gate Hound into play. (SQ-3.6)
Hero 1 equips Glider Wings. (SQ-6.2)
Hero 1 equips Drive-Chain Flail. (SQ-6.2)
Hero 1 attacks Snareroot with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 2.
Hero 1 with Drive-Chain Flail deals 4 = 1 ATK + 1 from the partner + 2 Empower (rolled 2). (SQ-5.1)
Snareroot takes 4 damage, 0 left. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Rust Crab takes 1 damage, 4 left. (SQ-5.3)
Wick Moth takes 1 damage, 1 left. (SQ-5.3)
Gutter Crawler takes 1 damage, 4 left. (SQ-5.3)
Stair Shade takes 1 damage, 7 left. (SQ-5.3)
Ash Singer takes 1 damage, 10 left. (SQ-5.3)
Mirror Wight takes 1 damage, 8 left. (SQ-5.3)
Gate Hound attacks Stair Shade. (SQ-5.1)
Gate Hound deals 2 = 1 ATK + 1 Pack Mother. (SQ-5.1)
Stair Shade takes 2 damage, 5 left. (SQ-5.3)
Pack Mother attacks Rust Crab. (SQ-5.1)
Pack Mother deals 2 = 2 ATK. (SQ-5.1)
Rust Crab takes 2 damage, 2 left. (SQ-5.3)
Hero 3 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Gutter Crawler takes 4 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)

--- round 7, gm, move 334 ---
Round 7: the GM’s turn. (SQ-2.1)
Pack Mother takes 1 damage, 2 left. (SQ-5.3)
Hero 3 loses 1 LP, 8 left. (SQ-5.7)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 11 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Chained King into play. (SQ-4.9)
The GM uses Chained King. (SQ-7.7)
Rust Crab is sacrificed. (SQ-11.12)
Chained King gains +2 ATK until the end of the turn.
Chained King gains Trample until the end of the turn.
Stair Shade attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Stair Shade takes 3 damage, 2 left. (SQ-5.3)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Sleeping Sentry takes 3 damage, 1 left. (SQ-5.3)
The GM uses Ash Singer. (SQ-7.7)
Pack Mother burns: Burn 1. (SQ-11.1)

--- round 8, heroes, move 345 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Pack Mother takes 1 damage, 1 left. (SQ-5.3)
Hero 3 loses 1 LP, 7 left. (SQ-5.7)
Roll for putting out the fire: 4.
Roll for putting out the fire: 5.
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 3 rolls for Fate: 2.
Hero 1 now has 7 INT and 9 STR. (SQ-3.2)
Hero 3 now has 6 INT and 4 STR. (SQ-3.2)
Hero 1 discovers Old Siren. (SQ-8.1)
Old Siren stays in the Discovery Zone. (SQ-8.3)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 attacks Mirror Wight with bare hands. (SQ-5.1)
Roll for Untouchable: 3.
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Mirror Wight takes 2 damage, 6 left. (SQ-5.3)
Pack Mother attacks Grazing Colossus. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Pack Mother takes 2 damage, 0 left. (SQ-5.3)
Pack Mother is destroyed. (SQ-5.3)
Gate Hound attacks Wick Moth. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
Hero 3 attacks Sleeper in the Gate with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Sleeper in the Gate takes 4 damage, 1 left. (SQ-5.3)

--- round 8, gm, move 369 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM uses Chained King. (SQ-7.7)
Ash Singer is sacrificed. (SQ-11.12)
Chained King gains +2 ATK until the end of the turn.
Chained King gains Trample until the end of the turn.
The GM casts Standing Night. (SQ-7.4)
Standing Night stays in play. (SQ-7.6)
Stair Shade attacks Hero 1. (SQ-4.10)
Mirror Wight attacks Hero 1. (SQ-4.10)
Chained King attacks Hero 1. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Stair Shade deals 5 = 3 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Roof Goat absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 4 LP, 3 left. (SQ-5.7)
Hero 1 blocks with Gate Hound. (SQ-5.4)
Mirror Wight deals 5 = 3 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Gate Hound takes 5 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Hero 1 blocks with Drive-Chain Flail. (SQ-5.4)
Chained King deals 9 = 7 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Drive-Chain Flail takes 9 damage, 0 left. (SQ-5.3)
Hero 1 loses 7 LP, 0 left. (SQ-5.7)
Drive-Chain Flail is destroyed. (SQ-5.3)
Hero 1 is knocked out. (SQ-2.7)

--- round 9, heroes, move 389 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 3 rolls for Fate: 4.
Hero 3 now has 7 INT and 4 STR. (SQ-3.2)
Hero 3 discovers Burst Battery. (SQ-8.1)
Hero 3 attacks Dreamcap with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Dreamcap takes 4 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)

--- round 9, gm, move 398 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 11 available. (SQ-4.2)
Mirror Wight attacks Sleeper in the Gate. (SQ-4.10)
Mirror Wight deals 5 = 3 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Sleeper in the Gate takes 5 damage, 0 left. (SQ-5.3)
Sleeper in the Gate is destroyed. (SQ-5.3)
Sleeper in the Gate takes effect. (SQ-7.7)
Hero 3 takes Bark Coat back from the discard pile.
Hero 3 draws a card. (SQ-3.1)

--- round 10, heroes, move 407 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 3 draws a card. (SQ-3.1)
Hero 3 rolls for Fate: 3.
Hero 3 now has 7 INT and 5 STR. (SQ-3.2)
Hero 3 equips Bark Coat. (SQ-6.2)
Bark Coat is laid off. (SQ-3.6)
Hero 3 attacks Mirror Wight with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Mirror Wight takes 4 damage, 2 left. (SQ-5.3)
Hero 3 brings Moss Wolf into play. (SQ-3.6)
Hero 3 casts Second Wind on Moss Wolf. (SQ-7.4)

--- round 10, gm, move 422 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 15 available. (SQ-4.2)
The GM brings Rib Drummer into play. (SQ-4.9)
The GM uses Chained King. (SQ-7.7)
Rib Drummer is sacrificed. (SQ-11.12)
Chained King gains +2 ATK until the end of the turn.
Chained King gains Trample until the end of the turn.
Chained King attacks Grazing Colossus. (SQ-4.10)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 3.
Chained King deals 9 = 7 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Grazing Colossus takes 9 damage, 0 left. (SQ-5.3)
Grazing Colossus is destroyed. (SQ-5.3)
Grazing Colossus takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 gains 1 LP and has 4. (SQ-1.2)

--- round 11, heroes, move 433 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 3 rolls for Fate: 2.
Hero 3 now has 8 INT and 5 STR. (SQ-3.2)
Hero 3 attacks Stair Shade with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Stair Shade takes 4 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
Hero 3 discovers Thin Ceiling. (SQ-8.1)
Hero 3 loses 1 LP, 3 left. (SQ-5.7)
Hero 3 discovers Honey Swarm. (SQ-8.1)
Honey Swarm stays in the Discovery Zone. (SQ-8.3)

--- round 11, gm, move 443 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 16 available. (SQ-4.2)
The GM uses Chained King. (SQ-7.7)
Mirror Wight is sacrificed. (SQ-11.12)
Chained King gains +2 ATK until the end of the turn.
Chained King gains Trample until the end of the turn.
Chained King attacks Hero 3. (SQ-4.10)
Chained King deals 9 = 7 ATK + 1 Old Siren + 1 Standing Night. (SQ-5.1)
Roof Goat absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 9 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
