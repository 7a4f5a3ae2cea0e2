119 moves, passed
The Garden Deck. (ST-8)
"One note is not yet a voice," says Archivist Sarn. "On the garden deck of Ring Four lies the tuning core by which the beacons are set to each other. The gardeners used to guard it." Jorun mutes the channel. "The gardeners are still there," she says. "Something has grown through them. People call it the Weft. It walks slowly, so run fast. The core stands in the furthest corner, of course, and you have to carry it back all the way." (ST-8)
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
Roll for the enemies' ambush: 5.
Somewhere in ambush: Courser. (ST-100)
Husks A stands guard. (ST-290)
Wayfinder deploys. (ST-287)
Pilot deploys. (ST-287)
Wayfinder moves 11.83″. (ST-151)

--- round 1, mission, move 5 ---
Round 1. (ST-208)
Wayfinder is activated. (ST-17)
Roll for the contents of the search token: 6.
Search token 2 is revealed: Keepsake. (ST-73, ST-74)
Wayfinder collects search token 2: Keepsake. (ST-74)
Wayfinder regains 0 stamina. (ST-31)
Wayfinder: +1 to attribute rolls, for the rest of the mission. (ST-79)
Wayfinder rushes 11.66″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder rushes 10.82″. (ST-28)
Pilot is activated. (ST-17)
Roll for the status effect: 1.
Pilot tests Willpower 4+: 1, failed. (ST-4)
Pilot stays Diseased. (ST-164)
Roll for the contents of the search token: 1.
Search token 3 is revealed: Tripwire. (ST-73, ST-74)
Roll for the defence: 3.
Pilot blocks 0 of one hit (6+). (ST-40, ST-216)
Pilot takes one wound; 8 left. (ST-42)
Pilot is Afflicted. (ST-164)
Pilot uses up for Pilot: Curing kit. (ST-201)
Pilot is no longer Diseased. (ST-164)
Pilot is no longer Afflicted. (ST-164)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 6″ south-east towards Wayfinder, the nearest. (ST-85, ST-281)
On your table: move Husks A 6″ south-east. (ST-13)

--- round 2, mission, move 17 ---
Alertness 2: careless. (ST-296)
Round 2. (ST-208)
Between the mushrooms stand signs with Latin names. On the newer ones there are first names. (ST-8)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 1.
Wayfinder tests Dexterity 4+: 1+1, failed. (ST-4)
This way works, but costs Wayfinder 1 stamina. (ST-80)
Wayfinder moves 2.82″. (ST-75)
Wayfinder rushes 11.31″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder rushes 11.07″. (ST-28)
Pilot is activated. (ST-17)
Pilot rushes 11.83″. (ST-28)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 6″ north-west towards Wayfinder, the nearest. (ST-85, ST-281)
On your table: move Husks A 6″ north-west. (ST-13)
Alertness 4: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Husks B comes in from the south-west corner. (ST-291)

--- round 3, mission, move 29 ---
Something pulls itself out of the soil that has sleeves. (ST-8)
Round 3. (ST-208)
Wayfinder is activated. (ST-17)
Wayfinder advances 4.47″. (ST-26)
Roll for the hits: 1, 4.
Wayfinder shoots at Husks A, Trail carbine: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the marker: 5.
Wayfinder tests Dexterity 4+: 5+1, passed. (ST-4)
Wayfinder picks up marker 1. (ST-199, ST-200)
As you lift the core, all the blossoms turn towards you. (ST-8)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder overexerts: 2 wounds instead of stamina. (ST-33)
Wayfinder takes 2 wounds; 7 left. (ST-42)
Wayfinder rushes 10.83″. (ST-28)
Pilot is activated. (ST-17)
Pilot rushes 11.98″. (ST-28)
Husks A is activated. (ST-18, ST-19)
Husks A sees no hero: it rushes 5.82″ north-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Husks A 5.82″ north-east. (ST-13)
Husks B is activated. (ST-18, ST-19)
Husks B sees no hero: it rushes 6″ north-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Husks B 6″ north-east. (ST-13)

--- round 4, mission, move 41 ---
Alertness 6: vigilant. (ST-296)
Round 4. (ST-208)
Courser A breaks out of an ambush. (ST-100, ST-292)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 1.
Wayfinder tests Dexterity 4+: 1+1, failed. (ST-4)
This way works, but costs Wayfinder 1 stamina. (ST-80)
Wayfinder moves 2.82″. (ST-75)
Wayfinder rushes 11.31″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder overexerts: 2 wounds instead of stamina. (ST-33)
Wayfinder takes 2 wounds; 5 left. (ST-42)
Wayfinder rushes 11.66″. (ST-28)
Pilot is activated. (ST-17)
Husks A is activated. (ST-18, ST-19)
Husks A sees no hero: it rushes 8″ south-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Husks A 8″ south-east. (ST-13)
Courser A is activated. (ST-18, ST-19)
Courser A sees no hero: it rushes 11.76″ east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Courser A 11.76″ east. (ST-13)
Husks B is activated. (ST-18, ST-19)
Husks B sees no hero: it rushes 5.99″ north-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Husks B 5.99″ north-east. (ST-13)

--- round 5, mission, move 54 ---
Alertness 7: vigilant. (ST-296)
Round 5. (ST-208)
Wayfinder is activated. (ST-17)
Wayfinder rests: all stamina is back. (ST-31, ST-32)
Pilot is activated. (ST-17)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 8″ south-east towards Wayfinder, the nearest. (ST-85, ST-281)
On your table: move Husks A 8″ south-east. (ST-13)
Courser A is activated. (ST-18, ST-19)
Courser A sees no hero: it rushes 5.99″ east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Courser A 5.99″ east. (ST-13)
Husks B is activated. (ST-18, ST-19)
Husks B reaches nobody: it rushes 5.99″ north-east towards Wayfinder, the nearest. (ST-85, ST-281)
On your table: move Husks B 5.99″ north-east. (ST-13)
Alertness 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Bloom A comes in from the south-west corner. (ST-291)
Bloom B comes in from the north-west corner. (ST-291)

--- round 6, mission, move 62 ---
Round 6. (ST-208)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 4.
Wayfinder tests Dexterity 4+: 4+1, passed. (ST-4)
This way comes easily. (ST-79)
Wayfinder moves 2.82″. (ST-75)
Wayfinder rushes 11.98″. (ST-28)
Wayfinder spends 2 stamina for an additional action. (ST-23, ST-185)
Wayfinder rushes 11.66″. (ST-28)
Pilot is activated. (ST-17)
Pilot rushes 11.07″. (ST-28)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 7.99″ south-east towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Husks A 7.99″ south-east. (ST-13)
Courser A is activated. (ST-18, ST-19)
Courser A sees no hero: it rushes 5.99″ south-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Courser A 5.99″ south-east. (ST-13)
Husks B is activated. (ST-18, ST-19)
Husks B reaches nobody: it rushes 8″ east towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Husks B 8″ east. (ST-13)
Bloom A is activated. (ST-18, ST-19)
Bloom A sees no hero: it rushes 8″ east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Bloom A 8″ east. (ST-13)
Bloom B is activated. (ST-18, ST-19)
Bloom B sees no hero: it rushes 7.99″ south-east to objective 1. (ST-81, ST-87, ST-281)
On your table: move Bloom B 7.99″ south-east. (ST-13)
Roll for the alertness: 3.
Alertness 12: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Sower A comes in from the north-west corner. (ST-291)

--- round 7, mission, move 78 ---
"The whole bed is moving back there," says Jorun. "I would leave. I mean: now." (ST-8)
Round 7. (ST-208)
Sower A gets 2 spell tokens and has 2 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 2.
Wayfinder tests Dexterity 4+: 2+1, failed. (ST-4)
This way works, but costs Wayfinder 1 stamina. (ST-80)
Wayfinder moves 2.82″. (ST-75)
Wayfinder uses a skill: This way. (ST-78)
Roll for the skill: 4.
Wayfinder tests Dexterity 4+: 4+1, passed. (ST-4)
This way comes easily. (ST-79)
Pilot moves 2.82″. (ST-75)
Wayfinder has brought the freight home. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
There would be something else to do: Capture. (ST-200)
The heroes take it on: Capture. Alertness rises by 2. (ST-194)
Marker 2 is laid out. (ST-289)
Pilot is activated. (ST-17)
Pilot rushes 10.19″. (ST-28)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot rushes 10.83″. (ST-28)
Husks B is activated. (ST-18, ST-19)
Husks B can shoot at nobody but reaches Pilot: it charges. (ST-82, ST-84)
On your table: Husks B charges Pilot, 2.42″ east. Strikes: 4 × 5+, 1 × 5+. (ST-13)
Husks B charges Pilot. (ST-29)
Husks B fights Pilot. (ST-51)
Roll for the hits: 4, 5, 5, 5, 6.
Husks B strikes at Pilot, Cold hands: 5 dice on 5+, 5 hits. (ST-52, ST-53)
Roll for the defence: 5, 2, 4, 6, 6.
Pilot blocks 2 of 5 hits (6+). (ST-40, ST-216)
Pilot takes 3 wounds; 5 left. (ST-42)
Roll for the hits: 2, 1.
Pilot strikes at Husks B, Boarding blade: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Husks B steps back 1″. (ST-55)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 6″ south-west towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Husks A 6″ south-west. (ST-13)
Courser A is activated. (ST-18, ST-19)
Courser A sees no hero: it rushes 11.51″ south-west to objective 2. (ST-81, ST-87, ST-281)
On your table: move Courser A 11.51″ south-west. (ST-13)
Bloom A is activated. (ST-18, ST-19)
Bloom A advances 3.9″ north-east, only as far as needed to shoot at Pilot. (ST-83, ST-279)
On your table: move Bloom A 3.9″ north-east. Shots at Pilot: 1 × 6+. (ST-13)
Roll for the hits: 6.
Bloom A shoots at Pilot, Spore pods: one die on 6+, one hit. (ST-37, ST-38)
The blast at Pilot makes 1 of every hit. (ST-107, ST-108)
Roll for the defence: 6.
Pilot blocks 1 of one hit (6+). (ST-40, ST-216)
Bloom B is activated. (ST-18, ST-19)
Bloom B sees no hero: it rushes 8″ south-east to objective 2. (ST-81, ST-87, ST-281)
On your table: move Bloom B 8″ south-east. (ST-13)
Sower A is activated. (ST-18, ST-19)
Roll for the choice of the spell: 2.
Sower A cannot cast the spell that came up: Rot. (ST-121)
Sower A sees no hero: it rushes 11.99″ south-east to objective 2. (ST-81, ST-87, ST-281)
On your table: move Sower A 11.99″ south-east. (ST-13)
Roll for the alertness: 1.
Alertness 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Husks C comes in from the north-west corner. (ST-291)
Husks D comes in from the north-east corner. (ST-291)

--- round 8, mission, move 98 ---
Round 8. (ST-208)
Sower A gets 2 spell tokens and has 4 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder rushes 11.66″. (ST-28)
Pilot is activated. (ST-17)
Pilot holds the position. (ST-25)
Roll for the hits: 6, 3.
Pilot shoots at Courser A, Signal pistol: 2 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 1.
Courser A blocks 0 of one hit (5+). (ST-40, ST-216)
Courser A takes one wound. (ST-42)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot holds the position. (ST-25)
Roll for the hits: 4, 1.
Pilot shoots at Courser A, Signal pistol: 2 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Courser A blocks 1 of one hit (5+). (ST-40, ST-216)
Husks B is activated. (ST-18, ST-19)
Husks B can shoot at nobody but reaches Pilot: it charges. (ST-82, ST-84)
On your table: Husks B charges Pilot, 0.24″ south-west. Strikes: 4 × 5+, 1 × 5+. (ST-13)
Husks B charges Pilot. (ST-29)
Husks B fights Pilot. (ST-51)
Roll for the hits: 6, 4, 1, 5, 4.
Husks B strikes at Pilot, Cold hands: 5 dice on 5+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5, 2.
Pilot blocks 0 of 2 hits (6+). (ST-40, ST-216)
Pilot takes 2 wounds; 3 left. (ST-42)
Roll for the hits: 1, 1.
Pilot strikes at Husks B, Boarding blade: 2 dice on 4+, 0 hits. (ST-52, ST-53)
Husks B steps back 1″. (ST-55)
Roll for the morale test: 4.
Pilot tests morale, 4+: 4. (ST-60, ST-63)
Husks A is activated. (ST-18, ST-19)
Husks A reaches nobody: it rushes 3.41″ south towards Pilot, the nearest. (ST-85, ST-281)
On your table: move Husks A 3.41″ south. (ST-13)
Courser A is activated. (ST-18, ST-19)
Courser A can shoot at nobody but reaches Pilot: it charges. (ST-82, ST-84)
On your table: Courser A charges Pilot, 8.04″ south. Strikes: 4 × 4+. (ST-13)
Courser A charges Pilot. (ST-29)
Courser A fights Pilot. (ST-51)
Roll for the hits: 1, 1, 5, 6.
Courser A strikes at Pilot, Bone blades: 4 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 5.
Pilot blocks 0 of one hit (6+). (ST-40, ST-216)
Pilot takes one wound; 2 left. (ST-42)
Roll for the defence: 4.
Pilot blocks 0 of one hit (6+). (ST-40, ST-216)
Pilot takes one wound; 1 left. (ST-42)
Roll for the hits: 3, 4.
Pilot strikes at Courser A, Boarding blade: 2 dice on 6+, 0 hits. (ST-52, ST-53)
Courser A steps back 1″. (ST-55)
Roll for the morale test: 6.
Pilot tests morale, 4+: 6. (ST-60, ST-63)
Bloom A is activated. (ST-18, ST-19)
Bloom A need not move to shoot at Pilot: it holds the position. (ST-83, ST-279)
On your table: Bloom A stays where it is. Shots at Pilot: 1 × 5+. (ST-13)
Roll for the hits: 5.
Bloom A shoots at Pilot, Spore pods: one die on 5+, one hit. (ST-37, ST-38)
The blast at Pilot makes 1 of every hit. (ST-107, ST-108)
Roll for the defence: 1.
Pilot blocks 0 of one hit (6+). (ST-40, ST-216)
"Do not leave them there," Jorun calls. "Everything takes root in that place!" (ST-8)
Pilot takes one wound; 0 left. (ST-42)
Pilot falls unconscious! (ST-44)
Bloom B is activated. (ST-18, ST-19)
Bloom B sees no hero: it rushes 7.99″ south-east to objective 2. (ST-81, ST-87, ST-281)
On your table: move Bloom B 7.99″ south-east. (ST-13)
Husks D is activated. (ST-18, ST-19)
Husks D sees no hero: it rushes 8″ south-west to objective 2. (ST-81, ST-87, ST-281)
On your table: move Husks D 8″ south-west. (ST-13)
Sower A is activated. (ST-18, ST-19)
Roll for the choice of the spell: 4.
Sower A cannot cast the spell that came up: Grave fever. (ST-121)
Sower A sees no hero: it rushes 8.24″ south-east to objective 2. (ST-81, ST-87, ST-281)
On your table: move Sower A 8.24″ south-east. (ST-13)
Husks C is activated. (ST-18, ST-19)
Husks C sees no hero: it rushes 7.99″ south-east to objective 2. (ST-81, ST-87, ST-281)
On your table: move Husks C 7.99″ south-east. (ST-13)
Roll for the alertness: 2.
Alertness 20: full alert. (ST-296)
Wave 5 is coming! (ST-291)
2 are equally near: a die decides. (ST-276)
Roll for the choice between those who are equally near: 2.
Sower B comes in from the north-west corner. (ST-291)

--- round 9, mission, move 117 ---
Round 9. (ST-208)
Sower A gets 2 spell tokens and has 6 now. (ST-110, ST-111)
Sower B gets 2 spell tokens and has 2 now. (ST-110, ST-111)
Wayfinder is activated. (ST-17)
Wayfinder wants to go home. (ST-297)
The mission is passed. (ST-297)
The tuning core is no larger than a loaf of bread and heavier than two people. On the way back you notice that the engine makes no noise as long as it stands in the cabin. Jorun puts it into the hold and closes the door. Then she closes it once more. (ST-8)
The mission pays 19 credits.
Pilot rolls for the injury: 5.
Pilot takes something away: spine injury. (ST-197)
