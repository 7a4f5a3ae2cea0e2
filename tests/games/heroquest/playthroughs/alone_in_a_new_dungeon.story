153 moves, passed
Below Owlhollow: the company stands at the head of the stairs. (HQ-B.11)
This autumn, people lower their voices when they speak of Owlhollow. The cats vanished first, then the grain, then the night watchman. In the last room, they say, something is locked away that begs to be freed. Decide about it. (HQ-B.11)

--- round 1, quest, move 1 ---
The torches light up a room. (HQ-B.5)
Round 1. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes one square to O7. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to N7. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on L6! (HQ-B.5)
The giant rat appears on M8! (HQ-B.5)
To whom this chapel was hallowed, somebody has chiselled away with great care. (HQ-B.11)
The Barbarian goes one square to M7. (HQ-B.4)
The Barbarian strikes all around, beginning on L6. (HQ-1.4, HQ-19.18)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: white shield, monster shield.
The blow does no harm. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield.
The game master rolls for the defence: skull.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on M8. (HQ-B.6)
The giant rat goes one square to M6. (HQ-B.4)
The giant rat goes 4 squares to M8. (HQ-B.4)
The giant rat goes 4 squares to M6. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)

--- round 2, quest, move 14 ---
Round 2. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, white shield, monster shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian goes 4 squares to M5. (HQ-B.4)
The Barbarian goes 3 squares to N3. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The gutter runner appears on J2! (HQ-B.5)
The Barbarian goes 4 squares to J3. (HQ-B.4)
The gutter runner goes 5 squares to N3. (HQ-B.4)
The gutter runner: a stone from the sling! (HQ-19.19, HQ-19.54)
The gutter runner attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, white shield.
The blow does no harm. (HQ-B.6)
The giant rat goes 9 squares to K3. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield.
The blow does no harm. (HQ-B.6)

--- round 3, quest, move 28 ---
Round 3. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 5 squares to M3. (HQ-B.4)
The Barbarian attacks the gutter runner. (HQ-B.6)
The Barbarian rolls for the attack: white shield, white shield, skull, white shield.
The game master rolls for the defence: skull, white shield.
The gutter runner loses one body point. (HQ-B.6)
The gutter runner falls on N3. (HQ-B.6)
The giant rat goes one square to L3. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses one body point; 7 left. (HQ-B.6)

--- round 4, quest, move 35 ---
Round 4. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: white shield.
The giant rat loses 3 body points. (HQ-B.6)
The giant rat falls on L3. (HQ-B.6)
The Barbarian goes 4 squares to J2. (HQ-B.4)
The Barbarian goes 4 squares to G3. (HQ-B.4)
The Barbarian goes 2 squares to F4. (HQ-B.4)

--- round 5, quest, move 42 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
Round 5. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 2 squares to G3. (HQ-B.4)
The Barbarian goes 6 squares to D2. (HQ-B.4)

--- round 6, quest, move 47 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 6. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian searches: Fireplace. (HQ-12.1)
The Barbarian rolls for the furniture: 3.
There is nothing in it. (HQ-12.1)
The Barbarian goes one square to E2. (HQ-B.4)
The Barbarian goes 5 squares to G3. (HQ-B.4)
The Barbarian goes 4 squares to K3. (HQ-B.4)

--- round 7, quest, move 53 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
Round 7. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Nothing. (HQ-12.1)
Nothing more is to be found anywhere that was uncovered so far. (HQ-12.1)
The Barbarian goes 2 squares to J2. (HQ-B.4)
The Barbarian goes 4 squares to G3. (HQ-B.4)
The Barbarian goes one square to H3. (HQ-B.4)

--- round 8, quest, move 59 ---
Roll for fate: 3.
Fate passes by this time (3). (HQ-13.1)
Round 8. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian searches: Table. (HQ-12.1)
The Barbarian rolls for the furniture: 3.
There is nothing in it. (HQ-12.1)
The Barbarian goes one square to G3. (HQ-B.4)
The Barbarian goes 6 squares to M3. (HQ-B.4)

--- round 9, quest, move 64 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 9. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian goes 6 squares to G3. (HQ-B.4)
The Barbarian searches: Cupboard. (HQ-12.1)
The Barbarian rolls for the furniture: 6.
The Barbarian finds: Lesser healing potion. (HQ-B.3)
The Barbarian finds an ingredient; what it is, somebody has to recognise. (HQ-14.1)
The Barbarian rolls for the mind test: 4.
The Barbarian tests the mind: 4. (HQ-18.2)

--- round 10, quest, move 69 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 10. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 10 squares to N6. (HQ-B.4)
Roll for fate: 1.

--- round 11, quest, move 73 ---
Fate, for the Barbarian: Notched blade. (HQ-13.1, HQ-13.2)
Notched: Longsword. (HQ-15.3)
Round 11. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 3 squares to L7. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 12, quest, move 77 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
Round 12. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian searches: Altar. (HQ-12.1)
The Barbarian rolls for the furniture: 2.
Roll for the harm: white shield, white shield.
The Barbarian comes to no harm. (HQ-B.6)
The Barbarian goes 5 squares to H8. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to G8. (HQ-B.4)
The Barbarian goes 2 squares to G6. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on F8! (HQ-B.5)
The giant rat appears on E8! (HQ-B.5)
The Barbarian goes one square to F6. (HQ-B.4)
The giant rat goes one square to F7. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses one body point; 6 left. (HQ-B.6)
The giant rat goes one square to F8. (HQ-B.4)

--- round 13, quest, move 92 ---
Round 13. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: white shield.
The giant rat loses 3 body points. (HQ-B.6)
The giant rat falls on F7. (HQ-B.6)
The Barbarian goes 3 squares to H5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes 6 squares to F9. (HQ-B.4)
The Barbarian goes 2 squares to D9. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The giant rat appears on A13! (HQ-B.5)
Behind the altar, in a circle of salt, sits something small and looks at you. (HQ-B.11)
The giant rat goes 6 squares to D10. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses one body point; 5 left. (HQ-B.6)
The giant rat goes 8 squares to E9. (HQ-B.4)
The giant rat attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: monster shield.
The blow does no harm. (HQ-B.6)

--- round 14, quest, move 108 ---
Round 14. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian strikes all around, beginning on E9. (HQ-1.4, HQ-19.18)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull.
The game master rolls for the defence: white shield.
The giant rat loses 2 body points. (HQ-B.6)
The giant rat falls on E9. (HQ-B.6)
The Barbarian attacks the giant rat. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull.
The game master rolls for the defence: white shield.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on D10. (HQ-B.6)
The Barbarian goes one square to D10. (HQ-B.4)
The Barbarian goes 7 squares to G6. (HQ-B.4)

--- round 15, quest, move 113 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 15. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian goes one square to F6. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 16, quest, move 117 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
Round 16. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian searches: Tomb. (HQ-12.1)
The Barbarian rolls for the furniture: 1.
The mummy appears on G5! (HQ-B.5)
The mummy goes one square to G6. (HQ-B.4)
The mummy attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: white shield, skull, skull.
The Barbarian rolls for the defence: white shield, white shield.
The blow does no harm. (HQ-B.6)
The Barbarian goes 5 squares to C8. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to C9. (HQ-B.4)
The mummy goes 4 squares to E8. (HQ-B.4)

--- round 17, quest, move 128 ---
Round 17. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 2 squares to D8. (HQ-B.4)
The Barbarian attacks the mummy. (HQ-B.6)
The Barbarian rolls for the attack: skull, monster shield, skull, skull.
The game master rolls for the defence: skull, monster shield, monster shield, monster shield.
The blow does no harm. (HQ-B.6)
The mummy attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, skull, white shield.
The Barbarian rolls for the defence: skull, white shield.
The Barbarian loses one body point; 4 left. (HQ-B.6)

--- round 18, quest, move 135 ---
Round 18. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Barbarian attacks the mummy. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull, white shield, skull.
The game master rolls for the defence: skull, white shield, skull, skull.
The mummy loses 2 body points. (HQ-B.6)
The mummy falls on E8. (HQ-B.6)
The Barbarian goes one square to C8. (HQ-B.4)
The Barbarian goes 3 squares to D10. (HQ-B.4)
The Barbarian goes 3 squares to F9. (HQ-B.4)

--- round 19, quest, move 142 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 19. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 3 squares to D10. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 20, quest, move 146 ---
Roll for fate: 2.
Fate passes by this time (2). (HQ-13.1)
Round 20. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian searches: Altar. (HQ-12.1)
The Barbarian decides: Open the circle. (HQ-B.11)
It bows, leaves something shining behind, and is gone. (HQ-B.11)
The Barbarian finds a scroll: Heal. (HQ-8.13)
The Barbarian finds 50 gold. (HQ-12.1)
The Barbarian goes 8 squares to J8. (HQ-B.4)

--- round 21, quest, move 151 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
Round 21. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 6 squares to O7. (HQ-B.4)
The Barbarian climbs the stairs into the daylight. (HQ-B.11)
The quest is passed. The heroes come home. (HQ-B.11)
They mean to give you a feast in Owlhollow. You are asleep before the beer is poured. (HQ-B.11)
The Barbarian gets 40 gold. (HQ-B.11)
