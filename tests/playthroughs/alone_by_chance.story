410 moves, gm-win
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
Rust Crab deals 5 = 3 ATK + 1 Old Siren + 1 The Grid Stirs. (SQ-5.1)
Stray Wisp takes 5 damage, 0 left. (SQ-5.3)
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
Ash Singer attacks Old Siren. (SQ-4.10)
Ash Singer deals 4 = 3 ATK + 1 Old Siren. (SQ-5.1)
Old Siren takes 4 damage, 0 left. (SQ-5.3)
Old Siren is destroyed. (SQ-5.3)

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
Wire Crow absorbs 1 damage for Hero 1, 0 ARM left. (SQ-5.6)
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
Gutter Crawler attacks Glider Falcon. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Glider Falcon takes 1 damage, 1 left. (SQ-5.3)

--- round 6, heroes, move 101 ---
Round 6: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 4 INT and 7 STR. (SQ-3.2)
Hero 1 brings Sewer Rats into play. (SQ-3.6)
Hero 1 plays a card face down. (SQ-11.20)

--- round 6, gm, move 109 ---
Round 6: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 10 available. (SQ-4.2)
The GM uses Ash Singer. (SQ-7.7)
Glider Falcon burns: Burn 1. (SQ-11.1)
Gutter Crawler attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Sewer Rats. (SQ-5.4)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Sewer Rats takes 1 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Sewer Rats returns to hand. (SQ-11.23)
Shepherd’s Crook takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)

--- round 7, heroes, move 118 ---
Round 7: the Heroes’ turn. (SQ-2.1)
Glider Falcon takes 1 damage, 0 left. (SQ-5.3)
Glider Falcon is destroyed. (SQ-5.3)
Shepherd’s Crook takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 4 INT and 8 STR. (SQ-3.2)
Hero 1 discovers Rotten Stairwell. (SQ-8.1)
Roll for Rotten Stairwell: 2.
Hero 1 loses 1 LP, 3 left. (SQ-5.7)
Hero 1 brings Tunnel Lynx into play. (SQ-3.6)
Hero 1 brings Sewer Rats into play. (SQ-3.6)
A face-down card turns up: Cable Snake. (SQ-11.20)
Cable Snake takes effect. (SQ-7.7)
Ash Singer is paralyzed. (SQ-11.14)

--- round 7, gm, move 129 ---
Round 7: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 3.
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 4.
The GM gains 3 BP and has 13 available. (SQ-4.2)
The GM brings Wick Moth into play. (SQ-4.9)
The GM uses Ash Singer. (SQ-7.7)
Tunnel Lynx burns: Burn 1. (SQ-11.1)
Gutter Crawler attacks Tunnel Lynx. (SQ-4.10)
Wick Moth attacks Tunnel Lynx. (SQ-4.10)
Gutter Crawler deals 1 = 1 ATK. (SQ-5.1)
Tunnel Lynx takes 1 damage, 1 left. (SQ-5.3)
Wick Moth deals 1 = 1 ATK. (SQ-5.1)
Tunnel Lynx takes 1 damage, 0 left. (SQ-5.3)
Tunnel Lynx is destroyed. (SQ-5.3)
Shepherd’s Crook takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)

--- round 8, heroes, move 138 ---
Round 8: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 4 INT and 9 STR. (SQ-3.2)
Hero 1 discards Street Cats.
Hero 1 discovers An Answer from the Shaft. (SQ-8.1)
The GM takes Shaft Rat from the deck.
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Flood Otter.
Hero 1 brings Moss Wolf into play. (SQ-3.6)
Moss Wolf attacks Gutter Crawler. (SQ-5.1)
Moss Wolf deals 2 = 2 ATK. (SQ-5.1)
Gutter Crawler takes 2 damage, 0 left. (SQ-5.3)
Gutter Crawler is destroyed. (SQ-5.3)
Sewer Rats attacks Wick Moth. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Wick Moth takes 1 damage, 1 left. (SQ-5.3)
Cable Snake attacks Wick Moth. (SQ-5.1)
Cable Snake deals 2 = 2 ATK. (SQ-5.1)
Wick Moth takes 2 damage, 0 left. (SQ-5.3)
Wick Moth is destroyed. (SQ-5.3)
Hero 1 discovers Sleeping Sentry. (SQ-8.1)

--- round 8, gm, move 158 ---
Round 8: the GM’s turn. (SQ-2.1)
Roll for shaking off the paralysis: 4.
The GM rolls for Fate: 3.
The GM gains 3 BP and has 15 available. (SQ-4.2)
The GM brings Shaft Rat into play. (SQ-4.9)
The GM uses Ash Singer. (SQ-7.7)
Cable Snake burns: Burn 1. (SQ-11.1)
Ash Singer attacks Cable Snake. (SQ-4.10)
Ash Singer deals 2 = 2 ATK. (SQ-5.1)
Cable Snake takes 2 damage, 0 left. (SQ-5.3)
Cable Snake is destroyed. (SQ-5.3)
Shepherd’s Crook takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)

--- round 9, heroes, move 168 ---
Round 9: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 3.
Hero 1 now has 4 INT and 10 STR. (SQ-3.2)
Hero 1 discovers Sleeper in the Gate. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Return of the Herd.
Shepherd’s Crook is laid off. (SQ-3.6)
Hero 1 brings Tram Bear into play. (SQ-3.6)
Hero 1 equips Antler Hood. (SQ-6.2)
Tram Bear attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Tram Bear takes 3 damage, 1 left. (SQ-5.3)
Tram Bear deals 2 = 2 ATK. (SQ-5.1)
Sleeping Sentry takes 2 damage, 3 left. (SQ-5.3)
Sewer Rats attacks Shaft Rat. (SQ-5.1)
Sewer Rats deals 1 = 1 ATK. (SQ-5.1)
Shaft Rat takes 1 damage, 1 left. (SQ-5.3)
Moss Wolf attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Moss Wolf takes 3 damage, 0 left. (SQ-5.3)
Moss Wolf is destroyed. (SQ-5.3)

--- round 9, gm, move 184 ---
Round 9: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 17 available. (SQ-4.2)
Ash Singer attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Ash Singer takes 3 damage, 0 left. (SQ-5.3)
Ash Singer is destroyed. (SQ-5.3)
Shaft Rat attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Shaft Rat takes 3 damage, 0 left. (SQ-5.3)
Shaft Rat is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 turns over the prize: Root Sling. (SQ-10.2)
The attack of Ash Singer comes to nothing. (SQ-5.13)
The attack of Shaft Rat comes to nothing. (SQ-5.13)
Encounter 3 of 6 begins. (SQ-10.1)
The world changes: Moonless Week. (SQ-9.1)
The GM brings Night Mason into play. (SQ-4.9)

--- round 10, heroes, move 191 ---
Round 10: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 4 INT and 11 STR. (SQ-3.2)
Hero 1 discards Ivy Tortoise.
Hero 1 discovers Watch Captain’s Cloak. (SQ-8.1)
Wire Crow takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Hero 1 discards Nesting Ground.
Hero 1 discovers Iron Toll. (SQ-8.1)
Hero 1 discards Net Spider.
Hero 1 discards Watch Captain’s Cloak.
Hero 1 gains 1 STR.
Sewer Rats attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Sewer Rats takes 3 damage, 0 left. (SQ-5.3)
Sewer Rats is destroyed. (SQ-5.3)
Hero 1 attacks Night Mason with bare hands. (SQ-5.1)
Hero 1 deals 2 = 1 ATK + 1 from the partner. (SQ-5.1)
Night Mason takes 2 damage, 2 left. (SQ-5.3)
Hero 1 brings Gully Toad into play. (SQ-3.6)
Hero 1 lets Wire Crow return to the creature field. (SQ-11.15)
Wire Crow is destroyed. (SQ-5.3)
Hero 1 binds Tram Bear as partner. (SQ-11.15)

--- round 10, gm, move 210 ---
Round 10: the GM’s turn. (SQ-2.1)
Night Mason takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 20 available. (SQ-4.2)
The world changes: The Hum. (SQ-9.1)
Night Mason attacks Sleeping Sentry. (SQ-4.10)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Night Mason takes 3 damage, 0 left. (SQ-5.3)
Night Mason is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Roof Goat. (SQ-10.2)
The attack of Night Mason comes to nothing. (SQ-5.13)
Encounter 4 of 6 begins. (SQ-10.1)
The world changes: Rust Bloom. (SQ-9.1)
The GM brings Hollow Crier into play. (SQ-4.9)
Hollow Crier takes effect. (SQ-7.7)
The GM draws a card. (SQ-4.1)

--- round 11, heroes, move 220 ---
Round 11: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 5 INT and 12 STR. (SQ-3.2)
Hero 1 discovers A Stranger's Stores. (SQ-8.1)
Hero 1 draws 2 cards. (SQ-3.1)
Hero 1 loses 1 LP, 2 left. (SQ-5.7)
Hero 1 wears a set: Moss Folk. (SQ-6.5)
Hero 1 equips Bark Coat. (SQ-6.2)
Hero 1 lets Tram Bear return to the creature field. (SQ-11.15)
Gully Toad attacks Sleeper in the Gate. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 5 left. (SQ-5.3)

--- round 11, gm, move 232 ---
Round 11: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 1.
The GM gains 2 BP and has 27 available. (SQ-4.2)
The world changes: Glass Rain. (SQ-9.1)
The world acts: Glass Rain. (SQ-4.7)
Sleeping Sentry takes 1 damage, 2 left. (SQ-5.3)
Sleeper in the Gate takes 1 damage, 4 left. (SQ-5.3)
Tram Bear takes 1 damage, 0 left. (SQ-5.3)
Roll for Tenacity: 5.
Hollow Crier takes 1 damage, 2 left. (SQ-5.3)
Tram Bear is destroyed. (SQ-5.3)
The GM casts House Rules of the Ruin. (SQ-7.4)
Hollow Crier attacks Gully Toad. (SQ-4.10)
Hollow Crier deals 2 = 2 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 12, heroes, move 245 ---
Round 12: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 5.
Hero 1 now has 6 INT and 12 STR. (SQ-3.2)
Hero 1 brings Roof Goat into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Roof Goat takes 1 damage, 0 left. (SQ-5.3)
Roof Goat is destroyed. (SQ-5.3)
Hero 1 brings Moss Wolf into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Moss Wolf takes 1 damage, 1 left. (SQ-5.3)
Hero 1 brings Wall Weasel into play. (SQ-3.6)
House Rules of the Ruin takes effect. (SQ-7.7)
Wall Weasel takes 1 damage, 1 left. (SQ-5.3)
Hero 1 equips Root Sling. (SQ-6.2)
Hero 1 binds Moss Wolf as partner. (SQ-11.15)
Antler Hood is laid off. (SQ-3.6)
Hero 1 attacks Hollow Crier with bare hands. (SQ-5.1)
Hero 1 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Hollow Crier takes 3 damage, 0 left. (SQ-5.3)
Hollow Crier is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Woken Motorcycle. (SQ-10.2)
Wall Weasel attacks Sleeper in the Gate. (SQ-5.1)
Wall Weasel deals 2 = 2 ATK. (SQ-5.1)
Sleeper in the Gate takes 2 damage, 2 left. (SQ-5.3)
Gully Toad attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 6.
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Sleeping Sentry takes 1 damage, 1 left. (SQ-5.3)
Hero 1 brings Wire Crow into play. (SQ-3.6)
Wire Crow takes effect. (SQ-7.7)
Hero 1 discovers Honey Swarm. (SQ-8.1)

--- round 12, gm, move 268 ---
Round 12: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 33 available. (SQ-4.2)
The world changes: Market of Those Who Stayed. (SQ-9.1)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 1.
The GM draws a card. (SQ-4.1)
Encounter 5 of 6 begins. (SQ-10.1)
The GM brings Glass Mite into play. (SQ-4.9)
The GM brings Lightswallower into play. (SQ-4.9)
Lightswallower attacks Wire Crow. (SQ-4.10)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Wire Crow takes 5 damage, 0 left. (SQ-5.3)
Wire Crow is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.

--- round 13, heroes, move 279 ---
Round 13: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 1.
Hero 1 now has 6 INT and 13 STR. (SQ-3.2)
Hero 1 discards Shy Doe.
Hero 1 discovers A Lamp That Still Works. (SQ-8.1)
Hero 1 gets 2 spent INT back.
Hero 1 gains 1 LP and has 3. (SQ-1.2)
Hero 1 discovers A Bargain with the Night. (SQ-8.1)
The GM gains 1 BP.
Hero 1 draws a card. (SQ-3.1)
Hero 1 attacks Glass Mite with Root Sling. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Hero 1 loses 1 LP, 2 left. (SQ-5.7)
Hero 1 casts Pack Guard. (SQ-7.4)
Glass Mite gains +2 DEF until the end of the Encounter.
Hero 1 with Root Sling deals 3 = 2 ATK + 2 from the partner − 1 Pack Guard. (SQ-5.1)
Glass Mite takes 3 damage, 1 left. (SQ-5.3)
Wall Weasel attacks Sleeper in the Gate. (SQ-5.1)
Hero 1 casts Pack Guard. (SQ-7.4)
Sleeper in the Gate gains +2 DEF until the end of the Encounter.
Wall Weasel deals 1 = 2 ATK − 1 Pack Guard. (SQ-5.1)
Sleeper in the Gate takes 1 damage, 3 left. (SQ-5.3)
Gully Toad attacks Honey Swarm. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Roll for Tenacity: 4.
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Honey Swarm takes 1 damage, 2 left. (SQ-5.3)
Hero 1 lets Moss Wolf return to the creature field. (SQ-11.15)
Hero 1 binds Moss Wolf as partner. (SQ-11.15)

--- round 13, gm, move 302 ---
Round 13: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 2.
The GM gains 3 BP and has 27 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 1.
The GM draws a card. (SQ-4.1)
Lightswallower attacks Wall Weasel. (SQ-4.10)
Wall Weasel is Nimble and strikes back at once. (SQ-11.7)
Lightswallower takes 2 damage, 2 left. (SQ-5.3)
Lightswallower deals 5 = 5 ATK. (SQ-5.1)
Wall Weasel takes 5 damage, 0 left. (SQ-5.3)
Wall Weasel is destroyed. (SQ-5.3)
Lightswallower takes effect. (SQ-7.7)
Hero 1 loses 1 available INT.

--- round 14, heroes, move 310 ---
Round 14: the Heroes’ turn. (SQ-2.1)
Hero 1 rolls for Fate: 4.
Hero 1 now has 7 INT and 13 STR. (SQ-3.2)
Hero 1 discovers Watering Hole. (SQ-8.1)
Gully Toad is free of Burn and paralysis.
Hero 1 draws a card. (SQ-3.1)
Hero 1 brings Woken Motorcycle into play. (SQ-3.6)
Bark Coat is laid off. (SQ-3.6)
Hero 1 equips Glider Wings. (SQ-6.2)
Woken Motorcycle attacks Sleeper in the Gate. (SQ-5.1)
Woken Motorcycle deals 3 = 3 ATK. (SQ-5.1)
Sleeper in the Gate takes 3 damage, 0 left. (SQ-5.3)
Sleeper in the Gate is destroyed. (SQ-5.3)
Sleeper in the Gate takes effect. (SQ-7.7)
Hero 1 takes Shepherd’s Crook back from the discard pile.
Hero 1 draws a card. (SQ-3.1)
Hero 1 attacks Honey Swarm with Root Sling. (SQ-5.1)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 loses 1 LP, 1 left. (SQ-5.7)
Root Sling takes effect. (SQ-7.7)
Hero 1 with Root Sling deals 6 = 2 ATK + 2 from the partner + 2 Root Sling. (SQ-5.1)
Honey Swarm takes 6 damage, 0 left. (SQ-5.3)
Honey Swarm is destroyed. (SQ-5.3)
Honey Swarm takes effect. (SQ-7.7)
Hero 1 gains 1 LP and has 2. (SQ-1.2)
Hero 1 brings Roof Goat into play. (SQ-3.6)

--- round 14, gm, move 328 ---
Round 14: the GM’s turn. (SQ-2.1)
The GM draws a card. (SQ-4.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 30 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 2.
The GM draws a card. (SQ-4.1)
Glass Mite attacks Gully Toad. (SQ-4.10)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 15, heroes, move 336 ---
Round 15: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 8 INT and 13 STR. (SQ-3.2)
Hero 1 brings Lantern Stag into play. (SQ-3.6)
Glider Wings is laid off. (SQ-3.6)
Hero 1 attacks Lightswallower with bare hands. (SQ-5.1)
Hero 1 deals 3 = 1 ATK + 2 from the partner. (SQ-5.1)
Lightswallower takes 3 damage, 0 left. (SQ-5.3)
Lightswallower is destroyed. (SQ-5.3)

--- round 15, gm, move 347 ---
Round 15: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 33 available. (SQ-4.2)
The world acts: Market of Those Who Stayed. (SQ-4.7)
Roll for Market of Those Who Stayed: 3.
The GM draws a card. (SQ-4.1)
Glass Mite attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Gully Toad. (SQ-5.4)
The GM casts Falling Panes. (SQ-7.4)
The GM casts Dead Static on Falling Panes. (SQ-7.4)
Falling Panes is countered: it does nothing and stays paid. (SQ-7.5)
The GM draws a card. (SQ-4.1)
Glass Mite deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 5.

--- round 16, heroes, move 358 ---
Round 16: the Heroes’ turn. (SQ-2.1)
Hero 1 draws a card. (SQ-3.1)
Hero 1 rolls for Fate: 2.
Hero 1 now has 9 INT and 13 STR. (SQ-3.2)
Hero 1 discovers Dreamcap. (SQ-8.1)
Hero 1 brings Green Giant into play. (SQ-3.6)
Green Giant takes effect. (SQ-7.7)
Root Sling is laid off. (SQ-3.6)
Green Giant attacks Dreamcap. (SQ-5.1)
Green Giant deals 6 = 6 ATK. (SQ-5.1)
Dreamcap takes 6 damage, 0 left. (SQ-5.3)
Dreamcap is destroyed. (SQ-5.3)
Lantern Stag attacks Sleeping Sentry. (SQ-5.1)
Sleeping Sentry is Nimble and strikes back at once. (SQ-11.7)
Lantern Stag takes 3 damage, 2 left. (SQ-5.3)
Lantern Stag deals 2 = 2 ATK. (SQ-5.1)
Sleeping Sentry takes 2 damage, 0 left. (SQ-5.3)
Sleeping Sentry is destroyed. (SQ-5.3)
Sleeping Sentry takes effect. (SQ-7.7)
Hero 1 draws a card. (SQ-3.1)
Gully Toad attacks Glass Mite. (SQ-5.1)
Glass Mite is Nimble and strikes back at once. (SQ-11.7)
Roll for Tenacity: 4.
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Glass Mite takes 1 damage, 0 left. (SQ-5.3)
Glass Mite is destroyed. (SQ-5.3)
The Encounter is over: every GM creature is gone. (SQ-10.2)
Hero 1 turns over the prize: Sewer Rats. (SQ-10.2)

--- round 16, gm, move 372 ---
Round 16: the GM’s turn. (SQ-2.1)
The GM rolls for Fate: 5.
The GM gains 3 BP and has 46 available. (SQ-4.2)
The world changes: Lean Winter. (SQ-9.1)
Encounter 6 of 6 begins. (SQ-10.1)
The GM brings Stilt Stalker into play. (SQ-4.9)
The GM brings Snareroot into play. (SQ-4.9)
Snareroot takes effect. (SQ-7.7)
Roof Goat is paralyzed. (SQ-11.14)
The GM brings Stair Shade into play. (SQ-4.9)
Snareroot attacks Hero 1. (SQ-4.10)
Hero 1 blocks with Gully Toad. (SQ-5.4)
Snareroot deals 1 = 1 ATK. (SQ-5.1)
Roll for Tenacity: 6.

--- round 17, heroes, move 384 ---
Round 17: the Heroes’ turn. (SQ-2.1)
Roll for shaking off the paralysis: 6.
Hero 1 rolls for Fate: 2.
Hero 1 now has 10 INT and 13 STR. (SQ-3.2)
Hero 1 discovers Embers Under the Ash. (SQ-8.1)
Hero 1 burns: Burn 1. (SQ-11.1)
Hero 1 brings Sewer Rats into play. (SQ-3.6)
Hero 1 lets Moss Wolf return to the creature field. (SQ-11.15)
Hero 1 brings Tram Bear into play. (SQ-3.6)
Hero 1 binds Woken Motorcycle as partner. (SQ-11.15)
Hero 1 brings Herd Boy into play. (SQ-3.6)
Herd Boy takes effect. (SQ-7.7)
Hero 1 takes Nettle Imp from the deck.
Hero 1 brings Nettle Imp into play. (SQ-3.6)
Hero 1 attacks Snareroot with bare hands. (SQ-5.1)
Hero 1 deals 4 = 1 ATK + 3 from the partner. (SQ-5.1)
Snareroot takes 4 damage, 0 left. (SQ-5.3)
Snareroot is destroyed. (SQ-5.3)
Gully Toad attacks Stilt Stalker. (SQ-5.1)
Gully Toad deals 1 = 1 ATK. (SQ-5.1)
Stilt Stalker takes 1 damage, 4 left. (SQ-5.3)

--- round 17, gm, move 402 ---
Round 17: the GM’s turn. (SQ-2.1)
Hero 1 loses 1 LP, 1 left. (SQ-5.7)
The GM rolls for Fate: 3.
The GM gains 3 BP and has 40 available. (SQ-4.2)
Stair Shade attacks Gully Toad. (SQ-4.10)
Stair Shade deals 3 = 3 ATK. (SQ-5.1)
Roll for Tenacity: 1.
Gully Toad takes 2 damage, 0 left. (SQ-5.3)
Gully Toad is destroyed. (SQ-5.3)

--- round 18, heroes, move 410 ---
Round 18: the Heroes’ turn. (SQ-2.1)
Hero 1 loses 1 LP, 0 left. (SQ-5.7)
Hero 1 is knocked out. (SQ-2.7)
No Hero is left standing. The GM wins! (SQ-2.6)
