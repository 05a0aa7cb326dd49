import ByteStrings
import Games
import Words

/// The player's settings. They do not change games that were dealt already.
public struct Settings: Equatable, Sendable {
  /// A setting with a few numbered values; 0 is the default. The same code stores, reads and shows all of them.
  /// Settings that are used outside the settings dialog also have named properties.
  public enum Choice: UInt8, CaseIterable, Sendable {
    /// The colours of marks for which the player has not chosen a colour: see `Palette`.
    case palette
    /// The shape of pegs: rounded, circle, square.
    case pegShape
    /// Light or dark: system setting, light, dark.
    case appearance
    /// How much moves on screen: system setting, less, everything.
    case motion
    /// Whether the time of play is shown: yes, no. It is counted in any case.
    case time
    /// Whether keys, attempts and endings give sound and haptic feedback: no, yes.
    case feedback
    /// What Hangman draws: see `HangmanLook`.
    case look
    /// Whether a recovery key is offered: later, now, no longer.
    case recoveryKeyOffer
    /// The language of the words in new games: not chosen, or a `WordLanguage`.
    case words

    /// Whether the page's styles use all of its values.
    public var isStyle: Bool { rawValue < Self.time.rawValue }

    /// The number of values.
    public var count: UInt8 { self == .time || self == .feedback ? 2 : 3 }
  }

  /// The colours of marks for which the player has not chosen a colour.
  public enum Palette: UInt8, CaseIterable, Sendable {
    /// Green and amber.
    case standard
    /// Blue and orange, which nearly everybody can distinguish.
    case colourBlind
    /// The strongest contrast with the background.
    case highContrast
  }

  private struct State: Equatable, Sendable {
    var colours = MarkColours()
    /// Four bits per choice.
    var choices: UInt64 = 0
    /// One bit per game.
    var silentLessons: UInt32 = 0
    var options: [[UInt8]] = Array(repeating: [], count: GameKind.allCases.count)
    var unknownLines: [[UInt8]] = []
  }

  private var state = Shared(State())

  /// The colours that the player has chosen for marks; nil where the palette applies.
  public var colours: MarkColours {
    get { state.value.colours }
    set {
      state.value.colours = newValue
    }
  }

  /// Lines of a later version, kept unchanged.
  var unknownLines: [[UInt8]] { state.value.unknownLines }

  /// The default settings.
  public init() {}

  /// The number of the chosen value.
  public subscript(choice: Choice) -> UInt8 {
    get { UInt8(state.value.choices >> (UInt64(choice.rawValue) * 4) & 15) }
    set {
      let shift = UInt64(choice.rawValue) * 4
      state.value.choices = state.value.choices & ~(15 << shift) | UInt64(newValue) << shift
    }
  }

  /// The options for new games of each kind, as spelled in records; empty for the default. As text, the options
  /// of all games are kept, compared and stored by the same code.
  subscript(optionsOf kind: GameKind) -> [UInt8] {
    get { state.value.options[Int(kind.rawValue)] }
    set {
      state.value.options[Int(kind.rawValue)] = newValue
    }
  }

  /// Whether the first game of a kind shows its lesson, until the player dismisses it.
  public subscript(teaches kind: GameKind) -> Bool {
    get { state.value.silentLessons >> UInt32(kind.rawValue) & 1 == 0 }
    set {
      let bit: UInt32 = 1 << UInt32(kind.rawValue)
      if newValue {
        state.value.silentLessons &= ~bit
      } else {
        state.value.silentLessons |= bit
      }
    }
  }

  mutating func keep(unknown line: [UInt8]) {
    state.value.unknownLines.append(line)
  }

  /// The colours of the marks for which the player has not chosen a colour.
  public var palette: Palette {
    get { Palette(rawValue: self[.palette]) ?? .standard }
    set { self[.palette] = newValue.rawValue }
  }

  /// The language of the words in new games; English until one is chosen.
  public var words: WordLanguage {
    get { WordLanguage(rawValue: self[.words] &- 1) ?? .english }
    set { self[.words] = newValue.rawValue + 1 }
  }

  /// What Hangman draws.
  public var look: HangmanLook {
    get { HangmanLook(rawValue: self[.look]) ?? .gallows }
    set { self[.look] = newValue.rawValue }
  }

  /// Whether the time of play is shown.
  public var showsTime: Bool {
    get { self[.time] == 0 }
    set { self[.time] = newValue ? 0 : 1 }
  }

  /// Whether keys, attempts and endings give sound and haptic feedback.
  public var givesFeedback: Bool {
    get { self[.feedback] != 0 }
    set { self[.feedback] = newValue ? 1 : 0 }
  }
}

/// The player's own colours for marks.
public struct MarkColours: Equatable, Sendable {
  private var exact: RGB?
  private var inexact: RGB?
  private var none: RGB?

  /// No own colours.
  public init() {}

  /// The colour for a mark; nil if the palette applies.
  public subscript(mark: Mark) -> RGB? {
    get {
      switch mark {
      case .exact: exact
      case .inexact: inexact
      case .none: none
      }
    }
    set {
      switch mark {
      case .exact: exact = newValue
      case .inexact: inexact = newValue
      case .none: none = newValue
      }
    }
  }
}
