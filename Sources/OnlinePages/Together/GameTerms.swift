import ByteStrings
import Games
import Words

/// What is raced, or what others are challenged to: a game, two of its options with a few values each, and the language
/// of its words.
struct GameTerms {
  private(set) var kind = GameKind.codeword
  /// The index of the selected value in each of the game's own rows.
  private var first = 1
  private var second = 0
  /// The language of the words, for a game that has any.
  var words = WordLanguage.english

  /// A Codeword game with its usual options.
  init() {}

  /// The terms with these options; nil if they are not offered here.
  init?(_ kind: GameKind, _ options: PlainText) {
    choose(kind)
    words = WordLanguage(ofOptions: Array(options.utf8))
    for first in rows[0].values.indices {
      for second in rows[1].values.indices {
        (self.first, self.second) = (first, second)
        if self.options.hasSameBytes(as: options) { return }
      }
    }
    return nil
  }

  /// The rows of choices: two of the game's own, and the language if it has words.
  var rows: [TermsRow] {
    var rows: [TermsRow] =
      switch kind {
      case .codeword: [.letters, .tries]
      case .anagrams: [.difficulty, .goal]
      case .hangman: [.difficulty, .misses]
      case .memorize: [.pairs, .points]
      case .times: [.problems, .answers]
      }
    if kind.hasWords { rows.append(.language) }
    return rows
  }

  /// The index of the selected value in a row, by the number of the row.
  func chosen(_ row: Int) -> Int {
    switch row {
    case 0: first
    case 1: second
    default: Int(words.rawValue)
    }
  }

  /// Selects another game, with its usual options.
  mutating func choose(_ kind: GameKind) {
    self.kind = kind
    first = 1
    second = 0
  }

  /// Selects another value: the digit of its row, and the digit of its index in the row. Any other text changes nothing.
  mutating func choose(_ what: PlainText) {
    let digits = Array(what.utf8)
    guard digits.count == 2 else { return }
    let (row, place) = (Int(digits[0]) - 48, Int(digits[1]) - 48)
    guard rows.indices.contains(row), rows[row].values.indices.contains(place) else { return }
    switch row {
    case 0: first = place
    case 1: second = place
    default: words = WordLanguage.allCases[place]
    }
  }

  /// The selected options, as a record spells them.
  var options: PlainText {
    kind.hasWords && words != .english
      ? "\(optionsInEnglish) words=\(PlainText(words.tag))" : optionsInEnglish
  }

  private var optionsInEnglish: PlainText {
    let (one, two) = (rows[0].values[first], rows[1].values[second])
    return switch kind {
    case .codeword: "length=\(one) attempts=\(two) mode=standard"
    case .anagrams: "mode=\(two) racks=\(one) count=1"
    case .hangman: "answers=any difficulty=\(one) misses=\(two) mode=standard"
    case .memorize: "scoring=\(two) players=1 pairs=\(one)"
    case .times:
      "mode=round operations=* first=10-20 second=10-20 count=\(one) answers=\(two) wrong=near"
    }
  }

  /// The terms as they are sent to the server.
  var message: PlainText { "game \(PlainText(kind.keyword))\noptions \(options)\n" }
}
