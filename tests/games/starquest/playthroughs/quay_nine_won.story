67 moves, passed_all
Quay Nine. (ST-8)
Eleven years ago the rings fell silent, one after another, without a call for help and without a quarrel. Now the Office of Voices pays well for anybody who goes and looks. You have come in the tug "Wren"; Jorun stays at the helm and talks into your helmets. "Quay Nine, the landing of Ring Four," she says. "Two consoles still have power. Read them, and the Office will know whether the rest is worth it. Oh yes: Wreckers got here first. Not many. They take you for people who want to take something from them. Be kind to their crates, and take cover behind them." (ST-8)
Marker 1 is laid out. (ST-289)
Marker 2 is laid out. (ST-289)
Search token 1 is laid out. (ST-195)
Search token 2 is laid out. (ST-195)
Search token 3 is laid out. (ST-195)
Gunhand A stands guard. (ST-290)
Scrap gang A stands guard. (ST-290)
Pilot deploys. (ST-287)

--- round 1, mission, move 2 ---
Longeye deploys. (ST-287)
Round 1. (ST-208)
"Remember," says Jorun. "First walk, then shoot. The other way round you hit more, but you get nowhere." (ST-8)
Pilot is activated. (ST-17)
Pilot does what can be done once in a mission: All hands. (ST-78)
Longeye moves 4.97″. (ST-75)
Pilot rushes 11.29″. (ST-28)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot rushes 11.31″. (ST-28)
Longeye is activated. (ST-17)
Longeye rushes 11.31″. (ST-28)
Longeye spends 2 stamina for an additional action. (ST-23, ST-185)
Longeye advances 4.95″. (ST-26)
Roll for the hits: 4.
Longeye shoots at Scrap gang A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Scrap gang A blocks 0 of one hit (6+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes one wound. (ST-42)
Roll for the marker: 2.
Longeye tests Dexterity 4+: 2, failed. (ST-4)
Longeye spends 2 stamina: the test counts as passed. (ST-5)
Longeye is done with marker 1. (ST-199, ST-200)
The console is warm. Below the keys somebody has stuck a note that only says "Hush". (ST-8)
One is left. (ST-199, ST-200)

--- round 2, mission, move 17 ---
Gunhand A is activated, 10.82″ from the nearest hero. (ST-18, ST-19)
Gunhand A sees no hero: it rushes 9.21″ south-east to objective 2. (ST-81, ST-87, ST-281)
Scrap gang A is activated, 17.25″ from the nearest hero. (ST-18, ST-19)
Scrap gang A advances 5.51″ south-west, only as far as needed to shoot at Pilot. (ST-83, ST-279)
Roll for the hits: 3.
Scrap gang A shoots at Pilot, Scrap pistol: one die on 5+, 0 hits. (ST-37, ST-38)
Roll for the hits: 5, 5.
Scrap gang A shoots at Pilot, Rivet gun: 2 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 5.
Pilot blocks 0 of 2 hits (6+). (ST-40, ST-216)
Pilot takes 2 wounds; 7 left. (ST-42)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 3: careless. (ST-296)
Round 2. (ST-208)
Pilot is activated. (ST-17)
Pilot uses a skill: Mark target. (ST-78)
Roll for the skill: 3.
Pilot tests Willpower 4+: 3, failed. (ST-4)
Mark target works, but costs Pilot 1 stamina. (ST-80)
Longeye: +1 to rolls to hit, for the next attack. (ST-79)
Pilot advances 5.65″. (ST-26)
Roll for the hits: 3, 4.
Pilot shoots at Gunhand A, Signal pistol: 2 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Gunhand A blocks 0 of one hit (6+). (ST-40, ST-216)
Gunhand A takes one wound. (ST-42)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot advances 4.47″. (ST-26)
Roll for the hits: 6, 2.
Pilot shoots at Gunhand A, Signal pistol: 2 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Gunhand A blocks 0 of one hit (6+). (ST-40, ST-216)
Gunhand A takes one wound. (ST-42)
Roll for the morale test: 3.
Gunhand A tests morale, 5+: 3. (ST-60, ST-63)
Gunhand A is Shaken. (ST-64, ST-66)
Longeye is activated. (ST-17)
Longeye does what can be done once in a mission: The one bullet. (ST-78)
Longeye: shots are Deadly(3), for the next attack. (ST-78)
Longeye uses up for Longeye: Resting kit. (ST-201)
Longeye regains 3 stamina. (ST-201)
Longeye advances 5.14″. (ST-26)
Roll for the hits: 3.
Longeye shoots at Gunhand A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Gunhand A blocks 0 of one hit (6+). (ST-40, ST-216)
Gunhand A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Gunhand A takes one wound. (ST-42)
Gunhand A is destroyed. (ST-43)
Longeye spends 2 stamina for an additional action. (ST-23, ST-185)
Longeye rushes 11.66″. (ST-28)

--- round 3, mission, move 33 ---
Scrap gang A is activated, 4.35″ from the nearest hero. (ST-18, ST-19)
Scrap gang A: shots at Longeye would do 1.11 wounds, a charge at Longeye 0.83: it shoots. (ST-84, ST-280)
Scrap gang A need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 4.
Scrap gang A shoots at Longeye, Scrap pistol: 2 dice on 5+, 0 hits. (ST-37, ST-38)
Roll for the hits: 3, 2.
Scrap gang A shoots at Longeye, Rivet gun: 2 dice on 5+, 0 hits. (ST-37, ST-38)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Scrap gang B comes in from the south-west corner, far from the heroes. (ST-291)
"Visitors," says Jorun. "They have friends. Who would have thought." (ST-8)
Round 3. (ST-208)
Pilot is activated. (ST-17)
Pilot uses a skill: Mark target. (ST-78)
Roll for the skill: 5.
Pilot tests Willpower 4+: 5, passed. (ST-4)
Mark target comes easily. (ST-79)
Longeye: +1 to rolls to hit, for the next attack. (ST-79)
Pilot advances 4.47″. (ST-26)
Roll for the hits: 4, 4.
Pilot shoots at Scrap gang A, Signal pistol: 2 dice on 4+, 2 hits. (ST-37, ST-38)
Roll for the defence: 1, 2.
Scrap gang A blocks 0 of 2 hits (5+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes 2 wounds. (ST-42)
Roll for the morale test: 6.
Scrap gang A tests morale, 5+: 6. (ST-60, ST-63)
Longeye is activated. (ST-17)
Longeye advances 2″. (ST-26)
Roll for the hits: 4.
Longeye shoots at Scrap gang A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Scrap gang A blocks 0 of one hit (6+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes one wound. (ST-42)
Scrap gang A is destroyed. (ST-43)
Roll for the marker: 3.
Longeye tests Dexterity 4+: 3, failed. (ST-4)
Longeye spends 2 stamina: the test counts as passed. (ST-5)
Longeye is done with marker 2. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
"I have both of them. You can go, or you can look for what the Wreckers have missed." (ST-8)
There would be something else to do: Scavenge. (ST-200)
The heroes take it on: Scavenge. Alertness rises by 2. (ST-194)
Roll for which hero: 2.
The lot falls on Longeye. (ST-200)
Marker 3 is laid out. (ST-289)
Marker 4 is laid out. (ST-289)

--- round 4, mission, move 46 ---
Scrap gang B is activated, 36.57″ from the nearest hero. (ST-18, ST-19)
Scrap gang B reaches nobody: it rushes 12″ north-east towards Pilot, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 12: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Gunhand B comes in from the south-west corner, far from the heroes. (ST-291)
Gunhand C comes in from the north-west corner, far from the heroes. (ST-291)
Round 4. (ST-208)
Pilot is activated. (ST-17)
Pilot rushes 10.99″. (ST-28)
Longeye is activated. (ST-17)
Longeye rushes 11.66″. (ST-28)

--- round 5, mission, move 52 ---
Scrap gang B is activated, 27.69″ from the nearest hero. (ST-18, ST-19)
Scrap gang B reaches nobody: it rushes 12″ east towards Longeye, the nearest. (ST-85, ST-281)
Gunhand C is activated, 37.69″ from the nearest hero. (ST-18, ST-19)
Gunhand C reaches nobody: it rushes 11.99″ east towards Pilot, the nearest. (ST-85, ST-281)
Gunhand B is activated, 40.29″ from the nearest hero. (ST-18, ST-19)
Gunhand B sees no hero: it rushes 12″ east to objective 4. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 14: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Boarder A comes in from the south-west corner, far from the heroes. (ST-291)
Boarder A sees no hero and scouts ahead, 11.99″ north-east to objective 4. (ST-151, ST-286)
Round 5. (ST-208)
Pilot is activated. (ST-17)
Pilot rushes 11.65″. (ST-28)
Longeye is activated. (ST-17)
Longeye rushes 11.65″. (ST-28)

--- round 6, mission, move 58 ---
Scrap gang B is activated, 20.14″ from the nearest hero. (ST-18, ST-19)
Scrap gang B advances 2.15″ east, only as far as needed to shoot at Longeye. (ST-83, ST-279)
Roll for the hits: 2, 5.
Scrap gang B shoots at Longeye, Rivet gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Longeye blocks 0 of one hit (6+). (ST-40, ST-216)
Longeye takes one wound; 8 left. (ST-42)
Gunhand C is activated, 27.49″ from the nearest hero. (ST-18, ST-19)
Gunhand C sees no hero: it rushes 12″ east to objective 3. (ST-81, ST-87, ST-281)
Gunhand B is activated, 29.49″ from the nearest hero. (ST-18, ST-19)
Gunhand B sees no hero: it rushes 7.53″ east to objective 4. (ST-81, ST-87, ST-281)
Boarder A is activated, 30.71″ from the nearest hero. (ST-18, ST-19)
Boarder A sees no hero: it rushes 11.08″ east to objective 4. (ST-81, ST-87, ST-281)
Roll for the alertness: 1.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 17: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Boarder B comes in from the south-west corner, far from the heroes. (ST-291)
Boarder B sees no hero and scouts ahead, 12″ east to objective 4. (ST-151, ST-286)
Round 6. (ST-208)
Pilot is activated. (ST-17)
Pilot rushes 2.82″. (ST-28)
Roll for the marker: 6.
Pilot tests Dexterity 6+: 6, passed. (ST-4)
Pilot searches marker 3. (ST-199, ST-200)
Pilot rolls for the search: 3.
One is left. (ST-199, ST-200)
Longeye is activated. (ST-17)
Longeye advances 2″. (ST-26)
Roll for the hits: 6.
Longeye shoots at Boarder B, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Boarder B blocks 1 of one hit (6+). (ST-40, ST-216)
Roll for the marker: 2.
Longeye tests Dexterity 4+: 2, failed. (ST-4)
Longeye spends 2 stamina: the test counts as passed. (ST-5)
Longeye overexerts: 2 wounds instead of stamina. (ST-33)
Longeye takes 2 wounds; 6 left. (ST-42)
Longeye searches marker 4. (ST-199, ST-200)
The secondary objective is complete: 1 experience for everybody. (ST-194)
The mission is passed, and more than that. (ST-297)
Both consoles say the same, to the second: no leak, no fire, no plague. At 4:17 ship's time somebody asked everyone to be quiet. And everyone was. "This is no report," says Jorun after a while. "This is sheet music." (ST-8)
The mission brings 15 credits. (ST-198)
