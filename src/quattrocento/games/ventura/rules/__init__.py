"""The rules of Ventura, one module a heading of the rulebook; the verbs, the steps, all that is said."""
