203 moves, passed
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
Bulwark rushes 7.85″. (ST-28)
Machinist is activated. (ST-17)
Machinist rushes 12″. (ST-28)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 3, 6.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 2.
Sentinel A blocks 0 of one hit (4+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Sentinel A is activated, 1.56″ from the nearest hero. (ST-18, ST-19)

--- round 3, mission, move 25 ---
Sentinel A: shots at Bulwark would do 1.25 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 1.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, 0 hits. (ST-37, ST-38)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 4: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Mender mites A comes in from the south-east corner, far from the heroes. (ST-291)
"Trespassers at the transmitter," the loudspeakers say politely. "Please wait there." (ST-8)
Round 3. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 4, 3.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 6, 5.
Sentinel A is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 4, 4.
Sentinel A blocks 2 of 2 hits (4+). (ST-40, ST-216)
Machinist holds the position. (ST-25)
Roll for the hits: 1, 2.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 4.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Sentinel A blocks 0 of one hit (4+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Roll for the morale test: 3.
Sentinel A tests morale, 4+: 3. (ST-60, ST-63)
Roll for Fearless: 6.
Sentinel A is Fearless: 6, the morale test counts as passed. (ST-131)
Sentinel A is activated, 1.56″ from the nearest hero. (ST-18, ST-19)
Sentinel A: shots at Bulwark would do 1.25 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 1.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, 0 hits. (ST-37, ST-38)
Mender mites A is activated, 32.95″ from the nearest hero. (ST-18, ST-19)

--- round 4, mission, move 39 ---
Mender mites A reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 7: vigilant. (ST-296)
Round 4. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 6, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Sentinel A blocks 1 of one hit (5+). (ST-40, ST-216)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark holds the position. (ST-25)
Roll for the hits: 2, 1.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 6, 3.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 6.
Sentinel A blocks 1 of one hit (4+). (ST-40, ST-216)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 2.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of one hit (4+). (ST-40, ST-216)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist does what can be done once in a mission: Spare cells. (ST-78)
Machinist regains 3 stamina. (ST-78)
Machinist holds the position. (ST-25)
Roll for the hits: 3, 5.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Sentinel A blocks 0 of one hit (4+). (ST-40, ST-216)
Sentinel A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Sentinel A takes one wound. (ST-42)
Sentinel A is destroyed. (ST-43)
Mender mites A is activated, 26.96″ from the nearest hero. (ST-18, ST-19)

--- round 5, mission, move 56 ---
Mender mites A reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 10: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Mender mites B comes in from the south-east corner, far from the heroes. (ST-291)
"They come on the minute," says Jorun. "You could set the clock by them. And then run." (ST-8)
Round 5. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 0.78″. (ST-28)
Roll for the marker: 4.
Bulwark tests Strength 5+: 4, failed. (ST-4)
Bulwark spends 2 stamina: the test counts as passed. (ST-5)
Bulwark arms marker 1. (ST-199, ST-200)
The lever gives. Below your feet something very large draws a breath. (ST-8)
Machinist is activated. (ST-17)
Machinist uses up for Machinist: Resting kit. (ST-201)
Machinist regains 3 stamina. (ST-201)
Machinist rushes 11.55″. (ST-28)
Mender mites A is activated, 18.92″ from the nearest hero. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated, 30.77″ from the nearest hero. (ST-18, ST-19)

--- round 6, mission, move 67 ---
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: one counter lies on it, 3 to go. (ST-294)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 3 to 13: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Mender mites C comes in from the south-east corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 4, 3.
Mender mites A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 3.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist advances 3.1″. (ST-26)
Roll for the hits: 2, 6.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 2.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Roll for the morale test: 4.
Mender mites A tests morale, 5+: 4. (ST-60, ST-63)
Mender mites A is Shaken. (ST-64, ST-66)
Mender mites A is activated, 10.75″ from the nearest hero. (ST-18, ST-19)
Mender mites A is Shaken and stays idle. (ST-66, ST-283)
Mender mites A is steady again. (ST-70)
Mender mites B is activated, 22.59″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 28.57″ from the nearest hero. (ST-18, ST-19)

--- round 7, mission, move 79 ---
Mender mites C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: 2 counters lie on it, 2 to go. (ST-294)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Mender mites D comes in from the north-east corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 2.61″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 5, 2.
Mender mites A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 1.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 4, 6.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites A: one model is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Mender mites A is destroyed. (ST-43)
Mender mites B is activated, 16.62″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 22.68″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites D is activated, 30.83″ from the nearest hero. (ST-18, ST-19)

--- round 8, mission, move 90 ---
Mender mites D reaches nobody: it rushes 6″ south-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: 3 counters lie on it, 1 to go. (ST-294)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 20: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Mender mites E comes in from the north-west corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.2″. (ST-26)
Roll for the hits: 3, 3.
Bulwark shoots at Mender mites B, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 5.2″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 5, 5.
Mender mites B is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 3, 2.
Mender mites B blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender mites B: one model is out. (ST-43)
Mender mites B: one model is out. (ST-43)
Mender mites B takes 2 wounds. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 1, 2.
Machinist shoots at Mender mites B, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 3, 6.
Machinist shoots at Mender mites B, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Mender mites B blocks 1 of one hit (6+). (ST-40, ST-216)
Mender mites B is activated, 10.69″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 16.71″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites D is activated, 24.85″ from the nearest hero. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 6″ south-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites E is activated, 30.77″ from the nearest hero. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 12″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 4 counters lie on it, 0 to go. (ST-294)
The primary objective is complete: 2 experience for everybody. (ST-193)
The note is sent. For a moment you cannot even hear your own breath. (ST-8)
There would be something else to do: Interrogate. (ST-200)

--- round 9, mission, move 110 ---
The heroes take it on: Interrogate. Alertness rises by 2. (ST-194)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 27: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Mender mites F comes in from the north-west corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 10.53″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 6.
Mender mites B is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 3.
Mender mites B blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites B: one model is out. (ST-43)
Mender mites B takes one wound. (ST-42)
Machinist rushes 10.92″. (ST-28)
Roll for the morale test: 2.
Mender mites B tests morale, 5+: 2. (ST-60, ST-63)
Mender mites B is Shaken. (ST-64, ST-66)
Mender mites E is activated, 12.48″ from the nearest hero. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 5.99″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites B is activated, 13.01″ from the nearest hero. (ST-18, ST-19)
Mender mites B is Shaken and stays idle. (ST-66, ST-283)
Mender mites B is steady again. (ST-70)
Mender mites D is activated, 15.23″ from the nearest hero. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 12″ west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 19.18″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites F is activated, 24.46″ from the nearest hero. (ST-18, ST-19)

--- round 10, mission, move 121 ---
Mender mites F reaches nobody: it rushes 12″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 31: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Mender mites G comes in from the south-east corner, far from the heroes. (ST-291)
Round 10. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 11.89″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 4, 6.
Mender mites F is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 1, 4.
Mender mites F blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender mites F: one model is out. (ST-43)
Mender mites F: one model is out. (ST-43)
Mender mites F takes 2 wounds. (ST-42)
Machinist advances 6″. (ST-26)
Roll for the hits: 5, 6.
Machinist shoots at Mender mites E, Carbine: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 6.
Mender mites E blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mender mites E: one model is out. (ST-43)
Mender mites E takes one wound. (ST-42)
Mender mites E is activated, 2.91″ from the nearest hero. (ST-18, ST-19)
Mender mites E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites E charges Machinist. (ST-29)
Mender mites E fights Machinist. (ST-51)
Roll for the hits: 2, 3, 5.
Mender mites E strikes at Machinist, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Machinist blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the hits: 1.
Mender mites E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 5.
Machinist strikes at Mender mites E, Wrench: 2 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 3.
Mender mites E blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender mites E: one model is out. (ST-43)
Mender mites E: one model is out. (ST-43)
Mender mites E takes 2 wounds. (ST-42)
Mender mites E steps back 1″. (ST-55)
Roll for the morale test: 5.
Mender mites E tests morale, 5+: 5. (ST-60, ST-63)
Mender mites F is activated, 8.85″ from the nearest hero. (ST-18, ST-19)
Mender mites F reaches nobody: it rushes 5.99″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Mender mites D is activated, 8.89″ from the nearest hero. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 6″ west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated, 16.6″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 9″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 17.13″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites G is activated, 40.59″ from the nearest hero. (ST-18, ST-19)

--- round 11, mission, move 135 ---
Mender mites G sees no hero: it rushes 6″ north-west to objective 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 35: full alert. (ST-296)
Wave 8 is coming! (ST-291)
Mender mites H comes in from the south-east corner, far from the heroes. (ST-291)
Round 11. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.65″. (ST-26)
Roll for the hits: 6, 5.
Bulwark shoots at Mender mites F, Scatter gun: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 6.
Mender mites F blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mender mites F: one model is out. (ST-43)
Mender mites F takes one wound. (ST-42)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark advances 5.65″. (ST-26)
Roll for the hits: 2, 4.
Bulwark shoots at Mender mites F, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 1.
Mender mites F tests morale, 5+: 1. (ST-60, ST-63)
Mender mites F is Shaken. (ST-64, ST-66)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Machinist overexerts: one wound instead of stamina. (ST-33)
Machinist takes one wound; 8 left. (ST-42)
Roll for the hits: 4, 6.
Mender mites F is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 3, 2.
Mender mites F blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mender mites F: one model is out. (ST-43)
Mender mites F: one model is out. (ST-43)
Mender mites F takes 2 wounds. (ST-42)
Mender mites F is destroyed. (ST-43)
The last of the wave drops something. (ST-199, ST-200)
Marker 2 is laid out. (ST-289)
Machinist advances 6″. (ST-26)
Roll for the hits: 3, 3.
Machinist shoots at Mender mites E, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mender mites D is activated, 3.85″ from the nearest hero. (ST-18, ST-19)
Mender mites D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites D charges Machinist. (ST-29)
Mender mites D fights Machinist. (ST-51)
Roll for the hits: 3, 3, 2, 6.
Mender mites D strikes at Machinist, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Machinist blocks 0 of one hit (6+). (ST-40, ST-216)
Machinist takes one wound; 7 left. (ST-42)
Roll for the hits: 3.
Mender mites D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1.
Machinist strikes at Mender mites D, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites D steps back 1″. (ST-55)
Mender mites E is activated, 5.97″ from the nearest hero. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 3.15″ north towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated, 13.06″ from the nearest hero. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 4.94″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites C is activated, 16.93″ from the nearest hero. (ST-18, ST-19)
Mender mites C sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites G is activated, 39.06″ from the nearest hero. (ST-18, ST-19)
Mender mites G reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites H is activated, 45.03″ from the nearest hero. (ST-18, ST-19)

--- round 12, mission, move 153 ---
Mender mites H reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 39: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Mender mites I comes in from the south-east corner, far from the heroes. (ST-291)
Round 12. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 10″. (ST-28)
Bulwark uses up for Machinist: Med kit. (ST-201)
Machinist: 2 wounds are healed. (ST-201)
Bulwark does what can be done once in a mission: Wall of iron. (ST-78)
Bulwark: +1 to Defense rolls, until the round ends. (ST-78)
Machinist: +1 to Defense rolls, until the round ends. (ST-78)
Machinist is activated. (ST-17)
Machinist holds the position. (ST-25)
Roll for the hits: 4, 5.
Machinist shoots at Mender mites E, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mender mites E blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites E: one model is out. (ST-43)
Mender mites E takes one wound. (ST-42)
Roll for the morale test: 5.
Mender mites E tests morale, 5+: 5. (ST-60, ST-63)
Mender mites D is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mender mites D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites D charges Machinist. (ST-29)
Mender mites D fights Machinist. (ST-51)
Roll for the hits: 6, 4, 5, 6.
Mender mites D strikes at Machinist, Cutters: 4 dice on 5+, 3 hits. (ST-52, ST-53)
Roll for the defence: 3, 2, 1.
Machinist blocks 0 of 3 hits (5+). (ST-40, ST-216)
Machinist takes 3 wounds; 6 left. (ST-42)
Roll for the hits: 5.
Mender mites D strikes at Machinist, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Machinist blocks 0 of one hit (6+). (ST-40, ST-216)
Machinist takes one wound; 5 left. (ST-42)
Roll for the hits: 2, 2.
Machinist strikes at Mender mites D, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites D steps back 1″. (ST-55)
Mender mites E is activated, 2.44″ from the nearest hero. (ST-18, ST-19)
Mender mites E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites E charges Machinist. (ST-29)
Mender mites E fights Machinist. (ST-51)
Roll for the hits: 6.
Mender mites E strikes at Machinist, Cutters: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Machinist blocks 0 of one hit (5+). (ST-40, ST-216)
Machinist takes one wound; 4 left. (ST-42)
Roll for the hits: 5, 2.
Machinist strikes at Mender mites E, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mender mites E steps back 1″. (ST-55)
Roll for the morale test: 1.
Machinist tests morale, 5+: 1. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Mender mites B is activated, 8.54″ from the nearest hero. (ST-18, ST-19)
Mender mites B can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mender mites B charges Bulwark. (ST-29)
Mender mites B fights Bulwark. (ST-51)
Roll for the hits: 6, 5.
Bulwark strikes at Mender mites B, Hatch shield: 2 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 6.
Mender mites B blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mender mites B: one model is out. (ST-43)
Mender mites B takes one wound. (ST-42)
Roll for the hits: 2.
Mender mites B strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Mender mites B steps back 1″. (ST-55)
Roll for the morale test: 6.
Mender mites B tests morale, 5+: 6. (ST-60, ST-63)
Mender mites C is activated, 11.67″ from the nearest hero. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 6″ north towards Machinist, the nearest. (ST-85, ST-281)
Mender mites G is activated, 33.06″ from the nearest hero. (ST-18, ST-19)
Mender mites G reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites H is activated, 39.29″ from the nearest hero. (ST-18, ST-19)
Mender mites H reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites I is activated, 45.03″ from the nearest hero. (ST-18, ST-19)

--- round 13, mission, move 170 ---
Mender mites I sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 44: full alert. (ST-296)
Wave 10 is coming! (ST-291)
Mender mites J comes in from the south-east corner, far from the heroes. (ST-291)
Round 13. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 1, 1.
Bulwark shoots at Mender mites B, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark uses a skill: Stand before. (ST-78)
Roll for the skill: 2.
Bulwark tests Strength 5+: 2, failed. (ST-4)
Stand before works, but costs Bulwark 1 stamina. (ST-80)
Bulwark stands before Machinist and takes what hits, against the next attack. (ST-79)
Machinist is activated. (ST-17)
Machinist is Shaken and stays idle. (ST-66)
Machinist is steady again. (ST-70)
Mender mites E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mender mites E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites E charges Machinist. (ST-29)
Mender mites E fights Machinist. (ST-51)
Roll for the hits: 3.
Mender mites E strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5.
Machinist strikes at Mender mites E, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Mender mites E blocks 1 of one hit (6+). (ST-40, ST-216)
Mender mites E steps back 1″. (ST-55)
Mender mites D is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mender mites D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites D charges Machinist. (ST-29)
Mender mites D fights Machinist. (ST-51)
Roll for the hits: 5, 4, 3, 6.
Mender mites D strikes at Machinist, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 4.
Machinist blocks 1 of 2 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 3 left. (ST-42)
Roll for the hits: 4.
Mender mites D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 6.
Machinist strikes at Mender mites D, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mender mites D blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites D: one model is out. (ST-43)
Mender mites D takes one wound. (ST-42)
Mender mites D steps back 1″. (ST-55)
Roll for the morale test: 1.
Machinist tests morale, 5+: 1. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Mender mites B is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mender mites B can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mender mites B charges Bulwark. (ST-29)
Mender mites B fights Bulwark. (ST-51)
Roll for the hits: 1, 2.
Bulwark strikes at Mender mites B, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mender mites B strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Mender mites B steps back 1″. (ST-55)
Mender mites C is activated, 5.74″ from the nearest hero. (ST-18, ST-19)
Mender mites C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites C charges Machinist. (ST-29)
Mender mites C fights Machinist. (ST-51)
Roll for the hits: 6.
Mender mites C strikes at Machinist, Cutters: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Machinist blocks 0 of one hit (6+). (ST-40, ST-216)
Machinist takes one wound; 2 left. (ST-42)
Roll for the hits: 3.
Mender mites C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 1.
Machinist strikes at Mender mites C, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mender mites C steps back 1″. (ST-55)
Machinist is Shaken already and passes no morale test. (ST-68)
Mender mites G is activated, 27.07″ from the nearest hero. (ST-18, ST-19)
Mender mites G reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites H is activated, 33.3″ from the nearest hero. (ST-18, ST-19)
Mender mites H sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites I is activated, 39.35″ from the nearest hero. (ST-18, ST-19)
Mender mites I sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites J is activated, 45.03″ from the nearest hero. (ST-18, ST-19)

--- round 14, mission, move 186 ---
Mender mites J sees no hero: it rushes 5.99″ north-west to objective 2. (ST-81, ST-87, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 47: full alert. (ST-296)
Wave 11 is coming! (ST-291)
Mender mites K comes in from the south-east corner, far from the heroes. (ST-291)
Round 14. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 1, 5.
Bulwark shoots at Mender mites B, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mender mites B blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites B: one model is out. (ST-43)
Mender mites B takes one wound. (ST-42)
Mender mites B is destroyed. (ST-43)
Machinist is activated. (ST-17)
Machinist is Shaken and stays idle. (ST-66)
Machinist is steady again. (ST-70)
Mender mites C is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mender mites C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites C charges Machinist. (ST-29)
Mender mites C fights Machinist. (ST-51)
Roll for the hits: 1, 5, 3, 5.
Mender mites C strikes at Machinist, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 1.
Machinist blocks 1 of 2 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 1 left. (ST-42)
Roll for the hits: 2.
Mender mites C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 1.
Machinist strikes at Mender mites C, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites C steps back 1″. (ST-55)
Roll for the morale test: 4.
Machinist tests morale, 5+: 4. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Mender mites E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mender mites E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites E charges Machinist. (ST-29)
Mender mites E fights Machinist. (ST-51)
Roll for the hits: 2.
Mender mites E strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 4.
Machinist strikes at Mender mites E, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mender mites E blocks 0 of one hit (6+). (ST-40, ST-216)
Mender mites E: one model is out. (ST-43)
Mender mites E takes one wound. (ST-42)
Mender mites E is destroyed. (ST-43)
Mender mites D is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mender mites D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites D charges Machinist. (ST-29)
Mender mites D fights Machinist. (ST-51)
Roll for the hits: 5, 4, 4.
Mender mites D strikes at Machinist, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Machinist blocks 0 of one hit (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Mender mites G is activated, 23.84″ from the nearest hero. (ST-18, ST-19)
Mender mites G sees no hero: it rushes 9″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites H is activated, 30.11″ from the nearest hero. (ST-18, ST-19)
Mender mites H sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites I is activated, 36″ from the nearest hero. (ST-18, ST-19)
Mender mites I sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites J is activated, 42.01″ from the nearest hero. (ST-18, ST-19)
Mender mites J sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Mender mites K is activated, 47.68″ from the nearest hero. (ST-18, ST-19)

--- round 15, mission, move 201 ---
Mender mites K sees no hero: it rushes 6″ north-west to objective 2. (ST-81, ST-87, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 50: full alert. (ST-296)
Wave 12 is coming! (ST-291)
Mender mites L comes in from the south-east corner, far from the heroes. (ST-291)
Round 15. (ST-208)
Bulwark is activated. (ST-17)
Bulwark wants to go home. (ST-297)
The mission is passed. (ST-297)
The beacon sends a single note, so deep that you feel it in your teeth. The machines stop in mid-stride. Far out, on three rings, the lights go off. "A fault in the grid," says Archivist Sarn. "It happens. You are doing very well." (ST-8)
The mission brings 25 credits. (ST-198)
Machinist rolls for the injury: 4.
Machinist takes something away: arm injury. (ST-197)
