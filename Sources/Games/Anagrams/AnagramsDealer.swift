import Words

extension Anagrams {
  /// Racks that suit the options, no two alike, each that suits equally likely.
  /// - Throws: `.noWords` when the book has too few.
  public static func deal(
    _ options: AnagramsOptions, using random: inout SeededRandom, from words: WordBook
  ) throws(DealError) -> AnagramsPuzzle {
    try deal(options, using: &random, from: words, recalling: AnagramsMissedWords(), on: 0)
  }

  /// Racks that suit the options, no two alike. Where words are due again, one rack in three holds one of
  /// them, if another rack than the one that it was on last suits.
  /// - Parameters:
  ///   - missed: the words that the player missed again and again. Samples do not ask.
  ///   - day: the number of the day it is, counted as in `missed`.
  /// - Throws: `.noWords` when the book has too few.
  public static func deal(
    _ options: AnagramsOptions, using random: inout SeededRandom, from words: WordBook,
    recalling missed: AnagramsMissedWords, on day: Int32
  ) throws(DealError) -> AnagramsPuzzle {
    var racks: [AnagramsRack] = []
    if options.racks == .samples {
      racks = AnagramsSamples.racks(accepting: words)
      let order = random.permutation(of: racks.count)
      racks = order.prefix(options.count).map { racks[$0] }
    } else {
      var dealer = AnagramsDealer(words)
      let due = missed.due(on: day)
      dealing: while racks.count < options.count {
        if !due.isEmpty, random.draw(below: 3) == 0 {
          let word = due[Int(random.draw(below: UInt32(truncatingIfNeeded: due.count)))]
          var others = AnagramsDealer(words, holding: word)
          let last = missed.lastRack(of: word)
          while let rack = others.next(options.racks, using: &random) {
            if last.map({ rack.hasLetters(of: $0) }) == true || rack.isAmong(racks) { continue }
            racks.append(rack)
            continue dealing
          }
        }
        guard let rack = dealer.next(options.racks, using: &random) else { throw .noWords }
        // One that holds a missed word may have been dealt before.
        if !rack.isAmong(racks) { racks.append(rack) }
      }
    }
    guard let puzzle = AnagramsPuzzle(racks: racks) else { throw .noWords }
    return puzzle
  }
}

/// Makes racks from the word lists.
///
/// It draws a common word of six letters and looks up every word in its letters. The everyday ones
/// become blanks, and rare ones bonus words. Vulgar and unkind ones are left out, so that no rack shows
/// a word that a child should not be shown, and no record spells one. The rack is good
/// when `isGood` says so and it is as difficult as was asked for. A word that gave no good rack is not
/// drawn again, so the search ends with any book.
struct AnagramsDealer {
  /// How many blanks a rack may have: fewer are soon found, and more are a chore.
  static let blankCounts = 12...60

  private let words: WordBook
  /// The common words of six letters that were not drawn yet.
  private var bases: [Word] = []

  /// - Parameter held: a word that every rack holds; nil for none.
  init(_ words: WordBook, holding held: Word? = nil) {
    self.words = words
    words.forEachWord(length: AnagramsRack.letterCount) { word, wordClass in
      guard wordClass == .answer || wordClass == .common else { return }
      if let held, !word.canSpell(held) { return }
      bases.append(word)
    }
  }

  /// A rack of the difficulty that was not dealt before; nil when there is none left.
  mutating func next(
    _ difficulty: AnagramsOptions.Racks, using random: inout SeededRandom
  ) -> AnagramsRack? {
    while !bases.isEmpty {
      let drawn = Int(random.draw(below: UInt32(truncatingIfNeeded: bases.count)))
      let base = bases[drawn]
      bases[drawn] = bases[bases.count - 1]
      bases.removeLast()
      guard Familiarity.isFamiliar(base, in: words), let rack = AnagramsRack(of: base, in: words),
        // Of several words with the same letters one stands for them all.
        rack.base(in: words) == base, rack.hasGoodSize,
        Familiarity.difficulty(of: rack, in: words) == difficulty
      else { continue }
      return rack.twisted(using: &random)
    }
    return nil
  }
}

extension AnagramsRack {
  /// All words in some letters; nil where no blank uses all of them.
  /// - Parameters:
  ///   - asked: the words of the blanks; without them, those that a game may ask for.
  ///   - words: where the others come from.
  init?(of letters: Word, asking asked: [Word]? = nil, in words: WordBook?) {
    var blanks = asked ?? []
    var bonus: [Word] = []
    words?.forEachWord(within: letters) { word, wordClass in
      if wordClass == .vulgar || words?.isUnkind(word) == true { return }
      if asked != nil, blanks.contains(word) { return }
      if asked == nil, wordClass != .rare { blanks.append(word) } else { bonus.append(word) }
    }
    self.init(letters: letters, blanks: blanks, bonus: bonus)
  }

  /// Whether one of the racks has the same letters.
  func isAmong(_ racks: [AnagramsRack]) -> Bool {
    racks.contains { $0.hasLetters(of: letters) }
  }

  /// The first blank of all letters that is a familiar word: everybody can know it.
  func base(in words: WordBook) -> Word? {
    blanks.first { $0.count == Self.letterCount && Familiarity.isFamiliar($0, in: words) }
  }

  /// Whether there are enough blanks, and not too many.
  var hasGoodSize: Bool { AnagramsDealer.blankCounts.contains(blanks.count) }

  /// The same rack with its letters in another order, which gives no word away.
  func twisted(using random: inout SeededRandom) -> AnagramsRack {
    var letters = self.letters.letters
    // Hardly any order of six letters is a word, so that one twist is nearly always enough. The limit
    // is for six equal letters, of which a book could make a word too.
    for _ in 0..<32 {
      let order = random.permutation(of: letters.count)
      letters = order.map { letters[$0] }
      guard let twisted = Word(letters: letters) else { break }
      if !blanks.contains(twisted), !bonus.contains(twisted) {
        return AnagramsRack(letters: twisted, blanks: blanks, bonus: bonus) ?? self
      }
    }
    return self
  }
}
