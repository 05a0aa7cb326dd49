import ByteStrings
import Games
import Library
import Words

// Only a server checks games against it.
#if !hasFeature(Embedded)
  /// One of a day's five games as it was dealt. The server checks the games that members store against it.
  public struct DayPuzzle: Equatable, Sendable {
    /// The day whose game it is.
    public let day: Day
    /// Which game it is.
    public let kind: GameKind
    /// The puzzle, in the format of a record.
    public let puzzle: [UInt8]
    /// The lines of a record that name the game and the version of its rules.
    private let game: [UInt8]
    private let options: [UInt8]
    private let words: WordLanguage
    private let line: [UInt8]

    /// A puzzle with these values.
    /// - Parameters:
    ///   - rules: the version of the rules by which the game is played.
    ///   - options: the options, in the format of a record.
    public init(day: Day, kind: GameKind, rules: Int64, options: [UInt8], puzzle: [UInt8]) {
      self.day = day
      self.kind = kind
      self.puzzle = puzzle
      var text = TextWriter()
      text.write("game ")
      text.write(kind.keyword)
      text.space()
      text.write(rules)
      game = text.bytes
      self.options = Array("options ".utf8) + options
      words = WordLanguage(ofOptions: options)
      line = Array("puzzle ".utf8) + puzzle
    }

    /// The result of a game. Nil if the game has another puzzle, other options or other rules, if it was not begun
    /// while it was that day somewhere on Earth, if it does not follow the rules to its end, or if it was deleted.
    ///
    /// If the rows contain several lines of play, the line that the player sees counts: the line with the most moves,
    /// then the first in byte order. So another try after the end does not improve the result if it took fewer moves.
    /// - Parameter mark: how much the server knows about a play of this puzzle.
    public func finished(_ game: MemberGame, as mark: PlayMark) -> FinishedGame? {
      var best: (summary: SessionSummary, record: [UInt8])?
      for record in RecordRow(game.record, gone: game.gone).records where isDealt(in: record) {
        guard let reading = try? RecordReading(record), reading.error == nil else { continue }
        let summary = reading.session.summary
        guard summary.header.id == game.id, summary.header.day == day,
          day.isSomewhere(at: summary.header.created), summary.outcome.isOver
        else { continue }
        if let best, !Self.precedes((summary, record), best) { continue }
        best = (summary, record)
      }
      guard let summary = best?.summary,
        let result = try? DayResult(
          kind, isWon: summary.outcome == .won, score: summary.score, puzzle: puzzle)
      else { return nil }
      return FinishedGame(
        play: CirclePlay(
          member: game.member, day: day, words: words, mark: mark, result: result),
        created: summary.header.created, id: game.id)
    }

    /// Whether a record is of this puzzle. Its first lines reveal that, so records of other puzzles are not replayed. A
    /// record of a game that was not dealt, or of a branch, has a further line before the options.
    private func isDealt(in record: [UInt8]) -> Bool {
      let lines = record.split(
        separator: UInt8(ascii: "\n"), maxSplits: 6, omittingEmptySubsequences: false)
      return lines.count == 7 && lines[1].elementsEqual(game) && lines[4].elementsEqual(options)
        && lines[5].elementsEqual(line)
    }

    private static func precedes(
      _ left: (summary: SessionSummary, record: [UInt8]),
      _ right: (summary: SessionSummary, record: [UInt8])
    ) -> Bool {
      let (count, other) = (left.summary.moveCount, right.summary.moveCount)
      return count == other ? left.record.lexicographicallyPrecedes(right.record) : count > other
    }
  }
#endif

/// A finished game that was checked against a puzzle and is a play of it.
public struct FinishedGame: Equatable, Sendable {
  /// The play with its result.
  public let play: CirclePlay
  /// When the game was begun, by the clock of the device.
  let created: WallTime
  let id: GameID
}
