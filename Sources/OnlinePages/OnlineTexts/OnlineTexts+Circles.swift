import ByteStrings

/// The texts for circles and their members.
extension OnlineTexts {
  func title(for action: CircleAction) -> PlainText {
    switch action {
    case .list: localized("Circles")
    case .make: localized("New circle")
    case .enterCode: title(of: .enterCode)
    case .next: localized("Next")
    case .back: title(of: .rest)
    case .earlier: localized("Previous day")
    case .now: lookAgain
    case .week: localized("Week")
    case .members: localized("Members")
    case .invite: localized("Invite")
    case .closeInvite: localized("Delete code")
    case .copyCard: localized("Copy for chat")
    case .copyLink: localized("Copy link")
    case .askToLeave, .leave: localized("Leave circle")
    case .askToClose, .close: localized("Close circle")
    case .takeOut: takeOut
    case .avatar: avatar
    case .open, .unfold: more(false)
    }
  }

  var noCircles: PlainText {
    localized("In a circle, friends see each other’s daily results.")
  }

  var titleNote: PlainText { localized("Name your circle.") }
  var circleTitle: PlainText { localized("Circle name") }
  var circleCodeNote: PlainText {
    localized("Enter your friend’s 12-character code.")
  }
  var beginNote: PlainText {
    localized("Back up your games to use circles.")
  }
  var avatarNote: PlainText {
    localized("Pick a face for this circle.")
  }
  var avatar: PlainText { localized("Face") }
  var nameNote: PlainText {
    localized("Pick a name. Only this circle sees it.")
  }
  var ownName: PlainText { localized("Your name") }
  var make: PlainText { localized("Create circle") }

  func since(_ date: PlainText) -> PlainText { localized("since \(date)") }
  func you(_ title: PlainText) -> PlainText { localized("\(title) (you)") }
  func more(_ isUnfolded: Bool) -> PlainText {
    isUnfolded ? localized("Less") : localized("More")
  }
  var takeOut: PlainText { localized("Remove") }
  func takeOut(_ name: PlainText) -> PlainText {
    localized("Remove \(name)")
  }
  func takeOutNote(_ name: PlainText) -> PlainText {
    localized("Remove \(name) and delete the code?")
  }

  var codeIsOpen: PlainText {
    localized("A code is open. A new code replaces it.")
  }
  var codeIsNone: PlainText {
    localized("No code is open. Nobody can join.")
  }
  var inviteNote: PlainText {
    localized(
      "Anyone with the link, code or picture can join until you delete it. You see it only once.")
  }
  var leaveNote: PlainText {
    localized("You leave its boards, too. Only a code lets you back in.")
  }
  var leftCircle: PlainText { localized("You left the circle.") }
  var closeNote: PlainText {
    localized("The circle ends for everyone. Games stay.")
  }
  var closedCircle: PlainText { localized("Circle closed.") }
  var copied: PlainText { localized("Copied.") }
  var notCopied: PlainText {
    localized("This browser can’t copy it.")
  }

  /// Why a request failed.
  func problem(ofCircle answer: ServerAnswer) -> PlainText {
    if answer["not-owner"] != nil {
      return localized("Only the circle’s owner can do that.")
    }
    if answer["name-taken"] != nil { return takenName }
    if answer["unusable-name"] != nil { return nameRule("20") }
    if answer["unusable-title"] != nil { return nameRule("40") }
    if answer["full"] != nil {
      return localized("The circle is full.")
    }
    if answer["too-many-circles"] != nil {
      return localized("You are in 20 circles. Leave one first.")
    }
    switch answer.status {
    case 400:
      return localized("A circle code has 12 characters.")
    case 401:
      return localized("The server no longer knows this device.")
    case 404: return localized("It’s no longer there.")
    default: return problem(answer)
    }
  }

  var takenName: PlainText {
    localized("That name is taken, or too similar.")
  }

  func nameRule(_ count: PlainText) -> PlainText {
    localized("Up to \(count) letters or digits, no symbols.")
  }
}
