import ByteStrings

/// What the players of an evening can do. Some actions carry a name: the number of a player, or a game.
enum EveningAction: OnlineAction, Sendable {
  /// Show the state of the evening.
  case open
  /// Add a player by the typed name.
  case welcome
  /// Remove a player before the evening begins.
  case takeOut
  /// Show who plays.
  case players
  /// Show which games are played.
  case games
  /// Add a game, or remove it.
  case toggle
  case begin
  /// Play the game of the current turn, or continue it.
  case play
  /// Give the game up, or skip the turn.
  case skip
  /// Ask whether the player whose turn it is has left.
  case askToLeave
  /// Confirm that they have left.
  case leave
  /// Play another round.
  case playOn
  /// Ask whether to end the evening.
  case askToEnd
  /// End the evening. The same players can begin another evening.
  case end

  static var prefix: Literal { "evening" }

  var word: Literal {
    switch self {
    case .open: "open"
    case .welcome: "welcome"
    case .takeOut: "take-out"
    case .players: "players"
    case .games: "games"
    case .toggle: "toggle"
    case .begin: "begin"
    case .play: "play"
    case .skip: "skip"
    case .askToLeave: "ask-to-leave"
    case .leave: "leave"
    case .playOn: "play-on"
    case .askToEnd: "ask-to-end"
    case .end: "end"
    }
  }
}

/// The place within an evening where the players are.
enum EveningPlace: Sendable {
  case players
  case games
  /// The current turn, and the standings.
  case turn
  case leaving
  case ending
}
