import ByteStrings
import Games
import Library

/// A pack that this browser keeps, and how far the player has come.
struct KeptPack: Sendable {
  let pack: WordPack
  /// How many of the entries have been played in Hangman.
  var hangmanCount = 0
  /// How many of the words have been played in Codeword.
  var codewordCount = 0

  /// The next game of a kind; nil if all have been played.
  func next(_ kind: GameKind) -> PackedGame? {
    switch kind.packPart {
    case .entries:
      return hangmanCount < pack.entries.count ? pack.hangman(at: hangmanCount) : nil
    case .words:
      let indices = pack.codewordIndices
      return codewordCount < indices.count ? pack.codeword(at: indices[codewordCount]) : nil
    case nil: return nil
    }
  }
}

/// The packs that this browser keeps, in a row that goes to no server.
struct PackShelf: Sendable {
  /// The most packs.
  static var most: Int { 20 }

  var packs: [KeptPack] = []

  /// No packs.
  init() {}

  /// Reads a stored row; nil if none is stored, or another version stored it.
  init?(_ row: [UInt8]) {
    var rest = row.drop { $0 == UInt8(ascii: "\n") }
    guard equal(Self.line(of: &rest), "pastime-packs 1") else { return nil }
    while !rest.isEmpty {
      let words = Self.line(of: &rest).split(separator: UInt8(ascii: " "))
      guard words.count == 4, equal(words[0], "pack"), let hangman = try? decimal(words[1]),
        let codeword = try? decimal(words[2]), let count = try? decimal(words[3]),
        count <= rest.count
      else { return nil }
      let text = Array(rest.prefix(Int(count)))
      rest = rest.dropFirst(Int(count))
      guard let pack = WordPackReading(of: text).pack else { continue }
      packs.append(
        KeptPack(
          pack: pack, hangmanCount: Int(clamping: hangman), codewordCount: Int(clamping: codeword)))
    }
  }

  var row: PlainText {
    var row: PlainText = "pastime-packs 1\n"
    for kept in packs {
      let text = kept.pack.text
      row += "pack \(kept.hangmanCount) \(kept.codewordCount) \(text.count)\n"
      row += PlainText(utf8: text)
    }
    return row
  }

  /// The number of a pack on this shelf; nil if it is not there.
  func index(of pack: WordPack) -> Int? {
    let text = pack.text
    return packs.firstIndex { $0.pack.text == text }
  }

  /// Removes the first line.
  private static func line(of rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
    defer { rest = rest[end...].dropFirst() }
    return rest[..<end]
  }
}
