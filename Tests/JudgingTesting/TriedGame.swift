import Games
import GamesTesting
import Judging
import Library
import WordData
import Words

/// The header of every game in these tests.
package let header = SessionHeader(id: GameID(high: 1, low: 2), created: WallTime(0))

/// A game that these tests can play.
package protocol TriedGame: JudgedGame where Move: Hashable {
  /// The book from which puzzles with these options are dealt.
  static func book(for options: Options) -> Book

  /// Options of every kind that a judge takes, with words of every language.
  static func anyOptions(_ random: inout SeededRandom) -> Options

  /// A move of a player who knows the rules and what can be seen. It may be refused.
  func anyMove(_ random: inout SeededRandom) -> Move

  /// What the latest move shows the player for the first time. It is computed from the puzzle,
  /// without the judge.
  var sight: [Int] { get }
}

extension Judge where G: TriedGame {
  /// The judge of a newly dealt game.
  package static func dealt(_ random: inout SeededRandom) throws -> Judge<G> {
    let options = G.anyOptions(&random)
    return try Judge(
      header, options: options,
      puzzle: try G.deal(options, using: &random, from: G.book(for: options), by: .chance))
  }

  /// Plays one possible move, at some time after the move before; nil if no move is found.
  package mutating func playAny(_ random: inout SeededRandom) -> Revealed<G.Move>? {
    let last = session.times.played.last ?? .zero
    for _ in 0..<20 where !session.game.outcome.isOver {
      let time = last + Milliseconds(Int64(random.draw(below: 5000)))
      let move = session.game.anyMove(&random)
      if let revealed = try? judge(move, at: time, wallOffset: .zero, in: nil) { return revealed }
    }
    return nil
  }
}

extension SeededRandom {
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(draw(below: UInt32(elements.count)))]
  }

  package mutating func chance(_ percent: UInt32) -> Bool { draw(below: 100) < percent }
}

extension Codeword: TriedGame {
  private static let guesses = WordLanguage.allCases.map { language in
    WordBook.lengths.map { length in
      var words: [Word] = []
      WordBook.standard(in: language).forEachWord(length: length) { word, _ in words.append(word) }
      return words
    }
  }

  package static func book(for options: CodewordOptions) -> WordBook {
    .standard(in: options.words)
  }

  package static func anyOptions(_ random: inout SeededRandom) -> CodewordOptions {
    let length = 3 + Int(random.draw(below: 4))
    let options = CodewordOptions(length: length, limit: random.chance(50) ? nil : 6) ?? .standard
    return options.with(random.pick(WordLanguage.allCases))
  }

  package func anyMove(_ random: inout SeededRandom) -> CodewordMove {
    if random.chance(5) { return CodewordMove(puzzle.secret) }
    let guesses = Self.guesses[Int(options.words.rawValue)]
    return CodewordMove(random.pick(guesses[options.length - WordBook.lengths.lowerBound]))
  }

  /// Marks by the book: for each letter, first the exact marks, then as many others as are left.
  package var sight: [Int] {
    let secret = Array(puzzle.secret)
    let word = Array(attempts[attempts.count - 1].word)
    return word.indices.map { index in
      let letter = word[index]
      if secret[index] == letter { return 2 }
      let copies = secret.indices.count { secret[$0] == letter && word[$0] != letter }
      let earlier = word.indices.count { $0 < index && word[$0] == letter && secret[$0] != letter }
      return earlier < copies ? 1 : 0
    }
  }
}

extension Hangman: TriedGame {
  private static let books = WordLanguage.allCases.map { language in
    do throws(HangmanBookError) {
      return try HangmanBook(HangmanWords.bytes(in: language), in: language)
    } catch {
      preconditionFailure("line \(error.line) of the book: \(error.reason)")
    }
  }

  /// The book of a language.
  package static func book(in language: WordLanguage) -> HangmanBook {
    books[Int(language.rawValue)]
  }

  package static func book(for options: HangmanOptions) -> HangmanBook { book(in: options.words) }

  package static func anyOptions(_ random: inout SeededRandom) -> HangmanOptions {
    let options = HangmanOptions(misses: 6 + Int(random.draw(below: 3))) ?? .standard
    return options.with(random.pick(WordLanguage.allCases))
  }

  package func anyMove(_ random: inout SeededRandom) -> HangmanMove {
    if random.chance(10) { return .hint }
    if random.chance(5) { return .answer(puzzle.entries[0].answer.letters) }
    if random.chance(5) {
      // A wrong answer that fits what is shown.
      let unknown = random.pick(options.words.alphabet.letters)
      let letters = puzzle.entries[0].answer.letters.map { isRight($0) == true ? $0 : unknown }
      return .answer(letters)
    }
    return .letter(random.pick(options.words.alphabet.letters))
  }

  package var sight: [Int] {
    var sight: [Int] = [missCount, outcome == .won ? 1 : 0, isClueRevealed ? 1 : 0]
    if outcome == .won, case .answer = turns[turns.count - 1].move { return sight }
    for slot in slots {
      if case .letter(let scalar) = slot { sight.append(Int(scalar)) } else { sight.append(0) }
    }
    if turns[turns.count - 1].effect == .clue { sight += puzzle.entries[0].clue.utf8.map(Int.init) }
    return sight
  }
}

extension Memorize: TriedGame {
  package static func book(for options: MemorizeOptions) -> MemorizeThemes { .builtIn }

  package static func anyOptions(_ random: inout SeededRandom) -> MemorizeOptions {
    MemorizeOptions(
      isQuick: random.chance(50), hasTwoPlayers: random.chance(50),
      pairs: random.pick([nil, 3, 6, 10]))
  }

  package func anyMove(_ random: inout SeededRandom) -> MemorizeMove {
    MemorizeMove(Int(random.draw(below: UInt32(puzzle.cards.count))))
  }

  package var sight: [Int] {
    puzzle.look.pictures[puzzle.cards[choices[choices.count - 1]]].utf8.map(Int.init)
  }
}

extension Times: TriedGame {
  package static func book(for options: TimesOptions) -> TimesFacts { TimesFacts() }

  package static func anyOptions(_ random: inout SeededRandom) -> TimesOptions {
    var operations = TimesOperations()
    for operation in TimesOperation.allCases { operations[operation] = random.chance(60) }
    let isTyped = random.chance(30)
    let options = try? TimesOptions(
      random.pick([.round, .practice, .sprint60]), TimesScope(operations, 2...9, 1...12), count: 7,
      answerCount: isTyped ? 0 : 4, distractors: random.pick([.near, .slips]))
    return options ?? .classic
  }

  package func anyMove(_ random: inout SeededRandom) -> TimesMove {
    if phase == .asking, !random.chance(3) {
      let problem = puzzle.problem(answers.count)
      return .answer(random.pick(problem.answers + [problem.fact.result]))
    }
    return random.pick([.start, .next, .next, .next, .finish])
  }

  package var sight: [Int] {
    guard phase == .asking else { return [] }
    let problem = puzzle.problem(answers.count)
    return [problem.fact.key] + problem.answers
  }
}

extension Anagrams: TriedGame {
  package static func book(for options: AnagramsOptions) -> WordBook {
    .standard(in: options.words)
  }

  package static func anyOptions(_ random: inout SeededRandom) -> AnagramsOptions {
    let mode = random.pick(AnagramsOptions.Mode.allCases)
    let options = AnagramsOptions(mode: mode, racks: .medium, count: 2) ?? .standard(mode)
    return options.with(random.pick(WordLanguage.allCases))
  }

  package func anyMove(_ random: inout SeededRandom) -> AnagramsMove {
    if random.chance(5) { return .pass }
    if random.chance(2) { return .finish }
    let blanks = round.rack.blanks
    if random.chance(10) { return .hint(blank: Int(random.draw(below: UInt32(blanks.count)))) }
    return .word(random.pick(blanks + round.rack.bonus))
  }

  package var sight: [Int] { [] }
}
