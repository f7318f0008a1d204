"""The file that the client's own tests read says what the rules say now."""

from tests.rules.ventura.browser_fixture import FILE, text


def test_the_client_counts_with_the_rules_as_they_are() -> None:
    told = "run python -m tests.rules.ventura.browser_fixture"
    assert FILE.read_text(encoding="utf-8") == text(), told
