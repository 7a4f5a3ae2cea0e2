79 moves, passed

--- round 1, quest, move 0 ---
The Vaults of Shadewold: the company stands at the head of the stairs. (HQ-B.11)
For a week now no hearth has been lit in Shadewold. Greenskins have settled there and take a toll, even from those who were not going that way. They hold somebody captive: Veit the bell-ringer. There is talk of a ransom, so there is somebody left alive. (HQ-B.11)
The torches light up a room. (HQ-B.5)
The Barbarian rolls for the move: 1.
The Barbarian goes one square to M2. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to L2. (HQ-B.4)
The Barbarian goes one square to L1. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The goblin appears on F2! (HQ-B.5)
The Barbarian goes 3 squares to L4. (HQ-B.4)
The goblin goes 10 squares to L2. (HQ-B.4)

--- round 2, quest, move 10 ---
The Barbarian rolls for the move: 5.
The Barbarian goes one square to L3. (HQ-B.4)
The Barbarian attacks the goblin. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull, white shield, skull.
The game master rolls for the defence: white shield.
The goblin loses 2 body points. (HQ-B.6)
The goblin falls on L2. (HQ-B.6)

--- round 3, quest, move 15 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 3 squares to K1. (HQ-B.4)
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)

--- round 4, quest, move 19 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
The Barbarian rolls for the move: 6.
The Barbarian searches: Table. (HQ-12.1)
The Barbarian rolls for the furniture: 5.
The torches light up a room. (HQ-B.5)
The goblin appears on C12! (HQ-B.5)
Chains on the walls, too high for people. One of them is still swinging. (HQ-B.11)
The Barbarian goes 5 squares to H3. (HQ-B.4)
The Barbarian goes 2 squares to I4. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to I5. (HQ-B.4)
The Barbarian goes 2 squares to G5. (HQ-B.4)
The Barbarian goes one square to H5. (HQ-B.4)

--- round 5, quest, move 29 ---
The Barbarian rolls for the move: 4.
The Barbarian goes 2 squares to I4. (HQ-B.4)
The Barbarian searches: Weapons rack. (HQ-12.1)
The Barbarian rolls for the furniture: 4.
The Barbarian rolls for the find: 3.
The Barbarian finds: Dagger. (HQ-B.3)

--- round 6, quest, move 34 ---
The Barbarian rolls for the move: 4.
The Barbarian searches for treasure. (HQ-12.1)
The Barbarian draws: Nothing. (HQ-12.1)
Nothing more is to be found anywhere that was uncovered so far. (HQ-12.1)
The Barbarian goes 3 squares to G5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The goblin appears on F9! (HQ-B.5)
The Barbarian goes 3 squares to E6. (HQ-B.4)
The Barbarian goes one square to E7. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
Veit the bell-ringer is found on D6 and goes along. (HQ-B.11)
The goblin appears on A6! (HQ-B.5)
"You took your time," says Veit the bell-ringer, brushing off the dust. (HQ-B.11)
The Barbarian goes 2 squares to E5. (HQ-B.4)
Veit the bell-ringer goes 5 squares to D5. (HQ-B.4)
The goblin goes 6 squares to F5. (HQ-B.4)
The goblin attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, white shield.
The Barbarian rolls for the defence: skull, white shield.
The blow does no harm. (HQ-B.6)

--- round 7, quest, move 52 ---
The Barbarian rolls for the move: 3.
The Barbarian attacks the goblin. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: skull.
The goblin loses 3 body points. (HQ-B.6)
The goblin falls on F5. (HQ-B.6)
The Barbarian goes 8 squares to L4. (HQ-B.4)
Veit the bell-ringer goes 6 squares to J5. (HQ-B.4)

--- round 8, quest, move 62 ---
The Barbarian rolls for the move: 5.
The Barbarian goes 10 squares to E7. (HQ-B.4)
Veit the bell-ringer goes 6 squares to M2. (HQ-B.4)
Veit the bell-ringer is safe. (HQ-B.11)
The goblin goes 4 squares to D7. (HQ-B.4)
The goblin attacks the Barbarian. (HQ-B.6)
The game master rolls for the attack: skull, white shield.
The Barbarian rolls for the defence: skull, skull.
The Barbarian loses one body point; 7 left. (HQ-B.6)

--- round 9, quest, move 71 ---
The Barbarian rolls for the move: 5.
The Barbarian attacks the goblin. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull, monster shield, skull.
The game master rolls for the defence: white shield.
The goblin loses 2 body points. (HQ-B.6)
The goblin falls on D7. (HQ-B.6)
The Barbarian goes 10 squares to L4. (HQ-B.4)

--- round 10, quest, move 77 ---
The Barbarian rolls for the move: 3.
The Barbarian goes 3 squares to M2. (HQ-B.4)
The Barbarian climbs the stairs into the daylight. (HQ-B.11)
The quest is passed. The heroes come home. (HQ-B.11)
In Shadewold the shutters are pushed open. Somebody laughs as if having to learn it all over again. (HQ-B.11)
The Barbarian gets 40 gold. (HQ-B.11)
