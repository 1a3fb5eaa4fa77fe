"""What is done with cards: painting them, laying them side by side, measuring the decks."""
