import Testing

@testable import Games

@Suite("Memorize: pictures")
struct MemorizePictureTests {
  @Test("a text falls into the emoji that a reader sees")
  func pieces() {
    let emoji = [
      "🐧", "✏️", "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "🇩🇪", "1️⃣", "#️⃣", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "☀",
    ]
    #expect(MemorizePicture.pieces(of: emoji.joined()) == emoji)
    #expect(MemorizePicture.pieces(of: emoji.joined(separator: " , \n")) == emoji)
    #expect(emoji.allSatisfy(MemorizePicture.isEmoji))
    #expect(MemorizePicture.pieces(of: " ,") == [])
  }

  @Test(
    "what is no emoji is told from what is one",
    arguments: [
      "a", "é", "1", "#", ".", "漢", "\u{FE0F}", "\u{200D}", "\u{202E}", "\u{1F3FD}",
      "🐧" + String(repeating: "\u{FE0F}", count: 16),
    ])
  func notEmoji(text: String) {
    #expect(MemorizePicture.pieces(of: text).allSatisfy { !MemorizePicture.isEmoji($0) })
  }

  @Test("ME-5: pictures are the same whatever their selectors say, and else only byte for byte")
  func same() {
    let pencil = "✏"
    for other in ["✏", "✏\u{FE0F}", "✏\u{FE0E}", "✏\u{FE0F}\u{FE0F}"] {
      #expect(MemorizePicture.areSame(pencil, other))
      #expect(MemorizePicture.areSame(other, pencil))
    }
    for other in ["", "✐", "✏✏", "✏\u{200D}", "\u{FE0F}", "👍🏽"] {
      #expect(!MemorizePicture.areSame(pencil, other))
      #expect(!MemorizePicture.areSame(other, pencil))
    }
    #expect(!MemorizePicture.areSame("👍", "👍🏽"))
    #expect(MemorizePicture.areSame("🏴‍☠️", "🏴‍☠"))
  }

  @Test("a single sign is shown in its colours")
  func shown() {
    #expect(Array(MemorizePicture.shown("✏").unicodeScalars.map(\.value)) == [0x270F, 0xFE0F])
    #expect(MemorizePicture.shown("✏\u{FE0F}") == "✏\u{FE0F}")
    #expect(MemorizePicture.shown("👍🏽") == "👍🏽")
  }
}
