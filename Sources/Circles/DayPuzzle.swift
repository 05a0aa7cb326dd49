import ByteStrings
import Games
import Library

// Only a server holds games against it.
#if !hasFeature(Embedded)
  /// One of a day's five as it was dealt. The games that members keep are held against it.
  public struct DayPuzzle: Equatable, Sendable {
    /// The day whose game it is.
    public let day: Day
    /// Which game it is.
    public let kind: GameKind
    /// What was dealt, as a record has it.
    public let puzzle: [UInt8]
    /// The lines of a record that say what was dealt, and by which rules.
    private let game: [UInt8]
    private let options: [UInt8]
    private let line: [UInt8]

    /// A puzzle with these.
    /// - Parameters:
    ///   - rules: the version of the rules by which it is played.
    ///   - options: what was chosen, as a record has it.
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
      line = Array("puzzle ".utf8) + puzzle
    }

    /// What a game came to; nil where it is of another puzzle, other options or rules, was not begun while it
    /// was that day somewhere, does not follow the rules to its end, or was deleted.
    ///
    /// Of several lines it is the one that its player is shown: the one with the most moves, then the first in
    /// the order of bytes. So another try after the end makes nothing better that took less.
    /// - Parameter mark: how much is known of a play of this puzzle.
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
        play: CirclePlay(member: game.member, day: day, mark: mark, result: result),
        created: summary.header.created, id: game.id)
    }

    /// Whether a record is of this puzzle: its first lines tell, so that others are not replayed. A game that
    /// was not dealt, and a branch of one, have a further line before the options.
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

/// A game that was held against a puzzle, and is a play of it that is over.
public struct FinishedGame: Equatable, Sendable {
  /// What it came to.
  public let play: CirclePlay
  /// When it was begun, by the clock of the device.
  let created: WallTime
  let id: GameID
}
