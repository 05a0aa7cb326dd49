import GamesTesting
import Testing
import WordData
import Words

@testable import Games
@testable import Library

/// Ten years from 1 December 2026 on, when the puzzles of days began to come by turns.
///
/// Dealing all of them would take long. So the tests find once which candidates suit, and check
/// only on some days that a day deals the candidate whose turn it is.
@Suite("No puzzle of a day comes again soon")
struct DailyTurnsTests {
  private static let days = (0..<3653).map { Day(number: 20_788 + $0) }

  /// The fewest days between two days with the same key; nil if no two keys are the same.
  private func leastDistance<Key: Hashable>(_ keys: [Key]) -> Int? {
    var last: [Key: Int] = [:]
    var least: Int?
    for (index, key) in keys.enumerated() {
      if let before = last.updateValue(index, forKey: key) {
        least = min(least ?? .max, index - before)
      }
    }
    return least
  }

  /// The turns of all days.
  private func turns(_ kind: GameKind) throws -> [Turn] {
    try Self.days.map { day in
      guard case .turn(let turn) = day.dealing(of: kind) else { throw PuzzleError() }
      return turn
    }
  }

  /// The compared part of a day's puzzle, for the first days.
  private func firstDays<Key>(_ kind: GameKind, _ key: (AnySession) throws -> Key) throws -> [Key] {
    try Self.days.prefix(4).map { try key(DailyPuzzleTests.session(kind, of: $0)) }
  }

  @Test("the turns begin on the first of December 2026, and earlier days take no turns")
  func beginning() {
    for kind in GameKind.allCases {
      #expect(Day(number: 20_787).dealing(of: kind) == .earlierDays)
      #expect(Day(number: 20_788).dealing(of: kind) != .earlierDays)
    }
    #expect(Day(number: 20_788).text == "2026-12-01")
  }

  @Test("an answer of Codeword comes again after all others, in 2278 days")
  func codeword() throws {
    let answers = try turns(.codeword).map { turn in
      WordBook.standard.answer(length: 5, at: turn.index(of: 2278))
    }
    #expect(WordBook.standard.answerCount(length: 5) == 2278)
    #expect(leastDistance(answers) == 2278)
    let dealt = try firstDays(.codeword) { session in
      if case .codeword(let session) = session {
        session.puzzle.secret
      } else {
        throw PuzzleError()
      }
    }
    #expect(dealt == Array(answers.prefix(4)))
  }

  @Test("a rack of Anagrams comes again after 716 days, whatever the order of its letters")
  func anagrams() throws {
    let book = WordBook.standard
    var bases: [(letters: [Letter], suits: Bool)] = []
    book.forEachWord(length: 6) { base, wordClass in
      guard wordClass == .answer || wordClass == .common else { return }
      var suits = false
      if Familiarity.isFamiliar(base, in: book), let rack = AnagramsRack(of: base, in: book) {
        suits =
          rack.base(in: book) == base && rack.hasGoodSize
          && Familiarity.difficulty(of: rack, in: book) == .medium
      }
      bases.append((base.letters.sorted(), suits))
    }
    let racks = try turns(.anagrams).map { turn in
      let index = turn.index(of: bases.count, share: 10) { bases[$0].suits }
      return bases[try #require(index)].letters
    }
    #expect(leastDistance(racks) == 716)
    let dealt = try firstDays(.anagrams) { session in
      guard case .anagrams(let session) = session else { throw PuzzleError() }
      return session.puzzle.racks[0].letters.letters.sorted()
    }
    #expect(dealt == Array(racks.prefix(4)))
  }

  @Test("an answer of Hangman comes again after 917 days, whatever its category")
  func hangman() throws {
    var seen: Set<[Letter]> = []
    let answers = try HangmanBook(HangmanWords.bytes(in: .english)).lines.map { line in
      let answer = try #require(HangmanEntry(line: line.line, in: .latin)).answer
      let isNew = seen.insert(answer.letters).inserted
      return (
        letters: answer.letters,
        suits: isNew && HangmanDifficulty(of: answer, in: .english) == .medium
      )
    }
    let dealtLater = try turns(.hangman).map { turn in
      let index = turn.index(of: answers.count, share: 4) { answers[$0].suits }
      return answers[try #require(index)].letters
    }
    #expect(leastDistance(dealtLater) == 917)
    let dealt = try firstDays(.hangman) { session in
      guard case .hangman(let session) = session else { throw PuzzleError() }
      return session.puzzle.entries[0].answer.letters
    }
    #expect(dealt == Array(dealtLater.prefix(4)))
  }

  @Test("a theme of Memorize comes again after all others, in 16 days")
  func memorize() throws {
    let themes = try turns(.memorize).map { turn in
      MemorizeThemes.daily.themes[turn.index(of: 16)].look.name
    }
    #expect(leastDistance(themes) == 16)
    let dealt = try firstDays(.memorize) { session in
      if case .memorize(let session) = session {
        session.puzzle.look.name
      } else {
        throw PuzzleError()
      }
    }
    #expect(dealt == Array(themes.prefix(4)))
  }

  @Test("no set of facts of Times comes twice in ten years")
  func times() throws {
    let facts = try Self.days.map { day in
      guard case .times(let session) = try DailyPuzzleTests.session(.times, of: day) else {
        throw PuzzleError()
      }
      return Set((0..<session.puzzle.count).map { session.puzzle.fact($0).inOrder.key })
    }
    #expect(leastDistance(facts) == nil)
  }
}
