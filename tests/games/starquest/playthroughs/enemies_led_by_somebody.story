217 moves, lost
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
Bulwark advances 4.47″. (ST-26)
Machinist is activated. (ST-17)
Machinist rushes 11.25″. (ST-28)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist rushes 12″. (ST-28)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 3.
Machinist tests Dexterity 4+: 3, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 6, 2.
Mite swarm A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 2.
Mite swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Mite swarm A is activated, 9.92″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm A charges Machinist. (ST-29)
Mite swarm A fights Machinist. (ST-51)
Roll for the hits: 3, 3, 2.
Mite swarm A strikes at Machinist, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm A strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 3.
Machinist strikes at Mite swarm A, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mite swarm A steps back 1″. (ST-55)
Sentinel A is activated, 14″ from the nearest hero. (ST-18, ST-19)

--- round 2, mission, move 18 ---
Sentinel A sees no hero: it rushes 9.18″ north-west to marker 1. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 3: careless. (ST-296)
Round 2. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.3″. (ST-26)
Roll for the hits: 2, 6.
Bulwark shoots at Mite swarm A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Mite swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark advances 4.03″. (ST-26)
Roll for the hits: 4, 4.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 1.
Machinist tests Dexterity 4+: 1, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 2, 6.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Machinist advances 5.14″. (ST-26)
Roll for the hits: 2, 3.
Machinist shoots at Mite swarm A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist holds the position. (ST-25)
Roll for the hits: 6, 3.
Machinist shoots at Mite swarm A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mite swarm A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Roll for the morale test: 1.
Mite swarm A tests morale, 5+: 1. (ST-60, ST-63)
Mite swarm A is Shaken. (ST-64, ST-66)
Mite swarm A is activated, 1.69″ from the nearest hero. (ST-18, ST-19)
Mite swarm A is Shaken and stays idle. (ST-66, ST-283)
Mite swarm A is steady again. (ST-70)
Sentinel A is activated, 3.52″ from the nearest hero. (ST-18, ST-19)

--- round 3, mission, move 34 ---
Sentinel A: shots at Machinist would do 1.25 wounds, a charge at Machinist 1.25: it shoots. (ST-84, ST-280)
Sentinel A advances 1.16″ north-west, only as far as needed to shoot at Machinist. (ST-83, ST-279)
Roll for the hits: 6, 2, 5.
Sentinel A shoots at Machinist, Vigil rifle: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 1.
Machinist blocks 0 of 2 hits (6+). (ST-40, ST-216)
Machinist takes 2 wounds; 7 left. (ST-42)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Mite swarm B comes in from the south-east corner, far from the heroes. (ST-291)
“Trespassers at the transmitter,” the loudspeakers say politely. “Please wait there.” (ST-8)
Round 3. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 4.76″. (ST-26)
Roll for the hits: 5, 6.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 3, 6.
Sentinel A blocks 1 of 2 hits (5+). (ST-40, ST-216)
Sentinel A takes one wound. (ST-42)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 6.
Machinist tests Dexterity 4+: 6, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 2, 4.
Sentinel A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 3.
Sentinel A blocks 1 of 1 hit (3+). (ST-40, ST-216)
Machinist advances 5.5″. (ST-26)
Roll for the hits: 5, 2.
Machinist shoots at Sentinel A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Sentinel A blocks 1 of 1 hit (4+). (ST-40, ST-216)
Mite swarm A is activated, 1.21″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm A charges Bulwark. (ST-29)
Mite swarm A fights Bulwark. (ST-51)
Roll for the hits: 4, 2.
Bulwark strikes at Mite swarm A, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 3.
Mite swarm A strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mite swarm A steps back 1″. (ST-55)
Sentinel A is activated, 5.78″ from the nearest hero. (ST-18, ST-19)
Sentinel A: shots at Bulwark would do 1 wounds, a charge at Bulwark 1: it shoots. (ST-84, ST-280)
Sentinel A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 3, 2, 6.
Sentinel A shoots at Bulwark, Vigil rifle: 3 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Bulwark blocks 0 of 1 hit (5+). (ST-40, ST-216)
Bulwark takes one wound; 8 left. (ST-42)
Mite swarm B is activated, 37.02″ from the nearest hero. (ST-18, ST-19)

--- round 4, mission, move 46 ---
Mite swarm B reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Lamp drone A comes in from the south-east corner, far from the heroes. (ST-291)
“They come on the minute,” says Jorun. “You could set the clock by them. And then run.” (ST-8)
Round 4. (ST-208)
Bulwark is activated. (ST-17)
Bulwark uses up for Machinist: Med kit. (ST-201)
Machinist: 2 wounds are healed. (ST-201)
Bulwark holds the position. (ST-25)
Roll for the hits: 2, 1.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark holds the position. (ST-25)
Roll for the hits: 4, 4.
Bulwark shoots at Sentinel A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist does what can be done once in a mission: Spare cells. (ST-78)
Bulwark regains 3 stamina. (ST-78)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 2.
Machinist tests Dexterity 4+: 2, failed. (ST-4)
Gun drone works, but costs Machinist 1 stamina. (ST-80)
Roll for the hits: 4, 5.
Sentinel A is shot at for Machinist: 2 dice on 4+, 2 hits. (ST-38)
Roll for the defence: 2, 1.
Sentinel A blocks 0 of 2 hits (4+). (ST-40, ST-216)
Sentinel A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Sentinel A takes 2 wounds. (ST-42)
Sentinel A is destroyed. (ST-43)
Machinist advances 4″. (ST-26)
Roll for the hits: 4, 6.
Machinist shoots at Mite swarm A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Mite swarm A blocks 1 of 1 hit (5+). (ST-40, ST-216)
Mite swarm A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm A can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm A charges Bulwark. (ST-29)
Mite swarm A fights Bulwark. (ST-51)
Roll for the hits: 2, 3.
Bulwark strikes at Mite swarm A, Hatch shield: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3, 4.
Mite swarm A strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mite swarm A steps back 1″. (ST-55)
Mite swarm B is activated, 30.38″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Lamp drone A is activated, 37.3″ from the nearest hero. (ST-18, ST-19)

--- round 5, mission, move 63 ---
Lamp drone A sees no hero: it rushes 9.74″ north-west to marker 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Mite swarm C comes in from the south-east corner, far from the heroes. (ST-291)
Round 5. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 5, 3.
Bulwark shoots at Mite swarm A, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mite swarm A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark advances 4.56″. (ST-26)
Roll for the hits: 1, 2.
Bulwark shoots at Mite swarm A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the morale test: 3.
Mite swarm A tests morale, 5+: 3. (ST-60, ST-63)
Mite swarm A is Shaken. (ST-64, ST-66)
Machinist is activated. (ST-17)
Machinist uses up: Resting kit. (ST-201)
Machinist regains 3 stamina. (ST-201)
Machinist advances 5.73″. (ST-26)
Roll for the hits: 6, 6.
Machinist shoots at Mite swarm A, Carbine: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 5, 6.
Mite swarm A blocks 1 of 2 hits (6+). (ST-40, ST-216)
Mite swarm A: one model is out. (ST-43)
Mite swarm A takes one wound. (ST-42)
Mite swarm A is destroyed. (ST-43)
Mite swarm B is activated, 21.05″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Lamp drone A is activated, 24.21″ from the nearest hero. (ST-18, ST-19)
Lamp drone A reaches nobody: it rushes 12″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm C is activated, 32.95″ from the nearest hero. (ST-18, ST-19)

--- round 6, mission, move 78 ---
Mite swarm C reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 2.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Mite swarm D comes in from the south-east corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 2.73″. (ST-26)
Machinist is activated. (ST-17)
Machinist advances 0.78″. (ST-26)
Roll for the hits: 6, 3.
Machinist shoots at Lamp drone A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Lamp drone A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lamp drone A takes one wound. (ST-42)
Roll for the marker: 3.
Machinist tests Strength 5+: 3, failed. (ST-4)
Machinist spends 2 stamina: the test counts as passed. (ST-5)
Machinist arms marker 1. (ST-199, ST-200)
The lever gives. Below your feet something very large draws a breath. (ST-8)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist overexerts: one wound instead of stamina. (ST-33)
Machinist takes one wound; 8 left. (ST-42)
Machinist advances 2.23″. (ST-26)
Roll for the hits: 3, 4.
Machinist shoots at Lamp drone A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Lamp drone A is activated, 9.43″ from the nearest hero. (ST-18, ST-19)
Lamp drone A: shots at Machinist would do 1.25 wounds, a charge at Machinist 0.42: it shoots. (ST-84, ST-280)
Lamp drone A need not move to shoot at Machinist: it holds the position. (ST-83, ST-279)
Roll for the hits: 6, 1, 4.
Lamp drone A shoots at Machinist, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 5, 6.
Machinist blocks 1 of 2 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 7 left. (ST-42)
Mite swarm B is activated, 12.21″ from the nearest hero. (ST-18, ST-19)
Mite swarm B reaches nobody: it rushes 6″ north towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm C is activated, 24.08″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 30.06″ from the nearest hero. (ST-18, ST-19)

--- round 7, mission, move 94 ---
Mite swarm D reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Marker 1 is held: one counter lies on it, 3 to go. (ST-294)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm E comes in from the south-west corner, far from the heroes. (ST-291)
Round 7. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 5.2″. (ST-26)
Roll for the hits: 2, 3.
Bulwark shoots at Lamp drone A, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Machinist is activated. (ST-17)
Machinist uses a skill: Gun drone. (ST-78)
Roll for the skill: 5.
Machinist tests Dexterity 4+: 5, passed. (ST-4)
Gun drone comes easily. (ST-79)
Roll for the hits: 6, 1.
Lamp drone A is shot at for Machinist: 2 dice on 4+, one hit. (ST-38)
Roll for the defence: 5.
Lamp drone A blocks 1 of 1 hit (5+). (ST-40, ST-216)
Machinist advances 1.65″. (ST-26)
Roll for the hits: 5, 1.
Machinist shoots at Lamp drone A, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Lamp drone A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lamp drone A takes one wound. (ST-42)
Roll for the morale test: 5.
Lamp drone A tests morale, 4+: 5. (ST-60, ST-63)
Mite swarm B is activated, 6.44″ from the nearest hero. (ST-18, ST-19)
Mite swarm B can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm B charges Machinist. (ST-29)
Mite swarm B fights Machinist. (ST-51)
Roll for the hits: 4, 6, 5, 1.
Mite swarm B strikes at Machinist, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 6, 2.
Machinist blocks 1 of 2 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 6 left. (ST-42)
Roll for the hits: 4.
Mite swarm B strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1, 3.
Machinist strikes at Mite swarm B, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mite swarm B steps back 1″. (ST-55)
Lamp drone A is activated, 7.99″ from the nearest hero. (ST-18, ST-19)
Lamp drone A: shots at Machinist would do 1.25 wounds, a charge at Machinist 0.42: it shoots. (ST-84, ST-280)
Lamp drone A need not move to shoot at Machinist: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 6, 3.
Lamp drone A shoots at Machinist, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 3.
Machinist blocks 0 of 2 hits (6+). (ST-40, ST-216)
Machinist takes 2 wounds; 4 left. (ST-42)
Roll for the morale test: 3.
Machinist tests morale, 5+: 3. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Mite swarm C is activated, 16.65″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 22.84″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 29.44″ from the nearest hero. (ST-18, ST-19)

--- round 8, mission, move 109 ---
Mite swarm E reaches nobody: it rushes 6″ north-east towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 25: full alert. (ST-296)
Wave 6 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Mite swarm F comes in from the north-east corner, far from the heroes. (ST-291)
Round 8. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist is Shaken and stays idle. (ST-66)
Machinist is steady again. (ST-70)
Mite swarm B is activated, 0.06″ from the nearest hero. (ST-18, ST-19)
Mite swarm B can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm B charges Machinist. (ST-29)
Mite swarm B fights Machinist. (ST-51)
Roll for the hits: 2, 6, 4, 3.
Mite swarm B strikes at Machinist, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 3 left. (ST-42)
Roll for the hits: 1.
Mite swarm B strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 4.
Machinist strikes at Mite swarm B, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Mite swarm B steps back 1″. (ST-55)
Roll for the morale test: 5.
Machinist tests morale, 5+: 5. (ST-60, ST-63)
Lamp drone A is activated, 7.99″ from the nearest hero. (ST-18, ST-19)
Lamp drone A: shots at Machinist would do 1.25 wounds, a charge at Machinist 0.42: it shoots. (ST-84, ST-280)
Lamp drone A need not move to shoot at Machinist: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 5, 6.
Lamp drone A shoots at Machinist, Lamp beam: 3 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 5.
Machinist blocks 0 of 2 hits (6+). (ST-40, ST-216)
Machinist takes 2 wounds; 1 left. (ST-42)
Roll for the morale test: 6.
Machinist tests morale, 5+: 6. (ST-60, ST-63)
Mite swarm C is activated, 10.97″ from the nearest hero. (ST-18, ST-19)
Mite swarm C reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm D is activated, 16.88″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 6″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 23.47″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 6″ north-east towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 30.83″ from the nearest hero. (ST-18, ST-19)

--- round 9, mission, move 118 ---
Mite swarm F reaches nobody: it rushes 6″ south-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 29: full alert. (ST-296)
Wave 7 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Mite swarm G comes in from the north-east corner, far from the heroes. (ST-291)
Round 9. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 1, 5.
Bulwark shoots at Mite swarm B, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Machinist is activated. (ST-17)
Machinist advances 3.51″. (ST-26)
Roll for the hits: 2, 2.
Machinist shoots at Lamp drone A, Carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Mite swarm B is activated, 1.09″ from the nearest hero. (ST-18, ST-19)
Mite swarm B can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm B charges Bulwark. (ST-29)
Mite swarm B fights Bulwark. (ST-51)
Roll for the hits: 6, 1.
Bulwark strikes at Mite swarm B, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Roll for the hits: 2, 1.
Mite swarm B strikes at Bulwark, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm B strikes at Bulwark, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 7 left. (ST-42)
Mite swarm B steps back 1″. (ST-55)
Mite swarm C is activated, 3.67″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 1, 6, 2, 6.
Mite swarm C strikes at Machinist, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 1.
Machinist blocks 0 of 2 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Lamp drone A is activated, 11.54″ from the nearest hero. (ST-18, ST-19)
Lamp drone A: shots at Bulwark would do 1 wounds, a charge at Bulwark 0.33: it shoots. (ST-84, ST-280)
Lamp drone A need not move to shoot at Bulwark: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 2, 3.
Lamp drone A shoots at Bulwark, Lamp beam: 3 dice on 4+, 0 hits. (ST-37, ST-38)
Mite swarm D is activated, 15.01″ from the nearest hero. (ST-18, ST-19)
Mite swarm D reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm E is activated, 17.51″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 6″ north-east towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 26.1″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm G is activated, 32.08″ from the nearest hero. (ST-18, ST-19)

--- round 10, mission, move 133 ---
Mite swarm G reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 33: full alert. (ST-296)
Wave 8 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm H comes in from the south-east corner, far from the heroes. (ST-291)
Round 10. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 3.26″. (ST-26)
Roll for the hits: 6, 5.
Bulwark shoots at Mite swarm B, Scatter gun: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 4, 3.
Mite swarm B blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes 2 wounds. (ST-42)
Bulwark spends 2 stamina for an additional action. (ST-23, ST-185)
Bulwark rushes 10.71″. (ST-28)
Bulwark spends 2 stamina and revives Machinist. (ST-47, ST-189)
Machinist comes round: 3 wounds are healed, 3 left. (ST-48)
Roll for the morale test: 6.
Mite swarm B tests morale, 5+: 6. (ST-60, ST-63)
Machinist is activated. (ST-17)
Machinist holds the position. (ST-25)
Roll for the hits: 6.
Machinist shoots at Lamp drone A, Blasting charge: one die on 5+, one hit. (ST-37, ST-38)
The blast at Lamp drone A makes 3 of every hit. (ST-107, ST-108)
Roll for the defence: 4.
Lamp drone A blocks 0 of 1 hit (5+). (ST-40, ST-216)
Lamp drone A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Lamp drone A takes one wound. (ST-42)
Lamp drone A is destroyed. (ST-43)
Roll for the defence: 4, 3.
Mite swarm D blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes 2 wounds. (ST-42)
Roll for the hits: 6, 2.
Machinist shoots at Mite swarm C, Carbine: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Mite swarm C is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 1, 2, 2.
Mite swarm C strikes at Machinist, Cutters: 3 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm C strikes at Machinist, Welding flame: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 2 left. (ST-42)
Roll for the hits: 3, 5.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Mite swarm C steps back 1″. (ST-55)
Roll for the morale test: 2.
Machinist tests morale, 5+: 2. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Mite swarm B is activated, 4.03″ from the nearest hero. (ST-18, ST-19)
Mite swarm B sees no hero and is 1.73″ from marker 1, less than 3″: it stays. (ST-81, ST-86)
Mite swarm D is activated, 4.82″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm D charges Machinist. (ST-29)
Mite swarm D fights Machinist. (ST-51)
Roll for the hits: 1, 5.
Mite swarm D strikes at Machinist, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 1 left. (ST-42)
Roll for the hits: 1.
Mite swarm D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 5, 3.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm D steps back 1″. (ST-55)
Machinist is Shaken already and passes no morale test. (ST-68)
Mite swarm E is activated, 12.21″ from the nearest hero. (ST-18, ST-19)
Mite swarm E reaches nobody: it rushes 11.52″ north-east towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm F is activated, 16.61″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 5.99″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm G is activated, 22.76″ from the nearest hero. (ST-18, ST-19)
Mite swarm G sees no hero: it rushes 5.99″ south-west to marker 1. (ST-81, ST-87, ST-281)
Mite swarm H is activated, 27.24″ from the nearest hero. (ST-18, ST-19)

--- round 11, mission, move 154 ---
Mite swarm H reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 38: full alert. (ST-296)
Wave 9 is coming! (ST-291)
Mite swarm I comes in from the north-west corner, far from the heroes. (ST-291)
Round 11. (ST-208)
Bulwark is activated. (ST-17)
Bulwark advances 4.13″. (ST-26)
Roll for the hits: 6, 1.
Bulwark shoots at Mite swarm B, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mite swarm B blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm B: one model is out. (ST-43)
Mite swarm B takes one wound. (ST-42)
Mite swarm B is destroyed. (ST-43)
Bulwark uses a skill: Stand before. (ST-78)
Roll for the skill: 3.
Bulwark tests Strength 5+: 3, failed. (ST-4)
Stand before works, but costs Bulwark 1 stamina. (ST-80)
Bulwark stands before Machinist and takes what hits, against the next attack. (ST-79)
Machinist is activated. (ST-17)
Machinist is Shaken and stays idle. (ST-66)
Machinist is steady again. (ST-70)
Mite swarm D is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm D charges Machinist. (ST-29)
Mite swarm D fights Machinist. (ST-51)
Roll for the hits: 1, 4.
Mite swarm D strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6, 4.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Mite swarm D blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes one wound. (ST-42)
Mite swarm D steps back 1″. (ST-55)
Roll for the morale test: 5.
Mite swarm D tests morale, 5+: 5. (ST-60, ST-63)
Mite swarm C is activated, 0.74″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 4, 4.
Mite swarm C strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 4.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm C steps back 1″. (ST-55)
Mite swarm E is activated, 1″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 4, 1.
Mite swarm E strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 4.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm E steps back 1″. (ST-55)
Mite swarm F is activated, 12.24″ from the nearest hero. (ST-18, ST-19)
Mite swarm F reaches nobody: it rushes 11.83″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for dangerous ground: 3.
Mite swarm F goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 5.
Mite swarm F goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 5.
Mite swarm F goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 2.
Mite swarm F goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 4.
Mite swarm F goes through Live cables: 0 wounds. (ST-93, ST-96)
Mite swarm G is activated, 18.23″ from the nearest hero. (ST-18, ST-19)
Mite swarm G reaches nobody: it rushes 6″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm H is activated, 21.24″ from the nearest hero. (ST-18, ST-19)
Mite swarm H reaches nobody: it rushes 5.99″ north-west towards Machinist, the nearest. (ST-85, ST-281)
Mite swarm I is activated, 31.47″ from the nearest hero. (ST-18, ST-19)

--- round 12, mission, move 167 ---
Mite swarm I reaches nobody: it rushes 6″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Marker 1 is held: 2 counters lie on it, 2 to go. (ST-294)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 42: full alert. (ST-296)
Wave 10 is coming! (ST-291)
Mite swarm J comes in from the north-west corner, far from the heroes. (ST-291)
Round 12. (ST-208)
Bulwark is activated. (ST-17)
Bulwark rests: all stamina is back. (ST-31, ST-32)
Machinist is activated. (ST-17)
Machinist charges Mite swarm D. (ST-29)
Machinist fights Mite swarm D. (ST-51)
Roll for the hits: 4, 3.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4.
Mite swarm D strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Machinist steps back 1″. (ST-55)
Mite swarm C is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm C charges Machinist. (ST-29)
Mite swarm C fights Machinist. (ST-51)
Roll for the hits: 6, 1.
Mite swarm C strikes at Machinist, Cutters: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 6.
Machinist blocks 1 of 1 hit (6+). (ST-40, ST-216)
Roll for the hits: 4.
Mite swarm C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 4.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm C steps back 1″. (ST-55)
Mite swarm D is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm D can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm D charges Machinist. (ST-29)
Mite swarm D fights Machinist. (ST-51)
Roll for the hits: 3.
Mite swarm D strikes at Machinist, Cutters: one die on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1.
Mite swarm D strikes at Machinist, Welding flame: one die on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 6.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mite swarm D blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm D: one model is out. (ST-43)
Mite swarm D takes one wound. (ST-42)
Mite swarm D steps back 1″. (ST-55)
Roll for the morale test: 5.
Mite swarm D tests morale, 5+: 5. (ST-60, ST-63)
Mite swarm E is activated, 1.92″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm E charges Machinist. (ST-29)
Mite swarm E fights Machinist. (ST-51)
Roll for the hits: 6, 6, 5, 4.
Mite swarm E strikes at Machinist, Cutters: 4 dice on 5+, 3 hits. (ST-52, ST-53)
Roll for the defence: 1, 2, 3.
Machinist blocks 0 of 3 hits (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Mite swarm F is activated, 2.18″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm F charges Bulwark. (ST-29)
Mite swarm F fights Bulwark. (ST-51)
Roll for the hits: 3, 6.
Bulwark strikes at Mite swarm F, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Mite swarm F blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm F: one model is out. (ST-43)
Mite swarm F takes one wound. (ST-42)
Roll for the hits: 5, 1, 3, 6.
Mite swarm F strikes at Bulwark, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 1, 5.
Bulwark blocks 1 of 2 hits (5+). (ST-40, ST-216)
Bulwark takes one wound; 6 left. (ST-42)
Mite swarm F steps back 1″. (ST-55)
Mite swarm G is activated, 12.31″ from the nearest hero. (ST-18, ST-19)
Mite swarm G reaches nobody: it rushes 11.61″ south-west towards Bulwark, the nearest. (ST-85, ST-281)
Roll for dangerous ground: 1.
Mite swarm G goes through Live cables: one wound. (ST-93, ST-96)
Mite swarm G: one model is out. (ST-43)
Mite swarm G takes one wound. (ST-42)
Roll for dangerous ground: 2.
Mite swarm G goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 3.
Mite swarm G goes through Live cables: 0 wounds. (ST-93, ST-96)
Roll for dangerous ground: 5.
Mite swarm G goes through Live cables: 0 wounds. (ST-93, ST-96)
Mite swarm H is activated, 18.19″ from the nearest hero. (ST-18, ST-19)
Mite swarm H reaches nobody: it rushes 6″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm I is activated, 21.53″ from the nearest hero. (ST-18, ST-19)
Mite swarm I reaches nobody: it rushes 5.99″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm J is activated, 31.47″ from the nearest hero. (ST-18, ST-19)

--- round 13, mission, move 180 ---
Mite swarm J reaches nobody: it rushes 12″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 44: full alert. (ST-296)
Wave 11 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Mite swarm K comes in from the south-west corner, far from the heroes. (ST-291)
Round 13. (ST-208)
Bulwark is activated. (ST-17)
Bulwark holds the position. (ST-25)
Roll for the hits: 3, 4.
Bulwark shoots at Mite swarm C, Scatter gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Bulwark spends 2 stamina and revives Machinist. (ST-47, ST-189)
Machinist comes round: 3 wounds are healed, 3 left. (ST-48)
Machinist is activated. (ST-17)
Machinist charges Mite swarm E. (ST-29)
Machinist fights Mite swarm E. (ST-51)
Roll for the hits: 5, 6.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 2, 5.
Mite swarm E blocks 0 of 2 hits (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes 2 wounds. (ST-42)
Roll for the hits: 3, 2.
Mite swarm E strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mite swarm E strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Machinist steps back 1″. (ST-55)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist overexerts: 2 wounds instead of stamina. (ST-33)
Machinist takes 2 wounds; 1 left. (ST-42)
Machinist charges Mite swarm E. (ST-29)
Machinist fights Mite swarm E. (ST-51)
Roll for the hits: 3, 5.
Machinist strikes at Mite swarm E, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1.
Mite swarm E strikes at Machinist, Cutters: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm E strikes at Machinist, Welding flame: one die on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Mite swarm F is activated, 0.3″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm F charges Bulwark. (ST-29)
Mite swarm F fights Bulwark. (ST-51)
Roll for the hits: 2, 6.
Bulwark strikes at Mite swarm F, Hatch shield: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Mite swarm F blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm F: one model is out. (ST-43)
Mite swarm F takes one wound. (ST-42)
Roll for the hits: 1, 3, 5.
Mite swarm F strikes at Bulwark, Cutters: 3 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Bulwark blocks 1 of 1 hit (5+). (ST-40, ST-216)
Mite swarm F steps back 1″. (ST-55)
Mite swarm G is activated, 2.28″ from the nearest hero. (ST-18, ST-19)
Mite swarm G can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm G charges Bulwark. (ST-29)
Mite swarm G fights Bulwark. (ST-51)
Roll for the hits: 3, 2.
Bulwark strikes at Mite swarm G, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 5, 5, 3.
Mite swarm G strikes at Bulwark, Cutters: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 4, 2.
Bulwark blocks 0 of 2 hits (5+). (ST-40, ST-216)
Bulwark takes 2 wounds; 4 left. (ST-42)
Mite swarm G steps back 1″. (ST-55)
Roll for the morale test: 1.
Bulwark tests morale, 5+: 1. (ST-60, ST-63)
Bulwark spends 2 stamina and will not be shaken. (ST-65)
Mite swarm E is activated, 2.6″ from the nearest hero. (ST-18, ST-19)
Mite swarm E can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm E charges Bulwark. (ST-29)
Mite swarm E fights Bulwark. (ST-51)
Roll for the hits: 1, 2.
Bulwark strikes at Mite swarm E, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1.
Mite swarm E strikes at Bulwark, Cutters: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm E strikes at Bulwark, Welding flame: one die on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Bulwark blocks 0 of 1 hit (6+). (ST-40, ST-216)
Bulwark takes one wound; 3 left. (ST-42)
Mite swarm E steps back 1″. (ST-55)
Roll for the morale test: 1.
Bulwark tests morale, 5+: 1. (ST-60, ST-63)
Bulwark spends 2 stamina and will not be shaken. (ST-65)
Mite swarm C is activated, 2.81″ from the nearest hero. (ST-18, ST-19)
Mite swarm C can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm C charges Bulwark. (ST-29)
Mite swarm C fights Bulwark. (ST-51)
Roll for the hits: 1, 1.
Bulwark strikes at Mite swarm C, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 6.
Mite swarm C strikes at Bulwark, Cutters: one die on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Bulwark blocks 1 of 1 hit (5+). (ST-40, ST-216)
Mite swarm C steps back 1″. (ST-55)
Mite swarm D is activated, 3.96″ from the nearest hero. (ST-18, ST-19)
Mite swarm D sees no hero: it rushes 11.74″ north to marker 1. (ST-81, ST-87, ST-281)
Mite swarm H is activated, 12.16″ from the nearest hero. (ST-18, ST-19)
Mite swarm H reaches nobody: it rushes 5.99″ north-west towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm I is activated, 15.69″ from the nearest hero. (ST-18, ST-19)
Mite swarm I reaches nobody: it rushes 5.99″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm J is activated, 19.93″ from the nearest hero. (ST-18, ST-19)
Mite swarm J reaches nobody: it rushes 5.99″ south-east towards Bulwark, the nearest. (ST-85, ST-281)
Mite swarm K is activated, 31.51″ from the nearest hero. (ST-18, ST-19)

--- round 14, mission, move 200 ---
Mite swarm K sees no hero: it rushes 6″ north-east to marker 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 49: full alert. (ST-296)
Wave 12 is coming! (ST-291)
Mite swarm L comes in from the north-west corner, far from the heroes. (ST-291)
Round 14. (ST-208)
Bulwark is activated. (ST-17)
Bulwark spends 2 stamina and revives Machinist. (ST-47, ST-189)
Machinist comes round: 3 wounds are healed, 3 left. (ST-48)
Bulwark overexerts: 2 wounds instead of stamina. (ST-33)
Bulwark takes 2 wounds; 1 left. (ST-42)
Bulwark holds the position. (ST-25)
Roll for the hits: 5, 3.
Bulwark shoots at Mite swarm E, Scatter gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Mite swarm E blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm E: one model is out. (ST-43)
Mite swarm E takes one wound. (ST-42)
Roll for the morale test: 4.
Bulwark tests morale, 5+: 4. (ST-60, ST-63)
Bulwark is Shaken. (ST-64, ST-66)
Roll for the morale test: 2.
Mite swarm E tests morale, 5+: 2. (ST-60, ST-63)
Mite swarm E is Shaken. (ST-64, ST-66)
Machinist is activated. (ST-17)
Machinist charges Mite swarm D. (ST-29)
Machinist fights Mite swarm D. (ST-51)
Roll for the hits: 4, 1.
Machinist strikes at Mite swarm D, Wrench: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mite swarm D strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Machinist steps back 1″. (ST-55)
Machinist spends 2 stamina for an additional action. (ST-23, ST-185)
Machinist overexerts: 2 wounds instead of stamina. (ST-33)
Machinist takes 2 wounds; 1 left. (ST-42)
Machinist charges Mite swarm C. (ST-29)
Machinist fights Mite swarm C. (ST-51)
Roll for the hits: 5, 6.
Machinist strikes at Mite swarm C, Wrench: 2 dice on 6+, one hit. (ST-52, ST-53)
Roll for the defence: 5.
Mite swarm C blocks 0 of 1 hit (6+). (ST-40, ST-216)
Mite swarm C: one model is out. (ST-43)
Mite swarm C takes one wound. (ST-42)
Roll for the hits: 2.
Mite swarm C strikes at Machinist, Cutters: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 3.
Mite swarm C strikes at Machinist, Welding flame: one die on 5+, 0 hits. (ST-52, ST-53)
Machinist steps back 1″. (ST-55)
Roll for the morale test: 1.
Machinist tests morale, 5+: 1. (ST-60, ST-63)
Machinist is Shaken. (ST-64, ST-66)
Roll for the morale test: 1.
Mite swarm C tests morale, 5+: 1. (ST-60, ST-63)
Mite swarm C is Shaken. (ST-64, ST-66)
Mite swarm G is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm G can shoot at nobody but reaches Bulwark: it charges. (ST-82, ST-84)
Mite swarm G charges Bulwark. (ST-29)
Mite swarm G fights Bulwark. (ST-51)
Roll for the hits: 5, 2.
Bulwark strikes at Mite swarm G, Hatch shield: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 3, 2, 5.
Mite swarm G strikes at Bulwark, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Bulwark blocks 0 of 1 hit (5+). (ST-40, ST-216)
Bulwark takes one wound; 0 left. (ST-42)
Bulwark falls unconscious! (ST-44)
Mite swarm C is activated, 0″ from the nearest hero. (ST-18, ST-19)
Mite swarm C is Shaken and stays idle. (ST-66, ST-283)
Mite swarm C is steady again. (ST-70)
Mite swarm E is activated, 0.87″ from the nearest hero. (ST-18, ST-19)
Mite swarm E is Shaken and stays idle. (ST-66, ST-283)
Mite swarm E is steady again. (ST-70)
Mite swarm F is activated, 2.64″ from the nearest hero. (ST-18, ST-19)
Mite swarm F can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm F charges Machinist. (ST-29)
Mite swarm F fights Machinist. (ST-51)
Roll for the hits: 3, 3.
Mite swarm F strikes at Machinist, Cutters: 2 dice on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 2, 1.
Machinist strikes at Mite swarm F, Wrench: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Mite swarm F steps back 1″. (ST-55)
Mite swarm H is activated, 3.21″ from the nearest hero. (ST-18, ST-19)
Mite swarm H can shoot at nobody but reaches Machinist: it charges. (ST-82, ST-84)
Mite swarm H charges Machinist. (ST-29)
Mite swarm H fights Machinist. (ST-51)
Roll for the hits: 2, 3, 5, 4.
Mite swarm H strikes at Machinist, Cutters: 4 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 3.
Machinist blocks 0 of 1 hit (6+). (ST-40, ST-216)
Machinist takes one wound; 0 left. (ST-42)
Machinist falls unconscious! (ST-44)
Nobody is conscious any more. The mission is lost. (ST-297)
The Vigil lays you side by side, neatly, reports trespassers at the transmitter, and walks its next round. (ST-8)
Bulwark rolls for the injury: 4.
Bulwark takes something away: arm injury. (ST-197)
Machinist rolls for the injury: 5.
Machinist takes something away: spine injury. (ST-197)
