63 moves, passed_all
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
Pilot rushes 11.66″. (ST-28)
Longeye is activated. (ST-17)
Longeye rushes 11.31″. (ST-28)
Longeye spends 2 stamina for an additional action. (ST-23, ST-185)
Longeye advances 5.31″. (ST-26)
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
Gunhand A is activated, 10.14″ from the nearest hero. (ST-18, ST-19)
Gunhand A sees no hero: it rushes 9.21″ south-east to objective 2. (ST-81, ST-87, ST-281)
Scrap gang A is activated, 18.75″ from the nearest hero. (ST-18, ST-19)
Scrap gang A advances 5.99″ west, only as far as needed to shoot at Pilot. (ST-83, ST-279)
Roll for the hits: 3, 5.
Scrap gang A shoots at Pilot, Rivet gun: 2 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Pilot blocks 0 of one hit (6+). (ST-40, ST-216)
Pilot takes one wound; 8 left. (ST-42)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 3: careless. (ST-296)
Round 2. (ST-208)
Pilot is activated. (ST-17)
Pilot uses a skill: Mark target. (ST-78)
Roll for the skill: 2.
Pilot tests Willpower 4+: 2, failed. (ST-4)
Mark target works, but costs Pilot 1 stamina. (ST-80)
Longeye: +1 to rolls to hit, for the next attack. (ST-79)
Pilot rushes 2.82″. (ST-28)
Longeye is activated. (ST-17)
Longeye rushes 11.92″. (ST-28)
Longeye spends 2 stamina for an additional action. (ST-23, ST-185)
Longeye advances 5.65″. (ST-26)
Roll for the hits: 5.
Longeye shoots at Scrap gang A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Scrap gang A blocks 0 of one hit (6+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes one wound. (ST-42)

--- round 3, mission, move 27 ---
Roll for the morale test: 3.
Scrap gang A tests morale, 5+: 3. (ST-60, ST-63)
Scrap gang A is Shaken. (ST-64, ST-66)
Gunhand A is activated, 1.83″ from the nearest hero. (ST-18, ST-19)
Gunhand A: shots at Longeye would do 0.83 wounds, a charge at Longeye 0.28: it shoots. (ST-84, ST-280)
Gunhand A need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 3, 6.
Gunhand A shoots at Longeye, Patched rifle: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Longeye blocks 0 of one hit (6+). (ST-40, ST-216)
Longeye takes one wound; 8 left. (ST-42)
Scrap gang A is activated, 3.34″ from the nearest hero. (ST-18, ST-19)
Scrap gang A is Shaken and stays idle. (ST-66, ST-283)
Scrap gang A is steady again. (ST-70)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 6: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Gunhand B comes in from the south-east corner, far from the heroes. (ST-291)
Gunhand C comes in from the south-east corner, far from the heroes. (ST-291)
"Visitors," says Jorun. "They have friends. Who would have thought." (ST-8)
Round 3. (ST-208)
Pilot is activated. (ST-17)
Pilot advances 5.65″. (ST-26)
Roll for the hits: 3, 3.
Pilot shoots at Scrap gang A, Signal pistol: 2 dice on 4+, 0 hits. (ST-37, ST-38)
Pilot uses a skill: Mark target. (ST-78)
Roll for the skill: 2.
Pilot tests Willpower 4+: 2, failed. (ST-4)
Mark target works, but costs Pilot 1 stamina. (ST-80)
Longeye: +1 to rolls to hit, for the next attack. (ST-79)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot advances 6″. (ST-26)
Roll for the hits: 1, 4.
Pilot shoots at Scrap gang A, Signal pistol: 2 dice on 4+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Scrap gang A blocks 0 of one hit (6+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes one wound. (ST-42)
Roll for the morale test: 2.
Scrap gang A tests morale, 5+: 2. (ST-60, ST-63)
Scrap gang A is Shaken. (ST-64, ST-66)
Longeye is activated. (ST-17)
Longeye holds the position. (ST-25)
Roll for the hits: 6.
Longeye shoots at Scrap gang A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Scrap gang A blocks 0 of one hit (6+). (ST-40, ST-216)
Scrap gang A: one model is out. (ST-43)
Scrap gang A takes one wound. (ST-42)
Scrap gang A is destroyed. (ST-43)
Longeye does what can be done once in a mission: The one bullet. (ST-78)
Longeye: shots are Deadly(3), for the next attack. (ST-78)

--- round 4, mission, move 40 ---
Gunhand A is activated, 1.83″ from the nearest hero. (ST-18, ST-19)
Gunhand A: shots at Longeye would do 0.83 wounds, a charge at Longeye 0.28: it shoots. (ST-84, ST-280)
Gunhand A need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 4, 1.
Gunhand A shoots at Longeye, Patched rifle: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Gunhand C is activated, 30.04″ from the nearest hero. (ST-18, ST-19)
Gunhand C reaches nobody: it rushes 11.99″ north-west towards Longeye, the nearest. (ST-85, ST-281)
Gunhand B is activated, 31.33″ from the nearest hero. (ST-18, ST-19)
Gunhand B reaches nobody: it rushes 11.99″ north-west towards Longeye, the nearest. (ST-85, ST-281)
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 3 to 9: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Gunhand D comes in from the south-west corner, far from the heroes. (ST-291)
Gunhand E comes in from the south-east corner, far from the heroes. (ST-291)
Round 4. (ST-208)
Pilot is activated. (ST-17)
Pilot rests: all stamina is back. (ST-31, ST-32)
Longeye is activated. (ST-17)
Longeye advances 4.82″. (ST-26)
Roll for the hits: 6.
Longeye shoots at Gunhand A, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 4.
Gunhand A blocks 0 of one hit (6+). (ST-40, ST-216)
Gunhand A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Gunhand A takes 3 wounds. (ST-42)
Gunhand A is destroyed. (ST-43)
Longeye spends 2 stamina for an additional action. (ST-23, ST-185)
Longeye overexerts: 2 wounds instead of stamina. (ST-33)
Longeye takes 2 wounds; 6 left. (ST-42)
Longeye advances 2″. (ST-26)
Roll for the hits: 2.
Longeye shoots at Gunhand C, Long rifle: one die on 2+, one hit. (ST-37, ST-38)
Roll for the defence: 3.
Gunhand C blocks 0 of one hit (6+). (ST-40, ST-216)
Gunhand C takes one wound. (ST-42)
Roll for the marker: 6.
Longeye tests Dexterity 4+: 6, passed. (ST-4)
Longeye is done with marker 2. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
"I have both of them. You can go, or you can look for what the Wreckers have missed." (ST-8)
There would be something else to do: Scavenge. (ST-200)
The heroes take it on: Scavenge. Alertness rises by 2. (ST-194)
Roll for which hero: 1.
The lot falls on Pilot. (ST-200)
Marker 3 is laid out. (ST-289)
Marker 4 is laid out. (ST-289)
Gunhand C is activated, 15.38″ from the nearest hero. (ST-18, ST-19)
Gunhand C need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 1, 6.
Gunhand C shoots at Longeye, Patched rifle: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 2.
Longeye blocks 0 of one hit (6+). (ST-40, ST-216)
Longeye takes one wound; 5 left. (ST-42)
Gunhand B is activated, 17.46″ from the nearest hero. (ST-18, ST-19)
Gunhand B need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 5, 2, 1.
Gunhand B shoots at Longeye, Patched rifle: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 5.
Longeye blocks 0 of one hit (6+). (ST-40, ST-216)
Longeye takes one wound; 4 left. (ST-42)
Roll for the morale test: 6.
Longeye tests morale, 4+: 6. (ST-60, ST-63)
Gunhand E is activated, 28.6″ from the nearest hero. (ST-18, ST-19)
Gunhand E advances 5.47″ north-west, only as far as needed to shoot at Longeye. (ST-83, ST-279)
Roll for the hits: 3, 6, 6.
Gunhand E shoots at Longeye, Patched rifle: 3 dice on 5+, 2 hits. (ST-37, ST-38)
Roll for the defence: 2, 4.
Longeye blocks 0 of 2 hits (5+). (ST-40, ST-216)
Longeye takes 2 wounds; 2 left. (ST-42)
Roll for the morale test: 3.
Longeye tests morale, 4+: 3. (ST-60, ST-63)

--- round 5, mission, move 53 ---
Longeye is Shaken. (ST-64, ST-66)
Gunhand D is activated, 34.47″ from the nearest hero. (ST-18, ST-19)
Gunhand D reaches nobody: it rushes 12″ north-east towards Pilot, the nearest. (ST-85, ST-281)
Roll for the alertness: 5.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 5 to 16: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Gunhand F comes in from the south-west corner, far from the heroes. (ST-291)
Gunhand G comes in from the north-west corner, far from the heroes. (ST-291)
Round 5. (ST-208)
Pilot is activated. (ST-17)
Pilot rushes 10.95″. (ST-28)
Pilot spends 2 stamina for an additional action. (ST-23, ST-185)
Pilot rushes 11.66″. (ST-28)

--- round 6, mission, move 59 ---
Longeye is activated. (ST-17)
Longeye is Shaken and stays idle. (ST-66)
Longeye is steady again. (ST-70)
Gunhand C is activated, 15.38″ from the nearest hero. (ST-18, ST-19)
Gunhand C need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 4, 2.
Gunhand C shoots at Longeye, Patched rifle: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Gunhand B is activated, 17.46″ from the nearest hero. (ST-18, ST-19)
Gunhand B need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 4, 3, 3.
Gunhand B shoots at Longeye, Patched rifle: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Gunhand E is activated, 23.16″ from the nearest hero. (ST-18, ST-19)
Gunhand E need not move to shoot at Longeye: it holds the position. (ST-83, ST-279)
Roll for the hits: 2, 6, 3.
Gunhand E shoots at Longeye, Patched rifle: 3 dice on 5+, one hit. (ST-37, ST-38)
Roll for the defence: 6.
Longeye blocks 1 of one hit (5+). (ST-40, ST-216)
Gunhand D is activated, 28.48″ from the nearest hero. (ST-18, ST-19)
Gunhand D advances 4.51″ north-east, only as far as needed to shoot at Longeye. (ST-83, ST-279)
Roll for the hits: 2, 1, 4.
Gunhand D shoots at Longeye, Patched rifle: 3 dice on 5+, 0 hits. (ST-37, ST-38)
Gunhand G is activated, 36.82″ from the nearest hero. (ST-18, ST-19)
Gunhand G reaches nobody: it rushes 9.1″ south-east towards Longeye, the nearest. (ST-85, ST-281)
Gunhand F is activated, 40.32″ from the nearest hero. (ST-18, ST-19)
Gunhand F sees no hero: it rushes 12″ north-east to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
A hero was seen: 1 alertness more. (ST-296)
A shot was fired: 1 alertness more. (ST-296)
Alertness rises by 4 to 20: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Gunhand H comes in from the south-west corner, far from the heroes. (ST-291)
Gunhand I comes in from the north-west corner, far from the heroes. (ST-291)
Round 6. (ST-208)
Pilot is activated. (ST-17)
Pilot rushes 4.47″. (ST-28)
Roll for the marker: 4.
Pilot tests Dexterity 6+: 4, failed. (ST-4)
Pilot spends 2 stamina: the test counts as passed. (ST-5)
Pilot searches marker 3. (ST-199, ST-200)
Pilot rolls for the search: 5.
The secondary objective is complete: 1 experience for everybody. (ST-194)
The mission is passed, and more than that. (ST-297)
Both consoles say the same, to the second: no leak, no fire, no plague. At 4:17 ship's time somebody asked everyone to be quiet. And everyone was. "This is no report," says Jorun after a while. "This is sheet music." (ST-8)
The mission brings 15 credits. (ST-198)
