"""The statistics: counted from the finished games, whenever they are looked at (CW-13)."""

from playwright.sync_api import expect

from support import records
from support.records import identity

HOUR = 3_600_000
NINE = ["bread", "brick", "brown", "crown", "dance", "draft", "field", "glass", "there"]


def record(number, secret, tried, **options):
    """The record of a game that was started in the hour with this number."""
    begun = records.BEGUN + number * HOUR
    return records.record(identity(number), secret, tried, begun=begun, **options)


def sample(text):
    return text.replace("options", "sample\noptions")


def challenge(text):
    return text.replace("options", "challenge\noptions")


# In the order in which they were played: three won, one lost, two won. There are also a friend's word
# and a sample that were lost, and an unfinished game.
GAMES = [
    record(1, "there", ["geese", "there"]),
    record(2, "noon", ["soon", "moon", "noon"]),
    record(3, "grape", ["pearl", "grape"]),
    record(4, "eve", ["see", "bee"], limit=2),
    record(5, "crane", ["crane"], mode="hard"),
    challenge(record(6, "light", ["might"], limit=1)),
    sample(record(7, "fox", ["cat"], limit=1)),
    record(8, "there", NINE),
    record(9, "banana", ["bandit"]),
]


def figures(player):
    """The shown figures, by their names."""
    names = player.sheet.get_by_role("term").all_inner_texts()
    return dict(zip(names, player.sheet.get_by_role("definition").all_inner_texts(), strict=True))


def bars(player):
    """What is read out for the bars of all games."""
    names = [bar.get_attribute("aria-label") for bar in player.sheet.get_by_role("listitem").all()]
    assert len(names) == 8
    return [name for name in names if not name.endswith(": 0 games")]


def test_finished_games_are_counted_and_samples_and_games_under_way_are_not(laptop):
    laptop.seed(*GAMES)
    expect(laptop.rows).to_have_count(len(GAMES))
    laptop.open_sheet("Statistics")
    assert figures(laptop) == {
        "Played": "7", "Found": "71 %", "Streak": "2", "Longest streak": "3",
        "Fastest": "0:20", "Average time": "1:08"}
    assert bars(laptop) == [
        "1 attempt: 1 game", "2 attempts: 2 games", "3 attempts: 1 game",
        "8 or more attempts: 1 game"]


def test_the_statistics_can_be_asked_for_one_length_and_one_mode(laptop):
    laptop.seed(*GAMES)
    laptop.open_sheet("Statistics")
    laptop.choose("3", "Letters")
    assert figures(laptop) == {
        "Played": "1", "Found": "0 %", "Streak": "0", "Longest streak": "0",
        "Fastest": "–", "Average time": "–"}
    assert bars(laptop) == []
    laptop.choose("Hard", "Mode")
    expect(laptop.sheet).to_contain_text("No finished game yet.")
    laptop.choose("5", "Letters")
    assert figures(laptop)["Played"] == "1"
    assert bars(laptop) == ["1 attempt: 1 game"]


def test_a_game_counts_as_soon_as_it_ends_and_not_once_it_is_deleted(laptop):
    laptop.seed(*GAMES)
    laptop.press(laptop.rows.filter(has_text="1 attempt").first)
    laptop.play("banana")
    expect(laptop.end).to_be_visible()
    laptop.open_sheet("Statistics")
    shown = figures(laptop)
    assert (shown["Played"], shown["Streak"]) == ("8", "3")
    assert "2 attempts: 3 games" in bars(laptop)
    laptop.close_sheet()
    laptop.rows.first.press("Delete")
    expect(laptop.rows).to_have_count(len(GAMES) - 1)
    laptop.open_sheet("Statistics")
    shown = figures(laptop)
    assert (shown["Played"], shown["Streak"]) == ("7", "2")


def test_without_a_finished_game_the_statistics_say_so(phone):
    phone.seed(GAMES[-1])
    phone.open_sheet("Statistics")
    expect(phone.sheet).to_contain_text("No finished game yet.")
    assert figures(phone) == {}
