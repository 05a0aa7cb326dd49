import ByteStrings
import Games
import Words

/// What is raced, or what others are challenged to: a game, two of its options with a few values each, and the language
/// of its words.
struct GameTerms {
  private(set) var kind = GameKind.codeword
  /// The index of the selected value in each of the two rows of choices.
  private(set) var first = 1
  private(set) var second = 0
  /// The language of the words, for a game that has any.
  var words = WordLanguage.english

  /// A Codeword game with its usual options.
  init() {}

  /// The terms with these options; nil if they are not offered here.
  init?(_ kind: GameKind, _ options: PlainText) {
    choose(kind)
    words = WordLanguage(ofOptions: Array(options.utf8))
    for first in Self.values(kind, row: 0).indices {
      for second in Self.values(kind, row: 1).indices {
        self.first = first
        self.second = second
        if self.options.hasSameBytes(as: options) { return }
      }
    }
    return nil
  }

  /// The values that a row offers, as the options of a game spell them: a few of all possible values.
  static func values(_ kind: GameKind, row: Int) -> [PlainText] {
    let words: PlainText =
      switch (kind, row) {
      case (.codeword, 0): "4 5 6"
      case (.codeword, _): "6 any"
      case (.anagrams, 0): "easy medium hard"
      case (.anagrams, _): "timed classic find-all"
      case (.hangman, 0): "easy medium hard"
      case (.hangman, _): "6 8"
      case (.memorize, 0): "6 8"
      case (.memorize, _): "plain quick"
      case (.times, 0): "5 10 20"
      case (.times, _): "4 0"
      }
    return ServerAnswer.words(words, 9)
  }

  /// The index of the selected value in a row; the third row has the languages of the words.
  func chosen(row: Int) -> Int {
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

  /// Selects another value: the digit of its row, and the digit of its index in the row; the third row has the
  /// languages. Any other text changes nothing.
  mutating func choose(_ what: PlainText) {
    let digits = Array(what.utf8)
    guard digits.count == 2 else { return }
    let (row, place) = (Int(digits[0]) - 48, Int(digits[1]) - 48)
    if row == 2, kind.hasWords, WordLanguage.allCases.indices.contains(place) {
      words = WordLanguage.allCases[place]
    }
    guard row == 0 || row == 1, Self.values(kind, row: row).indices.contains(place) else { return }
    if row == 0 { first = place } else { second = place }
  }

  /// The selected options, as a record spells them.
  var options: PlainText {
    kind.hasWords && words != .english
      ? "\(optionsInEnglish) words=\(PlainText(words.tag))" : optionsInEnglish
  }

  private var optionsInEnglish: PlainText {
    let (one, two) = (Self.values(kind, row: 0)[first], Self.values(kind, row: 1)[second])
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
