import ByteStrings
import Games

/// What a player can want of circles. Some need to be told of what: a circle, somebody in it, a game, a face.
enum CircleAction: OnlineAction, Sendable {
  /// See in which one is.
  case list
  /// Make one.
  case make
  /// Type the code of one.
  case enterCode
  /// Take the next step with what was typed or chosen.
  case next
  /// Go back by a step.
  case back
  /// Be known by this face.
  case avatar
  /// See what is going on in this one.
  case open
  /// See more of this game or of this member, or less again.
  case unfold
  /// See the day before, or the week.
  case earlier
  /// See the day as it is now, or the week.
  case now
  /// See the stars of the week.
  case week
  /// See who is in it.
  case members
  /// Take this member out.
  case takeOut
  /// Make a code, or see the one that was made.
  case invite
  /// Have nobody join by the code any more.
  case closeInvite
  /// Put the card of the day on the clipboard.
  case copyCard
  /// Put the link by which others join on the clipboard.
  case copyLink
  /// Be asked whether to leave.
  case askToLeave
  case leave
  /// Be asked whether to close the circle.
  case askToClose
  case close

  static var prefix: Literal { "circles" }

  var word: Literal {
    switch self {
    case .list: "list"
    case .make: "make"
    case .enterCode: "enter"
    case .next: "next"
    case .back: "back"
    case .avatar: "face"
    case .open: "open"
    case .unfold: "unfold"
    case .earlier: "earlier"
    case .now: "now"
    case .week: "week"
    case .members: "members"
    case .takeOut: "take-out"
    case .invite: "invite"
    case .closeInvite: "close-invite"
    case .copyCard: "copy"
    case .copyLink: "copy-link"
    case .askToLeave: "ask-to-leave"
    case .leave: "leave"
    case .askToClose: "ask-to-close"
    case .close: "close"
    }
  }
}

/// Where among the circles a player is. Each place has one thing to do, and a way back.
enum CirclePlace: Sendable {
  /// The circles in which one is.
  case list
  /// The name of a new circle is typed.
  case title
  /// A code is typed, or came by a link.
  case code
  /// The server does not know the player yet: it keeps their games from then on.
  case begin
  /// A face is chosen.
  case avatar
  /// The own name in the circle is typed.
  case name
  /// What a day came to.
  case board
  /// The stars of a week.
  case week
  /// Who is in it.
  case members
  /// A code is shown.
  case invite
  /// One is asked whether to leave.
  case leaving
  /// The owner is asked whether to close the circle.
  case closing
}
