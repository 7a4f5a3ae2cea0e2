1209 moves, gm-win
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
Hero 2 equips Convoy Jacket. (SQ-6.2)
Convoy Jacket takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 2 equips Switch Hatchet. (SQ-6.2)
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
Hero 3 brings Net Spider into play. (SQ-3.6)
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers Dreamcap. (SQ-8.1)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Hero 3 brings Roof Goat into play. (SQ-3.6)
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Antler Hood. (SQ-6.2)
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
Wire Crow attacks Dreamcap. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 1 left. (SQ-5.3)
Sewer Rats attacks Dreamcap. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Dreamcap takes 1 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)

--- round 3, gm, move 166 ---
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

--- round 4, heroes, move 177 ---
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
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 brings Mirror Image into play. (SQ-3.6)
Hero 2 brings Gate Hound into play. (SQ-3.6)
Hero 3 casts The Drive. (SQ-7.4)
Tunnel Lynx gains +1 ATK until the end of the turn.
Woken Motorcycle gains +1 ATK until the end of the turn.
Net Spider gains +1 ATK until the end of the turn.
Wire Crow gains +1 ATK until the end of the turn.
Sewer Rats gains +1 ATK until the end of the turn.
Roof Goat gains +1 ATK until the end of the turn.
Woken Motorcycle gains +1 ATK until the end of the turn.
Hero 3 casts Thick Hide on Tunnel Lynx. (SQ-7.4)
Tunnel Lynx gains Tenacity until the end of the next turn.
Archive Owl attacks Slag Giant. (SQ-5.1)
Archive Owl deals 2 = 2 ATK. (SQ-5.1)
Slag Giant takes 2 damage, 13 left. (SQ-5.3)
Mirror Image attacks Slag Giant. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 12 left. (SQ-5.3)
Hero 1 attacks Slag Giant with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 11 left. (SQ-5.3)
Hero 2 attacks Slag Giant with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Slag Giant takes 3 damage, 8 left. (SQ-5.3)
Gate Hound attacks Slag Giant. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Slag Giant takes 1 damage, 7 left. (SQ-5.3)
Woken Motorcycle attacks Slag Giant. (SQ-5.1)
Woken Motorcycle deals 5 = 5 ATK. (SQ-5.1)
Slag Giant takes 5 damage, 2 left. (SQ-5.3)
Net Spider attacks Slag Giant. (SQ-5.1)
Net Spider deals 2 = 2 ATK. (SQ-5.1)
Slag Giant takes 2 damage, 0 left. (SQ-5.3)
Slag Giant is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
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
Roll for Tenacity: 4.
Archive Owl takes 1 damage, 2 left. (SQ-5.3)
Woken Motorcycle takes 1 damage, 2 left. (SQ-5.3)
Net Spider takes 1 damage, 1 left. (SQ-5.3)
Wire Crow takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Roof Goat takes 1 damage, 0 left. (SQ-5.3)
Mirror Image takes 1 damage, 2 left. (SQ-5.3)
Gate Hound takes 1 damage, 3 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Roof Goat is destroyed. (SQ-5.3)
Encounter 3 of 5 begins. (SQ-10.1)
The GM brings Night Mason into play. (SQ-4.9)
The GM brings Rat Tide into play. (SQ-4.9)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Tunnel Lynx is paralyzed. (SQ-11.14)
Night Mason attacks Woken Motorcycle. (SQ-4.10)
Rat Tide attacks Archive Owl. (SQ-4.10)
Snareroot attacks Net Spider. (SQ-4.10)
Hero 3 casts Pack Guard. (SQ-7.4)
Woken Motorcycle gains +2 DEF until the end of the Encounter.
Night Mason deals 3 = 4 ATK − 1 Pack Guard. (SQ-5.1)
Woken Motorcycle takes 3 damage, 1 left. (SQ-5.3)
Hero 3 intervenes. (SQ-5.10)
Rat Tide deals 3 = 3 ATK. (SQ-5.1)
Antler Hood absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 1 LP, 8 left. (SQ-5.7)
Antler Hood is destroyed. (SQ-5.3)
Hero 1 intervenes. (SQ-5.10)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 2 ARM left. (SQ-5.6)

--- round 5, heroes, move 269 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Roll for shaking off the paralysis: 6.
Roll for putting out the fire: 4.
Hero 1 draws a card. (SQ-3.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 5.
Hero 1 now has 11 INT and 0 STR. (SQ-3.2)
Hero 2 now has 4 INT and 6 STR. (SQ-3.2)
Hero 3 now has 8 INT and 2 STR. (SQ-3.2)
Hero 1 discards Prism Blade.
Hero 1 discovers Sleeping Sentry. (SQ-8.1)
Hero 1 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 3 begs Hero 1 for a card. (SQ-3.4)
Hero 1 gives nothing. (SQ-3.4)
Hero 1 casts High Noon. (SQ-7.4)
Archive Owl takes effect. (SQ-7.7)
Archive Owl gains +2 ATK until the end of the turn.
Night Mason takes 5 damage, 7 left. (SQ-5.3)
Rat Tide takes 5 damage, 4 left. (SQ-5.3)
Snareroot takes 5 damage, 4 left. (SQ-5.3)
Hero 1 casts Dead Current on Night Mason. (SQ-7.4)
Night Mason is paralyzed. (SQ-11.14)
Hero 1 casts Ember Throw on Night Mason. (SQ-7.4)
Night Mason takes 3 damage, 4 left. (SQ-5.3)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Dynamo Belt takes effect. (SQ-7.7)
Watch Spear gains +1 ATK until the end of the turn.
Switch Hatchet gains +1 ATK until the end of the turn.
Dynamo Belt is laid off. (SQ-3.6)
Hero 3 brings Sewer Rats into play. (SQ-3.6)
Archive Owl attacks Night Mason. (SQ-5.1)
Archive Owl deals 4 = 4 ATK. (SQ-5.1)
Night Mason takes 4 damage, 0 left. (SQ-5.3)
Night Mason is destroyed. (SQ-5.3)
Mirror Image attacks Rat Tide. (SQ-5.1)
Mirror Image deals 1 = 1 ATK. (SQ-5.1)
Rat Tide takes 1 damage, 3 left. (SQ-5.3)
Hero 1 attacks Rat Tide with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rat Tide takes 1 damage, 2 left. (SQ-5.3)
Hero 2 attacks Rat Tide with Switch Hatchet. (SQ-5.1)
Hero 2 with Switch Hatchet deals 3 = 3 ATK. (SQ-5.1)
Rat Tide takes 3 damage, 0 left. (SQ-5.3)
Rat Tide is destroyed. (SQ-5.3)
Switch Hatchet takes effect. (SQ-7.7)
Roll for Switch Hatchet: 1.
Gate Hound attacks Snareroot. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Snareroot takes 1 damage, 3 left. (SQ-5.3)
Woken Motorcycle attacks Snareroot. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Snareroot takes 3 damage, 0 left. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Short Circuit. (SQ-10.2)
Hero 2 turns over the prize: Rail Blade. (SQ-10.2)
Hero 3 turns over the prize: Street Cats. (SQ-10.2)
Woken Motorcycle is destroyed. (SQ-5.3)
Hero 3 brings Street Cats into play. (SQ-3.6)

--- round 5, gm, move 324 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 17 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 4 of 5 begins. (SQ-10.1)
The GM brings Walking Observatory into play. (SQ-4.9)
The GM brings Scrap Stag into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Gutter Crawler attacks Net Spider. (SQ-4.10)
Walking Observatory attacks Hero 1. (SQ-4.10)
Scrap Stag attacks Hero 1. (SQ-4.10)
Hero 1 intervenes. (SQ-5.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Guild Hood absorbs 1 damage for Hero 1, 1 ARM left. (SQ-5.6)
Hero 1 blocks with Mirror Image. (SQ-5.4)
Walking Observatory deals 4 = 4 ATK. (SQ-5.1)
Mirror Image takes 4 damage, 0 left. (SQ-5.3)
Mirror Image is destroyed. (SQ-5.3)
Hero 1 blocks with Archive Owl. (SQ-5.4)
Scrap Stag deals 4 = 4 ATK. (SQ-5.1)
Archive Owl takes 4 damage, 0 left. (SQ-5.3)
Hero 1 loses 2 LP, 1 left. (SQ-5.7)
Archive Owl is destroyed. (SQ-5.3)

--- round 6, heroes, move 351 ---
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
Hero 1 discards Short Circuit.
Hero 1 discovers Courtyard Orchard. (SQ-8.1)
Hero 1 gains 1 LP and has 2. (SQ-1.2)
Hero 2 gains 1 LP and has 11. (SQ-1.2)
Hero 3 gains 1 LP and has 9. (SQ-1.2)
1 damage is removed from Net Spider.
1 damage is removed from Gate Hound.
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 casts Scrap Run. (SQ-7.4)
Hero 2 takes Last of Morning back from the discard pile.
Hero 3 brings Tower Elk into play. (SQ-3.6)
Hero 2 attacks Scrap Stag with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Scrap Stag takes 3 damage, 9 left. (SQ-5.3)
Gate Hound attacks Scrap Stag. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 8 left. (SQ-5.3)
Tower Elk attacks Scrap Stag. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Scrap Stag takes 5 damage, 3 left. (SQ-5.3)
Tunnel Lynx attacks Scrap Stag. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Scrap Stag takes 2 damage, 1 left. (SQ-5.3)
Net Spider attacks Scrap Stag. (SQ-5.1)
Net Spider deals 1 = 1 ATK. (SQ-5.1)
Scrap Stag takes 1 damage, 0 left. (SQ-5.3)
Scrap Stag is destroyed. (SQ-5.3)
Street Cats attacks Walking Observatory. (SQ-5.1)
Street Cats takes effect. (SQ-7.7)
Street Cats gains +1 ATK until the end of the turn.
Street Cats deals 3 = 3 ATK. (SQ-5.1)
Walking Observatory takes 3 damage, 9 left. (SQ-5.3)
Hero 3 attacks Walking Observatory with Root Sling. (SQ-5.1)
Hero 3 with Root Sling deals 2 = 2 ATK. (SQ-5.1)
Walking Observatory takes 2 damage, 7 left. (SQ-5.3)
Sewer Rats attacks Walking Observatory. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 6 left. (SQ-5.3)

--- round 6, gm, move 399 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Walking Observatory attacks Street Cats. (SQ-4.10)
Hollow Crier attacks Net Spider. (SQ-4.10)
Gutter Crawler attacks Sewer Rats. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Walking Observatory deals 4 = 4 ATK. (SQ-5.1)
Tower Helm absorbs 4 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Walking Observatory takes 1 damage, 5 left. (SQ-5.3)
Tower Helm is destroyed. (SQ-5.3)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Net Spider takes 2 damage, 0 left. (SQ-5.3)
Net Spider is destroyed. (SQ-5.3)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
The GM discards The Floor Gives Way.
The GM discards Shaft Rat.

--- round 7, heroes, move 417 ---
The GM discards Glass Mite.
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 4.
Hero 2 now has 5 INT and 8 STR. (SQ-3.2)
Hero 3 now has 9 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives Hero 3 a card. (SQ-3.4)
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Seal. (SQ-6.2)
Hero 2 attacks Walking Observatory with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Walking Observatory takes 3 damage, 2 left. (SQ-5.3)
Gate Hound attacks Walking Observatory. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 1 left. (SQ-5.3)
Hero 3 attacks Walking Observatory with bare hands. (SQ-5.1)
Hero 3 deals 1 = 1 ATK. (SQ-5.1)
Walking Observatory takes 1 damage, 0 left. (SQ-5.3)
Walking Observatory is destroyed. (SQ-5.3)
Tower Elk attacks Hollow Crier. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Hollow Crier takes 5 damage, 4 left. (SQ-5.3)
Tunnel Lynx attacks Hollow Crier. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Hollow Crier takes 2 damage, 2 left. (SQ-5.3)
Street Cats attacks Hollow Crier. (SQ-5.1)
Street Cats takes effect. (SQ-7.7)
Street Cats gains +1 ATK until the end of the turn.
Street Cats deals 3 = 3 ATK. (SQ-5.1)
Hollow Crier takes 3 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)

--- round 7, gm, move 450 ---
Round 7: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 4 available. (SQ-4.2)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Hollow Crier attacks Street Cats. (SQ-4.10)
Gutter Crawler attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Tower Seal absorbs 2 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Hollow Crier takes 1 damage, 8 left. (SQ-5.3)
Tower Seal is destroyed. (SQ-5.3)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 1 damage for Hero 3, 2 ARM left. (SQ-5.6)
The GM discards Gone into the Dark.

--- round 8, heroes, move 468 ---
The GM discards Rib Drummer.
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 4.
Hero 2 now has 5 INT and 9 STR. (SQ-3.2)
Hero 3 now has 10 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives Hero 2 a card. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Tower Helm from the deck.
Hero 2 wears a set: Tower Watch. (SQ-6.5)
Hero 2 equips Tower Helm. (SQ-6.2)
Hero 3 brings Flood Otter into play. (SQ-3.6)
Hero 3 binds Tunnel Lynx as partner. (SQ-11.15)
Hero 2 attacks Hollow Crier with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Hollow Crier takes 3 damage, 5 left. (SQ-5.3)
Gate Hound attacks Hollow Crier. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 4 left. (SQ-5.3)
Pack Mule attacks Hollow Crier. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Hollow Crier takes 1 damage, 3 left. (SQ-5.3)
Hero 3 attacks Hollow Crier with bare hands. (SQ-5.1)
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 4 = 1 ATK + 2 from the partner + 1 Tunnel Lynx. (SQ-5.1)
Hollow Crier takes 4 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)
Tower Elk attacks Gutter Crawler. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Gutter Crawler takes 5 damage, 4 left. (SQ-5.3)
Street Cats attacks Gutter Crawler. (SQ-5.1)
Street Cats deals 2 = 2 ATK. (SQ-5.1)
Gutter Crawler takes 2 damage, 2 left. (SQ-5.3)
Flood Otter attacks Gutter Crawler. (SQ-5.1)
Flood Otter deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 1 left. (SQ-5.3)

--- round 8, gm, move 514 ---
Round 8: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 4 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Stair Shade into play. (SQ-4.9)
The GM brings Cinderling into play. (SQ-4.9)
Stair Shade attacks Street Cats. (SQ-4.10)
Gutter Crawler attacks Hero 3. (SQ-4.10)
Cinderling attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Tower Helm absorbs 3 damage for Hero 2, 1 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Stair Shade takes 1 damage, 8 left. (SQ-5.3)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 1 damage for Hero 3, 1 ARM left. (SQ-5.6)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Glider Wings absorbs 1 damage for Hero 3, 0 ARM left. (SQ-5.6)

--- round 9, heroes, move 535 ---
The GM discards Fog Walker.
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 3.
Hero 3 rolls for Fate: 3.
Hero 2 now has 5 INT and 10 STR. (SQ-3.2)
Hero 3 now has 11 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 equips Tower Plate. (SQ-6.2)
Hero 3 brings Green Giant into play. (SQ-3.6)
Green Giant takes effect. (SQ-7.7)
Glider Wings is laid off. (SQ-3.6)
Gate Hound attacks Gutter Crawler. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Hero 2 attacks Cinderling with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Cinderling takes 3 damage, 6 left. (SQ-5.3)
Pack Mule attacks Cinderling. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Cinderling takes 1 damage, 5 left. (SQ-5.3)
Tower Elk attacks Cinderling. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Cinderling takes 5 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)

--- round 9, gm, move 564 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
The GM brings Rust Crab into play. (SQ-4.9)
Stair Shade attacks Street Cats. (SQ-4.10)
Rust Crab attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Hero 3 casts Thicket. (SQ-7.4)
Stair Shade deals 0 = 3 ATK − 4 Thicket. (SQ-5.1)
Tower Helm absorbs 0 damage for Hero 2, 1 ARM left. (SQ-5.6)
Rust Crab deals 2 = 2 ATK. (SQ-5.1)
Tunnel Lynx absorbs 2 damage for Hero 3, 0 ARM left. (SQ-5.6)
The GM discards Hands from the Grating.

--- round 10, heroes, move 587 ---
The GM discards Snareroot.
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 6.
Hero 2 now has 5 INT and 11 STR. (SQ-3.2)
Hero 3 now has 13 INT and 3 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Tower Helm is laid off. (SQ-3.6)
Hero 2 equips Nail Visage. (SQ-6.2)
Hero 3 casts Return of the Herd. (SQ-7.4)
Hero 3 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 3 discovers A Stranger's Stores. (SQ-8.1)
Hero 3 gains 2 LP and has 11. (SQ-1.2)
The GM draws a card. (SQ-4.1)
Hero 2 attacks Stair Shade with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Stair Shade takes 3 damage, 5 left. (SQ-5.3)
Gate Hound attacks Stair Shade. (SQ-5.1)
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 4 left. (SQ-5.3)
Pack Mule attacks Stair Shade. (SQ-5.1)
Pack Mule deals 1 = 1 ATK. (SQ-5.1)
Stair Shade takes 1 damage, 3 left. (SQ-5.3)
Hero 3 attacks Stair Shade with bare hands. (SQ-5.1)
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 4 = 1 ATK + 2 from the partner + 1 Tunnel Lynx. (SQ-5.1)
Stair Shade takes 4 damage, 0 left. (SQ-5.3)
Stair Shade is destroyed. (SQ-5.3)
Green Giant attacks Rust Crab. (SQ-5.1)
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Rust Crab takes 6 damage, 3 left. (SQ-5.3)
Tower Elk attacks Rust Crab. (SQ-5.1)
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Rust Crab takes 5 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 2 turns over the prize: Odometer. (SQ-10.2)
Hero 3 turns over the prize: Scree Walker. (SQ-10.2)
Hero 3 plays a card face down. (SQ-11.20)

--- round 10, gm, move 635 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 34 available. (SQ-4.2)
The world changes: Standing Fog. (SQ-9.1)
Encounter 5 of 5 begins. (SQ-10.1)
The GM brings Chained King into play. (SQ-4.9)
The GM plays a card face down. (SQ-11.20)
The GM brings Hunger Choir into play. (SQ-4.9)
The GM brings Bridge Spider into play. (SQ-4.9)
The GM casts Blackout. (SQ-7.4)
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
Chained King gains +1 ATK until the end of the turn.
Face-down card [88] gains +1 ATK until the end of the turn.
Hunger Choir gains +1 ATK until the end of the turn.
Bridge Spider gains +1 ATK until the end of the turn.
Chained King attacks Hero 3. (SQ-4.10)
Bridge Spider attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Root Sling. (SQ-5.4)
Chained King deals 6 = 6 ATK. (SQ-5.1)
Root Sling takes 6 damage, 0 left. (SQ-5.3)
Root Sling is destroyed. (SQ-5.3)
Roll for Untouchable: 2.
Bridge Spider takes effect. (SQ-7.7)
Tower Elk is paralyzed. (SQ-11.14)
Hero 3 blocks with Flood Otter. (SQ-5.4)
Bridge Spider deals 5 = 5 ATK. (SQ-5.1)
Flood Otter takes 5 damage, 0 left. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
Roll for Empower: 5.
Hero 3 blocks with Wire Crow. (SQ-5.4)
Hunger Choir deals 9 = 4 ATK + 5 Empower (rolled 5). (SQ-5.1)
Wire Crow takes 9 damage, 0 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)

--- round 11, heroes, move 667 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 4.
Hero 2 now has 7 INT and 11 STR. (SQ-3.2)
Hero 3 now has 13 INT and 4 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 casts Hold the Bridge. (SQ-7.4)
Hero 3 brings Tram Bear into play. (SQ-3.6)
A face-down card turns up: Scree Walker. (SQ-11.20)
A face-down card turns up: Pit Maw. (SQ-11.20)
Roll for Untouchable: 5.
Scree Walker takes effect. (SQ-7.7)
Pit Maw takes 3 damage, 12 left. (SQ-5.3)
Pit Maw takes effect. (SQ-7.7)
Gate Hound takes 2 damage, 2 left. (SQ-5.3)
Street Cats takes 2 damage, 0 left. (SQ-5.3)
Tower Elk takes 2 damage, 4 left. (SQ-5.3)
Roll for Tenacity: 6.
Green Giant takes 2 damage, 6 left. (SQ-5.3)
Scree Walker takes 2 damage, 1 left. (SQ-5.3)
Tram Bear takes 2 damage, 2 left. (SQ-5.3)
Street Cats is destroyed. (SQ-5.3)
Hero 2 attacks Hunger Choir with Watch Spear. (SQ-5.1)
Roll for Untouchable: 4.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Hunger Choir takes 3 damage, 9 left. (SQ-5.3)
Gate Hound attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 2.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Pit Maw takes 1 damage, 11 left. (SQ-5.3)
Pack Mule attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 6.
Pit Maw is Untouchable: no effect. (SQ-11.19)
Green Giant attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 5.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Pit Maw takes 6 damage, 5 left. (SQ-5.3)
Tower Elk attacks Pit Maw. (SQ-5.1)
Roll for Untouchable: 2.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Pit Maw takes 5 damage, 0 left. (SQ-5.3)
Pit Maw is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Scree Walker attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 6.
Bridge Spider is Untouchable: no effect. (SQ-11.19)
Hero 3 attacks Bridge Spider with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Bridge Spider takes 3 damage, 9 left. (SQ-5.3)
Tram Bear attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 5.
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Bridge Spider takes 2 damage, 7 left. (SQ-5.3)

--- round 11, gm, move 714 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 9 available. (SQ-4.2)
Chained King attacks Hero 3. (SQ-4.10)
Bridge Spider attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Tower Plate absorbs 5 damage for Hero 2, 1 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 2 damage. (SQ-11.2)
Roll for Tenacity: 1.
Chained King takes 1 damage, 11 left. (SQ-5.3)
Roll for Untouchable: 2.
Bridge Spider takes effect. (SQ-7.7)
Tower Elk is paralyzed. (SQ-11.14)
Hero 3 blocks with Green Giant. (SQ-5.4)
Bridge Spider deals 4 = 4 ATK. (SQ-5.1)
Green Giant takes 4 damage, 2 left. (SQ-5.3)
Roll for Empower: 3.
Hero 3 blocks with Scree Walker. (SQ-5.4)
Hunger Choir deals 6 = 3 ATK + 3 Empower (rolled 3). (SQ-5.1)
Scree Walker takes 6 damage, 0 left. (SQ-5.3)
Scree Walker is destroyed. (SQ-5.3)

--- round 12, heroes, move 735 ---
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 3.
Hero 2 now has 7 INT and 13 STR. (SQ-3.2)
Hero 3 now has 14 INT and 4 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 equips Odometer. (SQ-6.2)
Hero 2 casts Scrap Run. (SQ-7.4)
The GM casts Dead Static on Scrap Run. (SQ-7.4)
Scrap Run is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)
Hero 3 brings Thunder Bull into play. (SQ-3.6)
Hero 2 attacks Hunger Choir with Watch Spear. (SQ-5.1)
Roll for Untouchable: 1.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Hunger Choir takes 3 damage, 6 left. (SQ-5.3)
Gate Hound attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 4.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Bridge Spider takes 1 damage, 6 left. (SQ-5.3)
Pack Mule attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 6.
Bridge Spider is Untouchable: no effect. (SQ-11.19)
Green Giant attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 6.
Bridge Spider is Untouchable: no effect. (SQ-11.19)
Tower Elk attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 6.
Bridge Spider is Untouchable: no effect. (SQ-11.19)
Thunder Bull attacks Bridge Spider. (SQ-5.1)
Roll for Untouchable: 4.
Roll for Empower: 6.
Thunder Bull deals 7 = 1 ATK + 6 Empower (rolled 6). (SQ-5.1)
Bridge Spider takes 7 damage, 0 left. (SQ-5.3)
Bridge Spider is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Odometer takes effect. (SQ-7.7)
Hero 2 draws a card. (SQ-3.1)
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 2 damage, 9 left. (SQ-5.3)
Tram Bear attacks Chained King. (SQ-5.1)
Roll for Untouchable: 5.
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Hero 2 brings Pack Mule into play. (SQ-3.6)
Pack Mule takes effect. (SQ-7.7)
Hero 2 takes Switch Hatchet from the deck.

--- round 12, gm, move 780 ---
Round 12: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 4 BP and has 14 available. (SQ-4.2)
The GM brings Rail Hound into play. (SQ-4.9)
Rail Hound takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Rail Hound attacks Green Giant. (SQ-4.10)
Roll for Untouchable: 6.
Green Giant is Untouchable: no effect. (SQ-11.19)
Chained King attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Tram Bear. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Tram Bear takes 5 damage, 0 left. (SQ-5.3)
Tram Bear is destroyed. (SQ-5.3)
Roll for Empower: 4.
Hero 3 blocks with Thunder Bull. (SQ-5.4)
Hunger Choir deals 7 = 3 ATK + 4 Empower (rolled 4). (SQ-5.1)
Thunder Bull takes 7 damage, 0 left. (SQ-5.3)
Thunder Bull is destroyed. (SQ-5.3)
The GM discards Glass Mite.

--- round 13, heroes, move 800 ---
The GM discards Wick Moth.
Round 13: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 6.
Hero 2 now has 7 INT and 14 STR. (SQ-3.2)
Hero 3 now has 16 INT and 4 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 brings Roof Goat into play. (SQ-3.6)
Hero 2 attacks Hunger Choir with Watch Spear. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Hunger Choir takes 3 damage, 3 left. (SQ-5.3)
Gate Hound attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 2.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 8 left. (SQ-5.3)
Pack Mule [72] attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 5.
Pack Mule [72] deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 7 left. (SQ-5.3)
Pack Mule [99] attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule [99] deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 6 left. (SQ-5.3)
Green Giant attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 6.
Rail Hound is Untouchable: no effect. (SQ-11.19)
Tower Elk attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 4.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Rail Hound takes 5 damage, 1 left. (SQ-5.3)
Roof Goat attacks Rail Hound. (SQ-5.1)
Roll for Untouchable: 5.
Roof Goat deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Roll for Tenacity: 5.

--- round 13, gm, move 844 ---
Round 13: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 17 available. (SQ-4.2)
The GM brings Gutter Crawler into play. (SQ-4.9)
Gutter Crawler takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
Gutter Crawler attacks Roof Goat. (SQ-4.10)
Roll for Untouchable: 2.
Roof Goat is Nimble and strikes back at once. (SQ-11.7)
Gutter Crawler takes 1 damage, 8 left. (SQ-5.3)
Chained King attacks Hero 3. (SQ-4.10)
Hunger Choir attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Tower Plate absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
The Thorns of Hero 2 deal 2 damage. (SQ-11.2)
Gutter Crawler takes 2 damage, 6 left. (SQ-5.3)
Tower Plate is destroyed. (SQ-5.3)
Hero 3 blocks with Roof Goat. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Roof Goat takes 5 damage, 0 left. (SQ-5.3)
Roof Goat is destroyed. (SQ-5.3)
Roll for Empower: 3.
Hunger Choir deals 6 = 3 ATK + 3 Empower (rolled 3). (SQ-5.1)
Tunnel Lynx absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 6 LP, 5 left. (SQ-5.7)
The GM discards Tower Crow.

--- round 14, heroes, move 867 ---
The GM discards Tower Crow.
Round 14: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 4.
Hero 3 rolls for Fate: 3.
Hero 2 now has 7 INT and 15 STR. (SQ-3.2)
Hero 3 now has 16 INT and 5 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 2 equips Lift Plate. (SQ-6.2)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Roll for Untouchable: 6.
Hunger Choir is Untouchable: no effect. (SQ-11.19)
Hero 3 equips Bark Coat. (SQ-6.2)
Hero 2 attacks Hunger Choir with Watch Spear. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Hunger Choir takes 3 damage, 0 left. (SQ-5.3)
Hunger Choir is destroyed. (SQ-5.3)
Gate Hound attacks Gutter Crawler. (SQ-5.1)
Roll for Untouchable: 3.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 5 left. (SQ-5.3)
Pack Mule [72] attacks Gutter Crawler. (SQ-5.1)
Roll for Untouchable: 6.
Gutter Crawler is Untouchable: no effect. (SQ-11.19)
Pack Mule [99] attacks Gutter Crawler. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule [99] deals 1 = 1 ATK. (SQ-5.1)
Gutter Crawler takes 1 damage, 4 left. (SQ-5.3)
Tower Elk attacks Gutter Crawler. (SQ-5.1)
Roll for Untouchable: 4.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Gutter Crawler takes 5 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Green Giant attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Chained King takes 3 damage, 6 left. (SQ-5.3)
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Roll for Tenacity: 5.
Ember Bird attacks Chained King. (SQ-5.1)
Roll for Untouchable: 3.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Chained King takes 1 damage, 5 left. (SQ-5.3)

--- round 14, gm, move 914 ---
Round 14: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 4 BP and has 20 available. (SQ-4.2)
Chained King attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Ember Bird. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Ember Bird takes 5 damage, 0 left. (SQ-5.3)
Ember Bird is destroyed. (SQ-5.3)
Ember Bird returns to hand. (SQ-11.23)
The GM discards Shaft Rat.

--- round 15, heroes, move 929 ---
The GM discards Ash Singer.
Round 15: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 1.
Hero 3 rolls for Fate: 5.
Hero 2 now has 8 INT and 15 STR. (SQ-3.2)
Hero 3 now has 17 INT and 5 STR. (SQ-3.2)
Hero 2 discards Riposte.
Hero 2 discovers Gas in the Cellar. (SQ-8.1)
Roll for Gas in the Cellar: 6.
Roll for Tenacity: 4.
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Roll for Untouchable: 3.
Ember Bird takes effect. (SQ-7.7)
Roll for Tenacity: 5.
Hero 3 brings Moss Wolf into play. (SQ-3.6)
Hero 2 attacks Chained King with Watch Spear. (SQ-5.1)
Roll for Untouchable: 5.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Gate Hound attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Pack Mule [72] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule [72] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Pack Mule [99] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Pack Mule [99] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Tower Elk attacks Chained King. (SQ-5.1)
Roll for Untouchable: 5.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Green Giant attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 2.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Roll for Tenacity: 6.
Ember Bird attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.
Moss Wolf attacks Chained King. (SQ-5.1)
Roll for Untouchable: 3.
Moss Wolf deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.

--- round 15, gm, move 980 ---
Round 15: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 24 available. (SQ-4.2)
Chained King attacks Hero 3. (SQ-4.10)
Hero 3 blocks with Moss Wolf. (SQ-5.4)
Chained King deals 5 = 5 ATK. (SQ-5.1)
Moss Wolf takes 5 damage, 0 left. (SQ-5.3)
Moss Wolf is destroyed. (SQ-5.3)
The GM discards Wick Moth.

--- round 16, heroes, move 994 ---
The GM discards Ruin Lynx.
Round 16: the Heroes’ turn. (SQ-2.1)
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 5.
Hero 3 rolls for Fate: 5.
Hero 2 now has 8 INT and 16 STR. (SQ-3.2)
Hero 3 now has 18 INT and 5 STR. (SQ-3.2)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 discovers Lost Foal. (SQ-8.1)
Hero 3 takes Tram Bear from the deck.
The GM gains 1 BP.
Hero 3 brings Tram Bear into play. (SQ-3.6)
Hero 3 brings Herd Boy into play. (SQ-3.6)
Herd Boy takes effect. (SQ-7.7)
Hero 3 takes Tunnel Lynx from the deck.
Hero 3 brings Tunnel Lynx into play. (SQ-3.6)
Hero 2 attacks Chained King with Watch Spear. (SQ-5.1)
Roll for Untouchable: 3.
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Gate Hound attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Gate Hound deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule [72] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 6.
Chained King is Untouchable: no effect. (SQ-11.19)
Pack Mule [99] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 4.
Pack Mule [99] deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Tower Elk attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Tower Elk deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Chained King takes 3 damage, 2 left. (SQ-5.3)
Ember Bird attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Ember Bird deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Tram Bear attacks Chained King. (SQ-5.1)
Roll for Untouchable: 2.
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 6.
Tunnel Lynx [110] attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Tunnel Lynx [110] deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 4.
Hero 3 attacks Chained King with bare hands. (SQ-5.1)
Roll for Untouchable: 4.
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 4 = 1 ATK + 2 from the partner + 1 Tunnel Lynx. (SQ-5.1)
Roll for Tenacity: 6.
Green Giant attacks Chained King. (SQ-5.1)
Roll for Untouchable: 1.
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Chained King takes 4 damage, 0 left. (SQ-5.3)
Chained King is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 2 turns over the prize: Piston Fist. (SQ-10.2)
Hero 3 turns over the prize: Antler Hood. (SQ-10.2)
The Boss Encounter begins. (SQ-10.1)
The world changes: Rust Bloom. (SQ-9.1)
The Main Boss enters: Saint Cinder. (SQ-10.4)
Saint Cinder takes effect. (SQ-7.7)
The GM gains 15 BP.
The GM draws 6 cards. (SQ-4.1)
Gate Hound burns: Burn 1. (SQ-11.1)
Tower Elk burns: Burn 1. (SQ-11.1)
Pack Mule [72] burns: Burn 1. (SQ-11.1)
Green Giant burns: Burn 1. (SQ-11.1)
Pack Mule [99] burns: Burn 1. (SQ-11.1)
Ember Bird burns: Burn 1. (SQ-11.1)
Tram Bear burns: Burn 1. (SQ-11.1)
Herd Boy burns: Burn 1. (SQ-11.1)
Tunnel Lynx [110] burns: Burn 1. (SQ-11.1)
Herd Boy attacks Saint Cinder. (SQ-5.1)
Herd Boy deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 50 left. (SQ-5.3)

--- round 16, gm, move 1052 ---
Round 16: the GM’s turn. (SQ-2.1)
Gate Hound takes 1 damage, 1 left. (SQ-5.3)
Tower Elk takes 1 damage, 3 left. (SQ-5.3)
Roll for Tenacity: 6.
Green Giant takes 1 damage, 1 left. (SQ-5.3)
Roll for Tenacity: 4.
Ember Bird takes 1 damage, 1 left. (SQ-5.3)
Tram Bear takes 1 damage, 3 left. (SQ-5.3)
Herd Boy takes 1 damage, 0 left. (SQ-5.3)
Tunnel Lynx [110] takes 1 damage, 1 left. (SQ-5.3)
Herd Boy is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Gate Hound burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 5 BP and has 75 available. (SQ-4.2)
The GM brings Ilvane, Reckoner of Nights into play. (SQ-4.9)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
The GM gains 15 BP.
The GM shuffles the discard pile into a new deck. (SQ-10.7)
The GM draws 6 cards. (SQ-4.1)
The GM brings Lightswallower into play. (SQ-4.9)
The GM brings Wall Eater into play. (SQ-4.9)
The GM brings Rubble Walker into play. (SQ-4.9)
The GM brings Cinderling into play. (SQ-4.9)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Ember Bird takes 1 damage, 0 left. (SQ-5.3)
Ember Bird is destroyed. (SQ-5.3)
Ember Bird returns to hand. (SQ-11.23)
The GM casts House Rules of the Ruin. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM casts Up from the Shafts. (SQ-7.4)
Saint Cinder attacks Tower Elk. (SQ-4.10)
Tower Elk takes effect. (SQ-7.7)
Saint Cinder takes 1 damage, 49 left. (SQ-5.3)
Ilvane, Reckoner of Nights attacks Green Giant. (SQ-4.10)
Cinderling attacks Tunnel Lynx [110]. (SQ-4.10)
Lightswallower attacks Hero 3. (SQ-4.10)
Wall Eater attacks Hero 3. (SQ-4.10)
Rubble Walker attacks Hero 3. (SQ-4.10)
Hero 2 intervenes. (SQ-5.10)
Saint Cinder deals 4 = 4 ATK. (SQ-5.1)
Odometer absorbs 0 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 4 LP, 7 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Saint Cinder takes 1 damage, 48 left. (SQ-5.3)
Lift Plate takes effect. (SQ-7.7)
Odometer is destroyed. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Hero 2 burns: Burn 1. (SQ-11.1)
Ilvane, Reckoner of Nights deals 4 = 4 ATK. (SQ-5.1)
Green Giant takes 4 damage, 0 left. (SQ-5.3)
Green Giant is destroyed. (SQ-5.3)
Cinderling deals 1 = 1 ATK. (SQ-5.1)
Tunnel Lynx [110] takes 1 damage, 0 left. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)
Hero 3 blocks with Tram Bear. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Tram Bear takes 5 damage, 0 left. (SQ-5.3)
Tram Bear is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 2 loses 1 available INT.
Hero 3 loses 1 available INT.
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Tunnel Lynx absorbs 0 damage for Hero 3, 0 ARM left. (SQ-5.6)
Hero 3 loses 4 LP, 1 left. (SQ-5.7)
Wall Eater takes effect. (SQ-7.7)
Hero 3 blocks with Tower Elk. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Tower Elk takes 4 damage, 0 left. (SQ-5.3)
Tower Elk is destroyed. (SQ-5.3)
The GM discards Falling Panes.
The GM discards The Scent.
The GM discards Light Thrown Back.
The GM discards Tower Crow.
The GM discards False Lantern.
The GM discards Rust Crab.
The GM discards Domewing.

--- round 17, heroes, move 1107 ---
The GM discards Rat Tide.
Round 17: the Heroes’ turn. (SQ-2.1)
Gate Hound takes 1 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 6.
Roll for Tenacity: 3.
Hero 2 loses 1 LP, 6 left. (SQ-5.7)
Gate Hound is destroyed. (SQ-5.3)
Roll for putting out the fire: 2.
Roll for putting out the fire: 2.
Roll for putting out the fire: 3.
Hero 2 draws a card. (SQ-3.1)
Hero 3 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 3 rolls for Fate: 1.
Hero 2 now has 8 INT and 18 STR. (SQ-3.2)
Hero 3 now has 18 INT and 6 STR. (SQ-3.2)
Hero 3 discards Given to the Pack.
Hero 3 discovers Blown Fuse. (SQ-8.1)
Hero 2 loses 2 available INT.
Hero 3 loses 2 available INT.
The world changes: Lean Winter. (SQ-9.1)
Hero 2 begs Hero 3 for a card. (SQ-3.4)
Hero 3 gives nothing. (SQ-3.4)
Hero 3 begs Hero 2 for a card. (SQ-3.4)
Hero 2 gives nothing. (SQ-3.4)
Hero 3 brings Ember Bird into play. (SQ-3.6)
Ember Bird takes effect. (SQ-7.7)
Roll for Tenacity: 4.
House Rules of the Ruin takes effect. (SQ-7.7)
Ember Bird takes 1 damage, 1 left. (SQ-5.3)
Hero 3 wears a set: Moss Folk. (SQ-6.5)
Hero 3 equips Antler Hood. (SQ-6.2)
Hero 3 brings Nettle Imp into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Nettle Imp takes 1 damage, 0 left. (SQ-5.3)
Nettle Imp is destroyed. (SQ-5.3)
Nettle Imp takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Hero 2 attacks Cinderling with Watch Spear. (SQ-5.1)
Hero 2 with Watch Spear deals 3 = 3 ATK. (SQ-5.1)
Cinderling takes 3 damage, 6 left. (SQ-5.3)
Pack Mule [72] attacks Cinderling. (SQ-5.1)
Pack Mule [72] deals 1 = 1 ATK. (SQ-5.1)
Cinderling takes 1 damage, 5 left. (SQ-5.3)
Pack Mule [99] attacks Cinderling. (SQ-5.1)
Pack Mule [99] deals 1 = 1 ATK. (SQ-5.1)
Cinderling takes 1 damage, 4 left. (SQ-5.3)
Ember Bird attacks Cinderling. (SQ-5.1)
Ember Bird deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Cinderling takes 3 damage, 1 left. (SQ-5.3)
Hero 3 attacks Cinderling with bare hands. (SQ-5.1)
Tunnel Lynx takes effect. (SQ-7.7)
Hero 3 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Cinderling takes 3 damage, 0 left. (SQ-5.3)
Cinderling is destroyed. (SQ-5.3)

--- round 17, gm, move 1144 ---
Hero 2 discards Piston Fist.
Round 17: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 5.
Roll for Tenacity: 4.
Hero 2 loses 1 LP, 5 left. (SQ-5.7)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule [72] burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 64 available. (SQ-4.2)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Hero 3 loses 1 LP, 0 left. (SQ-5.7)
Hero 3 is knocked out. (SQ-2.7)
Saint Cinder attacks Hero 2. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Ilvane, Reckoner of Nights attacks Hero 2. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Rubble Walker attacks Hero 2. (SQ-4.10)
Saint Cinder deals 6 = 4 ATK + 1 Saint Cinder + 1 Lean Winter. (SQ-5.1)
Nail Visage absorbs 5 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 1 LP, 4 left. (SQ-5.7)
The Thorns of Hero 2 deal 1 damage. (SQ-11.2)
Saint Cinder takes 1 damage, 47 left. (SQ-5.3)
Saint Cinder takes effect. (SQ-7.7)
Hero 2 burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Switch Hatchet. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Switch Hatchet takes 5 damage, 0 left. (SQ-5.3)
Switch Hatchet is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 2 loses 1 available INT.
Hero 2 blocks with Watch Spear. (SQ-5.4)
Ilvane, Reckoner of Nights deals 4 = 4 ATK. (SQ-5.1)
Watch Spear takes 4 damage, 0 left. (SQ-5.3)
Watch Spear is destroyed. (SQ-5.3)
Hero 2 blocks with Pack Mule [72]. (SQ-5.4)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule [72] takes 2 damage, 1 left. (SQ-5.3)
Wall Eater takes effect. (SQ-7.7)
Hero 2 blocks with Pack Mule [99]. (SQ-5.4)
Rubble Walker deals 4 = 4 ATK. (SQ-5.1)
Roll for Tenacity: 3.
Pack Mule [99] takes 1 damage, 2 left. (SQ-5.3)
The GM discards Hollow Crier.
The GM discards Scrap Stag.

--- round 18, heroes, move 1171 ---
The GM discards Pale Pilgrim.
Round 18: the Heroes’ turn. (SQ-2.1)
Roll for Tenacity: 1.
Roll for Tenacity: 1.
Hero 2 loses 1 LP, 3 left. (SQ-5.7)
Roll for putting out the fire: 4.
Roll for putting out the fire: 3.
Roll for putting out the fire: 3.
Hero 2 draws a card. (SQ-3.1)
Hero 2 rolls for Fate: 6.
Hero 2 now has 10 INT and 18 STR. (SQ-3.2)
Hero 2 equips Last of Morning. (SQ-6.2)
Nail Visage is laid off. (SQ-3.6)
Pack Mule [72] attacks Saint Cinder. (SQ-5.1)
Pack Mule [72] deals 2 = 1 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 2 damage, 45 left. (SQ-5.3)
Pack Mule [99] attacks Saint Cinder. (SQ-5.1)
Pack Mule [99] deals 2 = 1 ATK + 1 Lean Winter. (SQ-5.1)
Saint Cinder takes 2 damage, 43 left. (SQ-5.3)
Hero 2 attacks Saint Cinder with bare hands. (SQ-5.1)
Hero 2 deals 1 = 1 ATK. (SQ-5.1)
Saint Cinder takes 1 damage, 42 left. (SQ-5.3)

--- round 18, gm, move 1188 ---
Round 18: the GM’s turn. (SQ-2.1)
Roll for Tenacity: 3.
Hero 2 loses 1 LP, 2 left. (SQ-5.7)
Saint Cinder takes effect. (SQ-7.7)
Pack Mule [72] burns: Burn 1. (SQ-11.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 4 BP and has 68 available. (SQ-4.2)
The GM uses Ilvane, Reckoner of Nights. (SQ-7.7)
Roll for Tenacity: 5.
Saint Cinder attacks Hero 2. (SQ-4.10)
Lightswallower attacks Hero 2. (SQ-4.10)
Ilvane, Reckoner of Nights attacks Hero 2. (SQ-4.10)
Wall Eater attacks Hero 2. (SQ-4.10)
Rubble Walker attacks Hero 2. (SQ-4.10)
Saint Cinder deals 6 = 4 ATK + 1 Saint Cinder + 1 Lean Winter. (SQ-5.1)
Lift Plate absorbs 6 damage for Hero 2, 1 ARM left. (SQ-5.6)
Saint Cinder takes effect. (SQ-7.7)
Hero 2 burns: Burn 1. (SQ-11.1)
Hero 2 blocks with Pack Mule [72]. (SQ-5.4)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Roll for Tenacity: 2.
Pack Mule [72] takes 3 damage, 0 left. (SQ-5.3)
Pack Mule is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 2 loses 1 available INT.
Hero 2 blocks with Last of Morning. (SQ-5.4)
Hero 2 casts Shields Up. (SQ-7.4)
Ilvane, Reckoner of Nights takes effect. (SQ-7.7)
Ilvane, Reckoner of Nights gains +1 ATK until the end of the next turn.
Ilvane, Reckoner of Nights deals 2 = 5 ATK − 3 Shields Up. (SQ-5.1)
Last of Morning takes 2 damage, 3 left. (SQ-5.3)
Wall Eater deals 4 = 4 ATK. (SQ-5.1)
Lift Plate absorbs 1 damage for Hero 2, 0 ARM left. (SQ-5.6)
Hero 2 loses 3 LP, 0 left. (SQ-5.7)
Hero 2 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
