import ByteStrings

/// What a player can want of races. Some need to be told of what: a game, an option, a face, a seat.
enum RaceAction: OnlineAction, Sendable {
  /// Choose what is raced.
  case choose
  /// Race this game.
  case game
  /// Race it with this choice: the number of its row, and its place in it.
  case option
  /// Take the next step with what was typed or chosen.
  case next
  /// Go back by a step.
  case back
  /// Be known by this face.
  case avatar
  /// See the race in which one is.
  case open
  /// Put the link by which others join on the clipboard.
  case copyLink
  case start
  case leave
  /// Go on playing.
  case play
  /// See what somebody did.
  case watch
  /// Look through that, move by move.
  case lookThrough
  /// Join the race that comes after this one, which this makes where there is none.
  case rematch

  static var prefix: Literal { "races" }

  var word: Literal {
    switch self {
    case .choose: "choose"
    case .game: "game"
    case .option: "option"
    case .next: "next"
    case .back: "back"
    case .avatar: "face"
    case .open: "open"
    case .copyLink: "copy-link"
    case .start: "start"
    case .leave: "leave"
    case .play: "play"
    case .watch: "watch"
    case .lookThrough: "look-through"
    case .rematch: "rematch"
    }
  }
}

/// Where among the races a player is.
enum RacePlace: Equatable, Sendable {
  /// What is raced is chosen.
  case choice
  /// A face is chosen and the own name is typed.
  case name
  /// The race: who is there, how far they are, what it came to.
  case race
  /// What somebody did.
  case watching(Int)
}
