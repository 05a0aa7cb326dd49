import ByteStrings

/// The drawing that changes with wrong guesses. It is a display setting: the rules only count misses.
///
/// Every drawing has eight parts that appear, or disappear, one after the other. A game with fewer misses
/// starts with the first parts done, as the gallows is drawn before the figure. So every game can be shown in
/// any look, with a different picture for each number of misses.
public enum HangmanLook: UInt8, CaseIterable, Sendable {
  /// A gallows and a figure.
  case gallows
  /// Balloons that fly away.
  case balloons
  /// A snowman that melts.
  case snowman

  /// The number of parts: the most misses that a game can have.
  public static let partCount = HangmanOptions.missCounts.upperBound

  /// The keyword in the stored settings, and the name of the drawing.
  public var keyword: Literal {
    switch self {
    case .gallows: "gallows"
    case .balloons: "balloons"
    case .snowman: "snowman"
    }
  }

  /// Whether the parts appear. In the other looks they disappear.
  public var isBuilt: Bool { self == .gallows }

  /// How many misses a game that starts with this look has.
  public var misses: Int { self == .gallows ? 6 : Self.partCount }

  /// How many parts of the drawing have appeared, or disappeared, from 0 to `partCount`, which ends the game.
  /// - Parameters:
  ///   - used: the misses so far.
  ///   - misses: how many the game has.
  public static func parts(after used: Int, of misses: Int) -> Int {
    min(max(partCount - misses + used, 0), partCount)
  }
}
