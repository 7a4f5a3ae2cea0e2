121 moves, passed_all
The Beacon of Halm. (ST-8)
Archivist Sarn of the Office of Voices calls in person. She speaks softly, and it is pleasant to listen to her. "Whoever wants to wake the rings must give them a note," she says. "On the moon Halm stands the old beacon. Switch it on and stay with it until it has sent." What she does not say, Jorun does: "The Vigil is still running there. Guard machines. They have not shot anybody for eleven years, and I think they miss it." (ST-8)
Marker 1 is laid out. (ST-289)
Roll for the search tokens: 4.
Roll for the search tokens: 5, 4, 5, 2.
Roll for the place of a search token: 3.
Search token 1 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 2 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 3 is laid out. (ST-195)
Roll for the place of a search token: 2.
Search token 4 is laid out. (ST-195)
Sentinel A stands guard. (ST-290)
Bulwark deploys. (ST-287)

--- round 1, mission, move 4 ---
Machinist deploys. (ST-287)
Round 1. (ST-208)
The paint is flaking off the beacon. On its base stands, written by hand, a row of numbers, or a song. (ST-8)
Bulwark is activated. (ST-17)
Roll for the contents of the search token: 3.
Search token 2 is revealed: Pay chest. (ST-73, ST-74)
Bulwark collects search token 2: Pay chest, and 5 credits. (ST-74, ST-198)
Roll for the credits: 3.
Bulwark finds 4 credits. (ST-74)
Bulwark rushes 11.83″. (ST-28)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 11.15″. (ST-28)
Machinist is activated. (ST-17)
Machinist rushes 11.25″. (ST-28)
Sentinel A is activated, 14″ from the nearest hero. (ST-18, ST-19)

--- round 2, mission, move 14 ---
Sentinel A sees no hero: it rushes 9.18″ north-west to objective 1. (ST-81, ST-87, ST-281)
Alertness rises by 1 to 1: careless. (ST-296)
Round 2. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 2″. (ST-26)
Roll for the hits: 4, 3.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark holds the position. (ST-25)
Roll for the hits: 6, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Sentinel A blocks 0 of one hit (5+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist is activated. (ST-17)
Machinist advances 5.83″. (ST-26)
Roll for the hits: 3, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 1, 4.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 3.
Sentinel A blocks 0 of one hit (4+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist advances 4.89″. (ST-26)
Roll for the hits: 2, 6.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Sentinel A blocks 1 of one hit (4+). (ST-40, ST-216)
Roll for the morale test: 4.
Sentinel A tests morale, 4+: 4. (ST-60, ST-63)
Sentinel A is activated, 6.66″ from the nearest hero. (ST-18, ST-19)

--- round 3, mission, move 30 ---
Sentinel A: shots at Bulwark would do 1 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 1, 2.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Bulwark blocks 1 of one hit (5+). (ST-40, ST-216)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 4: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Mender mites A comes in from the south-east corner, far from the heroes. (ST-291)
"Trespassers at the transmitter," the loudspeakers say politely. "Please wait there." (ST-8)
Round 3. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 4, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark advances 5.65″. (ST-26)
Roll for the hits: 3, 6.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Sentinel A blocks 0 of one hit (5+). (ST-40, ST-216)
Sentinel A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Sentinel A takes one wound. (ST-42)
Sentinel A is destroyed. (ST-43)
Machinist is activated. (ST-17)
Machinist rushes 10.54″. (ST-28)
Roll for the marker: 2.
Machinist tests Strength 5+: 2, failed. (ST-4)
Machinist spends 2 stamina: the test counts as passed. (ST-5)
Machinist arms marker 1. (ST-199, ST-200)
The lever gives. Below your feet something very large draws a breath. (ST-8)
Mender mites A is activated, 32.17″ from the nearest hero. (ST-18, ST-19)

--- round 4, mission, move 43 ---
Mender mites A reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: one counter lies on it, 3 to go. (ST-294)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 7: vigilant. (ST-296)
Round 4. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 11.78″. (ST-28)
Machinist is activated. (ST-17)
Machinist does what can be done once in a mission: Spare cells. (ST-78)
Bulwark regains 3 stamina. (ST-78)
Machinist advances 5.85″. (ST-26)
Machinist uses up for Machinist: Resting kit. (ST-201)
Machinist regains 3 stamina. (ST-201)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist rushes 5.85″. (ST-28)
Mender mites A is activated, 24.87″ from the nearest hero. (ST-18, ST-19)

--- round 5, mission, move 54 ---
Mender mites A reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 2 counters lie on it, 2 to go. (ST-294)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Mender mites B comes in from the south-east corner, far from the heroes. (ST-291)
"They come on the minute," says Jorun. "You could set the clock by them. And then run." (ST-8)
Round 5. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 3.1″. (ST-28)
Machinist is activated. (ST-17)
Machinist rests: all stamina is back. (ST-31, ST-32)
Mender mites A is activated, 16.65″ from the nearest hero. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites B is activated, 28.57″ from the nearest hero. (ST-18, ST-19)

--- round 6, mission, move 61 ---
Mender mites B reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 3 counters lie on it, 1 to go. (ST-294)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 11: full alert. (ST-296)
Round 6. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 3.1″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 5.
Mender mites A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 2.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist advances 4.61″. (ST-26)
Roll for the hits: 1, 5.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Mender mites A blocks 1 of one hit (6+). (ST-40, ST-216)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 3, 6.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Mender mites A blocks 1 of one hit (6+). (ST-40, ST-216)
Mender mites A is activated, 10.72″ from the nearest hero. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated, 22.59″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: 4 counters lie on it, 0 to go. (ST-294)
The primary objective is complete: 2 experience for everybody. (ST-193)
The note is sent. For a moment you cannot even hear your own breath. (ST-8)
There would be something else to do: Interrogate. (ST-200)

--- round 7, mission, move 76 ---
The heroes take it on: Interrogate. Alertness rises by 2. (ST-194)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 16: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Mender mites C comes in from the north-west corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.22″. (ST-26)
Roll for the hits: 4, 3.
Bulwark shoots at Mender mites A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 11.71″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 4.
Mender mites A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 4.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist advances 4.39″. (ST-26)
Roll for the hits: 2, 4.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist advances 5.39″. (ST-26)
Machinist does not shoot. (ST-202)
Mender mites A is activated, 11.88″ from the nearest hero. (ST-18, ST-19)
Mender mites A sees no hero: it rushes 9.36″ north-west to objective 1. (ST-81, ST-87, ST-281)
Mender mites C is activated, 22.38″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 12″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites B is activated, 23.81″ from the nearest hero. (ST-18, ST-19)

--- round 8, mission, move 93 ---
Mender mites B reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 20: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Mender mites D comes in from the south-east corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist advances 1.58″. (ST-26)
Roll for the hits: 3, 2.
Machinist shoots at Mender mites C, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 3, 6.
Mender mites C is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 2.
Mender mites C blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites C: one model is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist advances 5.44″. (ST-26)
Roll for the hits: 1, 4.
Machinist shoots at Mender mites C, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mender mites C is activated, 7.47″ from the nearest hero. (ST-18, ST-19)
Mender mites C can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mender mites C charges Bulwark. (ST-29)
Mender mites C fights Bulwark. (ST-51)
Roll for the hits: 4, 2.
Bulwark strikes at Mender mites C, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 5, 2.
Mender mites C strikes at Bulwark, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Bulwark blocks 0 of one hit (5+). (ST-40, ST-216)
Bulwark takes one wound; 8 left. (ST-42)
Roll for the hits: 4.
Mender mites C strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Mender mites C steps back 1″. (ST-55)
Mender mites A is activated, 8.15″ from the nearest hero. (ST-18, ST-19)
Mender mites A can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mender mites A charges Bulwark. (ST-29)
Mender mites A fights Bulwark. (ST-51)
Roll for the hits: 6, 5.
Bulwark strikes at Mender mites A, Hatch shield: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Roll for the hits: 3, 3.
Mender mites A strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites A steps back 1″. (ST-55)
Roll for the morale test: 4.
Mender mites A tests morale, 5+: 4. (ST-60, ST-63)
Mender mites A is Shaken. (ST-64, ST-66)
Mender mites B is activated, 21.5″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites D is activated, 39.28″ from the nearest hero. (ST-18, ST-19)

--- round 9, mission, move 107 ---
Mender mites D reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 25: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Mender mites E comes in from the south-east corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mender mites C. (ST-29)
Bulwark fights Mender mites C. (ST-51)
Roll for the hits: 5, 3.
Bulwark strikes at Mender mites C, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender mites C blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites C: one model is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Roll for the hits: 1, 2.
Mender mites C strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mender mites C strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Bulwark steps back 1″. (ST-55)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 6, 5.
Mender mites C is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 6, 2.
Mender mites C blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mender mites C: one model is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 3.
Machinist shoots at Mender mites C, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mender mites C blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites C: one model is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Roll for the hits: 3.
Machinist shoots at Mender mites C, Blasting charge: one die on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 3.
Mender mites C tests morale, 5+: 3. (ST-60, ST-63)
Mender mites C is Shaken. (ST-64, ST-66)
Mender mites A is activated, 0.1″ from the nearest hero. (ST-18, ST-19)
Mender mites A is Shaken and stays idle. (ST-66, ST-283)
Mender mites A is steady again. (ST-70)
Mender mites C is activated, 0.84″ from the nearest hero. (ST-18, ST-19)
Mender mites C is Shaken and stays idle. (ST-66, ST-283)
Mender mites C is steady again. (ST-70)
Mender mites B is activated, 15.56″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 12″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites D is activated, 33.33″ from the nearest hero. (ST-18, ST-19)
Mender mites D sees no hero: it rushes 6″ north-west to objective 1. (ST-81, ST-87, ST-281)
Mender mites E is activated, 39.32″ from the nearest hero. (ST-18, ST-19)

--- round 10, mission, move 118 ---
Mender mites E sees no hero: it rushes 5.99″ north-west to objective 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 29: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Mender mites F comes in from the south-east corner, far from the heroes. (ST-291)
Round 10. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mender mites C. (ST-29)
Bulwark fights Mender mites C. (ST-51)
Roll for the hits: 6, 1.
Bulwark strikes at Mender mites C, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Mender mites C blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites C: one model is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Mender mites C is destroyed. (ST-43)
The last of the wave drops something. (ST-199, ST-200)
Marker 2 is laid out. (ST-289)
Roll for the marker: 5.
Bulwark tests Willpower 5+: 5, passed. (ST-4)
Bulwark is done with marker 2. (ST-199, ST-200)
The secondary objective is complete: 1 experience for everybody. (ST-194)
The mission is passed, and more than that. (ST-297)
The beacon sends a single note, so deep that you feel it in your teeth. The machines stop in mid-stride. Far out, on three rings, the lights go off. "A fault in the grid," says Archivist Sarn. "It happens. You are doing very well." (ST-8)
The mission brings 25 credits. (ST-198)
