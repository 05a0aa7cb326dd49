import Words

extension Anagrams {
  /// Different racks that suit the options. Every suitable rack is equally likely.
  /// - Throws: `.noWords` if the book has too few words.
  public static func deal(
    _ options: AnagramsOptions, using random: inout SeededRandom, from words: WordBook,
    by dealing: Dealing = .chance
  ) throws(DealError) -> AnagramsPuzzle {
    try deal(
      options, using: &random, from: words, recalling: AnagramsMissedWords(), on: 0, by: dealing)
  }

  /// Different racks that suit the options. When missed words are due again, one rack in three holds one of
  /// them, provided that a rack other than the word's last one suits.
  /// - Parameters:
  ///   - missed: the words that the player missed repeatedly. Samples ignore them.
  ///   - day: the number of the current day, counted as in `missed`.
  /// - Throws: `.noWords` if the book has too few words.
  public static func deal(
    _ options: AnagramsOptions, using random: inout SeededRandom, from words: WordBook,
    recalling missed: AnagramsMissedWords, on day: Int32, by dealing: Dealing = .chance
  ) throws(DealError) -> AnagramsPuzzle {
    var racks: [AnagramsRack] = []
    if options.racks == .samples {
      racks = AnagramsSamples.racks(accepting: words)
      let order = random.permutation(of: racks.count)
      racks = order.prefix(options.count).map { racks[$0] }
    } else {
      var dealer = AnagramsDealer(words, acceptsUnkind: dealing != .earlierDays)
      if case .turn(let turn) = dealing,
        let rack = dealer.rack(options.racks, at: turn, using: &random)
      {
        racks.append(rack)
      }
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
        // A rack that holds a missed word may be in the list already.
        if !rack.isAmong(racks) { racks.append(rack) }
      }
    }
    guard let puzzle = AnagramsPuzzle(racks: racks) else { throw .noWords }
    return puzzle
  }
}

/// Makes racks from the word lists.
///
/// The dealer draws a common word of six letters and looks up every word that its letters can spell. Everyday
/// words become blanks. Rare and unkind words become bonus words, which a player sees only after entering them.
/// Vulgar words are left out. The rack is accepted if it passes `hasGoodSize` and has the requested difficulty.
/// A word that gave no accepted rack is not drawn again, so the search ends with any book.
struct AnagramsDealer {
  /// How many blanks a rack may have. Fewer are found too quickly, and more are a chore.
  static let blankCounts = 12...60

  private let words: WordBook
  /// The common words of six letters that have not been drawn yet.
  private var bases: [Word] = []
  private let acceptsUnkind: Bool

  /// - Parameters:
  ///   - held: a word that every rack must hold; nil for none.
  ///   - acceptsUnkind: whether unkind words that the player enters count.
  init(_ words: WordBook, holding held: Word? = nil, acceptsUnkind: Bool = true) {
    self.words = words
    self.acceptsUnkind = acceptsUnkind
    words.forEachWord(length: AnagramsRack.letterCount) { word, wordClass in
      guard wordClass == .answer || wordClass == .common else { return }
      if let held, !word.canSpell(held) { return }
      bases.append(word)
    }
  }

  /// A rack of the difficulty that has not been dealt before; nil if none is left.
  mutating func next(
    _ difficulty: AnagramsOptions.Racks, using random: inout SeededRandom
  ) -> AnagramsRack? {
    while !bases.isEmpty {
      let drawn = Int(random.draw(below: UInt32(truncatingIfNeeded: bases.count)))
      let base = bases[drawn]
      bases[drawn] = bases[bases.count - 1]
      bases.removeLast()
      if let rack = rack(of: base, difficulty) { return rack.twisted(using: &random) }
    }
    return nil
  }

  /// The rack of the difficulty whose turn it is; nil if too few racks suit for every turn to have one.
  func rack(
    _ difficulty: AnagramsOptions.Racks, at turn: Turn, using random: inout SeededRandom
  ) -> AnagramsRack? {
    // About every sixth word gives a rack of a difficulty.
    var search = turn.search(of: bases.count, share: 10)
    while let candidates = search.next() {
      let suiting = candidates.filter { rack(of: bases[$0], difficulty) != nil }
      if let index = search.take(suiting) {
        return rack(of: bases[index], difficulty)?.twisted(using: &random)
      }
    }
    return nil
  }

  /// The rack of a word, if it is accepted and has the difficulty.
  private func rack(of base: Word, _ difficulty: AnagramsOptions.Racks) -> AnagramsRack? {
    guard Familiarity.isFamiliar(base, in: words),
      let rack = AnagramsRack(of: base, in: words, acceptsUnkind: acceptsUnkind),
      // One of several words with the same letters represents all of them.
      rack.base(in: words) == base, rack.hasGoodSize,
      Familiarity.difficulty(of: rack, in: words) == difficulty
    else { return nil }
    return rack
  }
}

extension AnagramsRack {
  /// All words that some letters can spell; nil if no blank uses all letters.
  /// - Parameters:
  ///   - asked: the words of the blanks; by default, the words that a game may ask for.
  ///   - words: the source of the other words.
  ///   - acceptsUnkind: whether the other words include unkind ones. No blank asks for an unkind word.
  init?(
    of letters: Word, asking asked: [Word]? = nil, in words: WordBook?, acceptsUnkind: Bool = true
  ) {
    var blanks = asked ?? []
    var bonus: [Word] = []
    words?.forEachWord(within: letters) { word, wordClass in
      let isUnkind = words?.isUnkind(word) == true
      if wordClass == .vulgar || isUnkind && !acceptsUnkind { return }
      if asked != nil, blanks.contains(word) { return }
      let isAsked = asked == nil && wordClass != .rare && !isUnkind
      if isAsked { blanks.append(word) } else { bonus.append(word) }
    }
    self.init(letters: letters, blanks: blanks, bonus: bonus)
  }

  /// Whether any of the racks has the same letters.
  func isAmong(_ racks: [AnagramsRack]) -> Bool {
    racks.contains { $0.hasLetters(of: letters) }
  }

  /// The first blank that uses all letters and is a familiar word.
  func base(in words: WordBook) -> Word? {
    blanks.first { $0.count == Self.letterCount && Familiarity.isFamiliar($0, in: words) }
  }

  /// Whether the number of blanks is within the limits.
  package var hasGoodSize: Bool { AnagramsDealer.blankCounts.contains(blanks.count) }

  /// The same rack with its letters in another order that does not reveal a word.
  func twisted(using random: inout SeededRandom) -> AnagramsRack {
    var letters = self.letters.letters
    // Hardly any order of six letters is a word, so one twist is nearly always enough. The limit covers six
    // equal letters, which a book could also contain as a word.
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
