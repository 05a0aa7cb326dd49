import Games

/// Settings as text: a line a setting that differs from the first ones, its name and its value.
extension Settings {
  /// The lines, as bytes of UTF-8. Lines of a later version stand at the end, as they were read.
  public var text: [UInt8] {
    var text = TextWriter()
    for mark in Mark.allCases {
      guard let colour = colours[mark] else { continue }
      text.write(Self.colourName(of: mark))
      text.space()
      colour.write(to: &text)
      text.endLine()
    }
    let first = Settings()
    write("palette", palette.keyword, if: palette != first.palette, to: &text)
    write("pegs", pegShape.keyword, if: pegShape != first.pegShape, to: &text)
    write("appearance", appearance.keyword, if: appearance != first.appearance, to: &text)
    write("motion", motion.keyword, if: motion != first.motion, to: &text)
    write("time", "off", if: !showsTime, to: &text)
    write("feedback", "on", if: givesFeedback, to: &text)
    if codeword != first.codeword {
      text.write("codeword ")
      codeword.write(to: &text)
      text.endLine()
    }
    if anagrams != first.anagrams {
      text.write("anagrams ")
      anagrams.write(to: &text)
      text.endLine()
    }
    if hangman != first.hangman {
      text.write("hangman ")
      hangman.write(to: &text)
      text.endLine()
    }
    write("look", look.keyword, if: look != first.look, to: &text)
    for line in unknownLines {
      text.write(line)
      text.endLine()
    }
    return text.bytes
  }

  /// Reads lines. A damaged value counts as the first one; a line that says nothing to this version
  /// is kept, so that an older version destroys nothing.
  public init(text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) {
      if !read(Array(line)) { unknownLines.append(Array(line)) }
    }
  }

  /// Whether the line has the name of a setting.
  private mutating func read(_ line: [UInt8]) -> Bool {
    var reader = TextReader(line)
    guard let name = try? reader.field() else { return false }
    if equal(name, "codeword") {
      if let options = try? CodewordOptions(from: &reader) { codeword = options }
      return true
    }
    if equal(name, "anagrams") {
      if let options = try? AnagramsOptions(from: &reader) { anagrams = options }
      return true
    }
    if equal(name, "hangman") {
      if let options = try? HangmanOptions(from: &reader) { hangman = options }
      return true
    }
    guard let value = try? reader.field() else { return false }
    for mark in Mark.allCases where equal(name, Self.colourName(of: mark)) {
      colours[mark] = RGB(value)
      return true
    }
    if equal(name, "palette") {
      palette = Palette.allCases.first { equal(value, $0.keyword) } ?? palette
    } else if equal(name, "pegs") {
      pegShape = PegShape.allCases.first { equal(value, $0.keyword) } ?? pegShape
    } else if equal(name, "appearance") {
      appearance = Appearance.allCases.first { equal(value, $0.keyword) } ?? appearance
    } else if equal(name, "motion") {
      motion = Motion.allCases.first { equal(value, $0.keyword) } ?? motion
    } else if equal(name, "look") {
      look = HangmanLook.allCases.first { equal(value, $0.keyword) } ?? look
    } else if equal(name, "time") {
      showsTime = !equal(value, "off")
    } else if equal(name, "feedback") {
      givesFeedback = equal(value, "on")
    } else {
      return false
    }
    return true
  }

  private func write(
    _ name: StaticString, _ value: StaticString, if differs: Bool, to text: inout TextWriter
  ) {
    guard differs else { return }
    text.write(name)
    text.space()
    text.write(value)
    text.endLine()
  }

  private static func colourName(of mark: Mark) -> StaticString {
    switch mark {
    case .exact: "exact"
    case .inexact: "inexact"
    case .none: "none"
    }
  }
}

extension Settings.Palette {
  /// The word for it in the stored settings and in the page's styles.
  public var keyword: StaticString {
    switch self {
    case .standard: "standard"
    case .colourBlind: "colour-blind"
    case .highContrast: "high-contrast"
    }
  }
}

extension Settings.PegShape {
  /// The word for it in the stored settings and in the page's styles.
  public var keyword: StaticString {
    switch self {
    case .rounded: "rounded"
    case .circle: "circle"
    case .square: "square"
    }
  }
}

extension Settings.Appearance {
  /// The word for it in the stored settings and in the page's styles.
  public var keyword: StaticString {
    switch self {
    case .system: "system"
    case .light: "light"
    case .dark: "dark"
    }
  }
}

extension Settings.Motion {
  /// The word for it in the stored settings and in the page's styles.
  public var keyword: StaticString {
    switch self {
    case .system: "system"
    case .reduced: "reduced"
    case .full: "full"
    }
  }
}
