121 moves, lost
The Tuning Fork. (ST-8)
Between two pylons on the moon Sedd there once was a wire that carried every conversation of the rings. Archivist Sarn wants you to bring the tuning core to both of them, so that they "hear the same" again. "Do not drop it," she says, "and do not hum." Jorun looks at the pictures of the probe. "The Drift has come down there. Beasts. They feed on warmth, and you are the warmest thing on this moon. Keep moving. Nobody but you can leap over the crevasses; that is something." (ST-8)
Marker 1 is laid out. (ST-289)
Marker 2 is laid out. (ST-289)
Marker 3 is laid out. (ST-289)
Roll for the search tokens: 4.
Roll for the search tokens: 5, 6, 3, 3.
Roll for the place of a search token: 5.
Search token 1 is laid out. (ST-195)
Roll for the place of a search token: 6.
Search token 2 is laid out. (ST-195)
Roll for the place of a search token: 4.
Search token 3 is laid out. (ST-195)
Roll for the place of a search token: 2.
Search token 4 is laid out. (ST-195)
Roll for the post of a sentry: 3.
Glimmers A stands guard. (ST-290)
Roll for the post of a sentry: 4.
Hull crab A stands guard. (ST-290)
Roll for the post of a sentry: 3.
Void urchin A stands guard. (ST-290)
Leaper deploys. (ST-287)
Shade stays in ambush. (ST-98)

--- round 1, mission, move 5 ---
Mender deploys. (ST-287)
Round 1. (ST-208)
In the dust tracks run in a circle, closer and closer, to a spot where there is nothing any more. (ST-8)
Leaper is activated. (ST-17)
Roll for the marker: 2.
Leaper tests Willpower 6+: 2, failed. (ST-4)
Leaper spends 2 stamina: the test counts as passed. (ST-5)
Leaper picks up marker 3. (ST-199, ST-200)
Leaper rushes 11.25″. (ST-28)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper advances 2.82″. (ST-26)
Roll for the hits: 4.
Leaper shoots at Glimmers A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Glimmers A blocks 0 of one hit (6+). (ST-40, ST-216)
One of Glimmers A is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Mender is activated. (ST-17)
Mender advances 4.38″. (ST-26)

--- round 2, mission, move 16 ---
Void urchin A is activated. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 6, 1, 1.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 3, 1, 2.
Leaper blocks 0 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 3 wounds; 6 left. (ST-42)
Glimmers A is activated. (ST-18, ST-19)
Glimmers A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Glimmers A charges Leaper. (ST-29)
Glimmers A fights Leaper. (ST-51)
Roll for the hits: 1, 4, 5, 1.
Glimmers A strikes at Leaper, Glimmer sting: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Leaper blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the hits: 4, 4.
Leaper strikes at Glimmers A, Jet lance: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 3.
Glimmers A blocks 0 of 2 hits (6+). (ST-40, ST-216)
One of Glimmers A is out. (ST-43)
One of Glimmers A is out. (ST-43)
Glimmers A takes 2 wounds. (ST-42)
Glimmers A steps back 1″. (ST-55)
Roll for the morale test: 2.
Glimmers A tests morale, 5+: 2. (ST-60, ST-63)
Glimmers A is Shaken. (ST-64, ST-66)
Hull crab A is activated. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 12″ east to objective 3. (ST-81, ST-87, ST-281)
Alertness 3: careless. (ST-296)
Round 2. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 12″. (ST-28)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 4 left. (ST-42)
Leaper advances 1.23″. (ST-26)
Roll for the hits: 4.
Leaper shoots at Hull crab A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Hull crab A blocks 1 of one hit (3+). (ST-40, ST-216)
Roll for the morale test: 5.
Leaper tests morale, 4+: 5. (ST-60, ST-63)
Mender is activated. (ST-17)
Mender rushes 12″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 12″. (ST-28)

--- round 3, mission, move 28 ---
Hull crab A is activated. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 5, 5, 6.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 5, 2, 4.
Leaper blocks 0 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 3 wounds; 1 left. (ST-42)
Roll for the hits: 6, 6.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 1.
Hull crab A blocks 0 of 2 hits (4+). (ST-40, ST-216)
Hull crab A takes 2 wounds. (ST-42)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 6.
Hull crab A tests morale, 4+: 6. (ST-60, ST-63)
Roll for the morale test: 6.
Leaper tests morale, 4+: 6. (ST-60, ST-63)
Glimmers A is activated. (ST-18, ST-19)
Glimmers A is Shaken and stays idle. (ST-66, ST-283)
Glimmers A is steady again. (ST-70)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 1, 2, 6.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 1.
Mender blocks 0 of 2 hits (5+). (ST-40, ST-216)
Mender takes 2 wounds; 7 left. (ST-42)
Alertness 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Void urchin B comes in from the north-east corner. (ST-291)
Glimmers B comes in from the north-east corner. (ST-291)
Sparks in the sky. Then you notice that they are not in the sky. (ST-8)
Round 3. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 10.81″. (ST-28)
Mender is activated. (ST-17)
Mender rushes 11.77″. (ST-28)

--- round 4, mission, move 35 ---
Hull crab A is activated. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 11.35″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 6″ south-west to objective 3. (ST-81, ST-87, ST-281)
Glimmers A is activated. (ST-18, ST-19)
Glimmers A sees no hero: it rushes 12″ west to objective 3. (ST-81, ST-87, ST-281)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 7.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Alertness 7: vigilant. (ST-296)
Round 4. (ST-208)
Shade comes out of the ambush. (ST-99)
Leaper is activated. (ST-17)
Leaper advances 5.16″. (ST-26)
Roll for the hits: 6.
Leaper shoots at Hull crab A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Hull crab A blocks 1 of one hit (3+). (ST-40, ST-216)
Leaper has shown the freight at marker 2. (ST-199, ST-200)
Shade is activated. (ST-17)
Shade advances 5.83″. (ST-26)
Roll for the hits: 4, 1, 5.
Shade shoots at Hull crab A, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Hull crab A blocks 1 of one hit (2+). (ST-40, ST-216)
Mender is activated. (ST-17)
Mender advances 4.97″. (ST-26)
Roll for the hits: 5.
Mender shoots at Hull crab A, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Hull crab A blocks 0 of one hit (3+). (ST-40, ST-216)
One of Hull crab A is out. (ST-43)
Hull crab A takes one wound. (ST-42)
Hull crab A is destroyed. (ST-43)

--- round 5, mission, move 48 ---
Glimmers A is activated. (ST-18, ST-19)
Glimmers A sees no hero: it rushes 11.99″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 6″ north-west to objective 3. (ST-81, ST-87, ST-281)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B reaches nobody: it rushes 12″ south-west towards Mender, the nearest. (ST-85, ST-281)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 7.35″ south-west towards Mender, the nearest. (ST-85, ST-281)
Alertness 10: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Hull crab B comes in from the north-east corner. (ST-291)
Hull crab C comes in from the north-west corner. (ST-291)
"They do not come for you," says Jorun slowly. "They come for the core. They hate it." (ST-8)
Round 5. (ST-208)
Leaper is activated. (ST-17)
Leaper rests: all stamina is back. (ST-31, ST-32)
Shade is activated. (ST-17)
Shade holds the position. (ST-25)
Roll for the hits: 4, 1, 1.
Shade shoots at Glimmers A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 2.14″. (ST-26)
Roll for the hits: 5.
Mender shoots at Glimmers A, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Roll for Bane: 5.
Bane: Glimmers A rolls a 6 again. (ST-105)
Glimmers A blocks 0 of one hit (6+). (ST-40, ST-216)
One of Glimmers A is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Roll for the morale test: 4.
Glimmers A tests morale, 5+: 4. (ST-60, ST-63)
Glimmers A is Shaken. (ST-64, ST-66)
Glimmers A is activated. (ST-18, ST-19)
Glimmers A is Shaken and stays idle. (ST-66, ST-283)
Glimmers A is steady again. (ST-70)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A: shots at Mender would do 1.33 wounds, a charge at Mender 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 4, 6, 5.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 1, 4, 2.
Mender blocks 0 of 3 hits (5+). (ST-40, ST-216)
Mender takes 3 wounds; 4 left. (ST-42)
Roll for the morale test: 3.
Mender tests morale, 5+: 3. (ST-60, ST-63)

--- round 6, mission, move 59 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B reaches nobody: it rushes 11.99″ south-west towards Mender, the nearest. (ST-85, ST-281)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 6″ south-west towards Mender, the nearest. (ST-85, ST-281)
Hull crab C is activated. (ST-18, ST-19)
Hull crab C reaches nobody: it rushes 12″ south towards Shade, the nearest. (ST-85, ST-281)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 12″ south-west towards Mender, the nearest. (ST-85, ST-281)
Roll for the alertness: 6.
Alertness 15: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Void urchin C comes in from the north-east corner. (ST-291)
Void urchin D comes in from the north-west corner. (ST-291)
Void urchin E comes in from the north-east corner. (ST-291)
Round 6. (ST-208)
Leaper is activated. (ST-17)
Leaper advances 4.47″. (ST-26)
Roll for the hits: 1.
Leaper shoots at Glimmers A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper advances 4.47″. (ST-26)
Roll for the hits: 2.
Leaper shoots at Glimmers A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Shade is activated. (ST-17)
Shade advances 4″. (ST-26)
Roll for the hits: 5, 5, 3.
Shade shoots at Glimmers A, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 6.
Glimmers A blocks 1 of 2 hits (6+). (ST-40, ST-216)
One of Glimmers A is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Glimmers A is destroyed. (ST-43)
Mender is activated. (ST-17)
Mender rests: all stamina is back. (ST-31, ST-32)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A: shots at Mender would do 1.33 wounds, a charge at Mender 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 1, 6, 6.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 4 hits. (ST-37, ST-38)
Roll for the defence: 1, 2, 5, 4.
Mender blocks 1 of 4 hits (5+). (ST-40, ST-216)
Mender takes 3 wounds; 1 left. (ST-42)
Roll for the morale test: 4.
Mender tests morale, 5+: 4. (ST-60, ST-63)

--- round 7, mission, move 73 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmers B charges Mender. (ST-29)
Glimmers B fights Mender. (ST-51)
Roll for the hits: 3, 3, 6, 4, 1.
Glimmers B strikes at Mender, Glimmer sting: 5 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Mender blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the hits: 6.
Mender strikes at Glimmers B, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Glimmers B blocks 0 of one hit (6+). (ST-40, ST-216)
One of Glimmers B is out. (ST-43)
Glimmers B takes one wound. (ST-42)
Glimmers B steps back 1″. (ST-55)
Hull crab C is activated. (ST-18, ST-19)
Hull crab C reaches nobody: it rushes 11.99″ south towards Shade, the nearest. (ST-85, ST-281)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 8″ south-west towards Mender, the nearest. (ST-85, ST-281)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 12″ south-west towards Mender, the nearest. (ST-85, ST-281)
Void urchin D is activated. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 8″ south to objective 3. (ST-81, ST-87, ST-281)
Void urchin E is activated. (ST-18, ST-19)
Void urchin E reaches nobody: it rushes 8″ south-west towards Mender, the nearest. (ST-85, ST-281)
Void urchin C is activated. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 8″ south-west towards Mender, the nearest. (ST-85, ST-281)
Roll for the alertness: 1.
Alertness 18: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Roll for the enemies' ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Roll for the enemies' ambush: 1.
Somewhere in ambush: Lurker. (ST-100)
Round 7. (ST-208)
Lurker A breaks out of an ambush. (ST-100, ST-292)
Lurker B breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper rushes 11.77″. (ST-28)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper rushes 11.84″. (ST-28)
Shade is activated. (ST-17)
Shade advances 3.42″. (ST-26)
Roll for the hits: 6, 3, 3.
Shade shoots at Lurker B, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Lurker B blocks 0 of one hit (5+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Mender is activated. (ST-17)
Mender holds the position. (ST-25)
Roll for the hits: 5.
Mender shoots at Lurker B, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Lurker B blocks 1 of one hit (4+). (ST-40, ST-216)

--- round 8, mission, move 86 ---
Glimmers B is activated. (ST-18, ST-19)
Glimmers B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmers B charges Mender. (ST-29)
Glimmers B fights Mender. (ST-51)
Roll for the hits: 6, 3, 2, 2.
Glimmers B strikes at Mender, Glimmer sting: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mender blocks 0 of one hit (6+). (ST-40, ST-216)
Mender takes one wound; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Lurker B is activated. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker B charges Shade. (ST-29)
Lurker B fights Shade. (ST-51)
Roll for the hits: 3, 2.
Lurker B strikes at Shade, Lurker jaws: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 2, 4.
Shade strikes at Lurker B, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Lurker B steps back 1″. (ST-55)
Lurker A is activated. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker A charges Shade. (ST-29)
Lurker A fights Shade. (ST-51)
Roll for the hits: 4, 1.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes 2 wounds; 7 left. (ST-42)
Roll for the hits: 1, 4, 1.
Shade strikes at Lurker A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker A steps back 1″. (ST-55)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 3, 4, 5.
Void urchin B shoots at Leaper, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Leaper blocks 0 of one hit (6+). (ST-40, ST-216)
Leaper drops marker 3. (ST-295, ST-233)
Leaper takes one wound; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 7.99″ north to objective 3. (ST-81, ST-87, ST-281)
Hull crab C is activated. (ST-18, ST-19)
Hull crab C reaches nobody: it rushes 11.99″ south towards Shade, the nearest. (ST-85, ST-281)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 7.99″ south-east to objective 3. (ST-81, ST-87, ST-281)
Void urchin E is activated. (ST-18, ST-19)
Void urchin E sees no hero: it rushes 5.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 7.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
Alertness 22: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Void urchin F comes in from the north-east corner. (ST-291)
Hull crab D comes in from the north-west corner. (ST-291)
Void urchin G comes in from the north-east corner. (ST-291)
Round 8. (ST-208)
Shade is activated. (ST-17)
Shade does what can be done once in a mission: Straight through. (ST-78)
Shade moves 11.52″. (ST-75)
Shade spends 2 stamina and revives Mender. (ST-47, ST-189)
Mender comes round: 3 wounds are healed, 3 left. (ST-48)
Shade advances 1.43″. (ST-26)
Roll for the hits: 5, 4, 5.
Shade shoots at Glimmers B, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 2.
Glimmers B blocks 0 of 2 hits (5+). (ST-40, ST-216)
One of Glimmers B is out. (ST-43)
One of Glimmers B is out. (ST-43)
Glimmers B takes 2 wounds. (ST-42)
Roll for the morale test: 4.
Glimmers B tests morale, 5+: 4. (ST-60, ST-63)
Glimmers B is Shaken. (ST-64, ST-66)
Mender is activated. (ST-17)
Mender rushes 11.84″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 6.4″. (ST-28)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B is Shaken and stays idle. (ST-66, ST-283)
Glimmers B is steady again. (ST-70)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Hull crab B charges Mender. (ST-29)
Hull crab B fights Mender. (ST-51)
Roll for the hits: 2, 5, 2.
Hull crab B strikes at Mender, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender blocks 0 of one hit (6+). (ST-40, ST-216)
Mender takes one wound; 2 left. (ST-42)
Roll for the hits: 6.
Mender strikes at Hull crab B, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Hull crab B blocks 0 of one hit (3+). (ST-40, ST-216)
Hull crab B takes one wound. (ST-42)
Hull crab B steps back 1″. (ST-55)
Roll for the morale test: 1.
Mender tests morale, 5+: 1. (ST-60, ST-63)

--- round 9, mission, move 99 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 1, 1, 5.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 5, 2, 3.
Mender blocks 1 of 3 hits (5+). (ST-40, ST-216)
Mender takes 2 wounds; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Hull crab C is activated. (ST-18, ST-19)
Hull crab C can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab C charges Shade. (ST-29)
Hull crab C fights Shade. (ST-51)
Roll for the hits: 6, 3, 3.
Hull crab C strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 6 left. (ST-42)
Roll for the hits: 3, 3, 1.
Shade strikes at Hull crab C, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Hull crab C steps back 1″. (ST-55)
Lurker A is activated. (ST-18, ST-19)
Lurker A sees no hero: it rushes 5.99″ north-west to objective 3. (ST-81, ST-87, ST-281)
Lurker B is activated. (ST-18, ST-19)
Lurker B sees no hero: it rushes 5.99″ east to objective 3. (ST-81, ST-87, ST-281)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 6.03″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated. (ST-18, ST-19)
Void urchin D reaches nobody: it rushes 6″ south-east towards Shade, the nearest. (ST-85, ST-281)
Void urchin E is activated. (ST-18, ST-19)
Void urchin E sees no hero: it rushes 5.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 6″ west to objective 3. (ST-81, ST-87, ST-281)
Hull crab D is activated. (ST-18, ST-19)
Hull crab D reaches nobody: it rushes 12″ south-east towards Shade, the nearest. (ST-85, ST-281)
Void urchin G is activated. (ST-18, ST-19)
Void urchin G sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin F is activated. (ST-18, ST-19)
Void urchin F sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 6.
Alertness 27: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Hull crab E comes in from the north-east corner. (ST-291)
Hull crab F comes in from the north-west corner. (ST-291)
Round 9. (ST-208)
Shade is activated. (ST-17)
Shade advances 3.64″. (ST-26)
Roll for the hits: 1, 3, 6.
Shade shoots at Hull crab B, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Hull crab B blocks 1 of one hit (3+). (ST-40, ST-216)

--- round 10, mission, move 103 ---
Hull crab C is activated. (ST-18, ST-19)
Hull crab C can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab C charges Shade. (ST-29)
Hull crab C fights Shade. (ST-51)
Roll for the hits: 2, 3, 1.
Hull crab C strikes at Shade, Pincers: 3 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5, 2.
Shade strikes at Hull crab C, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Hull crab C blocks 1 of one hit (3+). (ST-40, ST-216)
Hull crab C steps back 1″. (ST-55)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 6, 2, 1.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 5 left. (ST-42)
Roll for the hits: 5, 6, 3.
Shade strikes at Hull crab B, Hook knives: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Hull crab B blocks 0 of one hit (6+). (ST-40, ST-216)
Hull crab B takes one wound. (ST-42)
Hull crab B steps back 1″. (ST-55)
Roll for the morale test: 6.
Hull crab B tests morale, 4+: 6. (ST-60, ST-63)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Glimmers B charges Shade. (ST-29)
Glimmers B fights Shade. (ST-51)
Roll for the hits: 1, 2.
Glimmers B strikes at Shade, Glimmer sting: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 3, 1.
Shade strikes at Glimmers B, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Glimmers B steps back 1″. (ST-55)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B sees no hero and is 0.71″ from objective 3, less than 3″: it stays. (ST-81, ST-86)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 5.73″ north-west to objective 3. (ST-81, ST-87, ST-281)
Lurker A is activated. (ST-18, ST-19)
Lurker A reaches nobody: it rushes 4.94″ north-west towards Shade, the nearest. (ST-85, ST-281)
Void urchin D is activated. (ST-18, ST-19)
Void urchin D need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 3, 5, 1.
Void urchin D shoots at Shade, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 4 left. (ST-42)
Roll for the morale test: 6.
Shade tests morale, 5+: 6. (ST-60, ST-63)
Lurker B is activated. (ST-18, ST-19)
Lurker B sees no hero: it rushes 6″ north to objective 3. (ST-81, ST-87, ST-281)
Hull crab D is activated. (ST-18, ST-19)
Hull crab D reaches nobody: it rushes 11.99″ south-east towards Shade, the nearest. (ST-85, ST-281)
Void urchin E is activated. (ST-18, ST-19)
Void urchin E sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 6″ south to objective 3. (ST-81, ST-87, ST-281)
Hull crab F is activated. (ST-18, ST-19)
Hull crab F reaches nobody: it rushes 12″ south-east towards Shade, the nearest. (ST-85, ST-281)
Void urchin G is activated. (ST-18, ST-19)
Void urchin G sees no hero: it rushes 5.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin F is activated. (ST-18, ST-19)
Void urchin F sees no hero: it rushes 7.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab E is activated. (ST-18, ST-19)
Hull crab E sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
Alertness 30: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Roll for the enemies' ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Hull crab G comes in from the north-east corner. (ST-291)
Round 10. (ST-208)
Lurker C breaks out of an ambush. (ST-100, ST-292)
Shade is activated. (ST-17)
Shade charges Void urchin A. (ST-29)
Shade fights Void urchin A. (ST-51)
Roll for the hits: 5, 4, 1.
Shade strikes at Void urchin A, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Void urchin A blocks 1 of one hit (4+). (ST-40, ST-216)
Roll for the hits: 6.
Void urchin A strikes at Shade, Spiny shell: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 3 left. (ST-42)
Shade steps back 1″. (ST-55)
Shade spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade holds the position. (ST-25)
Roll for the hits: 5, 1, 5.
Shade shoots at Lurker C, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 1.
Lurker C blocks 0 of 2 hits (5+). (ST-40, ST-216)
Lurker C takes 2 wounds. (ST-42)
Roll for the morale test: 4.
Shade tests morale, 5+: 4. (ST-60, ST-63)
Shade is Shaken. (ST-64, ST-66)
Roll for the morale test: 4.
Lurker C tests morale, 4+: 4. (ST-60, ST-63)
Leaper is activated. (ST-17)
Leaper advances 4″. (ST-26)
Leaper does what can be done once in a mission: Hard landing. (ST-78)
Roll for the defence: 6, 1.
Void urchin E blocks 1 of 2 hits (5+). (ST-40, ST-216)
Roll for Regeneration: 3.
Void urchin E shrugs off 0 wounds. (ST-145)
Void urchin E takes one wound. (ST-42)
Roll for the defence: 3, 3.
Void urchin A blocks 0 of 2 hits (5+). (ST-40, ST-216)
Roll for Regeneration: 6, 5.
Void urchin A shrugs off 2 wounds. (ST-145)
Roll for the defence: 1, 4.
Void urchin B blocks 0 of 2 hits (5+). (ST-40, ST-216)
Roll for Regeneration: 2, 2.
Void urchin B shrugs off 0 wounds. (ST-145)
Void urchin B takes 2 wounds. (ST-42)
Roll for the hits: 3.
Leaper shoots at Lurker C, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 1 left. (ST-42)
Leaper charges Lurker C. (ST-29)
Leaper fights Lurker C. (ST-51)
Roll for the hits: 2, 3.
Leaper strikes at Lurker C, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Lurker C blocks 0 of one hit (6+). (ST-40, ST-216)
One of Lurker C is out. (ST-43)
Lurker C takes one wound. (ST-42)
Lurker C is destroyed. (ST-43)
Roll for the marker: 4.
Leaper tests Willpower 6+: 4, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Roll for the morale test: 1.
Leaper tests morale, 4+: 1. (ST-60, ST-63)
Leaper is Shaken. (ST-64, ST-66)
Roll for the morale test: 6.
Void urchin B tests morale, 5+: 6. (ST-60, ST-63)
Void urchin A is activated. (ST-18, ST-19)
Void urchin A: shots at Shade would do 1.67 wounds, a charge at Shade 0.14: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 4, 3, 2.
Void urchin A shoots at Shade, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 5.
Shade blocks 0 of 2 hits (6+). (ST-40, ST-216)
Shade takes 2 wounds; 1 left. (ST-42)
Shade is Shaken already and passes no morale test. (ST-68)
Void urchin B is activated. (ST-18, ST-19)
Void urchin B: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 6, 6.
Void urchin B shoots at Leaper, Flying spines: 4 dice on 5+, 4 hits. (ST-37, ST-38)
Roll for the defence: 2, 3, 6, 1.
Leaper blocks 1 of 4 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Hull crab B is activated. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 3, 1, 3.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 5, 2.
Shade strikes at Hull crab B, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab B steps back 1″. (ST-55)
Glimmers B is activated. (ST-18, ST-19)
Glimmers B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Glimmers B charges Shade. (ST-29)
Glimmers B fights Shade. (ST-51)
Roll for the hits: 3, 4.
Glimmers B strikes at Shade, Glimmer sting: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1, 1.
Shade strikes at Glimmers B, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Glimmers B steps back 1″. (ST-55)
Hull crab C is activated. (ST-18, ST-19)
Hull crab C can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab C charges Shade. (ST-29)
Hull crab C fights Shade. (ST-51)
Roll for the hits: 2, 2, 4.
Hull crab C strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The cold comes into the fingers first. Then comes something that likes fingers. (ST-8)
Leaper rolls for the injury: 2.
Leaper takes something away: eye injury. (ST-197)
Shade rolls for the injury: 2.
Shade takes something away: eye injury. (ST-197)
Mender rolls for the injury: 2.
Mender takes something away: eye injury. (ST-197)
