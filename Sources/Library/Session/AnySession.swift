import ByteStrings
import Games
import Words

/// A game of which sessions are kept: one on the shelf.
public protocol KeptGame: Game {
  /// The session among those of all games.
  static func wrap(_ session: Session<Self>) -> AnySession
  /// The session of this game; nil where it is one of another.
  static func unwrap(_ session: AnySession) -> Session<Self>?
}

extension Codeword: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Codeword>) -> AnySession { .codeword(session) }

  /// The session of this game; nil where it is one of another.
  public static func unwrap(_ session: AnySession) -> Session<Codeword>? {
    if case .codeword(let session) = session { session } else { nil }
  }
}

extension Anagrams: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Anagrams>) -> AnySession { .anagrams(session) }

  /// The session of this game; nil where it is one of another.
  public static func unwrap(_ session: AnySession) -> Session<Anagrams>? {
    if case .anagrams(let session) = session { session } else { nil }
  }
}

extension Hangman: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Hangman>) -> AnySession { .hangman(session) }

  /// The session of this game; nil where it is one of another.
  public static func unwrap(_ session: AnySession) -> Session<Hangman>? {
    if case .hangman(let session) = session { session } else { nil }
  }
}

extension Memorize: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Memorize>) -> AnySession { .memorize(session) }

  /// The session of this game; nil where it is one of another.
  public static func unwrap(_ session: AnySession) -> Session<Memorize>? {
    if case .memorize(let session) = session { session } else { nil }
  }
}

extension Times: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Times>) -> AnySession { .times(session) }

  /// The session of this game; nil where it is one of another.
  public static func unwrap(_ session: AnySession) -> Session<Times>? {
    if case .times(let session) = session { session } else { nil }
  }
}

/// A session of any game on the shelf. The compiler lists what another game must add.
public enum AnySession: Equatable, Sendable {
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
  public var id: RecordID { header.id }

  /// What a list needs to know about the game.
  public var summary: SessionSummary {
    switch self {
    case .codeword(let session): SessionSummary(session)
    case .anagrams(let session): SessionSummary(session)
    case .hangman(let session): SessionSummary(session)
    case .memorize(let session): SessionSummary(session)
    case .times(let session): SessionSummary(session)
    }
  }

  /// The record: what is stored, exported and shared.
  public var record: [UInt8] { RecordWriter.record(of: content) }

  /// The state and what led to it, for checking that two builds agree.
  public var transcript: [UInt8] { Transcript.text(of: content) }

  /// The state in words.
  public func describe(_ detail: Detail) -> PlainText { content.describe(detail) }

  /// The same game under another identity, as a branch of this one.
  /// - Parameter count: how many of its moves the branch has; without it, all.
  public func branch(as id: RecordID, after count: Int = .max) -> AnySession {
    switch self {
    case .codeword(let session): .codeword(session.branch(as: id, after: count))
    case .anagrams(let session): .anagrams(session.branch(as: id, after: count))
    case .hangman(let session): .hangman(session.branch(as: id, after: count))
    case .memorize(let session): .memorize(session.branch(as: id, after: count))
    case .times(let session): .times(session.branch(as: id, after: count))
    }
  }
}
