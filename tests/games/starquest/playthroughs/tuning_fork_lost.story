101 moves, lost
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
Leaper advances 5.57″. (ST-26)
Leaper does what can be done once in a mission: Hard landing. (ST-78)
Roll for the defence: 1, 4.
Glimmer swarm A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes 2 wounds. (ST-42)
Roll for the hits: 5.
Leaper shoots at Glimmer swarm A, Wrist gun: one die on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Glimmer swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Roll for the morale test: 6.
Glimmer swarm A tests morale, 5+: 6. (ST-60, ST-63)
Mender is activated. (ST-17)
Mender advances 4.38″. (ST-26)

--- round 2, mission, move 17 ---
Glimmer swarm A is activated, 1.11″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Glimmer swarm A charges Leaper. (ST-29)
Glimmer swarm A fights Leaper. (ST-51)
Roll for the hits: 4, 4.
Glimmer swarm A strikes at Leaper, Glimmer sting: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 3.
Leaper strikes at Glimmer swarm A, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Glimmer swarm A steps back 1″. (ST-55)
Hull crab B is activated, 4.63″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab B charges Leaper. (ST-29)
Hull crab B fights Leaper. (ST-51)
Roll for the hits: 2, 4, 4.
Hull crab B strikes at Leaper, Pincers: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 5.
Leaper strikes at Hull crab B, Jet lance: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab B steps back 1″. (ST-55)
Hull crab A is activated, 25.6″ from the nearest hero. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 12″ east to marker 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 3: careless. (ST-296)
Round 2. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 12″. (ST-28)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper overexerts: 2 wounds instead of stamina. (ST-33)
Leaper takes 2 wounds; 5 left. (ST-42)
Leaper rushes 11.6″. (ST-28)
Mender is activated. (ST-17)
Mender rushes 10.73″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender rushes 11.37″. (ST-28)

--- round 3, mission, move 28 ---
Glimmer swarm A is activated, 17.91″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A reaches nobody: it rushes 7.73″ north-east towards Mender, the nearest. (ST-85, ST-281)
Hull crab B is activated, 19.7″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 12″ north-east towards Mender, the nearest. (ST-85, ST-281)
Hull crab A is activated, 28.14″ from the nearest hero. (ST-18, ST-19)
Hull crab A reaches nobody: it rushes 11.99″ north-east towards Leaper, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 5: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Shard ray A comes in from the south-west corner, far from the heroes. (ST-291)
Sparks in the sky. Then you notice that they are not in the sky. (ST-8)
Round 3. (ST-208)
Leaper is activated. (ST-17)
Leaper rushes 5.44″. (ST-28)
Leaper has shown the freight at marker 1. (ST-199, ST-200)
The first pylon trembles like a plucked string. Not a sound. (ST-8)
Mender is activated. (ST-17)
Mender rushes 11.66″. (ST-28)

--- round 4, mission, move 35 ---
Glimmer swarm A is activated, 17.18″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A reaches nobody: it rushes 8.99″ north towards Mender, the nearest. (ST-85, ST-281)
Hull crab B is activated, 19.28″ from the nearest hero. (ST-18, ST-19)
Hull crab B reaches nobody: it rushes 10.72″ north towards Mender, the nearest. (ST-85, ST-281)
Hull crab A is activated, 20.54″ from the nearest hero. (ST-18, ST-19)
Hull crab A reaches nobody: it rushes 12″ north-east towards Leaper, the nearest. (ST-85, ST-281)
Shard ray A is activated, 53.66″ from the nearest hero. (ST-18, ST-19)
Shard ray A sees no hero: it rushes 16″ north-east to marker 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 7: vigilant. (ST-296)
Round 4. (ST-208)
Shade comes out of the ambush. (ST-99)
Leaper is activated. (ST-17)
Leaper rests: all stamina is back. (ST-31, ST-32)
Shade is activated. (ST-17)
Shade advances 1.41″. (ST-26)
Roll for the hits: 6, 5, 2.
Shade shoots at Hull crab B, Twin pistols: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 6.
Hull crab B blocks 2 of 2 hits (3+). (ST-40, ST-216)
Mender is activated. (ST-17)
Mender rushes 11.15″. (ST-28)

--- round 5, mission, move 45 ---
Hull crab A is activated, 8.68″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 6, 2, 1.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Leaper blocks 1 of 1 hit (6+). (ST-40, ST-216)
Roll for the hits: 6, 2.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Hull crab A blocks 0 of 1 hit (4+). (ST-40, ST-216)
Hull crab A takes one wound. (ST-42)
Hull crab A steps back 1″. (ST-55)
Hull crab B is activated, 10.19″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 2, 6, 3.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes one wound; 8 left. (ST-42)
Roll for the hits: 4, 1, 6.
Shade strikes at Hull crab B, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Hull crab B blocks 1 of 1 hit (6+). (ST-40, ST-216)
Hull crab B steps back 1″. (ST-55)
Glimmer swarm A is activated, 10.51″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A sees no hero: it rushes 9.84″ north-west to marker 3. (ST-81, ST-87, ST-281)
Shard ray A is activated, 37.66″ from the nearest hero. (ST-18, ST-19)
Shard ray A sees no hero: it rushes 15.99″ north-east to marker 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 10: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Roll for the enemies’ ambush: 4.
Somewhere in ambush: Lurker. (ST-100)
“They do not come for you,” says Jorun slowly. “They come for the core. They hate it.” (ST-8)
Round 5. (ST-208)
Leaper is activated. (ST-17)
Leaper advances 4.18″. (ST-26)
Roll for the hits: 1.
Leaper shoots at Glimmer swarm A, Wrist gun: one die on 4+, 0 hits. (ST-37, ST-38)
Leaper spends 2 stamina for an additional action. (ST-23, ST-185)
Leaper rushes 10.77″. (ST-28)
Roll for the contents of the search token: 5.
Search token 4 is revealed: Locker. (ST-73, ST-74)
Leaper collects search token 4: Locker, and 5 credits. (ST-74, ST-198)
Leaper finds: Med kit. (ST-74, ST-201)
Shade is activated. (ST-17)
Roll for the contents of the search token: 4.
Search token 2 is revealed: Sealed crate. (ST-73, ST-74)
Shade collects search token 2: Sealed crate, and 5 credits. (ST-74, ST-198)
Roll for the choice of the kit: 3.
Shade finds: Curing kit. (ST-74, ST-201)
Shade advances 2″. (ST-26)
Roll for the hits: 2, 1, 1.
Shade shoots at Glimmer swarm A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Shade spends 2 stamina for an additional action. (ST-23, ST-185)
Shade advances 5.65″. (ST-26)
Roll for the hits: 4, 1, 1.
Shade shoots at Glimmer swarm A, Twin pistols: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Mender is activated. (ST-17)
Mender advances 4.47″. (ST-26)
Roll for the hits: 5.
Mender shoots at Glimmer swarm A, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Roll for Bane: 5.
Bane: Glimmer swarm A rolls a 6 again. (ST-105)
Glimmer swarm A blocks 1 of 1 hit (5+). (ST-40, ST-216)

--- round 6, mission, move 65 ---
Hull crab B is activated, 2.33″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 4, 3, 4.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 5.
Shade blocks 1 of 2 hits (6+). (ST-40, ST-216)
Shade takes one wound; 7 left. (ST-42)
Roll for the hits: 1, 4, 2.
Shade strikes at Hull crab B, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Hull crab B steps back 1″. (ST-55)
Hull crab A is activated, 3.73″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Hull crab A charges Leaper. (ST-29)
Hull crab A fights Leaper. (ST-51)
Roll for the hits: 3, 6, 5.
Hull crab A strikes at Leaper, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 5.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 4 left. (ST-42)
Roll for the hits: 1, 2.
Leaper strikes at Hull crab A, Jet lance: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 5.
Leaper tests morale, 4+: 5. (ST-60, ST-63)
Glimmer swarm A is activated, 4.97″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm A charges Mender. (ST-29)
Glimmer swarm A fights Mender. (ST-51)
Roll for the hits: 5, 3.
Glimmer swarm A strikes at Mender, Glimmer sting: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mender blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mender takes one wound; 8 left. (ST-42)
Roll for the hits: 6.
Mender strikes at Glimmer swarm A, Shock baton: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Glimmer swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Glimmer swarm A: one model is out. (ST-43)
Glimmer swarm A takes one wound. (ST-42)
Glimmer swarm A steps back 1″. (ST-55)
Roll for the morale test: 1.
Glimmer swarm A tests morale, 5+: 1. (ST-60, ST-63)
Glimmer swarm A is Shaken. (ST-64, ST-66)
Shard ray A is activated, 16.17″ from the nearest hero. (ST-18, ST-19)
Shard ray A reaches nobody: it rushes 15.17″ north-east towards Leaper, the nearest. (ST-85, ST-281)
Roll for the alertness: 6.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 15: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Leviathan calf A comes in from the south-west corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Lurker A breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper rushes 11.31″. (ST-28)
Shade is activated. (ST-17)
Shade charges Hull crab B. (ST-29)
Shade fights Hull crab B. (ST-51)
Roll for the hits: 6, 1, 2.
Hull crab B strikes at Shade, Pincers: 3 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes one wound; 6 left. (ST-42)
Roll for the hits: 4, 4, 3.
Shade strikes at Hull crab B, Hook knives: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Shade steps back 1″. (ST-55)
Mender is activated. (ST-17)
Mender rushes 11.14″. (ST-28)
Hull crab B is activated, 1″ from the nearest hero. (ST-18, ST-19)
Hull crab B can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab B charges Shade. (ST-29)
Hull crab B fights Shade. (ST-51)
Roll for the hits: 3, 6, 4.
Hull crab B strikes at Shade, Pincers: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes one wound; 5 left. (ST-42)
Roll for the hits: 6, 6, 3.
Shade strikes at Hull crab B, Hook knives: 3 dice on 6+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 4.
Hull crab B blocks 0 of 2 hits (6+). (ST-40, ST-216)
Hull crab B: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Hull crab B takes 2 wounds. (ST-42)
Hull crab B is destroyed. (ST-43)
Glimmer swarm A is activated, 6.6″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A is Shaken and stays idle. (ST-66, ST-283)
Glimmer swarm A is steady again. (ST-70)
Shard ray A is activated, 7.13″ from the nearest hero. (ST-18, ST-19)
Shard ray A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Shard ray A charges Leaper. (ST-29)
Shard ray A fights Leaper. (ST-51)
Roll for the hits: 4, 2.
Shard ray A crashes into Leaper: 2 dice on 2+, 2 hits. (ST-138, ST-139)
Roll for the defence: 1, 6.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper takes one wound; 3 left. (ST-42)
Roll for the hits: 3, 3.
Shard ray A strikes at Leaper, Tail lash: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 5.
Leaper strikes at Shard ray A, Jet lance: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 6.
Shard ray A blocks 1 of 2 hits (6+). (ST-40, ST-216)
Shard ray A takes one wound. (ST-42)
Shard ray A steps back 1″. (ST-55)
Roll for the morale test: 3.
Leaper tests morale, 4+: 3. (ST-60, ST-63)
Leaper spends 2 stamina and will not be shaken. (ST-65)
Hull crab A is activated, 8.37″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab A charges Shade. (ST-29)
Hull crab A fights Shade. (ST-51)
Roll for the hits: 2, 2, 1.
Hull crab A strikes at Shade, Pincers: 3 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 2, 2.
Shade strikes at Hull crab A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Hull crab A steps back 1″. (ST-55)
Lurker A is activated, 9.02″ from the nearest hero. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker A charges Shade. (ST-29)
Lurker A fights Shade. (ST-51)
Roll for the hits: 2, 4.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes 2 wounds; 3 left. (ST-42)
Roll for the hits: 1, 3, 1.
Shade strikes at Lurker A, Hook knives: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Lurker A steps back 1″. (ST-55)
Roll for the morale test: 4.
Shade tests morale, 5+: 4. (ST-60, ST-63)

--- round 7, mission, move 76 ---
Shade spends 2 stamina and will not be shaken. (ST-65)
Leviathan calf A is activated, 36.04″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A sees no hero: it rushes 11.99″ north-east to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Roll for the enemies’ ambush: 1.
Somewhere in ambush: Lurker. (ST-100)
Round 7. (ST-208)
Lurker B breaks out of an ambush. (ST-100, ST-292)
Leaper is activated. (ST-17)
Leaper rushes 11.75″. (ST-28)
Shade is activated. (ST-17)
Shade advances 6″. (ST-26)
Roll for the hits: 3, 4, 5.
Shade shoots at Lurker A, Twin pistols: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Lurker A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lurker A takes one wound. (ST-42)
Mender is activated. (ST-17)
Mender rushes 11.39″. (ST-28)
Hull crab A is activated, 1.83″ from the nearest hero. (ST-18, ST-19)
Hull crab A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Hull crab A charges Shade. (ST-29)
Hull crab A fights Shade. (ST-51)
Roll for the hits: 4, 6, 2.
Hull crab A strikes at Shade, Pincers: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 4.
Shade blocks 0 of 2 hits (6+). (ST-40, ST-216)
Shade takes 2 wounds; 1 left. (ST-42)
Roll for the hits: 5, 2, 2.
Shade strikes at Hull crab A, Hook knives: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Hull crab A blocks 1 of 1 hit (3+). (ST-40, ST-216)
Hull crab A steps back 1″. (ST-55)
Roll for the morale test: 2.
Shade tests morale, 5+: 2. (ST-60, ST-63)

--- round 8, mission, move 87 ---
Shade spends 2 stamina and will not be shaken. (ST-65)
Lurker A is activated, 3.23″ from the nearest hero. (ST-18, ST-19)
Lurker A can shoot at nobody but reaches Shade: it charges. (ST-82, ST-84)
Lurker A charges Shade. (ST-29)
Lurker A fights Shade. (ST-51)
Roll for the hits: 5, 2.
Lurker A strikes at Shade, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Shade blocks 0 of 1 hit (6+). (ST-40, ST-216)
Shade takes one wound; 0 left. (ST-42)
Shade falls unconscious! (ST-44)
Lurker B is activated, 8.31″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Lurker B charges Leaper. (ST-29)
Lurker B fights Leaper. (ST-51)
Roll for the hits: 6, 2.
Lurker B strikes at Leaper, Lurker jaws: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Leaper blocks 0 of 1 hit (6+). (ST-40, ST-216)
Leaper takes 2 wounds; 1 left. (ST-42)
Roll for the hits: 6, 1.
Leaper strikes at Lurker B, Jet lance: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Lurker B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Lurker B steps back 1″. (ST-55)
Roll for the morale test: 5.
Leaper tests morale, 4+: 5. (ST-60, ST-63)
Leviathan calf A is activated, 12.48″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A reaches nobody: it rushes 11.49″ north-east towards Leaper, the nearest. (ST-85, ST-281)
Shard ray A is activated, 12.7″ from the nearest hero. (ST-18, ST-19)
Shard ray A can shoot at nobody but reaches Leaper: it charges. (ST-82, ST-84)
Shard ray A charges Leaper. (ST-29)
Shard ray A fights Leaper. (ST-51)
Roll for the hits: 5, 2.
Shard ray A crashes into Leaper: 2 dice on 2+, 2 hits. (ST-138, ST-139)
Roll for the defence: 3, 6.
Leaper blocks 1 of 2 hits (6+). (ST-40, ST-216)
Leaper drops marker 3. (ST-295, ST-233)
Leaper takes one wound; 0 left. (ST-42)
Leaper falls unconscious! (ST-44)
Glimmer swarm A is activated, 17.62″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A sees no hero: it rushes 11.99″ south-west to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Roll for the enemies’ ambush: 3.
Somewhere in ambush: Lurker. (ST-100)
Round 8. (ST-208)
Mender is activated. (ST-17)
Mender rushes 7.56″. (ST-28)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender advances 5.15″. (ST-26)
Roll for the hits: 1.
Mender shoots at Shard ray A, Injector: one die on 5+, 0 hits. (ST-37, ST-38)

--- round 9, mission, move 93 ---
Shard ray A is activated, 10.88″ from the nearest hero. (ST-18, ST-19)
Shard ray A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Shard ray A charges Mender. (ST-29)
Shard ray A fights Mender. (ST-51)
Roll for the hits: 3, 3.
Shard ray A crashes into Mender: 2 dice on 2+, 2 hits. (ST-138, ST-139)
Roll for the defence: 1, 6.
Mender blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mender takes one wound; 7 left. (ST-42)
Roll for the hits: 2, 1.
Shard ray A strikes at Mender, Tail lash: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mender strikes at Shard ray A, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Shard ray A steps back 1″. (ST-55)
Leviathan calf A is activated, 11.64″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A reaches nobody: it rushes 6″ north-west towards Mender, the nearest. (ST-85, ST-281)
Lurker B is activated, 13.18″ from the nearest hero. (ST-18, ST-19)
Lurker B reaches nobody: it rushes 11.99″ north-west towards Mender, the nearest. (ST-85, ST-281)
Glimmer swarm A is activated, 15.59″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A reaches nobody: it rushes 10.54″ west towards Mender, the nearest. (ST-85, ST-281)
Hull crab A is activated, 35.76″ from the nearest hero. (ST-18, ST-19)
Hull crab A sees no hero: it rushes 12″ south-west to marker 3. (ST-81, ST-87, ST-281)
Lurker A is activated, 36.67″ from the nearest hero. (ST-18, ST-19)
Lurker A sees no hero: it rushes 9.35″ south-west to marker 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 25: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Roll for the enemies’ ambush: 6.
Somewhere in ambush: Lurker. (ST-100)
Round 9. (ST-208)
Lurker C breaks out of an ambush. (ST-100, ST-292)
Mender is activated. (ST-17)
Mender advances 3.63″. (ST-26)
Roll for the hits: 5.
Mender shoots at Lurker B, Injector: one die on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Lurker B blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lurker B takes one wound. (ST-42)
Mender spends 2 stamina for an additional action. (ST-23, ST-185)
Mender charges Glimmer swarm A. (ST-29)
Mender fights Glimmer swarm A. (ST-51)
Roll for the hits: 3.
Mender strikes at Glimmer swarm A, Shock baton: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Glimmer swarm A strikes at Mender, Glimmer sting: one die on 5+, 0 hits. (ST-52, ST-53)
Mender steps back 1″. (ST-55)
Roll for the morale test: 3.
Lurker B tests morale, 4+: 3. (ST-60, ST-63)
Lurker B is Shaken. (ST-64, ST-66)
Glimmer swarm A is activated, 0″ from the nearest hero. (ST-18, ST-19)
Glimmer swarm A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Glimmer swarm A charges Mender. (ST-29)
Glimmer swarm A fights Mender. (ST-51)
Roll for the hits: 5.
Glimmer swarm A strikes at Mender, Glimmer sting: one die on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mender strikes at Glimmer swarm A, Shock baton: one die on 6+, 0 hits. (ST-52, ST-53)
Glimmer swarm A steps back 1″. (ST-55)
Lurker B is activated, 0.22″ from the nearest hero. (ST-18, ST-19)
Lurker B is Shaken and stays idle. (ST-66, ST-283)
Lurker B is steady again. (ST-70)
Shard ray A is activated, 2.7″ from the nearest hero. (ST-18, ST-19)
Shard ray A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Shard ray A charges Mender. (ST-29)
Shard ray A fights Mender. (ST-51)
Roll for the hits: 5, 6.
Shard ray A crashes into Mender: 2 dice on 2+, 2 hits. (ST-138, ST-139)
Roll for the defence: 2, 1.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 5 left. (ST-42)
Roll for the hits: 2, 5.
Shard ray A strikes at Mender, Tail lash: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Mender blocks 1 of 1 hit (6+). (ST-40, ST-216)
Roll for the hits: 3.
Mender strikes at Shard ray A, Shock baton: one die on 6+, 0 hits. (ST-52, ST-53)
Shard ray A steps back 1″. (ST-55)
Leviathan calf A is activated, 6.33″ from the nearest hero. (ST-18, ST-19)
Leviathan calf A can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Leviathan calf A charges Mender. (ST-29)
Leviathan calf A fights Mender. (ST-51)
Roll for the hits: 1, 6, 1, 2.
Leviathan calf A crashes into Mender: 4 dice on 2+, 2 hits. (ST-138, ST-139)
Roll for the defence: 3, 3.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 3 left. (ST-42)
Roll for the hits: 1, 3, 3, 5, 1.
Leviathan calf A strikes at Mender, Calf bite: 5 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Mender blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mender takes one wound; 2 left. (ST-42)
Roll for the hits: 6.
Mender strikes at Leviathan calf A, Shock baton: one die on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Leviathan calf A blocks 0 of 1 hit (3+). (ST-40, ST-216)
Leviathan calf A takes one wound. (ST-42)
Leviathan calf A steps back 1″. (ST-55)
Roll for the morale test: 1.
Mender tests morale, 5+: 1. (ST-60, ST-63)

--- round 10, mission, move 100 ---
Mender is Shaken. (ST-64, ST-66)
Lurker C is activated, 7.93″ from the nearest hero. (ST-18, ST-19)
Lurker C reaches nobody: it rushes 6″ north-west towards Mender, the nearest. (ST-85, ST-281)
Hull crab A is activated, 19.47″ from the nearest hero. (ST-18, ST-19)
Hull crab A reaches nobody: it rushes 12″ west towards Mender, the nearest. (ST-85, ST-281)
Lurker A is activated, 22.17″ from the nearest hero. (ST-18, ST-19)
Lurker A reaches nobody: it rushes 5.99″ south-west towards Mender, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 29: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Roll for the enemies’ ambush: 2.
Somewhere in ambush: Lurker. (ST-100)
Round 10. (ST-208)
Lurker D breaks out of an ambush. (ST-100, ST-292)
Mender is activated. (ST-17)
Mender is Shaken and stays idle. (ST-66)
Mender is steady again. (ST-70)
Lurker B is activated, 0.07″ from the nearest hero. (ST-18, ST-19)
Lurker B can shoot at nobody but reaches Mender: it charges. (ST-82, ST-84)
Lurker B charges Mender. (ST-29)
Lurker B fights Mender. (ST-51)
Roll for the hits: 5, 4.
Lurker B strikes at Mender, Lurker jaws: 2 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 5.
Mender blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender takes 2 wounds; 0 left. (ST-42)
Mender falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The cold comes into the fingers first. Then comes something that likes fingers. (ST-8)
Leaper rolls for the injury: 6.
Leaper takes something away: shaken spirit. (ST-197)
Shade rolls for the injury: 1.
Shade takes something away: chest injury. (ST-197)
Mender rolls for the injury: 5.
Mender takes something away: spine injury. (ST-197)
