"""The explorer beside the board: results, charts, what if, rules, export."""
