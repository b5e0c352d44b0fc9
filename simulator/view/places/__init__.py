"""Where everything on the table lies: pure functions to px, no Qt items."""
