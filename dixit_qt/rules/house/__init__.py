"""What the rulebooks leave open: house rules, joining and leaving during a game, hearts."""
