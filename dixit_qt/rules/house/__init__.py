"""What the rulebooks leave to the table: house rules, chairs that come and go, hearts."""
