124 moves, lost
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
Leaper charges Hull crab A. (ST-29)
Leaper fights Hull crab A. (ST-51)
Roll for the hits: 4, 4, 5.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 5, 5, 6.
Leaper blocks 1 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 4 left. (ST-42)
Roll for the hits: 5, 2.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Hull crab A blocks 0 of one hit (5+). (ST-40, ST-216)
Hull crab A takes one wound. (ST-42)
Leaper steps back 1″. (ST-55)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 2 left. (ST-42)
Leaper advances 3.13″. (ST-26)
Roll for the hits: 6.
Leaper shoots at Void urchin A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Void urchin A blocks 1 of one hit (4+). (ST-40, ST-216)
Roll for the morale test: 2.
Leaper tests morale, 4+: 2. (ST-60, ST-63)
Leaper is Shaken. (ST-64, ST-66)
Leaper drops marker 3. (ST-295, ST-233)
Mender is activated. (ST-17)
Mender charges Void urchin A. (ST-29)
Roll for dangerous ground: 1, 6, 6, 2, 1, 2, 6, 3, 1.
Mender goes through Steam vents: 3 wounds. (ST-93, ST-96)
Mender takes 3 wounds; 6 left. (ST-42)
Mender fights Void urchin A. (ST-51)
Roll for the hits: 4.
Mender strikes at Void urchin A, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Void urchin A strikes at Mender, Spiny shell: one die on 5+, 0 hits. (ST-52, ST-53)
Mender steps back 1″. (ST-55)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 11.24″. (ST-28)

--- round 3, mission, move 29 ---
Hull crab A is activated, 1.41″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 6, 6, 4.
Hull crab A strikes at Leaper, Pincers: 3 dice on 6+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 5.
Leaper blocks 0 of 2 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Void urchin A is activated, 4.23″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Mender would do 1.33 wounds, a charge at Mender 0.14: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 5, 2, 1.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Mender blocks 0 of one hit (5+). (ST-40, ST-216)
Mender takes one wound; 5 left. (ST-42)
Glimmers A is activated, 8.74″ from the nearest hero. (ST-18, ST-19)
Glimmers A is Shaken and stays idle. (ST-66, ST-283)
Glimmers A is steady again. (ST-70)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Void urchin B comes in from the north-west corner, far from the heroes. (ST-291)
Sparks in the sky. Then you notice that they are not in the sky. (ST-8)
Round 3. (ST-208)
Shade comes out of the ambush. (ST-99)
Shade is activated. (ST-17)
Shade charges Hull crab A. (ST-29)
Shade fights Hull crab A. (ST-51)
Roll for the hits: 1, 1, 5.
Hull crab A strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Shade blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the hits: 5, 4, 3.
Shade strikes at Hull crab A, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Hull crab A blocks 1 of one hit (3+). (ST-40, ST-216)
Shade steps back 1″. (ST-55)
Shade spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Leaper is activated. (ST-17)
Leaper is Shaken and stays idle. (ST-66)
Leaper is steady again. (ST-70)
Mender is activated. (ST-17)
Mender rushes 11.48″. (ST-28)

--- round 4, mission, move 38 ---
Hull crab A is activated, 0″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 6, 5, 1.
Hull crab A strikes at Leaper, Pincers: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Leaper blocks 0 of one hit (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the hits: 2, 3.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 6.
Leaper tests morale, 4+: 6. (ST-60, ST-63)
Void urchin A is activated, 8.22″ from the nearest hero. (ST-18, ST-19)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 6, 5, 1.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 4 hits. (ST-37, ST-38)
Roll for the defence: 2, 5, 5, 3.
Leaper blocks 0 of 4 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Glimmers A is activated, 15.09″ from the nearest hero. (ST-18, ST-19)
Glimmers A reaches nobody: it rushes 11.99″ north-west towards Shade, the nearest. (ST-85, ST-281)
Void urchin B is activated, 35.97″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 7.99″ south-east to objective 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Hull crab B comes in from the north-west corner, far from the heroes. (ST-291)
"They do not come for you," says Jorun slowly. "They come for the core. They hate it." (ST-8)
Round 4. (ST-208)
Shade is activated. (ST-17)
Shade spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Shade advances 1.82″. (ST-26)
Roll for the hits: 6, 4, 1.
Shade shoots at Hull crab A, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Hull crab A blocks 1 of one hit (3+). (ST-40, ST-216)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade charges Glimmers A. (ST-29)
Shade fights Glimmers A. (ST-51)
Roll for the hits: 6, 1, 2.
Shade strikes at Glimmers A, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Glimmers A blocks 0 of one hit (6+). (ST-40, ST-216)
Glimmers A: one model is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Roll for the hits: 4.
Glimmers A strikes at Shade, Glimmer sting: one die on 5+, 0 hits. (ST-52, ST-53)
Shade steps back 1″. (ST-55)
Roll for the morale test: 4.
Glimmers A tests morale, 5+: 4. (ST-60, ST-63)
Glimmers A is Shaken. (ST-64, ST-66)
Leaper is activated. (ST-17)
Roll for the marker: 3.
Leaper tests Willpower 6+: 3, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper charges Hull crab A. (ST-29)
Leaper fights Hull crab A. (ST-51)
Roll for the hits: 3, 6, 4.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 6.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the hits: 6, 3.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 3+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 4.
Hull crab A blocks 0 of 2 hits (5+). (ST-40, ST-216)
Hull crab A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Hull crab A takes 2 wounds. (ST-42)
Hull crab A is destroyed. (ST-43)
Roll for the morale test: 4.
Leaper tests morale, 4+: 4. (ST-60, ST-63)
Mender is activated. (ST-17)
Mender advances 4.8″. (ST-26)
Roll for the hits: 2.
Mender shoots at Glimmers A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 5, mission, move 54 ---
Glimmers A is activated, 0″ from the nearest hero. (ST-18, ST-19)
Glimmers A is Shaken and stays idle. (ST-66, ST-283)
Glimmers A is steady again. (ST-70)
Void urchin A is activated, 6.69″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Shade would do 1.33 wounds, a charge at Shade 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Shade: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 6, 3, 3.
Void urchin A shoots at Shade, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 5.
Shade blocks 1 of 2 hits (5+). (ST-40, ST-216)
Shade takes one wound; 8 left. (ST-42)
Void urchin B is activated, 31.44″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 8″ south-east towards Mender, the nearest. (ST-85, ST-281)
Hull crab B is activated, 38.81″ from the nearest hero. (ST-18, ST-19)
Hull crab B sees no hero: it rushes 12″ south-east to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Void urchin C comes in from the north-west corner, far from the heroes. (ST-291)
Round 5. (ST-208)
Leaper is activated. (ST-17)
Roll for the marker: 3.
Leaper tests Willpower 6+: 3, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper charges Glimmers A. (ST-29)
Leaper fights Glimmers A. (ST-51)
Roll for the hits: 2, 2.
Leaper strikes at Glimmers A, Jet lance: 2 dice on 3+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Glimmers A strikes at Leaper, Glimmer sting: one die on 5+, 0 hits. (ST-52, ST-53)
Leaper steps back 1″. (ST-55)
Shade is activated. (ST-17)
Shade advances 1.7″. (ST-26)
Roll for the hits: 3, 2, 2.
Shade shoots at Glimmers A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender holds the position. (ST-25)
Roll for the hits: 2.
Mender shoots at Glimmers A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 6, mission, move 67 ---
Glimmers A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Glimmers A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Glimmers A charges Leaper. (ST-29)
Glimmers A fights Leaper. (ST-51)
Roll for the hits: 4.
Glimmers A strikes at Leaper, Glimmer sting: one die on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 1.
Leaper strikes at Glimmers A, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Glimmers A steps back 1″. (ST-55)
Void urchin A is activated, 5.86″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 1, 4, 1.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 0 hits. (ST-37, ST-38)
Void urchin B is activated, 23.49″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 8″ south-east towards Mender, the nearest. (ST-85, ST-281)
Hull crab B is activated, 27.06″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 12″ south-east towards Mender, the nearest. (ST-85, ST-281)
Void urchin C is activated, 39.32″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 7.99″ south-east to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Roll for the enemies' ambush: 4.
Somewhere in ambush: Lurker. (ST-100)
Round 6. (ST-208)
Leaper is activated. (ST-17)
Leaper advances 3.92″. (ST-26)
Roll for the hits: 5.
Leaper shoots at Glimmers A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Glimmers A blocks 0 of one hit (6+). (ST-40, ST-216)
Glimmers A: one model is out. (ST-43)
Glimmers A takes one wound. (ST-42)
Glimmers A is destroyed. (ST-43)
Shade is activated. (ST-17)
Roll for the marker: 4.
Shade tests Willpower 5+: 4, failed. (ST-4)
Shade spends 2 stamina: the test counts as passed. (ST-5)
Shade overexerts: 2 wounds instead of stamina. (ST-33)
Shade takes 2 wounds; 6 left. (ST-42)
Shade picks up marker 3. (ST-199, ST-200)
Shade does what can be done once in a mission: Straight through. (ST-78)
Shade moves 11.07″. (ST-75)
Shade rushes 9.15″. (ST-28)
Shade has shown the freight at marker 2. (ST-199, ST-200)
Mender is activated. (ST-17)
Mender rushes 10.56″. (ST-28)

--- round 7, mission, move 81 ---
Void urchin A is activated, 9.78″ from the nearest hero. (ST-18, ST-19)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 2, 5, 4.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 5, 2, 2.
Leaper blocks 0 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Hull crab B is activated, 15.04″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 11.99″ south towards Mender, the nearest. (ST-85, ST-281)
Void urchin B is activated, 16.49″ from the nearest hero. (ST-18, ST-19)
Void urchin B reaches nobody: it rushes 6″ south towards Mender, the nearest. (ST-85, ST-281)
Void urchin C is activated, 30.09″ from the nearest hero. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 8″ south towards Shade, the nearest. (ST-85, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Hull crab C comes in from the north-east corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Lurker A breaks out of an ambush. (ST-100, ST-292)
Shade is activated. (ST-17)
Shade advances 4.47″. (ST-26)
Roll for the hits: 5, 2, 2.
Shade shoots at Lurker A, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Lurker A blocks 1 of one hit (5+). (ST-40, ST-216)
Shade uses up for Shade: Resting kit. (ST-201)
Shade regains 3 stamina. (ST-201)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade rushes 11.31″. (ST-28)
Mender is activated. (ST-17)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Mender advances 4.56″. (ST-26)
Roll for the hits: 2.
Mender shoots at Lurker A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
Leaper is activated. (ST-17)
Leaper charges Void urchin A. (ST-29)
Leaper fights Void urchin A. (ST-51)
Roll for the hits: 1, 6.
Leaper strikes at Void urchin A, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Void urchin A blocks 0 of one hit (6+). (ST-40, ST-216)
Roll for Regeneration: 1.
Void urchin A shrugs off 0 wounds. (ST-145)
Void urchin A takes one wound. (ST-42)
Roll for the hits: 5.
Void urchin A strikes at Leaper, Spiny shell: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Leaper blocks 0 of one hit (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Leaper steps back 1″. (ST-55)
Roll for the morale test: 2.
Leaper tests morale, 4+: 2. (ST-60, ST-63)
Leaper is Shaken. (ST-64, ST-66)
Void urchin A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.14: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 6, 3, 3.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 3.
Leaper blocks 0 of 2 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Hull crab B is activated, 3.56″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 3, 1, 6.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade takes one wound; 5 left. (ST-42)
Roll for the hits: 1, 1, 3.
Shade strikes at Hull crab B, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Hull crab B steps back 1″. (ST-55)
Lurker A is activated, 7.36″ from the nearest hero. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker A charges Shade. (ST-29)
Lurker A fights Shade. (ST-51)
Roll for the hits: 6, 5.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 3.
Shade blocks 0 of 2 hits (6+). (ST-40, ST-216)
Shade takes 4 wounds; 1 left. (ST-42)
Roll for the hits: 1, 3, 5.
Shade strikes at Lurker A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker A steps back 1″. (ST-55)
Roll for the morale test: 2.
Shade tests morale, 5+: 2. (ST-60, ST-63)

--- round 8, mission, move 98 ---
Shade spends 2 stamina and will not be shaken. (ST-65)
Void urchin B is activated, 8.86″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 7.54″ south to objective 3. (ST-81, ST-87, ST-281)
Void urchin C is activated, 21″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 7.99″ south to objective 3. (ST-81, ST-87, ST-281)
Hull crab C is activated, 46.66″ from the nearest hero. (ST-18, ST-19)
Hull crab C sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 26: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Void urchin D comes in from the north-east corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Shade is activated. (ST-17)
Shade holds the position. (ST-25)
Roll for the hits: 2, 1, 2.
Shade shoots at Lurker A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the contents of the search token: 5.
Search token 3 is revealed: Locker. (ST-73, ST-74)
Shade collects search token 3: Locker, and 5 credits. (ST-74, ST-198)
Shade finds: Med kit. (ST-74, ST-201)
Mender is activated. (ST-17)
Mender rushes 11.86″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender advances 5.65″. (ST-26)
Roll for the hits: 6.
Mender shoots at Void urchin B, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Void urchin B blocks 0 of one hit (4+). (ST-40, ST-216)
Void urchin B takes one wound. (ST-42)

--- round 9, mission, move 110 ---
Hull crab B is activated, 1″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 1, 6, 1.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of one hit (6+). (ST-40, ST-216)
Shade drops marker 3. (ST-295, ST-233)
Shade takes one wound; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Void urchin B is activated, 3.39″ from the nearest hero. (ST-18, ST-19)
Void urchin B: shots at Mender would do 1.67 wounds, a charge at Mender 0.28: it shoots. (ST-84, ST-280)
Void urchin B need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 3, 1, 3.
Void urchin B shoots at Mender, Flying spines: 4 dice on 5+, 0 hits. (ST-37, ST-38)
Lurker A is activated, 9.23″ from the nearest hero. (ST-18, ST-19)
Lurker A sees no hero and is 1.63″ from objective 3, less than 3″: it stays. (ST-81, ST-86)
Void urchin A is activated, 12.66″ from the nearest hero. (ST-18, ST-19)
Void urchin A advances 0.66″ west, only as far as needed to shoot at Mender. (ST-83, ST-279)
Roll for the hits: 3, 5, 1, 3.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Mender blocks 1 of one hit (6+). (ST-40, ST-216)
Void urchin C is activated, 19.62″ from the nearest hero. (ST-18, ST-19)
Void urchin C reaches nobody: it rushes 8″ east towards Mender, the nearest. (ST-85, ST-281)
Hull crab C is activated, 27.84″ from the nearest hero. (ST-18, ST-19)
Hull crab C sees no hero: it rushes 11.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated, 40.32″ from the nearest hero. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 8″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 29: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Hull crab D comes in from the north-east corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Mender is activated. (ST-17)
Mender rushes 8.94″. (ST-28)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Mender overexerts: 2 wounds instead of stamina. (ST-33)
Mender takes 2 wounds; 3 left. (ST-42)
Roll for the morale test: 3.
Mender tests morale, 5+: 3. (ST-60, ST-63)
Mender is Shaken. (ST-64, ST-66)

--- round 10, mission, move 116 ---
Leaper is activated. (ST-17)
Leaper is Shaken and stays idle. (ST-66)
Leaper is steady again. (ST-70)
Void urchin A is activated, 0.36″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Leaper would do 1.67 wounds, a charge at Leaper 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 5, 4, 1.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Leaper blocks 0 of one hit (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the morale test: 6.
Leaper tests morale, 4+: 6. (ST-60, ST-63)
Void urchin B is activated, 12.04″ from the nearest hero. (ST-18, ST-19)
Void urchin B advances 0.04″ east, only as far as needed to shoot at Mender. (ST-83, ST-279)
Roll for the hits: 1, 5, 1, 5.
Void urchin B shoots at Mender, Flying spines: 4 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 1.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 1 left. (ST-42)
Mender is Shaken already and passes no morale test. (ST-68)
Hull crab B is activated, 14.38″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 11.99″ east towards Mender, the nearest. (ST-85, ST-281)
Hull crab C is activated, 16.84″ from the nearest hero. (ST-18, ST-19)
Hull crab C sees no hero: it rushes 11.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Lurker A is activated, 16.85″ from the nearest hero. (ST-18, ST-19)
Lurker A sees no hero and is 1.63″ from objective 3, less than 3″: it stays. (ST-81, ST-86)
Void urchin C is activated, 20.65″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 8″ south-east to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated, 31.46″ from the nearest hero. (ST-18, ST-19)
Void urchin D sees no hero: it rushes 7.16″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab D is activated, 38.41″ from the nearest hero. (ST-18, ST-19)
Hull crab D sees no hero: it rushes 12″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 33: full alert. (ST-296)
Wave 8 is coming! (ST-291)
Roll for the enemies' ambush: 6.
Somewhere in ambush: Lurker. (ST-100)
Round 10. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 11.36″. (ST-28)

--- round 11, mission, move 120 ---
Mender is activated. (ST-17)
Mender is Shaken and stays idle. (ST-66)
Mender is steady again. (ST-70)
Void urchin A is activated, 3.17″ from the nearest hero. (ST-18, ST-19)
Void urchin A: shots at Mender would do 1.67 wounds, a charge at Mender 0.28: it shoots. (ST-84, ST-280)
Void urchin A need not move to shoot at Mender: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 3, 3, 3.
Void urchin A shoots at Mender, Flying spines: 4 dice on 5+, 0 hits. (ST-37, ST-38)
Hull crab B is activated, 5.74″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Hull crab B charges Mender. (ST-29)
Hull crab B fights Mender. (ST-51)
Roll for the hits: 6, 5, 1.
Hull crab B strikes at Mender, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 4, 2.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes one wound; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Void urchin B is activated, 10.45″ from the nearest hero. (ST-18, ST-19)
Void urchin B sees no hero: it rushes 2.99″ west to objective 3. (ST-81, ST-87, ST-281)
Lurker A is activated, 11.87″ from the nearest hero. (ST-18, ST-19)
Lurker A sees no hero and is 1.63″ from objective 3, less than 3″: it stays. (ST-81, ST-86)
Void urchin C is activated, 13.06″ from the nearest hero. (ST-18, ST-19)
Void urchin C sees no hero: it rushes 6.01″ south-west to objective 3. (ST-81, ST-87, ST-281)
Hull crab C is activated, 16.04″ from the nearest hero. (ST-18, ST-19)
Hull crab C sees no hero: it rushes 10.16″ south-west to objective 3. (ST-81, ST-87, ST-281)
Void urchin D is activated, 33.58″ from the nearest hero. (ST-18, ST-19)
Void urchin D reaches nobody: it rushes 5.99″ south-west towards Leaper, the nearest. (ST-85, ST-281)
Hull crab D is activated, 36.14″ from the nearest hero. (ST-18, ST-19)
Hull crab D sees no hero: it rushes 11.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 36: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Roll for the enemies' ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Round 11. (ST-208)
Lurker B breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper advances 3.61″. (ST-26)
Roll for the hits: 3.
Leaper shoots at Void urchin A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Hull crab B is activated, 7.69″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab B charges Leaper. (ST-29)
Hull crab B fights Leaper. (ST-51)
Roll for the hits: 3, 4, 1.
Hull crab B strikes at Leaper, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Leaper blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the hits: 6, 4.
Leaper strikes at Hull crab B, Jet lance: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 2.
Hull crab B blocks 0 of 2 hits (4+). (ST-40, ST-216)
Hull crab B takes 2 wounds. (ST-42)
Hull crab B steps back 1″. (ST-55)
Roll for the morale test: 4.
Hull crab B tests morale, 4+: 4. (ST-60, ST-63)
Void urchin A is activated, 9.79″ from the nearest hero. (ST-18, ST-19)
Void urchin A need not move to shoot at Leaper: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 3, 2, 6.
Void urchin A shoots at Leaper, Flying spines: 4 dice on 5+, 3 hits. (ST-37, ST-38)
Roll for the defence: 6, 2, 3.
Leaper blocks 1 of 3 hits (5+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The cold comes into the fingers first. Then comes something that likes fingers. (ST-8)
Leaper rolls for the injury: 6.
Leaper takes something away: shaken spirit. (ST-197)
Shade rolls for the injury: 1.
Shade takes something away: chest injury. (ST-197)
Mender rolls for the injury: 3.
Mender takes something away: leg injury. (ST-197)
