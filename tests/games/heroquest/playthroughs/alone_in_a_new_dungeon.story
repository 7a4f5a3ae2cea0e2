191 moves, passed
The Third Night of Wolfsedge: the company stands at the head of the stairs. (HQ-B.11)
Below Wolfsedge there are vaults that no map shows. There is digging below the floorboards, day and night, and it sounds like a plan. At their head stands Snikkrit Two. Without a head they will scatter. (HQ-B.11)

--- round 1, quest, move 1 ---
The torches light up a room. (HQ-B.5)
Round 1. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 2 squares to F8. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to E8. (HQ-B.4)
The Barbarian goes 2 squares to E6. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on A8! (HQ-B.5)
The giant rat appears on C6! (HQ-B.5)
The Barbarian goes one square to D6. (HQ-B.4)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, monster shield, skull, white shield.
The game master rolls for the defence: skull.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on C6. (HQ-B.6)
The giant rat goes 4 squares to C6. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)

--- round 2, quest, move 14 ---
Round 2. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, white shield, monster shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian goes 3 squares to D5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on D3! (HQ-B.5)
The giant rat appears on D2! (HQ-B.5)
The Barbarian goes 3 squares to A5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes 5 squares to F5. (HQ-B.4)
The giant rat goes 3 squares to E5. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)
The giant rat goes 4 squares to E6. (HQ-B.4)
The giant rat goes 3 squares to D5. (HQ-B.4)

--- round 3, quest, move 31 ---
Round 3. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian strikes all around, beginning on E5. (HQ-1.4, HQ-19.18)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull.
The game master rolls for the defence: white shield.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on E5. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull.
The game master rolls for the defence: white shield.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on E6. (HQ-B.6)
The Barbarian goes 3 squares to I5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The gutter runner appears on I1! (HQ-B.5)
To whom this chapel was hallowed, somebody has chiselled away with great care. (HQ-B.11)
The Barbarian goes 2 squares to K5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The clanrat appears on N1! (HQ-B.5)
The Barbarian has stepped on something on M5: a spear trap! (HQ-10.2)
The Barbarian rolls for the spear trap: skull.
The Barbarian loses one body point; 7 left. (HQ-B.6)
The Barbarian goes 2 squares to M5. (HQ-B.4)
The gutter runner goes 5 squares to H5. (HQ-B.4)
The gutter runner: a stone from the sling! (HQ-19.19, HQ-19.54)
The gutter runner attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, skull.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses one body point; 6 left. (HQ-B.6)
The giant rat goes 8 squares to L5. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)
The clanrat goes 7 squares to K5. (HQ-B.4)

--- round 4, quest, move 48 ---
Round 4. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield, skull, white shield.
The game master rolls for the defence: skull.
The giant rat loses 2 body points. (HQ-B.6)
The giant rat falls on L5. (HQ-B.6)
The Barbarian has stepped on something on O5: a spear trap! (HQ-10.2)
The Barbarian rolls for the spear trap: skull.
The Barbarian loses one body point; 5 left. (HQ-B.6)
The Barbarian goes 2 squares to O5. (HQ-B.4)
The gutter runner goes 4 squares to L5. (HQ-B.4)
The gutter runner: a stone from the sling! (HQ-19.19, HQ-19.54)
The gutter runner attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)
The clanrat goes 3 squares to N5. (HQ-B.4)
The clanrat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, monster shield.
The Barbarian rolls for the defence: skull, white shield.
The blow does no harm. (HQ-B.6)

--- round 5, quest, move 59 ---
Round 5. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian attacks the clanrat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: monster shield, white shield.
The clanrat loses 2 body points. (HQ-B.6)
The clanrat falls on N5. (HQ-B.6)
The Barbarian goes one square to P5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes 7 squares to L4. (HQ-B.4)
The gutter runner goes 6 squares to P3. (HQ-B.4)
The gutter runner: a stone from the sling! (HQ-19.19, HQ-19.54)
The gutter runner attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)

--- round 6, quest, move 69 ---
Round 6. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 4 squares to O3. (HQ-B.4)
The Barbarian attacks the gutter runner. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, skull, white shield.
The game master rolls for the defence: skull, white shield.
The gutter runner loses 3 body points. (HQ-B.6)
The gutter runner falls on P3. (HQ-B.6)

--- round 7, quest, move 73 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 7. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 3 squares to N1. (HQ-B.4)
The chest on M1 is trapped. (HQ-11.2)
The Barbarian rolls for the lock of the chest: skull.
The Barbarian disarms the chest. (HQ-11.1)
The Barbarian opens the chest. (HQ-11.2)
The Barbarian finds: Potion of strength. (HQ-B.3)
The Barbarian goes 2 squares to N3. (HQ-B.4)
The Barbarian goes one square to M3. (HQ-B.4)

--- round 8, quest, move 81 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
Round 8. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian searches: Bookcase. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The Barbarian will miss the next turn. (HQ-8.1)
The Barbarian goes one square to L3. (HQ-B.4)
The Barbarian goes 6 squares to I4. (HQ-B.4)
The Barbarian goes 2 squares to H3. (HQ-B.4)

--- round 9, quest, move 87 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
Round 9. (HQ-B.1)
The Barbarian misses this turn. (HQ-8.1)

--- round 10, quest, move 88 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
Round 10. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 6 squares to K4. (HQ-B.4)
The Barbarian goes one square to K5. (HQ-B.4)

--- round 11, quest, move 93 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
Round 11. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to K4. (HQ-B.4)
The Barbarian searches: Bookcase. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The Barbarian will miss the next turn. (HQ-8.1)

--- round 12, quest, move 97 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
Round 12. (HQ-B.1)
The Barbarian misses this turn. (HQ-8.1)

--- round 13, quest, move 98 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 13. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Nothing. (HQ-12.1)
Nothing more is to be found anywhere that was uncovered so far. (HQ-12.1)
The Barbarian goes 4 squares to I4. (HQ-B.4)
The Barbarian goes 2 squares to H3. (HQ-B.4)
Roll for fate: 1.

--- round 14, quest, move 104 ---
Fate, for the Barbarian: Notched blade. (HQ-13.1, HQ-13.2)
Notched: Longsword. (HQ-15.3)
Round 14. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian searches: Altar. (HQ-12.1)
The Barbarian rolls for the furniture: 6.
The Barbarian gets 2 body points back. (HQ-8.1)
The Barbarian goes 9 squares to D4. (HQ-B.4)
Roll for fate: 1.

--- round 15, quest, move 109 ---
Fate, for the Barbarian: Lucky find. (HQ-13.1, HQ-13.2)
The Barbarian rolls for the find: 4.
The Barbarian finds 40 gold. (HQ-12.1)
Round 15. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes one square to C4. (HQ-B.4)
The chest on B4 is trapped. (HQ-11.2)
The Barbarian rolls for the lock of the chest: skull.
The Barbarian disarms the chest. (HQ-11.1)
The Barbarian opens the chest. (HQ-11.2)
Below the coins lies a key. It must belong somewhere. (HQ-B.11)
The Barbarian finds: Iron key. (HQ-B.3)
The Barbarian goes 2 squares to C2. (HQ-B.4)
The Barbarian goes 2 squares to A2. (HQ-B.4)
The chest on A1 is not trapped. (HQ-11.2)
The Barbarian opens the chest. (HQ-11.2)
The Barbarian finds: Weapon oil. (HQ-B.3)
The Barbarian finds 25 gold. (HQ-12.1)
The Barbarian goes one square to B2. (HQ-B.4)
The Barbarian goes 3 squares to D3. (HQ-B.4)

--- round 16, quest, move 120 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
Round 16. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes one square to D2. (HQ-B.4)
The Barbarian searches: Weapons rack. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The Barbarian rolls for the harm: white shield.
The Barbarian stays unharmed. (HQ-8.1)
Roll for fate: 1.
Fate, for the Barbarian: Scrap of a map. (HQ-13.1, HQ-13.2)
The torches light up a room. (HQ-B.5)
The gutter runner appears on D11! (HQ-B.5)

--- round 17, quest, move 127 ---
Round 17. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 8 squares to B6. (HQ-B.4)
The chest on B7 is trapped. (HQ-11.2)
The Barbarian rolls for the lock of the chest: white shield.
The Barbarian disarms the chest. (HQ-11.1)
The Barbarian opens the chest. (HQ-11.2)
The Barbarian finds: Potion of strength. (HQ-B.3)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 18, quest, move 134 ---
Round 18. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 2 squares to C7. (HQ-B.4)
The Barbarian searches: Throne. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The Barbarian loses one body point; 6 left. (HQ-B.6)

--- round 19, quest, move 139 ---
Round 19. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 9 squares to I4. (HQ-B.4)
The Barbarian searches: Bookcase. (HQ-12.1)
The Barbarian rolls for the furniture: 3.
There is nothing in it. (HQ-12.1)

--- round 20, quest, move 144 ---
Round 20. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian goes 7 squares to E7. (HQ-B.4)

--- round 21, quest, move 148 ---
Round 21. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 3 squares to F9. (HQ-B.4)
The Barbarian goes 2 squares to E10. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to D10. (HQ-B.4)
The Barbarian attacks the gutter runner. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, monster shield, monster shield, skull.
The game master rolls for the defence: skull, white shield.
The gutter runner loses one body point. (HQ-B.6)
The gutter runner falls on D11. (HQ-B.6)
Roll for fate: 1.

--- round 22, quest, move 157 ---
Fate, for the Barbarian: Respite. (HQ-13.1, HQ-13.2)
The Barbarian gets one body point back. (HQ-8.1)
Round 22. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes one square to C10. (HQ-B.4)
The Barbarian has stepped on something on J9: a spear trap! (HQ-10.2)
The Barbarian rolls for the spear trap: skull.
The Barbarian loses one body point; 6 left. (HQ-B.6)
The Barbarian goes 8 squares to J9. (HQ-B.4)

--- round 23, quest, move 161 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
Round 23. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 8 squares to C10. (HQ-B.4)
The Barbarian searches: Tomb. (HQ-12.1)
The Barbarian rolls for the furniture: 5.
The Barbarian finds 75 gold. (HQ-12.1)

--- round 24, quest, move 165 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
Round 24. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Jet of flame. (HQ-12.1)
The Barbarian rolls for the harm: white shield, skull.
The Barbarian loses one body point; 5 left. (HQ-B.6)
The Barbarian goes 6 squares to H9. (HQ-B.4)

--- round 25, quest, move 169 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 25. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 4 squares to L9. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes 2 squares to N9. (HQ-B.4)

--- round 26, quest, move 174 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
Round 26. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes one square to O9. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
Snikkrit Two appears on I12! (HQ-B.5)
The giant rat appears on M12! (HQ-B.5)
"At last," says Snikkrit Two. "I had begun to be bored." (HQ-B.11)
The Barbarian goes 4 squares to M11. (HQ-B.4)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull, skull, skull.
The game master rolls for the defence: white shield.
The giant rat loses 3 body points. (HQ-B.6)
The giant rat falls on M12. (HQ-B.6)
Snikkrit Two goes 4 squares to L11. (HQ-B.4)
Snikkrit Two attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, skull, skull.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses 3 body points; 2 left. (HQ-B.6)
The Barbarian is weakened: skulls in attack are rolled once more. (HQ-19.23)

--- round 27, quest, move 183 ---
Round 27. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian opens a vial for the Barbarian: Potion of strength. (HQ-14.2)
The Barbarian attacks Snikkrit Two. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull, skull, monster shield, white shield, skull.
The Barbarian rolls for the weakened blow: white shield, skull, skull.
The game master rolls for the defence: skull, skull, skull.
Snikkrit Two loses 2 body points. (HQ-B.6)
Snikkrit Two falls on L11. (HQ-B.6)
The Barbarian goes 8 squares to L8. (HQ-B.4)

--- round 28, quest, move 189 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
Round 28. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 8 squares to F6. (HQ-B.4)
The Barbarian climbs the stairs into the daylight. (HQ-B.11)
The quest is passed. The heroes come home. (HQ-B.11)
In Wolfsedge the shutters are pushed open. Somebody laughs as if having to learn it all over again. (HQ-B.11)
The Barbarian gets 40 gold. (HQ-B.11)
