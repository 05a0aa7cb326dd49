import Games

/// How the player likes it. Nothing here changes a game that was dealt.
public struct Settings: Equatable, Sendable {
  /// The shape of pegs.
  public enum PegShape: UInt8, CaseIterable, Sendable {
    case rounded, circle, square
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

  /// Light or dark.
  public enum Appearance: UInt8, CaseIterable, Sendable {
    case system, light, dark
  }

  /// How much moves on screen.
  public enum Motion: UInt8, CaseIterable, Sendable {
    case system, reduced, full
  }

  /// The colours of marks that the player has chosen, by `Mark`; nothing where the palette's holds.
  public var colours = MarkColours()
  /// The colours of the other marks.
  public var palette = Palette.standard
  /// The shape of pegs.
  public var pegShape = PegShape.rounded
  /// What a new Codeword is like.
  public var codeword = CodewordOptions.standard
  /// What a new Anagrams is like.
  public var anagrams = AnagramsOptions.standard(.classic)
  /// What a new Hangman is like; how many misses it has follows from the look.
  public var hangman = HangmanOptions.standard
  /// What a Hangman draws.
  public var look = HangmanLook.gallows
  /// Light or dark.
  public var appearance = Appearance.system
  /// How much moves on screen.
  public var motion = Motion.system
  /// Whether the time of play is shown. It is counted all the same.
  public var showsTime = true
  /// Whether keys, attempts and ends are heard and felt.
  public var givesFeedback = false

  /// Lines of a later version, kept as they are.
  var unknownLines: [[UInt8]] = []

  /// The settings at first.
  public init() {}
}

/// A colour of the player's own for each mark.
public struct MarkColours: Equatable, Sendable {
  private var exact: RGB?
  private var inexact: RGB?
  private var none: RGB?

  /// No colour of the player's own.
  public init() {}

  /// The colour for a mark; nothing where the palette's holds.
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
