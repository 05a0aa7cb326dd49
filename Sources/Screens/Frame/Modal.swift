import Games
import Library

/// What lies over the page. The one long value is kept apart, so that all others are a few bytes to
/// put anywhere.
package enum Modal: Equatable {
  /// The choices for another game of a kind.
  case newGame(GameKind)
  /// How a game is played.
  case help(GameKind)
  /// Which keys do what.
  case shortcuts
  /// What this is, and whose words it uses.
  case about
  /// How the player likes it.
  case settings(SettingsPart)
  /// What the finished games of a kind come to; without one, those of all kinds.
  case statistics(GameKind?)
  /// What to show others of the game on screen.
  case share(GameKind)
  /// What the daily five are, and how a streak is counted.
  case dailyHelp
  /// Words that a game has to tell of: which still fit a Codeword, or which are missed in Anagrams.
  case words(GameKind)
  /// What to show others of the five on screen.
  case dailyShare
  /// What can be done with a game of the list.
  indirect case game(GameID)
  /// How a game was played.
  indirect case coach(GameID)
}
