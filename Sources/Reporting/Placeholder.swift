import Rules
