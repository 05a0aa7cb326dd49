import ByteStrings
import Games

/// What a page asks a judge before it goes on.
enum JudgedRequest: Equatable {
  /// For the game of a day.
  case game(day: [UInt8], keyword: [UInt8])
  /// About a move.
  case move(JudgedMove)

  /// Reads a question; nil where it is none.
  /// - Parameter text: `daily 2026-11-21 codeword`, or a record whose last move is meant.
  init?(_ text: ArraySlice<UInt8>) {
    let words = text.split(separator: UInt8(ascii: " "))
    if words.count == 3, equal(words[0], "daily") {
      self = .game(day: Array(words[1]), keyword: Array(words[2]))
    } else if let move = JudgedMove(lastOf: text) {
      self = .move(move)
    } else {
      return nil
    }
  }

  /// Whether another question is for the same game of a day, or about the same thing done in the same play. Between
  /// the two, more moves of that play may have been made.
  func isSame(as other: JudgedRequest) -> Bool {
    switch (self, other) {
    case (.move(let move), .move(let other)): move.play == other.play && move.line == other.line
    default: self == other
    }
  }
}

/// A move of a judged game.
struct JudgedMove: Equatable {
  /// What names the play.
  let play: [UInt8]
  /// How many moves were made before.
  let position: Int
  /// What the player did, as a record spells it.
  let line: [UInt8]

  /// The last move of a record; nil where there is none.
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
    // Before the move stand its two times.
    let words = moves.last?.split(separator: UInt8(ascii: " "), maxSplits: 2) ?? []
    guard let play, words.count == 3 else { return nil }
    self.play = play
    position = moves.count - 1
    line = Array(words[2])
  }
}
