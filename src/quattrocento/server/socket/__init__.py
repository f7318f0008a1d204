"""The socket of a table: its messages, and what one person does with them."""
