117 moves, passed
The Stair Below the Mill: the company stands at the head of the stairs. (HQ-B.11)
For three nights the mill wheel of Dalesend has turned with nobody at the stones. This morning a stair stood open in the flour cellar that no one had ever seen, and Jost the miller was gone. Aldric Venn, the reeve of the valley, puts thirty gold on the table for each of you. “It will be goblins,” he says. “Their leader is called Rustfang. Slay him, and bring me any papers he has about him. All of them.” (HQ-B.11)

--- round 1, quest, move 3 ---
The torches light up a room. (HQ-B.5)
Round 1. (HQ-B.1)
It smells of wet flour. Whoever is at turn walks as far as the die and their own legs will carry them, and acts once: before the walk or after it. There is a door in the east wall of this chamber. Stand before it and open it. (HQ-B.11)
The Barbarian rolls for the move: 1.
The Barbarian goes 5 squares to D3. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
A passage hardly wider than a sack of flour. Corridors come to light as far as you can see along them, rooms all at once, as soon as their door swings open. Behind the next one somebody is snoring. (HQ-B.11)
The Barbarian goes one square to E3. (HQ-B.4)
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The goblin appears on I3! (HQ-B.5)
The goblin appears on H4! (HQ-B.5)
Goblins! Whoever stands beside one attacks: each skull is a hit, and each black shield of the monster wards one off. You yourselves are kept by white shields. Let the strong ones fill the doorway, and only one enemy at a time can get at you. (HQ-B.11)
The Elf rolls for the move: 6.
The Elf goes 7 squares to G3. (HQ-B.4)
The Elf attacks the goblin. (HQ-B.6)
The Elf rolls for the attack: skull, white shield.
The game master rolls for the defence: skull.
The goblin loses one body point. (HQ-B.6)
The goblin falls on H4. (HQ-B.6)
The Dwarf rolls for the move: 5.
The Dwarf goes 8 squares to H3. (HQ-B.4)
The Dwarf attacks the goblin. (HQ-B.6)
The Dwarf rolls for the attack: skull, skull, skull.
The game master rolls for the defence: skull.
The goblin loses 3 body points. (HQ-B.6)
The goblin falls on I3. (HQ-B.6)

--- round 2, quest, move 16 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
Round 2. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian goes 3 squares to F5. (HQ-B.4)
The Barbarian goes 4 squares to E8. (HQ-B.4)
The Elf rolls for the move: 4.
The Elf searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Elf goes 5 squares to F5. (HQ-B.4)
The Elf goes 3 squares to E7. (HQ-B.4)
The Dwarf rolls for the move: 6.
The Dwarf searches: Table. (HQ-12.1)
The Dwarf rolls for the furniture: 6.
The Dwarf finds: Lesser healing potion. (HQ-B.3)
The Dwarf goes 9 squares to E9. (HQ-B.4)

--- round 3, quest, move 27 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 3. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The swarm of spiders appears on B9! (HQ-B.5)
The swarm of spiders appears on C7! (HQ-B.5)
Below the webs stands a chest. Whoever stands beside it knows whether it is trapped; anybody may try to disarm it, and open it in the same turn. Something made of iron clinks inside. (HQ-B.11)
The Barbarian goes 2 squares to D7. (HQ-B.4)
The Barbarian attacks the swarm of spiders. (HQ-B.6)
The Barbarian rolls for the attack: skull, skull, monster shield, white shield.
The game master rolls for the defence: monster shield.
The swarm of spiders loses one body point. (HQ-B.6)
The swarm of spiders falls on C7. (HQ-B.6)
The Elf rolls for the move: 2.
The Elf goes 3 squares to C8. (HQ-B.4)
The Elf attacks the swarm of spiders. (HQ-B.6)
The Elf rolls for the attack: skull, white shield.
The game master rolls for the defence: skull.
The swarm of spiders loses one body point. (HQ-B.6)
The swarm of spiders falls on B9. (HQ-B.6)
The Dwarf rolls for the move: 1.

--- round 4, quest, move 37 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 4. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian goes 2 squares to E8. (HQ-B.4)
The Elf rolls for the move: 5.
The Elf searches for treasure. (HQ-12.1)
The Elf draws: Corked jug. (HQ-12.1)
The Elf finds: Heroes’ brew. (HQ-B.3)
The Elf goes 3 squares to A9. (HQ-B.4)
The chest on A10 is trapped. (HQ-11.2)
The Elf rolls for the lock of the chest: skull.
The Elf disarms the chest. (HQ-11.1)
The Elf opens the chest. (HQ-11.2)
The Elf finds: Iron key. (HQ-B.3)
The Elf finds 20 gold. (HQ-12.1)
The Elf goes 4 squares to D8. (HQ-B.4)
The Dwarf rolls for the move: 2.

--- round 5, quest, move 48 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 5. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The skeleton appears on I9! (HQ-B.5)
The skeleton appears on H10! (HQ-B.5)
The bones before the cold fireplace begin to rise. Whoever knows magic should use it now: a spell is the action of your turn. Attacks need a clear line of sight, protection only the same room. (HQ-B.11)
The Barbarian goes 4 squares to I8. (HQ-B.4)
The Barbarian attacks the skeleton. (HQ-B.6)
The Barbarian rolls for the attack: skull, white shield, white shield, skull.
The game master rolls for the defence: white shield, white shield.
The skeleton loses 2 body points. (HQ-B.6)
The skeleton falls on I9. (HQ-B.6)
The Elf rolls for the move: 3.
The Elf goes 4 squares to G9. (HQ-B.4)
The Elf attacks the skeleton. (HQ-B.6)
The Elf rolls for the attack: monster shield, white shield.
The blow does no harm. (HQ-B.6)
The Dwarf rolls for the move: 5.
The Dwarf goes 5 squares to H9. (HQ-B.4)
The Dwarf attacks the skeleton. (HQ-B.6)
The Dwarf rolls for the attack: skull, monster shield, skull.
The game master rolls for the defence: skull, skull.
The skeleton loses 2 body points. (HQ-B.6)
The skeleton falls on H10. (HQ-B.6)
Roll for fate: 2.

--- round 6, quest, move 61 ---
Fate, for the Elf: Falling ceiling. (HQ-13.1, HQ-13.2)
The Elf rolls for the harm: skull.
The Elf loses one body point; 5 left. (HQ-B.6)
Rock comes down; G10 is blocked for good. (HQ-10.4)
Round 6. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian searches for traps and secret doors. (HQ-10.1)
There is nothing of that kind here. (HQ-10.1)
The Barbarian has stepped on something on E10: a spear trap! (HQ-10.2)
The Barbarian rolls for the spear trap: skull.
The Barbarian loses one body point; 7 left. (HQ-B.6)
The Barbarian goes 6 squares to E10. (HQ-B.4)
The Elf rolls for the move: 1.
The Elf searches for treasure. (HQ-12.1)
The Elf draws: Wandering monster. (HQ-12.1)
Somebody comes by: Giant rat. (HQ-B.10)
The giant rat appears on G8! (HQ-B.5)
The giant rat attacks the Elf. (HQ-B.6)
The game master rolls for the attack: skull.
The Elf rolls for the defence: white shield, monster shield.
The blow does no harm. (HQ-B.6)
The Elf goes 7 squares to F11. (HQ-B.4)
The Dwarf rolls for the move: 4.
The Dwarf goes one square to H8. (HQ-B.4)
The Dwarf attacks the giant rat. (HQ-B.6)
The Dwarf rolls for the attack: skull, monster shield, monster shield.
The game master rolls for the defence: skull.
The giant rat loses one body point. (HQ-B.6)
The giant rat falls on G8. (HQ-B.6)

--- round 7, quest, move 71 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
Round 7. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 8 squares to K10. (HQ-B.4)
The Barbarian goes 2 squares to K8. (HQ-B.4)
The Elf rolls for the move: 6.
The Elf goes 7 squares to K9. (HQ-B.4)
The Dwarf rolls for the move: 2.
The Dwarf searches: Fireplace. (HQ-12.1)
The Dwarf rolls for the furniture: 3.
There is nothing in it. (HQ-12.1)
The Dwarf goes 6 squares to E5. (HQ-B.4)

--- round 8, quest, move 80 ---
Roll for fate: 8.
Fate passes by this time (8). (HQ-13.1)
Round 8. (HQ-B.1)
The Barbarian rolls for the move: 2.
The Elf rolls for the move: 6.
The Dwarf rolls for the move: 4.
The floor gives way under the Dwarf on H5! (HQ-10.3)
The Dwarf lies in the pit on H5. (HQ-10.3, HQ-10.10)
The Dwarf loses one body point; 6 left. (HQ-B.6)
The Dwarf goes 3 squares to H5. (HQ-B.4)

--- round 9, quest, move 84 ---
Roll for fate: 4.
Fate passes by this time (4). (HQ-13.1)
Round 9. (HQ-B.1)
The Barbarian rolls for the move: 5.
The Barbarian opens a door. (HQ-B.4, HQ-B.5)
The torches light up a room. (HQ-B.5)
The goblin appears on M8! (HQ-B.5)
The night goblin appears on M9! (HQ-B.5)
Rustfang appears on N8! (HQ-B.5)
On a throne of flour crates sits a goblin with a single tooth the colour of rust. “Too late, too late!” he crows. “We have passed the miller on already!” (HQ-B.11)
The Barbarian goes 4 squares to N7. (HQ-B.4)
The Barbarian attacks Rustfang. (HQ-B.6)
The Barbarian rolls for the attack: monster shield, skull, skull, skull.
The game master rolls for the defence: white shield, skull.
Rustfang loses 3 body points. (HQ-B.6)
Rustfang falls on N8. (HQ-B.6)
Rustfang slides from his throne. Far below you something answers the noise: a single dull breath, like that of a very large beast disturbed in its sleep. Now back to the stairway. (HQ-B.11)
The Elf rolls for the move: 1.
The Elf goes 2 squares to L8. (HQ-B.4)
The Elf attacks the goblin. (HQ-B.6)
The Elf rolls for the attack: skull, skull.
The game master rolls for the defence: skull.
The goblin loses 2 body points. (HQ-B.6)
The goblin falls on M8. (HQ-B.6)
The Dwarf rolls for the move: 2.
The Dwarf goes 6 squares to D3. (HQ-B.4)
The night goblin attacks the Elf. (HQ-B.6)
The game master rolls for the attack: skull, skull.
The Elf rolls for the defence: skull, skull.
The Elf loses 2 body points; 3 left. (HQ-B.6)

--- round 10, quest, move 98 ---
Round 10. (HQ-B.1)
The Barbarian rolls for the move: 4.
The Barbarian goes 2 squares to M8. (HQ-B.4)
The Barbarian attacks the night goblin. (HQ-B.6)
The Barbarian rolls for the attack: skull, monster shield, skull, white shield.
The game master rolls for the defence: white shield.
The night goblin loses 2 body points. (HQ-B.6)
The night goblin falls on M9. (HQ-B.6)
The Elf rolls for the move: 6.
The Elf has herbs for the Elf. (HQ-1.6)
The Elf rolls for the herbs: 6.
The Elf gets 3 body points back. (HQ-8.1)
The Elf goes 12 squares to E9. (HQ-B.4)
The Dwarf rolls for the move: 4.
The Dwarf goes 3 squares to B2. (HQ-B.4)
The Dwarf climbs the stairs into the daylight. (HQ-B.11)

--- round 11, quest, move 107 ---
Roll for fate: 6.
Fate passes by this time (6). (HQ-13.1)
Round 11. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to J11. (HQ-B.4)
The Elf rolls for the move: 4.
The Elf goes 10 squares to B2. (HQ-B.4)
The Elf climbs the stairs into the daylight. (HQ-B.11)

--- round 12, quest, move 112 ---
Roll for fate: 5.
Fate passes by this time (5). (HQ-13.1)
Round 12. (HQ-B.1)
The Barbarian rolls for the move: 1.
The Barbarian goes 6 squares to E10. (HQ-B.4)

--- round 13, quest, move 115 ---
Roll for fate: 7.
Fate passes by this time (7). (HQ-13.1)
Round 13. (HQ-B.1)
The Barbarian rolls for the move: 6.
The Barbarian goes 11 squares to B2. (HQ-B.4)
The Barbarian climbs the stairs into the daylight. (HQ-B.11)
The quest is passed. The heroes come home. (HQ-B.11)
The reeve reads the letter twice before he lays it in the fire. “Nothing of weight,” he says. But his hand is trembling, and he pays you in coins so bright that they might have been struck today. (HQ-B.11)
The Barbarian gets 30 gold. (HQ-B.11)
The Elf gets 30 gold. (HQ-B.11)
The Dwarf gets 30 gold. (HQ-B.11)
