import ByteStrings
import Games
import Library

/// What a friend made of a puzzle: the rows of symbols that they shared. A link carries them as letters, which reveal
/// nothing of the puzzle.
package struct FriendMarks: Equatable {
  /// The letter of each symbol in a link, beside the last byte of the symbol in UTF-8.
  private static let codes: [(letter: UInt8, last: UInt8)] = [
    (UInt8(ascii: "g"), 0xA9), (UInt8(ascii: "y"), 0xA1), (UInt8(ascii: "r"), 0xA5),
    (UInt8(ascii: "b"), 0xA6), (UInt8(ascii: "o"), 0xA7), (UInt8(ascii: "p"), 0xAA),
  ]
  /// Nearly all shared games have fewer symbols. A link to another one carries none.
  private static let limit = 200
  /// Of a tally.
  private static let digits = 6

  /// The letter after all symbols if the answer was not found.
  private static let notFound = UInt8(ascii: "n")
  /// Stands before the tally.
  private static let dash = UInt8(ascii: "-")

  /// The letters in a link: `wwgyw.ggggg`, `wwgyw.wwwwwn` if the answer was not found, or `bbbyb-47` with the tally.
  package let letters: [UInt8]

  /// Whether the friend did not find the answer.
  package var isLost: Bool { letters.last == Self.notFound }

  /// What the symbols do not show: `AnySession.tally`.
  var tally: Int? {
    let end = end
    guard end < letters.count, letters[end] == Self.dash, letters.count - end <= 1 + Self.digits
    else { return nil }
    return (try? decimal(letters[(end + 1)...])).map { Int($0) }
  }

  /// Where the letters of the symbols end.
  private var end: Int {
    var end = 0
    while end < letters.count, letters[end] != Self.notFound, letters[end] != Self.dash { end += 1 }
    return end
  }

  /// Reads the letters of a link; nil if it has none, or others.
  init?(letters: ArraySlice<UInt8>) {
    self.letters = Array(letters)
    let end = end
    guard (1...Self.limit).contains(end),
      self.letters[..<end].allSatisfy({ Self.symbol(of: $0) != nil }),
      end == letters.count || (isLost && end == letters.count - 1) || tally != nil
    else { return nil }
  }

  /// The letters of a result that is shared; nil if it has too many, or is that of two players. Linear in its length.
  /// - Parameter showsTime: whether the player shows times.
  init?(of session: AnySession, showsTime: Bool) {
    if session.hasTwoPlayers { return nil }
    var letters: [UInt8] = []
    let bytes = Array(session.shared.symbols.utf8)
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        letters.append(UInt8(ascii: "."))
        index += 1
      case 0xE2:
        letters.append(UInt8(ascii: "w"))
        index += 3
      case 0xF0 where index + 3 < bytes.count:
        for code in Self.codes where code.last == bytes[index + 3] { letters.append(code.letter) }
        index += 4
      default:
        // The number of a length, as a keycap of seven bytes.
        letters.append(bytes[index])
        index += 7
      }
    }
    if session.summary.outcome == .lost, session.kind.hidesAnswer { letters.append(Self.notFound) }
    if let tally = session.tally, showsTime || !session.kind.isPlayedForTime {
      letters.append(Self.dash)
      letters += PlainText("\(tally)").utf8
    }
    self.init(letters: letters[...])
  }

  /// The rows, each as its letters.
  var lines: [ArraySlice<UInt8>] { letters[..<end].split(separator: UInt8(ascii: ".")) }

  /// The number of symbols.
  var count: Int { end - count(of: UInt8(ascii: ".")) }

  /// The number of green symbols.
  var greenCount: Int { count(of: UInt8(ascii: "g")) }
  /// The number of white symbols.
  var whiteCount: Int { count(of: UInt8(ascii: "w")) }

  private func count(of letter: UInt8) -> Int {
    var count = 0
    for other in letters where other == letter { count += 1 }
    return count
  }

  /// The rows of symbols.
  package var rows: PlainText {
    var text: PlainText = ""
    for letter in letters[..<end] { text += Self.symbol(of: letter) ?? "" }
    return text
  }

  private static func symbol(of letter: UInt8) -> PlainText? {
    switch letter {
    case UInt8(ascii: "."): return "\n"
    case UInt8(ascii: "w"): return "⬜"
    case UInt8(ascii: "3")...UInt8(ascii: "6"):
      return PlainText(utf8: [letter, 0xEF, 0xB8, 0x8F, 0xE2, 0x83, 0xA3])
    default:
      for code in codes where code.letter == letter {
        return PlainText(utf8: [0xF0, 0x9F, 0x9F, code.last])
      }
      return nil
    }
  }
}
