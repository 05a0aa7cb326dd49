"""Games of Hangman, while the server that keeps them is killed at every second request."""

import pytest

from conftest import PATIENCE, WITHOUT_WORKER
from support.devices import backend
from support.backend import DYING
from support.kept import FOLLOW_SIGN, are_same, look
from support.player import Player
from support.waiting import until
from support.worker import wait_for_worker
from test_hangman import (
    test_a_hint_tells_the_meaning_for_a_stage,
    test_a_game_goes_on_where_it_was_after_a_reload_and_without_a_network,
    test_evil_mode_is_chosen_by_keyboard_and_proves_that_it_was_consistent,
    test_hm1_hm4_hm6_a_game_is_dealt_and_won_by_touch_on_a_phone,
    test_hm5_hm7_a_game_is_lost_by_keyboard_and_every_miss_has_its_picture,
    test_hm6_a_game_is_won_by_keyboard_alone, test_hm7_a_game_is_lost_by_touch,
    test_hm8_one_starts_over_with_the_same_puzzle_or_a_new_one,
    test_the_whole_answer_is_guessed_with_its_accents_or_without,
    test_two_play_on_one_phone_with_a_phrase_of_their_own)


@pytest.fixture
def seat(browser, backend):
    """Gives players their devices, with a server. At the end, the server has everything that is on them."""
    players = []

    def seat(device, **options):
        wanted = WITHOUT_WORKER | device | options
        context = browser.new_context(**wanted)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(FOLLOW_SIGN)
        player = Player(context.new_page(), backend.origin, touches=device.get("has_touch", False))
        player.arrive()
        backend.pass_all()
        backend.join(player.page)
        if wanted["service_workers"] == "allow":
            # The worker keeps all files or none: from a server that dies it may never get them.
            wait_for_worker(player.page)
        backend.line = DYING
        players.append(player)
        return player

    yield seat
    for player in players:
        player.page.context.set_offline(False)
        player.arrive()
        until(lambda: look(player.page) or backend.deaths > 0)
    backend.pass_all()
    for player in players:
        look(player.page)
        are_same(player)
        player.page.context.close()
