"""What the rulebooks leave open: house rules, chairs that come and go, hearts."""
