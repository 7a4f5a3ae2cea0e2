421 moves, gm-win
Difficulty: IMPOSSIBLE. (SQ-1.8)
Hero 1 begins with 5 LP, 4 STR and 0 INT. (SQ-1.2)
Hero 1 draws 7 cards. (SQ-1.11)
The GM draws 7 cards. (SQ-1.11)
Hero 1 draws 6 cards. (SQ-1.11)
Hero 1 shuffles the hand back and draws 6 cards. (SQ-1.12)

--- round 1, heroes, move 7 ---
Round 1: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 6.
Hero 1 now has 1 INT and 5 STR. (SQ-3.2)
Hero 1 equips Bone Whistle. (SQ-6.2)
Bone Whistle is laid off. (SQ-3.6)
Hero 1 equips Antler Hood. (SQ-6.2)
Hero 1 discovers Old Siren. (SQ-8.1)

--- round 1, gm, move 16 ---
Round 1: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 3 available. (SQ-4.2)
The world changes: The Grid Stirs. (SQ-9.1)
Encounter 1 of 6 begins. (SQ-10.1)
The GM brings Rust Crab into play. (SQ-4.9)

--- round 2, heroes, move 21 ---
Round 2: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 1 INT and 6 STR. (SQ-3.2)
Hero 1 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Rust Crab takes 2 damage, 1 left. (SQ-5.3)
Hero 1 discovers Stray Wisp. (SQ-8.1)

--- round 2, gm, move 31 ---
Round 2: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 4 available. (SQ-4.2)
Rust Crab attacks Stray Wisp. (SQ-4.10)
Roll for Untouchable: 4.
The GM casts The Scent on Rust Crab. (SQ-7.4)
Rust Crab gains +1 ATK until the end of the turn.
Rust Crab gains Trample until the end of the turn.
Rust Crab deals 4 = 2 ATK + 1 Old Siren + 1 The Grid Stirs. (SQ-5.1)
Stray Wisp takes 4 damage, 0 left. (SQ-5.3)
Stray Wisp is destroyed. (SQ-5.3)
Stray Wisp takes effect. (SQ-7.7)
Hero 1 gets 3 spent INT back.
Hero 1 draws a card. (SQ-3.1)

--- round 3, heroes, move 40 ---
Round 3: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 1 INT and 7 STR. (SQ-3.2)
Antler Hood is laid off. (SQ-3.6)
Hero 1 attacks Rust Crab with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 bonus. (SQ-5.1)
Rust Crab takes 2 damage, 0 left. (SQ-5.3)
Rust Crab is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Gully Toad. (SQ-10.2)
Hero 1 discovers Thin Ceiling. (SQ-8.1)
Hero 1 loses 1 LP, 4 left. (SQ-5.7)
Hero 1 discovers Burst Battery. (SQ-8.1)

--- round 3, gm, move 51 ---
Round 3: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 9 available. (SQ-4.2)
The world changes: Updraft in the Street Canyons. (SQ-9.1)
Encounter 2 of 6 begins. (SQ-10.1)
The GM brings Rail Hound into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
The GM brings Ash Singer into play. (SQ-4.9)
The GM casts Blackout. (SQ-7.4)
Hero 1 loses 2 available INT.
Rail Hound gains +1 ATK until the end of the turn.
Gutter Crawler gains +1 ATK until the end of the turn.
Ash Singer gains +1 ATK until the end of the turn.
Rail Hound attacks Old Siren. (SQ-4.10)
Gutter Crawler attacks Old Siren. (SQ-4.10)
Ash Singer attacks Old Siren. (SQ-4.10)
Rail Hound deals 3 = 2 ATK + 1 Old Siren. (SQ-5.1)
Old Siren takes 3 damage, 1 left. (SQ-5.3)
Gutter Crawler deals 3 = 2 ATK + 1 Old Siren. (SQ-5.1)
Old Siren takes 3 damage, 0 left. (SQ-5.3)
Old Siren is destroyed. (SQ-5.3)
The attack of Ash Singer comes to nothing. (SQ-5.13)

--- round 4, heroes, move 61 ---
Round 4: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 2 INT and 7 STR. (SQ-3.2)
Hero 1 brings Wire Crow into play. (SQ-3.6)
Hero 1 attacks Rail Hound with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Rail Hound takes 1 damage, 2 left. (SQ-5.3)
Wire Crow attacks Ash Singer. (SQ-5.1)
Wire Crow deals 1 = 1 ATK. (SQ-5.1)
Ash Singer takes 1 damage, 4 left. (SQ-5.3)
Hero 1 binds Wire Crow as partner. (SQ-11.15)
Hero 1 lets Wire Crow return to the creature field. (SQ-11.15)
Hero 1 binds Wire Crow as partner. (SQ-11.15)
Hero 1 discovers Stampede. (SQ-8.1)
Rail Hound takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler takes 2 damage, 1 left. (SQ-5.3)
Ash Singer takes 2 damage, 2 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)

--- round 4, gm, move 76 ---
Round 4: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 4 available. (SQ-4.2)
The GM draws a card. (SQ-4.1)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Ash Singer attacks Hero 1. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Wire Crow absorbs 1 damage for Hero 1, 1 ARM left. (SQ-5.6)
The GM casts The Floor Gives Way. (SQ-7.4)
The GM casts Gone into the Dark. (SQ-7.4)
The attack is called off. (SQ-5.11)

--- round 5, heroes, move 85 ---
Round 5: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 3 INT and 7 STR. (SQ-3.2)
Hero 1 discovers Glider Wings. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Root Sling.
Hero 1 equips Shepherd’s Crook. (SQ-6.2)
Hero 1 brings Glider Falcon into play. (SQ-3.6)

--- round 5, gm, move 95 ---
Round 5: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 7 available. (SQ-4.2)

--- round 6, heroes, move 99 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 4 INT and 7 STR. (SQ-3.2)
Hero 1 brings Sewer Rats into play. (SQ-3.6)
Hero 1 plays a card face down. (SQ-11.20)

--- round 6, gm, move 107 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 10 available. (SQ-4.2)
Gutter Crawler attacks Cable Snake. (SQ-4.10)
A face-down card turns up: Cable Snake. (SQ-11.20)
Cable Snake takes effect. (SQ-7.7)
Ash Singer is paralyzed. (SQ-11.14)
Ash Singer attacks Cable Snake. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Cable Snake takes 1 damage, 1 left. (SQ-5.3)
The attack of Ash Singer comes to nothing. (SQ-5.13)

--- round 7, heroes, move 114 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 4 INT and 8 STR. (SQ-3.2)
Hero 1 discovers Rotten Stairwell. (SQ-8.1)
Roll for Rotten Stairwell: 2.
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Hero 1 brings Gully Toad into play. (SQ-3.6)

--- round 7, gm, move 122 ---
Round 7: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 3.
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 13 available. (SQ-4.2)
The GM uses Ash Singer. (SQ-7.7)
Glider Falcon burns: Burn 1. (SQ-11.1)

--- round 8, heroes, move 127 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Glider Falcon takes 1 damage, 1 left. (SQ-5.3)
Roll for putting out the fire: 1.
Hero 1 rolls for Fate: 4.
Hero 1 now has 4 INT and 9 STR. (SQ-3.2)
Hero 1 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Snareroot from the deck.
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Antler Hood.
Hero 1 brings Moss Wolf into play. (SQ-3.6)
Glider Falcon attacks Ash Singer. (SQ-5.1)
Glider Falcon deals 2 = 2 ATK. (SQ-5.1)
Ash Singer takes 2 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)
Hero 1 brings Flood Otter into play. (SQ-3.6)

--- round 8, gm, move 140 ---
Round 8: the GM’s turn. (SQ-2.1)
Glider Falcon takes 1 damage, 0 left. (SQ-5.3)
Glider Falcon is destroyed. (SQ-5.3)
Shepherd’s Crook takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 16 available. (SQ-4.2)
The GM brings Park Keeper into play. (SQ-4.9)
Gutter Crawler attacks Sewer Rats. (SQ-4.10)
Park Keeper attacks Sewer Rats. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
The attack of Park Keeper comes to nothing. (SQ-5.13)

--- round 9, heroes, move 148 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 5 INT and 9 STR. (SQ-3.2)
Hero 1 discovers Sleeping Sentry. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Sewer Rats.
Hero 1 brings Tunnel Lynx into play. (SQ-3.6)
Shepherd’s Crook is laid off. (SQ-3.6)
Hero 1 equips Bark Coat. (SQ-6.2)
Hero 1 brings Street Cats into play. (SQ-3.6)
Tunnel Lynx attacks Park Keeper. (SQ-5.1)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Park Keeper takes 2 damage, 2 left. (SQ-5.3)
Moss Wolf attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Moss Wolf takes 3 damage, 0 left. (SQ-5.3)
Moss Wolf is destroyed. (SQ-5.3)
Hero 1 attacks Gutter Crawler with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Gutter Crawler takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Cable Snake attacks Park Keeper. (SQ-5.1)
Cable Snake deals 2 = 2 ATK. (SQ-5.1)
Park Keeper takes 2 damage, 0 left. (SQ-5.3)
Park Keeper is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Root Sling. (SQ-10.2)
Street Cats attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Street Cats takes 3 damage, 0 left. (SQ-5.3)
Street Cats is destroyed. (SQ-5.3)
Flood Otter attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Flood Otter takes 3 damage, 0 left. (SQ-5.3)
Flood Otter is destroyed. (SQ-5.3)
Gully Toad attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 3.
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 4 left. (SQ-5.3)

--- round 9, gm, move 171 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 25 available. (SQ-4.2)
The world changes: Moonless Week. (SQ-9.1)
The world changes: The Hum. (SQ-9.1)
Encounter 3 of 6 begins. (SQ-10.1)
The GM brings Shaft Rat into play. (SQ-4.9)
The GM brings Lightswallower into play. (SQ-4.9)
Shaft Rat attacks Cable Snake. (SQ-4.10)
Lightswallower attacks Cable Snake. (SQ-4.10)
Shaft Rat deals 1 = 1 ATK. (SQ-5.1)
Cable Snake takes 1 damage, 0 left. (SQ-5.3)
Cable Snake is destroyed. (SQ-5.3)
The attack of Lightswallower comes to nothing. (SQ-5.13)

--- round 10, heroes, move 182 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 6 INT and 9 STR. (SQ-3.2)
Hero 1 discards Nesting Ground.
Hero 1 discovers Sleeper in the Gate. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Glider Wings.
Hero 1 discovers Watch Captain’s Cloak. (SQ-8.1)
Bark Coat is laid off. (SQ-3.6)
Hero 1 brings Ivy Tortoise into play. (SQ-3.6)
Ivy Tortoise attacks Shaft Rat. (SQ-5.1)
The GM casts Light Thrown Back. (SQ-7.4)
Roll for Light Thrown Back: 2.
Ivy Tortoise takes 1 damage, 4 left. (SQ-5.3)
Ivy Tortoise deals 0 = 1 ATK − 2 Light Thrown Back. (SQ-5.1)
Hero 1 lets Wire Crow return to the creature field. (SQ-11.15)
Hero 1 binds Wire Crow as partner. (SQ-11.15)

--- round 10, gm, move 199 ---
Round 10: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 17 available. (SQ-4.2)
The world changes: Rust Bloom. (SQ-9.1)
Shaft Rat attacks Ivy Tortoise. (SQ-4.10)
Lightswallower attacks Ivy Tortoise. (SQ-4.10)
Shaft Rat deals 1 = 1 ATK. (SQ-5.1)
Ivy Tortoise takes 1 damage, 3 left. (SQ-5.3)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Ivy Tortoise takes 5 damage, 0 left. (SQ-5.3)
Ivy Tortoise is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.

--- round 11, heroes, move 212 ---
The GM discards Snareroot.
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 6 INT and 10 STR. (SQ-3.2)
Hero 1 discovers Iron Toll. (SQ-8.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 equips Watch Captain’s Cloak. (SQ-6.2)
Hero 1 brings Tram Bear into play. (SQ-3.6)
Hero 1 equips Root Sling. (SQ-6.2)
Watch Captain’s Cloak is laid off. (SQ-3.6)
Hero 1 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 1 discovers A Stranger's Stores. (SQ-8.1)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 loses 1 LP, 2 left. (SQ-5.7)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Net Spider.

--- round 11, gm, move 229 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 20 available. (SQ-4.2)
Shaft Rat attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Shaft Rat takes 3 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
Lightswallower attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Lightswallower takes 3 damage, 2 left. (SQ-5.3)
The attack of Shaft Rat comes to nothing. (SQ-5.13)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Sleeping Sentry takes 5 damage, 0 left. (SQ-5.3)
Sleeping Sentry is destroyed. (SQ-5.3)
Sleeping Sentry takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.

--- round 12, heroes, move 236 ---
The GM discards Tunnel Boar.
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 7 INT and 10 STR. (SQ-3.2)
Hero 1 casts Return of the Herd. (SQ-7.4)
Hero 1 brings Street Cats into play. (SQ-3.6)
Hero 1 brings Wall Weasel into play. (SQ-3.6)
Root Sling is laid off. (SQ-3.6)
Gully Toad attacks Sleeper in the Gate. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)
Street Cats attacks Lightswallower. (SQ-5.1)
Street Cats takes effect. (SQ-7.7)
Street Cats gains +1 ATK until the end of the turn.
Street Cats deals 3 = 3 ATK. (SQ-5.1)
Lightswallower takes 3 damage, 0 left. (SQ-5.3)
Lightswallower is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Roof Goat. (SQ-10.2)

--- round 12, gm, move 254 ---
Round 12: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 6.
The GM gains 4 BP and has 34 available. (SQ-4.2)
The world changes: Market of Those Who Stayed. (SQ-9.1)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 5.
Hero 1 draws a card. (SQ-3.1)
Encounter 4 of 6 begins. (SQ-10.1)
The GM brings Wick Moth into play. (SQ-4.9)
Wick Moth attacks Wall Weasel. (SQ-4.10)
Wall Weasel is Nimble and strikes back at once. (SQ-11.7)
Wick Moth takes 2 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Woken Motorcycle. (SQ-10.2)
The attack of Wick Moth comes to nothing. (SQ-5.13)
Encounter 5 of 6 begins. (SQ-10.1)
The world changes: Glass Rain. (SQ-9.1)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Street Cats is paralyzed. (SQ-11.14)
The GM brings Rat Tide into play. (SQ-4.9)

--- round 13, heroes, move 266 ---
Round 13: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 1.
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 7 INT and 11 STR. (SQ-3.2)
Hero 1 discards Green Giant.
Hero 1 discovers Honey Swarm. (SQ-8.1)
Hero 1 brings Moss Wolf into play. (SQ-3.6)
Wall Weasel attacks Sleeper in the Gate. (SQ-5.1)
Hero 1 casts Pack Guard. (SQ-7.4)
The GM casts Two Fingers on the Wick on Pack Guard. (SQ-7.4)
Pack Guard is countered: it does nothing and stays paid. (SQ-7.5)
Wall Weasel deals 2 = 2 ATK. (SQ-5.1)
Sleeper in the Gate takes 2 damage, 3 left. (SQ-5.3)
Hero 1 attacks Rat Tide with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Rat Tide takes 2 damage, 1 left. (SQ-5.3)
Moss Wolf attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Moss Wolf takes 1 damage, 1 left. (SQ-5.3)
Hero 1 casts Pack Guard. (SQ-7.4)
Honey Swarm gains +2 DEF until the end of the Encounter.
Moss Wolf deals 1 = 2 ATK − 1 Pack Guard. (SQ-5.1)
Honey Swarm takes 1 damage, 4 left. (SQ-5.3)
Tram Bear attacks Snareroot. (SQ-5.1)
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Snareroot takes 2 damage, 1 left. (SQ-5.3)
Gully Toad attacks Rat Tide. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Rat Tide takes 1 damage, 0 left. (SQ-5.3)
Rat Tide is destroyed. (SQ-5.3)
Wire Crow [49] attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Wire Crow [49] takes 1 damage, 1 left. (SQ-5.3)
Wire Crow [49] deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 3 left. (SQ-5.3)
Tunnel Lynx attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Tunnel Lynx takes 1 damage, 2 left. (SQ-5.3)
Tunnel Lynx deals 2 = 2 ATK. (SQ-5.1)
Honey Swarm takes 2 damage, 1 left. (SQ-5.3)
Hero 1 discovers A Lamp That Still Works. (SQ-8.1)
Hero 1 gets 2 spent INT back.
Hero 1 gains 1 LP and has 3. (SQ-1.2)
Hero 1 brings Shy Doe into play. (SQ-3.6)

--- round 13, gm, move 304 ---
Round 13: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 32 available. (SQ-4.2)
The world acts: Glass Rain. (SQ-4.7)
Roll for Tenacity: 2.
Tunnel Lynx takes 1 damage, 1 left. (SQ-5.3)
Sleeper in the Gate takes 1 damage, 2 left. (SQ-5.3)
Tram Bear takes 1 damage, 3 left. (SQ-5.3)
Wire Crow [49] takes 1 damage, 0 left. (SQ-5.3)
Street Cats takes 1 damage, 1 left. (SQ-5.3)
Wall Weasel takes 1 damage, 1 left. (SQ-5.3)
Snareroot takes 1 damage, 0 left. (SQ-5.3)
Honey Swarm takes 1 damage, 0 left. (SQ-5.3)
Moss Wolf takes 1 damage, 0 left. (SQ-5.3)
Shy Doe takes 1 damage, 1 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
Honey Swarm is destroyed. (SQ-5.3)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 4. (SQ-1.2)
Moss Wolf is destroyed. (SQ-5.3)
The GM brings Tower Crow into play. (SQ-4.9)
Tower Crow attacks Street Cats. (SQ-4.10)
Tower Crow deals 1 = 1 ATK. (SQ-5.1)
Street Cats takes 1 damage, 0 left. (SQ-5.3)
Street Cats is destroyed. (SQ-5.3)

--- round 14, heroes, move 313 ---
Round 14: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 7 INT and 12 STR. (SQ-3.2)
Hero 1 discards Herd Boy.
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
Hero 1 loses 2 LP, 2 left. (SQ-5.7)
Hero 1 gains 1 STR.
Tower Crow takes effect. (SQ-7.7)
Tower Crow gains +1 ATK until the end of the next turn.
Hero 1 discovers Watering Hole. (SQ-8.1)
Hero 1 brings Net Spider into play. (SQ-3.6)
Hero 1 brings Woken Motorcycle into play. (SQ-3.6)
Hero 1 brings Roof Goat into play. (SQ-3.6)
Hero 1 lets Wire Crow return to the creature field. (SQ-11.15)
Hero 1 attacks Sleeper in the Gate with bare hands. (SQ-5.1)
Hero 1 deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 1 left. (SQ-5.3)
Tram Bear attacks Tower Crow. (SQ-5.1)
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Tower Crow takes 2 damage, 0 left. (SQ-5.3)
Tower Crow is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Shy Doe takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Sewer Rats. (SQ-10.2)
Hero 1 brings Roof Goat into play. (SQ-3.6)
Hero 1 binds Tram Bear as partner. (SQ-11.15)

--- round 14, gm, move 336 ---
Round 14: the GM’s turn. (SQ-2.1)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 40 available. (SQ-4.2)
The world changes: Lean Winter. (SQ-9.1)
Encounter 6 of 6 begins. (SQ-10.1)
The GM brings Hunger Choir into play. (SQ-4.9)
The GM brings Gutter Crawler into play. (SQ-4.9)
Hunger Choir attacks Wire Crow. (SQ-4.10)
Gutter Crawler attacks Wire Crow. (SQ-4.10)
Roll for Empower: 5.
Hunger Choir deals 8 = 3 ATK + 5 Empower (rolled 5). (SQ-5.1)
Wire Crow takes 8 damage, 0 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
The attack of Gutter Crawler comes to nothing. (SQ-5.13)

--- round 15, heroes, move 345 ---
Round 15: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 8 INT and 13 STR. (SQ-3.2)
Hero 1 discovers Dreamcap. (SQ-8.1)
Hero 1 casts Thick Hide on Tunnel Lynx. (SQ-7.4)
Tunnel Lynx gains Tenacity until the end of the next turn.
Hero 1 brings Lantern Stag into play. (SQ-3.6)
Hero 1 lets Tram Bear return to the creature field. (SQ-11.15)
Hero 1 binds Tunnel Lynx as partner. (SQ-11.15)
Wall Weasel attacks Dreamcap. (SQ-5.1)
Wall Weasel deals 3 = 2 ATK + 1 Lean Winter. (SQ-5.1)
Dreamcap takes 3 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Woken Motorcycle attacks Gutter Crawler. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Gutter Crawler takes 3 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Roof Goat [67] attacks Sleeper in the Gate. (SQ-5.1)
Roof Goat [67] deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 0 left. (SQ-5.3)
Sleeper in the Gate is destroyed. (SQ-5.3)
Sleeper in the Gate takes effect. (SQ-7.7)
Hero 1 takes Antler Hood back from the discard pile.
Hero 1 draws a card. (SQ-3.1)
Roof Goat [68] attacks Hunger Choir. (SQ-5.1)
Roof Goat [68] deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 4 left. (SQ-5.3)

--- round 15, gm, move 366 ---
Round 15: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 36 available. (SQ-4.2)
The GM casts Up from the Shafts. (SQ-7.4)
The GM brings Rail Hound into play. (SQ-4.9)
The GM brings Ruin Lynx into play. (SQ-4.9)
Hunger Choir attacks Net Spider. (SQ-4.10)
Rail Hound attacks Net Spider. (SQ-4.10)
Ruin Lynx attacks Net Spider. (SQ-4.10)
Roll for Empower: 2.
Hunger Choir deals 6 = 3 ATK + 1 Lean Winter + 2 Empower (rolled 2). (SQ-5.1)
Net Spider takes 6 damage, 0 left. (SQ-5.3)
Net Spider is destroyed. (SQ-5.3)
The attack of Rail Hound comes to nothing. (SQ-5.13)
The attack of Ruin Lynx comes to nothing. (SQ-5.13)

--- round 16, heroes, move 376 ---
Round 16: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 9 INT and 13 STR. (SQ-3.2)
Hero 1 brings Sewer Rats into play. (SQ-3.6)
Hero 1 brings Tram Bear into play. (SQ-3.6)
Hero 1 brings Nettle Imp into play. (SQ-3.6)
Nettle Imp attacks Hunger Choir. (SQ-5.1)
Nettle Imp deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 3 left. (SQ-5.3)
Hero 1 attacks Rail Hound with bare hands. (SQ-5.1)
Tunnel Lynx takes effect. (SQ-7.7)
Hero 1 deals 3 = 1 ATK + 2 from the partner + 0 Tunnel Lynx. (SQ-5.1)
Rail Hound takes 3 damage, 0 left. (SQ-5.3)
Rail Hound is destroyed. (SQ-5.3)
Hunger Choir takes effect. (SQ-7.7)
Woken Motorcycle attacks Ruin Lynx. (SQ-5.1)
Ruin Lynx is Nimble and strikes back at once. (SQ-11.7)
Woken Motorcycle takes 2 damage, 2 left. (SQ-5.3)
Woken Motorcycle deals 4 = 3 ATK + 1 Lean Winter. (SQ-5.1)
Ruin Lynx takes 4 damage, 0 left. (SQ-5.3)
Ruin Lynx is destroyed. (SQ-5.3)

--- round 16, gm, move 394 ---
Round 16: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 37 available. (SQ-4.2)
Hunger Choir attacks Sewer Rats. (SQ-4.10)
Roll for Empower: 5.
Hunger Choir deals 9 = 3 ATK + 1 Lean Winter + 5 Empower (rolled 5). (SQ-5.1)
Sewer Rats takes 9 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)

--- round 17, heroes, move 403 ---
Round 17: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 10 INT and 13 STR. (SQ-3.2)
Hero 1 discovers Embers Under the Ash. (SQ-8.1)
Hero 1 burns: Burn 1. (SQ-11.1)
Nettle Imp attacks Hunger Choir. (SQ-5.1)
Nettle Imp deals 1 = 1 ATK. (SQ-5.1)
Hunger Choir takes 1 damage, 2 left. (SQ-5.3)

--- round 17, gm, move 412 ---
Round 17: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 1 left. (SQ-5.7)
The GM draws 2 cards. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 40 available. (SQ-4.2)
Hunger Choir attacks Lantern Stag. (SQ-4.10)
Roll for Empower: 5.
Hunger Choir deals 9 = 3 ATK + 1 Lean Winter + 5 Empower (rolled 5). (SQ-5.1)
Lantern Stag takes 9 damage, 0 left. (SQ-5.3)
Lantern Stag is destroyed. (SQ-5.3)
The GM brings Wick Moth into play. (SQ-4.9)

--- round 18, heroes, move 421 ---
Round 18: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
