import Games

/// A game as the library keeps it: the line that is shown, the others, and the clock.
final class Entry {
  /// The line that is shown: the only one that the history and the statistics count.
  private(set) var session: AnySession {
    didSet { searchText = nil }
  }
  /// What the line that is shown is searched by; nil before that was asked for.
  var searchText: SearchText?
  /// The records of the other lines, also of those that are deleted or cannot be read.
  private(set) var others: [[UInt8]] = []
  /// Goes on while the game stays as it is.
  var watch: Stopwatch
  /// What the row of the clock holds; nil before there is one.
  var keptClock: PlayTime?
  /// Whether the player has been in the line that is shown since the launch: then it stays.
  var isHeld = false

  init(_ session: AnySession) {
    self.session = session
    watch = Stopwatch(counted: session.content.times.last)
  }

  /// Whether anybody made a move in it.
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

  /// Sets its clock, never before its last move; that of a game that is over stands there. It stops.
  func setWatch(to time: PlayTime) {
    let content = session.content
    let last = content.times.last
    watch = Stopwatch(counted: content.outcome == .playing ? max(time, last) : last)
  }
}
