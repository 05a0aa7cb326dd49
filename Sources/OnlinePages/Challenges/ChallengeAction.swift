import ByteStrings

/// What a player can want of challenges. Some need to be told of what: a challenge, somebody in it, a choice.
enum ChallengeAction: OnlineAction, Sendable {
  /// See those in which one takes part.
  case list
  /// Make one.
  case make
  /// Play this game.
  case game
  /// Play with this choice: the number of its row, and its place in it.
  case choose
  /// Take part in the one that is looked at.
  case join
  /// Take the next step with what was typed or chosen.
  case next
  /// Go back by a step.
  case back
  /// Be known by this face.
  case avatar
  /// See this one.
  case open
  /// See how it stands now.
  case look
  /// Play, or see one's own game.
  case play
  /// See what somebody did next to what one did oneself.
  case compare
  /// See that as both had played at the same time, or next to each other again.
  case clock
  /// Look through what somebody did, move by move.
  case lookThrough
  /// Put the link on the clipboard.
  case copyLink
  /// Leave the one that is looked at.
  case leave

  static var prefix: Literal { "challenge" }

  var word: Literal {
    switch self {
    case .list: "list"
    case .make: "make"
    case .game: "game"
    case .choose: "choose"
    case .join: "join"
    case .next: "next"
    case .back: "back"
    case .avatar: "face"
    case .open: "open"
    case .look: "look"
    case .play: "play"
    case .compare: "compare"
    case .clock: "clock"
    case .lookThrough: "look-through"
    case .copyLink: "copy-link"
    case .leave: "leave"
    }
  }
}

/// Where among the challenges a player is.
enum ChallengePlace: Sendable {
  /// Those in which one takes part.
  case list
  /// The game and its options are chosen.
  case game
  /// A face is chosen.
  case avatar
  /// The own name is typed.
  case name
  /// One is looked at.
  case challenge
  /// What somebody did, next to what one did oneself.
  case comparison
}

/// What the server is asked about challenges.
enum ChallengeRequest {
  case list
  case make
  case join
  /// How one stands.
  case look
  case play
  /// What one did oneself.
  case own
  /// What somebody else did.
  case other
  case leave
  /// To let somebody play whom it does not know.
  case guest
  /// Nobody is asked: the link is put on the clipboard.
  case copy

  /// The method of HTTP.
  var method: Literal {
    switch self {
    case .list, .look, .own, .other: "GET"
    case .make, .join, .play, .guest: "POST"
    case .leave: "DELETE"
    case .copy: "COPY"
    }
  }
}
