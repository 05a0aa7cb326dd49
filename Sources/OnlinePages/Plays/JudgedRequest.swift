import ByteStrings
import Games
import Words

/// What a page asks a judge before it proceeds.
enum JudgedRequest: Equatable {
  /// Asks for the game of a day.
  case game(day: [UInt8], GameKind, WordLanguage)
  /// Asks about a move.
  case move(JudgedMove)

  /// Reads a question; nil if the text is not a question.
  /// - Parameter text: `daily 2026-11-21 codeword de`, or a record whose last move is meant.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "))
    if words.count == 4, equal(words[0], "daily"), let kind = GameKind(keyword: words[2]),
      let language = WordLanguage(tag: words[3])
    {
      self = .game(day: Array(words[1]), kind, language)
    } else if let move = JudgedMove(lastOf: text) {
      self = .move(move)
    } else {
      return nil
    }
  }

  /// Whether another question is about the same game of a day, or about the same action in the same play. More moves
  /// of that play may have been made between the two questions.
  func isSame(as other: JudgedRequest) -> Bool {
    switch (self, other) {
    case (.move(let move), .move(let other)): move.play == other.play && move.line == other.line
    default: self == other
    }
  }
}

/// A move of a judged game.
struct JudgedMove: Equatable {
  /// The id of the play.
  let play: [UInt8]
  /// The number of moves before this move.
  let position: Int
  /// The player's action, as a record spells it.
  let line: [UInt8]

  /// The last move of a record; nil if there is none.
  init?(lastOf record: ArraySlice<UInt8>) {
    var play: [UInt8]?
    var moves: [ArraySlice<UInt8>] = []
    var isHead = true
    for line in record.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if !isHead {
        if !line.isEmpty { moves.append(line) }
      } else if line.isEmpty {
        isHead = false
      } else if equal(line.prefix(3), "id ") {
        play = Array(line.dropFirst(3))
      }
    }
    // The two times of the move come before it.
    let words = moves.last?.split(separator: UInt8(ascii: " "), maxSplits: 2) ?? []
    guard let play, words.count == 3 else { return nil }
    self.play = play
    position = moves.count - 1
    line = Array(words[2])
  }
}
