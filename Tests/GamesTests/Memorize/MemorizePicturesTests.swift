import Testing

@testable import Games

@Suite("Memorize: pictures")
struct MemorizePicturesTests {
  private func pieces(_ text: String) -> [String] {
    MemorizePictures.pieces(of: Array(text.utf8), areTyped: true)
  }

  @Test("a text splits into the emoji that a reader sees")
  func typed() {
    let emoji = [
      "🐧", "✏️", "👨‍👩‍👧‍👦", "👍🏽", "🇯🇵", "🇩🇪", "1️⃣", "#️⃣", "🏴‍☠️", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️‍🔥", "☀",
    ]
    #expect(pieces(emoji.joined()) == emoji)
    #expect(pieces(emoji.joined(separator: " , \n")) == emoji)
    #expect(emoji.allSatisfy(MemorizePictures.isEmoji))
    #expect(pieces(" ,") == [])
  }

  @Test("in a record only a comma separates pictures, whatever a version of Unicode joins")
  func recorded() {
    let text = Array("🐧👻,a b,🇯🇵🇩🇪".utf8)
    #expect(
      MemorizePictures.pieces(of: text, areTyped: false) == ["🐧👻", "a b", "🇯🇵🇩🇪"])
  }

  @Test(
    "a text that is not an emoji does not count as an emoji",
    arguments: [
      "a", "é", "1", "#", ".", "漢", "\u{FE0F}", "\u{200D}", "\u{202E}", "\u{1F3FD}",
      "🐧" + String(repeating: "\u{FE0F}", count: 16),
    ])
  func notEmoji(text: String) {
    #expect(pieces(text).count == 1)
    #expect(!pieces(text).contains(where: MemorizePictures.isEmoji))
  }

  @Test("ME-5: pictures are the same exactly if their bytes without selectors are the same")
  func same() {
    func areSame(_ left: String, _ right: String) -> Bool {
      MemorizePictures.isSame(left, asOneOf: ["🐼", right])
    }
    for other in ["✏", "✏\u{FE0F}", "✏\u{FE0E}", "✏\u{FE0F}\u{FE0F}"] {
      #expect(areSame("✏", other) && areSame(other, "✏"))
    }
    for other in ["", "✐", "✏✏", "✏\u{200D}", "\u{FE0F}", "👍🏽"] {
      #expect(!areSame("✏", other) && !areSame(other, "✏"))
    }
    #expect(!areSame("👍", "👍🏽"))
    #expect(areSame("🏴‍☠️", "🏴‍☠"))
  }

  @Test("a single sign is shown in its colours")
  func shown() throws {
    let board = try board("✏", "✏", "☀\u{FE0F}", "☀\u{FE0F}", "👍🏽", "👍🏽")
    #expect(board.picture(0).unicodeScalars.map(\.value) == [0x270F, 0xFE0F])
    #expect(board.picture(2) == "☀\u{FE0F}")
    #expect(board.picture(4) == "👍🏽")
  }
}
