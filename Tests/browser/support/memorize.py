"""A player of Memorize: what they do, and what they see."""

from playwright.sync_api import expect

from support.records import BEGUN

EMOJI = "🐧👻🐼🏀🐙🍎🎈🌵🚗🎸👑🔑🎩🐢🍓⚽🌈🔥🎁🍩🐸🦀🚀🌙🐝🍕🎹📚💡🐳🌻🎃💎🐞🍄🎂"
# The names of its parts.
NAMES = {"game": "Memorize", "cards": "Cards", "end": "The end", "new": "New game"}
DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def record(
        identity=f"{1:032x}", cards="0110", name="Animals", colour="orange", scoring="plain",
        players=1, moves=(), begun=BEGUN, step=2_000):
    """The record of a Memorize; cards with the same sign are a pair."""
    pictures = ",".join(
        "".join(f"%{byte:02x}" for byte in emoji.encode()) for emoji in EMOJI[: len(cards) // 2])
    lines = [
        "pastime 1", "game memorize 1", f"id {identity}", f"begun {begun}",
        f"options scoring={scoring} players={players}",
        f"puzzle name={name} color={colour} emoji={pictures} cards={cards}", ""]
    for number, card in enumerate(moves, start=1):
        lines.append(f"{number * step} {number * step} {card}")
    return "".join(line + "\n" for line in lines)


def cards_of(text):
    """The signs of the cards of a record, in order."""
    return text.partition(" cards=")[2].partition("\n")[0]


def pairs_of(cards):
    """The numbers of the cards of each pair."""
    return [[n for n, card in enumerate(cards, start=1) if card == sign]
            for sign in dict.fromkeys(cards)]


def board(pairs):
    """This many pairs, not side by side."""
    return DIGITS[:pairs] + DIGITS[:pairs][::-1]


class Cards:
    """The game of Memorize in front of a player."""

    def __init__(self, player, names=NAMES):
        page = player.page
        self.player = player
        self.page = page
        self.game = page.get_by_role("region", name=names["game"])
        self.table = self.game.get_by_role("grid", name=names["cards"])
        self.all = self.table.get_by_role("button")
        self.scores = self.game.locator(".scores")
        self.message = self.game.locator(".message")
        self.end = page.get_by_role("region", name=names["end"])
        self.said = page.locator(".unseen[role=status]")
        self.new_game = self.game.get_by_role("button", name=names["new"])

    def open(self, **options):
        """Stores a game and opens it."""
        self.player.seed(record(**options), fragment=f"#/memorize/{1:032x}")
        expect(self.game).to_be_visible()
        return self

    def start(self):
        """Starts a game with the default options from the list."""
        self.player.press(self.player.button("New Memorize"))
        expect(self.game).to_be_visible()
        return self

    def card(self, number):
        return self.all.nth(number - 1)

    def turn_up(self, *numbers):
        """Chooses cards, without waiting for them to turn."""
        for number in numbers:
            if self.player.touches:
                self.card(number).tap(force=True)
            else:
                self.card(number).click(force=True)

    def walk_to(self, number):
        """Moves to a card with the arrow keys."""
        columns = self.table.get_by_role("row").first.get_by_role("gridcell").count()
        self.page.keyboard.press("Home")
        for _ in range((number - 1) // columns):
            self.page.keyboard.press("ArrowDown")
        for _ in range((number - 1) % columns):
            self.page.keyboard.press("ArrowRight")
        expect(self.card(number)).to_be_focused()

    def faces(self):
        """What each card shows: `-` if it is down, else its picture, with `*` if it is matched."""
        return self.all.evaluate_all("""(cards) => cards.map(({ dataset, textContent }) => {
          const picture = textContent.replace("\\ufe0f", "")
          return { down: "-", up: picture, matched: picture + "*" }[dataset.face]
        })""")
