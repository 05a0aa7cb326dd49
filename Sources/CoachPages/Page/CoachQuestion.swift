import ByteStrings
import Games
import Library

/// What the coach is asked: a line `GAME LANGUAGE VERB ENTERED`, then a NUL and a record for each game: those
/// that the player finished before, the latest first, and at last the one that it is about.
struct CoachQuestion {
  /// What the player wants of the question that the coach asks.
  enum Verb: Equatable {
    /// See the page.
    case look
    /// Try an answer.
    case attempt([UInt8])
    /// Be told.
    case tell
  }

  let game: ArraySlice<UInt8>
  let language: CoachLanguage
  let verb: Verb
  private let records: [[UInt8]]

  /// Reads a question; nil where it is none.
  init?(_ text: [UInt8]) {
    var parts: [[UInt8]] = [[]]
    for byte in text {
      if byte == 0 { parts.append([]) } else { parts[parts.count - 1].append(byte) }
    }
    records = parts
    var line = TextReader(parts[0])
    guard parts.count > 1, let game = try? line.field(), let tag = try? line.field(),
      let verb = try? line.field()
    else { return nil }
    self.game = game
    language = CoachLanguage(tag: tag)
    if equal(verb, "try") {
      self.verb = .attempt((try? line.field()).map { Array($0) } ?? [])
    } else {
      self.verb = equal(verb, "tell") ? .tell : .look
    }
  }

  /// The game that it is about; nil where it cannot be read.
  func session<G: KeptGame>(of game: G.Type) -> Session<G>? {
    try? Session<G>(record: records[records.count - 1])
  }

  /// Goes through the games before, the oldest first.
  func forEachEarlier<G: KeptGame>(_ game: G.Type, _ body: (Session<G>) -> Void) {
    for index in (1..<records.count - 1).reversed() {
      if let session = try? Session<G>(record: records[index]) { body(session) }
    }
  }

  /// A whole number that was entered.
  var number: Int? {
    guard case .attempt(let entered) = verb, entered.count < 9 else { return nil }
    return (try? decimal(entered[...])).map { Int($0) }
  }
}
