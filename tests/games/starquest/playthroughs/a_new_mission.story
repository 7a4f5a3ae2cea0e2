56 moves, passed_all
The Log of Spoil Nine. (ST-8)
You have air enough for Spoil Nine and back. There is not enough for a second try. Who waits there is known by now: The Weft. There are two witnesses, and both are machines. Question them before somebody else does. (ST-8)
Roll for the place of a marker: 1.
Marker 1 is laid out. (ST-289)
Roll for the place of a marker: 5.
Marker 2 is laid out. (ST-289)
Roll for the search tokens: 4.
Roll for the search tokens: 1, 2, 4, 1.
Roll for the place of a search token: 6.
Search token 1 is laid out. (ST-195)
Roll for the place of a search token: 3.
Search token 2 is laid out. (ST-195)
Roll for the place of a search token: 6.
Search token 3 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 4 is laid out. (ST-195)
Roll for the post of a sentry: 3.
Gnarl A stands guard. (ST-290)
Roll for the post of a sentry: 3.
Bloom A stands guard. (ST-290)
Breaker deploys. (ST-287)

--- round 1, mission, move 5 ---
Listener deploys. (ST-287)
Round 1. (ST-208)
Listener gets 2 spell tokens and has 2 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Roll for the contents of the search token: 5.
Search token 3 is revealed: Locker. (ST-73, ST-74)
Breaker collects search token 3: Locker, and 5 credits. (ST-74, ST-198)
Breaker finds: Med kit. (ST-74, ST-201)
Breaker rushes 5.91″. (ST-28)
Breaker spends 2 stamina for an additional action. (ST-23, ST-185)
Roll for the marker: 5.
Breaker tests Dexterity 6+: 5, failed. (ST-4)
Breaker spends 2 stamina: the test counts as passed. (ST-5)
Breaker is done with marker 1. (ST-199, ST-200)
One is left. (ST-199, ST-200)
Listener is activated. (ST-17)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 2.
Listener tests Willpower 4+: 2, failed. (ST-4)
Inner ear works, but costs Listener 1 stamina. (ST-80)
Listener gets one spell token and has 3 now. (ST-110, ST-111)
Listener rushes 5.91″. (ST-28)

--- round 2, mission, move 17 ---
Bloom A is activated, 15.11″ from the nearest hero. (ST-18, ST-19)
Roll for dangerous ground: 1, 2, 4.
Bloom A goes through Coolant pool: one wound. (ST-93, ST-96)
Bloom A takes one wound. (ST-42)
Bloom A sees no hero: it rushes 2.99″ north-west to marker 2. (ST-81, ST-87, ST-281)
Gnarl A is activated, 16.17″ from the nearest hero. (ST-18, ST-19)
Gnarl A sees no hero: it rushes 3″ north-west to marker 2. (ST-81, ST-87, ST-281)
Alertness rises by 1 to 1: careless. (ST-296)
Round 2. (ST-208)
Listener gets 2 spell tokens and has 5 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 5.65″. (ST-28)
Breaker spends 2 stamina for an additional action. (ST-23, ST-185)
Breaker rushes 4.41″. (ST-28)
Roll for the marker: 5.
Breaker tests Dexterity 6+: 5, failed. (ST-4)
Breaker spends 2 stamina: the test counts as passed. (ST-5)
Breaker overexerts: 2 wounds instead of stamina. (ST-33)
Breaker takes 2 wounds; 7 left. (ST-42)
Breaker is done with marker 2. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
"That was it. Anything more is a bonus. I am keeping the airlock warm." (ST-8)
Roll for the secondary objective: 6.
There would be something else to do: Escort. (ST-200)
The heroes take it on: Escort. Alertness rises by 2. (ST-194)
Roll for which hero: 2.
The lot falls on Listener. (ST-200)
Marker 3 is laid out. (ST-289)
Marker 4 is laid out. (ST-289)
Listener is activated. (ST-17)
Roll for the marker: 2.
Listener tests Strength 6+: 2, failed. (ST-4)
Listener spends 2 stamina: the test counts as passed. (ST-5)
Listener picks up marker 3. (ST-199, ST-200)
Listener rushes 5.47″. (ST-28)
Listener spends 2 stamina for an additional action. (ST-23, ST-185)
Listener rushes 3″. (ST-28)
Listener casts at Bloom A: Needle tone. (ST-112)
Roll for the spell: 4.
Listener needs 4+: 4, passed. (ST-115)
Needle tone works. (ST-115)
Roll for the defence: 6, 2.
Bloom A blocks 1 of 2 hits (6+). (ST-40, ST-216)
Bloom A takes one wound. (ST-42)

--- round 3, mission, move 34 ---
Roll for the morale test: 1.
Bloom A tests morale, 5+: 1. (ST-60, ST-63)
Bloom A is Shaken. (ST-64, ST-66)
Bloom A is activated, 3.85″ from the nearest hero. (ST-18, ST-19)
Bloom A is Shaken and stays idle. (ST-66, ST-283)
Bloom A is steady again. (ST-70)
Gnarl A is activated, 4.82″ from the nearest hero. (ST-18, ST-19)
Gnarl A sees no hero: it rushes 5.04″ north-west to marker 3. (ST-81, ST-87, ST-281)
Alertness rises by 1 to 4: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Roll for the enemies’ ambush: 5.
Somewhere in ambush: Courser. (ST-100)
Husk pack A comes in from the south-west corner, far from the heroes. (ST-291)
Somewhere somebody knocks on a pipe, three times, and far away somebody knocks back. (ST-8)
Round 3. (ST-208)
Listener gets 2 spell tokens and has 6 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker uses up: Med kit. (ST-201)
Breaker: 2 wounds are healed. (ST-201)
Breaker charges Bloom A. (ST-29)
Breaker fights Bloom A. (ST-51)
Roll for the hits: 5, 2, 6.
Breaker strikes at Bloom A, Bulkhead hammer: 3 dice on 4+, 2 hits. (ST-52, ST-53)
Roll for the defence: 3, 2.
Bloom A blocks 0 of 2 hits (6+). (ST-40, ST-216)
Bloom A: one model is out. (ST-43)
That brings the party 2 credits. (ST-198)
Bloom A takes one wound. (ST-42)
Bloom A is destroyed. (ST-43)
Listener is activated. (ST-17)
Listener casts at Gnarl A: Implosion. (ST-112)
Roll for the spell: 3.
Listener needs 4+: 3+2, passed. (ST-115)
Implosion works. (ST-115)
Roll for the defence: 5, 3, 3, 1, 4, 5.
Gnarl A blocks 2 of 6 hits (5+). (ST-40, ST-216)
Roll for Regeneration: 6, 2, 4, 6.
Gnarl A shrugs off 2 wounds. (ST-145)
Gnarl A takes 2 wounds. (ST-42)
Listener casts at Gnarl A: Needle tone. (ST-112)
Roll for the spell: 1.
Listener needs 4+: 1, failed. (ST-115)
Needle tone comes to nothing. (ST-115)
Listener uses a skill: Jarring note. (ST-78)
Roll for the skill: 4.
Listener tests Willpower 4+: 4, passed. (ST-4)
Jarring note comes easily. (ST-79)
Gnarl A: -2 to rolls to hit, for the next attack. (ST-79)
Listener rushes 5.82″. (ST-28)
Listener spends 2 stamina for an additional action. (ST-23, ST-185)
Listener overexerts: 2 wounds instead of stamina. (ST-33)
Listener takes 2 wounds; 7 left. (ST-42)
Listener rushes 6″. (ST-28)
Listener does what can be done once in a mission: Deep breath. (ST-78)
Listener gets 3 spell tokens and has 3 now. (ST-110, ST-111)

--- round 4, mission, move 48 ---
Gnarl A is activated, 3.06″ from the nearest hero. (ST-18, ST-19)
Gnarl A can shoot at nobody but reaches Breaker: it charges. (ST-82, ST-84)
Gnarl A charges Breaker. (ST-29)
Gnarl A fights Breaker. (ST-51)
Roll for the hits: 1, 5, 5, 4.
Gnarl A strikes at Breaker, Knot fists: 4 dice on 6+, 0 hits. (ST-52, ST-53)
Roll for the hits: 4, 3, 3.
Breaker strikes at Gnarl A, Bulkhead hammer: 3 dice on 6+, 0 hits. (ST-52, ST-53)
Gnarl A steps back 0.5″. (ST-55)
Husk pack A is activated, 14.69″ from the nearest hero. (ST-18, ST-19)
Husk pack A sees no hero: it rushes 3″ east to marker 3. (ST-81, ST-87, ST-281)
A hero was seen: 1 alertness more. (ST-296)
Alertness rises by 2 to 6: vigilant. (ST-296)
Round 4. (ST-208)
Listener gets 2 spell tokens and has 5 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 5.95″. (ST-28)
Breaker uses up for Listener: Med kit. (ST-201)
Listener: 2 wounds are healed. (ST-201)
Listener is activated. (ST-17)
Listener uses a skill: Jarring note. (ST-78)
Roll for the skill: 1.
Listener tests Willpower 4+: 1, failed. (ST-4)
Jarring note works, but costs Listener 1 stamina. (ST-80)
Gnarl A: -2 to rolls to hit, for the next attack. (ST-79)
Listener rushes 3.6″. (ST-28)
Listener has shown the freight at marker 4. (ST-199, ST-200)
The secondary objective is complete: 1 experience for everybody. (ST-194)
The mission is passed, and more than that. (ST-297)
The records of Spoil Nine are full of holes. There is enough of them to sleep badly. (ST-8)
The mission brings 19 credits. (ST-198)
