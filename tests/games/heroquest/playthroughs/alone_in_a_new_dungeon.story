380 moves, fallen

--- round 1, quest, move 0 ---
The Vaults of Threecross: the company stands at the head of the stairs. (HQ-B.11)
For a week now no hearth has been lit in Threecross. There is digging below the floorboards, day and night, and it sounds like a plan. In the last room, they say, something is locked away that begs to be freed. Decide about it. (HQ-B.11)
The torches light up a room. (HQ-B.5)
The Barbarian rolls for the move: 3.
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to F12. (HQ-B.4)
The Barbarian goes 2 squares to G11. (HQ-B.4)
The Barbarian goes 3 squares to F9. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on D8! (HQ-B.5)
The Barbarian goes 2 squares to E8. (HQ-B.4)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield, monster shield, skull.
The game master rolls for the defence: skull.
The giant rat loses 2 body points. (HQ-B.6)
The giant rat falls on D8. (HQ-B.6)

--- round 2, quest, move 9 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes one square to D8. (HQ-B.4)
The Barbarian goes one square to D9. (HQ-B.4)
The Barbarian goes 2 squares to F9. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The gutter runner appears on G7! (HQ-B.5)
A guardroom. Somebody has counted the days in chalk, and then stopped counting. (HQ-B.11)
The Barbarian goes 4 squares to E6. (HQ-B.4)
The Barbarian goes 2 squares to C6. (HQ-B.4)
The gutter runner goes 5 squares to F7. (HQ-B.4)
The gutter runner: a stone from the sling! (HQ-19.19, HQ-19.54)
The gutter runner attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)

--- round 3, quest, move 21 ---
The Barbarian rolls for the move: 5.
The Barbarian goes 3 squares to F6. (HQ-B.4)
The Barbarian attacks the gutter runner. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, white shield, white shield, skull.
The game master rolls for the defence: white shield, skull.
The gutter runner loses one body point. (HQ-B.6)
The gutter runner falls on F7. (HQ-B.6)

--- round 4, quest, move 26 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 4 squares to G9. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 5, quest, move 30 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian searches: Table. (HQ-12.1)
The Barbarian rolls for the furniture: 4.
The Barbarian rolls for the find: 6.
The Barbarian finds 30 gold. (HQ-12.1)
The Barbarian goes 3 squares to D9. (HQ-B.4)
The Barbarian goes one square to D8. (HQ-B.4)
The Barbarian goes 2 squares to E9. (HQ-B.4)

--- round 6, quest, move 36 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Hidden pit. (HQ-12.1)
A pit opens on E9. (HQ-10.3)
The Barbarian lies in the pit on E9. (HQ-10.3, HQ-10.10)
The Barbarian loses one body point; 7 left. (HQ-B.6)

--- round 7, quest, move 38 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes one square to D9. (HQ-B.4)
The Barbarian searches: Altar. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The Barbarian loses one mind point; 1 left. (HQ-17.1)

--- round 8, quest, move 42 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to D8. (HQ-B.4)
The Barbarian searches: Tomb. (HQ-12.1)
The Barbarian rolls for the furniture: 6.
The Barbarian finds a scroll: Arms of Morpheus. (HQ-8.13)
The Barbarian no longer understands the scrolls; they lie on D8. (HQ-8.7)
The Barbarian finds 50 gold. (HQ-12.1)

--- round 9, quest, move 46 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 4.
The Barbarian goes one square to E8. (HQ-B.4)
The Barbarian rolls for the jump: monster shield.
The Barbarian jumps over E9. (HQ-10.9, HQ-10.11)
The Barbarian goes one square to E10. (HQ-B.4)
The Barbarian goes 2 squares to D9. (HQ-B.4)
The Barbarian lies in the pit on E9. (HQ-10.3, HQ-10.10)
The Barbarian loses one body point; 6 left. (HQ-B.6)
The Barbarian goes one square to E9. (HQ-B.4)

--- round 10, quest, move 51 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes 7 squares to J9. (HQ-B.4)
The Barbarian searches: Weapons rack. (HQ-12.1)
The Barbarian rolls for the furniture: 5.
The Barbarian rolls for the find: 6.
The Barbarian finds: Helmet. (HQ-B.3)

--- round 11, quest, move 55 ---
Roll for fate: 1.
Fate, for the Barbarian: Magic blaze. (HQ-13.1, HQ-13.2)
Magic fire breaks out around J9! (HQ-10.7)
Roll for the harm: skull, skull, white shield.
The Barbarian rolls for the defence: monster shield, skull, monster shield.
The Barbarian loses 2 body points; 4 left. (HQ-B.6)
The Barbarian rolls for the move: 3.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Little red vial. (HQ-12.1)
The Barbarian finds: Lesser healing potion. (HQ-B.3)
The Barbarian goes 2 squares to K10. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to L10. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The clanrat appears on Q8! (HQ-B.5)
The clanrat appears on N10! (HQ-B.5)
The Barbarian has stepped on something on L7: a spear trap! (HQ-10.2)
The Barbarian rolls for the spear trap: white shield.
The spear misses the Barbarian. (HQ-10.2)
The Barbarian goes 3 squares to L7. (HQ-B.4)
The clanrat goes 4 squares to L8. (HQ-B.4)
The clanrat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, white shield.
The Barbarian rolls for the defence: skull, white shield, monster shield.
The blow does no harm. (HQ-B.6)
The clanrat goes 10 squares to L9. (HQ-B.4)

--- round 12, quest, move 69 ---
The Barbarian rolls for the move: 6.
The Barbarian attacks the clanrat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull, skull, white shield.
The game master rolls for the defence: skull, white shield.
The clanrat loses 2 body points. (HQ-B.6)
The clanrat falls on L8. (HQ-B.6)
The Barbarian goes 2 squares to L5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on O2! (HQ-B.5)
The giant rat appears on P4! (HQ-B.5)
Behind the altar, in a circle of salt, sits something small and looks at you. (HQ-B.11)
The Barbarian goes one square to L4. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on F4! (HQ-B.5)
The giant rat appears on J2! (HQ-B.5)
Something simmers although no fire is lit. Better not touch anything. Or perhaps? (HQ-B.11)
The Barbarian goes 3 squares to L1. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes 5 squares to K3. (HQ-B.4)
The giant rat goes one square to K2. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, skull, skull.
The Barbarian loses one body point; 3 left. (HQ-B.6)
The giant rat goes 5 squares to J3. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: white shield, skull, white shield.
The blow does no harm. (HQ-B.6)
The clanrat goes 6 squares to K4. (HQ-B.4)
The clanrat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, skull.
The Barbarian rolls for the defence: skull, skull, skull.
The Barbarian loses 2 body points; 1 left. (HQ-B.6)

--- round 13, quest, move 95 ---
The Barbarian rolls for the move: 3.
The Barbarian opens a vial for the Barbarian: Lesser healing potion. (HQ-14.2)
The Barbarian gets 2 body points back. (HQ-8.1)
The Barbarian strikes all around, beginning on K4. (HQ-1.4, HQ-19.18)
The Barbarian attacks the clanrat. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull.
The game master rolls for the defence: monster shield, skull.
The blow does no harm. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield.
The game master rolls for the defence: skull.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on K2. (HQ-B.6)
The Barbarian goes 8 squares to D2. (HQ-B.4)
The giant rat goes 6 squares to E2. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)
The clanrat goes 8 squares to D3. (HQ-B.4)
The clanrat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, skull.
The Barbarian rolls for the defence: white shield, skull, skull.
The blow does no harm. (HQ-B.6)

--- round 14, quest, move 111 ---
The Barbarian rolls for the move: 1.
The Barbarian strikes all around, beginning on D3. (HQ-1.4, HQ-19.18)
The Barbarian attacks the clanrat. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull.
The game master rolls for the defence: white shield, skull.
The clanrat loses one body point. (HQ-B.6)
The clanrat falls on D3. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian goes 5 squares to B5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to B6. (HQ-B.4)
The giant rat goes 6 squares to B5. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: monster shield, skull, white shield.
The blow does no harm. (HQ-B.6)

--- round 15, quest, move 124 ---
The Barbarian rolls for the move: 6.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: monster shield.
The giant rat loses 2 body points. (HQ-B.6)
The giant rat falls on B5. (HQ-B.6)
The Barbarian goes 11 squares to I10. (HQ-B.4)

--- round 16, quest, move 132 ---
The Barbarian rolls for the move: 6.
The Barbarian goes 11 squares to M3. (HQ-B.4)
The giant rat goes 10 squares to M4. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, white shield, skull.
The blow does no harm. (HQ-B.6)
The giant rat goes 5 squares to M2. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: white shield, skull, white shield.
The blow does no harm. (HQ-B.6)

--- round 17, quest, move 142 ---
The Barbarian rolls for the move: 1.
The Barbarian strikes all around, beginning on M4. (HQ-1.4, HQ-19.18)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, monster shield.
The blow does no harm. (HQ-B.6)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: white shield, skull, skull.
The blow does no harm. (HQ-B.6)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, skull, skull.
The Barbarian loses one body point; 2 left. (HQ-B.6)

--- round 18, quest, move 150 ---
The Barbarian rolls for the move: 3.
The Barbarian strikes all around, beginning on M4. (HQ-1.4, HQ-19.18)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield.
The game master rolls for the defence: white shield.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on M4. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, monster shield.
The game master rolls for the defence: monster shield.
The blow does no harm. (HQ-B.6)
The Barbarian goes 5 squares to K4. (HQ-B.4)
The Barbarian goes 3 squares to L6. (HQ-B.4)
The giant rat goes 4 squares to L5. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)

--- round 19, quest, move 158 ---
The Barbarian rolls for the move: 4.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, skull, skull.
The game master rolls for the defence: skull.
The giant rat loses 4 body points. (HQ-B.6)
The giant rat falls on L5. (HQ-B.6)
The Barbarian goes 9 squares to P11. (HQ-B.4)

--- round 20, quest, move 163 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
The Barbarian rolls for the move: 4.
The Barbarian goes one square to Q11. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to Q10. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 21, quest, move 170 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 2 squares to Q12. (HQ-B.4)
The Barbarian goes 4 squares to N11. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 22, quest, move 175 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to I10. (HQ-B.4)

--- round 23, quest, move 178 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 4 squares to F9. (HQ-B.4)
The Barbarian rolls for the jump: skull.
The Barbarian jumps too short, onto E9. (HQ-10.9, HQ-10.11)
The Barbarian lies in the pit on E9. (HQ-10.3, HQ-10.10)
The Barbarian loses one body point; 1 left. (HQ-B.6)
The Barbarian goes one square to E9. (HQ-B.4)

--- round 24, quest, move 181 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian goes one square to F9. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
A secret door at F13! (HQ-10.1)

--- round 25, quest, move 185 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 2.
Your steps sound hollow here. One of the walls is thinner than it pretends. (HQ-B.11)
The Barbarian goes 4 squares to F13. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
To whom this chapel was hallowed, somebody has chiselled away with great care. (HQ-B.11)
The Barbarian goes 2 squares to D13. (HQ-B.4)
The chest on D14 is trapped. (HQ-11.2)
The Barbarian rolls for the lock of the chest: monster shield.
The Barbarian sets off the trap of the chest. (HQ-11.1)
The Barbarian will miss the next turn. (HQ-8.1)

--- round 26, quest, move 190 ---
Roll for fate: 1.
Fate, for the Barbarian: Thieving paw. (HQ-13.1, HQ-13.2)
The Barbarian rolls for the find: 1.
The Barbarian loses 10 gold. (HQ-12.1)
The Barbarian misses this turn. (HQ-8.1)

--- round 27, quest, move 191 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian opens the chest. (HQ-11.2)
The Barbarian finds: Weapon oil. (HQ-B.3)
The Barbarian finds 25 gold. (HQ-12.1)
The Barbarian finds 60 gold. (HQ-12.1)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 4 squares to G12. (HQ-B.4)
The Barbarian goes 5 squares to G9. (HQ-B.4)
The Barbarian goes 2 squares to H10. (HQ-B.4)

--- round 28, quest, move 198 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 5 squares to M10. (HQ-B.4)
The Barbarian goes 3 squares to L8. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 29, quest, move 203 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 4 squares to M5. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 30, quest, move 207 ---
Roll for fate: 1.
Fate, for the Barbarian: Creeping rust. (HQ-13.1, HQ-13.2)
It rusts: Longsword. (HQ-15.2)
The Barbarian rolls for the move: 4.
The Barbarian goes 3 squares to K4. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 31, quest, move 211 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to L9. (HQ-B.4)

--- round 32, quest, move 214 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to G10. (HQ-B.4)

--- round 33, quest, move 217 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 2 squares to F9. (HQ-B.4)
The Barbarian rolls for the jump: monster shield.
The Barbarian jumps over E9. (HQ-10.9, HQ-10.11)
The Barbarian goes one square to D9. (HQ-B.4)
The Barbarian goes one square to D8. (HQ-B.4)
The Barbarian goes one square to E8. (HQ-B.4)
The Barbarian goes one square to E7. (HQ-B.4)
The Barbarian goes one square to D7. (HQ-B.4)
The Barbarian goes 3 squares to D10. (HQ-B.4)

--- round 34, quest, move 226 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes one square to D9. (HQ-B.4)
The Barbarian rolls for the jump: white shield.
The Barbarian jumps over E9. (HQ-10.9, HQ-10.11)
The Barbarian goes one square to F9. (HQ-B.4)
The Barbarian goes 4 squares to E6. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 35, quest, move 232 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 8 squares to G12. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 36, quest, move 236 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes 3 squares to E13. (HQ-B.4)
The Barbarian goes one square to E12. (HQ-B.4)
The Barbarian goes one square to D12. (HQ-B.4)

--- round 37, quest, move 241 ---
Roll for fate: 1.
Fate, for the Barbarian: Healing herb. (HQ-13.1, HQ-13.2)
The Barbarian finds an ingredient; what it is, somebody has to recognise. (HQ-14.1)
The Barbarian rolls for the move: 2.
The Barbarian rolls for the mind test: 6.
The Barbarian tests the mind: 6. (HQ-18.2)
The Barbarian goes 3 squares to E14. (HQ-B.4)
The Barbarian goes 4 squares to F11. (HQ-B.4)

--- round 38, quest, move 246 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 8 squares to C6. (HQ-B.4)

--- round 39, quest, move 249 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 2 squares to B5. (HQ-B.4)
The Barbarian goes one square to B4. (HQ-B.4)
The Barbarian goes one square to A4. (HQ-B.4)
The Barbarian goes one square to A3. (HQ-B.4)
The Barbarian goes one square to A2. (HQ-B.4)
The Barbarian goes one square to A1. (HQ-B.4)

--- round 40, quest, move 257 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 4 squares to A5. (HQ-B.4)
The Barbarian goes 3 squares to C4. (HQ-B.4)
The Barbarian goes one square to D4. (HQ-B.4)

--- round 41, quest, move 262 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to D3. (HQ-B.4)
The Barbarian goes one square to D2. (HQ-B.4)
The Barbarian goes one square to D1. (HQ-B.4)
The Barbarian goes one square to E1. (HQ-B.4)
The Barbarian goes one square to F1. (HQ-B.4)
The Barbarian goes one square to G1. (HQ-B.4)
The Barbarian goes one square to H1. (HQ-B.4)

--- round 42, quest, move 271 ---
Roll for fate: 1.
Fate, for the Barbarian: Distant scream. (HQ-13.1, HQ-13.2)
The Barbarian rolls for the move: 3.
The Barbarian goes one square to I1. (HQ-B.4)
The Barbarian goes one square to J1. (HQ-B.4)
The Barbarian goes one square to K1. (HQ-B.4)
The Barbarian goes one square to K2. (HQ-B.4)
The Barbarian goes one square to J2. (HQ-B.4)
The Barbarian goes one square to I2. (HQ-B.4)
The Barbarian goes one square to H2. (HQ-B.4)
The Barbarian goes one square to G2. (HQ-B.4)

--- round 43, quest, move 281 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to F2. (HQ-B.4)
The Barbarian goes one square to E2. (HQ-B.4)
The Barbarian goes one square to E3. (HQ-B.4)
The Barbarian goes one square to F3. (HQ-B.4)
The Barbarian goes one square to G3. (HQ-B.4)
The Barbarian goes one square to H3. (HQ-B.4)
The Barbarian goes one square to I3. (HQ-B.4)

--- round 44, quest, move 290 ---
Roll for fate: 1.
Fate, for the Barbarian: The torch dies. (HQ-13.1, HQ-13.2)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to J3. (HQ-B.4)
The Barbarian goes one square to K3. (HQ-B.4)
The Barbarian goes 2 squares to J4. (HQ-B.4)
The Barbarian goes one square to I4. (HQ-B.4)
The Barbarian goes one square to H4. (HQ-B.4)
The Barbarian goes one square to G4. (HQ-B.4)

--- round 45, quest, move 298 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian goes one square to F4. (HQ-B.4)
The Barbarian goes one square to E4. (HQ-B.4)
The Barbarian goes 2 squares to F5. (HQ-B.4)
The Barbarian goes one square to G5. (HQ-B.4)
The Barbarian goes one square to H5. (HQ-B.4)
The Barbarian goes one square to I5. (HQ-B.4)
The Barbarian goes one square to J5. (HQ-B.4)
The Barbarian goes one square to K5. (HQ-B.4)
The Barbarian goes one square to K4. (HQ-B.4)
Roll for fate: 1.
Fate, for the Barbarian: Hunting party. (HQ-13.1, HQ-13.2)
Somebody comes by: Giant rat. (HQ-B.10)
The giant rat appears on K14! (HQ-B.5)
The giant rat goes 10 squares to P11. (HQ-B.4)

--- round 46, quest, move 312 ---
The Barbarian rolls for the move: 1.
The Barbarian goes 4 squares to M4. (HQ-B.4)
The Barbarian goes one square to M3. (HQ-B.4)
The Barbarian goes one square to M2. (HQ-B.4)
The giant rat goes 10 squares to L5. (HQ-B.4)

--- round 47, quest, move 319 ---
The Barbarian rolls for the move: 6.
The Barbarian goes 3 squares to M5. (HQ-B.4)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, white shield, skull, white shield.
The game master rolls for the defence: skull.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on L5. (HQ-B.6)

--- round 48, quest, move 323 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 4 squares to M1. (HQ-B.4)
The Barbarian goes one square to N1. (HQ-B.4)
The Barbarian goes one square to O1. (HQ-B.4)
The Barbarian goes one square to P1. (HQ-B.4)
The Barbarian goes one square to Q1. (HQ-B.4)
The Barbarian goes one square to Q2. (HQ-B.4)
The Barbarian goes one square to P2. (HQ-B.4)

--- round 49, quest, move 332 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes one square to O2. (HQ-B.4)
The Barbarian goes one square to N2. (HQ-B.4)
The Barbarian goes 3 squares to P3. (HQ-B.4)
The Barbarian goes one square to Q3. (HQ-B.4)
The Barbarian goes one square to Q4. (HQ-B.4)
The Barbarian goes one square to P4. (HQ-B.4)
The Barbarian goes one square to P5. (HQ-B.4)
The Barbarian goes one square to Q5. (HQ-B.4)

--- round 50, quest, move 342 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 11 squares to L5. (HQ-B.4)

--- round 51, quest, move 345 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to M10. (HQ-B.4)

--- round 52, quest, move 348 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
The Barbarian rolls for the move: 4.
The Barbarian goes one square to N10. (HQ-B.4)
The Barbarian goes one square to N9. (HQ-B.4)
The Barbarian goes one square to N8. (HQ-B.4)
The Barbarian goes one square to N7. (HQ-B.4)
The Barbarian goes one square to O7. (HQ-B.4)
The Barbarian goes one square to P7. (HQ-B.4)
The Barbarian goes one square to Q7. (HQ-B.4)
The Barbarian goes one square to Q8. (HQ-B.4)
The Barbarian goes one square to Q9. (HQ-B.4)

--- round 53, quest, move 359 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 4.
The Barbarian goes one square to Q10. (HQ-B.4)
The Barbarian goes 6 squares to O8. (HQ-B.4)
The Barbarian goes one square to O9. (HQ-B.4)
The Barbarian goes one square to O10. (HQ-B.4)

--- round 54, quest, move 365 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 4 squares to K10. (HQ-B.4)
The Barbarian goes one square to J10. (HQ-B.4)
The Barbarian goes one square to J9. (HQ-B.4)
The Barbarian goes one square to J8. (HQ-B.4)
The Barbarian goes one square to J7. (HQ-B.4)

--- round 55, quest, move 372 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 2.
The Barbarian goes 4 squares to I10. (HQ-B.4)
The Barbarian goes 3 squares to G9. (HQ-B.4)

--- round 56, quest, move 376 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
The Barbarian rolls for the move: 3.
The Barbarian goes one square to G8. (HQ-B.4)
The Barbarian goes one square to G7. (HQ-B.4)
The Barbarian goes 3 squares to F9. (HQ-B.4)
The Barbarian rolls for the jump: skull.
The Barbarian jumps too short, onto E9. (HQ-10.9, HQ-10.11)
The Barbarian lies in the pit on E9. (HQ-10.3, HQ-10.10)
The Barbarian loses one body point; 0 left. (HQ-B.6)
The Barbarian rolls for unconsciousness: 3.
The Barbarian lies unconscious: a healing potion or spell helps. (HQ-9.2)
The Barbarian rolls for the fall: 5.
The Barbarian falls hard. (HQ-9.4, HQ-9.11)
Damaged by the fall: Longsword. (HQ-9.13)
The Barbarian rolls for the purse: 6.
The Barbarian loses 120 gold, which rolls into the cracks of the floor. (HQ-9.5)
Nobody is left to carry a torch. The dungeon has won. (HQ-B.11)
Threecross is still waiting. It gets dark early there. (HQ-B.11)
