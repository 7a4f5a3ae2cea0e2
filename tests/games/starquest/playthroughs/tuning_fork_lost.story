155 moves, lost
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
Glimmers A: one model is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Mender is activated. (ST-17)
Mender advances 4.38″. (ST-26)

--- round 2, mission, move 16 ---
Void urchin A is activated, 3.83″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 6, 1, 1.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 3, 1, 2.
Leaper blocks 0 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 3 wounds; 6 left. (ST-42)
Glimmers A is activated, 4.96″ from the nearest hero. (ST-18, ST-19)
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
Glimmers A: one model is out. (ST-43)
Glimmers A: one model is out. (ST-43)
Glimmers A takes 2 wounds. (ST-42)
Glimmers A steps back 1″. (ST-55)
Roll for the morale test: 2.
Glimmers A tests morale, 5+: 2. (ST-60, ST-63)
Glimmers A is Shaken. (ST-64, ST-66)
Hull crab A is activated, 22.62″ from the nearest hero. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 12″ east to objective 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 3: careless. (ST-296)
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
Hull crab A is activated, 4.96″ from the nearest hero. (ST-18, ST-19)
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
Glimmers A is activated, 10.65″ from the nearest hero. (ST-18, ST-19)
Glimmers A is Shaken and stays idle. (ST-66, ST-283)
Glimmers A is steady again. (ST-70)
Void urchin A is activated, 11.46″ from the nearest hero. (ST-18, ST-19)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 1, 2, 6.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 1.
Mender blocks 0 of 2 hits (5+). (ST-40, ST-216)
Mender takes 2 wounds; 7 left. (ST-42)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Void urchin B comes in from the north-east corner, far from the heroes. (ST-291)
Sparks in the sky. Then you notice that they are not in the sky. (ST-8)
Round 3. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 10.81″. (ST-28)
Mender is activated. (ST-17)
Mender rushes 11.77″. (ST-28)

--- round 4, mission, move 35 ---
Hull crab A is activated, 7.12″ from the nearest hero. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 11.35″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin A is activated, 17.97″ from the nearest hero. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 6″ south-west to objective 3. (ST-81, ST-87, ST-281)
Glimmers A is activated, 20.66″ from the nearest hero. (ST-18, ST-19)
Glimmers A sees no hero: it rushes 12″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin B is activated, 50.31″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 7.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Alertness rises by 1 to 7: vigilant. (ST-296)
Round 4. (ST-208)
Shade comes out of the ambush. (ST-99)
Leaper is activated. (ST-17)
Leaper advances 5.16″. (ST-26)
Roll for the hits: 1.
Leaper shoots at Hull crab A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Leaper has shown the freight at marker 2. (ST-199, ST-200)
Shade is activated. (ST-17)
Shade advances 5.83″. (ST-26)
Roll for the hits: 6, 6, 4.
Shade shoots at Hull crab A, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 5.
Hull crab A blocks 1 of 2 hits (2+). (ST-40, ST-216)
Hull crab A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Hull crab A takes one wound. (ST-42)
Hull crab A is destroyed. (ST-43)
Mender is activated. (ST-17)
Mender rushes 11.31″. (ST-28)

--- round 5, mission, move 47 ---
Glimmers A is activated, 16.98″ from the nearest hero. (ST-18, ST-19)
Glimmers A sees no hero: it rushes 11.99″ west to objective 3. (ST-81, ST-87, ST-281)
Void urchin A is activated, 20.3″ from the nearest hero. (ST-18, ST-19)
Void urchin A sees no hero: it rushes 6″ north-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin B is activated, 42.45″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 7.2″ south-west towards Mender, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 10: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Roll for the enemies' ambush: 5.
Somewhere in ambush: Lurker. (ST-100)
"They do not come for you," says Jorun slowly. "They come for the core. They hate it." (ST-8)
Round 5. (ST-208)
Leaper is activated. (ST-17)
Leaper rests: all stamina is back. (ST-31, ST-32)
Shade is activated. (ST-17)
Shade holds the position. (ST-25)
Roll for the hits: 2, 1, 1.
Shade shoots at Glimmers A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 4.47″. (ST-26)
Roll for the hits: 4.
Mender shoots at Glimmers A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 6, mission, move 57 ---
Glimmers A is activated, 4.98″ from the nearest hero. (ST-18, ST-19)
Glimmers A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Glimmers A charges Leaper. (ST-29)
Glimmers A fights Leaper. (ST-51)
Roll for the hits: 1, 1.
Glimmers A strikes at Leaper, Glimmer sting: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 6.
Leaper strikes at Glimmers A, Jet lance: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 4.
Glimmers A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Glimmers A: one model is out. (ST-43)
Glimmers A: one model is out. (ST-43)
Glimmers A takes 2 wounds. (ST-42)
Glimmers A is destroyed. (ST-43)
Void urchin A is activated, 15.1″ from the nearest hero. (ST-18, ST-19)
Void urchin A advances 3.58″ west, only as far as needed to shoot at Leaper. (ST-83, ST-279)
Roll for the hits: 3, 4, 6, 5.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 1, 4, 2.
Leaper blocks 0 of 3 hits (6+). (ST-40, ST-216)
Leaper drops marker 3. (ST-295, ST-233)
Leaper takes one wound; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Void urchin B is activated, 39.38″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 6″ south-west towards Shade, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Void urchin C comes in from the north-east corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Shade is activated. (ST-17)
Shade spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Shade rushes 5.65″. (ST-28)
Leaper is activated. (ST-17)
Leaper advances 4″. (ST-26)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper rushes 4.5″. (ST-28)
Roll for the marker: 5.
Leaper tests Willpower 6+: 5, failed. (ST-4)
Leaper spends 2 stamina: the test counts as passed. (ST-5)
Leaper picks up marker 3. (ST-199, ST-200)
Mender is activated. (ST-17)
Mender rushes 3.67″. (ST-28)
Void urchin A is activated, 12.1″ from the nearest hero. (ST-18, ST-19)
Void urchin A advances 0.1″ west, only as far as needed to shoot at Leaper. (ST-83, ST-279)
Roll for the hits: 6, 5, 1, 2.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 5, 5, 3.
Leaper blocks 2 of 3 hits (5+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the morale test: 1.
Leaper tests morale, 4+: 1. (ST-60, ST-63)

--- round 7, mission, move 72 ---
Leaper is Shaken. (ST-64, ST-66)
Leaper drops marker 3. (ST-295, ST-233)
Void urchin B is activated, 30.36″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 8″ south-west towards Mender, the nearest. (ST-85, ST-281)
Void urchin C is activated, 51.02″ from the nearest hero. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 8″ south-west towards Mender, the nearest. (ST-85, ST-281)
Roll for the alertness: 6.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 19: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Roll for the enemies' ambush: 1.
Somewhere in ambush: Lurker. (ST-100)
Round 7. (ST-208)
Lurker A breaks out of an ambush. (ST-100, ST-292)
Lurker B breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper is Shaken and stays idle. (ST-66)
Leaper is steady again. (ST-70)
Shade is activated. (ST-17)
Shade holds the position. (ST-25)
Roll for the hits: 6, 6, 1.
Shade shoots at Lurker A, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 5.
Lurker A blocks 1 of 2 hits (5+). (ST-40, ST-216)
Lurker A takes one wound. (ST-42)
Mender is activated. (ST-17)
Mender rushes 7.46″. (ST-28)
Roll for the contents of the search token: 4.
Search token 3 is revealed: Sealed crate. (ST-73, ST-74)
Mender collects search token 3: Sealed crate, and 5 credits. (ST-74, ST-198)
Roll for the choice of the kit: 2.
Mender finds: Resting kit. (ST-74, ST-201)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender advances 5.73″. (ST-26)
Roll for the hits: 3.
Mender shoots at Lurker B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
2 are equally near: a die decides. (ST-276)
Roll for the choice between equals: 1.
Lurker A is activated, 1.04″ from the nearest hero. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Lurker A charges Leaper. (ST-29)
Lurker A fights Leaper. (ST-51)
Roll for the hits: 6, 4.
Lurker A strikes at Leaper, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 6.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Lurker B is activated, 2.25″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Lurker B charges Mender. (ST-29)
Lurker B fights Mender. (ST-51)
Roll for the hits: 6, 3.
Lurker B strikes at Mender, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mender blocks 0 of one hit (6+). (ST-40, ST-216)
Mender takes 2 wounds; 5 left. (ST-42)
Roll for the hits: 4.
Mender strikes at Lurker B, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Lurker B steps back 1″. (ST-55)
Void urchin A is activated, 9.19″ from the nearest hero. (ST-18, ST-19)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 2, 1, 6.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 3.
Mender blocks 0 of 2 hits (5+). (ST-40, ST-216)
Mender takes 2 wounds; 3 left. (ST-42)
Roll for the morale test: 4.
Mender tests morale, 5+: 4. (ST-60, ST-63)

--- round 8, mission, move 85 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Void urchin B is activated, 23.75″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated, 44.91″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 7.16″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 24: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Void urchin D comes in from the north-east corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Shade is activated. (ST-17)
Shade spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Shade advances 4″. (ST-26)
Roll for the hits: 6, 3, 2.
Shade shoots at Lurker A, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Lurker A blocks 0 of one hit (5+). (ST-40, ST-216)
Lurker A takes one wound. (ST-42)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade charges Lurker A. (ST-29)
Shade fights Lurker A. (ST-51)
Roll for the hits: 1, 3, 2.
Shade strikes at Lurker A, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 2.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Shade steps back 1″. (ST-55)
Roll for the morale test: 4.
Lurker A tests morale, 4+: 4. (ST-60, ST-63)
Leaper is activated. (ST-17)
Roll for the marker: 4.
Leaper tests Willpower 6+: 4, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper charges Lurker A. (ST-29)
Leaper fights Lurker A. (ST-51)
Roll for the hits: 1, 3.
Leaper strikes at Lurker A, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Lurker A blocks 0 of one hit (6+). (ST-40, ST-216)
Lurker A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker A takes one wound. (ST-42)
Lurker A is destroyed. (ST-43)
Mender is activated. (ST-17)
Mender advances 5.35″. (ST-26)
Roll for the hits: 4.
Mender shoots at Lurker B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 9, mission, move 101 ---
Lurker B is activated, 0.71″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Lurker B charges Leaper. (ST-29)
Lurker B fights Leaper. (ST-51)
Roll for the hits: 1, 1.
Lurker B strikes at Leaper, Lurker jaws: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 4.
Leaper strikes at Lurker B, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker B steps back 1″. (ST-55)
Void urchin A is activated, 6.98″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Mender would do 1.67 wounds, a charge at Mender 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 4, 4, 6.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 2, 5, 4.
Mender blocks 0 of 3 hits (6+). (ST-40, ST-216)
Mender takes 3 wounds; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Void urchin B is activated, 17.68″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 8″ south-west towards Leaper, the nearest. (ST-85, ST-281)
Void urchin C is activated, 39.49″ from the nearest hero. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 6″ south-west towards Leaper, the nearest. (ST-85, ST-281)
Void urchin D is activated, 54.61″ from the nearest hero. (ST-18, ST-19)
Void urchin D reaches nobody: it rushes 8″ south-west towards Leaper, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 29: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Hull crab B comes in from the north-east corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Leaper is activated. (ST-17)
Roll for the marker: 2.
Leaper tests Willpower 6+: 2, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper rushes 8.73″. (ST-28)
Shade is activated. (ST-17)
Shade advances 4.22″. (ST-26)
Roll for the hits: 4, 2, 5.
Shade shoots at Lurker B, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Lurker B blocks 0 of one hit (5+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)

--- round 10, mission, move 110 ---
Lurker B is activated, 2.09″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker B charges Shade. (ST-29)
Lurker B fights Shade. (ST-51)
Roll for the hits: 2, 6.
Lurker B strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes 2 wounds; 7 left. (ST-42)
Roll for the hits: 1, 6, 1.
Shade strikes at Lurker B, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Lurker B blocks 0 of one hit (6+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Lurker B steps back 1″. (ST-55)
Roll for the morale test: 5.
Lurker B tests morale, 4+: 5. (ST-60, ST-63)
Void urchin A is activated, 6.88″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.33 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 2, 3, 6.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 3, 3, 1.
Leaper blocks 0 of 3 hits (5+). (ST-40, ST-216)
Leaper takes 3 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Void urchin B is activated, 10.89″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated, 34.53″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated, 47.67″ from the nearest hero. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 7.16″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab B is activated, 55.15″ from the nearest hero. (ST-18, ST-19)
Hull crab B sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 33: full alert. (ST-296)
Wave 7 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Roll for the enemies' ambush: 6.
Somewhere in ambush: Lurker. (ST-100)
Round 10. (ST-208)
Shade is activated. (ST-17)
Shade does what can be done once in a mission: Straight through. (ST-78)
Shade moves 7.65″. (ST-75)
Shade spends 2 stamina and revives Mender. (ST-47, ST-189)
Mender comes round: 3 wounds are healed, 3 left. (ST-48)
Shade overexerts: 2 wounds instead of stamina. (ST-33)
Shade takes 2 wounds; 5 left. (ST-42)
Shade advances 2″. (ST-26)
Roll for the hits: 2, 1, 1.
Shade shoots at Lurker B, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Mender overexerts: 2 wounds instead of stamina. (ST-33)
Mender takes 2 wounds; 1 left. (ST-42)
Mender advances 4.82″. (ST-26)
Roll for the hits: 3.
Mender shoots at Lurker B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 6.
Mender tests morale, 5+: 6. (ST-60, ST-63)
Leaper is activated. (ST-17)
Leaper charges Lurker B. (ST-29)
Leaper fights Lurker B. (ST-51)
Roll for the hits: 5, 2.
Leaper strikes at Lurker B, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Lurker B blocks 0 of one hit (6+). (ST-40, ST-216)
Lurker B: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker B takes one wound. (ST-42)
Lurker B is destroyed. (ST-43)

--- round 11, mission, move 125 ---
Void urchin B is activated, 1.48″ from the nearest hero. (ST-18, ST-19)
Void urchin B: shots at Shade would do 1.67 wounds, a charge at Shade 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 3, 5, 2.
Void urchin B shoots at Shade, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 4 left. (ST-42)
Roll for the morale test: 6.
Shade tests morale, 5+: 6. (ST-60, ST-63)
Void urchin A is activated, 7.67″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Shade would do 1.33 wounds, a charge at Shade 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 1, 2, 5.
Void urchin A shoots at Shade, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Shade blocks 1 of one hit (5+). (ST-40, ST-216)
Void urchin C is activated, 20.92″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 7.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated, 34.86″ from the nearest hero. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 6″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab B is activated, 37.51″ from the nearest hero. (ST-18, ST-19)
Hull crab B sees no hero: it rushes 11.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 37: full alert. (ST-296)
Wave 8 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Hull crab C comes in from the north-east corner, far from the heroes. (ST-291)
Round 11. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 2.87″. (ST-28)
Roll for the marker: 1.
Leaper tests Willpower 6+: 1, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Shade is activated. (ST-17)
Shade advances 5.37″. (ST-26)
Roll for the hits: 2, 3, 3.
Shade shoots at Void urchin B, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 5.65″. (ST-26)
Roll for the hits: 1.
Mender shoots at Void urchin B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 12, mission, move 138 ---
Void urchin B is activated, 1.49″ from the nearest hero. (ST-18, ST-19)
Void urchin B: shots at Shade would do 1.67 wounds, a charge at Shade 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 3, 5, 1.
Void urchin B shoots at Shade, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 3 left. (ST-42)
Roll for the morale test: 6.
Shade tests morale, 5+: 6. (ST-60, ST-63)
Void urchin A is activated, 12.3″ from the nearest hero. (ST-18, ST-19)
Void urchin A advances 0.3″ west, only as far as needed to shoot at Shade. (ST-83, ST-279)
Roll for the hits: 1, 1, 3, 2.
Void urchin A shoots at Shade, Flying spines: 4 dice on 5+, 0 hits. (ST-37, ST-38)
Void urchin C is activated, 17.41″ from the nearest hero. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 8″ south-west towards Shade, the nearest. (ST-85, ST-281)
Hull crab B is activated, 30.52″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 11.99″ south-west towards Shade, the nearest. (ST-85, ST-281)
Void urchin D is activated, 33.25″ from the nearest hero. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab C is activated, 53.77″ from the nearest hero. (ST-18, ST-19)
Hull crab C reaches nobody: it rushes 12″ south-west towards Shade, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 42: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Roll for the enemies' ambush: 1.
Somewhere in ambush: Lurker. (ST-100)
Round 12. (ST-208)
Lurker C breaks out of an ambush. (ST-100, ST-292)
Lurker D breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Roll for the marker: 5.
Leaper tests Willpower 6+: 5, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper advances 6″. (ST-26)
Leaper does what can be done once in a mission: Hard landing. (ST-78)
Roll for the defence: 6, 1.
Lurker C blocks 1 of 2 hits (6+). (ST-40, ST-216)
Lurker C takes one wound. (ST-42)
Roll for the hits: 5.
Leaper shoots at Lurker C, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Lurker C blocks 0 of one hit (4+). (ST-40, ST-216)
Lurker C takes one wound. (ST-42)
Roll for the morale test: 5.
Lurker C tests morale, 4+: 5. (ST-60, ST-63)
Shade is activated. (ST-17)
Roll for the marker: 3.
Shade tests Willpower 5+: 3, failed. (ST-4)
Shade gets nowhere with marker 3. (ST-199, ST-200)
Shade charges Lurker C. (ST-29)
Shade fights Lurker C. (ST-51)
Roll for the hits: 1, 4, 4.
Shade strikes at Lurker C, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 1.
Lurker C strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes 2 wounds; 1 left. (ST-42)
Shade steps back 1″. (ST-55)
Roll for the morale test: 3.
Shade tests morale, 5+: 3. (ST-60, ST-63)
Shade is Shaken. (ST-64, ST-66)
Mender is activated. (ST-17)
Mender advances 4.47″. (ST-26)
Roll for the hits: 3.
Mender shoots at Lurker C, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
Lurker C is activated, 1″ from the nearest hero. (ST-18, ST-19)
Lurker C can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker C charges Shade. (ST-29)
Lurker C fights Shade. (ST-51)
Roll for the hits: 6, 5.
Lurker C strikes at Shade, Lurker jaws: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Lurker D is activated, 4.68″ from the nearest hero. (ST-18, ST-19)
Lurker D can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Lurker D charges Mender. (ST-29)
Lurker D fights Mender. (ST-51)
Roll for the hits: 4, 2.
Lurker D strikes at Mender, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender blocks 0 of one hit (6+). (ST-40, ST-216)
Mender takes one wound; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Void urchin B is activated, 5.28″ from the nearest hero. (ST-18, ST-19)
Void urchin B: shots at Leaper would do 1.33 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 3, 3.
Void urchin B shoots at Leaper, Flying spines: 4 dice on 5+, 0 hits. (ST-37, ST-38)
Void urchin A is activated, 6.7″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 1, 6, 6.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 4 hits. (ST-37, ST-38)
Roll for the defence: 4, 3, 2, 4.
Leaper blocks 0 of 4 hits (6+). (ST-40, ST-216)
Leaper takes 3 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The cold comes into the fingers first. Then comes something that likes fingers. (ST-8)
Leaper rolls for the injury: 5.
Leaper takes something away: spine injury. (ST-197)
Shade rolls for the injury: 3.
Shade takes something away: leg injury. (ST-197)
Mender rolls for the injury: 2.
Mender takes something away: eye injury. (ST-197)
