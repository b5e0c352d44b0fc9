"""What hands do on the table: one gesture at a time, each of which can be cancelled."""
