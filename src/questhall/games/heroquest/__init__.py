"""A dungeon crawl: heroes who walk through the quests of one who knows the map."""
