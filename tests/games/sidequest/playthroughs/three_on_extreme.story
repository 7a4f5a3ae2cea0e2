1575 moves, gm-win
Difficulty: EXTREME. (SQ-1.8)
Hero 1 begins with 8 LP, 0 STR and 4 INT. (SQ-1.2)
Hero 2 begins with 8 LP, 3 STR and 1 INT. (SQ-1.2)
Hero 3 begins with 7 LP, 2 STR and 3 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
Hero 2 draws 7 cards. (SQ-1.11)
Hero 3 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)

--- round 1, heroes, move 14 ---
Round 1: the Hero turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 2.
Hero 1 now has 5 INT and 0 STR. (SQ-3.2)
Hero 2 now has 2 INT and 3 STR. (SQ-3.2)
Hero 3 now has 4 INT and 2 STR. (SQ-3.2)
Hero 1 discards Blinding Flash.
Hero 1 discovers Old Siren. (SQ-8.1)
Old Siren stays in the Discovery Zone. (SQ-8.3)
Hero 2 discards Drive-Chain Flail.
Hero 2 discovers Grazing Colossus. (SQ-8.1)
Grazing Colossus stays in the Discovery Zone. (SQ-8.3)
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

--- round 1, gm, move 56 ---
Round 1: the GM turn. (SQ-2.1)
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

--- round 2, heroes, move 74 ---
Round 2: the Hero turn. (SQ-2.1)
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

--- round 2, gm, move 108 ---
Round 2: the GM turn. (SQ-2.1)
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

--- round 3, heroes, move 119 ---
Round 3: the Hero turn. (SQ-2.1)
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
Hold the Bridge stays in play. (SQ-7.6)
Hero 2 uses Forge Apprentice. (SQ-7.7)
2 damage is removed from Tower Helm.
Hero 3 brings Tower Elk into play. (SQ-3.6)
Bark Coat is taken off. (SQ-3.6)
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
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Glass Mite takes 4 damage, 1 left. (SQ-5.3)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Hero 2 loses 1 LP, 8 left. (SQ-5.7)
Gate Hound attacks Glass Mite. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Glass Mite takes 1 damage, 0 left. (SQ-5.3)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Signal Flare. (SQ-10.2)
Hero 2 turns over the prize: Tower Seal. (SQ-10.2)
Hero 3 turns over the prize: Street Cats. (SQ-10.2)
Hold the Bridge fades. (SQ-7.6)
Hero 1 casts Signal Flare. (SQ-7.4)
Hero 1 draws a card. (SQ-3.1)

--- round 3, gm, move 170 ---
Round 3: the GM turn. (SQ-2.1)
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

--- round 4, heroes, move 200 ---
The GM discards The Floor Gives Way.
Round 4: the Hero turn. (SQ-2.1)
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
Ilvane, Reckoner of Nights takes 2 damage, 52 left. (SQ-5.3)
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
Antler Hood is taken off. (SQ-3.6)
Hero 3 binds Moss Wolf as a partner. (SQ-11.15)
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
Ilvane, Reckoner of Nights takes 3 damage, 49 left. (SQ-5.3)

--- round 4, gm, move 263 ---
Round 4: the GM turn. (SQ-2.1)
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
Ash Singer attacks Forge Apprentice. (SQ-4.10)
Ilvane, Reckoner of Nights attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 2 casts Onto the Siding. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
The attack of Rubble Walker is called off. (SQ-5.11)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Forge Apprentice takes 2 damage, 0 left. (SQ-5.3)
Forge Apprentice is destroyed. (SQ-5.3)
Hero 3 blocks with Pack Mother. (SQ-5.4)
Ilvane, Reckoner of Nights deals 6 = 6 ATK. (SQ-5.1)
Pack Mother takes 6 damage, 0 left. (SQ-5.3)
Pack Mother is destroyed. (SQ-5.3)
Roll for Empower: 4.
Hero 3 blocks with Street Cats. (SQ-5.4)
Hunger Choir deals 7 = 3 ATK + 4 Empower (rolled 4). (SQ-5.1)
Street Cats takes 7 damage, 0 left. (SQ-5.3)
Street Cats is destroyed. (SQ-5.3)

--- round 5, heroes, move 294 ---
The GM discards The Scent.
Round 5: the Hero turn. (SQ-2.1)
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
Gate Hound attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 48 left. (SQ-5.3)
Woken Motorcycle attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 45 left. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 42 left. (SQ-5.3)
Flood Otter attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 41 left. (SQ-5.3)
Sewer Rats attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 40 left. (SQ-5.3)
Sewer Rats attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 39 left. (SQ-5.3)
Roof Goat attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 38 left. (SQ-5.3)
Hero 3 discovers A Stranger’s Stores. (SQ-8.1)
Hero 3 gains 2 LP and has 5. (SQ-1.2)
The GM draws a card. (SQ-4.1)

--- round 5, gm, move 399 ---
Round 5: the GM turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 5 available. (SQ-4.2)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Ilvane, Reckoner of Nights attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Roll for Untouchable: 1.
Hero 2 casts Shields Up. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Hero 3 casts Thicket. (SQ-7.4)
Ilvane, Reckoner of Nights deals 0 = 6 ATK − 4 Thicket − 3 Shields Up. (SQ-5.1)
The GM discards Falling Panes.
The GM discards Two Fingers on the Wick.

--- round 6, heroes, move 426 ---
The GM discards Dead Static.
Round 6: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 2.
Hero 3 rolls for Fate: 1.
Hero 1 now has 11 INT and 1 STR. (SQ-3.2)
Hero 2 now has 4 INT and 6 STR. (SQ-3.2)
Hero 3 now has 9 INT and 2 STR. (SQ-3.2)
Hero 3 discards Sewer Rats.
Hero 3 discovers Sleeper in the Gate. (SQ-8.1)
Sleeper in the Gate stays in the Discovery Zone. (SQ-8.3)
Hero 3 discovers Lost Foal. (SQ-8.1)
Hero 3 takes Tunnel Lynx from the deck.
The GM gains 1 BP.
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 1 casts Dead Current on Rubble Walker. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Rubble Walker is paralyzed. (SQ-11.14)
Hero 1 casts Glass Dome. (SQ-7.4)
Glass Dome stays in play. (SQ-7.6)
Hero 1 casts Standing Lamp. (SQ-7.4)
Standing Lamp stays in play. (SQ-7.6)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Rubble Maul from the deck.
Hero 2 equips Shard Knife. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Hero 3 brings Flood Otter into play. (SQ-3.6)
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
Roll for Tenacity: 1.
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Rubble Walker takes 1 damage, 10 left. (SQ-5.3)
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Woken Motorcycle attacks Rubble Walker. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 35 left. (SQ-5.3)
Tunnel Lynx attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 2 damage, 33 left. (SQ-5.3)
Flood Otter [65] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 32 left. (SQ-5.3)
Sewer Rats attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 31 left. (SQ-5.3)
Roof Goat attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 30 left. (SQ-5.3)
Flood Otter [83] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 29 left. (SQ-5.3)
Hero 1 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Hollow Crier from the deck.

--- round 6, gm, move 547 ---
Round 6: the GM turn. (SQ-2.1)
Roll for shaking off the paralysis: 2.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 10 available. (SQ-4.2)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Roof Goat takes 1 damage, 0 left. (SQ-5.3)
Roof Goat is destroyed. (SQ-5.3)
The GM casts The Ferry’s Toll on Hero 1. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Hero 3 casts Howl on The Ferry’s Toll. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
The Ferry’s Toll is countered: it does nothing and stays paid. (SQ-7.5)
Hero 3 draws a card. (SQ-3.1)
Ilvane, Reckoner of Nights attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Roll for Untouchable: 6.
Mirror Image is Untouchable: no effect. (SQ-11.19)
The GM discards Up from the Shafts.
The GM discards Snareroot.

--- round 7, heroes, move 573 ---
The GM discards Rib Drummer.
Round 7: the Hero turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights takes 1 damage, 28 left. (SQ-5.3)
Roll for Tenacity: 4.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 4.
Hero 1 now has 12 INT and 1 STR. (SQ-3.2)
Hero 2 now has 4 INT and 8 STR. (SQ-3.2)
Hero 3 now has 9 INT and 3 STR. (SQ-3.2)
Hero 3 discovers Burst Battery. (SQ-8.1)
Bark Coat takes 2 damage, 1 left. (SQ-5.3)
Hero 1 casts Burning Glass on Rubble Walker. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Roll for Tenacity: 6.
Rubble Walker burns: Burn 3. (SQ-11.1)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 3 plays a card face down. (SQ-11.20)
Hero 3 casts Nesting Ground. (SQ-7.4)
Nesting Ground stays in play. (SQ-7.6)
Archive Owl attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 4 damage, 24 left. (SQ-5.3)
Arc Warden attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 4 damage, 20 left. (SQ-5.3)
Hero 1 attacks Ilvane, Reckoner of Nights with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 17 left. (SQ-5.3)
Glass Servant attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 2 damage, 15 left. (SQ-5.3)
Mirror Image attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 14 left. (SQ-5.3)
Hero 2 attacks Ilvane, Reckoner of Nights with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 11 left. (SQ-5.3)
Gate Hound attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 10 left. (SQ-5.3)
Pack Mule attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 9 left. (SQ-5.3)
Woken Motorcycle attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 6 left. (SQ-5.3)
Hero 3 attacks Ilvane, Reckoner of Nights with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Ilvane, Reckoner of Nights takes 3 damage, 3 left. (SQ-5.3)
Tunnel Lynx attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 2 damage, 1 left. (SQ-5.3)
Flood Otter [65] attacks Ilvane, Reckoner of Nights. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Ilvane, Reckoner of Nights takes 1 damage, 0 left. (SQ-5.3)
Ilvane, Reckoner of Nights is destroyed. (SQ-5.3)
Sewer Rats attacks Rubble Walker. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Flood Otter [83] attacks Rubble Walker. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 1 discovers Honey Swarm. (SQ-8.1)
Honey Swarm stays in the Discovery Zone. (SQ-8.3)

--- round 7, gm, move 666 ---
Round 7: the GM turn. (SQ-2.1)
Roll for Tenacity: 6.
Roll for putting out the fire: 4.
Roll for shaking off the paralysis: 5.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 14 available. (SQ-4.2)
Rubble Walker attacks Woken Motorcycle. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 5 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Roll for Tenacity: 1.
Tower Seal is destroyed. (SQ-5.3)
The GM discards Hollow Crier.

--- round 8, heroes, move 681 ---
The GM discards Rust Crab.
Round 8: the Hero turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 3.
Hero 1 now has 14 INT and 1 STR. (SQ-3.2)
Hero 2 now has 6 INT and 8 STR. (SQ-3.2)
Hero 3 now has 10 INT and 3 STR. (SQ-3.2)
A face-down card turns up: Cable Snake. (SQ-11.20)
Cable Snake takes effect. (SQ-7.7)
Rubble Walker is paralyzed. (SQ-11.14)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Ember Throw on Rubble Walker. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 1.
Roll for Tenacity: 4.
Hero 3 brings Gully Toad into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Gully Toad gains +1 DEF for the rest of the game.
Archive Owl attacks Rubble Walker. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 1 attacks Rubble Walker with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Mirror Image attacks Rubble Walker. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 2 attacks Rubble Walker with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 1 damage, 9 left. (SQ-5.3)
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Woken Motorcycle attacks Rubble Walker. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 3 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 1.
Rubble Walker takes 2 damage, 7 left. (SQ-5.3)
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Cable Snake attacks Rubble Walker. (SQ-5.1)
Cable Snake deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Flood Otter [65] attacks Rubble Walker. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Sewer Rats attacks Rubble Walker. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Flood Otter [83] attacks Rubble Walker. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Gully Toad attacks Rubble Walker. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 1 discovers Sleeping Sentry. (SQ-8.1)
Sleeping Sentry stays in the Discovery Zone. (SQ-8.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 2.

--- round 8, gm, move 777 ---
Round 8: the GM turn. (SQ-2.1)
Roll for shaking off the paralysis: 5.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 18 available. (SQ-4.2)
Rubble Walker attacks Woken Motorcycle. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Tower Helm absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
Tower Helm is destroyed. (SQ-5.3)
The GM discards Shaft Rat.

--- round 9, heroes, move 792 ---
The GM discards Wick Moth.
Round 9: the Hero turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 6.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 4.
Hero 1 now has 15 INT and 1 STR. (SQ-3.2)
Hero 2 now has 6 INT and 9 STR. (SQ-3.2)
Hero 3 now has 11 INT and 3 STR. (SQ-3.2)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Shared Light. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 1 gains 2 LP and has 7. (SQ-1.2)
Hero 2 gains 2 LP and has 6. (SQ-1.2)
Hero 3 gains 2 LP and has 7. (SQ-1.2)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 casts Short Circuit on Rubble Walker. (SQ-7.4)
Roll for Short Circuit: 2.
Roll for Tenacity: 2.
Rubble Walker takes 3 damage, 4 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 3.
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 3 brings Net Spider into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Net Spider gains +1 DEF for the rest of the game.
Hero 3 brings Herd Boy into play. (SQ-3.6)
Herd Boy takes effect. (SQ-7.7)
Hero 3 takes Wire Crow from the deck.
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers Dreamcap. (SQ-8.1)
Dreamcap stays in the Discovery Zone. (SQ-8.3)
Archive Owl attacks Rubble Walker. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Rubble Walker takes 1 damage, 3 left. (SQ-5.3)
Hero 1 attacks Rubble Walker with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Rubble Walker takes 1 damage, 2 left. (SQ-5.3)
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Mirror Image attacks Rubble Walker. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 2 attacks Rubble Walker with Shard Knife. (SQ-5.1)
Hero 2 with Shard Knife deals 3 = 2 ATK + 1 bonus. (SQ-5.1)
Roll for Tenacity: 4.
Gate Hound attacks Rubble Walker. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Pack Mule attacks Rubble Walker. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Tunnel Lynx attacks Rubble Walker. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Cable Snake attacks Rubble Walker. (SQ-5.1)
Cable Snake deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Woken Motorcycle attacks Rubble Walker. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 3 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 3.
Flood Otter [65] attacks Rubble Walker. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Sewer Rats attacks Rubble Walker. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Flood Otter [83] attacks Rubble Walker. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Gully Toad attacks Rubble Walker. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Net Spider attacks Rubble Walker. (SQ-5.1)
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Herd Boy attacks Rubble Walker. (SQ-5.1)
Herd Boy deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Wire Crow attacks Rubble Walker. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 1 discovers Light Tube. (SQ-8.1)
Hero 2 uses Shard Knife. (SQ-7.7)
Shard Knife is sacrificed. (SQ-11.12)
Roll for Tenacity: 5.

--- round 9, gm, move 912 ---
Round 9: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 22 available. (SQ-4.2)
Rubble Walker attacks Woken Motorcycle. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Convoy Jacket absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 5 left. (SQ-5.7)
Convoy Jacket is destroyed. (SQ-5.3)
The GM discards Hollow Crier.

--- round 10, heroes, move 927 ---
The GM discards Rat Tide.
Round 10: the Hero turn. (SQ-2.1)
Standing Lamp takes effect. (SQ-7.7)
Roll for Tenacity: 6.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 4.
Hero 1 now has 16 INT and 1 STR. (SQ-3.2)
Hero 2 now has 6 INT and 11 STR. (SQ-3.2)
Hero 3 now has 12 INT and 3 STR. (SQ-3.2)
Hero 1 discards Lens Ring.
Hero 1 discovers Embers Under the Ash. (SQ-8.1)
Hero 1 burns: Burn 1. (SQ-11.1)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 uses Lantern Guild. (SQ-7.7)
Roll for Tenacity: 1.
Rubble Walker takes 1 damage, 1 left. (SQ-5.3)
Hero 1 equips Light Tube. (SQ-6.2)
Hero 1 casts Sleepless Study. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Roll for Tenacity: 1.
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 casts High Noon. (SQ-7.4)
Roll for Tenacity: 5.
Hero 2 equips Switch Hatchet. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Gate Hound [114] gains +1 DEF for the rest of the game.
Hero 3 brings Ember Bird into play. (SQ-3.6)
Ember Bird takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Mirror Image attacks Rubble Walker. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 1 attacks Rubble Walker with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Glass Servant attacks Rubble Walker. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Archive Owl attacks Rubble Walker. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Arc Warden attacks Rubble Walker. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Rubble Walker takes 2 damage, 0 left. (SQ-5.3)
Rubble Walker is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Mirror Image, Lit Window. (SQ-10.2)
Hero 2 turns over the prize: Follow-Through, Convoy Helmet. (SQ-10.2)
Hero 3 turns over the prize: Tunnel Lynx, Pack Guard. (SQ-10.2)
Glass Dome fades. (SQ-7.6)
Standing Lamp fades. (SQ-7.6)
Gate Hound [29] attacks Sleeper in the Gate. (SQ-5.1)
Gate Hound [29] deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Pack Mule attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 2 left. (SQ-5.3)
Gate Hound [114] attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Gate Hound [114] takes 1 damage, 4 left. (SQ-5.3)
Gate Hound [114] deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 1 left. (SQ-5.3)
Hero 2 attacks Honey Swarm with Rail Blade. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
Hero 2 with Rail Blade deals 5 = 4 ATK + 1 bonus. (SQ-5.1)
Honey Swarm takes 5 damage, 0 left. (SQ-5.3)
Honey Swarm is destroyed. (SQ-5.3)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 8. (SQ-1.2)
Hero 2 gains 1 LP and has 5. (SQ-1.2)
Hero 3 gains 1 LP and has 8. (SQ-1.2)
Woken Motorcycle attacks Dreamcap. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Dreamcap takes 3 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 1 discovers Thin Ceiling. (SQ-8.1)
Hero 1 loses 1 LP, 7 left. (SQ-5.7)
Hero 1 discovers Iron Toll. (SQ-8.1)
Hero 1 discards Lit Window.
Hero 1 discards Chandelier Staff.
Hero 1 gains 1 STR.
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)

--- round 10, gm, move 1024 ---
Round 10: the GM turn. (SQ-2.1)
Hero 1 loses 1 LP, 6 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 56 available. (SQ-4.2)
The world changes: Ash Wind. (SQ-9.1)
The world acts: Ash Wind. (SQ-4.7)
Roll for Ash Wind: 6.
The world changes: Finder’s Fever. (SQ-9.1)
Encounter 5 of 5 begins. (SQ-10.1)
The GM brings Walking Observatory into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Walking Observatory takes 1 damage, 11 left. (SQ-5.3)
The GM brings Captain of the Drowned into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Park Keeper into play. (SQ-4.9)
The GM brings Tunnel Boar into play. (SQ-4.9)
The GM uses Walking Observatory. (SQ-7.7)
Ember Bird takes 4 damage, 0 left. (SQ-5.3)
Ember Bird is destroyed. (SQ-5.3)
Ember Bird returns to hand. (SQ-11.23)
The GM casts Hands from the Grating on Cable Snake. (SQ-7.4)
Hero 2 casts Cut the Wire on Hands from the Grating. (SQ-7.4)
Hands from the Grating is countered: it does nothing and stays paid. (SQ-7.5)
Walking Observatory attacks Woken Motorcycle. (SQ-4.10)
Captain of the Drowned attacks Archive Owl. (SQ-4.10)
Park Keeper attacks Cable Snake. (SQ-4.10)
Scrap Stag attacks Hero 2. (SQ-4.10)
Tunnel Boar attacks Hero 2. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 3 casts Pack Guard. (SQ-7.4)
Walking Observatory deals 3 = 4 ATK − 1 Pack Guard. (SQ-5.1)
Convoy Helmet absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Convoy Helmet is destroyed. (SQ-5.3)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Archive Owl takes 4 damage, 0 left. (SQ-5.3)
Archive Owl is destroyed. (SQ-5.3)
Park Keeper deals 3 = 3 ATK. (SQ-5.1)
Cable Snake takes 3 damage, 0 left. (SQ-5.3)
Cable Snake is destroyed. (SQ-5.3)
Scrap Stag deals 4 = 4 ATK. (SQ-5.1)
Convoy Jacket absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
Roll for Empower: 4.
Hero 2 blocks with Gate Hound [29]. (SQ-5.4)
Tunnel Boar deals 5 = 1 ATK + 4 Empower (rolled 4). (SQ-5.1)
Gate Hound [29] takes 5 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)

--- round 11, heroes, move 1087 ---
Round 11: the Hero turn. (SQ-2.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)
Roll for putting out the fire: 5.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 18 INT and 2 STR. (SQ-3.2)
Hero 2 now has 6 INT and 13 STR. (SQ-3.2)
Hero 3 now has 12 INT and 4 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 3.
Hero 3 discards Pack Guard.
Hero 3 gains 1 INT.
Finder’s Fever takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 6. (SQ-1.2)
Hero 2 gains 1 LP and has 5. (SQ-1.2)
Hero 3 gains 1 LP and has 9. (SQ-1.2)
Walking Observatory gains +1 ATK until the end of the next turn.
Captain of the Drowned gains +1 ATK until the end of the next turn.
Scrap Stag gains +1 ATK until the end of the next turn.
Park Keeper gains +1 ATK until the end of the next turn.
Tunnel Boar gains +1 ATK until the end of the next turn.
Hero 2 wears a set: Last Convoy. (SQ-6.5)
Hero 2 equips Convoy Helmet. (SQ-6.2)
Rail Blade takes effect. (SQ-7.7)
Rail Blade gains +1 ATK until the end of the turn.
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Bumper Shield from the deck.
Nesting Ground takes effect. (SQ-7.7)
Pack Mule [131] gains +1 DEF for the rest of the game.
Convoy Jacket is taken off. (SQ-3.6)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Ember Bird takes effect. (SQ-7.7)
Captain of the Drowned takes 1 damage, 11 left. (SQ-5.3)
Arc Warden attacks Captain of the Drowned. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Captain of the Drowned takes 4 damage, 7 left. (SQ-5.3)
Hero 1 attacks Captain of the Drowned with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Captain of the Drowned takes 3 damage, 4 left. (SQ-5.3)
Glass Servant attacks Captain of the Drowned. (SQ-5.1)
Hero 2 casts Follow-Through. (SQ-7.4)
Glass Servant deals 4 = 2 ATK + 2 Follow-Through. (SQ-5.1)
Captain of the Drowned takes 4 damage, 0 left. (SQ-5.3)
Captain of the Drowned is destroyed. (SQ-5.3)
Captain of the Drowned returns to hand. (SQ-11.23)
Mirror Image [53] attacks Walking Observatory. (SQ-5.1)
Mirror Image [53] deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 10 left. (SQ-5.3)
Mirror Image [116] attacks Walking Observatory. (SQ-5.1)
Mirror Image [116] deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 9 left. (SQ-5.3)
Hero 2 attacks Walking Observatory with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 4 = 4 ATK. (SQ-5.1)
Walking Observatory takes 4 damage, 5 left. (SQ-5.3)
Pack Mule [80] attacks Walking Observatory. (SQ-5.1)
Pack Mule [80] deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 4 left. (SQ-5.3)
Gate Hound attacks Walking Observatory. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 3 left. (SQ-5.3)
Pack Mule [131] attacks Walking Observatory. (SQ-5.1)
Pack Mule [131] deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 2 left. (SQ-5.3)
Tunnel Lynx [82] attacks Walking Observatory. (SQ-5.1)
Tunnel Lynx [82] deals 2 = 2 ATK. (SQ-5.1)
Walking Observatory takes 2 damage, 0 left. (SQ-5.3)
Walking Observatory is destroyed. (SQ-5.3)
Woken Motorcycle attacks Scrap Stag. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Scrap Stag takes 3 damage, 9 left. (SQ-5.3)
Hero 3 attacks Scrap Stag with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Scrap Stag takes 3 damage, 6 left. (SQ-5.3)
Tunnel Lynx [117] attacks Scrap Stag. (SQ-5.1)
Tunnel Lynx [117] deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag takes 2 damage, 4 left. (SQ-5.3)
Ember Bird attacks Scrap Stag. (SQ-5.1)
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag takes 2 damage, 2 left. (SQ-5.3)
Flood Otter [65] attacks Scrap Stag. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 1 left. (SQ-5.3)
Sewer Rats attacks Scrap Stag. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
Flood Otter [83] attacks Park Keeper. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 11 left. (SQ-5.3)
Gully Toad attacks Park Keeper. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 10 left. (SQ-5.3)
Net Spider attacks Park Keeper. (SQ-5.1)
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 9 left. (SQ-5.3)
Herd Boy attacks Park Keeper. (SQ-5.1)
Herd Boy deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 8 left. (SQ-5.3)
Wire Crow attacks Park Keeper. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Park Keeper takes 1 damage, 7 left. (SQ-5.3)
Hero 1 uses Lantern Guild. (SQ-7.7)
Park Keeper takes 2 damage, 5 left. (SQ-5.3)

--- round 11, gm, move 1205 ---
Round 11: the GM turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 31 available. (SQ-4.2)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Arc Warden takes effect. (SQ-7.7)
Gutter Crawler takes 1 damage, 8 left. (SQ-5.3)
Park Keeper attacks Woken Motorcycle. (SQ-4.10)
Gutter Crawler attacks Wire Crow. (SQ-4.10)
Tunnel Boar attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Tinderbox takes effect. (SQ-7.7)
Park Keeper takes 1 damage, 4 left. (SQ-5.3)
Park Keeper takes 1 damage, 3 left. (SQ-5.3)
Park Keeper deals 2 = 4 ATK − 2 Spark Screen. (SQ-5.1)
Convoy Helmet absorbs 2 damage for Hero 2, 1 ARM left. (SQ-5.6)
Hero 1 intervenes. (SQ-5.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Tinderbox is destroyed. (SQ-5.3)
Roll for Empower: 2.
Hero 1 blocks with Mirror Image [53]. (SQ-5.4)
Roll for Untouchable: 6.
Mirror Image [53] is Untouchable: no effect. (SQ-11.19)

--- round 12, heroes, move 1227 ---
Round 12: the Hero turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 2.
Hero 1 now has 19 INT and 2 STR. (SQ-3.2)
Hero 2 now has 7 INT and 13 STR. (SQ-3.2)
Hero 3 now has 14 INT and 4 STR. (SQ-3.2)
Hero 2 discards Bumper Shield.
Hero 2 discovers Honey Swarm. (SQ-8.1)
Honey Swarm stays in the Discovery Zone. (SQ-8.3)
Finder’s Fever takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 7. (SQ-1.2)
Hero 2 gains 1 LP and has 6. (SQ-1.2)
Hero 3 gains 1 LP and has 10. (SQ-1.2)
Park Keeper gains +1 ATK until the end of the next turn.
Tunnel Boar gains +1 ATK until the end of the next turn.
Gutter Crawler gains +1 ATK until the end of the next turn.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Burning Glass on Park Keeper. (SQ-7.4)
Park Keeper takes 2 damage, 1 left. (SQ-5.3)
Park Keeper burns: Burn 3. (SQ-11.1)
Hero 1 uses Lantern Guild. (SQ-7.7)
Park Keeper takes 2 damage, 0 left. (SQ-5.3)
Park Keeper is destroyed. (SQ-5.3)
Hero 3 brings Glider Falcon into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Glider Falcon gains +1 DEF for the rest of the game.
Arc Warden attacks Tunnel Boar. (SQ-5.1)
Arc Warden deals 4 = 4 ATK. (SQ-5.1)
Tunnel Boar takes 4 damage, 8 left. (SQ-5.3)
Hero 1 attacks Tunnel Boar with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Tunnel Boar takes 3 damage, 5 left. (SQ-5.3)
Glass Servant attacks Tunnel Boar. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Tunnel Boar takes 2 damage, 3 left. (SQ-5.3)
Mirror Image [53] attacks Tunnel Boar. (SQ-5.1)
Mirror Image [53] deals 1 = 1 ATK. (SQ-5.1)
Tunnel Boar takes 1 damage, 2 left. (SQ-5.3)
Mirror Image [116] attacks Tunnel Boar. (SQ-5.1)
Mirror Image [116] deals 1 = 1 ATK. (SQ-5.1)
Tunnel Boar takes 1 damage, 1 left. (SQ-5.3)
Pack Mule [80] attacks Tunnel Boar. (SQ-5.1)
Pack Mule [80] deals 1 = 1 ATK. (SQ-5.1)
Tunnel Boar takes 1 damage, 0 left. (SQ-5.3)
Tunnel Boar is destroyed. (SQ-5.3)
Hero 2 attacks Gutter Crawler with Rail Blade. (SQ-5.1)
Hero 2 with Rail Blade deals 3 = 3 ATK. (SQ-5.1)
Gutter Crawler takes 3 damage, 5 left. (SQ-5.3)
Gate Hound attacks Gutter Crawler. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 4 left. (SQ-5.3)
Pack Mule [131] attacks Gutter Crawler. (SQ-5.1)
Pack Mule [131] deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle attacks Gutter Crawler. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Gutter Crawler takes 3 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Falling Satellite. (SQ-10.2)
Hero 2 turns over the prize: Shard Knife. (SQ-10.2)
Hero 3 turns over the prize: Roof Goat. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Rust Bloom. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 15 BP.
The GM draws 6 cards. (SQ-4.1)
Glass Servant burns: Burn 1. (SQ-11.1)
Woken Motorcycle burns: Burn 1. (SQ-11.1)
Arc Warden burns: Burn 1. (SQ-11.1)
Mirror Image [53] burns: Burn 1. (SQ-11.1)
Flood Otter [65] burns: Burn 1. (SQ-11.1)
Sewer Rats burns: Burn 1. (SQ-11.1)
Pack Mule [80] burns: Burn 1. (SQ-11.1)
Tunnel Lynx [82] burns: Burn 1. (SQ-11.1)
Flood Otter [83] burns: Burn 1. (SQ-11.1)
Gully Toad burns: Burn 1. (SQ-11.1)
Net Spider burns: Burn 1. (SQ-11.1)
Herd Boy burns: Burn 1. (SQ-11.1)
Wire Crow burns: Burn 1. (SQ-11.1)
Gate Hound burns: Burn 1. (SQ-11.1)
Mirror Image [116] burns: Burn 1. (SQ-11.1)
Tunnel Lynx [117] burns: Burn 1. (SQ-11.1)
Pack Mule [131] burns: Burn 1. (SQ-11.1)
Ember Bird burns: Burn 1. (SQ-11.1)
Glider Falcon burns: Burn 1. (SQ-11.1)
Arc Warden takes effect. (SQ-7.7)
Saint Cinder takes 1 damage, 53 left. (SQ-5.3)
Hero 3 attacks Saint Cinder with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Saint Cinder takes 3 damage, 50 left. (SQ-5.3)
Tunnel Lynx [82] attacks Saint Cinder. (SQ-5.1)
Tunnel Lynx [82] deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 48 left. (SQ-5.3)
Tunnel Lynx [117] attacks Saint Cinder. (SQ-5.1)
Tunnel Lynx [117] deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 46 left. (SQ-5.3)
Ember Bird attacks Saint Cinder. (SQ-5.1)
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 44 left. (SQ-5.3)
Glider Falcon attacks Saint Cinder. (SQ-5.1)
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 42 left. (SQ-5.3)
Flood Otter [65] attacks Saint Cinder. (SQ-5.1)
Flood Otter [65] deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 41 left. (SQ-5.3)
Sewer Rats attacks Saint Cinder. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 40 left. (SQ-5.3)
Flood Otter [83] attacks Saint Cinder. (SQ-5.1)
Flood Otter [83] deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 39 left. (SQ-5.3)
Gully Toad attacks Saint Cinder. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 38 left. (SQ-5.3)
Net Spider attacks Saint Cinder. (SQ-5.1)
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 37 left. (SQ-5.3)
Herd Boy attacks Saint Cinder. (SQ-5.1)
Herd Boy deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 36 left. (SQ-5.3)
Wire Crow attacks Saint Cinder. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 35 left. (SQ-5.3)
Hero 1 casts Falling Satellite on Saint Cinder. (SQ-7.4)
Roll for Falling Satellite: 2.
Saint Cinder takes 9 damage, 26 left. (SQ-5.3)
Hero 3 brings Roof Goat into play. (SQ-3.6)

--- round 12, gm, move 1353 ---
Round 12: the GM turn. (SQ-2.1)
Glass Servant takes 1 damage, 4 left. (SQ-5.3)
Woken Motorcycle takes 1 damage, 3 left. (SQ-5.3)
Arc Warden takes 1 damage, 5 left. (SQ-5.3)
Mirror Image [53] takes 1 damage, 2 left. (SQ-5.3)
Flood Otter [65] takes 1 damage, 2 left. (SQ-5.3)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 3.
Tunnel Lynx [82] takes 1 damage, 1 left. (SQ-5.3)
Flood Otter [83] takes 1 damage, 2 left. (SQ-5.3)
Roll for Tenacity: 2.
Net Spider takes 1 damage, 2 left. (SQ-5.3)
Herd Boy takes 1 damage, 0 left. (SQ-5.3)
Wire Crow takes 1 damage, 0 left. (SQ-5.3)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Mirror Image [116] takes 1 damage, 2 left. (SQ-5.3)
Tunnel Lynx [117] takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 6.
Ember Bird takes 1 damage, 1 left. (SQ-5.3)
Glider Falcon takes 1 damage, 2 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Herd Boy is destroyed. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
Glass Servant takes effect. (SQ-7.7)
Saint Cinder takes effect. (SQ-7.7)
Woken Motorcycle burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 78 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Chained King into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Roll for Tenacity: 4.
The GM plays a card face down. (SQ-11.20)
The GM brings Wall Eater into play. (SQ-4.9)
The GM brings Captain of the Drowned into play. (SQ-4.9)
The GM brings Spent Lamplighter into play. (SQ-4.9)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
Saint Cinder gains +1 ATK until the end of the turn.
Chained King gains +1 ATK until the end of the turn.
A face-down card gains +1 ATK until the end of the turn.
Wall Eater gains +1 ATK until the end of the turn.
Captain of the Drowned gains +1 ATK until the end of the turn.
Spent Lamplighter gains +1 ATK until the end of the turn.
The GM casts House Rules of the Ruin. (SQ-7.4)
House Rules of the Ruin stays in play. (SQ-7.6)
Saint Cinder attacks Arc Warden. (SQ-4.10)
Spent Lamplighter attacks Woken Motorcycle. (SQ-4.10)
Chained King attacks Hero 2. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Saint Cinder deals 5 = 5 ATK. (SQ-5.1)
Arc Warden takes 5 damage, 0 left. (SQ-5.3)
Arc Warden is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Spent Lamplighter deals 3 = 3 ATK. (SQ-5.1)
Woken Motorcycle takes 3 damage, 0 left. (SQ-5.3)
Woken Motorcycle is destroyed. (SQ-5.3)
Hero 2 blocks with Gate Hound. (SQ-5.4)
Chained King deals 6 = 6 ATK. (SQ-5.1)
Gate Hound takes 6 damage, 0 left. (SQ-5.3)
Gate Hound is destroyed. (SQ-5.3)
Hero 2 blocks with Rail Blade. (SQ-5.4)
Wall Eater deals 5 = 5 ATK. (SQ-5.1)
Rail Blade takes 5 damage, 0 left. (SQ-5.3)
Hero 2 loses 1 LP, 5 left. (SQ-5.7)
Rail Blade is destroyed. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
Hero 2 blocks with Switch Hatchet. (SQ-5.4)
Captain of the Drowned deals 5 = 5 ATK. (SQ-5.1)
Switch Hatchet takes 5 damage, 0 left. (SQ-5.3)
Switch Hatchet is destroyed. (SQ-5.3)

--- round 13, heroes, move 1401 ---
The GM discards Glass Mite.
Round 13: the Hero turn. (SQ-2.1)
Glass Servant takes 1 damage, 3 left. (SQ-5.3)
Mirror Image [53] takes 1 damage, 1 left. (SQ-5.3)
Flood Otter [65] takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 4.
Tunnel Lynx [82] takes 1 damage, 0 left. (SQ-5.3)
Flood Otter [83] takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 6.
Net Spider takes 1 damage, 1 left. (SQ-5.3)
Mirror Image [116] takes 1 damage, 1 left. (SQ-5.3)
Tunnel Lynx [117] takes 1 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 1.
Ember Bird takes 1 damage, 0 left. (SQ-5.3)
Glider Falcon takes 1 damage, 1 left. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)
Ember Bird is destroyed. (SQ-5.3)
Ember Bird returns to hand. (SQ-11.23)
Glass Servant takes effect. (SQ-7.7)
Roll for putting out the fire: 2.
Roll for putting out the fire: 6.
Roll for putting out the fire: 4.
Roll for putting out the fire: 6.
Roll for putting out the fire: 5.
Roll for putting out the fire: 6.
Roll for putting out the fire: 3.
Roll for putting out the fire: 2.
Roll for putting out the fire: 2.
Roll for putting out the fire: 3.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 4.
Hero 1 now has 20 INT and 3 STR. (SQ-3.2)
Hero 2 now has 7 INT and 14 STR. (SQ-3.2)
Hero 3 now has 15 INT and 4 STR. (SQ-3.2)
Hero 2 discards Riposte.
Hero 2 discovers A Bargain with the Night. (SQ-8.1)
Hero 2 loses 2 LP, 3 left. (SQ-5.7)
Hero 2 gains 1 STR.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 discovers Iron Toll. (SQ-8.1)
Hero 3 discards Feeding Place.
Hero 3 discards Ember Bird.
Hero 3 gains 1 STR.
Hero 1 uses Lantern Guild. (SQ-7.7)
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes effect. (SQ-7.7)
Glass Servant takes 2 damage, 1 left. (SQ-5.3)
Mirror Image [53] takes 2 damage, 0 left. (SQ-5.3)
Flood Otter [65] takes 2 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 4.
Flood Otter [83] takes 2 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 5.
Net Spider takes 2 damage, 0 left. (SQ-5.3)
Mirror Image [116] takes 2 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 4.
Glider Falcon takes 2 damage, 0 left. (SQ-5.3)
Roof Goat takes 2 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
Net Spider is destroyed. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Glider Falcon is destroyed. (SQ-5.3)
Roof Goat is destroyed. (SQ-5.3)
Pit Maw takes 2 damage, 13 left. (SQ-5.3)
Hero 1 casts Rekindle. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Hero 1 takes Falling Satellite back from the discard pile.
Hero 1 casts Falling Satellite on Chained King. (SQ-7.4)
Roll for Falling Satellite: 4.
Roll for Tenacity: 2.
Chained King takes 9 damage, 3 left. (SQ-5.3)
Hero 2 equips Last of Morning. (SQ-6.2)
Bark Coat is taken off. (SQ-3.6)
Hero 1 attacks Chained King with Lighting Pole. (SQ-5.1)
Hero 1 with Lighting Pole deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Glass Servant attacks Chained King. (SQ-5.1)
Glass Servant deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 2 left. (SQ-5.3)
Pack Mule [80] attacks Chained King. (SQ-5.1)
Pack Mule [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule [131] attacks Chained King. (SQ-5.1)
Pack Mule [131] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 2 attacks Chained King with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Hero 3 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Roll for Tenacity: 3.
Gully Toad attacks Chained King. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.

--- round 13, gm, move 1459 ---
Round 13: the GM turn. (SQ-2.1)
Glass Servant takes 1 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 3.
Glass Servant is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule [80] burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 52 available. (SQ-4.2)
Chained King attacks Hero 1. (SQ-4.10)
Pit Maw attacks Hero 1. (SQ-4.10)
Saint Cinder attacks Hero 1. (SQ-4.10)
Wall Eater attacks Hero 1. (SQ-4.10)
Captain of the Drowned attacks Hero 1. (SQ-4.10)
Spent Lamplighter attacks Hero 1. (SQ-4.10)
Hero 3 intervenes. (SQ-5.10)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Moss Wolf absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 3 LP, 7 left. (SQ-5.7)
Moss Wolf takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Moss Wolf is destroyed. (SQ-5.3)
Hero 1 blocks with Light Tube. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Light Tube takes 5 damage, 0 left. (SQ-5.3)
Light Tube is destroyed. (SQ-5.3)
Hero 1 blocks with Lighting Pole. (SQ-5.4)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Lighting Pole takes 4 damage, 0 left. (SQ-5.3)
Lighting Pole is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Hero 1 loses 4 LP, 3 left. (SQ-5.7)
Wall Eater takes effect. (SQ-7.7)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Hero 1 loses 4 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
The attack of Spent Lamplighter comes to nothing. (SQ-5.13)
The GM discards Wick Moth.

--- round 14, heroes, move 1486 ---
The GM discards Gutter Crawler.
Round 14: the Hero turn. (SQ-2.1)
Roll for Tenacity: 2.
Roll for Tenacity: 4.
Roll for putting out the fire: 5.
Roll for putting out the fire: 6.
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 3.
Hero 2 now has 8 INT and 15 STR. (SQ-3.2)
Hero 3 now has 16 INT and 5 STR. (SQ-3.2)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 casts Patchwork on Convoy Helmet. (SQ-7.4)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
2 damage is removed from Convoy Helmet.
Hero 3 brings Ivy Tortoise into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Ivy Tortoise gains +1 DEF for the rest of the game.
House Rules of the Ruin takes effect. (SQ-7.7)
Ivy Tortoise takes 1 damage, 5 left. (SQ-5.3)
Hero 3 binds Ivy Tortoise as a partner. (SQ-11.15)
Pack Mule [80] attacks Chained King. (SQ-5.1)
Pack Mule [80] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Pack Mule [131] attacks Chained King. (SQ-5.1)
Pack Mule [131] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Hero 2 attacks Chained King with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 1 left. (SQ-5.3)
Gully Toad attacks Chained King. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.

--- round 14, gm, move 1521 ---
Round 14: the GM turn. (SQ-2.1)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule [80] burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 57 available. (SQ-4.2)
Chained King attacks Hero 2. (SQ-4.10)
Pit Maw attacks Hero 2. (SQ-4.10)
Saint Cinder attacks Hero 2. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Captain of the Drowned attacks Hero 2. (SQ-4.10)
Spent Lamplighter attacks Hero 2. (SQ-4.10)
Hero 2 blocks with Pack Mule [80]. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Pack Mule [80] takes 1 damage, 2 left. (SQ-5.3)
Hero 2 blocks with Pack Mule [131]. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 3 intervenes. (SQ-5.10)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Ivy Tortoise absorbs 4 damage for Hero 3, 1 ARM left. (SQ-5.6)
Saint Cinder takes effect. (SQ-7.7)
Hero 3 burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Last of Morning. (SQ-5.4)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Last of Morning takes 4 damage, 1 left. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
Captain of the Drowned deals 4 = 4 ATK. (SQ-5.1)
Convoy Helmet absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 1 left. (SQ-5.7)
Spent Lamplighter deals 3 = 3 ATK. (SQ-5.1)
Convoy Helmet absorbs 0 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
The GM discards Light Thrown Back.

--- round 15, heroes, move 1548 ---
The GM discards Cinderling.
Round 15: the Hero turn. (SQ-2.1)
Hero 3 loses 1 LP, 6 left. (SQ-5.7)
Roll for putting out the fire: 4.
Hero 3 draws a card. (SQ-3.1)
Hero 3 rolls for Fate: 1.
Hero 3 now has 17 INT and 5 STR. (SQ-3.2)
Hero 3 discards Second Wind.
Hero 3 discovers Blown Fuse. (SQ-8.1)
Hero 3 loses 2 available INT.
The world changes: Glowing Veins. (SQ-9.1)
Hero 3 discovers Lost Foal. (SQ-8.1)
Hero 3 takes Thunder Bull from the deck.
The GM gains 1 BP.
Hero 3 brings Thunder Bull into play. (SQ-3.6)
Nesting Ground takes effect. (SQ-7.7)
Thunder Bull gains +1 DEF for the rest of the game.
House Rules of the Ruin takes effect. (SQ-7.7)
Thunder Bull takes 1 damage, 5 left. (SQ-5.3)
Gully Toad attacks Chained King. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Roll for Tenacity: 2.
Thunder Bull attacks Chained King. (SQ-5.1)
Roll for Empower: 1.
Thunder Bull deals 2 = 1 ATK + 1 Empower (rolled 1). (SQ-5.1)
Roll for Tenacity: 4.

--- round 15, gm, move 1564 ---
Round 15: the GM turn. (SQ-2.1)
Saint Cinder takes effect. (SQ-7.7)
Gully Toad burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 4 BP and has 62 available. (SQ-4.2)
The world acts: Glowing Veins. (SQ-4.7)
Hero 3 gets 1 spent INT back.
1 damage is removed from Saint Cinder.
1 damage is removed from Chained King.
1 damage is removed from Pit Maw.
Chained King attacks Hero 3. (SQ-4.10)
Pit Maw attacks Hero 3. (SQ-4.10)
Saint Cinder attacks Hero 3. (SQ-4.10)
Wall Eater attacks Hero 3. (SQ-4.10)
Captain of the Drowned attacks Hero 3. (SQ-4.10)
Spent Lamplighter attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Gully Toad. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 3 blocks with Thunder Bull. (SQ-5.4)
Pit Maw deals 5 = 5 ATK. (SQ-5.1)
Thunder Bull takes 5 damage, 0 left. (SQ-5.3)
Thunder Bull is destroyed. (SQ-5.3)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Ivy Tortoise absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 3 LP, 3 left. (SQ-5.7)
Saint Cinder takes effect. (SQ-7.7)
Hero 3 burns: Burn 1. (SQ-11.1)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Ivy Tortoise absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 4 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
