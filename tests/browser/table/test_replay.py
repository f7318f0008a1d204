"""Looking back at a game."""

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.browser.tables import at_turn, ended


def slider(guest: Guest) -> Locator:
    return guest.label("replay-slider")


def moment(guest: Guest, at: int) -> None:
    """Wait until that frame is shown."""
    last = int(slider(guest).get_attribute("max") or 0)
    expect(guest.heading("replay-at", at=at, last=last)).to_be_visible()
    expect(slider(guest)).to_have_value(str(at))


def test_a_game_is_looked_at_with_slider_buttons_and_keys(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/replay/{ended(guest)}")
    moment(guest, 0)
    last = int(slider(guest).get_attribute("max") or 0)
    slider(guest).fill("20")
    moment(guest, 20)
    guest.button("replay-forward").click()
    moment(guest, 21)
    guest.button("replay-back").click()
    moment(guest, 20)
    guest.page.locator("h2", has_text=guest.words("replay-at", at=20, last=last)).click()
    guest.page.keyboard.press("ArrowRight")
    moment(guest, 21)
    guest.page.keyboard.press("End")
    moment(guest, last)
    guest.page.keyboard.press("Home")
    moment(guest, 0)
    guest.button("replay-play").click()
    guest.page.wait_for_function("(slider) => slider.value >= 2", arg=slider(guest).element_handle())
    guest.button("replay-pause").click()
    moment(guest, int(slider(guest).input_value()))


def test_after_the_end_anybodys_eyes_may_be_borrowed(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/replay/{ended(guest)}")
    eyes = guest.label("replay-eyes")
    expect(eyes.locator("option")).to_have_count(4)
    eyes.select_option("1")
    guest.page.wait_for_url(re.compile("eyes=1"))
    eyes.select_option("-1")
    guest.page.wait_for_url(re.compile("eyes=-1"))


def test_while_the_game_runs_only_ones_own_eyes_and_the_spectators_are_offered(invite: Invite) -> None:
    guest = invite("Anna")
    guest.visit(f"/table/{at_turn(guest)}")
    guest.link("replay").click()
    expect(guest.label("replay-eyes").locator("option")).to_have_text([guest.words("spectator"), "Anna"])
    guest.link("to-table").click()
    expect(guest.page.locator("#question")).to_be_visible()


def test_a_link_shows_the_same_moment_to_a_friend(invite: Invite) -> None:
    guest, friend = invite("Anna", permissions=["clipboard-read", "clipboard-write"]), invite()
    guest.visit(f"/replay/{ended(guest)}")
    slider(guest).fill("33")
    moment(guest, 33)
    guest.button("replay-share").click()
    expect(guest.button("copied")).to_be_visible()
    friend.visit(str(guest.page.evaluate("() => navigator.clipboard.readText()")))
    moment(friend, 33)
    happened = guest.page.get_by_role("log", name=guest.words("replay-happened")).inner_text()
    expect(friend.page.get_by_role("log", name=friend.words("replay-happened"))).to_have_text(
        happened, use_inner_text=True
    )


def test_a_record_is_downloaded_and_uploaded_again_by_somebody_else(invite: Invite, tmp_path: Path) -> None:
    guest, friend = invite("Anna"), invite("Bruno")
    guest.visit(f"/replay/{ended(guest)}")
    with guest.page.expect_download() as download:
        guest.link("record-download").click()
    record = tmp_path / download.value.suggested_filename
    download.value.save_as(record)
    friend.label("record-upload").set_input_files(record)
    friend.page.wait_for_url(re.compile("/replay/"))
    moment(friend, 0)
    assert slider(friend).get_attribute("max") == slider(guest).get_attribute("max")
    expect(friend.label("replay-eyes").locator("option", has_text="Anna")).to_have_count(1)


def test_a_file_that_is_no_record_is_refused_in_words(invite: Invite, tmp_path: Path) -> None:
    guest = invite("Anna")
    guest.forgive("400")
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Lorenzo, the horses arrived safely.\n")
    guest.label("record-upload").set_input_files(letter)
    expect(guest.page.get_by_role("alert").locator(".notice")).to_be_visible()
    expect(guest.heading("tables-mine")).to_be_visible()
