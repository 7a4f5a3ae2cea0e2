208 moves, lost
The Beacon of Halm. (ST-8)
Archivist Sarn of the Office of Voices calls in person. She speaks softly, and it is pleasant to listen to her. “Whoever wants to wake the rings must give them a note,” she says. “On the moon Halm stands the old beacon. Switch it on and stay with it until it has sent.” What she does not say, Jorun does: “The Vigil is still running there. Guard machines. They have not shot anybody for eleven years, and I think they miss it.” (ST-8)
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
Mite swarm A stands guard. (ST-290)
Bulwark deploys. (ST-287)

--- round 1, mission, move 4 ---
Machinist deploys. (ST-287)
Round 1. (ST-208)
The paint is flaking off the beacon. On its base stands, written by hand, a row of numbers, or a song. (ST-8)
Bulwark is activated. (ST-17)
Roll for the contents of the search token: 3.
Search token 2 is revealed: Pay chest. (ST-73, ST-74)
Bulwark collects search token 2: Pay chest, and 5 credits. (ST-74, ST-198)
Roll for the credits: 4.
Bulwark finds 4 credits. (ST-74)
Bulwark rushes 11.83″. (ST-28)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 11.15″. (ST-28)
Machinist is activated. (ST-17)
Machinist rushes 11.25″. (ST-28)
Mite swarm A is activated, 9.92″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm A charges Bulwark. (ST-29)
Mite swarm A fights Bulwark. (ST-51)
Roll for the hits: 3, 6.
Bulwark strikes at Mite swarm A, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mite swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Roll for the hits: 2, 3, 3.
Mite swarm A strikes at Bulwark, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm A strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Mite swarm A steps back 1″. (ST-55)
Sentinel A is activated, 14″ from the nearest hero. (ST-18, ST-19)

--- round 2, mission, move 15 ---
Sentinel A sees no hero: it rushes 9.18″ north-west to marker 1. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 2: careless. (ST-296)
Round 2. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 1, 4.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark holds the position. (ST-25)
Roll for the hits: 3, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 5, 4.
Mite swarm A is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 4, 1.
Mite swarm A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes 2 wounds. (ST-42)
Machinist advances 5.83″. (ST-26)
Roll for the hits: 2, 6.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist advances 4.03″. (ST-26)
Roll for the hits: 2, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 6.
Mite swarm A tests morale, 5+: 6. (ST-60, ST-63)
Mite swarm A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm A charges Bulwark. (ST-29)
Mite swarm A fights Bulwark. (ST-51)
Roll for the hits: 3, 2.
Bulwark strikes at Mite swarm A, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm A strikes at Bulwark, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm A strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 8 left. (ST-42)
Mite swarm A steps back 1″. (ST-55)
Sentinel A is activated, 7.24″ from the nearest hero. (ST-18, ST-19)

--- round 3, mission, move 32 ---
Sentinel A: shots at Bulwark would do 1.25 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 2, 1.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 7 left. (ST-42)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 5: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Mite swarm B comes in from the south-east corner, far from the heroes. (ST-291)
“Trespassers at the transmitter,” the loudspeakers say politely. “Please wait there.” (ST-8)
Round 3. (ST-208)
Bulwark is activated. (ST-17)
Bulwark uses up: Med kit. (ST-201)
Bulwark: 2 wounds are healed. (ST-201)
Bulwark advances 2.82″. (ST-26)
Roll for the hits: 6, 3.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Sentinel A blocks 1 of 1 hit (5+). (ST-40, ST-216)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark advances 6″. (ST-26)
Roll for the hits: 6, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Sentinel A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 5, 2.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Machinist advances 2″. (ST-26)
Roll for the hits: 4, 2.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 4, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mite swarm A is activated, 2.35″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm A charges Machinist. (ST-29)
Mite swarm A fights Machinist. (ST-51)
Roll for the hits: 3.
Mite swarm A strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm A strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 3.
Machinist strikes at Mite swarm A, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Mite swarm A blocks 1 of 1 hit (6+). (ST-40, ST-216)
Mite swarm A steps back 1″. (ST-55)
Sentinel A is activated, 11.56″ from the nearest hero. (ST-18, ST-19)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 1, 4.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 8 left. (ST-42)
Mite swarm B is activated, 42.1″ from the nearest hero. (ST-18, ST-19)

--- round 4, mission, move 51 ---
Mite swarm B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 8: full alert. (ST-296)
Wave 2 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm C comes in from the south-east corner, far from the heroes. (ST-291)
“They come on the minute,” says Jorun. “You could set the clock by them. And then run.” (ST-8)
Round 4. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 1.
Sentinel A is shot at for Machinist: 2 dice on 4+, 0 hits. (ST-38)
Machinist holds the position. (ST-25)
Roll for the hits: 4, 6.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist does what can be done once in a mission: Spare cells. (ST-78)
Machinist regains 3 stamina. (ST-78)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 3.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mite swarm A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm A charges Machinist. (ST-29)
Mite swarm A fights Machinist. (ST-51)
Roll for the hits: 3.
Mite swarm A strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm A strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 5.
Machinist strikes at Mite swarm A, Wrench: 2 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 2.
Mite swarm A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes 2 wounds. (ST-42)
Mite swarm A is destroyed. (ST-43)
Sentinel A is activated, 11.56″ from the nearest hero. (ST-18, ST-19)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 2, 3.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, 0 hits. (ST-37, ST-38)
Mite swarm B is activated, 36.11″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm C is activated, 42.1″ from the nearest hero. (ST-18, ST-19)

--- round 5, mission, move 66 ---
Mite swarm C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 6.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 13: full alert. (ST-296)
Wave 3 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm D comes in from the south-east corner, far from the heroes. (ST-291)
Round 5. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 0.7″. (ST-26)
Roll for the hits: 5, 6.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 6.
Sentinel A blocks 1 of 2 hits (5+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark holds the position. (ST-25)
Roll for the hits: 3, 2.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 3.
Sentinel A tests morale, 4+: 3. (ST-60, ST-63)
Roll for Fearless: 3.
Sentinel A is Shaken. (ST-64, ST-66)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 6, 1.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Machinist advances 1.46″. (ST-26)
Roll for the hits: 5, 6.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 6.
Sentinel A blocks 1 of 2 hits (4+). (ST-40, ST-216)
Sentinel A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Sentinel A takes one wound. (ST-42)
Sentinel A is destroyed. (ST-43)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist uses up: Resting kit. (ST-201)
Machinist regains 3 stamina. (ST-201)
Mite swarm B is activated, 29.08″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm C is activated, 35.23″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 41.07″ from the nearest hero. (ST-18, ST-19)

--- round 6, mission, move 83 ---
Mite swarm D reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 16: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Mite swarm E comes in from the south-east corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.75″. (ST-26)
Machinist is activated. (ST-17)
Machinist rushes 11.78″. (ST-28)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 5, 6.
Mite swarm B is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 1, 5.
Mite swarm B blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes 2 wounds. (ST-42)
Mite swarm B is activated, 15.36″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm C is activated, 21.33″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 27.19″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 32.95″ from the nearest hero. (ST-18, ST-19)

--- round 7, mission, move 94 ---
Mite swarm E reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Mite swarm F comes in from the south-east corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rushes 11.31″. (ST-28)
Machinist is activated. (ST-17)
Machinist advances 0.78″. (ST-26)
Roll for the hits: 1, 3.
Machinist shoots at Mite swarm B, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the marker: 5.
Machinist tests Strength 5+: 5, passed. (ST-4)
Machinist arms marker 1. (ST-199, ST-200)
The lever gives. Below your feet something very large draws a breath. (ST-8)
Mite swarm B is activated, 8.7″ from the nearest hero. (ST-18, ST-19)
Mite swarm B can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm B charges Machinist. (ST-29)
Mite swarm B fights Machinist. (ST-51)
Roll for the hits: 4, 6.
Mite swarm B strikes at Machinist, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 8 left. (ST-42)
Roll for the hits: 1.
Mite swarm B strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 2.
Machinist strikes at Mite swarm B, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Mite swarm B steps back 1″. (ST-55)
Roll for the morale test: 1.
Mite swarm B tests morale, 5+: 1. (ST-60, ST-63)
Mite swarm B is Shaken. (ST-64, ST-66)
Mite swarm C is activated, 14.74″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 20.44″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 26.28″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 32.17″ from the nearest hero. (ST-18, ST-19)

--- round 8, mission, move 107 ---
Mite swarm F reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: one counter lies on it, 3 to go. (ST-294)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 25: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Mite swarm G comes in from the south-east corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mite swarm B. (ST-29)
Bulwark fights Mite swarm B. (ST-51)
Roll for the hits: 4, 6.
Bulwark strikes at Mite swarm B, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Roll for the hits: 2.
Mite swarm B strikes at Bulwark, Cutters: one die on 6+, 0 hits. (ST-52, ST-53)
Bulwark steps back 1″. (ST-55)
Mite swarm B is Shaken already and passes no morale test. (ST-68)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 3, 3.
Mite swarm C is shot at for Machinist: 2 dice on 4+, 0 hits. (ST-38)
Machinist advances 1.32″. (ST-26)
Roll for the hits: 3, 2.
Machinist shoots at Mite swarm D, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 4.
Machinist shoots at Mite swarm D, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Mite swarm D blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes one wound. (ST-42)
Mite swarm B is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm B is Shaken and stays idle. (ST-66, ST-283)
Mite swarm B is steady again. (ST-70)
Mite swarm C is activated, 8.6″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm C charges Bulwark. (ST-29)
Mite swarm C fights Bulwark. (ST-51)
Roll for the hits: 2, 1.
Bulwark strikes at Mite swarm C, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 4, 5, 2.
Mite swarm C strikes at Bulwark, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Bulwark blocks 1 of 1 hit (5+). (ST-40, ST-216)
Roll for the hits: 6.
Mite swarm C strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 7 left. (ST-42)
Mite swarm C steps back 1″. (ST-55)
Mite swarm D is activated, 14.35″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 20″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 5.99″ north towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 26.05″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm G is activated, 31.83″ from the nearest hero. (ST-18, ST-19)

--- round 9, mission, move 124 ---
Mite swarm G reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 30: full alert. (ST-296)
Wave 7 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm H comes in from the south-east corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mite swarm B. (ST-29)
Bulwark fights Mite swarm B. (ST-51)
Roll for the hits: 3, 2.
Bulwark strikes at Mite swarm B, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm B strikes at Bulwark, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Bulwark steps back 1″. (ST-55)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark charges Mite swarm B. (ST-29)
Bulwark fights Mite swarm B. (ST-51)
Roll for the hits: 5, 5.
Bulwark strikes at Mite swarm B, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm B strikes at Bulwark, Cutters: one die on 6+, 0 hits. (ST-52, ST-53)
Bulwark steps back 1″. (ST-55)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Machinist overexerts: one wound instead of stamina. (ST-33)
Machinist takes one wound; 7 left. (ST-42)
Roll for the hits: 6, 1.
Mite swarm C is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 5.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 2, 1.
Machinist shoots at Mite swarm C, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mite swarm C is activated, 0.04″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm C charges Bulwark. (ST-29)
Mite swarm C fights Bulwark. (ST-51)
Roll for the hits: 6, 5.
Bulwark strikes at Mite swarm C, Hatch shield: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Roll for the hits: 6, 2.
Mite swarm C strikes at Bulwark, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Bulwark blocks 1 of 1 hit (5+). (ST-40, ST-216)
Roll for the hits: 5.
Mite swarm C strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 6 left. (ST-42)
Mite swarm C steps back 1″. (ST-55)
Mite swarm B is activated, 0.1″ from the nearest hero. (ST-18, ST-19)
Mite swarm B can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm B charges Bulwark. (ST-29)
Mite swarm B fights Bulwark. (ST-51)
Roll for the hits: 1, 2.
Bulwark strikes at Mite swarm B, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mite swarm B strikes at Bulwark, Cutters: one die on 6+, 0 hits. (ST-52, ST-53)
Mite swarm B steps back 1″. (ST-55)
Mite swarm D is activated, 8.59″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm D charges Bulwark. (ST-29)
Mite swarm D fights Bulwark. (ST-51)
Roll for the hits: 3, 5.
Bulwark strikes at Mite swarm D, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 5, 4.
Mite swarm D strikes at Bulwark, Cutters: 3 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 6.
Bulwark blocks 1 of 2 hits (5+). (ST-40, ST-216)
Bulwark takes one wound; 5 left. (ST-42)
Roll for the hits: 6.
Mite swarm D strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 4 left. (ST-42)
Mite swarm D steps back 1″. (ST-55)
Roll for the morale test: 4.
Bulwark tests morale, 5+: 4. (ST-60, ST-63)
Bulwark spends 2 stamina and will not be shaken. (ST-65)
Mite swarm E is activated, 14.57″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 20.2″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm G is activated, 26.22″ from the nearest hero. (ST-18, ST-19)
Mite swarm G reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm H is activated, 31.93″ from the nearest hero. (ST-18, ST-19)

--- round 10, mission, move 142 ---
Mite swarm H reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 34: full alert. (ST-296)
Wave 8 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm I comes in from the south-east corner, far from the heroes. (ST-291)
Round 10. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mite swarm D. (ST-29)
Bulwark fights Mite swarm D. (ST-51)
Roll for the hits: 2, 1.
Bulwark strikes at Mite swarm D, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1, 2, 2.
Mite swarm D strikes at Bulwark, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm D strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 3 left. (ST-42)
Bulwark steps back 1″. (ST-55)
Roll for the morale test: 3.
Bulwark tests morale, 5+: 3. (ST-60, ST-63)
Bulwark is Shaken. (ST-64, ST-66)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 1, 2.
Mite swarm C is shot at for Machinist: 2 dice on 4+, 0 hits. (ST-38)
Machinist advances 1.58″. (ST-26)
Roll for the hits: 1, 5.
Machinist shoots at Mite swarm B, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Mite swarm B is destroyed. (ST-43)
Mite swarm D is activated, 0.12″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm D charges Bulwark. (ST-29)
Mite swarm D fights Bulwark. (ST-51)
Roll for the hits: 1, 5.
Bulwark strikes at Mite swarm D, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5, 6.
Mite swarm D strikes at Bulwark, Cutters: 3 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Bulwark blocks 0 of 1 hit (5+). (ST-40, ST-216)
Bulwark takes one wound; 2 left. (ST-42)
Roll for the hits: 2.
Mite swarm D strikes at Bulwark, Welding flame: one die on 6+, 0 hits. (ST-52, ST-53)
Mite swarm D steps back 1″. (ST-55)
Bulwark is Shaken already and passes no morale test. (ST-68)
Mite swarm C is activated, 1.33″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 3, 1.
Mite swarm C strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 6.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Mite swarm C steps back 1″. (ST-55)
Roll for the morale test: 1.
Mite swarm C tests morale, 5+: 1. (ST-60, ST-63)
Mite swarm C is Shaken. (ST-64, ST-66)
Mite swarm E is activated, 8.47″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 5, 4, 4, 4.
Mite swarm E strikes at Machinist, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 6 left. (ST-42)
Roll for the hits: 4.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 1.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm E steps back 1″. (ST-55)
Mite swarm F is activated, 14.04″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm G is activated, 19.3″ from the nearest hero. (ST-18, ST-19)
Mite swarm G reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm H is activated, 25.05″ from the nearest hero. (ST-18, ST-19)
Mite swarm H reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm I is activated, 30.77″ from the nearest hero. (ST-18, ST-19)

--- round 11, mission, move 159 ---
Mite swarm I reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 37: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Mite swarm J comes in from the south-east corner, far from the heroes. (ST-291)
Round 11. (ST-208)
Bulwark is activated. (ST-17)
Bulwark is Shaken and stays idle. (ST-66)
Bulwark is steady again. (ST-70)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 4.
Machinist tests Dexterity 4+: 4, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 4, 3.
Mite swarm D is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 5.
Mite swarm D blocks 1 of 1 hit (5+). (ST-40, ST-216)
Machinist holds the position. (ST-25)
Roll for the hits: 5, 2.
Machinist shoots at Mite swarm E, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Mite swarm E blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes one wound. (ST-42)
Mite swarm E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 3, 4, 3.
Mite swarm E strikes at Machinist, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1, 6.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm E blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes one wound. (ST-42)
Mite swarm E steps back 1″. (ST-55)
Mite swarm D is activated, 0.74″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm D charges Bulwark. (ST-29)
Mite swarm D fights Bulwark. (ST-51)
Roll for the hits: 6, 4.
Bulwark strikes at Mite swarm D, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mite swarm D blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes one wound. (ST-42)
Roll for the hits: 4, 3.
Mite swarm D strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm D strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Mite swarm D steps back 1″. (ST-55)
Mite swarm C is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm C is Shaken and stays idle. (ST-66, ST-283)
Mite swarm C is steady again. (ST-70)
Mite swarm F is activated, 8.15″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm F charges Machinist. (ST-29)
Mite swarm F fights Machinist. (ST-51)
Roll for the hits: 2, 6, 2, 5.
Mite swarm F strikes at Machinist, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 6.
Machinist blocks 2 of 2 hits (6+). (ST-40, ST-216)
Roll for the hits: 5.
Mite swarm F strikes at Machinist, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 5 left. (ST-42)
Roll for the hits: 1, 2.
Machinist strikes at Mite swarm F, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm F steps back 1″. (ST-55)
Mite swarm G is activated, 13.6″ from the nearest hero. (ST-18, ST-19)
Mite swarm G reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm H is activated, 19.08″ from the nearest hero. (ST-18, ST-19)
Mite swarm H reaches nobody: it rushes 12″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm I is activated, 24.92″ from the nearest hero. (ST-18, ST-19)
Mite swarm I reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm J is activated, 30.77″ from the nearest hero. (ST-18, ST-19)

--- round 12, mission, move 172 ---
Mite swarm J reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 41: full alert. (ST-296)
Wave 10 is coming! (ST-291)
Mite swarm K comes in from the south-east corner, far from the heroes. (ST-291)
Round 12. (ST-208)
Bulwark is activated. (ST-17)
Bulwark charges Mite swarm F. (ST-29)
Bulwark fights Mite swarm F. (ST-51)
Roll for the hits: 3, 6.
Bulwark strikes at Mite swarm F, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mite swarm F blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm F: one model is out. (ST-43)
Mite swarm F takes one wound. (ST-42)
Roll for the hits: 5, 1, 3.
Mite swarm F strikes at Bulwark, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Bulwark blocks 1 of 1 hit (5+). (ST-40, ST-216)
Roll for the hits: 1.
Mite swarm F strikes at Bulwark, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Bulwark steps back 1″. (ST-55)
Machinist is activated. (ST-17)
Machinist rests: all stamina is back. (ST-31, ST-32)
2 are equally near: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm F is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm F charges Bulwark. (ST-29)
Mite swarm F fights Bulwark. (ST-51)
Roll for the hits: 1, 2.
Bulwark strikes at Mite swarm F, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5, 1.
Mite swarm F strikes at Bulwark, Cutters: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm F strikes at Bulwark, Welding flame: one die on 6+, 0 hits. (ST-52, ST-53)
Mite swarm F steps back 1″. (ST-55)
Mite swarm E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 3, 4.
Mite swarm E strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Machinist blocks 1 of 1 hit (6+). (ST-40, ST-216)
Roll for the hits: 2, 5.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Mite swarm E blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes one wound. (ST-42)
Mite swarm E steps back 1″. (ST-55)
Roll for the morale test: 2.
Mite swarm E tests morale, 5+: 2. (ST-60, ST-63)
Mite swarm E is Shaken. (ST-64, ST-66)
Mite swarm C is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 3, 3.
Mite swarm C strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 2.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm C steps back 1″. (ST-55)
Mite swarm D is activated, 5.23″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm D charges Machinist. (ST-29)
Mite swarm D fights Machinist. (ST-51)
Roll for the hits: 1, 6.
Mite swarm D strikes at Machinist, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 4 left. (ST-42)
Roll for the hits: 2.
Mite swarm D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 5.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm D blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes one wound. (ST-42)
Mite swarm D steps back 1″. (ST-55)
Roll for the morale test: 3.
Mite swarm D tests morale, 5+: 3. (ST-60, ST-63)
Mite swarm D is Shaken. (ST-64, ST-66)
Roll for the morale test: 5.
Machinist tests morale, 5+: 5. (ST-60, ST-63)
Mite swarm G is activated, 7.72″ from the nearest hero. (ST-18, ST-19)
Mite swarm G can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm G charges Machinist. (ST-29)
Mite swarm G fights Machinist. (ST-51)
Roll for the hits: 5, 3, 2, 4.
Mite swarm G strikes at Machinist, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 3 left. (ST-42)
Roll for the hits: 5.
Mite swarm G strikes at Machinist, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 2 left. (ST-42)
Roll for the hits: 4, 2.
Machinist strikes at Mite swarm G, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm G steps back 1″. (ST-55)
Roll for the morale test: 1.
Machinist tests morale, 5+: 1. (ST-60, ST-63)
Machinist spends 2 stamina and will not be shaken. (ST-65)
Mite swarm H is activated, 7.92″ from the nearest hero. (ST-18, ST-19)
Mite swarm H can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm H charges Machinist. (ST-29)
Mite swarm H fights Machinist. (ST-51)
Roll for the hits: 1, 2.
Mite swarm H strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm H strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1, 6.
Machinist strikes at Mite swarm H, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Mite swarm H blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm H: one model is out. (ST-43)
Mite swarm H takes one wound. (ST-42)
Mite swarm H steps back 1″. (ST-55)
Mite swarm I is activated, 18.95″ from the nearest hero. (ST-18, ST-19)
Mite swarm I reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm J is activated, 24.97″ from the nearest hero. (ST-18, ST-19)
Mite swarm J reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm K is activated, 30.77″ from the nearest hero. (ST-18, ST-19)

--- round 13, mission, move 187 ---
Mite swarm K reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 43: full alert. (ST-296)
Round 13. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 1.
Machinist tests Dexterity 4+: 1, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 1, 6.
Mite swarm C is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 5.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Machinist holds the position. (ST-25)
Roll for the hits: 5, 5.
Machinist shoots at Mite swarm C, Carbine: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 2.
Mite swarm C blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Mite swarm C is destroyed. (ST-43)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 4, 2.
Machinist shoots at Mite swarm F, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mite swarm E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm E is Shaken and stays idle. (ST-66, ST-283)
Mite swarm E is steady again. (ST-70)
Mite swarm G is activated, 0.05″ from the nearest hero. (ST-18, ST-19)
Mite swarm G can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm G charges Bulwark. (ST-29)
Mite swarm G fights Bulwark. (ST-51)
Roll for the hits: 4, 1.
Bulwark strikes at Mite swarm G, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5, 6, 5.
Mite swarm G strikes at Bulwark, Cutters: 4 dice on 5+, 3 hits. (ST-52, ST-53)
Roll for the defence: 2, 3, 1.
Bulwark blocks 0 of 3 hits (5+). (ST-40, ST-216)
Bulwark takes 2 wounds; 0 left. (ST-42)
Bulwark falls unconscious! (ST-44)
Mite swarm H is activated, 1.34″ from the nearest hero. (ST-18, ST-19)
Mite swarm H can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm H charges Machinist. (ST-29)
Mite swarm H fights Machinist. (ST-51)
Roll for the hits: 1, 5, 2.
Mite swarm H strikes at Machinist, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 1 left. (ST-42)
Roll for the hits: 3.
Mite swarm H strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 5.
Machinist strikes at Mite swarm H, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm H blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm H: one model is out. (ST-43)
Mite swarm H takes one wound. (ST-42)
Mite swarm H steps back 1″. (ST-55)
Roll for the morale test: 3.
Machinist tests morale, 5+: 3. (ST-60, ST-63)
Machinist spends 2 stamina and will not be shaken. (ST-65)
Mite swarm F is activated, 2.03″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm F charges Machinist. (ST-29)
Mite swarm F fights Machinist. (ST-51)
Roll for the hits: 3, 2, 1.
Mite swarm F strikes at Machinist, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm F strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 5.
Machinist strikes at Mite swarm F, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm F steps back 1″. (ST-55)
Mite swarm D is activated, 2.06″ from the nearest hero. (ST-18, ST-19)
Mite swarm D is Shaken and stays idle. (ST-66, ST-283)
Mite swarm D is steady again. (ST-70)
Mite swarm I is activated, 13″ from the nearest hero. (ST-18, ST-19)
Mite swarm I can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm I charges Machinist. (ST-29)
Mite swarm I does not get there; nobody strikes. (ST-261)
Mite swarm J is activated, 19″ from the nearest hero. (ST-18, ST-19)
Mite swarm J reaches nobody: it rushes 11.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm K is activated, 24.99″ from the nearest hero. (ST-18, ST-19)

--- round 14, mission, move 204 ---
Mite swarm K reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 47: full alert. (ST-296)
Wave 11 is coming! (ST-291)
Mite swarm L comes in from the north-east corner, far from the heroes. (ST-291)
Round 14. (ST-208)
Machinist is activated. (ST-17)
Machinist rests: all stamina is back. (ST-31, ST-32)
Mite swarm E is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 3.
Mite swarm E strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 6.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 5.
Mite swarm E blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes 2 wounds. (ST-42)
Mite swarm E is destroyed. (ST-43)
Mite swarm H is activated, 0.06″ from the nearest hero. (ST-18, ST-19)
Mite swarm H can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm H charges Machinist. (ST-29)
Mite swarm H fights Machinist. (ST-51)
Roll for the hits: 6, 2.
Mite swarm H strikes at Machinist, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The Vigil lays you side by side, neatly, reports trespassers at the transmitter, and walks its next round. (ST-8)
Bulwark rolls for the injury: 5.
Bulwark takes something away: spine injury. (ST-197)
Machinist rolls for the injury: 2.
Machinist takes something away: eye injury. (ST-197)
