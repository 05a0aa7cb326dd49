"""Games as a file: saved from one device, opened on another."""

from support import records, storage


def archive(*texts):
    """A file of games, as the page writes it."""
    return "pastime-archive 1\n" + "".join(f"clock 0\n{text}" for text in texts)


def save_file(player, path):
    """Saves all games to a file; returns the suggested file name. The settings are open."""
    with player.page.expect_download() as saving:
        player.press(player.modal.get_by_role("button", name="Save to a file"))
    saving.value.save_as(path)
    return saving.value.suggested_filename


def open_file(player, *paths):
    """Opens a file of games, or cancels the dialog. The settings are open."""
    with player.page.expect_file_chooser() as opening:
        player.press(player.modal.get_by_role("button", name="Open a file"))
    opening.value.set_files(paths)


def kept(player):
    """The records stored on a device, by their ids."""
    keys = [key for key in storage.keys(player.page) if key.startswith("record/")]
    texts = [storage.row(player.page, key) for key in keys]
    return {records.identity_of(text): text for text in texts}
