94 moves, passed_all
In and Out: Ossuary Station. (ST-8)
The distress call from Ossuary Station runs in a loop, and with every loop another word is missing. The pictures of the probe do not show much, but enough: The Vigil. Somebody has put down in a corner what belongs to us. Take it and leave the way you came. (ST-8)
Roll for the place of a marker: 1.
Marker 1 is laid out. (ST-289)
Roll for the search tokens: 5.
Roll for the search tokens: 4, 1, 2, 4, 1.
Roll for the place of a search token: 6.
Search token 1 is laid out. (ST-195)
Roll for the place of a search token: 3.
Search token 2 is laid out. (ST-195)
Roll for the place of a search token: 6.
Search token 3 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 4 is laid out. (ST-195)
Roll for the place of a search token: 5.
Search token 5 is laid out. (ST-195)
Roll for the post of a sentry: 3.
Sentinel A stands guard. (ST-290)
Breaker deploys. (ST-287)

--- round 1, mission, move 6 ---
Listener deploys. (ST-287)
Round 1. (ST-208)
Listener gets 2 spell tokens and has 2 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 5.18″. (ST-28)
Breaker spends 2 stamina for an additional action. (ST-23, ST-185)
Breaker rushes 6″. (ST-28)
Listener is activated. (ST-17)
Roll for the contents of the search token: 5.
Search token 1 is revealed: Locker. (ST-73, ST-74)
Listener collects search token 1: Locker. (ST-74)
Listener finds: Med kit. (ST-74, ST-201)
Listener rushes 5.83″. (ST-28)

--- round 2, mission, move 16 ---
Sentinel A is activated. (ST-18, ST-19)
Sentinel A sees no hero: it rushes 3″ north-west to objective 1. (ST-81, ST-87, ST-281)
Alertness 1: careless. (ST-296)
Round 2. (ST-208)
Listener gets 2 spell tokens and has 4 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 6″. (ST-28)
Breaker spends 2 stamina for an additional action. (ST-23, ST-185)
Breaker rushes 2.23″. (ST-28)
Roll for the marker: 5.
Breaker tests Dexterity 6+: 5, failed. (ST-4)
Breaker spends 2 stamina: the test counts as passed. (ST-5)
Breaker picks up marker 1. (ST-199, ST-200)
Listener is activated. (ST-17)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 2.
Listener tests Willpower 4+: 2, failed. (ST-4)
Inner ear works, but costs Listener 1 stamina. (ST-80)
Listener gets one spell token and has 5 now. (ST-110, ST-111)
Listener rushes 6″. (ST-28)

--- round 3, mission, move 27 ---
Sentinel A is activated. (ST-18, ST-19)
Sentinel A reaches nobody: it rushes 6″ north-west towards Listener, the nearest. (ST-85, ST-281)
Alertness 3: careless. (ST-296)
Round 3. (ST-208)
Listener gets one spell token and has 6 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Roll for the contents of the search token: 1.
Search token 4 is revealed: Tripwire. (ST-73, ST-74)
Roll for the defence: 2.
Breaker blocks 0 of one hit (6+). (ST-40, ST-216)
Breaker takes one wound; 8 left. (ST-42)
Breaker is Afflicted. (ST-164)
Breaker rushes 2.23″. (ST-28)
Listener is activated. (ST-17)
Listener rushes 4″. (ST-28)
Listener uses up for Breaker: Resting kit. (ST-201)
Breaker regains 3 stamina. (ST-31)
Listener casts at Listener: Heartbeat. (ST-112)
Roll for the spell: 4.
Listener needs 4+: 4+1, passed. (ST-115)
Heartbeat works. (ST-115)
Listener has Regeneration, until the next activation of its own. (ST-79)

--- round 4, mission, move 36 ---
Sentinel A is activated. (ST-18, ST-19)
Sentinel A reaches nobody: it rushes 5.99″ north-west towards Listener, the nearest. (ST-85, ST-281)
Alertness 5: vigilant. (ST-296)
Wave 1 is coming! (ST-291)
Lamp drone A comes in from the south-east corner. (ST-291)
A bulkhead opens that is on no plan. (ST-8)
Round 4. (ST-208)
Listener gets 2 spell tokens and has 6 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Roll for the status effect: 6.
Breaker tests Strength 4+: 6, passed. (ST-4)
Breaker is no longer Afflicted. (ST-164)
Breaker rests: all stamina is back. (ST-31, ST-32)
Listener is activated. (ST-17)
Listener casts at Sentinel A: Implosion. (ST-112)
Roll for the spell: 5.
Listener needs 4+: 5+2, passed. (ST-115)
Implosion works. (ST-115)
Roll for the defence: 2, 4, 6, 2, 1, 4.
Sentinel A blocks 1 of 6 hits (5+). (ST-40, ST-216)
One of Sentinel A is out. (ST-43)
Sentinel A takes 3 wounds. (ST-42)
Sentinel A is destroyed. (ST-43)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 6.
Listener tests Willpower 4+: 6, passed. (ST-4)
Inner ear comes easily. (ST-79)
Listener gets one spell token and has 2 now. (ST-110, ST-111)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 5.
Listener tests Willpower 4+: 5, passed. (ST-4)
Inner ear comes easily. (ST-79)
Listener gets one spell token and has 3 now. (ST-110, ST-111)

--- round 5, mission, move 43 ---
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A sees no hero: it rushes 6″ north-west to objective 1. (ST-81, ST-87, ST-281)
Alertness 6: vigilant. (ST-296)
Round 5. (ST-208)
Listener gets 2 spell tokens and has 5 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 0.84″. (ST-28)
Listener is activated. (ST-17)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 5.
Listener tests Willpower 4+: 5, passed. (ST-4)
Inner ear comes easily. (ST-79)
Listener gets one spell token and has 6 now. (ST-110, ST-111)

--- round 6, mission, move 49 ---
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A reaches nobody: it rushes 6″ north-west towards Listener, the nearest. (ST-85, ST-281)
Alertness 8: full alert. (ST-296)
Wave 2 is coming! (ST-291)
Lamp drone B comes in from the south-east corner. (ST-291)
Now come those who had only been watching. (ST-8)
Round 6. (ST-208)
Breaker is activated. (ST-17)
Listener is activated. (ST-17)

--- round 7, mission, move 53 ---
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A reaches nobody: it rushes 6″ north-west towards Listener, the nearest. (ST-85, ST-281)
Lamp drone B is activated. (ST-18, ST-19)
Lamp drone B sees no hero: it rushes 6″ north-west to objective 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 2.
Alertness 10: full alert. (ST-296)
Round 7. (ST-208)
Breaker is activated. (ST-17)
Breaker rushes 1.71″. (ST-28)
Listener is activated. (ST-17)
Listener casts at Listener: Heartbeat. (ST-112)
Roll for the spell: 6.
Listener needs 4+: 6+1, passed. (ST-115)
Heartbeat works. (ST-115)
Listener has Regeneration, until the next activation of its own. (ST-79)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 3.
Listener tests Willpower 4+: 3, failed. (ST-4)
Inner ear works, but costs Listener 1 stamina. (ST-80)
Listener gets one spell token and has 5 now. (ST-110, ST-111)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 2.
Listener tests Willpower 4+: 2, failed. (ST-4)
Inner ear works, but costs Listener 1 stamina. (ST-80)
Listener gets one spell token and has 6 now. (ST-110, ST-111)

--- round 8, mission, move 61 ---
Lamp drone A is activated. (ST-18, ST-19)
Lamp drone A reaches nobody: it rushes 6″ north-west towards Listener, the nearest. (ST-85, ST-281)
Lamp drone B is activated. (ST-18, ST-19)
Lamp drone B reaches nobody: it rushes 5.99″ north-west towards Listener, the nearest. (ST-85, ST-281)
Roll for the alertness: 3.
Alertness 13: full alert. (ST-296)
Wave 3 is coming! (ST-291)
Mender mites A comes in from the south-east corner. (ST-291)
Mender mites B comes in from the north-east corner. (ST-291)
Round 8. (ST-208)
Breaker is activated. (ST-17)
Breaker rushes 1.71″. (ST-28)
Listener is activated. (ST-17)
Listener advances 2″. (ST-26)
Listener casts at Lamp drone A: Implosion. (ST-112)
Roll for the spell: 5.
Listener needs 4+: 5+2, passed. (ST-115)
Implosion works. (ST-115)
Roll for the defence: 3, 3, 1, 4, 5, 6.
Lamp drone A blocks 1 of 6 hits (6+). (ST-40, ST-216)
One of Lamp drone A is out. (ST-43)
Lamp drone A takes 3 wounds. (ST-42)
Lamp drone A is destroyed. (ST-43)
Listener uses a skill: Inner ear. (ST-78)
Roll for the skill: 2.
Listener tests Willpower 4+: 2, failed. (ST-4)
Inner ear works, but costs Listener 1 stamina. (ST-80)
Listener gets one spell token and has 2 now. (ST-110, ST-111)

--- round 9, mission, move 69 ---
Lamp drone B is activated. (ST-18, ST-19)
Lamp drone B reaches nobody: it rushes 5.99″ north-west towards Listener, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B sees no hero: it rushes 5.99″ west to objective 1. (ST-81, ST-87, ST-281)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A sees no hero: it rushes 2.99″ north-west to objective 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 4.
Alertness 16: full alert. (ST-296)
Wave 4 is coming! (ST-291)
Mender mites C comes in from the south-east corner. (ST-291)
Mender mites D comes in from the north-east corner. (ST-291)
Round 9. (ST-208)
Listener gets 2 spell tokens and has 4 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 5.42″. (ST-28)
Breaker spends 2 stamina for an additional action. (ST-23, ST-185)
Breaker rushes 6″. (ST-28)
Listener is activated. (ST-17)
Listener uses a skill: Jarring note. (ST-78)
Roll for the skill: 6.
Listener tests Willpower 4+: 6, passed. (ST-4)
Jarring note comes easily. (ST-79)
Lamp drone B: -2 to rolls to hit, for the next attack. (ST-79)
Listener rushes 5.38″. (ST-28)

--- round 10, mission, move 78 ---
Lamp drone B is activated. (ST-18, ST-19)
Lamp drone B need not move to shoot at Listener: it holds the position. (ST-83, ST-279)
Roll for the hits: 1, 4, 1.
Lamp drone B shoots at Listener, Lamp beam: 3 dice on 6+, 0 hits. (ST-37, ST-38)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B sees no hero: it rushes 6″ south-west to objective 1. (ST-81, ST-87, ST-281)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 3″ west towards Breaker, the nearest. (ST-85, ST-281)
Mender mites C is activated. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 6″ west towards Breaker, the nearest. (ST-85, ST-281)
Mender mites D is activated. (ST-18, ST-19)
Mender mites D sees no hero: it rushes 6″ south-west to objective 1. (ST-81, ST-87, ST-281)
Roll for the alertness: 5.
Alertness 21: full alert. (ST-296)
Wave 5 is coming! (ST-291)
Mender mites E comes in from the north-east corner. (ST-291)
Mender mites F comes in from the south-east corner. (ST-291)
Round 10. (ST-208)
Listener gets 2 spell tokens and has 6 now. (ST-110, ST-111)
Breaker is activated. (ST-17)
Breaker rushes 5″. (ST-28)
Breaker has brought the freight home. (ST-199, ST-200)
The primary objective is complete: 2 experience for everybody. (ST-193)
"Confirmed. If you leave now, nobody will blame you." (ST-8)
Roll for the secondary objective: 5.
There would be something else to do: Scavenge. (ST-200)
The heroes take it on: Scavenge. Alertness rises by 2. (ST-194)
Roll for which hero: 2.
The lot falls on Listener. (ST-200)
Marker 2 is laid out. (ST-289)
Marker 3 is laid out. (ST-289)
Listener is activated. (ST-17)
Listener rushes 6″. (ST-28)
Listener spends 2 stamina for an additional action. (ST-23, ST-185)
Listener rushes 5″. (ST-28)
Roll for the marker: 4.
Listener tests Dexterity 6+: 4, failed. (ST-4)
Listener spends 2 stamina: the test counts as passed. (ST-5)
Listener overexerts: 2 wounds instead of stamina. (ST-33)
Listener takes 2 wounds; 7 left. (ST-42)
Listener searches marker 2. (ST-199, ST-200)
Listener rolls for the search: 3.
One is left. (ST-199, ST-200)

--- round 11, mission, move 90 ---
Lamp drone B is activated. (ST-18, ST-19)
Lamp drone B reaches nobody: it rushes 5.91″ south-west towards Breaker, the nearest. (ST-85, ST-281)
Mender mites B is activated. (ST-18, ST-19)
Mender mites B sees no hero: it rushes 6″ south-west to objective 3. (ST-81, ST-87, ST-281)
Mender mites C is activated. (ST-18, ST-19)
Mender mites C reaches nobody: it rushes 6″ west towards Breaker, the nearest. (ST-85, ST-281)
Mender mites D is activated. (ST-18, ST-19)
Mender mites D sees no hero: it rushes 5.99″ south-west to objective 3. (ST-81, ST-87, ST-281)
Mender mites A is activated. (ST-18, ST-19)
Mender mites A reaches nobody: it rushes 2.99″ west towards Breaker, the nearest. (ST-85, ST-281)
Mender mites E is activated. (ST-18, ST-19)
Mender mites E reaches nobody: it rushes 6″ west towards Listener, the nearest. (ST-85, ST-281)
Mender mites F is activated. (ST-18, ST-19)
Mender mites F sees no hero: it rushes 6″ west to objective 3. (ST-81, ST-87, ST-281)
Roll for the alertness: 3.
Alertness 26: full alert. (ST-296)
Wave 6 is coming! (ST-291)
Mender mites G comes in from the south-east corner. (ST-291)
Mender mites H comes in from the north-east corner. (ST-291)
Round 11. (ST-208)
Breaker is activated. (ST-17)
Breaker rushes 2″. (ST-28)
Roll for the marker: 1.
Breaker tests Dexterity 6+: 1, failed. (ST-4)
Breaker spends 2 stamina: the test counts as passed. (ST-5)
Breaker searches marker 3. (ST-199, ST-200)
The secondary objective is complete: 1 experience for everybody. (ST-194)
The mission is passed, and more than that. (ST-297)
The core is aboard, and Ossuary Station grows small in the rear window. (ST-8)
The mission pays 21 credits.
