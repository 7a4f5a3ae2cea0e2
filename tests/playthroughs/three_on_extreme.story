918 moves, heroes-win
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
Hero 1 discards Mirror Mask.
Hero 1 discovers Old Siren. (SQ-8.1)
Hero 2 discards Last of Morning.
Hero 2 discovers Flooded Archive. (SQ-8.1)
Roll for Flooded Archive: 3.
Hero 2 discards Follow-Through.
Hero 2 gains 1 INT.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Shared Light. (SQ-7.4)
Hero 1 gains 2 LP and has 10. (SQ-1.2)
Hero 2 gains 2 LP and has 10. (SQ-1.2)
Hero 3 gains 2 LP and has 9. (SQ-1.2)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 equips Watch Spear. (SQ-6.2)
Hero 2 equips Switch Hatchet. (SQ-6.2)
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 equips Dynamo Belt. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Switch Hatchet gains +1 ATK until the end of the turn.
Hero 3 equips Root Sling. (SQ-6.2)
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 1 attacks Old Siren with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Old Siren takes 1 damage, 3 left. (SQ-5.3)
Hero 2 attacks Old Siren with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 4 = 4 ATK. (SQ-5.1)
Old Siren takes 4 damage, 0 left. (SQ-5.3)
Old Siren is destroyed. (SQ-5.3)

--- round 1, gm, move 47 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The world changes: The Grid Stirs. (SQ-9.1)
Encounter 1 of 5 begins. (SQ-10.1)
The GM brings Mirror Wight into play. (SQ-4.9)
Mirror Wight takes effect. (SQ-7.7)
Sewer Rats goes back to hand.
Mirror Wight attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Mirror Wight deals 4 = 3 ATK + 1 The Grid Stirs. (SQ-5.1)
Convoy Jacket absorbs 3 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 9 left. (SQ-5.7)
Convoy Jacket is destroyed. (SQ-5.3)

--- round 2, heroes, move 57 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 3.
Hero 1 now has 6 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 4 STR. (SQ-3.2)
Hero 3 now has 5 INT and 2 STR. (SQ-3.2)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 equips Guild Hood. (SQ-6.2)
Hero 1 brings Archive Owl into play. (SQ-3.6)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Tinderbox. (SQ-6.2)
Hero 3 brings Woken Motorcycle into play. (SQ-3.6)
Archive Owl attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Hero 1 attacks Mirror Wight with bare hands. (SQ-5.1)
Roll for Untouchable: 1.
Hero 1 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Mirror Wight takes 2 damage, 10 left. (SQ-5.3)
Hero 2 attacks Mirror Wight with Watch Spear. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Woken Motorcycle attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Mirror Wight takes 3 damage, 7 left. (SQ-5.3)
Tunnel Lynx attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 4.
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Mirror Wight takes 2 damage, 5 left. (SQ-5.3)
Hero 3 attacks Mirror Wight with Root Sling. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)

--- round 2, gm, move 94 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Spent Lamplighter into play. (SQ-4.9)
Mirror Wight attacks Woken Motorcycle. (SQ-4.10)
Spent Lamplighter attacks Archive Owl. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Spent Lamplighter takes 1 damage, 11 left. (SQ-5.3)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Mirror Wight takes 1 damage, 4 left. (SQ-5.3)
Mirror Wight deals 2 = 3 ATK + 1 The Grid Stirs − 2 Spark Screen. (SQ-5.1)
Dynamo Belt absorbs 2 damage for Hero 2, 1 ARM left. (SQ-5.6)
Hero 1 casts Blinding Flash. (SQ-7.4)
Hero 2 casts Onto the Siding. (SQ-7.4)
The attack is called off. (SQ-5.11)
The attack is called off. (SQ-5.11)

--- round 3, heroes, move 113 ---
The GM discards Two Fingers on the Wick.
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 1.
Hero 1 now has 7 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 5 STR. (SQ-3.2)
Hero 3 now has 6 INT and 2 STR. (SQ-3.2)
Hero 2 discards Patchwork.
Hero 2 discovers Burst Battery. (SQ-8.1)
Dynamo Belt takes 1 damage, 0 left. (SQ-5.3)
Hero 3 discards Thicket.
Hero 3 discovers Thin Ceiling. (SQ-8.1)
Hero 3 loses 1 LP, 8 left. (SQ-5.7)
Hero 3 discovers Glider Wings. (SQ-8.1)
Hero 1 discovers Honey Swarm. (SQ-8.1)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Short Circuit on Spent Lamplighter. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Tinderbox takes effect. (SQ-7.7)
Spent Lamplighter takes 1 damage, 10 left. (SQ-5.3)
Spent Lamplighter takes effect. (SQ-7.7)
Spent Lamplighter gains +1 ATK until the end of the next turn.
Roll for Short Circuit: 2.
Spent Lamplighter takes 5 damage, 5 left. (SQ-5.3)
Hero 1 casts Sleepless Study. (SQ-7.4)
Hero 1 gains 1 INT.
Hero 1 draws a card. (SQ-3.1)
Hero 1 uses Lantern Guild. (SQ-7.7)
Spent Lamplighter takes 2 damage, 3 left. (SQ-5.3)
Hero 2 casts Make an End on Spent Lamplighter. (SQ-7.4)
Spent Lamplighter is destroyed. (SQ-5.3)
Hero 3 equips Glider Wings. (SQ-6.2)
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers Dreamcap. (SQ-8.1)
Hero 3 brings Net Spider into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 brings Roof Goat into play. (SQ-3.6)
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Antler Hood. (SQ-6.2)
Hero 3 binds Wire Crow as partner. (SQ-11.15)
Archive Owl attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 5.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Hero 1 attacks Mirror Wight with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 1 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Mirror Wight takes 2 damage, 2 left. (SQ-5.3)
Hero 2 attacks Mirror Wight with Switch Hatchet. (SQ-5.1)
Roll for Untouchable: 6.
Mirror Wight is Untouchable: no effect. (SQ-11.19)
Tunnel Lynx attacks Mirror Wight. (SQ-5.1)
Roll for Untouchable: 1.
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Mirror Wight takes 2 damage, 0 left. (SQ-5.3)
Mirror Wight is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 1 turns over the prize: High Noon. (SQ-10.2)
Hero 2 turns over the prize: Gate Hound. (SQ-10.2)
Hero 3 turns over the prize: Bark Coat. (SQ-10.2)
Woken Motorcycle attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Woken Motorcycle takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Honey Swarm takes 3 damage, 0 left. (SQ-5.3)
Honey Swarm is destroyed. (SQ-5.3)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 11. (SQ-1.2)
Hero 2 gains 1 LP and has 10. (SQ-1.2)
Hero 3 gains 1 LP and has 9. (SQ-1.2)
Net Spider attacks Dreamcap. (SQ-5.1)
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 2 left. (SQ-5.3)
Sewer Rats attacks Dreamcap. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 1 left. (SQ-5.3)
Roof Goat attacks Dreamcap. (SQ-5.1)
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)

--- round 3, gm, move 167 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 10 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: The Pack Is Moving. (SQ-9.1)
Encounter 2 of 5 begins. (SQ-10.1)
The GM brings Slag Giant into play. (SQ-4.9)
Slag Giant attacks Hero 2. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Slag Giant deals 6 = 6 ATK. (SQ-5.1)
Tinderbox absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 5 LP, 6 left. (SQ-5.7)
Tinderbox is destroyed. (SQ-5.3)
Slag Giant takes effect. (SQ-7.7)
Hero 1 burns: Burn 1. (SQ-11.1)
The GM discards Standing Night.

--- round 4, heroes, move 178 ---
The GM discards The Ferry's Toll.
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 5 left. (SQ-5.7)
Roll for putting out the fire: 2.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 6.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 5.
Hero 1 now has 10 INT and 0 STR. (SQ-3.2)
Hero 2 now has 3 INT and 6 STR. (SQ-3.2)
Hero 3 now has 7 INT and 2 STR. (SQ-3.2)
Hero 2 discards Follow-Through.
Hero 2 discovers Light Tube. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Given to the Pack.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Hero 3 brings Tower Elk into play. (SQ-3.6)
Archive Owl attacks Slag Giant. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Slag Giant takes 2 damage, 16 left. (SQ-5.3)
Mirror Image attacks Slag Giant. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 15 left. (SQ-5.3)
Hero 1 attacks Slag Giant with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 14 left. (SQ-5.3)
Hero 2 attacks Slag Giant with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Slag Giant takes 3 damage, 11 left. (SQ-5.3)
Gate Hound attacks Slag Giant. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 10 left. (SQ-5.3)
Tower Elk attacks Slag Giant. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Slag Giant takes 5 damage, 5 left. (SQ-5.3)
Woken Motorcycle attacks Slag Giant. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Slag Giant takes 3 damage, 2 left. (SQ-5.3)
Tunnel Lynx attacks Slag Giant. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Slag Giant takes 2 damage, 0 left. (SQ-5.3)
Slag Giant is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Dead Current. (SQ-10.2)
Hero 2 turns over the prize: Tower Helm. (SQ-10.2)
Hero 3 turns over the prize: Pack Guard. (SQ-10.2)

--- round 4, gm, move 237 ---
Round 4: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 13 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Tunnel Lynx takes 1 damage, 2 left. (SQ-5.3)
Archive Owl takes 1 damage, 2 left. (SQ-5.3)
Woken Motorcycle takes 1 damage, 2 left. (SQ-5.3)
Net Spider takes 1 damage, 1 left. (SQ-5.3)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Roof Goat takes 1 damage, 0 left. (SQ-5.3)
Mirror Image takes 1 damage, 2 left. (SQ-5.3)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Tower Elk takes 1 damage, 5 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Roof Goat is destroyed. (SQ-5.3)
Encounter 3 of 5 begins. (SQ-10.1)
The GM brings Night Mason into play. (SQ-4.9)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Tower Elk is paralyzed. (SQ-11.14)
Night Mason attacks Woken Motorcycle. (SQ-4.10)
Hollow Crier attacks Archive Owl. (SQ-4.10)
Snareroot attacks Net Spider. (SQ-4.10)
Hero 3 casts Thicket. (SQ-7.4)
Night Mason deals 0 = 4 ATK − 4 Thicket. (SQ-5.1)
Hero 3 intervenes. (SQ-5.10)
Hollow Crier deals 3 = 3 ATK. (SQ-5.1)
Antler Hood absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 1 LP, 8 left. (SQ-5.7)
Antler Hood is destroyed. (SQ-5.3)
Hero 1 intervenes. (SQ-5.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 5, heroes, move 267 ---
The GM discards The Floor Gives Way.
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Roll for shaking off the paralysis: 4.
Roll for putting out the fire: 6.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 4.
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 3.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 6 STR. (SQ-3.2)
Hero 3 now has 8 INT and 2 STR. (SQ-3.2)
Hero 2 discards Tower Seal.
Hero 2 discovers Sleeping Sentry. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Pack Guard.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Dead Current on Night Mason. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Night Mason is paralyzed. (SQ-11.14)
Hero 1 casts High Noon. (SQ-7.4)
Night Mason takes 5 damage, 10 left. (SQ-5.3)
Hollow Crier takes 5 damage, 4 left. (SQ-5.3)
Snareroot takes 5 damage, 4 left. (SQ-5.3)
Hero 1 casts Ember Throw on Hollow Crier. (SQ-7.4)
Hollow Crier takes 3 damage, 1 left. (SQ-5.3)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Switch Hatchet gains +1 ATK until the end of the turn.
Dynamo Belt is laid off. (SQ-3.6)
Hero 3 brings Flood Otter into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 casts The Drive. (SQ-7.4)
Tunnel Lynx gains +1 ATK until the end of the turn.
Woken Motorcycle gains +1 ATK until the end of the turn.
Net Spider gains +1 ATK until the end of the turn.
Tower Elk gains +1 ATK until the end of the turn.
Flood Otter gains +1 ATK until the end of the turn.
Sewer Rats gains +1 ATK until the end of the turn.
Woken Motorcycle gains +1 ATK until the end of the turn.
Hero 3 casts Thick Hide on Tunnel Lynx. (SQ-7.4)
Tunnel Lynx gains Tenacity until the end of the next turn.
Mirror Image attacks Hollow Crier. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)
Archive Owl attacks Snareroot. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Snareroot takes 4 damage, 0 left. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
Hero 1 attacks Night Mason with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Night Mason takes 1 damage, 9 left. (SQ-5.3)
Hero 2 attacks Night Mason with Switch Hatchet. (SQ-5.1)
Hero 2 with Switch Hatchet deals 3 = 3 ATK. (SQ-5.1)
Night Mason takes 3 damage, 6 left. (SQ-5.3)
Switch Hatchet takes effect. (SQ-7.7)
Roll for Switch Hatchet: 5.
Night Mason is paralyzed. (SQ-11.14)
Gate Hound attacks Night Mason. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Night Mason takes 1 damage, 5 left. (SQ-5.3)
Woken Motorcycle attacks Night Mason. (SQ-5.1)
Woken Motorcycle deals 5 = 5 ATK. (SQ-5.1)
Night Mason takes 5 damage, 0 left. (SQ-5.3)
Night Mason is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Short Circuit. (SQ-10.2)
Hero 2 turns over the prize: Rail Blade. (SQ-10.2)
Hero 3 turns over the prize: Street Cats. (SQ-10.2)
Tunnel Lynx attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 1.
Tunnel Lynx takes 2 damage, 0 left. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)
Net Spider attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Net Spider takes 3 damage, 0 left. (SQ-5.3)
Net Spider is destroyed. (SQ-5.3)
Tower Elk attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Tower Elk takes 3 damage, 2 left. (SQ-5.3)
Tower Elk deals 6 = 6 ATK. (SQ-5.1)
Sleeping Sentry takes 6 damage, 0 left. (SQ-5.3)
Sleeping Sentry is destroyed. (SQ-5.3)
Sleeping Sentry takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Last of Morning back from the discard pile.

--- round 5, gm, move 343 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 17 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 4 of 5 begins. (SQ-10.1)
The GM brings Walking Observatory into play. (SQ-4.9)
The GM plays a card face down. (SQ-11.20)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Walking Observatory attacks Tower Elk. (SQ-4.10)
Tower Elk takes effect. (SQ-7.7)
Walking Observatory takes 1 damage, 14 left. (SQ-5.3)
Gutter Crawler attacks Sewer Rats. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Walking Observatory deals 4 = 4 ATK. (SQ-5.1)
Tower Helm absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Walking Observatory takes 1 damage, 13 left. (SQ-5.3)
Tower Helm is destroyed. (SQ-5.3)
Hero 1 intervenes. (SQ-5.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 1 ARM left. (SQ-5.6)

--- round 6, heroes, move 360 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 2.
Hero 1 now has 12 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 8 STR. (SQ-3.2)
Hero 3 now has 9 INT and 2 STR. (SQ-3.2)
Hero 1 discards Prism Blade.
Hero 1 discovers Courtyard Orchard. (SQ-8.1)
Hero 1 gains 1 LP and has 4. (SQ-1.2)
Hero 2 gains 1 LP and has 11. (SQ-1.2)
Hero 3 gains 1 LP and has 9. (SQ-1.2)
1 damage is removed from Archive Owl.
2 damage is removed from Woken Motorcycle.
1 damage is removed from Mirror Image.
1 damage is removed from Gate Hound.
2 damage is removed from Tower Elk.
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Roof Goat.
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 1 a card. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts Burning Glass on a face-down card. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
A face-down card turns up: Pit Maw. (SQ-11.20)
Pit Maw takes 2 damage, 13 left. (SQ-5.3)
Pit Maw burns: Burn 3. (SQ-11.1)
Pit Maw takes effect. (SQ-7.7)
Archive Owl takes 2 damage, 1 left. (SQ-5.3)
Woken Motorcycle takes 2 damage, 2 left. (SQ-5.3)
Mirror Image takes 2 damage, 1 left. (SQ-5.3)
Gate Hound takes 2 damage, 2 left. (SQ-5.3)
Tower Elk takes 2 damage, 2 left. (SQ-5.3)
Flood Otter takes 2 damage, 1 left. (SQ-5.3)
Sewer Rats takes 2 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Hero 1 casts Short Circuit on Gutter Crawler. (SQ-7.4)
Roll for Short Circuit: 1.
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Hero 3 brings Green Giant into play. (SQ-3.6)
Green Giant takes effect. (SQ-7.7)
2 damage is removed from Woken Motorcycle.
2 damage is removed from Tower Elk.
2 damage is removed from Flood Otter.
Archive Owl attacks Pit Maw. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Pit Maw takes 4 damage, 9 left. (SQ-5.3)
Mirror Image attacks Pit Maw. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 8 left. (SQ-5.3)
Hero 1 attacks Pit Maw with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 7 left. (SQ-5.3)
Hero 2 attacks Pit Maw with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Pit Maw takes 3 damage, 4 left. (SQ-5.3)
Gate Hound attacks Pit Maw. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle attacks Pit Maw. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Pit Maw takes 3 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Green Giant attacks Walking Observatory. (SQ-5.1)
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Walking Observatory takes 6 damage, 7 left. (SQ-5.3)
Tower Elk attacks Walking Observatory. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Walking Observatory takes 5 damage, 2 left. (SQ-5.3)
Hero 3 attacks Walking Observatory with bare hands. (SQ-5.1)
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Walking Observatory takes 2 damage, 0 left. (SQ-5.3)
Walking Observatory is destroyed. (SQ-5.3)
Flood Otter attacks Gutter Crawler. (SQ-5.1)
Flood Otter deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 8 left. (SQ-5.3)

--- round 6, gm, move 423 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Rat Tide into play. (SQ-4.9)
The GM brings Glass Mite into play. (SQ-4.9)
Gutter Crawler attacks Archive Owl. (SQ-4.10)
Glass Mite attacks Mirror Image. (SQ-4.10)
Roll for Untouchable: 4.
Mirror Image is Untouchable: no effect. (SQ-11.19)
Rat Tide attacks Hero 1. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 1 casts Spark Screen. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Gutter Crawler takes 1 damage, 7 left. (SQ-5.3)
Gutter Crawler deals 0 = 1 ATK − 2 Spark Screen. (SQ-5.1)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Rat Tide deals 3 = 3 ATK. (SQ-5.1)
Mirror Image takes 3 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)

--- round 7, heroes, move 437 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 4.
Hero 1 now has 13 INT and 0 STR. (SQ-3.2)
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 3 now has 9 INT and 3 STR. (SQ-3.2)
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 1 left. (SQ-5.7)
Hero 1 gains 1 STR.
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Moss Wolf.
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 wears a set: Lantern Guild. (SQ-6.5)
Hero 1 equips Guild Coat. (SQ-6.2)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Tower Helm from the deck.
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 3 brings Thunder Bull into play. (SQ-3.6)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Ember Bird takes effect. (SQ-7.7)
Glass Mite takes 1 damage, 5 left. (SQ-5.3)
Archive Owl attacks Gutter Crawler. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Gutter Crawler takes 2 damage, 5 left. (SQ-5.3)
Hero 1 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 4 left. (SQ-5.3)
Hero 2 attacks Gutter Crawler with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Gutter Crawler takes 3 damage, 1 left. (SQ-5.3)
Gate Hound attacks Gutter Crawler. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Pack Mule attacks Rat Tide. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Rat Tide takes 1 damage, 8 left. (SQ-5.3)
Green Giant attacks Glass Mite. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Green Giant takes 1 damage, 7 left. (SQ-5.3)
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Glass Mite takes 6 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
Tower Elk attacks Rat Tide. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Rat Tide takes 5 damage, 3 left. (SQ-5.3)
Woken Motorcycle attacks Rat Tide. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Rat Tide takes 3 damage, 0 left. (SQ-5.3)
Rat Tide is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Arc Warden. (SQ-10.2)
Hero 2 turns over the prize: Odometer. (SQ-10.2)
Hero 3 turns over the prize: Scree Walker. (SQ-10.2)
Hero 1 brings Arc Warden into play. (SQ-3.6)

--- round 7, gm, move 483 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 24 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The world changes: Standing Fog. (SQ-9.1)
Encounter 5 of 5 begins. (SQ-10.1)
The GM brings Chained King into play. (SQ-4.9)
Arc Warden takes effect. (SQ-7.7)
Roll for Tenacity: 3.
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Rust Crab into play. (SQ-4.9)
Rust Crab takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Chained King attacks Hero 1. (SQ-4.10)
Scrap Stag [84] attacks Hero 1. (SQ-4.10)
Scrap Stag [85] attacks Hero 1. (SQ-4.10)
Rust Crab attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Arc Warden. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Arc Warden takes 5 damage, 1 left. (SQ-5.3)
Scrap Stag [84] deals 4 = 4 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
Hero 1 loses 3 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
The attack of Scrap Stag [85] comes to nothing. (SQ-5.13)
The attack of Rust Crab comes to nothing. (SQ-5.13)

--- round 8, heroes, move 503 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 1.
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 3 now has 10 INT and 3 STR. (SQ-3.2)
Hero 3 discards Herd Boy.
Hero 3 discovers A Stranger's Stores. (SQ-8.1)
Hero 3 gains 2 LP and has 11. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Bark Coat.
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 3 brings Tram Bear into play. (SQ-3.6)
Hero 3 brings Tram Bear into play. (SQ-3.6)
Hero 3 brings Street Cats into play. (SQ-3.6)
Hero 2 attacks Scrap Stag [84] with Watch Spear. (SQ-5.1)
Roll for Untouchable: 5.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Scrap Stag [84] takes 3 damage, 12 left. (SQ-5.3)
Gate Hound attacks Rust Crab. (SQ-5.1)
Roll for Untouchable: 6.
Rust Crab is Untouchable: no effect. (SQ-11.19)
Pack Mule attacks Rust Crab. (SQ-5.1)
Roll for Untouchable: 3.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Rust Crab takes 1 damage, 8 left. (SQ-5.3)
Green Giant attacks Rust Crab. (SQ-5.1)
Roll for Untouchable: 2.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Rust Crab takes 6 damage, 2 left. (SQ-5.3)
Ember Bird attacks Rust Crab. (SQ-5.1)
Roll for Untouchable: 5.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Rust Crab takes 2 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
Tower Elk attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 6.
Scrap Stag [84] is Untouchable: no effect. (SQ-11.19)
Thunder Bull attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 4.
Roll for Empower: 5.
Thunder Bull deals 6 = 1 ATK + 5 Empower (rolled 5). (SQ-5.1)
Scrap Stag [84] takes 6 damage, 6 left. (SQ-5.3)
Woken Motorcycle attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 6.
Scrap Stag [84] is Untouchable: no effect. (SQ-11.19)
Hero 3 attacks Scrap Stag [84] with Root Sling. (SQ-5.1)
Roll for Untouchable: 4.
Hero 3 with Root Sling deals 3 = 2 ATK + 1 from the partner. (SQ-5.1)
Scrap Stag [84] takes 3 damage, 3 left. (SQ-5.3)
Tram Bear [88] attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 2.
Tram Bear [88] deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag [84] takes 2 damage, 1 left. (SQ-5.3)
Flood Otter attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 6.
Scrap Stag [84] is Untouchable: no effect. (SQ-11.19)
Tram Bear [89] attacks Scrap Stag [84]. (SQ-5.1)
Roll for Untouchable: 5.
Tram Bear [89] deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag [84] takes 2 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
Street Cats attacks Scrap Stag. (SQ-5.1)
Roll for Untouchable: 2.
Street Cats deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag takes 2 damage, 13 left. (SQ-5.3)

--- round 8, gm, move 547 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 5 available. (SQ-4.2)
The GM brings Stair Shade into play. (SQ-4.9)
The GM brings Tower Crow into play. (SQ-4.9)
Scrap Stag attacks Tower Elk. (SQ-4.10)
Roll for Untouchable: 4.
Tower Elk takes effect. (SQ-7.7)
Scrap Stag takes 1 damage, 12 left. (SQ-5.3)
Chained King attacks Hero 3. (SQ-4.10)
Stair Shade attacks Hero 3. (SQ-4.10)
Tower Crow attacks Hero 3. (SQ-4.10)
Scrap Stag takes effect. (SQ-7.7)
Hero 2 intervenes. (SQ-5.10)
Scrap Stag deals 6 = 4 ATK + 2 Scrap Stag. (SQ-5.1)
Tower Helm absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 2 LP, 9 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Scrap Stag takes 1 damage, 11 left. (SQ-5.3)
Tower Helm is destroyed. (SQ-5.3)
Hero 3 blocks with Root Sling. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Root Sling takes 5 damage, 0 left. (SQ-5.3)
Root Sling is destroyed. (SQ-5.3)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Wire Crow absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 1 LP, 10 left. (SQ-5.7)
Tower Crow deals 3 = 3 ATK. (SQ-5.1)
Wire Crow absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 3 LP, 7 left. (SQ-5.7)

--- round 9, heroes, move 566 ---
The GM discards Gone into the Dark.
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 4.
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 3 now has 11 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 equips Nail Visage. (SQ-6.2)
Hero 3 plays a card face down. (SQ-11.20)
Hero 3 brings Asphalt Boar into play. (SQ-3.6)
Hero 3 brings Glider Falcon into play. (SQ-3.6)
Hero 2 attacks Tower Crow with Watch Spear. (SQ-5.1)
Roll for Untouchable: 1.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Tower Crow takes 3 damage, 3 left. (SQ-5.3)
Gate Hound attacks Tower Crow. (SQ-5.1)
Roll for Untouchable: 2.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Tower Crow takes 1 damage, 2 left. (SQ-5.3)
Pack Mule attacks Tower Crow. (SQ-5.1)
Roll for Untouchable: 3.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Tower Crow takes 1 damage, 1 left. (SQ-5.3)
Flood Otter attacks Tower Crow. (SQ-5.1)
Roll for Untouchable: 6.
Tower Crow is Untouchable: no effect. (SQ-11.19)
Ember Bird attacks Tower Crow. (SQ-5.1)
Roll for Untouchable: 3.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Tower Crow takes 2 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)
Green Giant attacks Scrap Stag. (SQ-5.1)
Roll for Untouchable: 1.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Scrap Stag takes 6 damage, 5 left. (SQ-5.3)
Tower Elk attacks Scrap Stag. (SQ-5.1)
Roll for Untouchable: 4.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Scrap Stag takes 5 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
Thunder Bull attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Woken Motorcycle attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Tram Bear [88] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Tram Bear [89] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Tram Bear [89] deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Street Cats attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Street Cats deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 11 left. (SQ-5.3)
Asphalt Boar attacks Chained King. (SQ-5.1)
Roll for Untouchable: 5.
Asphalt Boar deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Glider Falcon attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)

--- round 9, gm, move 619 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Shaft Rat into play. (SQ-4.9)
The GM casts Hands from the Grating on Ember Bird. (SQ-7.4)
Roll for Untouchable: 5.
Ember Bird takes 2 damage, 0 left. (SQ-5.3)
Ember Bird is destroyed. (SQ-5.3)
Ember Bird returns to hand. (SQ-11.23)
Chained King attacks Hero 3. (SQ-4.10)
Stair Shade attacks Hero 3. (SQ-4.10)
Shaft Rat attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Flood Otter. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Flood Otter takes 5 damage, 0 left. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
Hero 2 intervenes. (SQ-5.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Tower Plate absorbs 3 damage for Hero 2, 2 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 2 damage. (SQ-11.2)
Stair Shade takes 2 damage, 7 left. (SQ-5.3)
Hero 3 blocks with Thunder Bull. (SQ-5.4)
Shaft Rat deals 2 = 1 ATK + 1 Shaft Rat. (SQ-5.1)
Thunder Bull takes 2 damage, 3 left. (SQ-5.3)

--- round 10, heroes, move 647 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 3.
Hero 2 now has 5 INT and 12 STR. (SQ-3.2)
Hero 3 now has 12 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 casts Hold the Bridge. (SQ-7.4)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Roll for Untouchable: 2.
Ember Bird takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 3 brings Sewer Rats into play. (SQ-3.6)
A face-down card turns up: Scree Walker. (SQ-11.20)
Roll for Untouchable: 4.
Scree Walker takes effect. (SQ-7.7)
Roll for Tenacity: 6.
Hero 3 casts Return of the Herd. (SQ-7.4)
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Hero 2 attacks Stair Shade with Watch Spear. (SQ-5.1)
Roll for Untouchable: 4.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Stair Shade takes 3 damage, 4 left. (SQ-5.3)
Gate Hound attacks Stair Shade. (SQ-5.1)
Roll for Untouchable: 5.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 3 left. (SQ-5.3)
Pack Mule attacks Stair Shade. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 2 left. (SQ-5.3)
Green Giant attacks Shaft Rat. (SQ-5.1)
Roll for Untouchable: 5.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Shaft Rat takes 6 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Tram Bear [88] attacks Stair Shade. (SQ-5.1)
Roll for Untouchable: 2.
Tram Bear [88] deals 2 = 2 ATK. (SQ-5.1)
Stair Shade takes 2 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
Tower Elk attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Chained King takes 2 damage, 9 left. (SQ-5.3)
Thunder Bull attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Roll for Empower: 3.
Thunder Bull deals 4 = 1 ATK + 3 Empower (rolled 3). (SQ-5.1)
Roll for Tenacity: 6.
Woken Motorcycle attacks Chained King. (SQ-5.1)
Roll for Untouchable: 3.
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Scree Walker attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Tram Bear [89] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Tram Bear [89] deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Street Cats attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Street Cats takes effect. (SQ-7.7)
Street Cats gains +1 ATK until the end of the turn.
Street Cats deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Asphalt Boar attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Asphalt Boar deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Glider Falcon attacks Chained King. (SQ-5.1)
Roll for Untouchable: 3.
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 8 left. (SQ-5.3)
Ember Bird attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 7 left. (SQ-5.3)
Tunnel Lynx attacks Chained King. (SQ-5.1)
Roll for Untouchable: 5.
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Roll for Tenacity: 3.
Sewer Rats attacks Chained King. (SQ-5.1)
Roll for Untouchable: 5.
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 10, gm, move 723 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 8 available. (SQ-4.2)
Chained King attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Sewer Rats. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Sewer Rats takes 5 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
The GM discards Cinderling.

--- round 11, heroes, move 736 ---
The GM discards Rib Drummer.
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 6.
Hero 2 now has 6 INT and 12 STR. (SQ-3.2)
Hero 3 now has 12 INT and 5 STR. (SQ-3.2)
Hero 2 discards Odometer.
Hero 2 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 4.
Woken Motorcycle takes 1 damage, 3 left. (SQ-5.3)
Gate Hound takes 1 damage, 1 left. (SQ-5.3)
Tower Elk takes 1 damage, 3 left. (SQ-5.3)
Green Giant takes 1 damage, 6 left. (SQ-5.3)
Roll for Tenacity: 1.
Thunder Bull takes 1 damage, 2 left. (SQ-5.3)
Roll for Tenacity: 1.
Tram Bear [88] takes 1 damage, 3 left. (SQ-5.3)
Tram Bear [89] takes 1 damage, 3 left. (SQ-5.3)
Street Cats takes 1 damage, 1 left. (SQ-5.3)
Scree Walker takes 1 damage, 2 left. (SQ-5.3)
Asphalt Boar takes 1 damage, 2 left. (SQ-5.3)
Glider Falcon takes 1 damage, 1 left. (SQ-5.3)
Ember Bird takes 1 damage, 1 left. (SQ-5.3)
Tunnel Lynx takes 1 damage, 2 left. (SQ-5.3)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Pack Guard.
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 discovers Lost Foal. (SQ-8.1)
Hero 3 takes Net Spider from the deck.
The GM gains 1 BP.
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Convoy Jacket back from the discard pile.
Hero 3 brings Net Spider into play. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 2 attacks Chained King with Watch Spear. (SQ-5.1)
Roll for Untouchable: 5.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Gate Hound attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Pack Mule attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Green Giant attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Chained King takes 1 damage, 6 left. (SQ-5.3)
Tower Elk attacks Chained King. (SQ-5.1)
Roll for Untouchable: 3.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Thunder Bull attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Roll for Empower: 5.
Thunder Bull deals 6 = 1 ATK + 5 Empower (rolled 5). (SQ-5.1)
Roll for Tenacity: 5.
Chained King takes 1 damage, 5 left. (SQ-5.3)
Woken Motorcycle attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Scree Walker attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Scree Walker deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Tram Bear [88] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Tram Bear [89] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Tram Bear [89] deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Street Cats attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Asphalt Boar attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Asphalt Boar deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 4 left. (SQ-5.3)
Glider Falcon attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Ember Bird attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Tunnel Lynx attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 1.
Hero 3 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Roll for Tenacity: 4.
Net Spider attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Sewer Rats attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.

--- round 11, gm, move 819 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 14 available. (SQ-4.2)
The GM casts Blackout. (SQ-7.4)
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
Chained King gains +1 ATK until the end of the turn.
Chained King attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Sewer Rats. (SQ-5.4)
Chained King deals 6 = 6 ATK. (SQ-5.1)
Sewer Rats takes 6 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)

--- round 12, heroes, move 836 ---
The GM discards Dead Static.
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 6.
Hero 2 now has 6 INT and 13 STR. (SQ-3.2)
Hero 3 now has 14 INT and 5 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 discovers Blown Fuse. (SQ-8.1)
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
The world changes: Rust Bloom. (SQ-9.1)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 3 discards Into the Brush.
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Switch Hatchet from the deck.
Tower Plate is laid off. (SQ-3.6)
Hero 3 brings Moss Wolf into play. (SQ-3.6)
Hero 3 brings Herd Boy into play. (SQ-3.6)
Herd Boy takes effect. (SQ-7.7)
Hero 3 takes Wall Weasel from the deck.
Hero 3 brings Wall Weasel into play. (SQ-3.6)
Hero 2 attacks Chained King with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Gate Hound attacks Chained King. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule [76] attacks Chained King. (SQ-5.1)
Pack Mule [76] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule [110] attacks Chained King. (SQ-5.1)
Pack Mule [110] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Thunder Bull attacks Chained King. (SQ-5.1)
Roll for Empower: 6.
Thunder Bull deals 7 = 1 ATK + 6 Empower (rolled 6). (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 6 damage, 0 left. (SQ-5.3)
Chained King is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 3 draws a card. (SQ-3.1)
Hero 2 turns over the prize: Piston Fist. (SQ-10.2)
Hero 3 turns over the prize: Antler Hood. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Lean Winter. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 12 BP.
The GM draws 6 cards. (SQ-4.1)
Woken Motorcycle burns: Burn 1. (SQ-11.1)
Gate Hound burns: Burn 1. (SQ-11.1)
Tower Elk burns: Burn 1. (SQ-11.1)
Green Giant burns: Burn 1. (SQ-11.1)
Pack Mule [76] burns: Burn 1. (SQ-11.1)
Thunder Bull burns: Burn 1. (SQ-11.1)
Tram Bear [88] burns: Burn 1. (SQ-11.1)
Tram Bear [89] burns: Burn 1. (SQ-11.1)
Street Cats burns: Burn 1. (SQ-11.1)
Scree Walker burns: Burn 1. (SQ-11.1)
Asphalt Boar burns: Burn 1. (SQ-11.1)
Glider Falcon burns: Burn 1. (SQ-11.1)
Ember Bird burns: Burn 1. (SQ-11.1)
Tunnel Lynx burns: Burn 1. (SQ-11.1)
Net Spider burns: Burn 1. (SQ-11.1)
Pack Mule [110] burns: Burn 1. (SQ-11.1)
Moss Wolf burns: Burn 1. (SQ-11.1)
Herd Boy burns: Burn 1. (SQ-11.1)
Wall Weasel burns: Burn 1. (SQ-11.1)
Green Giant attacks Saint Cinder. (SQ-5.1)
Green Giant deals 7 = 6 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 7 damage, 38 left. (SQ-5.3)
Tower Elk attacks Saint Cinder. (SQ-5.1)
Tower Elk deals 6 = 5 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 6 damage, 32 left. (SQ-5.3)
Woken Motorcycle attacks Saint Cinder. (SQ-5.1)
Woken Motorcycle deals 4 = 3 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 4 damage, 28 left. (SQ-5.3)
Scree Walker attacks Saint Cinder. (SQ-5.1)
Scree Walker deals 4 = 3 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 4 damage, 24 left. (SQ-5.3)
Tram Bear [88] attacks Saint Cinder. (SQ-5.1)
Tram Bear [88] deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 21 left. (SQ-5.3)
Tram Bear [89] attacks Saint Cinder. (SQ-5.1)
Tram Bear [89] deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 18 left. (SQ-5.3)
Street Cats attacks Saint Cinder. (SQ-5.1)
Street Cats takes effect. (SQ-7.7)
Street Cats gains +1 ATK until the end of the turn.
Street Cats deals 4 = 3 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 4 damage, 14 left. (SQ-5.3)
Asphalt Boar attacks Saint Cinder. (SQ-5.1)
Asphalt Boar deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 11 left. (SQ-5.3)
Glider Falcon attacks Saint Cinder. (SQ-5.1)
Glider Falcon deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 8 left. (SQ-5.3)
Ember Bird attacks Saint Cinder. (SQ-5.1)
Ember Bird deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 5 left. (SQ-5.3)
Tunnel Lynx attacks Saint Cinder. (SQ-5.1)
Tunnel Lynx deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 3 damage, 2 left. (SQ-5.3)
Moss Wolf attacks Saint Cinder. (SQ-5.1)
Moss Wolf deals 2 = 2 ATK. (SQ-5.1)
Saint Cinder takes 2 damage, 0 left. (SQ-5.3)
Saint Cinder is destroyed. (SQ-5.3)
The Main Boss is defeated. The Heroes win! (SQ-2.6)
