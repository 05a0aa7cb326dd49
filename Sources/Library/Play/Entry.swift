import Games

/// A game in the library: the shown line, the other lines, and the clock.
final class Entry {
  /// The shown line, which is the only line that the history and the statistics count.
  private(set) var session: AnySession {
    didSet { searchText = nil }
  }
  /// The search text of the shown line; nil until it is requested.
  var searchText: SearchText?
  /// The records of the other lines, including deleted and unreadable lines.
  private(set) var others: [[UInt8]] = []
  /// The stopwatch. It runs independently of the session.
  var watch: Stopwatch
  /// The time in the clock row; nil if there is no row yet.
  var keptClock: PlayTime?
  /// Whether the player has opened the shown line since the launch. Then it stays the shown line.
  var isHeld = false

  init(_ session: AnySession) {
    self.session = session
    watch = Stopwatch(counted: session.content.times.last)
  }

  /// Whether the game has a move.
  var isBegun: Bool { session.content.times.count > 0 || !others.isEmpty }

  /// All lines.
  var lines: RecordLines { RecordLines(session.record).adding(others) }

  /// Shows one of its lines.
  /// - Parameter record: the record of `session`.
  func show(_ session: AnySession, record: [UInt8], of lines: RecordLines) {
    self.session = session
    others = []
    for text in lines.texts where text != record { others.append(text) }
  }

  /// Sets the clock and stops it. The time is never before the last move; in a finished game it is that of the
  /// last move.
  func setWatch(to time: PlayTime) {
    let content = session.content
    let last = content.times.last
    watch = Stopwatch(counted: content.outcome == .playing ? max(time, last) : last)
  }
}
