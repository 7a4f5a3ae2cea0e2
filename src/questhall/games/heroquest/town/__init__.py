"""Between two quests (HQ-5, HQ-7, HQ-14.12, HQ-15.10): shop, smith, healer, guild, and what one may take along."""
