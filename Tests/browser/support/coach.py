"""Games that are over, for the coach, and how a player reaches what the coach says about them."""

from playwright.sync_api import expect

from support import hangman, links, memorize
from support.records import BEGUN, identity, record

HOUR = 3_600_000
SECRETS = {
    "light": ["raise", "night", "might", "light"], "crane": ["slate", "crate", "crane"],
    "pound": ["about", "mound", "sound", "pound"], "every": ["house", "fever", "every"],
    "river": ["crane", "slate", "moist", "liver", "river"], "shard": ["stare", "shark", "shard"],
}


def codewords(count):
    """Finished Codewords of five letters, the oldest first."""
    words = list(SECRETS.items())
    return [
        record(identity(100 + number), *words[number % len(words)], begun=BEGUN + number * HOUR)
        for number in range(count)]


MANY = codewords(20)
HANGMANS = [
    hangman.record(
        identity(200 + number), begun=BEGUN + number * HOUR,
        moves=[f"letter {letter}" for letter in letters])
    for number, letters in enumerate(["eariogf", "xqieagfr", "aeirgf"])]
MEMORIZES = [
    memorize.record(identity(300 + number), cards="01233210", moves=moves, begun=BEGUN + number * HOUR)
    for number, moves in enumerate([
        [1, 2, 3, 4, 8, 2, 1, 8, 2, 7, 3, 6, 4, 5], [1, 8, 2, 7, 3, 6, 4, 5]])]

OWN = record(identity(1), "light", ["raise", "night", "might", "light"])
# The player opened it by a link, and somebody had it dealt.
OWN_OF_LINK = OWN.replace("options", "challenge\noptions", 1)
FRIENDS = record(identity(9), "light", ["about", "fight", "light"])


def link_to(text):
    """The address of a friend's result."""
    return f"#/result/{links.text(text.encode())}"


def open_last(player, *games, game="Codeword", statistics="Statistics", last="Your last games"):
    """Goes from the statistics to the last games, without waiting for the coach."""
    player.seed(*games)
    player.open_sheet(statistics)
    player.press(player.modal.locator(".modal-head .segment").filter(has_text=game))
    player.press(player.modal.get_by_role("button", name=last))


def see_last(player, *games, **names):
    open_last(player, *games, **names)
    expect(player.modal.locator(".coach-lead")).to_be_visible(timeout=60_000)
    return player.modal


def see_both(player, beside="Compare with your friend", title="How did I play?", close="Close"):
    """Goes from the end of the player's own game to both results."""
    player.seed(OWN_OF_LINK)
    # A player who has played the puzzle sees the friend's game at once, and it is kept.
    player.arrive(link_to(FRIENDS))
    expect(player.page.locator(".review")).to_be_visible()
    player.press(player.page.locator(".review").get_by_role("button", name=close))
    player.press(player.page.locator(".end").get_by_role("button", name=title))
    player.press(player.modal.get_by_role("button", name=beside))
    expect(player.modal.locator(".coach-pair").first).to_be_visible()
    return player.modal


def see_game(player, title="How did I play?", game="codeword", records=(OWN,)):
    """Goes from the end of the first of these games to what the coach says about it."""
    player.seed(*records, fragment=f"#/{game}/{identity(1)}")
    ends = player.page.locator(".end, .game-end")
    player.press(ends.get_by_role("button", name=title))
    expect(player.modal.locator(".coach-lead")).to_be_visible()
    return player.modal


def see_only(player, title="How did I play?", last="Your last games"):
    """Goes from the only game to what the coach says about the last games: statistics lead there from the second."""
    modal = see_game(player, title)
    lead = modal.locator(".coach-lead").inner_text()
    player.press(modal.get_by_role("button", name=last))
    expect(modal.locator(".coach-lead")).not_to_have_text(lead)
    return modal


def see_meanings(player, title="How did I play?"):
    """Unfolds the words that still fitted after the second word."""
    modal = see_game(player, title)
    player.press(modal.locator("summary", has_text="2. NIGHT"))
    player.press(modal.locator("details[open] .coach-words > summary"))
    expect(modal.locator(".coach-words[open]")).to_contain_text("FIGHT")
    return modal
