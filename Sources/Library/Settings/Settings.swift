import ByteStrings
import Games

/// How the player likes it. Nothing here changes a game that was dealt.
public struct Settings: Equatable, Sendable {
  /// What is chosen out of a few possibilities, which are numbered from the first one, 0. Settings of
  /// one form are stored, read and shown by the same code; names of their own have those that more
  /// than the settings' modal asks for.
  public enum Choice: UInt8, CaseIterable, Sendable {
    /// The colours of marks that the player has not chosen: see `Palette`.
    case palette
    /// The shape of pegs: rounded, circle, square.
    case pegShape
    /// Light or dark: as the system has it, light, dark.
    case appearance
    /// How much moves on screen: as the system has it, less, everything.
    case motion
    /// Whether the time of play is shown: yes, no. It is counted all the same.
    case time
    /// Whether keys, attempts and ends are heard and felt: no, yes.
    case feedback
    /// What a Hangman draws: see `HangmanLook`.
    case look
    /// Whether a recovery key is offered: in time, now, no longer.
    case recoveryKeyOffer

    /// Whether the page's styles know all its possibilities.
    public var isStyle: Bool { rawValue < Self.time.rawValue }

    /// How many possibilities there are.
    public var count: UInt8 { self == .time || self == .feedback ? 2 : 3 }
  }

  /// The colours of marks that the player has not chosen.
  public enum Palette: UInt8, CaseIterable, Sendable {
    /// Green and amber.
    case standard
    /// Blue and orange, which nearly everybody can tell apart.
    case colourBlind
    /// The strongest contrast with the ground.
    case highContrast
  }

  private struct State: Equatable, Sendable {
    var colours = MarkColours()
    /// Four bits a choice.
    var choices: UInt32 = 0
    /// A bit a game.
    var silentLessons: UInt32 = 0
    var options: [[UInt8]] = Array(repeating: [], count: GameKind.allCases.count)
    var unknownLines: [[UInt8]] = []
  }

  private var state = Shared(State())

  /// The colours of marks that the player has chosen, by `Mark`; nil where the palette's holds.
  public var colours: MarkColours {
    get { state.value.colours }
    set {
      state.value.colours = newValue
    }
  }

  /// Lines of a later version, kept as they are.
  var unknownLines: [[UInt8]] { state.value.unknownLines }

  /// The settings at first.
  public init() {}

  /// The number of what is chosen.
  public subscript(choice: Choice) -> UInt8 {
    get { UInt8(state.value.choices >> (UInt32(choice.rawValue) * 4) & 15) }
    set {
      let shift = UInt32(choice.rawValue) * 4
      state.value.choices = state.value.choices & ~(15 << shift) | UInt32(newValue) << shift
    }
  }

  /// What a new game of each kind is like, as records spell it; empty where it is as at first. As text
  /// all games are kept, compared and stored by the same code.
  subscript(optionsOf kind: GameKind) -> [UInt8] {
    get { state.value.options[Int(kind.rawValue)] }
    set {
      state.value.options[Int(kind.rawValue)] = newValue
    }
  }

  /// Whether the first game of a kind teaches how it is played, until that is sent away.
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

  /// The colours of the marks that the player has not chosen.
  public var palette: Palette {
    get { Palette(rawValue: self[.palette]) ?? .standard }
    set { self[.palette] = newValue.rawValue }
  }

  /// What a Hangman draws.
  public var look: HangmanLook {
    get { HangmanLook(rawValue: self[.look]) ?? .gallows }
    set { self[.look] = newValue.rawValue }
  }

  /// Whether the time of play is shown.
  public var showsTime: Bool {
    get { self[.time] == 0 }
    set { self[.time] = newValue ? 0 : 1 }
  }

  /// Whether keys, attempts and ends are heard and felt.
  public var givesFeedback: Bool {
    get { self[.feedback] != 0 }
    set { self[.feedback] = newValue ? 1 : 0 }
  }
}

/// A colour of the player's own for each mark.
public struct MarkColours: Equatable, Sendable {
  private var exact: RGB?
  private var inexact: RGB?
  private var none: RGB?

  /// No colour of the player's own.
  public init() {}

  /// The colour for a mark; nil where the palette's holds.
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
