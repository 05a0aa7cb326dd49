import ByteStrings

/// What the players of an evening can do. Some actions carry a name: the number of a player, or a game.
enum EveningAction: Literal, OnlineAction, Sendable {
  /// Show the state of the evening.
  case open
  /// Add a player by the typed name.
  case welcome
  /// Remove a player before the evening begins.
  case takeOut = "take-out"
  /// Add a game, or remove it.
  case toggle
  case begin
  /// Play the game of the current turn, or continue it.
  case play
  /// Show what else is possible in a turn.
  case more
  /// Give the game up, or skip the turn.
  case skip
  /// Ask whether the player whose turn it is has left.
  case askToLeave = "ask-to-leave"
  /// Confirm that they have left.
  case leave
  /// Begin another evening with the same players and games.
  case rematch
  /// Ask whether to end the evening.
  case askToEnd = "ask-to-end"
  /// End the evening. The players can change before another evening.
  case end

  static var prefix: Literal { "evening" }
}

/// The place within an evening where the players are.
enum EveningPlace: Sendable {
  /// Who plays, and which games are played.
  case players
  /// The current turn, and the standings.
  case turn
  case more
  case leaving
  case ending
}
