"""The browser's build of the rules replays every golden record to its transcript and writes it again."""

import base64

import pytest

from support.games import KEYWORDS
from support.service import ROOT

RECORDS = [
    path for game in KEYWORDS
    for path in sorted((ROOT / "Tests" / "golden" / game).glob("*.record"))]

# A program of the same modules as the page's, which imports nothing (Tools/web/build-replay).
PROGRAM = ROOT / ".build" / "web" / "replay.wasm"
REPLAY = """async ([program, records]) => {
  const { instance } = await WebAssembly.instantiate(
    Uint8Array.from(atob(program), (sign) => sign.charCodeAt(0)))
  const { exports } = instance
  const bytes = (at, count) => new Uint8Array(exports.memory.buffer, at, count)
  return records.map((record) => {
    const text = new TextEncoder().encode(record)
    bytes(exports.inbox(text.length), text.length).set(text)
    const count = exports.replay(text.length)
    return new TextDecoder().decode(bytes(exports.outbox(), count))
  })
}"""


def test_there_are_golden_records():
    assert len(RECORDS) >= 200
    assert {path.parent.name for path in RECORDS} == {*KEYWORDS}


@pytest.fixture(scope="module")
def transcripts(browser, origin):
    """What the module returns for all records, one after another in one instance."""
    page = browser.new_page()
    page.goto(origin)
    program = base64.b64encode(PROGRAM.read_bytes()).decode()
    texts = [path.read_bytes().decode() for path in RECORDS]
    transcripts = page.evaluate(REPLAY, [program, texts])
    page.context.close()
    return dict(zip(RECORDS, transcripts))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_record_replays_to_its_transcript_and_is_written_again(path, transcripts):
    expected = path.with_suffix(".transcript").read_bytes() + path.read_bytes()
    assert transcripts[path].encode() == expected
