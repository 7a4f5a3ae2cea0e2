95 moves, passed
The Garden Deck. (ST-8)
“One note is not yet a voice,” says Archivist Sarn. “On the garden deck of Ring Four lies the tuning core by which the beacons are set to each other. The gardeners used to guard it.” Jorun mutes the channel. “The gardeners are still there,” she says. “Something has grown through them. People call it the Weft. It walks slowly, so run fast. The core stands in the furthest corner, of course, and you have to carry it back all the way.” (ST-8)
Roll for the journey: 4.
Roll for which hero: 2.
The journey does not agree with Pilot: Diseased. (ST-192)
Marker 1 is laid out. (ST-289)
Roll for the search tokens: 6.
Roll for the search tokens: 3, 3, 5, 6, 4.
Roll for the place of a search token: 2.
Search token 1 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 2 is laid out. (ST-195)
Roll for the place of a search token: 3.
Search token 3 is laid out. (ST-195)
Roll for the place of a search token: 4.
Search token 4 is laid out. (ST-195)
Roll for the place of a search token: 3.
Roll for the place of a search token: 4.
Roll for the place of a search token: 3.
Roll for the place of a search token: 2.
Search token 5 is laid out. (ST-195)
Roll for the enemies’ ambush: 5.
Somewhere in ambush: Courser. (ST-100)
Husk pack A stands guard. (ST-290)
Wayfinder deploys. (ST-287)
Pilot deploys. (ST-287)
Wayfinder moves 10.37″. (ST-151)

--- round 1, mission, move 5 ---
Round 1. (ST-208)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 6.
Wayfinder tests Dexterity 4+: 6, passed. (ST-4)
This way comes easily. (ST-79)
Wayfinder moves 2″. (ST-75)
Wayfinder rushes 12″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder rushes 10.77″. (ST-28)
Pilot is activated. (ST-17)
Roll for the status effect: 1.
Pilot tests Willpower 4+: 1, failed. (ST-4)
Pilot stays Diseased. (ST-168, ST-169)
Roll for the contents of the search token: 1.
Search token 3 is revealed: Tripwire. (ST-73, ST-74)
Roll for the defence: 3.
Pilot blocks 0 of 1 hit (6+). (ST-40, ST-216)
Pilot takes one wound; 8 left. (ST-42)
Pilot is Afflicted. (ST-164, ST-165)
Pilot uses up: Curing kit. (ST-201)
Pilot is no longer Diseased. (ST-168)
Pilot is no longer Afflicted. (ST-164)
Husk pack A is activated, 2.87″ from the nearest hero. (ST-18, ST-19)
Husk pack A can shoot at nobody but reaches Wayfinder: it charges. (ST-82, ST-84)
On your table: Husk pack A charges Wayfinder, 2.87″ east. Strikes: 4 × 5+, 1 × 5+. (ST-13)
Husk pack A charges Wayfinder. (ST-29)
Husk pack A fights Wayfinder. (ST-51)
Roll for the hits: 1, 2, 1, 4, 5.
Husk pack A strikes at Wayfinder, Cold hands: 5 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Wayfinder blocks 0 of 1 hit (6+). (ST-40, ST-216)
Wayfinder takes one wound; 8 left. (ST-42)
Roll for the hits: 6, 4.
Wayfinder strikes at Husk pack A, Hatchet: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Husk pack A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Husk pack A: one model is out. (ST-43)
Husk pack A takes one wound. (ST-42)
Husk pack A steps back 1″. (ST-55)

--- round 2, mission, move 18 ---
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 2: careless. (ST-296)
Round 2. (ST-208)
Between the mushrooms stand signs with Latin names. On the newer ones there are first names. (ST-8)
Wayfinder is activated. (ST-17)
Wayfinder holds the position. (ST-25)
Roll for the hits: 3, 3.
Wayfinder shoots at Husk pack A, Trail carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 2.
Wayfinder tests Dexterity 4+: 2, failed. (ST-4)
This way works, but costs Wayfinder 1 stamina. (ST-80)
Wayfinder moves 2.91″. (ST-75)
Pilot is activated. (ST-17)
Pilot rushes 11.67″. (ST-28)
Husk pack A is activated, 1.14″ from the nearest hero. (ST-18, ST-19)
Husk pack A can shoot at nobody but reaches Wayfinder: it charges. (ST-82, ST-84)
On your table: Husk pack A charges Wayfinder, 1.14″ north. Strikes: 3 × 5+, 1 × 5+. (ST-13)
Husk pack A charges Wayfinder. (ST-29)
Husk pack A fights Wayfinder. (ST-51)
Roll for the hits: 4, 4, 5, 5.
Husk pack A strikes at Wayfinder, Cold hands: 4 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 6.
Wayfinder blocks 1 of 2 hits (6+). (ST-40, ST-216)
Wayfinder takes one wound; 7 left. (ST-42)
Roll for the hits: 5, 2.
Wayfinder strikes at Husk pack A, Hatchet: 2 dice on 5+, one hit. (ST-52, ST-53)
Roll for the defence: 4.
Husk pack A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Husk pack A: one model is out. (ST-43)
Husk pack A takes one wound. (ST-42)
Husk pack A steps back 1″. (ST-55)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 5: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Bloom A comes in from the south-west corner, far from the heroes. (ST-291)

--- round 3, mission, move 29 ---
Something pulls itself out of the soil that has sleeves. (ST-8)
Round 3. (ST-208)
Wayfinder is activated. (ST-17)
Roll for the marker: 6.
Wayfinder tests Dexterity 4+: 6, passed. (ST-4)
Wayfinder picks up marker 1. (ST-199, ST-200)
As you lift the core, all the blossoms turn towards you. (ST-8)
Wayfinder holds the position. (ST-25)
Roll for the hits: 2, 1.
Wayfinder shoots at Husk pack A, Trail carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Pilot is activated. (ST-17)
Pilot rushes 12″. (ST-28)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot advances 4″. (ST-26)
Roll for the hits: 6, 6.
Pilot shoots at Husk pack A, Signal pistol: 2 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 1.
Husk pack A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Husk pack A: one model is out. (ST-43)
Husk pack A: one model is out. (ST-43)
Husk pack A takes 2 wounds. (ST-42)
Pilot uses a skill: Mark target. (ST-78)
Roll for the skill: 2.
Pilot tests Willpower 4+: 2, failed. (ST-4)
Mark target works, but costs Pilot 1 stamina. (ST-80)
Wayfinder: +1 to rolls to hit, for the next attack. (ST-79)
Roll for the morale test: 6.
Husk pack A tests morale, 5+: 6. (ST-60, ST-63)
Husk pack A is activated, 1″ from the nearest hero. (ST-18, ST-19)
Husk pack A can shoot at nobody but reaches Wayfinder: it charges. (ST-82, ST-84)
On your table: Husk pack A charges Wayfinder, 1″ north. Strikes: 1 × 5+. (ST-13)
Husk pack A charges Wayfinder. (ST-29)
Husk pack A fights Wayfinder. (ST-51)
Roll for the hits: 3.
Husk pack A strikes at Wayfinder, Cold hands: one die on 5+, 0 hits. (ST-52, ST-53)
Roll for the hits: 1, 4.
Wayfinder strikes at Husk pack A, Hatchet: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 1.
Husk pack A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Husk pack A: one model is out. (ST-43)
Husk pack A takes one wound. (ST-42)
Husk pack A is destroyed. (ST-43)
Bloom A is activated, 53.5″ from the nearest hero. (ST-18, ST-19)
Bloom A sees no hero: it rushes 7.87″ north-east to marker 1. (ST-81, ST-87, ST-281)
On your table: move Bloom A 7.87″ north-east. (ST-13)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 8: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Bloom B comes in from the south-west corner, far from the heroes. (ST-291)

--- round 4, mission, move 44 ---
Round 4. (ST-208)
Courser A breaks out of an ambush. (ST-100, ST-292)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 6.
Wayfinder tests Dexterity 4+: 6, passed. (ST-4)
This way comes easily. (ST-79)
Wayfinder moves 2.91″. (ST-75)
Wayfinder advances 5.65″. (ST-26)
Roll for the hits: 4, 1.
Wayfinder shoots at Courser A, Trail carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder rushes 11.99″. (ST-28)
Pilot is activated. (ST-17)
Pilot rushes 11.31″. (ST-28)
Courser A is activated, 16.44″ from the nearest hero. (ST-18, ST-19)
Courser A sees no hero: it rushes 15.99″ south to marker 1. (ST-81, ST-87, ST-281)
On your table: move Courser A 15.99″ south. (ST-13)
Bloom A is activated, 34.98″ from the nearest hero. (ST-18, ST-19)
Bloom A sees no hero: it rushes 5.99″ north-east to marker 1. (ST-81, ST-87, ST-281)
On your table: move Bloom A 5.99″ north-east. (ST-13)
Bloom B is activated, 42.49″ from the nearest hero. (ST-18, ST-19)
Bloom B sees no hero: it rushes 5.12″ east to marker 1. (ST-81, ST-87, ST-281)
On your table: move Bloom B 5.12″ east. (ST-13)
Roll for the alertness: 5.
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 12: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Sower A comes in from the north-west corner, far from the heroes. (ST-291)

--- round 5, mission, move 60 ---
“The whole bed is moving back there,” says Jorun. “I would leave. I mean: now.” (ST-8)
Round 5. (ST-208)
Sower A gets 2 spell tokens and has 2 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 5.
Wayfinder tests Dexterity 4+: 5, passed. (ST-4)
This way comes easily. (ST-79)
Wayfinder moves 2.82″. (ST-75)
Wayfinder rushes 12″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder overexerts: 2 wounds instead of stamina. (ST-33)
Wayfinder takes 2 wounds; 5 left. (ST-42)
Wayfinder rushes 8.94″. (ST-28)
Wayfinder has brought the freight home. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
There would be something else to do: Capture. (ST-200)
The heroes take it on: Capture. Alertness rises by 2. (ST-194)
Marker 2 is laid out. (ST-289)
Pilot is activated. (ST-17)
Pilot rushes 10.19″. (ST-28)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot rushes 4.47″. (ST-28)
Roll for the marker: 2.
Pilot tests Strength 6+: 2, failed. (ST-4)
Pilot spends 2 stamina: the test counts as passed. (ST-5)
Pilot overexerts: 2 wounds instead of stamina. (ST-33)
Pilot takes 2 wounds; 6 left. (ST-42)
Pilot picks up marker 2. (ST-199, ST-200)
Bloom A is activated, 17.31″ from the nearest hero. (ST-18, ST-19)
Bloom A need not move to shoot at Pilot: it holds the position. (ST-83, ST-279)
On your table: Bloom A stays where it is. Shots at Pilot: 1 × 5+. (ST-13)
Roll for the hits: 1.
Bloom A shoots at Pilot, Spore pods: one die on 5+, 0 hits. (ST-37, ST-38)
Courser A is activated, 19.13″ from the nearest hero. (ST-18, ST-19)
Courser A reaches nobody: it rushes 15.99″ west towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Courser A 15.99″ west. (ST-13)
Bloom B is activated, 26.52″ from the nearest hero. (ST-18, ST-19)
Bloom B reaches nobody: it rushes 6″ north towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Bloom B 6″ north. (ST-13)
Sower A is activated, 32.52″ from the nearest hero. (ST-18, ST-19)
Roll for the choice of the spell: 1.
Sower A draws Thorn burst, but nobody is in range and in sight: it casts nothing. (ST-115, ST-121)
Sower A reaches nobody: it rushes 11.99″ south-east towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Sower A 11.99″ south-east. (ST-13)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 18: full alert. (ST-296)
Wave 4 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 1.
Husk pack B comes in from the north-west corner, far from the heroes. (ST-291)

--- round 6, mission, move 81 ---
Round 6. (ST-208)
Sower A gets 2 spell tokens and has 4 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder rests: all stamina is back. (ST-31, ST-32)
Pilot is activated. (ST-17)
Pilot rests: all stamina is back. (ST-31, ST-32)
Courser A is activated, 3.13″ from the nearest hero. (ST-18, ST-19)
Courser A can shoot at nobody but reaches Pilot: it charges. (ST-82, ST-84)
On your table: Courser A charges Pilot, 3.13″ west. Strikes: 4 × 4+. (ST-13)
Courser A charges Pilot. (ST-29)
Courser A fights Pilot. (ST-51)
Roll for the hits: 5, 6, 5, 4.
Courser A strikes at Pilot, Bone blades: 4 dice on 4+, 4 hits. (ST-52, ST-53)
Roll for the defence: 3.
Pilot blocks 0 of 1 hit (6+). (ST-40, ST-216)
Pilot takes one wound; 5 left. (ST-42)
Roll for the defence: 4, 6, 5.
Pilot blocks 1 of 3 hits (6+). (ST-40, ST-216)
Pilot takes 2 wounds; 3 left. (ST-42)
Roll for the hits: 1, 4.
Pilot strikes at Courser A, Boarding blade: 2 dice on 4+, one hit. (ST-52, ST-53)
Roll for the defence: 2.
Courser A blocks 0 of 1 hit (6+). (ST-40, ST-216)
Courser A takes one wound. (ST-42)
Courser A steps back 1″. (ST-55)
Roll for the morale test: 3.
Pilot tests morale, 4+: 3. (ST-60, ST-63)
Pilot spends 2 stamina and will not be shaken. (ST-65)
Bloom A is activated, 17.31″ from the nearest hero. (ST-18, ST-19)
Bloom A need not move to shoot at Pilot: it holds the position. (ST-83, ST-279)
On your table: Bloom A stays where it is. Shots at Pilot: 1 × 5+. (ST-13)
Roll for the hits: 6.
Bloom A shoots at Pilot, Spore pods: one die on 5+, one hit. (ST-37, ST-38)
The blast at Pilot makes 1 of every hit. (ST-107, ST-108)
Roll for the defence: 5.
Pilot blocks 0 of 1 hit (6+). (ST-40, ST-216)
Pilot takes one wound; 2 left. (ST-42)
Roll for the morale test: 6.
Pilot tests morale, 4+: 6. (ST-60, ST-63)
Sower A is activated, 20.59″ from the nearest hero. (ST-18, ST-19)
Roll for the choice of the spell: 5.
Sower A draws Eruption, but nobody is in range and in sight: it casts nothing. (ST-115, ST-121)
Sower A reaches nobody: it rushes 12″ south-east towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Sower A 12″ south-east. (ST-13)
Bloom B is activated, 21.52″ from the nearest hero. (ST-18, ST-19)
Bloom B reaches nobody: it rushes 6″ north-east towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Bloom B 6″ north-east. (ST-13)
Husk pack B is activated, 30.91″ from the nearest hero. (ST-18, ST-19)
Husk pack B sees no hero: it rushes 7.99″ south-east to marker 2. (ST-81, ST-87, ST-281)
On your table: move Husk pack B 7.99″ south-east. (ST-13)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
2 corners are equally far from the heroes: a die decides. (ST-276)
Roll for the choice between equals: 2.
Husk pack C comes in from the north-west corner, far from the heroes. (ST-291)

--- round 7, mission, move 92 ---
Round 7. (ST-208)
Sower A gets 2 spell tokens and has 6 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder wants to go home. (ST-297)
The mission is passed. (ST-297)
The tuning core is no larger than a loaf of bread and heavier than two people. On the way back you notice that the engine makes no noise as long as it stands in the cabin. Jorun puts it into the hold and closes the door. Then she closes it once more. (ST-8)
The mission brings 14 credits. (ST-198)
