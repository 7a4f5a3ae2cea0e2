1905 moves, heroes-win
Difficulty: EXTREME. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 8 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 3 begins with 7 LP, 2 STR and 3 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
Hero 3 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 12 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 2.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 3 now has 4 INT and 2 STR. (SQ-3.2)
Hero 1 discards Blinding Flash.
Hero 1 discovers Old Siren. (SQ-8.1)
Hero 2 discards Drive-Chain Flail.
Hero 2 discovers Grazing Colossus. (SQ-8.1)
Hero 1 equips Lighting Pole. (SQ-6.2)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 1 casts Lamp Ledger. (SQ-7.4)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 2 brings Forge Apprentice into play. (SQ-3.6)
Hero 3 equips Bark Coat. (SQ-6.2)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 casts Call into the Woods. (SQ-7.4)
Hero 3 takes Flood Otter from the deck.
Mirror Image attacks Old Siren. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 3 left. (SQ-5.3)
Hero 1 attacks Old Siren with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 2 left. (SQ-5.3)
Forge Apprentice attacks Old Siren. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 1 left. (SQ-5.3)
Hero 2 attacks Old Siren with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 0 left. (SQ-5.3)
Old Siren is destroyed. (SQ-5.3)

--- round 1, gm, move 54 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: The Pack Is Moving. (SQ-9.1)
Encounter 1 of 5 begins. (SQ-10.1)
The GM brings Rust Crab into play. (SQ-4.9)
The GM brings Tower Crow into play. (SQ-4.9)
Tower Crow attacks Hero 1. (SQ-4.10)
Rust Crab attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Tower Crow deals 3 = 3 ATK. (SQ-5.1)
Tower Helm absorbs 3 damage for Hero 2, 1 ARM left. (SQ-5.6)
Hero 3 intervenes. (SQ-5.10)
Rust Crab deals 2 = 2 ATK. (SQ-5.1)
Bark Coat absorbs 2 damage for Hero 3, 1 ARM left. (SQ-5.6)

--- round 2, heroes, move 68 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 3.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 4 STR. (SQ-3.2)
Hero 3 now has 5 INT and 2 STR. (SQ-3.2)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Hero 2 equips Rail Blade. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Hero 3 brings Woken Motorcycle into play. (SQ-3.6)
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Antler Hood. (SQ-6.2)
Glass Servant attacks Tower Crow. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Tower Crow takes 2 damage, 4 left. (SQ-5.3)
Archive Owl attacks Tower Crow. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Tower Crow takes 2 damage, 2 left. (SQ-5.3)
Mirror Image attacks Tower Crow. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Tower Crow takes 1 damage, 1 left. (SQ-5.3)
Hero 1 attacks Tower Crow with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Tower Crow takes 1 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)
Hero 2 attacks Rust Crab with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Rust Crab takes 4 damage, 5 left. (SQ-5.3)
Forge Apprentice attacks Rust Crab. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 4 left. (SQ-5.3)
Gate Hound attacks Rust Crab. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle attacks Rust Crab. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Rust Crab takes 3 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Prism Blade. (SQ-10.2)
Hero 2 turns over the prize: Tower Seal. (SQ-10.2)
Hero 3 turns over the prize: Bark Coat. (SQ-10.2)

--- round 2, gm, move 102 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 8 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Grazing Colossus takes 1 damage, 8 left. (SQ-5.3)
Mirror Image takes 1 damage, 2 left. (SQ-5.3)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Glass Servant takes 1 damage, 4 left. (SQ-5.3)
Archive Owl takes 1 damage, 2 left. (SQ-5.3)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle takes 1 damage, 3 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Glass Servant takes effect. (SQ-7.7)
Encounter 2 of 5 begins. (SQ-10.1)
The GM brings Domewing into play. (SQ-4.9)
The GM brings Glass Mite into play. (SQ-4.9)
Glass Mite attacks Forge Apprentice. (SQ-4.10)
Domewing attacks Hero 3. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)
Domewing deals 4 = 4 ATK. (SQ-5.1)
Bark Coat absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 3 LP, 4 left. (SQ-5.7)

--- round 3, heroes, move 113 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 1.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 4 STR. (SQ-3.2)
Hero 3 now has 6 INT and 2 STR. (SQ-3.2)
Hero 1 discards Prism Blade.
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 6 left. (SQ-5.7)
Hero 1 gains 1 STR.
Hero 3 discards Given to the Pack.
Hero 3 discovers Courtyard Orchard. (SQ-8.1)
Hero 1 gains 1 LP and has 7. (SQ-1.2)
Hero 2 gains 1 LP and has 9. (SQ-1.2)
Hero 3 gains 1 LP and has 5. (SQ-1.2)
1 damage is removed from Mirror Image.
1 damage is removed from Forge Apprentice.
1 damage is removed from Glass Servant.
1 damage is removed from Archive Owl.
1 damage is removed from Gate Hound.
1 damage is removed from Woken Motorcycle.
Hero 1 casts City Fire. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Domewing takes 1 damage, 11 left. (SQ-5.3)
Glass Mite takes 1 damage, 5 left. (SQ-5.3)
Domewing burns: Burn 3. (SQ-11.1)
Glass Mite burns: Burn 3. (SQ-11.1)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Seal. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 casts Hold the Bridge. (SQ-7.4)
Hero 2 uses Forge Apprentice. (SQ-7.7)
2 damage is removed from Tower Helm.
Hero 3 brings Tower Elk into play. (SQ-3.6)
Bark Coat is laid off. (SQ-3.6)
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Bark Coat. (SQ-6.2)
Archive Owl attacks Domewing. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Domewing takes 4 damage, 7 left. (SQ-5.3)
Hero 1 attacks Domewing with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Domewing takes 3 damage, 4 left. (SQ-5.3)
Glass Servant attacks Domewing. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Domewing takes 2 damage, 2 left. (SQ-5.3)
Mirror Image attacks Domewing. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Domewing takes 1 damage, 1 left. (SQ-5.3)
Forge Apprentice attacks Domewing. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Domewing takes 1 damage, 0 left. (SQ-5.3)
Domewing is destroyed. (SQ-5.3)
Hero 2 attacks Glass Mite with Rail Blade. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Glass Mite takes 4 damage, 1 left. (SQ-5.3)
Gate Hound attacks Glass Mite. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Glass Mite takes 1 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Signal Flare. (SQ-10.2)
Hero 2 turns over the prize: Tower Seal. (SQ-10.2)
Hero 3 turns over the prize: Street Cats. (SQ-10.2)
Hero 1 casts Signal Flare. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)

--- round 3, gm, move 164 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 12 available. (SQ-4.2)
The world changes: Market of Those Who Stayed. (SQ-9.1)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 6.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Encounter 3 of 5 begins. (SQ-10.1)
The GM brings Ilvane, Reckoner of Nights into play. (SQ-4.9)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
The GM gains 15 BP.
The GM draws 6 cards. (SQ-4.1)
The GM brings Hunger Choir into play. (SQ-4.9)
The GM brings Rubble Walker into play. (SQ-4.9)
The GM brings Mirror Wight into play. (SQ-4.9)
Roll for Untouchable: 1.
Mirror Wight takes effect. (SQ-7.7)
Mirror Image goes back to hand.
The GM brings Cinderling into play. (SQ-4.9)
Ilvane, Reckoner of Nights attacks Woken Motorcycle. (SQ-4.10)
Hunger Choir attacks Tower Elk. (SQ-4.10)
Tower Elk takes effect. (SQ-7.7)
Hunger Choir takes 1 damage, 11 left. (SQ-5.3)
Mirror Wight attacks Archive Owl. (SQ-4.10)
Cinderling attacks Forge Apprentice. (SQ-4.10)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Ilvane, Reckoner of Nights deals 4 = 4 ATK. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 2 LP, 5 left. (SQ-5.7)
Guild Hood is destroyed. (SQ-5.3)
Roll for Empower: 4.
Hunger Choir deals 7 = 3 ATK + 4 Empower (rolled 4). (SQ-5.1)
Tower Elk takes 7 damage, 0 left. (SQ-5.3)
Tower Elk is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Mirror Wight deals 3 = 3 ATK. (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 7 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Mirror Wight takes 1 damage, 11 left. (SQ-5.3)
Tower Seal is destroyed. (SQ-5.3)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Forge Apprentice takes 1 damage, 1 left. (SQ-5.3)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Antler Hood absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 2 LP, 3 left. (SQ-5.7)

--- round 4, heroes, move 189 ---
The GM discards The Floor Gives Way.
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 2.
Hero 1 now has 8 INT and 1 STR. (SQ-3.2)
Hero 2 now has 3 INT and 5 STR. (SQ-3.2)
Hero 3 now has 7 INT and 2 STR. (SQ-3.2)
Hero 1 discards Main Switch.
Hero 1 discovers Glider Wings. (SQ-8.1)
Hero 2 discards Onto the Siding.
Hero 2 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 5.
Ilvane, Reckoner of Nights takes 2 damage, 49 left. (SQ-5.3)
Hunger Choir takes 2 damage, 9 left. (SQ-5.3)
Roll for Tenacity: 4.
Mirror Wight takes 2 damage, 9 left. (SQ-5.3)
Cinderling takes 2 damage, 7 left. (SQ-5.3)
Hero 1 brings Arc Warden into play. (SQ-3.6)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Seal. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 3 brings Pack Mother into play. (SQ-3.6)
Hero 3 brings Street Cats into play. (SQ-3.6)
Hero 3 brings Moss Wolf into play. (SQ-3.6)
Antler Hood is laid off. (SQ-3.6)
Hero 3 binds Moss Wolf as partner. (SQ-11.15)
Arc Warden attacks Hunger Choir. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Hunger Choir takes 4 damage, 5 left. (SQ-5.3)
Glass Servant attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Archive Owl attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Mirror Wight takes 2 damage, 7 left. (SQ-5.3)
Mirror Image attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 6 left. (SQ-5.3)
Hero 1 attacks Mirror Wight with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Mirror Wight takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Mirror Wight with Rail Blade. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Forge Apprentice attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Hero 2 casts Follow-Through. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Forge Apprentice deals 3 = 1 ATK + 2 Follow-Through. (SQ-5.1)
Mirror Wight takes 3 damage, 2 left. (SQ-5.3)
Gate Hound attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Pack Mother attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Pack Mother deals 2 = 2 ATK. (SQ-5.1)
Mirror Wight takes 2 damage, 0 left. (SQ-5.3)
Mirror Wight is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Woken Motorcycle attacks Cinderling. (SQ-5.1)
Woken Motorcycle deals 4 = 3 ATK + 1 Pack Mother. (SQ-5.1)
Cinderling takes 4 damage, 3 left. (SQ-5.3)
Street Cats attacks Cinderling. (SQ-5.1)
Street Cats deals 3 = 2 ATK + 1 Pack Mother. (SQ-5.1)
Cinderling takes 3 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 46 left. (SQ-5.3)

--- round 4, gm, move 252 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 5 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 6.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
The GM brings Ash Singer into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Ash Singer takes 1 damage, 14 left. (SQ-5.3)
Rubble Walker attacks Woken Motorcycle. (SQ-4.10)
Ash Singer attacks Street Cats. (SQ-4.10)
Ilvane, Reckoner of Nights attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 2 casts Onto the Siding. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
The attack is called off. (SQ-5.11)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Street Cats takes 2 damage, 0 left. (SQ-5.3)
Street Cats is destroyed. (SQ-5.3)
Hero 3 blocks with Pack Mother. (SQ-5.4)
Ilvane, Reckoner of Nights deals 6 = 6 ATK. (SQ-5.1)
Pack Mother takes 6 damage, 0 left. (SQ-5.3)
Pack Mother is destroyed. (SQ-5.3)
Roll for Empower: 4.
Hero 3 blocks with Woken Motorcycle. (SQ-5.4)
Hunger Choir deals 7 = 3 ATK + 4 Empower (rolled 4). (SQ-5.1)
Woken Motorcycle takes 7 damage, 0 left. (SQ-5.3)
Woken Motorcycle is destroyed. (SQ-5.3)

--- round 5, heroes, move 280 ---
The GM discards The Scent.
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 5.
Hero 1 now has 9 INT and 1 STR. (SQ-3.2)
Hero 2 now has 3 INT and 6 STR. (SQ-3.2)
Hero 3 now has 8 INT and 2 STR. (SQ-3.2)
Hero 1 discards Glider Wings.
Hero 1 discovers Blown Fuse. (SQ-8.1)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Hero 1 casts Chorus of Lamps on Hunger Choir. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Hunger Choir takes 6 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Dead Current on Rubble Walker. (SQ-7.4)
Rubble Walker is paralyzed. (SQ-11.14)
Hero 3 brings Flood Otter into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 brings Roof Goat into play. (SQ-3.6)
Archive Owl attacks Ash Singer. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Ash Singer takes 4 damage, 10 left. (SQ-5.3)
Arc Warden attacks Ash Singer. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Ash Singer takes 4 damage, 6 left. (SQ-5.3)
Glass Servant attacks Ash Singer. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Ash Singer takes 2 damage, 4 left. (SQ-5.3)
Mirror Image attacks Ash Singer. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 3 left. (SQ-5.3)
Hero 1 attacks Ash Singer with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Ash Singer with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Ash Singer takes 3 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)
Forge Apprentice attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 45 left. (SQ-5.3)
Gate Hound attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 44 left. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 41 left. (SQ-5.3)
Flood Otter attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 40 left. (SQ-5.3)
Sewer Rats attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 39 left. (SQ-5.3)
Sewer Rats attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 38 left. (SQ-5.3)
Roof Goat attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 37 left. (SQ-5.3)
Hero 3 discovers A Stranger's Stores. (SQ-8.1)
Hero 3 gains 2 LP and has 5. (SQ-1.2)
The GM draws a card. (SQ-4.1)

--- round 5, gm, move 381 ---
Round 5: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 5 available. (SQ-4.2)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Ilvane, Reckoner of Nights attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Arc Warden. (SQ-5.4)
Hero 2 casts Shields Up. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Hero 3 casts Thicket. (SQ-7.4)
Ilvane, Reckoner of Nights deals 0 = 6 ATK − 3 Thicket − 3 Shields Up. (SQ-5.1)
The GM discards Falling Panes.
The GM discards Two Fingers on the Wick.

--- round 6, heroes, move 405 ---
The GM discards Dead Static.
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 10 INT and 1 STR. (SQ-3.2)
Hero 2 now has 5 INT and 6 STR. (SQ-3.2)
Hero 3 now has 9 INT and 2 STR. (SQ-3.2)
Hero 1 discards Tinderbox.
Hero 1 discovers Sleeper in the Gate. (SQ-8.1)
Hero 1 casts Dead Current on Rubble Walker. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Rubble Walker is paralyzed. (SQ-11.14)
Hero 1 casts Glass Dome. (SQ-7.4)
Hero 1 casts Standing Lamp. (SQ-7.4)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Rubble Maul from the deck.
Hero 2 equips Shard Knife. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 3 brings Flood Otter into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Archive Owl attacks Rubble Walker. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Rubble Walker takes 1 damage, 11 left. (SQ-5.3)
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Mirror Image attacks Rubble Walker. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 2 damage, 9 left. (SQ-5.3)
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Gate Hound attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 36 left. (SQ-5.3)
Pack Mule attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 35 left. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 32 left. (SQ-5.3)
Flood Otter [65] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 31 left. (SQ-5.3)
Sewer Rats [66] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats [66] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 30 left. (SQ-5.3)
Roof Goat attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 29 left. (SQ-5.3)
Flood Otter [80] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [80] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 28 left. (SQ-5.3)
Sewer Rats [81] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats [81] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 27 left. (SQ-5.3)
Hero 1 discovers Lost Foal. (SQ-8.1)
Hero 1 takes Lamp Moth from the deck.
The GM gains 1 BP.
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)

--- round 6, gm, move 505 ---
Round 6: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 9 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM casts House Rules of the Ruin. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Hero 3 casts Howl on House Rules of the Ruin. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
House Rules of the Ruin is countered: it does nothing and stays paid. (SQ-7.5)
Hero 3 draws a card. (SQ-3.1)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Roof Goat takes 1 damage, 0 left. (SQ-5.3)
Roof Goat is destroyed. (SQ-5.3)
Ilvane, Reckoner of Nights attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Ilvane, Reckoner of Nights deals 6 = 6 ATK. (SQ-5.1)
Mirror Image takes 6 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
The GM discards The Ferry's Toll.
The GM discards Snareroot.

--- round 7, heroes, move 529 ---
The GM discards Rib Drummer.
Round 7: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights takes 1 damage, 26 left. (SQ-5.3)
Roll for Tenacity: 5.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 2.
Hero 1 now has 12 INT and 1 STR. (SQ-3.2)
Hero 2 now has 5 INT and 7 STR. (SQ-3.2)
Hero 3 now has 9 INT and 3 STR. (SQ-3.2)
Hero 2 casts Smothering Blanket on Hero 1. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Hero 1 is free of Burn and paralysis.
Hero 1 gains 1 LP and has 6. (SQ-1.2)
Hero 3 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Hollow Crier from the deck.
Hero 1 casts Shared Light. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Hero 1 gains 2 LP and has 8. (SQ-1.2)
Hero 2 gains 2 LP and has 9. (SQ-1.2)
Hero 3 gains 2 LP and has 7. (SQ-1.2)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 brings Lamp Moth into play. (SQ-3.6)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 6.
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Archive Owl attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 4 damage, 22 left. (SQ-5.3)
Arc Warden attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 4 damage, 18 left. (SQ-5.3)
Glass Servant attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 2 damage, 16 left. (SQ-5.3)
Lamp Moth [87] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 15 left. (SQ-5.3)
Lamp Moth [88] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 14 left. (SQ-5.3)
Hero 1 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 13 left. (SQ-5.3)
Hero 2 attacks Ilvane, Reckoner of Nights with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 10 left. (SQ-5.3)
Forge Apprentice attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 9 left. (SQ-5.3)
Gate Hound attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 8 left. (SQ-5.3)
Pack Mule attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 7 left. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 4 left. (SQ-5.3)
Tunnel Lynx attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 2 damage, 2 left. (SQ-5.3)
Flood Otter [65] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 1 left. (SQ-5.3)
Sewer Rats [66] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats [66] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 0 left. (SQ-5.3)
Ilvane, Reckoner of Nights is destroyed. (SQ-5.3)
Flood Otter [80] attacks Rubble Walker. (SQ-5.1)
Flood Otter [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Sewer Rats [81] attacks Rubble Walker. (SQ-5.1)
Sewer Rats [81] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)

--- round 7, gm, move 633 ---
Round 7: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 6.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 13 available. (SQ-4.2)
Rubble Walker attacks Archive Owl. (SQ-4.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Archive Owl takes 4 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
The GM discards Hollow Crier.
The GM discards Cinderling.

--- round 8, heroes, move 648 ---
The GM discards Snareroot.
Round 8: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 2.
Hero 1 now has 15 INT and 1 STR. (SQ-3.2)
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 3 now has 10 INT and 3 STR. (SQ-3.2)
Hero 1 casts Arc of Light on Rubble Walker. (SQ-7.4)
Roll for Tenacity: 6.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 4.
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Root Sling. (SQ-6.2)
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 1 attacks Rubble Walker with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 1 damage, 8 left. (SQ-5.3)
Lamp Moth [87] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Lamp Moth [88] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 3 attacks Rubble Walker with Root Sling. (SQ-5.1)
Hero 3 with Root Sling deals 4 = 2 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 6.
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Flood Otter [65] attacks Rubble Walker. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Sewer Rats [66] attacks Rubble Walker. (SQ-5.1)
Sewer Rats [66] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Flood Otter [80] attacks Rubble Walker. (SQ-5.1)
Flood Otter [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Sewer Rats [81] attacks Rubble Walker. (SQ-5.1)
Sewer Rats [81] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 3 discovers Burst Battery. (SQ-8.1)
Bark Coat takes 2 damage, 1 left. (SQ-5.3)

--- round 8, gm, move 751 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 16 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Sewer Rats [66]. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Sewer Rats [66] takes 4 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
The GM discards Shaft Rat.
The GM discards Hollow Crier.

--- round 9, heroes, move 770 ---
The GM discards Rust Crab.
Round 9: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 3.
Hero 1 now has 16 INT and 1 STR. (SQ-3.2)
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 3 now has 11 INT and 3 STR. (SQ-3.2)
Hero 2 discards Convoy Jacket.
Hero 2 discovers Honey Swarm. (SQ-8.1)
Hero 1 discovers Sleeping Sentry. (SQ-8.1)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 6.
Hero 3 equips Bone Whistle. (SQ-6.2)
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 1 attacks Rubble Walker with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Lamp Moth [87] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Lamp Moth [88] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 3 attacks Rubble Walker with Root Sling. (SQ-5.1)
Hero 3 with Root Sling deals 4 = 2 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 5.
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Flood Otter [65] attacks Rubble Walker. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Flood Otter [80] attacks Rubble Walker. (SQ-5.1)
Flood Otter [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Sewer Rats attacks Rubble Walker. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 3 discovers Dreamcap. (SQ-8.1)

--- round 9, gm, move 862 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 20 available. (SQ-4.2)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Sewer Rats. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Sewer Rats takes 4 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
The GM discards Gutter Crawler.

--- round 10, heroes, move 879 ---
The GM discards Rat Tide.
Round 10: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 3.
Hero 1 now has 17 INT and 1 STR. (SQ-3.2)
Hero 2 now has 5 INT and 11 STR. (SQ-3.2)
Hero 3 now has 12 INT and 3 STR. (SQ-3.2)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 3.
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Drive-Chain Flail back from the discard pile.
Hero 3 equips Root Sling. (SQ-6.2)
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 1 attacks Rubble Walker with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Lamp Moth [87] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Lamp Moth [88] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 1 damage, 7 left. (SQ-5.3)
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Hero 3 attacks Rubble Walker with Root Sling [96]. (SQ-5.1)
Hero 3 with Root Sling [96] deals 4 = 2 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 2 damage, 5 left. (SQ-5.3)
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 1 damage, 4 left. (SQ-5.3)
Flood Otter [65] attacks Rubble Walker. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Flood Otter [80] attacks Rubble Walker. (SQ-5.1)
Flood Otter [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 1 discovers Light Tube. (SQ-8.1)
Hero 3 discovers Embers Under the Ash. (SQ-8.1)
Hero 3 burns: Burn 1. (SQ-11.1)

--- round 10, gm, move 973 ---
Round 10: the GM’s turn. (SQ-2.1)
Hero 3 loses 1 LP, 6 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 24 available. (SQ-4.2)
The GM casts Up from the Shafts. (SQ-7.4)
Hero 1 casts Main Switch on Up from the Shafts. (SQ-7.4)
Up from the Shafts is countered: it does nothing and stays paid. (SQ-7.5)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Flood Otter [65]. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Flood Otter [65] takes 4 damage, 0 left. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)

--- round 11, heroes, move 996 ---
The GM discards Walking Observatory.
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 3 loses 1 LP, 5 left. (SQ-5.7)
Roll for putting out the fire: 3.
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 1.
Hero 1 now has 18 INT and 1 STR. (SQ-3.2)
Hero 2 now has 7 INT and 11 STR. (SQ-3.2)
Hero 3 now has 12 INT and 4 STR. (SQ-3.2)
Hero 3 discards Thicket.
Hero 3 discovers Thin Ceiling. (SQ-8.1)
Hero 3 loses 1 LP, 4 left. (SQ-5.7)
Hero 3 discovers Iron Toll. (SQ-8.1)
Hero 3 discards Shepherd’s Crook.
Hero 3 discards Second Wind.
Hero 3 gains 1 STR.
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Burning Glass on Rubble Walker. (SQ-7.4)
Roll for Tenacity: 6.
Rubble Walker burns: Burn 3. (SQ-11.1)
Hero 1 equips Light Tube. (SQ-6.2)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 4.
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 3 damage, 1 left. (SQ-5.3)
Lamp Moth [87] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Lamp Moth [88] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Forge Apprentice attacks Rubble Walker. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 2 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Flood Otter attacks Rubble Walker. (SQ-5.1)
Flood Otter deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 3 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 6.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 uses Shard Knife. (SQ-7.7)
Shard Knife is sacrificed. (SQ-11.12)
Roll for Tenacity: 4.

--- round 11, gm, move 1076 ---
Round 11: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 5.
Hero 3 loses 1 LP, 3 left. (SQ-5.7)
Roll for putting out the fire: 5.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 29 available. (SQ-4.2)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Flood Otter. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Flood Otter takes 4 damage, 0 left. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
The GM discards Wick Moth.

--- round 12, heroes, move 1091 ---
The GM discards Gutter Crawler.
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 3 loses 1 LP, 2 left. (SQ-5.7)
Roll for putting out the fire: 2.
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 3.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 2.
Hero 1 now has 20 INT and 1 STR. (SQ-3.2)
Hero 2 now has 7 INT and 12 STR. (SQ-3.2)
Hero 3 now has 13 INT and 5 STR. (SQ-3.2)
Hero 1 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 6.
Hero 1 discards Archive Owl.
Hero 1 gains 1 INT.
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 4.
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Drive-Chain Flail. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers Burst Battery. (SQ-8.1)
Bark Coat takes 1 damage, 0 left. (SQ-5.3)
Bone Whistle takes effect. (SQ-7.7)
Wire Crow gains +1 ATK until the end of the turn.
Bark Coat is laid off. (SQ-3.6)
Lamp Moth [87] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [87] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Lamp Moth [88] attacks Rubble Walker. (SQ-5.1)
Lamp Moth [88] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 2 damage, 0 left. (SQ-5.3)
Rubble Walker is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Mirror Image, Lit Window. (SQ-10.2)
Hero 2 turns over the prize: Follow-Through, Convoy Helmet. (SQ-10.2)
Hero 3 turns over the prize: Tunnel Lynx, Pack Guard. (SQ-10.2)
Forge Apprentice attacks Sleeper in the Gate. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Gate Hound attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Gate Hound takes 1 damage, 2 left. (SQ-5.3)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 2 left. (SQ-5.3)
Pack Mule attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Roll for Tenacity: 6.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 1 left. (SQ-5.3)
Hero 2 attacks Honey Swarm with Rail Blade. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
Hero 2 with Rail Blade deals 5 = 4 ATK + 1 bonus. (SQ-5.1)
Honey Swarm takes 5 damage, 0 left. (SQ-5.3)
Honey Swarm is destroyed. (SQ-5.3)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 9. (SQ-1.2)
Hero 2 gains 1 LP and has 9. (SQ-1.2)
Hero 3 gains 1 LP and has 3. (SQ-1.2)
Tunnel Lynx attacks Dreamcap. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 1 left. (SQ-5.3)
Wire Crow attacks Dreamcap. (SQ-5.1)
Wire Crow deals 2 = 2 ATK. (SQ-5.1)
Dreamcap takes 2 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 1 casts Lit Window. (SQ-7.4)
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)

--- round 12, gm, move 1174 ---
Round 12: the GM’s turn. (SQ-2.1)
Hero 3 loses 1 LP, 2 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 62 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 4.
Encounter 5 of 5 begins. (SQ-10.1)
The GM brings Chained King into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Roll for Tenacity: 4.
The GM brings Wall Eater into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Tunnel Boar into play. (SQ-4.9)
The GM brings Park Keeper into play. (SQ-4.9)
The GM brings Rail Hound into play. (SQ-4.9)
Rail Hound takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM plays a card face down. (SQ-11.20)
Chained King attacks Hero 3. (SQ-4.10)
Wall Eater attacks Hero 3. (SQ-4.10)
Scrap Stag attacks Hero 3. (SQ-4.10)
Park Keeper attacks Hero 3. (SQ-4.10)
Rail Hound attacks Hero 3. (SQ-4.10)
Tunnel Boar attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Wire Crow. (SQ-5.4)
Hero 3 casts Pack Guard. (SQ-7.4)
Wire Crow gains +2 DEF until the end of the Encounter.
Chained King deals 4 = 5 ATK − 1 Pack Guard. (SQ-5.1)
Wire Crow takes 4 damage, 0 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Bone Whistle absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 3 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
Wall Eater takes effect. (SQ-7.7)
The attack of Scrap Stag comes to nothing. (SQ-5.13)
The attack of Park Keeper comes to nothing. (SQ-5.13)
The attack of Rail Hound comes to nothing. (SQ-5.13)
The attack of Tunnel Boar comes to nothing. (SQ-5.13)

--- round 13, heroes, move 1208 ---
Round 13: the Heroes’ turn. (SQ-2.1)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 1.
Hero 1 now has 20 INT and 3 STR. (SQ-3.2)
Hero 2 now has 7 INT and 13 STR. (SQ-3.2)
Hero 2 discards Follow-Through.
Hero 2 discovers Blown Fuse. (SQ-8.1)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
The world changes: Finder's Fever. (SQ-9.1)
Finder's Fever takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 10. (SQ-1.2)
Hero 2 gains 1 LP and has 10. (SQ-1.2)
Chained King gains +1 ATK until the end of the next turn.
Wall Eater gains +1 ATK until the end of the next turn.
Scrap Stag gains +1 ATK until the end of the next turn.
Tunnel Boar gains +1 ATK until the end of the next turn.
Park Keeper gains +1 ATK until the end of the next turn.
Rail Hound gains +1 ATK until the end of the next turn.
A face-down card gains +1 ATK until the end of the next turn.
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: False Lantern. (SQ-11.20)
False Lantern takes 2 damage, 7 left. (SQ-5.3)
False Lantern takes effect. (SQ-7.7)
Lamp Moth [87] takes 1 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Short Circuit on Rail Hound. (SQ-7.4)
Roll for Short Circuit: 2.
Rail Hound takes 5 damage, 4 left. (SQ-5.3)
Arc Warden attacks Rail Hound. (SQ-5.1)
The GM casts Gone into the Dark. (SQ-7.4)
The attack is called off. (SQ-5.11)
Hero 1 attacks Rail Hound with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Rail Hound takes 3 damage, 1 left. (SQ-5.3)
Lamp Moth attacks Rail Hound. (SQ-5.1)
Lamp Moth deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)
Glass Servant attacks False Lantern. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
False Lantern takes 2 damage, 5 left. (SQ-5.3)
Mirror Image attacks False Lantern. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
False Lantern takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks False Lantern with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 6.
Hero 2 with Drive-Chain Flail deals 8 = 1 ATK + 1 bonus + 6 Empower (rolled 6). (SQ-5.1)
False Lantern takes 8 damage, 0 left. (SQ-5.3)
False Lantern is destroyed. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Wall Eater takes 1 damage, 14 left. (SQ-5.3)
Scrap Stag takes 1 damage, 11 left. (SQ-5.3)
Tunnel Boar takes 1 damage, 11 left. (SQ-5.3)
Park Keeper takes 1 damage, 11 left. (SQ-5.3)
Forge Apprentice attacks Scrap Stag. (SQ-5.1)
Forge Apprentice deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 10 left. (SQ-5.3)
Gate Hound attacks Scrap Stag. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 9 left. (SQ-5.3)
Pack Mule attacks Scrap Stag. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 8 left. (SQ-5.3)

--- round 13, gm, move 1265 ---
Round 13: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 37 available. (SQ-4.2)
The GM casts Hands from the Grating on Lamp Moth. (SQ-7.4)
Lamp Moth takes 2 damage, 0 left. (SQ-5.3)
Lamp Moth is destroyed. (SQ-5.3)
Lamp Moth takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Chained King attacks Arc Warden. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Scrap Stag attacks Hero 2. (SQ-4.10)
Park Keeper attacks Hero 2. (SQ-4.10)
Tunnel Boar attacks Hero 2. (SQ-4.10)
Hero 1 casts Blinding Flash. (SQ-7.4)
The attack is called off. (SQ-5.11)
Wall Eater deals 5 = 5 ATK. (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 7 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Wall Eater takes 1 damage, 13 left. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
1 damage is removed from Wall Eater.
Scrap Stag takes effect. (SQ-7.7)
Hero 2 blocks with Rail Blade. (SQ-5.4)
Scrap Stag deals 7 = 5 ATK + 2 Scrap Stag. (SQ-5.1)
Rail Blade takes 7 damage, 0 left. (SQ-5.3)
Hero 2 loses 2 LP, 5 left. (SQ-5.7)
Rail Blade is destroyed. (SQ-5.3)
Hero 2 blocks with Forge Apprentice. (SQ-5.4)
Park Keeper deals 4 = 4 ATK. (SQ-5.1)
Forge Apprentice takes 4 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Roll for Empower: 5.
Hero 2 blocks with Gate Hound. (SQ-5.4)
Tunnel Boar deals 7 = 2 ATK + 5 Empower (rolled 5). (SQ-5.1)
Gate Hound takes 7 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)

--- round 14, heroes, move 1304 ---
Round 14: the Heroes’ turn. (SQ-2.1)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 3.
Hero 1 now has 20 INT and 5 STR. (SQ-3.2)
Hero 2 now has 7 INT and 14 STR. (SQ-3.2)
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts Rekindle. (SQ-7.4)
Hero 1 takes City Fire back from the discard pile.
Hero 1 casts City Fire. (SQ-7.4)
Roll for Tenacity: 2.
Wall Eater takes 1 damage, 13 left. (SQ-5.3)
Scrap Stag takes 1 damage, 7 left. (SQ-5.3)
Tunnel Boar takes 1 damage, 10 left. (SQ-5.3)
Park Keeper takes 1 damage, 10 left. (SQ-5.3)
Chained King burns: Burn 3. (SQ-11.1)
Wall Eater burns: Burn 3. (SQ-11.1)
Scrap Stag burns: Burn 3. (SQ-11.1)
Tunnel Boar burns: Burn 3. (SQ-11.1)
Park Keeper burns: Burn 3. (SQ-11.1)
Hero 1 uses Lantern Guild. (SQ-7.7)
Scrap Stag takes 2 damage, 5 left. (SQ-5.3)
Hero 2 equips Switch Hatchet. (SQ-6.2)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Tower Seal is laid off. (SQ-3.6)
Arc Warden attacks Scrap Stag. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Scrap Stag takes 4 damage, 1 left. (SQ-5.3)
Mirror Image attacks Scrap Stag. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
Hero 1 attacks Tunnel Boar with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Tunnel Boar takes 3 damage, 7 left. (SQ-5.3)
Glass Servant attacks Tunnel Boar. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Tunnel Boar takes 2 damage, 5 left. (SQ-5.3)
Wick Child attacks Tunnel Boar. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Tunnel Boar takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Tunnel Boar with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 2.
Hero 2 with Drive-Chain Flail deals 4 = 1 ATK + 1 bonus + 2 Empower (rolled 2). (SQ-5.1)
Tunnel Boar takes 4 damage, 0 left. (SQ-5.3)
Tunnel Boar is destroyed. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 3.
Wall Eater takes 1 damage, 12 left. (SQ-5.3)
Park Keeper takes 1 damage, 9 left. (SQ-5.3)
Pack Mule attacks Wall Eater. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Wall Eater takes 1 damage, 11 left. (SQ-5.3)
Gate Hound attacks Wall Eater. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Wall Eater takes 1 damage, 10 left. (SQ-5.3)

--- round 14, gm, move 1366 ---
Round 14: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 6.
Wall Eater takes 3 damage, 7 left. (SQ-5.3)
Park Keeper takes 3 damage, 6 left. (SQ-5.3)
Roll for putting out the fire: 1.
Roll for putting out the fire: 4.
Roll for putting out the fire: 4.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 41 available. (SQ-4.2)
The GM casts Standing Night. (SQ-7.4)
Chained King attacks Arc Warden. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Park Keeper attacks Hero 2. (SQ-4.10)
Chained King deals 6 = 5 ATK + 1 Standing Night. (SQ-5.1)
Arc Warden takes 6 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)
Wall Eater deals 5 = 4 ATK + 1 Standing Night. (SQ-5.1)
Tower Helm absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 3 left. (SQ-5.7)
Wall Eater takes effect. (SQ-7.7)
1 damage is removed from Wall Eater.
Hero 2 blocks with Gate Hound. (SQ-5.4)
Park Keeper deals 4 = 3 ATK + 1 Standing Night. (SQ-5.1)
Gate Hound takes 4 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)

--- round 15, heroes, move 1392 ---
Round 15: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 4.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 2.
Hero 1 now has 20 INT and 6 STR. (SQ-3.2)
Hero 2 now has 7 INT and 15 STR. (SQ-3.2)
Hero 1 casts Warm Hands on Hero 2. (SQ-7.4)
Hero 2 gains 3 LP and has 6. (SQ-1.2)
Hero 1 casts Standing Lamp. (SQ-7.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Wall Eater takes 2 damage, 6 left. (SQ-5.3)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Drive-Chain Flail gains +1 ATK until the end of the turn.
Switch Hatchet gains +1 ATK until the end of the turn.
Tower Helm is laid off. (SQ-3.6)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Hero 1 attacks Wall Eater with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Wall Eater takes 3 damage, 3 left. (SQ-5.3)
Glass Servant attacks Wall Eater. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Wall Eater takes 2 damage, 1 left. (SQ-5.3)
Mirror Image attacks Wall Eater. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Wall Eater takes 1 damage, 0 left. (SQ-5.3)
Wall Eater is destroyed. (SQ-5.3)
Wick Child attacks Park Keeper. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Park Keeper with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 3.
Hero 2 with Drive-Chain Flail deals 6 = 2 ATK + 1 bonus + 3 Empower (rolled 3). (SQ-5.1)
Park Keeper takes 6 damage, 0 left. (SQ-5.3)
Park Keeper is destroyed. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 1.
Pack Mule attacks Chained King. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.

--- round 15, gm, move 1440 ---
Round 15: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 4.
Roll for putting out the fire: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 45 available. (SQ-4.2)
Chained King attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Switch Hatchet. (SQ-5.4)
Chained King deals 6 = 5 ATK + 1 Standing Night. (SQ-5.1)
Switch Hatchet takes 6 damage, 0 left. (SQ-5.3)
Switch Hatchet is destroyed. (SQ-5.3)

--- round 16, heroes, move 1452 ---
Round 16: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 6.
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 3.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 5.
Hero 1 now has 20 INT and 7 STR. (SQ-3.2)
Hero 2 now has 8 INT and 15 STR. (SQ-3.2)
Hero 1 casts High Noon. (SQ-7.4)
Roll for Tenacity: 2.
Chained King takes 3 damage, 9 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 4.
Hero 2 equips Rail Blade. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Drive-Chain Flail gains +1 ATK until the end of the turn.
Rail Blade gains +1 ATK until the end of the turn.
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 1 attacks Chained King with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Glass Servant attacks Chained King. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Mirror Image attacks Chained King. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Wick Child attacks Chained King. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Chained King with Drive-Chain Flail. (SQ-5.1)
Roll for Empower: 3.
Hero 2 with Drive-Chain Flail deals 6 = 2 ATK + 1 bonus + 3 Empower (rolled 3). (SQ-5.1)
Roll for Tenacity: 2.
Chained King takes 4 damage, 5 left. (SQ-5.3)
Drive-Chain Flail takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Pack Mule attacks Chained King. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.

--- round 16, gm, move 1494 ---
Round 16: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 1.
Chained King takes 2 damage, 3 left. (SQ-5.3)
Roll for putting out the fire: 6.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 49 available. (SQ-4.2)
The GM casts Blackout. (SQ-7.4)
Hero 1 casts Refraction on Blackout. (SQ-7.4)
Blackout is countered: it does nothing and stays paid. (SQ-7.5)
Hero 1 draws a card. (SQ-3.1)
Chained King attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Drive-Chain Flail. (SQ-5.4)
Chained King deals 6 = 5 ATK + 1 Standing Night. (SQ-5.1)
Drive-Chain Flail takes 6 damage, 0 left. (SQ-5.3)
Drive-Chain Flail is destroyed. (SQ-5.3)

--- round 17, heroes, move 1513 ---
The GM discards Shaft Rat.
Round 17: the Heroes’ turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 1 now has 20 INT and 8 STR. (SQ-3.2)
Hero 2 now has 8 INT and 16 STR. (SQ-3.2)
Hero 2 discards Convoy Helmet.
Hero 2 discovers Iron Toll. (SQ-8.1)
Hero 2 discards Switch Hatchet.
Hero 2 discards Piston Fist.
Hero 2 gains 1 STR.
Finder's Fever takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 11. (SQ-1.2)
Hero 2 gains 1 LP and has 7. (SQ-1.2)
Chained King gains +1 ATK until the end of the next turn.
Hero 1 casts Short Circuit on Chained King. (SQ-7.4)
Roll for Short Circuit: 2.
Roll for Tenacity: 4.
Chained King takes 1 damage, 2 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 2.
Hero 1 casts Lamp Ledger. (SQ-7.4)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 casts Rekindle. (SQ-7.4)
Hero 1 takes High Noon back from the discard pile.
Hero 1 casts High Noon. (SQ-7.4)
Roll for Tenacity: 1.
Chained King takes 4 damage, 0 left. (SQ-5.3)
Chained King is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Falling Satellite. (SQ-10.2)
Hero 2 turns over the prize: Shard Knife. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Rust Bloom. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 15 BP.
The GM draws 6 cards. (SQ-4.1)
Glass Servant burns: Burn 1. (SQ-11.1)
Pack Mule burns: Burn 1. (SQ-11.1)
Mirror Image burns: Burn 1. (SQ-11.1)
Wick Child burns: Burn 1. (SQ-11.1)
Hero 2 equips Watch Spear. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Watch Spear gains +1 ATK until the end of the turn.
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Convoy Jacket is laid off. (SQ-3.6)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 1 attacks Saint Cinder with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Saint Cinder takes 3 damage, 48 left. (SQ-5.3)
Glass Servant attacks Saint Cinder. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 46 left. (SQ-5.3)
Mirror Image attacks Saint Cinder. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 45 left. (SQ-5.3)
Wick Child attacks Saint Cinder. (SQ-5.1)
Wick Child deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 44 left. (SQ-5.3)
Hero 2 attacks Saint Cinder with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 5 = 5 ATK. (SQ-5.1)
Saint Cinder takes 5 damage, 39 left. (SQ-5.3)
Pack Mule attacks Saint Cinder. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 38 left. (SQ-5.3)

--- round 17, gm, move 1575 ---
Round 17: the GM’s turn. (SQ-2.1)
Glass Servant takes 1 damage, 4 left. (SQ-5.3)
Roll for Tenacity: 4.
Mirror Image takes 1 damage, 2 left. (SQ-5.3)
Wick Child takes 1 damage, 1 left. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 98 available. (SQ-4.2)
The GM brings Slag Giant into play. (SQ-4.9)
The GM plays a card face down. (SQ-11.20)
The GM brings Lightswallower into play. (SQ-4.9)
The GM brings Stilt Stalker into play. (SQ-4.9)
Saint Cinder attacks Glass Servant. (SQ-4.10)
Slag Giant attacks Hero 2. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Saint Cinder takes 1 damage, 37 left. (SQ-5.3)
Saint Cinder deals 2 = 4 ATK − 2 Spark Screen. (SQ-5.1)
Glass Servant takes 2 damage, 2 left. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Glass Servant burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Pack Mule. (SQ-5.4)
Slag Giant deals 6 = 6 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Pack Mule takes 1 damage, 2 left. (SQ-5.3)
Slag Giant takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Watch Spear. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Watch Spear takes 5 damage, 0 left. (SQ-5.3)
Watch Spear is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 6 left. (SQ-5.7)
The GM discards Fog Walker.
The GM discards Tower Crow.
The GM discards Ruin Lynx.

--- round 18, heroes, move 1613 ---
The GM discards Bridge Spider.
Round 18: the Heroes’ turn. (SQ-2.1)
Glass Servant takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 1.
Mirror Image takes 1 damage, 1 left. (SQ-5.3)
Wick Child takes 1 damage, 0 left. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Roll for putting out the fire: 1.
Roll for putting out the fire: 2.
Roll for putting out the fire: 3.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 3.
Hero 1 now has 20 INT and 9 STR. (SQ-3.2)
Hero 2 now has 9 INT and 17 STR. (SQ-3.2)
Hero 1 discards Lens Ring.
Hero 1 discovers Lost Foal. (SQ-8.1)
Hero 1 takes Wick Child from the deck.
The GM gains 1 BP.
Hero 1 brings Wick Child into play. (SQ-3.6)
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes 2 damage, 13 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Glass Servant takes 2 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 4.
Mirror Image takes 2 damage, 0 left. (SQ-5.3)
Wick Child takes 2 damage, 0 left. (SQ-5.3)
Glass Servant is destroyed. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Wick Child is destroyed. (SQ-5.3)
Hero 1 casts Falling Satellite on Slag Giant. (SQ-7.4)
Roll for Falling Satellite: 2.
Slag Giant takes 9 damage, 6 left. (SQ-5.3)
Hero 2 equips Shard Knife. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Shard Knife gains +1 ATK until the end of the turn.
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Dynamo Belt is laid off. (SQ-3.6)
Hero 1 attacks Slag Giant with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Slag Giant takes 3 damage, 3 left. (SQ-5.3)
Hero 2 attacks Slag Giant with Shard Knife. (SQ-5.1)
Hero 2 with Shard Knife deals 3 = 3 ATK. (SQ-5.1)
Slag Giant takes 3 damage, 0 left. (SQ-5.3)
Slag Giant is destroyed. (SQ-5.3)
Pack Mule attacks Saint Cinder. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 36 left. (SQ-5.3)

--- round 18, gm, move 1646 ---
Round 18: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 1.
Saint Cinder takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 74 available. (SQ-4.2)
Pit Maw attacks Hero 2. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Saint Cinder attacks Hero 2. (SQ-4.10)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Shard Knife. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Shard Knife takes 5 damage, 0 left. (SQ-5.3)
Shard Knife is destroyed. (SQ-5.3)
Hero 2 blocks with Pack Mule. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 1 casts Spark Screen. (SQ-7.4)
Saint Cinder takes 1 damage, 35 left. (SQ-5.3)
Saint Cinder deals 2 = 4 ATK − 2 Spark Screen. (SQ-5.1)
Convoy Helmet absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Saint Cinder takes effect. (SQ-7.7)
Hero 2 burns: Burn 1. (SQ-11.1)
Hero 1 intervenes. (SQ-5.10)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Guild Hood absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 10 left. (SQ-5.7)
Guild Hood is destroyed. (SQ-5.3)
The GM discards Light Thrown Back.

--- round 19, heroes, move 1679 ---
The GM discards Glass Mite.
Round 19: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 6.
Hero 2 loses 1 LP, 5 left. (SQ-5.7)
Roll for putting out the fire: 2.
Roll for putting out the fire: 5.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 3.
Hero 1 now has 20 INT and 10 STR. (SQ-3.2)
Hero 2 now has 9 INT and 18 STR. (SQ-3.2)
Hero 1 discards Afterimage.
Hero 1 discovers A Stranger's Stores. (SQ-8.1)
Hero 1 gains 2 LP and has 12. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Hero 1 brings Glass Servant into play. (SQ-3.6)
Hero 1 casts Old City Map. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discovers Glider Wings. (SQ-8.1)
Hero 1 casts Ember Throw on Pit Maw. (SQ-7.4)
Pit Maw takes 3 damage, 10 left. (SQ-5.3)
Convoy Helmet is laid off. (SQ-3.6)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 1 attacks Pit Maw with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Pit Maw takes 3 damage, 7 left. (SQ-5.3)
Glass Servant attacks Pit Maw. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Pit Maw takes 2 damage, 5 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Pit Maw takes 4 damage, 1 left. (SQ-5.3)
Pack Mule attacks Pit Maw. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)

--- round 19, gm, move 1720 ---
Round 19: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 5.
Saint Cinder takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
The GM shuffles the discard pile into a new deck. (SQ-10.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 77 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
Lightswallower attacks Hero 2. (SQ-4.10)
Saint Cinder attacks Hero 2. (SQ-4.10)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Tower Helm absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 3 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Lightswallower takes 1 damage, 11 left. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.
Hero 2 blocks with Rail Blade. (SQ-5.4)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Rail Blade takes 4 damage, 1 left. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Rail Blade burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Pack Mule. (SQ-5.4)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 4.
The GM discards Glass Mite.
The GM discards Wick Moth.
The GM discards Ruin Lynx.

--- round 20, heroes, move 1749 ---
The GM discards Scrap Stag.
Round 20: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 5.
Rail Blade takes 1 damage, 0 left. (SQ-5.3)
Rail Blade is destroyed. (SQ-5.3)
Roll for putting out the fire: 1.
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 5.
Hero 1 now has 20 INT and 12 STR. (SQ-3.2)
Hero 2 now has 9 INT and 19 STR. (SQ-3.2)
Hero 1 casts Burning Glass on Saint Cinder. (SQ-7.4)
Saint Cinder takes 2 damage, 33 left. (SQ-5.3)
Saint Cinder burns: Burn 3. (SQ-11.1)
Hero 1 equips Mirror Mask. (SQ-6.2)
Hero 2 equips Rubble Maul. (SQ-6.2)
Tower Helm is laid off. (SQ-3.6)
Hero 1 attacks Lightswallower with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Lightswallower takes 3 damage, 8 left. (SQ-5.3)
Glass Servant attacks Lightswallower. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Lightswallower takes 2 damage, 6 left. (SQ-5.3)
Pack Mule attacks Lightswallower. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 5 left. (SQ-5.3)
Hero 2 attacks Lightswallower with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 4 left. (SQ-5.3)

--- round 20, gm, move 1784 ---
Round 20: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 2.
Saint Cinder takes 3 damage, 30 left. (SQ-5.3)
Roll for putting out the fire: 4.
Saint Cinder takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 81 available. (SQ-4.2)
The GM casts House Rules of the Ruin. (SQ-7.4)
Mirror Mask takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
The GM casts The Ferry's Toll on Hero 1. (SQ-7.4)
Glass Servant is sacrificed. (SQ-11.12)
The GM takes Scrap Stag back from the discard pile.
Lightswallower attacks Hero 2. (SQ-4.10)
Saint Cinder attacks Hero 2. (SQ-4.10)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Tower Plate absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 2 left. (SQ-5.7)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.
Hero 2 loses 1 available INT.
Hero 2 blocks with Pack Mule. (SQ-5.4)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule takes 3 damage, 0 left. (SQ-5.3)
Pack Mule is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Hero 1 intervenes. (SQ-5.10)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Mirror Mask absorbs 2 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 1 LP, 11 left. (SQ-5.7)
Mirror Mask is destroyed. (SQ-5.3)

--- round 21, heroes, move 1818 ---
The GM discards Mirror Wight.
Round 21: the Heroes’ turn. (SQ-2.1)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 6.
Hero 1 now has 20 INT and 13 STR. (SQ-3.2)
Hero 2 now has 11 INT and 19 STR. (SQ-3.2)
Hero 1 casts Warm Hands on Hero 2. (SQ-7.4)
Hero 2 gains 3 LP and has 5. (SQ-1.2)
Guild Coat is laid off. (SQ-3.6)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Drive-Chain Flail from the deck.
House Rules of the Ruin takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Tower Plate is laid off. (SQ-3.6)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 1 attacks Lightswallower with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Lightswallower takes 3 damage, 1 left. (SQ-5.3)
Pack Mule attacks Lightswallower. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Lightswallower takes 1 damage, 0 left. (SQ-5.3)
Lightswallower is destroyed. (SQ-5.3)
Hero 2 attacks Saint Cinder with Rubble Maul. (SQ-5.1)
Hero 2 with Rubble Maul deals 7 = 7 ATK. (SQ-5.1)
Saint Cinder takes 7 damage, 23 left. (SQ-5.3)
Hero 1 casts Arc of Light on Saint Cinder. (SQ-7.4)
Saint Cinder takes 4 damage, 19 left. (SQ-5.3)

--- round 21, gm, move 1855 ---
Round 21: the GM’s turn. (SQ-2.1)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 85 available. (SQ-4.2)
Saint Cinder attacks Hero 2. (SQ-4.10)
Stilt Stalker attacks Hero 2. (SQ-4.10)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Tower Plate absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
Saint Cinder takes effect. (SQ-7.7)
Hero 2 burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Pack Mule. (SQ-5.4)
Stilt Stalker deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule takes 2 damage, 1 left. (SQ-5.3)
The GM discards Domewing.

--- round 22, heroes, move 1875 ---
The GM discards Bridge Spider.
Round 22: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 4.
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
Roll for putting out the fire: 2.
Roll for putting out the fire: 6.
Hero 1 shuffles the discard pile into a new deck. (SQ-10.7)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 5.
Hero 1 now has 20 INT and 14 STR. (SQ-3.2)
Hero 2 now has 11 INT and 20 STR. (SQ-3.2)
Hero 1 casts Short Circuit on Saint Cinder. (SQ-7.4)
Roll for Short Circuit: 3.
Saint Cinder takes 5 damage, 14 left. (SQ-5.3)
Hero 1 casts Ember Throw on Saint Cinder. (SQ-7.4)
Saint Cinder takes 3 damage, 11 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Saint Cinder takes 2 damage, 9 left. (SQ-5.3)
Hero 2 casts Patchwork on Tower Plate. (SQ-7.4)
4 damage is removed from Tower Plate.
Hero 1 attacks Saint Cinder with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Saint Cinder takes 3 damage, 6 left. (SQ-5.3)
Hero 2 attacks Saint Cinder with Rubble Maul. (SQ-5.1)
Hero 2 with Rubble Maul deals 7 = 7 ATK. (SQ-5.1)
Saint Cinder takes 7 damage, 0 left. (SQ-5.3)
Saint Cinder is destroyed. (SQ-5.3)
The Main Boss is defeated. The Heroes win! (SQ-2.6)
