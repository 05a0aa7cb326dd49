import ByteStrings
import Games

/// A session of any game on the shelf. The compiler lists what another game must add. One word, because it is
/// passed on everywhere.
public indirect enum AnySession: Equatable, Sendable {
  /// A Codeword.
  case codeword(Session<Codeword>)
  /// An Anagrams.
  case anagrams(Session<Anagrams>)
  /// A Hangman.
  case hangman(Session<Hangman>)
  /// A Memorize.
  case memorize(Session<Memorize>)
  /// A Times.
  case times(Session<Times>)

  /// What is alike for every game.
  var content: any SessionContent {
    switch self {
    case .codeword(let session): SessionBox(session)
    case .anagrams(let session): SessionBox(session)
    case .hangman(let session): SessionBox(session)
    case .memorize(let session): SessionBox(session)
    case .times(let session): SessionBox(session)
    }
  }

  /// Which game it is.
  public var kind: GameKind {
    switch self {
    case .codeword: .codeword
    case .anagrams: .anagrams
    case .hangman: .hangman
    case .memorize: .memorize
    case .times: .times
    }
  }

  /// Identity, beginning and provenance.
  public var header: SessionHeader {
    switch self {
    case .codeword(let session): session.header
    case .anagrams(let session): session.header
    case .hangman(let session): session.header
    case .memorize(let session): session.header
    case .times(let session): session.header
    }
  }

  /// Who the game is.
  public var id: GameID { header.id }

  /// Whether the player was told during play what others have to find out.
  public var isAssisted: Bool {
    if case .codeword(let session) = self { session.options.isAssisted } else { false }
  }

  /// What a list needs to know about the game.
  public var summary: SessionSummary { SessionSummary(content) }

  /// The session as one of this game; nil where it is of another.
  public func session<G: KeptGame>(of game: G.Type) -> Session<G>? { G.unwrap(self) }

  /// What others may see of it.
  public var shared: SharedResult { content.shared }

  /// The record: what is stored, exported and shared.
  public var record: [UInt8] { RecordWriter.record(of: content) }

  /// The state and what led to it, for checking that two builds agree.
  public var transcript: [UInt8] { Transcript.text(of: content) }

  /// The state in words.
  public func describe(_ detail: Detail) -> PlainText { content.describe(detail) }

  /// The same game under another identity, as a branch of this one.
  /// - Parameter count: how many of its moves the branch has; without it, all.
  public func branch(as id: GameID, after count: Int = .max) -> AnySession {
    played(as: header.branch(as: id), after: count)
  }

  /// The same puzzle, with the first of its moves, as another game. It is what its record says: reading
  /// one replays its moves, whatever the game.
  /// - Parameter count: how many of the moves it has.
  public func played(as header: SessionHeader, after count: Int) -> AnySession {
    let record = RecordWriter.record(of: content, as: header, after: count)
    guard let reading = try? RecordReading(record) else {
      preconditionFailure("what is written can be read")
    }
    return reading.session
  }
}
