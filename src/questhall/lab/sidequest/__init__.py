"""What the lab notes about SideQuest."""
