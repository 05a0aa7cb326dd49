@testable import Library
import Testing

@Suite("Keys of rows")
struct RowKeyTests {
  @Test("a key reads back as what it was written from")
  func roundTrip() {
    for key in [
      RowKey.record(identity(7)), .clock(identity(.max)), .theme(Fingerprint(of: [3])),
      .gone(identity(4).identity), .friends(identity(5)),
      .setting(Array("pegs".utf8)), .settings, .device,
    ] {
      #expect(RowKey(key.text) == key)
    }
    #expect(text(RowKey.record(identity(10)).text) == "record/0000000000000000000000000000000a")
    #expect(
      text(RowKey.theme(Fingerprint(identity(10).identity)).text)
        == "theme/0000000000000000000000000000000a")
    #expect(text(RowKey.friends(identity(10)).text) == "friends/0000000000000000000000000000000a")
    #expect(text(RowKey.clock(identity(10)).text) == "clock/0000000000000000000000000000000a")
    #expect(
      text(RowKey.gone(identity(10).identity).text) == "gone/0000000000000000000000000000000a")
    #expect(text(RowKey.setting(Array("pegs".utf8)).text) == "setting/pegs")
  }

  @Test(
    "any other key is unknown",
    arguments: [
      "", "record/", "clock/", "record", "settings/", "/0000000000000000000000000000000a",
      "record/000000000000000000000000000000a", "record/0000000000000000000000000000000A",
      "record/0000000000000000000000000000000a0", "Record/0000000000000000000000000000000a",
      "clocks/0000000000000000000000000000000a", "record/0000000000000000000000000000000g",
      "setting/", "setting/two words", "setting/line\n", "devices",
    ])
  func otherKeys(key: String) { #expect(RowKey(Array(key.utf8)) == nil) }
}
