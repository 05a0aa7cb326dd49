"""The evidence of a failed test."""

from support import evidence
from support.records import identity, record


def test_of_each_open_page_its_picture_its_console_and_its_rows_are_kept(phone, tmp_path):
    text = record(identity(1), "there", ["geese"])
    phone.seed(text)
    phone.page.evaluate("console.info('about to be lost')")
    other = phone.page.context.new_page()
    evidence.keep(phone.page.context.browser, "a test [of two] pages", tmp_path)
    folder = tmp_path / "a-test-of-two-pages"
    said = (folder / "page-1.txt").read_text()
    assert f"{phone.origin}/" in said
    assert "info: about to be lost" in said
    assert f"record/{identity(1)}\n{text}" in said
    # A page that has no storage is kept without rows.
    assert (folder / "page-2.txt").read_text().startswith(other.url)
    for number in (1, 2):
        assert (folder / f"page-{number}.png").read_bytes().startswith(b"\x89PNG")
