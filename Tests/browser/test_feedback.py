"""Sound and vibration: none until they are switched on, then one for each event."""

import pytest
from playwright.sync_api import expect

from conftest import LAPTOP, PHONE
from support import storage
from support.records import identity, record

# Replaces the loudspeaker and the vibration motor, and counts their calls. Each event is one pulse; its
# tones and its noise start on the one audio context.
DEVICE = """
window.device = { contexts: 0, notes: 0, pulses: [] }
navigator.vibrate = (pulse) => { device.pulses.push(pulse.length); return true }
window.AudioContext = class {
  constructor() { device.contexts += 1 }
  state = "running"
  currentTime = 0
  sampleRate = 8000
  destination = {}
}
const silent = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
window.GainNode = class { gain = silent; connect() {} }
window.AudioBuffer = class { getChannelData() { return new Float32Array(8) } }
window.BiquadFilterNode = class { frequency = silent; connect(node) { return node } }
window.OscillatorNode = window.AudioBufferSourceNode = class {
  connect(node) { return node }
  start() { device.notes += 1 }
  stop() {}
}
"""
KEY, GOOD, REFUSED, WON = 1, 1, 3, 3


@pytest.fixture(params=[PHONE, LAPTOP], ids=["phone", "laptop"])
def player(seat, request):
    """A player at a device with sound and vibration."""
    player = seat(request.param)
    player.page.add_init_script(DEVICE)
    return player


def switch_on(player):
    player.press(player.button("Settings"))
    switch = player.modal.get_by_role("switch", name="Sound and vibration")
    expect(switch).not_to_be_checked()
    player.press(switch)
    expect(switch).to_be_checked()
    # Returns once the setting is stored: no person leaves the page within those milliseconds.
    storage.keys(player.page)


def asked(player):
    return player.page.evaluate("device")


def test_cw11_nothing_is_made_while_sound_and_vibration_are_off(player):
    player.open_seeded(record(identity(1), "there"))
    player.play("zzzzz")
    for _ in "zzzzz":
        player.erase()
    player.play("there")
    expect(player.end).to_be_visible()
    assert asked(player) == {"contexts": 0, "notes": 0, "pulses": []}


def test_cw11_each_key_each_refusal_and_the_end_are_told_once(player):
    player.seed(record(identity(1), "there"))
    switch_on(player)
    assert asked(player)["contexts"] == 0
    # The setting comes back with the page (CW-17), and no audio context is made before the first key.
    player.arrive(f"#/codeword/{identity(1)}")
    expect(player.game).to_be_visible()
    assert asked(player)["contexts"] == 0
    player.enter("gees")
    assert asked(player)["pulses"] == [KEY] * 4
    player.submit()
    assert asked(player)["pulses"][4:] == [REFUSED]
    player.play("e")
    # A word is heard once its pegs have shown their marks, and then a first game says what the marks mean.
    expect(player.game.locator(".step")).to_contain_text("in place")
    assert asked(player)["pulses"][5:] == [KEY, GOOD]
    player.play("there")
    expect(player.end).to_be_visible()
    told = asked(player)
    assert told["pulses"][7:] == [KEY] * 5 + [WON]
    assert told["contexts"] == 1
    assert told["notes"] == 2 * (4 + 2 + 1 + 5 + 3) + 1, "two partials a note, and the noise of a page"


def test_cw11_the_speaker_in_the_bar_is_the_same_switch(player):
    player.open_seeded(record(identity(1), "there"))
    speaker = player.button("Sound and vibration")
    expect(speaker).to_have_attribute("aria-pressed", "false")
    player.press(speaker)
    expect(speaker).to_have_attribute("aria-pressed", "true")
    assert asked(player)["pulses"] == [KEY], "it tells at once what will be heard"
    player.reload()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    player.press(speaker)
    player.enter("there")
    assert asked(player)["pulses"] == []


def test_a_real_device_of_sound_plays_without_a_complaint(laptop):
    """The browser's own Web Audio: the fixture fails on any error of the page."""
    laptop.seed(record(identity(1), "there"))
    switch_on(laptop)
    laptop.arrive(f"#/codeword/{identity(1)}")
    laptop.play("zzzzz")
    laptop.erase()
    expect(laptop.message).to_have_text("")
