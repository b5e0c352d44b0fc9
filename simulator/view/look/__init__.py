"""What everything looks like and reads like: themes, fonts, words, small widgets."""
