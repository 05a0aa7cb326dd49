import Library
import SyncTesting
import Testing

@testable import Sync

@Suite("Rows that go to other devices")
struct SyncRowTests {
  @Test("games, clocks, deletions, themes, settings and rows of later versions travel")
  func travels() {
    let id = "0000000000000000000000000000000a"
    for key in [
      "record/\(id)", "clock/\(id)", "gone/\(id)", "theme/\(id)", "setting/pegs", "later/1",
    ] {
      #expect(SyncRow.travels(Array(key.utf8)))
    }
  }

  @Test("a row that belongs to a device stays there, and so does a row without a valid key")
  func stays() {
    let long = String(repeating: "k", count: 129)
    for key in [
      "device", "device/later", "settings", "setting/appearance", "setting/motion",
      "setting/feedback",
      "", "a b", "tab\t", "ü", long,
    ] {
      #expect(!SyncRow.travels(Array(key.utf8)), "\(key)")
    }
  }

  @Test("a text is UTF-8 without NUL, as browsers store it")
  func texts() {
    for text in ["a", "ü", "€", "🐧", "\u{1E}", "\u{10FFFF}", "\u{D7FF}\u{E000}"] {
      #expect(SyncRow.isText(Array(text.utf8)), "\(text)")
    }
    let bad: [[UInt8]] = [
      [], [0], [0x41, 0], [0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xE0, 0x9F, 0x80],
      [0xED, 0xA0, 0x80], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xF0, 0x8F, 0x80, 0x80],
      [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFF],
    ]
    for bytes in bad { #expect(!SyncRow.isText(bytes), "\(bytes)") }
  }

  @Test("every pair and triple of bytes counts as text exactly if it does in Swift")
  func sameAsSwift() {
    for first in UInt8(1)...255 {
      for second in UInt8(1)...255 {
        let pair = [first, second]
        #expect(SyncRow.isText(pair) == (String(validating: pair, as: UTF8.self) != nil))
      }
    }
  }
}
