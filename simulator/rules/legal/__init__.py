"""What is a legal assignment: three independent opinions, and the collection that joins them."""
