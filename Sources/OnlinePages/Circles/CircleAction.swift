import ByteStrings
import Games

/// What a player can do with circles. Some actions carry a name: of a circle, a member, a game, or a face.
enum CircleAction: Literal, OnlineAction, Sendable {
  /// Show the circles that the player is in.
  case list
  /// Make a circle.
  case make
  /// Type the code of a circle.
  case enterCode = "enter"
  /// Take the next step with what was typed or selected.
  case next
  /// Go back one step.
  case back
  /// Use this face.
  case avatar = "face"
  /// Show the board of this circle.
  case open
  /// Show more of this game or member, or less again.
  case unfold
  /// Show the previous day or week.
  case earlier
  /// Show the current state of the day or week.
  case now
  /// Show the stars of the week.
  case week
  /// Show the members.
  case members
  /// Remove this member.
  case takeOut = "take-out"
  /// Make a code, or show the existing code.
  case invite
  /// Close the code, so that nobody can join by it.
  case closeInvite = "close-invite"
  /// Copy the card of the day to the clipboard.
  case copyCard = "copy"
  /// Copy the link by which others join to the clipboard.
  case copyLink = "copy-link"
  /// Ask whether to leave.
  case askToLeave = "ask-to-leave"
  case leave
  /// Ask whether to close the circle.
  case askToClose = "ask-to-close"
  case close

  static var prefix: Literal { "circles" }
}

/// The place among the circles where a player is. Each place has one thing to do, and a way back.
enum CirclePlace: Sendable {
  /// The circles that the player is in.
  case list
  /// The player types the name of a new circle.
  case title
  /// The player types a code, or followed a link with a code.
  case code
  /// The server does not know the player yet. From this step on it keeps their games.
  case begin
  /// The player selects a face.
  case avatar
  /// The player types their name in the circle.
  case name
  /// The results of a day.
  case board
  /// The stars of a week.
  case week
  /// The members.
  case members
  /// The code of the circle.
  case invite
  /// The player is asked whether to leave.
  case leaving
  /// The owner is asked whether to close the circle.
  case closing
}
