105 moves, passed
The Vaults of Shadewold: the company stands at the head of the stairs. (HQ-B.11)
For a week now no hearth has been lit in Shadewold. Greenskins have settled there and take a toll, even from those who were not going that way. They hold somebody captive: Veit the bell-ringer. There is talk of a ransom, so there is somebody left alive. (HQ-B.11)

--- round 1, quest, move 1 ---
The torches light up a room. (HQ-B.5)
Round 1. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes one square to M2. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to L2. (HQ-B.4)
The Barbarian goes one square to L1. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The night goblin appears on F1! (HQ-B.5)
Dice on the table, a jug knocked over. The guard has heard you coming. (HQ-B.11)
The Barbarian goes 3 squares to L4. (HQ-B.4)
The night goblin goes 10 squares to K2. (HQ-B.4)

--- round 2, quest, move 11 ---
Round 2. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 4 squares to K1. (HQ-B.4)
The Barbarian attacks the night goblin. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull, white shield, skull.
The game master rolls for the defence: white shield.
The night goblin loses 2 body points. (HQ-B.6)
The night goblin falls on K2. (HQ-B.6)

--- round 3, quest, move 16 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
Round 3. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 6 squares to I3. (HQ-B.4)
The Barbarian goes one square to I4. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The Barbarian goes one square to I5. (HQ-B.4)
The Barbarian goes 2 squares to G5. (HQ-B.4)
The Barbarian goes one square to H5. (HQ-B.4)

--- round 4, quest, move 25 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 4. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 3 squares to I3. (HQ-B.4)
The Barbarian searches: Table. (HQ-12.1)
The Barbarian rolls for the furniture: 5.
The torches light up a room. (HQ-B.5)
The goblin appears on H13! (HQ-B.5)
The goblin appears on J13! (HQ-B.5)
Chains on the walls, too high for people. One of them is still swinging. (HQ-B.11)

--- round 5, quest, move 32 ---
Round 5. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian searches: Weapons rack. (HQ-12.1)
The Barbarian rolls for the furniture: 4.
The Barbarian rolls for the find: 3.
The Barbarian finds: Dagger. (HQ-B.3)
The Barbarian goes 4 squares to G5. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The night goblin appears on P7! (HQ-B.5)
The Barbarian goes 3 squares to E6. (HQ-B.4)
The Barbarian goes one square to E7. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
Veit the bell-ringer is found on D6 and goes along. (HQ-B.11)
The goblin appears on A6! (HQ-B.5)
"You took your time," says Veit the bell-ringer, brushing off the dust. (HQ-B.11)
The Barbarian goes one square to E8. (HQ-B.4)
Veit the bell-ringer goes 4 squares to E9. (HQ-B.4)
The night goblin goes 10 squares to G6. (HQ-B.4)

--- round 6, quest, move 51 ---
Round 6. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian goes 5 squares to G5. (HQ-B.4)
The Barbarian attacks the night goblin. (HQ-B.6)
The Barbarian rolls for the attack: white shield, skull, white shield, skull.
The game master rolls for the defence: white shield.
The night goblin loses 2 body points. (HQ-B.6)
The night goblin falls on G6. (HQ-B.6)
Veit the bell-ringer goes 6 squares to C5. (HQ-B.4)

--- round 7, quest, move 63 ---
Round 7. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 8 squares to B6. (HQ-B.4)
The Barbarian attacks the goblin. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, white shield, skull.
The game master rolls for the defence: skull.
The goblin loses 3 body points. (HQ-B.6)
The goblin falls on A6. (HQ-B.6)
Veit the bell-ringer goes 6 squares to D6. (HQ-B.4)

--- round 8, quest, move 72 ---
Round 8. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 10 squares to I5. (HQ-B.4)
Veit the bell-ringer goes 6 squares to G5. (HQ-B.4)

--- round 9, quest, move 80 ---
Round 9. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 7 squares to M2. (HQ-B.4)
The Barbarian goes one square to L2. (HQ-B.4)
Veit the bell-ringer goes 6 squares to L4. (HQ-B.4)

--- round 10, quest, move 89 ---
Round 10. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes one square to M2. (HQ-B.4)
The Barbarian goes 9 squares to G5. (HQ-B.4)
Veit the bell-ringer goes 4 squares to M1. (HQ-B.4)
Veit the bell-ringer is safe. (HQ-B.11)

--- round 11, quest, move 97 ---
Round 11. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to L4. (HQ-B.4)

--- round 12, quest, move 103 ---
Round 12. (HQ-B.1)
The Barbarian rolls for the move: 3.
The Barbarian goes 3 squares to M2. (HQ-B.4)
The Barbarian climbs the stairs into the daylight. (HQ-B.11)
The quest is passed. The heroes come home. (HQ-B.11)
In Shadewold the shutters are pushed open. Somebody laughs as if having to learn it all over again. (HQ-B.11)
The Barbarian gets 40 gold. (HQ-B.11)
