import ByteStrings
import Games
import Words

/// A game of which sessions are kept: one on the shelf.
public protocol KeptGame: Game {
  /// The session among those of all games.
  static func wrap(_ session: Session<Self>) -> AnySession
}

extension Codeword: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Codeword>) -> AnySession { .codeword(session) }
}

extension Anagrams: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Anagrams>) -> AnySession { .anagrams(session) }
}

extension Hangman: KeptGame {
  /// The session among those of all games.
  public static func wrap(_ session: Session<Hangman>) -> AnySession { .hangman(session) }
}

/// A session of any game on the shelf. The compiler lists what another game must add.
public enum AnySession: Equatable, Sendable {
  /// A Codeword.
  case codeword(Session<Codeword>)
  /// An Anagrams.
  case anagrams(Session<Anagrams>)
  /// A Hangman.
  case hangman(Session<Hangman>)

  /// What a list needs to know about the game.
  public var summary: SessionSummary {
    switch self {
    case .codeword(let session): SessionSummary(session)
    case .anagrams(let session): SessionSummary(session)
    case .hangman(let session): SessionSummary(session)
    }
  }

  /// Which game it is.
  public var kind: GameKind {
    switch self {
    case .codeword: .codeword
    case .anagrams: .anagrams
    case .hangman: .hangman
    }
  }

  /// Who the game is.
  public var id: RecordID { header.id }

  /// Identity, beginning and provenance.
  public var header: SessionHeader {
    switch self {
    case .codeword(let session): session.header
    case .anagrams(let session): session.header
    case .hangman(let session): session.header
    }
  }

  /// The record: what is stored, exported and shared.
  public var record: [UInt8] {
    switch self {
    case .codeword(let session): RecordWriter.record(of: session)
    case .anagrams(let session): RecordWriter.record(of: session)
    case .hangman(let session): RecordWriter.record(of: session)
    }
  }

  /// The state and what led to it, for checking that two builds agree.
  public var transcript: [UInt8] {
    switch self {
    case .codeword(let session): Transcript.text(of: session)
    case .anagrams(let session): Transcript.text(of: session)
    case .hangman(let session): Transcript.text(of: session)
    }
  }

  /// The state in words.
  public func describe(_ detail: Detail) -> PlainText {
    switch self {
    case .codeword(let session): session.game.describe(detail)
    case .anagrams(let session): session.game.describe(detail)
    case .hangman(let session): session.game.describe(detail)
    }
  }

  /// The same game under another identity, as a branch of this one.
  func branch(as id: RecordID) -> AnySession {
    switch self {
    case .codeword(let session): .codeword(session.branch(as: id))
    case .anagrams(let session): .anagrams(session.branch(as: id))
    case .hangman(let session): .hangman(session.branch(as: id))
    }
  }
}
