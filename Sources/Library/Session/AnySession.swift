import ByteStrings
import Games
import Words

/// A session of any game on the shelf. The compiler lists what a new game must add. It is indirect, so that it
/// fits in one machine word, because it is passed on everywhere.
public indirect enum AnySession: Equatable, Sendable {
  /// A session of Codeword.
  case codeword(Session<Codeword>)
  /// A session of Anagrams.
  case anagrams(Session<Anagrams>)
  /// A session of Hangman.
  case hangman(Session<Hangman>)
  /// A session of Memorize.
  case memorize(Session<Memorize>)
  /// A session of Times.
  case times(Session<Times>)

  /// The interface that is common to every game.
  var content: any SessionContent {
    switch self {
    case .codeword(let session): SessionBox(session)
    case .anagrams(let session): SessionBox(session)
    case .hangman(let session): SessionBox(session)
    case .memorize(let session): SessionBox(session)
    case .times(let session): SessionBox(session)
    }
  }

  /// The kind of the game.
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

  /// The identity of the game.
  public var id: GameID { header.id }

  /// Whether the game showed the player information that others have to find out.
  public var isAssisted: Bool {
    if case .codeword(let session) = self { session.options.isAssisted } else { false }
  }

  /// The language of the words in the game; nil for a game without words of a language.
  public var words: WordLanguage? {
    switch self {
    case .codeword(let session): session.options.words
    case .anagrams(let session): session.options.words
    case .hangman(let session): session.options.words
    case .memorize, .times: nil
    }
  }

  /// Whether the game shows no word that the lists mark as vulgar. The check is needed because anybody can make
  /// up the content of a link.
  public func isFit(in words: WordBook) -> Bool {
    switch self {
    case .codeword(let session): Codeword.isFit(session.puzzle, in: words)
    case .anagrams(let session): Anagrams.isFit(session.puzzle, in: words)
    case .hangman(let session): Hangman.isFit(session.puzzle, in: words)
    case .memorize(let session): Memorize.isFit(session.puzzle, in: words)
    case .times(let session): Times.isFit(session.puzzle, in: words)
    }
  }

  /// How good the result is among games with the same options: more is better; nil if it cannot be a best one.
  var merit: Int64? {
    guard !isAssisted, header.isFeat else { return nil }
    switch self {
    case .codeword(let session):
      return session.game.outcome == .won ? -session.game.score : nil
    case .anagrams(let session):
      return session.game.outcome.isOver ? session.game.score : nil
    case .hangman(let session):
      return session.game.outcome == .won ? session.game.score : nil
    case .memorize(let session):
      guard session.game.outcome == .won, !session.options.hasTwoPlayers else { return nil }
      return -Int64(session.game.gains.count)
    case .times(let session):
      guard session.game.outcome.isOver else { return nil }
      if session.options.seconds != nil { return session.game.score }
      return session.game.outcome == .won ? -session.times.last.sinceBeginning.count : nil
    }
  }

  /// What the symbols of the result do not show and friends compare: the points of a game of Anagrams, the seconds of a
  /// round of Times; nil for other games.
  public var tally: Int? {
    switch self {
    case .anagrams(let session): Int(session.game.score)
    case .times(let session):
      session.options.seconds == nil ? Int(session.times.last.sinceBeginning.count / 1000) : nil
    case .codeword, .hangman, .memorize: nil
    }
  }

  /// Whether two people took turns in the game.
  public var hasTwoPlayers: Bool {
    if case .memorize(let session) = self { session.options.hasTwoPlayers } else { false }
  }

  /// The size of a board of Memorize, which its options do not say; nil for another game.
  var pairCount: Int? {
    if case .memorize(let session) = self { session.puzzle.pairCount } else { nil }
  }

  /// The data for lists of games.
  public var summary: SessionSummary { SessionSummary(content) }

  /// The session as a session of this game; nil if it is of another game.
  public func session<G: KeptGame>(of game: G.Type) -> Session<G>? { G.unwrap(self) }

  /// The result that others may see.
  public var shared: SharedResult { content.shared }

  /// The record, which is stored, exported and shared.
  public var record: [UInt8] { RecordWriter.record(of: content) }

  /// The state and the moves that led to it, for checking that two builds agree.
  public var transcript: [UInt8] {
    switch self {
    case .codeword(let session): Transcript.text(of: session)
    case .anagrams(let session): Transcript.text(of: session)
    case .hangman(let session): Transcript.text(of: session)
    case .memorize(let session): Transcript.text(of: session)
    case .times(let session): Transcript.text(of: session)
    }
  }

  /// The state in words.
  public func describe(_ detail: Detail) -> PlainText { content.describe(detail) }

  /// The same game under another identity, as a branch of this one.
  /// - Parameter count: the number of moves to keep; by default, all.
  public func branch(as id: GameID, after count: Int = .max) -> AnySession {
    played(as: header.branch(as: id), after: count)
  }

  /// The same puzzle with the first moves, as another game. It is made by writing and reading a record, which
  /// works for every game.
  /// - Parameter count: the number of moves to keep.
  public func played(as header: SessionHeader, after count: Int) -> AnySession {
    let record = RecordWriter.record(of: content, as: header, after: count)
    guard let reading = try? RecordReading(record) else {
      preconditionFailure("what is written can be read")
    }
    return reading.session
  }
}
