"""What one game does that the contract suite cannot know."""
