"""The rules, one module a heading of the rulebook; the verbs, the steps and what the rules say."""
