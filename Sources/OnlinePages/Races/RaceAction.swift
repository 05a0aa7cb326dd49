import ByteStrings

/// What a player can do with races. Some actions carry a name: of a game, an option, a face, or a seat.
enum RaceAction: Literal, OnlineAction, Sendable {
  /// Choose what is raced.
  case choose
  /// Select this game.
  case game
  /// Select this value: the number of its row, and its index in the row.
  case option
  /// Take the next step with what was typed or selected.
  case next
  /// Go back one step.
  case back
  /// Use this face.
  case avatar = "face"
  /// Show the race that the player is in.
  case open
  /// Copy the link by which others join to the clipboard.
  case copyLink = "copy-link"
  case start
  case leave
  /// Continue the game.
  case play
  /// Show the play of another player.
  case watch
  /// Look through that play, move by move.
  case lookThrough = "look-through"
  /// Join the race that follows this race. If there is none yet, it is made.
  case rematch

  static var prefix: Literal { "races" }
}

/// The place among the races where a player is.
enum RacePlace: Equatable, Sendable {
  /// The player chooses what is raced.
  case choice
  /// The player selects a face and types their name.
  case name
  /// The race: who takes part, their progress, and the results.
  case race
  /// The play of another player.
  case watching(Int)
}
