import Games
import Library

/// The dialog over the page. The one long value is stored indirectly, so that all others take only a few bytes.
package enum Modal: Equatable {
  /// The choices for another game of a kind.
  case newGame(GameKind)
  /// How to play a game.
  case help(GameKind)
  /// The keyboard shortcuts.
  case shortcuts
  /// What Pastime is, and whose words it uses.
  case about
  /// A part of the settings.
  case settings(SettingsPart)
  /// The statistics of the finished games of a kind, or, without a kind, of all kinds.
  case statistics(GameKind?)
  /// The choices for sharing the game on screen.
  case share(GameKind)
  /// What the daily five are, and how a streak is counted.
  case dailyHelp
  /// A list of words of a game: those that still fit in Codeword, or those missed in Anagrams.
  case words(GameKind)
  /// The choices for sharing the five on screen.
  case dailyShare
  /// The actions on a game of the list.
  indirect case game(GameID)
  /// The coach's evaluation of a game.
  indirect case coach(GameID)
}
