444 moves, gm-win
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
Hero 1 now has 4 INT and 2 STR. (SQ-3.2)
Hero 2 now has 3 INT and 2 STR. (SQ-3.2)
Hero 3 now has 1 INT and 1 STR. (SQ-3.2)
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

--- round 1, gm, move 45 ---
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
Hero 3 intervenes. (SQ-5.10)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Bone Whistle absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Bone Whistle is destroyed. (SQ-5.3)

--- round 2, heroes, move 59 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 5 INT and 2 STR. (SQ-3.2)
Hero 2 now has 4 INT and 3 STR. (SQ-3.2)
Hero 3 now has 2 INT and 1 STR. (SQ-3.2)
Hero 1 discards Shields Up.
Hero 1 discovers Grazing Colossus. (SQ-8.1)
Grazing Colossus stays in the Discovery Zone. (SQ-8.3)
Hero 1 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 1 a card. (SQ-3.4)
Hero 2 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 4.
Hero 2 discards Gate Hound.
Hero 2 gains 1 INT.
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 1 brings Old Watch Sergeant into play. (SQ-3.6)
Hero 1 equips Shard Knife. (SQ-6.2)
Hero 1 uses Shard Knife. (SQ-7.7)
Shard Knife is sacrificed. (SQ-11.12)
Gutter Crawler takes 2 damage, 7 left. (SQ-5.3)
Hero 2 equips Shard Knife. (SQ-6.2)
Hero 2 uses Shard Knife. (SQ-7.7)
Shard Knife is sacrificed. (SQ-11.12)
Rust Crab takes 2 damage, 7 left. (SQ-5.3)
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers Iron Toll. (SQ-8.1)
Hero 3 discards Bark Coat.
Hero 3 discards Pack Mother.
Hero 3 gains 1 STR.
Hero 1 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 6 left. (SQ-5.3)
Old Watch Sergeant attacks Wick Moth. (SQ-5.1)
Hero 2 casts Follow-Through. (SQ-7.4)
Hero 2 casts Shields Up. (SQ-7.4)
Old Watch Sergeant deals 1 = 2 ATK − 3 Shields Up + 2 Follow-Through. (SQ-5.1)
Wick Moth takes 1 damage, 5 left. (SQ-5.3)
Forge Apprentice attacks Wick Moth. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 5 left. (SQ-5.3)
Hero 3 binds Wire Crow as partner. (SQ-11.15)

--- round 2, gm, move 108 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Forge Apprentice is paralyzed. (SQ-11.14)
Snareroot attacks Hero 3. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)

--- round 3, heroes, move 123 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 1.
Hero 1 now has 5 INT and 3 STR. (SQ-3.2)
Hero 2 now has 5 INT and 4 STR. (SQ-3.2)
Hero 3 now has 3 INT and 2 STR. (SQ-3.2)
Hero 2 discards Riposte.
Hero 2 discovers A Bargain with the Night. (SQ-8.1)
Hero 2 discards Rail Blade.
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Green Giant.
Hero 3 discards Nettle Imp.
Hero 3 discovers Sleeper in the Gate. (SQ-8.1)
Sleeper in the Gate stays in the Discovery Zone. (SQ-8.3)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 discovers Sleeping Sentry. (SQ-8.1)
Sleeping Sentry stays in the Discovery Zone. (SQ-8.3)
Hero 3 casts Shared Stride. (SQ-7.4)
Shared Stride stays in play. (SQ-7.6)
Hero 1 attacks Grazing Colossus with bare hands. (SQ-5.1)
Hero 1 casts Riposte. (SQ-7.4)
Hero 1 loses 3 LP, 2 left. (SQ-5.7)
Hero 1 deals 0 = 1 ATK − 1 Riposte. (SQ-5.1)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
Hero 2 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 4 left. (SQ-5.3)
Hero 3 attacks Sleeper in the Gate with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Sleeper in the Gate takes 4 damage, 2 left. (SQ-5.3)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 lets Wire Crow return to the creature field. (SQ-11.15)
Hero 3 binds Wire Crow as partner. (SQ-11.15)

--- round 3, gm, move 162 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 6 available. (SQ-4.2)
The GM brings Stair Shade into play. (SQ-4.9)
Gutter Crawler attacks Grazing Colossus. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Grazing Colossus takes 1 damage, 8 left. (SQ-5.3)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Gutter Crawler takes 2 damage, 5 left. (SQ-5.3)

--- round 4, heroes, move 169 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 6.
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 2 now has 5 INT and 5 STR. (SQ-3.2)
Hero 3 now has 3 INT and 3 STR. (SQ-3.2)
Hero 2 discovers Dreamcap. (SQ-8.1)
Dreamcap stays in the Discovery Zone. (SQ-8.3)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Roof Goat.
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 3 left. (SQ-5.3)
Forge Apprentice attacks Wick Moth. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 3 left. (SQ-5.3)
Hero 3 attacks Sleeper in the Gate with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Sleeper in the Gate takes 4 damage, 0 left. (SQ-5.3)
Sleeper in the Gate is destroyed. (SQ-5.3)
Sleeper in the Gate takes effect. (SQ-7.7)
Hero 2 takes Rail Blade back from the discard pile.
Hero 3 takes Bark Coat back from the discard pile.
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 3 brings Moss Wolf into play. (SQ-3.6)

--- round 4, gm, move 197 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM brings Ash Singer into play. (SQ-4.9)
The GM uses Ash Singer. (SQ-7.7)
Moss Wolf burns: Burn 1. (SQ-11.1)
Wick Moth attacks Sleeping Sentry. (SQ-4.10)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 4 left. (SQ-5.3)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Wick Moth takes 3 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)

--- round 5, heroes, move 213 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Moss Wolf takes 1 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 2.
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 4.
Hero 2 now has 5 INT and 5 STR. (SQ-3.2)
Hero 3 now has 4 INT and 3 STR. (SQ-3.2)
Hero 2 discards Rail Blade.
Hero 2 discovers Glider Wings. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Second Wind.
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Moss Wolf attacks Dreamcap. (SQ-5.1)
Moss Wolf deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 1 left. (SQ-5.3)
Hero 3 attacks Stair Shade with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Stair Shade takes 4 damage, 5 left. (SQ-5.3)

--- round 5, gm, move 238 ---
Round 5: the GM’s turn. (SQ-2.1)
Moss Wolf takes 1 damage, 0 left. (SQ-5.3)
Moss Wolf is destroyed. (SQ-5.3)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM uses Ash Singer. (SQ-7.7)
Forge Apprentice burns: Burn 1. (SQ-11.1)
The GM brings Mirror Wight into play. (SQ-4.9)
Mirror Wight takes effect. (SQ-7.7)
Forge Apprentice goes back to hand.
Snareroot attacks Sleeping Sentry. (SQ-4.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 3 left. (SQ-5.3)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Snareroot takes 3 damage, 6 left. (SQ-5.3)

--- round 6, heroes, move 255 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 5.
Hero 2 now has 5 INT and 6 STR. (SQ-3.2)
Hero 3 now has 5 INT and 3 STR. (SQ-3.2)
Hero 2 discovers A Stranger's Stores. (SQ-8.1)
Hero 2 gains 2 LP and has 10. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Howl.
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Hero 2 equips Lamppost Glaive. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 2 uses Forge Apprentice. (SQ-7.7)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Lamppost Glaive is laid off. (SQ-3.6)
Hero 3 equips Glider Wings. (SQ-6.2)
Hero 3 casts Patchwork on Glider Wings. (SQ-7.4)
Glider Wings is laid off. (SQ-3.6)
Hero 3 equips Bark Coat. (SQ-6.2)
Hero 2 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 2 left. (SQ-5.3)
Forge Apprentice [44] attacks Snareroot. (SQ-5.1)
Forge Apprentice [44] deals 1 = 1 ATK. (SQ-5.1)
Snareroot takes 1 damage, 5 left. (SQ-5.3)
Hero 3 attacks Stair Shade with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Stair Shade takes 4 damage, 1 left. (SQ-5.3)

--- round 6, gm, move 297 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 7 available. (SQ-4.2)
The GM plays a card face down. (SQ-11.20)
Snareroot attacks Sleeping Sentry. (SQ-4.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 2 left. (SQ-5.3)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Snareroot takes 3 damage, 2 left. (SQ-5.3)

--- round 7, heroes, move 305 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 3.
Hero 2 now has 5 INT and 7 STR. (SQ-3.2)
Hero 3 now has 6 INT and 3 STR. (SQ-3.2)
Bark Coat is laid off. (SQ-3.6)
Hero 3 brings Lantern Stag into play. (SQ-3.6)
Hero 2 attacks Dreamcap with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Forge Apprentice [46] attacks Grazing Colossus. (SQ-5.1)
Forge Apprentice [46] deals 1 = 1 ATK. (SQ-5.1)
Grazing Colossus takes 1 damage, 7 left. (SQ-5.3)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Forge Apprentice [46] takes 2 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Forge Apprentice attacks Grazing Colossus. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Grazing Colossus takes 1 damage, 6 left. (SQ-5.3)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Lantern Stag attacks Grazing Colossus. (SQ-5.1)
Lantern Stag deals 2 = 2 ATK. (SQ-5.1)
Grazing Colossus takes 2 damage, 4 left. (SQ-5.3)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Lantern Stag takes 2 damage, 3 left. (SQ-5.3)
Hero 3 attacks Sleeping Sentry with bare hands. (SQ-5.1)
Hero 3 deals 4 = 1 ATK + 1 from the partner + 2 bonus. (SQ-5.1)
Sleeping Sentry takes 4 damage, 0 left. (SQ-5.3)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Hero 3 loses 3 LP, 8 left. (SQ-5.7)
Sleeping Sentry is destroyed. (SQ-5.3)
Sleeping Sentry takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 discovers Embers Under the Ash. (SQ-8.1)
Hero 2 burns: Burn 1. (SQ-11.1)
Hero 3 discovers Old Siren. (SQ-8.1)
Old Siren stays in the Discovery Zone. (SQ-8.3)

--- round 7, gm, move 328 ---
Round 7: the GM’s turn. (SQ-2.1)
Hero 2 loses 1 LP, 9 left. (SQ-5.7)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 4 available. (SQ-4.2)
Ash Singer attacks Hero 2. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Ash Singer deals 3 = 2 ATK + 1 Old Siren. (SQ-5.1)
Wire Crow absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 2 LP, 6 left. (SQ-5.7)
Wire Crow is destroyed. (SQ-5.3)

--- round 8, heroes, move 339 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
Roll for putting out the fire: 5.
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 2.
Hero 2 now has 5 INT and 7 STR. (SQ-3.2)
Hero 3 now has 6 INT and 4 STR. (SQ-3.2)
Hero 2 discards Shields Up.
Hero 2 discovers Burst Battery. (SQ-8.1)
Hero 3 discovers Thin Ceiling. (SQ-8.1)
Hero 3 loses 1 LP, 5 left. (SQ-5.7)
Hero 3 discovers Honey Swarm. (SQ-8.1)
Honey Swarm stays in the Discovery Zone. (SQ-8.3)
Hero 2 attacks Rust Crab with bare hands. (SQ-5.1)
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 1.
Hero 2 loses 1 LP, 7 left. (SQ-5.7)
Hero 2 deals 0 = 1 ATK − 1 Light Thrown Back. (SQ-5.1)
Lantern Stag attacks Grazing Colossus. (SQ-5.1)
Lantern Stag deals 2 = 2 ATK. (SQ-5.1)
Grazing Colossus takes 2 damage, 2 left. (SQ-5.3)
Grazing Colossus is Nimble and strikes back at once. (SQ-11.7)
Lantern Stag takes 2 damage, 1 left. (SQ-5.3)
Hero 3 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 4 left. (SQ-5.3)
Hero 2 discovers Courtyard Orchard. (SQ-8.1)
Hero 2 gains 1 LP and has 8. (SQ-1.2)
Hero 3 gains 1 LP and has 6. (SQ-1.2)
2 damage is removed from Lantern Stag.
Hero 3 binds Lantern Stag as partner. (SQ-11.15)

--- round 8, gm, move 364 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 8 available. (SQ-4.2)
Snareroot attacks Hero 2. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Snareroot deals 2 = 1 ATK + 1 Old Siren. (SQ-5.1)
Lantern Stag absorbs 2 damage for Hero 3, 1 ARM left. (SQ-5.6)

--- round 9, heroes, move 375 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 3.
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 3 now has 7 INT and 4 STR. (SQ-3.2)
Hero 2 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Rib Drummer from the deck.
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 attacks Ash Singer with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 14 left. (SQ-5.3)

--- round 9, gm, move 392 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 12 available. (SQ-4.2)
Rust Crab attacks Hero 3. (SQ-4.10)
Gutter Crawler attacks Hero 3. (SQ-4.10)
Snareroot attacks Hero 3. (SQ-4.10)
Stair Shade attacks Hero 3. (SQ-4.10)
Ash Singer attacks Hero 3. (SQ-4.10)
Mirror Wight attacks Hero 3. (SQ-4.10)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes effect. (SQ-7.7)
Hero 2 intervenes. (SQ-5.10)
Rust Crab deals 3 = 2 ATK + 1 Old Siren. (SQ-5.1)
Hero 2 loses 3 LP, 5 left. (SQ-5.7)
Gutter Crawler deals 2 = 1 ATK + 1 Old Siren. (SQ-5.1)
Lantern Stag absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 1 LP, 5 left. (SQ-5.7)
Snareroot deals 2 = 1 ATK + 1 Old Siren. (SQ-5.1)
Lantern Stag absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 2 LP, 3 left. (SQ-5.7)
Stair Shade deals 4 = 3 ATK + 1 Old Siren. (SQ-5.1)
Lantern Stag absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 4 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
The attack of Ash Singer comes to nothing. (SQ-5.13)
The attack of Mirror Wight comes to nothing. (SQ-5.13)
The GM brings Rib Drummer into play. (SQ-4.9)

--- round 10, heroes, move 415 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 2 now has 6 INT and 8 STR. (SQ-3.2)
Hero 2 discovers Lost Foal. (SQ-8.1)
Hero 2 takes Pack Mule from the deck.
The GM gains 1 BP.
Hero 2 equips Switch Hatchet. (SQ-6.2)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Convoy Helmet is laid off. (SQ-3.6)
Hero 2 attacks Ash Singer with Switch Hatchet. (SQ-5.1)
Hero 2 with Switch Hatchet deals 2 = 2 ATK. (SQ-5.1)
Ash Singer takes 2 damage, 12 left. (SQ-5.3)
Switch Hatchet takes effect. (SQ-7.7)
Roll for Switch Hatchet: 2.

--- round 10, gm, move 429 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 14 available. (SQ-4.2)
Rust Crab attacks Hero 2. (SQ-4.10)
Gutter Crawler attacks Hero 2. (SQ-4.10)
Snareroot attacks Hero 2. (SQ-4.10)
Stair Shade attacks Hero 2. (SQ-4.10)
Ash Singer attacks Hero 2. (SQ-4.10)
Mirror Wight attacks Hero 2. (SQ-4.10)
Pit Maw attacks Hero 2. (SQ-4.10)
Rib Drummer attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Switch Hatchet. (SQ-5.4)
Rust Crab deals 4 = 2 ATK + 1 Old Siren + 1 Rib Drummer. (SQ-5.1)
Switch Hatchet takes 4 damage, 0 left. (SQ-5.3)
Switch Hatchet is destroyed. (SQ-5.3)
Gutter Crawler deals 3 = 1 ATK + 1 Old Siren + 1 Rib Drummer. (SQ-5.1)
Hero 2 loses 3 LP, 2 left. (SQ-5.7)
The GM casts Gone into the Dark. (SQ-7.4)
The attack of Snareroot is called off. (SQ-5.11)
Stair Shade deals 5 = 3 ATK + 1 Old Siren + 1 Rib Drummer. (SQ-5.1)
Hero 2 loses 5 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
