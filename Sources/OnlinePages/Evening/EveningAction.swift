import ByteStrings

/// What the players of an evening can want. Some need to be told of what: a player by their number, a game.
enum EveningAction: OnlineAction, Sendable {
  /// See how far it is.
  case open
  /// Let somebody play whose name was typed.
  case welcome
  /// Take a player out before it begins.
  case takeOut
  /// See who plays.
  case players
  /// See which games are played.
  case games
  /// Take a game in, or leave it out.
  case toggle
  case begin
  /// Play the game of whose turn it is, or go on with it.
  case play
  /// Give it up, or pass the turn by.
  case skip
  /// Be asked whether whoever's turn it is has left.
  case askToLeave
  /// They have.
  case leave
  /// Play another round.
  case playOn
  /// Be asked whether to end it.
  case askToEnd
  /// End it: the same players can begin another one.
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

/// Where in an evening the players are.
enum EveningPlace: Sendable {
  case players
  case games
  /// Whose turn it is, and how all stand.
  case turn
  case leaving
  case ending
}
