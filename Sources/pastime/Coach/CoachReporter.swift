import Coach
import Games
import Library
import WordData
import Words

/// The knowledge that the coach keeps from one record to the next: word lists, search results, and how the player did
/// in the records before.
struct CoachReporter {
  private let book: WordBook
  private var searches: [Int: CodewordSearch] = [:]
  private lazy var hangman = (try? HangmanBook(HangmanWords.bytes)).map { HangmanVocabulary($0) }
  private var habits = AnagramsHabits()
  private var boxes = TimesFacts()
  private var paces = TimesPaces()
  /// The games that were counted, so that none counts twice.
  private var counted: Set<GameID> = []
  /// The latest games of each kind.
  private(set) var table = CoachTable()

  init(_ book: WordBook) { self.book = book }

  mutating func report(of session: AnySession) -> CoachReport {
    let counts = counts(session)
    let report =
      switch session {
      case .codeword(let session): report(ofCodeword: session)
      case .anagrams(let session): report(ofAnagrams: session, counts: counts)
      case .hangman(let session): report(ofHangman: session)
      case .memorize(let session): CoachReport(of: session.game)
      case .times(let session): report(ofTimes: session, counts: counts)
      }
    if counts { table.count(report.balance, of: session.kind) }
    return report
  }

  private mutating func report(ofCodeword session: Session<Codeword>) -> CoachReport {
    let length = session.options.length
    var search =
      searches[length] ?? CodewordSearch(CodewordVocabulary(book, length: length))
    defer { searches[length] = search }
    return CoachReport(
      of: session.game, isDealt: session.header.origin != .challenge, using: &search)
  }

  private mutating func report(
    ofAnagrams session: Session<Anagrams>, counts: Bool
  ) -> CoachReport {
    defer { if counts { habits.count(session.game, in: book) } }
    return CoachReport(of: session.game, after: habits, in: book)
  }

  private mutating func report(ofHangman session: Session<Hangman>) -> CoachReport {
    guard let hangman else {
      return .silence("Hangman’s words are missing.", reason: "noWords")
    }
    return CoachReport(of: session.game, in: hangman)
  }

  private mutating func report(ofTimes session: Session<Times>, counts: Bool) -> CoachReport {
    // The day in UTC, because a record does not contain where it was played.
    let day = Day(of: session.header.created).number
    defer {
      if counts {
        boxes.count(session.game, on: day)
        paces.count(session.game)
      }
    }
    return CoachReport(of: session.game, on: day, after: boxes, paces)
  }

  /// Whether a game counts as part of the player's past: it is neither a sample nor a branch, it is over, and its
  /// record is read for the first time.
  private mutating func counts(_ session: AnySession) -> Bool {
    session.header.counts && session.summary.outcome.isOver
      && counted.insert(session.id).inserted
  }
}
