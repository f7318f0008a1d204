"""The rules, one module a heading of the rulebook; the verbs, the steps and all that is said."""
