169 moves, lost
The Tuning Fork. (ST-8)
Between two pylons on the moon Sedd there once was a wire that carried every conversation of the rings. Archivist Sarn wants you to bring the tuning core to both of them, so that they “hear the same” again. “Do not drop it,” she says, “and do not hum.” Jorun looks at the pictures of the probe. “The Drift has come down there. Beasts. They feed on warmth, and you are the warmest thing on this moon. Keep moving. Nobody but you can leap over the crevasses; that is something.” (ST-8)
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
Glimmer swarm A stands guard. (ST-290)
Roll for the post of a sentry: 4.
Hull crab A stands guard. (ST-290)
Roll for the post of a sentry: 3.
Hull crab B stands guard. (ST-290)
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
Leaper charges Hull crab B. (ST-29)
Leaper fights Hull crab B. (ST-51)
Roll for the hits: 4, 5, 5.
Hull crab B strikes at Leaper, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 6, 1, 1.
Leaper blocks 1 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 7 left. (ST-42)
Roll for the hits: 3, 1.
Leaper strikes at Hull crab B, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Hull crab B blocks 0 of 1 hit (5+). (ST-40, ST-216)
Hull crab B takes one wound. (ST-42)
Leaper steps back 1″. (ST-55)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper rushes 10.78″. (ST-28)
Mender is activated. (ST-17)
Roll for the contents of the search token: 1.
Search token 1 is revealed: Tripwire. (ST-73, ST-74)
Roll for the defence: 4.
Mender blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mender takes one wound; 8 left. (ST-42)
Mender is Afflicted. (ST-164, ST-165)
Mender rushes 10.98″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 12″. (ST-28)

--- round 2, mission, move 18 ---
Hull crab B is activated, 7.83″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab B charges Leaper. (ST-29)
Hull crab B fights Leaper. (ST-51)
Roll for the hits: 5, 1, 6.
Hull crab B strikes at Leaper, Pincers: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Leaper blocks 0 of 1 hit (6+). (ST-40, ST-216)
Leaper takes one wound; 6 left. (ST-42)
Roll for the hits: 4, 3.
Leaper strikes at Hull crab B, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab B steps back 1″. (ST-55)
Glimmer swarm A is activated, 10.05″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Glimmer swarm A charges Leaper. (ST-29)
Glimmer swarm A fights Leaper. (ST-51)
Roll for the hits: 3, 2, 4, 4, 5.
Glimmer swarm A strikes at Leaper, Glimmer sting: 5 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Leaper blocks 0 of 1 hit (6+). (ST-40, ST-216)
Leaper takes one wound; 5 left. (ST-42)
Roll for the hits: 5, 6.
Leaper strikes at Glimmer swarm A, Jet lance: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Glimmer swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Glimmer swarm A steps back 1″. (ST-55)
Hull crab A is activated, 12.51″ from the nearest hero. (ST-18, ST-19)
Hull crab A reaches nobody: it rushes 11.99″ east towards Leaper, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 2: careless. (ST-296)
Round 2. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 12″. (ST-28)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 3 left. (ST-42)
Leaper rushes 10.19″. (ST-28)
Roll for the morale test: 2.
Leaper tests morale, 4+: 2. (ST-60, ST-63)
Leaper is Shaken. (ST-64, ST-66)
Leaper drops marker 3. (ST-295, ST-233)
Mender is activated. (ST-17)
Roll for the status effect: 4.
Mender tests Strength 6+: 4, failed. (ST-4)
Mender spends 2 stamina: the test counts as passed. (ST-5)
Mender is no longer Afflicted. (ST-164)
Mender rushes 12″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 10.4″. (ST-28)

--- round 3, mission, move 31 ---
Hull crab A is activated, 16.48″ from the nearest hero. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 12″ west to marker 3. (ST-81, ST-87, ST-281)
Glimmer swarm A is activated, 18.99″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A sees no hero: it rushes 11.75″ west to marker 3. (ST-81, ST-87, ST-281)
Hull crab B is activated, 20.89″ from the nearest hero. (ST-18, ST-19)
Hull crab B sees no hero: it rushes 11.99″ west to marker 3. (ST-81, ST-87, ST-281)
Alertness rises by 1 to 3: careless. (ST-296)
Round 3. (ST-208)
Shade comes out of the ambush. (ST-99)
Leaper is activated. (ST-17)
Leaper is Shaken and stays idle. (ST-66)
Leaper is steady again. (ST-70)
Shade is activated. (ST-17)
Shade advances 3.16″. (ST-26)
Shade does what can be done once in a mission: Straight through. (ST-78)
Roll for the hits: 6, 6, 2.
Shade shoots at Glimmer swarm A, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 6.
Glimmer swarm A blocks 1 of 2 hits (5+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Shade uses a skill: Vanish. (ST-78)
Roll for the skill: 6.
Shade tests Dexterity 4+: 6, passed. (ST-4)
Vanish comes easily. (ST-79)
Shade is not there for enemies, until the first attack of its own. (ST-79)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade advances 5.65″. (ST-26)
Shade is hidden no more.
Roll for the hits: 2, 1, 2.
Shade shoots at Glimmer swarm A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 4.47″. (ST-26)
Roll for the hits: 6.
Mender shoots at Glimmer swarm A, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Glimmer swarm A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)

--- round 4, mission, move 47 ---
Roll for the morale test: 1.
Glimmer swarm A tests morale, 5+: 1. (ST-60, ST-63)
Glimmer swarm A is Shaken. (ST-64, ST-66)
Hull crab A is activated, 7.12″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 4, 1, 6.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 4.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the hits: 1, 5.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Hull crab A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 5.
Leaper tests morale, 4+: 5. (ST-60, ST-63)
Glimmer swarm A is activated, 9.13″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A is Shaken and stays idle. (ST-66, ST-283)
Glimmer swarm A is steady again. (ST-70)
Hull crab B is activated, 12.35″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 12″ south-west towards Leaper, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Glimmer swarm B comes in from the north-east corner, far from the heroes. (ST-291)
Sparks in the sky. Then you notice that they are not in the sky. (ST-8)
Round 4. (ST-208)
Leaper is activated. (ST-17)
Leaper advances 4.47″. (ST-26)
Roll for the hits: 1.
Leaper shoots at Hull crab A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Shade is activated. (ST-17)
Shade advances 2.12″. (ST-26)
Roll for the hits: 1, 4, 1.
Shade shoots at Hull crab A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the marker: 1.
Shade tests Willpower 5+: 1, failed. (ST-4)
Shade spends 2 stamina: the test counts as passed. (ST-5)
Shade picks up marker 3. (ST-199, ST-200)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade charges Hull crab B. (ST-29)
Shade fights Hull crab B. (ST-51)
Roll for the hits: 5, 6, 5.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 4, 3, 4.
Shade blocks 0 of 3 hits (6+). (ST-40, ST-216)
Shade takes 3 wounds; 6 left. (ST-42)
Roll for the hits: 6, 5, 1.
Shade strikes at Hull crab B, Hook knives: 3 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 4.
Hull crab B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Hull crab B takes one wound. (ST-42)
Roll for the defence: 2.
Hull crab B blocks 0 of 1 hit (3+). (ST-40, ST-216)
Hull crab B: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Hull crab B takes one wound. (ST-42)
Hull crab B is destroyed. (ST-43)
Shade has shown the freight at marker 2. (ST-199, ST-200)
Mender is activated. (ST-17)

--- round 5, mission, move 61 ---
Mender rests: all stamina is back. (ST-31, ST-32)
Hull crab A is activated, 1.86″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab A charges Shade. (ST-29)
Hull crab A fights Shade. (ST-51)
Roll for the hits: 3, 6, 5.
Hull crab A strikes at Shade, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 5.
Shade blocks 1 of 2 hits (6+). (ST-40, ST-216)
Shade takes one wound; 5 left. (ST-42)
Roll for the hits: 1, 2, 5.
Shade strikes at Hull crab A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab A steps back 1″. (ST-55)
Glimmer swarm A is activated, 5.41″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Glimmer swarm A charges Shade. (ST-29)
Glimmer swarm A fights Shade. (ST-51)
Roll for the hits: 5, 3.
Glimmer swarm A strikes at Shade, Glimmer sting: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes one wound; 4 left. (ST-42)
Roll for the hits: 6, 4, 1.
Shade strikes at Glimmer swarm A, Hook knives: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Glimmer swarm A blocks 1 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A steps back 1″. (ST-55)
Roll for the morale test: 6.
Shade tests morale, 5+: 6. (ST-60, ST-63)
Glimmer swarm B is activated, 54.95″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B reaches nobody: it rushes 12″ south-west towards Shade, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Roll for the enemies’ ambush: 1.
Somewhere in ambush: Lurker. (ST-100)
“They do not come for you,” says Jorun slowly. “They come for the core. They hate it.” (ST-8)
Round 5. (ST-208)
Lurker A breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper rests: all stamina is back. (ST-31, ST-32)
Shade is activated. (ST-17)
Shade uses up: Resting kit. (ST-201)
Shade regains 3 stamina. (ST-201)
Shade charges Lurker A. (ST-29)
Shade fights Lurker A. (ST-51)
Roll for the hits: 2, 5, 4.
Shade strikes at Lurker A, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Lurker A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lurker A takes one wound. (ST-42)
Roll for the hits: 3, 3.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Shade steps back 1″. (ST-55)
Mender is activated. (ST-17)
Mender charges Glimmer swarm A. (ST-29)
Mender fights Glimmer swarm A. (ST-51)
Roll for the hits: 6.
Mender strikes at Glimmer swarm A, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Glimmer swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Roll for the hits: 1.
Glimmer swarm A strikes at Mender, Glimmer sting: one die on 5+, 0 hits. (ST-52, ST-53)
Mender steps back 1″. (ST-55)
Roll for the morale test: 6.
Glimmer swarm A tests morale, 5+: 6. (ST-60, ST-63)
Glimmer swarm A is activated, 0″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm A charges Mender. (ST-29)
Glimmer swarm A fights Mender. (ST-51)
Roll for the hits: 6.
Glimmer swarm A strikes at Mender, Glimmer sting: one die on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Mender blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mender takes one wound; 7 left. (ST-42)
Roll for the hits: 1.
Mender strikes at Glimmer swarm A, Shock baton: one die on 6+, 0 hits. (ST-52, ST-53)
Glimmer swarm A steps back 1″. (ST-55)
Lurker A is activated, 0.48″ from the nearest hero. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker A charges Shade. (ST-29)
Lurker A fights Shade. (ST-51)
Roll for the hits: 4, 4.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1, 6.
Shade strikes at Lurker A, Hook knives: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Lurker A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker A takes one wound. (ST-42)
Lurker A steps back 1″. (ST-55)
Roll for the morale test: 3.
Lurker A tests morale, 4+: 3. (ST-60, ST-63)
Lurker A is Shaken. (ST-64, ST-66)
Hull crab A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab A charges Shade. (ST-29)
Hull crab A fights Shade. (ST-51)
Roll for the hits: 4, 5, 5.
Hull crab A strikes at Shade, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 6, 3, 2.
Shade blocks 1 of 3 hits (6+). (ST-40, ST-216)
Shade takes 2 wounds; 2 left. (ST-42)
Roll for the hits: 2, 1, 3.
Shade strikes at Hull crab A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 2.
Shade tests morale, 5+: 2. (ST-60, ST-63)

--- round 6, mission, move 71 ---
Shade spends 2 stamina and will not be shaken. (ST-65)
Glimmer swarm B is activated, 43.3″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B reaches nobody: it rushes 12″ south-west towards Leaper, the nearest. (ST-85, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 11: full alert. (ST-296)
Round 6. (ST-208)
Leaper is activated. (ST-17)
Leaper charges Lurker A. (ST-29)
Leaper fights Lurker A. (ST-51)
Roll for the hits: 2, 4.
Leaper strikes at Lurker A, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Lurker A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker A takes one wound. (ST-42)
Lurker A is destroyed. (ST-43)
Shade is activated. (ST-17)
Shade charges Glimmer swarm A. (ST-29)
Shade fights Glimmer swarm A. (ST-51)
Roll for the hits: 1, 3, 1.
Shade strikes at Glimmer swarm A, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Glimmer swarm A strikes at Shade, Glimmer sting: one die on 5+, 0 hits. (ST-52, ST-53)
Shade steps back 1″. (ST-55)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade advances 5.24″. (ST-26)
Roll for the hits: 1, 1, 3.
Shade shoots at Glimmer swarm A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 5.78″. (ST-26)
Roll for the hits: 4.
Mender shoots at Glimmer swarm A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 7, mission, move 84 ---
Hull crab A is activated, 1.43″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 5, 4, 4.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 3 hits. (ST-52, ST-53)
Roll for the defence: 6, 2, 5.
Leaper blocks 1 of 3 hits (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Glimmer swarm A is activated, 1.73″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm A charges Mender. (ST-29)
Glimmer swarm A fights Mender. (ST-51)
Roll for the hits: 4.
Glimmer swarm A strikes at Mender, Glimmer sting: one die on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5.
Mender strikes at Glimmer swarm A, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Glimmer swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Glimmer swarm A is destroyed. (ST-43)
Glimmer swarm B is activated, 26.65″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B reaches nobody: it rushes 11.99″ south-west towards Shade, the nearest. (ST-85, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Leviathan calf A comes in from the north-east corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Shade is activated. (ST-17)
Shade rests: all stamina is back. (ST-31, ST-32)
Mender is activated. (ST-17)
Mender rushes 4.47″. (ST-28)

--- round 8, mission, move 89 ---
Hull crab A is activated, 2.04″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Hull crab A charges Mender. (ST-29)
Hull crab A fights Mender. (ST-51)
Roll for the hits: 4, 2, 5.
Hull crab A strikes at Mender, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 2.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 5 left. (ST-42)
Roll for the hits: 6.
Mender strikes at Hull crab A, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Hull crab A blocks 0 of 1 hit (3+). (ST-40, ST-216)
Hull crab A takes one wound. (ST-42)
Hull crab A steps back 1″. (ST-55)
Glimmer swarm B is activated, 14.65″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B reaches nobody: it rushes 11.99″ south-west towards Shade, the nearest. (ST-85, ST-281)
Leviathan calf A is activated, 50.18″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A reaches nobody: it rushes 12″ south-west towards Shade, the nearest. (ST-85, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 16: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Roll for the enemies’ ambush: 6.
Somewhere in ambush: Lurker. (ST-100)
Round 8. (ST-208)
Shade is activated. (ST-17)
Shade rushes 10.91″. (ST-28)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade advances 5.65″. (ST-26)
Roll for the hits: 1, 1, 5.
Shade shoots at Glimmer swarm B, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Glimmer swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm B: one model is out. (ST-43)
Glimmer swarm B takes one wound. (ST-42)
Shade uses a skill: Vanish. (ST-78)
Roll for the skill: 2.
Shade tests Dexterity 4+: 2, failed. (ST-4)
Vanish works, but costs Shade 1 stamina. (ST-80)
Shade is not there for enemies, until the first attack of its own. (ST-79)
Mender is activated. (ST-17)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Mender advances 5.87″. (ST-26)
Roll for the hits: 3.
Mender shoots at Glimmer swarm B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
Leaper is activated. (ST-17)
Leaper charges Hull crab A. (ST-29)
Leaper fights Hull crab A. (ST-51)
Roll for the hits: 6, 3, 3.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Leaper blocks 0 of 1 hit (6+). (ST-40, ST-216)
Leaper takes one wound; 2 left. (ST-42)
Roll for the hits: 3, 3.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 3+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 6.
Hull crab A blocks 1 of 2 hits (5+). (ST-40, ST-216)
Hull crab A takes one wound. (ST-42)
Leaper steps back 1″. (ST-55)
Roll for the morale test: 2.
Leaper tests morale, 4+: 2. (ST-60, ST-63)
Leaper spends 2 stamina and will not be shaken. (ST-65)
Roll for the morale test: 1.
Hull crab A tests morale, 4+: 1. (ST-60, ST-63)
Hull crab A is Shaken. (ST-64, ST-66)
Hull crab A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Hull crab A is Shaken and stays idle. (ST-66, ST-283)
Hull crab A is steady again. (ST-70)
Glimmer swarm B is activated, 4.15″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm B charges Mender. (ST-29)
Glimmer swarm B fights Mender. (ST-51)
Roll for the hits: 1, 3, 6, 5.
Glimmer swarm B strikes at Mender, Glimmer sting: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 3.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 3 left. (ST-42)
Roll for the hits: 1.
Mender strikes at Glimmer swarm B, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Glimmer swarm B steps back 1″. (ST-55)
Roll for the morale test: 3.
Mender tests morale, 5+: 3. (ST-60, ST-63)

--- round 9, mission, move 106 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Leviathan calf A is activated, 35.56″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A reaches nobody: it rushes 6″ south-west towards Mender, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Roll for the enemies’ ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Round 9. (ST-208)
Lurker B breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper advances 5.6″. (ST-26)
Roll for the hits: 5.
Leaper shoots at Hull crab A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Hull crab A blocks 1 of 1 hit (3+). (ST-40, ST-216)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper charges Hull crab A. (ST-29)
Leaper fights Hull crab A. (ST-51)
Roll for the hits: 2, 1, 2.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 6.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 3+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 1.
Hull crab A blocks 0 of 2 hits (5+). (ST-40, ST-216)
Hull crab A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Hull crab A takes one wound. (ST-42)
Hull crab A is destroyed. (ST-43)
Shade is activated. (ST-17)
Shade advances 3.74″. (ST-26)
Shade is hidden no more.
Roll for the hits: 6, 1, 2.
Shade shoots at Lurker B, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Lurker B blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Shade uses a skill: Vanish. (ST-78)
Roll for the skill: 3.
Shade tests Dexterity 4+: 3, failed. (ST-4)
Vanish works, but costs Shade 1 stamina. (ST-80)
Shade is not there for enemies, until the first attack of its own. (ST-79)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade advances 4.97″. (ST-26)
Shade is hidden no more.
Roll for the hits: 1, 3, 3.
Shade shoots at Lurker B, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender rests: all stamina is back. (ST-31, ST-32)
Glimmer swarm B is activated, 0.05″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm B charges Mender. (ST-29)
Glimmer swarm B fights Mender. (ST-51)
Roll for the hits: 5, 1, 3, 6.
Glimmer swarm B strikes at Mender, Glimmer sting: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 1.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 1 left. (ST-42)
Roll for the hits: 3.
Mender strikes at Glimmer swarm B, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Glimmer swarm B steps back 1″. (ST-55)
Roll for the morale test: 2.
Mender tests morale, 5+: 2. (ST-60, ST-63)

--- round 10, mission, move 123 ---
Mender spends 2 stamina and will not be shaken. (ST-65)
Lurker B is activated, 2.33″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker B charges Shade. (ST-29)
Lurker B fights Shade. (ST-51)
Roll for the hits: 5, 4.
Lurker B strikes at Shade, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 5.
Shade blocks 0 of 2 hits (6+). (ST-40, ST-216)
Shade drops marker 3. (ST-295, ST-233)
Shade takes 2 wounds; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Leviathan calf A is activated, 33.62″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A sees no hero: it rushes 6″ south-west to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 6.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 26: full alert. (ST-296)
Wave 6 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Roll for the enemies’ ambush: 5.
Somewhere in ambush: Lurker. (ST-100)
Round 10. (ST-208)
Lurker C breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper charges Lurker B. (ST-29)
Leaper fights Lurker B. (ST-51)
Roll for the hits: 1, 5.
Leaper strikes at Lurker B, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Lurker B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Roll for the hits: 1, 4.
Lurker B strikes at Leaper, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Leaper blocks 0 of 1 hit (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Roll for the morale test: 6.
Lurker B tests morale, 4+: 6. (ST-60, ST-63)
Mender is activated. (ST-17)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)
Mender holds the position. (ST-25)
Mender does what can be done once in a mission: Back to us. (ST-78)
Shade comes round: 3 wounds are healed, 3 left. (ST-48)
Roll for the hits: 1.
Mender shoots at Lurker B, Injector: one die on 5+, 0 hits. (ST-37, ST-38)
Shade is activated. (ST-17)
Roll for the marker: 3.
Shade tests Willpower 5+: 3, failed. (ST-4)
Shade gets nowhere with marker 3. (ST-199, ST-200)
Shade charges Lurker B. (ST-29)
Shade fights Lurker B. (ST-51)
Roll for the hits: 3, 3, 6.
Shade strikes at Lurker B, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Lurker B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker B: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker B takes one wound. (ST-42)
Lurker B is destroyed. (ST-43)
Lurker C is activated, 0.04″ from the nearest hero. (ST-18, ST-19)
Lurker C can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker C charges Shade. (ST-29)
Lurker C fights Shade. (ST-51)
Roll for the hits: 1, 4.
Lurker C strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes 2 wounds; 1 left. (ST-42)
Roll for the hits: 2, 3, 2.
Shade strikes at Lurker C, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker C steps back 1″. (ST-55)
Roll for the morale test: 3.
Shade tests morale, 5+: 3. (ST-60, ST-63)

--- round 11, mission, move 137 ---
Shade is Shaken. (ST-64, ST-66)
Glimmer swarm B is activated, 0.05″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm B charges Mender. (ST-29)
Glimmer swarm B fights Mender. (ST-51)
Roll for the hits: 3, 4, 1, 6.
Glimmer swarm B strikes at Mender, Glimmer sting: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Mender blocks 1 of 1 hit (6+). (ST-40, ST-216)
Roll for the hits: 4.
Mender strikes at Glimmer swarm B, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Glimmer swarm B steps back 1″. (ST-55)
Leviathan calf A is activated, 25.2″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A sees no hero: it rushes 12″ south to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 30: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Roll for the enemies’ ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Round 11. (ST-208)
Lurker D breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper charges Lurker C. (ST-29)
Leaper fights Lurker C. (ST-51)
Roll for the hits: 4, 5.
Leaper strikes at Lurker C, Jet lance: 2 dice on 3+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 2.
Lurker C blocks 0 of 2 hits (6+). (ST-40, ST-216)
Lurker C takes 2 wounds. (ST-42)
Roll for the hits: 6, 6.
Lurker C strikes at Leaper, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 3.
Leaper blocks 0 of 2 hits (6+). (ST-40, ST-216)
Leaper takes 3 wounds; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Roll for the morale test: 6.
Lurker C tests morale, 4+: 6. (ST-60, ST-63)
Shade is activated. (ST-17)
Shade is Shaken and stays idle. (ST-66)
Shade is steady again. (ST-70)
Mender is activated. (ST-17)
Mender charges Lurker D. (ST-29)
Mender fights Lurker D. (ST-51)
Roll for the hits: 1.
Mender strikes at Lurker D, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 1.
Lurker D strikes at Mender, Lurker jaws: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Mender steps back 1″. (ST-55)
Mender spends 2 stamina and revives Leaper. (ST-47, ST-189)
Leaper comes round: 3 wounds are healed, 3 left. (ST-48)

--- round 12, mission, move 144 ---
Lurker C is activated, 0″ from the nearest hero. (ST-18, ST-19)
Lurker C can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Lurker C charges Leaper. (ST-29)
Lurker C fights Leaper. (ST-51)
Roll for the hits: 3, 5.
Lurker C strikes at Leaper, Lurker jaws: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 2.
Leaper strikes at Lurker C, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker C steps back 1″. (ST-55)
Lurker D is activated, 0″ from the nearest hero. (ST-18, ST-19)
Lurker D can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Lurker D charges Mender. (ST-29)
Lurker D fights Mender. (ST-51)
Roll for the hits: 3, 4.
Lurker D strikes at Mender, Lurker jaws: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mender strikes at Lurker D, Shock baton: one die on 6+, 0 hits. (ST-52, ST-53)
Lurker D steps back 1″. (ST-55)
Glimmer swarm B is activated, 3.44″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm B charges Mender. (ST-29)
Glimmer swarm B fights Mender. (ST-51)
Roll for the hits: 1, 1, 2, 2.
Glimmer swarm B strikes at Mender, Glimmer sting: 4 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mender strikes at Glimmer swarm B, Shock baton: one die on 6+, 0 hits. (ST-52, ST-53)
Glimmer swarm B steps back 1″. (ST-55)
Leviathan calf A is activated, 13.29″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A sees no hero: it rushes 12″ south to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 3 to 33: full alert. (ST-296)
Wave 8 is coming! (ST-291)
Roll for the enemies’ ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Round 12. (ST-208)
Lurker E breaks out of an ambush. (ST-100, ST-292)
Lurker F breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Roll for the marker: 2.
Leaper tests Willpower 6+: 2, failed. (ST-4)
Leaper gets nowhere with marker 3. (ST-199, ST-200)
Leaper holds the position. (ST-25)
Leaper does what can be done once in a mission: Hard landing. (ST-78)
Roll for the defence: 2, 5.
Lurker C blocks 0 of 2 hits (6+). (ST-40, ST-216)
Lurker C: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker C takes one wound. (ST-42)
Lurker C is destroyed. (ST-43)
Roll for the defence: 2, 5.
Lurker F blocks 0 of 2 hits (6+). (ST-40, ST-216)
Lurker F takes 2 wounds. (ST-42)
Roll for the defence: 4, 4.
Lurker E blocks 0 of 2 hits (6+). (ST-40, ST-216)
Lurker E takes 2 wounds. (ST-42)
Roll for the hits: 5.
Leaper shoots at Lurker F, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Lurker F blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lurker F: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker F takes one wound. (ST-42)
Lurker F is destroyed. (ST-43)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 1 left. (ST-42)
Leaper charges Lurker E. (ST-29)
Leaper fights Lurker E. (ST-51)
Roll for the hits: 2, 4.
Leaper strikes at Lurker E, Jet lance: 2 dice on 3+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Lurker E blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker E: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lurker E takes one wound. (ST-42)
Lurker E is destroyed. (ST-43)
Roll for the morale test: 3.
Leaper tests morale, 4+: 3. (ST-60, ST-63)
Leaper is Shaken. (ST-64, ST-66)
Shade is activated. (ST-17)
Roll for the marker: 3.
Shade tests Willpower 5+: 3, failed. (ST-4)
Shade gets nowhere with marker 3. (ST-199, ST-200)
Roll for the marker: 3.
Shade tests Willpower 5+: 3, failed. (ST-4)
Shade gets nowhere with marker 3. (ST-199, ST-200)
Mender is activated. (ST-17)

--- round 13, mission, move 162 ---
Mender rests: all stamina is back. (ST-31, ST-32)
Glimmer swarm B is activated, 0″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm B charges Mender. (ST-29)
Glimmer swarm B fights Mender. (ST-51)
Roll for the hits: 5, 1, 2, 1.
Glimmer swarm B strikes at Mender, Glimmer sting: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mender takes one wound; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Lurker D is activated, 1.8″ from the nearest hero. (ST-18, ST-19)
Lurker D gets no nearer: it stays. (ST-85, ST-281)
Leviathan calf A is activated, 6.24″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A sees no hero: it rushes 7.7″ west to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 37: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Roll for the enemies’ ambush: 4.
Somewhere in ambush: Lurker. (ST-100)
Round 13. (ST-208)
Leaper is activated. (ST-17)
Leaper is Shaken and stays idle. (ST-66)
Leaper is steady again. (ST-70)
Shade is activated. (ST-17)
Roll for the marker: 2.
Shade tests Willpower 5+: 2, failed. (ST-4)
Shade gets nowhere with marker 3. (ST-199, ST-200)
Shade holds the position. (ST-25)
Roll for the hits: 3, 6, 6.
Shade shoots at Glimmer swarm B, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 3.
Glimmer swarm B blocks 0 of 2 hits (6+). (ST-40, ST-216)
Glimmer swarm B: one model is out. (ST-43)
Glimmer swarm B: one model is out. (ST-43)
Glimmer swarm B takes 2 wounds. (ST-42)
Roll for the morale test: 5.
Glimmer swarm B tests morale, 5+: 5. (ST-60, ST-63)
Glimmer swarm B is activated, 0.41″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Glimmer swarm B charges Shade. (ST-29)
Glimmer swarm B fights Shade. (ST-51)
Roll for the hits: 3, 4.
Glimmer swarm B strikes at Shade, Glimmer sting: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 3, 4.
Shade strikes at Glimmer swarm B, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Glimmer swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm B: one model is out. (ST-43)
Glimmer swarm B takes one wound. (ST-42)
Glimmer swarm B steps back 1″. (ST-55)
Roll for the morale test: 1.
Glimmer swarm B tests morale, 5+: 1. (ST-60, ST-63)
Glimmer swarm B is Shaken. (ST-64, ST-66)
Leviathan calf A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Leviathan calf A charges Shade. (ST-29)
Leviathan calf A fights Shade. (ST-51)
Roll for the hits: 5, 5, 5, 6.
Leviathan calf A crashes into Shade: 4 dice on 2+, 4 hits. (ST-138, ST-139)
Roll for the defence: 1, 5, 3, 3.
Shade blocks 0 of 4 hits (6+). (ST-40, ST-216)
Shade takes one wound; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Lurker D is activated, 3.44″ from the nearest hero. (ST-18, ST-19)
Lurker D can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Lurker D charges Leaper. (ST-29)
Lurker D fights Leaper. (ST-51)
Roll for the hits: 5, 5.
Lurker D strikes at Leaper, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 1.
Leaper blocks 0 of 2 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The cold comes into the fingers first. Then comes something that likes fingers. (ST-8)
Leaper rolls for the injury: 2.
Leaper takes something away: eye injury. (ST-197)
Shade rolls for the injury: 3.
Shade takes something away: leg injury. (ST-197)
Mender rolls for the injury: 6.
Mender takes something away: shaken spirit. (ST-197)
