import ByteStrings

/// What a player can do with challenges. Some actions carry a name: of a challenge, of a person in it, or of a
/// choice.
enum ChallengeAction: Literal, OnlineAction, Sendable {
  /// Show the challenges that the player takes part in.
  case list
  /// Make a challenge.
  case make
  /// Select this game.
  case game
  /// Select this value: the number of its row, and its index in the row.
  case choose
  /// Take part in the challenge that the player looks at.
  case join
  /// Take the next step with what was typed or selected.
  case next
  /// Go back one step.
  case back
  /// Use this face.
  case avatar = "face"
  /// Show this challenge.
  case open
  /// Show the current state of the challenge.
  case look
  /// Play, or show the player's own game.
  case play
  /// Show another person's play next to the player's own play.
  case compare
  /// Show the plays as if both people had played at the same time, or next to each other again.
  case clock
  /// Look through the other play, move by move.
  case lookThrough = "look-through"
  /// Copy the link to the clipboard.
  case copyLink = "copy-link"
  /// Leave the challenge that the player looks at.
  case leave

  static var prefix: Literal { "challenge" }
}

/// The place among the challenges where a player is.
enum ChallengePlace: Sendable {
  /// The challenges that the player takes part in.
  case list
  /// The player selects a game and its options.
  case game
  /// The player selects a face and types their name.
  case name
  /// A single challenge.
  case challenge
  /// Another person's play, next to the player's own play.
  case comparison
}

/// The requests to the server about challenges.
enum ChallengeRequest {
  case list
  case make
  case join
  /// The state of a challenge.
  case look
  case play
  /// The player's own play.
  case own
  /// Another person's play.
  case other
  case leave

  /// The HTTP method.
  var method: Literal {
    switch self {
    case .list, .look, .own, .other: "GET"
    case .make, .join, .play: "POST"
    case .leave: "DELETE"
    }
  }
}
