"""The window and the board (Qt): draws what the controller has decided."""
