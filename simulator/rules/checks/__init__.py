"""What is wrong with a scenario: every problem at once, each with its place and remedy."""
