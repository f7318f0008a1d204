"""The rules, one module a heading of the rulebook; the verbs, the steps and what the rules say.

Points, M4-15, are in ``scoring``. Alleanza, M4-17, has no module: a colour is never a seat, so that most
rules need no other words for two colours of one player. Where they do: armies of the other colour in
``colour_steps``, no trading in ``trading.trade``, the hand limit in ``end_of_turn``, the victory in
``winning``.
"""
