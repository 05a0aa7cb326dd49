import Coach
import Games
import Library
import WordData
import Words

/// The knowledge that the coach keeps from one record to the next: word lists, search results, and how the player did
/// in the records before.
struct CoachReporter {
  /// The book of each language.
  private let books: [WordBook]
  private var searches: [CodewordSubject: CodewordSearch] = [:]
  private var hangman: [WordLanguage: HangmanVocabulary] = [:]
  private var habits: [WordLanguage: AnagramsHabits] = [:]
  private var boxes = TimesFacts()
  private var paces = TimesPaces()
  /// The games that were counted, so that none counts twice.
  private var counted: Set<GameID> = []
  /// The latest games of each kind.
  private(set) var table = CoachTable()

  /// The words among which a secret is searched.
  private struct CodewordSubject: Hashable {
    let words: WordLanguage
    let length: Int
  }

  init(_ books: [WordBook]) { self.books = books }

  private func book(in language: WordLanguage) -> WordBook { books[Int(language.rawValue)] }

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
    let (words, length) = (session.options.words, session.options.length)
    let subject = CodewordSubject(words: words, length: length)
    var search =
      searches[subject] ?? CodewordSearch(CodewordVocabulary(book(in: words), length: length))
    defer { searches[subject] = search }
    return CoachReport(
      of: session.game, isDealt: session.header.origin != .challenge, using: &search)
  }

  private mutating func report(
    ofAnagrams session: Session<Anagrams>, counts: Bool
  ) -> CoachReport {
    let words = session.options.words
    let before = habits[words] ?? AnagramsHabits()
    defer {
      if counts {
        habits[words, default: AnagramsHabits()].count(session.game, in: book(in: words))
      }
    }
    return CoachReport(of: session.game, after: before, in: book(in: words))
  }

  private mutating func report(ofHangman session: Session<Hangman>) -> CoachReport {
    let words = session.options.words
    if hangman[words] == nil {
      hangman[words] = (try? HangmanBook(HangmanWords.bytes(in: words), in: words)).map {
        HangmanVocabulary($0)
      }
    }
    guard let vocabulary = hangman[words] else {
      return .silence("Hangman’s words are missing.", reason: "noWords")
    }
    return CoachReport(of: session.game, in: vocabulary)
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
