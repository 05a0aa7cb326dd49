import ByteStrings

/// What is drawn as guesses go wrong. It is a setting of the screen: the rules only know how many misses
/// there are.
///
/// Every drawing has eight parts that come, or go, one after the other, and a game with fewer misses
/// begins with the first ones there already, as the gallows stands before the figure. So every game
/// shows in whichever look a player has, with a picture of its own for each number of misses.
public enum HangmanLook: UInt8, CaseIterable, Sendable {
  /// A gallows and a figure.
  case gallows
  /// Balloons that fly away.
  case balloons
  /// A snowman that melts.
  case snowman

  /// The number of parts: the most misses that a game can have.
  public static let partCount = HangmanOptions.missCounts.upperBound

  /// The word for it in the stored settings, and the name of its drawing.
  public var keyword: Literal {
    switch self {
    case .gallows: "gallows"
    case .balloons: "balloons"
    case .snowman: "snowman"
    }
  }

  /// Whether the parts come; those of the others go.
  public var isBuilt: Bool { self == .gallows }

  /// How many misses a game has that is begun with this look.
  public var misses: Int { self == .gallows ? 6 : Self.partCount }

  /// How many parts of the drawing have come, or gone, from 0 to `partCount`, where it is over.
  /// - Parameters:
  ///   - used: the misses so far.
  ///   - misses: how many the game has.
  public static func parts(after used: Int, of misses: Int) -> Int {
    min(max(partCount - misses + used, 0), partCount)
  }
}
