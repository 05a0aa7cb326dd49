import ByteStrings
import Games
import Words

/// Settings as text: one line with name and value for each setting that differs from its default.
extension Settings {
  /// The lines, as bytes of UTF-8. Lines of a later version are at the end, unchanged.
  public var text: [UInt8] {
    var text = TextWriter()
    for mark in Mark.allCases {
      guard let colour = colours[mark] else { continue }
      text.write(Self.colourName(of: mark))
      text.space()
      colour.write(to: &text)
      text.endLine()
    }
    for choice in Choice.allCases where choice != .look { write(choice, to: &text) }
    for kind in GameKind.allCases {
      // Newer settings are written later, because stored settings are compared byte for byte.
      if kind == .memorize { write(.look, to: &text) }
      let options = self[optionsOf: kind]
      if options.isEmpty { continue }
      text.write(kind.keyword)
      text.space()
      text.write(options)
      text.endLine()
    }
    for kind in GameKind.allCases where !self[teaches: kind] {
      text.write(Self.lesson)
      text.write(kind.keyword)
      text.write(" off")
      text.endLine()
    }
    for line in unknownLines {
      text.write(line)
      text.endLine()
    }
    return text.bytes
  }

  /// Reads lines. A damaged value is replaced by the default. An unknown line is kept, so that an older version
  /// destroys nothing.
  public init(text: [UInt8]) {
    for line in Self.lines(text) {
      if !read(line) { keep(unknown: line) }
    }
  }

  /// Whether the line has the name of a setting.
  private mutating func read(_ line: [UInt8]) -> Bool {
    var reader = TextReader(line)
    guard let name = try? reader.field() else { return false }
    for kind in GameKind.allCases where equal(name, kind.keyword) {
      self[optionsOf: kind] = Array(line.dropFirst(name.count + 1))
      return true
    }
    guard let value = try? reader.field() else { return false }
    for mark in Mark.allCases where equal(name, Self.colourName(of: mark)) {
      colours[mark] = RGB(value)
      return true
    }
    if name.starts(with: Self.lesson.utf8) {
      for kind in GameKind.allCases
      where equal(name.dropFirst(Self.lesson.utf8.count), kind.keyword) {
        self[teaches: kind] = !equal(value, "off")
        return true
      }
    }
    for choice in Choice.allCases where equal(name, choice.name) {
      for number in 0..<choice.count where equal(value, choice.keyword(number)) {
        self[choice] = number
      }
      return true
    }
    return false
  }

  private func write(_ choice: Choice, to text: inout TextWriter) {
    guard self[choice] != 0 else { return }
    text.write(choice.name)
    text.space()
    text.write(choice.keyword(self[choice]))
    text.endLine()
  }

  /// The prefix of the names of lesson settings. The name of a game follows.
  private static var lesson: Literal { "lesson-" }

  private static func colourName(of mark: Mark) -> Literal {
    switch mark {
    case .exact: "exact"
    case .inexact: "inexact"
    case .none: "none"
    }
  }
}

extension Settings.Choice {
  /// The name in the stored settings and in the page's styles.
  public var name: Literal {
    switch self {
    case .palette: "palette"
    case .pegShape: "pegs"
    case .appearance: "appearance"
    case .motion: "motion"
    case .time: "time"
    case .feedback: "feedback"
    case .look: "look"
    case .recoveryKeyOffer: "sheet-offer"
    case .words: "words"
    }
  }

  /// The keyword of a value in the stored settings and in the page's styles.
  public func keyword(_ number: UInt8) -> Literal {
    switch (self, number) {
    case (.palette, 0): "standard"
    case (.palette, 1): "colour-blind"
    case (.palette, _): "high-contrast"
    case (.pegShape, 0): "rounded"
    case (.pegShape, 1): "circle"
    case (.pegShape, _): "square"
    case (.appearance, 0), (.motion, 0): "system"
    case (.appearance, 1): "light"
    case (.appearance, _): "dark"
    case (.motion, 1): "reduced"
    case (.motion, _): "full"
    case (.time, 0), (.feedback, 1): "on"
    case (.time, _), (.feedback, _): "off"
    case (.recoveryKeyOffer, 0): "later"
    case (.recoveryKeyOffer, 1): "now"
    case (.recoveryKeyOffer, _): "over"
    case (.words, 0): "page"
    case (.words, let chosen): (WordLanguage(rawValue: chosen &- 1) ?? .english).tag
    case (.look, _): (HangmanLook(rawValue: number) ?? .gallows).keyword
    }
  }
}
