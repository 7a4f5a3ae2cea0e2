132 moves, passed
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
Bulwark collects search token 2: Pay chest. (ST-74)
Roll for the credits: 3.
Bulwark finds 4 credits. (ST-74)
Bulwark rushes 11.83″. (ST-28)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 11.15″. (ST-28)
Machinist is activated. (ST-17)
Machinist rushes 11.25″. (ST-28)
Sentinel A is activated. (ST-18, ST-19)

--- round 2, mission, move 14 ---
Sentinel A sees no hero: it rushes 9.18″ north-west to objective 1. (ST-81, ST-87, ST-281)
Alertness 1: careless. (ST-296)
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
Sentinel A is activated. (ST-18, ST-19)

--- round 3, mission, move 25 ---
Sentinel A: shots at Bulwark would do 1.25 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 1.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, 0 hits. (ST-37, ST-38)
Alertness 4: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Lamp drone A comes in from the south-east corner. (ST-291)
"Trespassers at the transmitter," the loudspeakers say politely. "Please wait there." (ST-8)
Round 3. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 3, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 5, 4.
Sentinel A is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 4, 1.
Sentinel A blocks 1 of 2 hits (4+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 6.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of one hit (4+). (ST-40, ST-216)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 6.
Sentinel A tests morale, 4+: 6. (ST-60, ST-63)
Sentinel A is activated. (ST-18, ST-19)
Sentinel A: shots at Bulwark would do 1.25 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 1.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, 0 hits. (ST-37, ST-38)
Lamp drone A is activated. (ST-18, ST-19)

--- round 4, mission, move 39 ---
Lamp drone A reaches nobody: it rushes 12″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Alertness 7: vigilant. (ST-296)
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
Machinist holds the position. (ST-25)
Roll for the hits: 3, 5.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Sentinel A blocks 0 of one hit (4+). (ST-40, ST-216)
One of Sentinel A is out. (ST-43)
Sentinel A takes one wound. (ST-42)
Sentinel A is destroyed. (ST-43)
Lamp drone A is activated. (ST-18, ST-19)

--- round 5, mission, move 55 ---
Lamp drone A advances 3.92″ north-west, only as far as needed to shoot at Bulwark. (ST-83, ST-279)
Roll for the hits: 4, 4, 2.
Lamp drone A shoots at Bulwark, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 3.
Bulwark blocks 0 of 2 hits (5+). (ST-40, ST-216)
Bulwark takes 2 wounds; 7 left. (ST-42)
Alertness 10: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Mender mites A comes in from the south-east corner. (ST-291)
"They come on the minute," says Jorun. "You could set the clock by them. And then run." (ST-8)
Round 5. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 0.78″. (ST-28)
Roll for the marker: 2.
Bulwark tests Strength 5+: 2, failed. (ST-4)
Bulwark spends 2 stamina: the test counts as passed. (ST-5)
Bulwark arms marker 1. (ST-199, ST-200)
The lever gives. Below your feet something very large draws a breath. (ST-8)
Machinist is activated. (ST-17)
Machinist uses up for Machinist: Resting kit. (ST-201)
Machinist regains 3 stamina. (ST-31)
Machinist rushes 11.55″. (ST-28)
Machinist does what can be done once in a mission: Spare cells. (ST-78)
Bulwark regains 3 stamina. (ST-31)
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A need not move to shoot at Machinist: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 3, 6.
Lamp drone A shoots at Machinist, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 1.
Machinist blocks 0 of 2 hits (6+). (ST-40, ST-216)
Machinist takes 2 wounds; 7 left. (ST-42)
Mender mites A is activated. (ST-18, ST-19)

--- round 6, mission, move 67 ---
Mender mites A reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: one counter lies on it, 3 to go. (ST-294)
Roll for the alertness: 4.
Alertness 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Mender mites B comes in from the south-east corner. (ST-291)
Mender mites C comes in from the north-east corner. (ST-291)
Round 6. (ST-208)
Bulwark is activated. (ST-17)
Bulwark uses up for Bulwark: Med kit. (ST-201)
Bulwark: 2 wounds are healed. (ST-79)
Bulwark rushes 4.61″. (ST-28)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 4.
Lamp drone A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 5.
Lamp drone A blocks 1 of one hit (5+). (ST-40, ST-216)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 1.
Machinist shoots at Lamp drone A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 6, 5.
Lamp drone A shoots at Bulwark, Lamp beam: 3 dice on 4+, 3 hits. (ST-37, ST-38)
Roll for the defence: 2, 3, 3.
Bulwark blocks 0 of 3 hits (5+). (ST-40, ST-216)
Bulwark takes 3 wounds; 6 left. (ST-42)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites C is activated. (ST-18, ST-19)

--- round 7, mission, move 80 ---
Mender mites C reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 2 counters lie on it, 2 to go. (ST-294)
Roll for the alertness: 4.
Alertness 18: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Mender mites D comes in from the north-west corner. (ST-291)
Mender mites E comes in from the north-east corner. (ST-291)
Round 7. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 5, 3.
Lamp drone A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 2.
Lamp drone A blocks 0 of one hit (5+). (ST-40, ST-216)
Lamp drone A takes one wound. (ST-42)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 1.
Machinist tests Dexterity 4+: 1, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 2, 3.
Lamp drone A is shot at for Machinist: 2 dice on 4+, 0 hits. (ST-38)
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 6, 5.
Lamp drone A shoots at Bulwark, Lamp beam: 3 dice on 4+, 3 hits. (ST-37, ST-38)
Roll for the defence: 6, 2, 6.
Bulwark blocks 2 of 3 hits (5+). (ST-40, ST-216)
Bulwark takes one wound; 5 left. (ST-42)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites C is activated. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites D is activated. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 12″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Mender mites E is activated. (ST-18, ST-19)

--- round 8, mission, move 92 ---
Mender mites E reaches nobody: it rushes 5.99″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 3 counters lie on it, 1 to go. (ST-294)
Roll for the alertness: 3.
Alertness 22: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Mender mites F comes in from the north-west corner. (ST-291)
Mender mites G comes in from the north-east corner. (ST-291)
Round 8. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 2.61″. (ST-26)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 3, 3.
Mender mites A is shot at for Machinist: 2 dice on 4+, 0 hits. (ST-38)
Machinist advances 5.55″. (ST-26)
Roll for the hits: 4, 6.
Machinist shoots at Mender mites D, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Mender mites D blocks 0 of one hit (6+). (ST-40, ST-216)
One of Mender mites D is out. (ST-43)
Mender mites D takes one wound. (ST-42)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist advances 5.55″. (ST-26)
Roll for the hits: 4, 5.
Machinist shoots at Mender mites A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Mender mites A blocks 1 of one hit (6+). (ST-40, ST-216)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 6, 2.
Lamp drone A shoots at Bulwark, Lamp beam: 3 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Bulwark blocks 0 of one hit (5+). (ST-40, ST-216)
Bulwark takes one wound; 4 left. (ST-42)
Roll for the morale test: 5.
Bulwark tests morale, 5+: 5. (ST-60, ST-63)
Mender mites C is activated. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 12″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for dangerous ground: 6.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 1.
Mender mites C goes through Live cables: one wound. (ST-93, ST-96)
One of Mender mites C is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Roll for dangerous ground: 5.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 5.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 1.
Mender mites C goes through Live cables: one wound. (ST-93, ST-96)
One of Mender mites C is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Mender mites D is activated. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 6″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites E is activated. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites G is activated. (ST-18, ST-19)
Mender mites G reaches nobody: it rushes 5.99″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites F is activated. (ST-18, ST-19)
Mender mites F reaches nobody: it rushes 12″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: 4 counters lie on it, 0 to go. (ST-294)
The primary objective is complete: 2 experience for everybody. (ST-193)
The note is sent. For a moment you cannot even hear your own breath. (ST-8)
There would be something else to do: Interrogate. (ST-200)

--- round 9, mission, move 113 ---
The heroes take it on: Interrogate. Alertness rises by 2. (ST-194)
Roll for the alertness: 3.
Alertness 28: full alert. (ST-296)
Wave 6 is coming! (ST-291)
2 are equally near: a die decides. (ST-276)
Roll for the choice between those who are equally near: 2.
Mender mites H comes in from the south-east corner. (ST-291)
Mender mites I comes in from the north-west corner. (ST-291)
Round 9. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 4.82″. (ST-26)
Roll for the hits: 4, 6.
Bulwark shoots at Mender mites A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Mender mites A blocks 0 of one hit (6+). (ST-40, ST-216)
One of Mender mites A is out. (ST-43)
Mender mites A takes one wound. (ST-42)
Machinist is activated. (ST-17)
Machinist rests: all stamina is back. (ST-31, ST-32)
Mender mites C is activated. (ST-18, ST-19)
Roll for dangerous ground: 1.
Mender mites C goes through Live cables: one wound. (ST-93, ST-96)
One of Mender mites C is out. (ST-43)
Mender mites C takes one wound. (ST-42)
Roll for dangerous ground: 6.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 2.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Mender mites C can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mender mites C charges Bulwark. (ST-29)
Mender mites C fights Bulwark. (ST-51)
Roll for the hits: 4, 1.
Bulwark strikes at Mender mites C, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 4.
Mender mites C strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites C steps back 1″. (ST-55)
Roll for dangerous ground: 6.
Mender mites C goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for the morale test: 3.
Mender mites C tests morale, 5+: 3. (ST-60, ST-63)
Mender mites C is Shaken. (ST-64, ST-66)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mender mites A charges Machinist. (ST-29)
Mender mites A fights Machinist. (ST-51)
Roll for the hits: 2, 3, 3.
Mender mites A strikes at Machinist, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mender mites A strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 2.
Machinist strikes at Mender mites A, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mender mites A steps back 1″. (ST-55)
Mender mites D is activated. (ST-18, ST-19)
Mender mites D reaches nobody: it rushes 6″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites E is activated. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 5.99″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A need not move to shoot at Machinist: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 4, 3.
Lamp drone A shoots at Machinist, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 1.
Machinist blocks 0 of 2 hits (5+). (ST-40, ST-216)
Machinist takes 2 wounds; 5 left. (ST-42)
Mender mites F is activated. (ST-18, ST-19)
Mender mites F reaches nobody: it rushes 6″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Mender mites G is activated. (ST-18, ST-19)
Mender mites G reaches nobody: it rushes 5.99″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mender mites H is activated. (ST-18, ST-19)
Mender mites H reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mender mites I is activated. (ST-18, ST-19)

--- round 10, mission, move 129 ---
Mender mites I reaches nobody: it rushes 12″ south-east towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 4.
Alertness 32: full alert. (ST-296)
Wave 7 is coming! (ST-291)
Mender mites J comes in from the north-west corner. (ST-291)
Mender mites K comes in from the south-east corner. (ST-291)
Round 10. (ST-208)
Bulwark is activated. (ST-17)
Bulwark wants to go home. (ST-297)
The mission is passed. (ST-297)
The beacon sends a single note, so deep that you feel it in your teeth. The machines stop in mid-stride. Far out, on three rings, the lights go off. "A fault in the grid," says Archivist Sarn. "It happens. You are doing very well." (ST-8)
The mission pays 25 credits.
