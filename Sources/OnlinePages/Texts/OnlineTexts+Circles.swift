import ByteStrings

/// The texts for circles and their members.
extension OnlineTexts {
  func title(for action: CircleAction) -> PlainText {
    switch action {
    case .list: say("Circles", "Kreise")
    case .make: say("New circle", "Neuer Kreis")
    case .enterCode: title(of: .enterCode)
    case .next: say("Next", "Weiter")
    case .back: title(of: .rest)
    case .earlier: say("The day before", "Der Tag davor")
    case .now: lookAgain
    case .week: say("The week", "Die Woche")
    case .members: say("Who is in it", "Wer dabei ist")
    case .invite: say("Invite somebody", "Jemanden einladen")
    case .closeInvite: say("Close the code", "Code schließen")
    case .copyCard: say("Copy for the group", "Für die Gruppe kopieren")
    case .copyLink: say("Copy the link", "Link kopieren")
    case .askToLeave, .leave: say("Leave the circle", "Kreis verlassen")
    case .askToClose, .close: say("Close the circle", "Kreis auflösen")
    case .takeOut: takeOut
    case .avatar: avatar
    case .open, .unfold: more(false)
    }
  }

  var noCircles: PlainText {
    say(
      "In a circle, friends see how each of them did in the day’s five.",
      "In einem Kreis sehen Freunde, wie es jedem mit den fünf vom Tag ging.")
  }

  var titleNote: PlainText { say("What is your circle called?", "Wie heißt euer Kreis?") }
  var circleTitle: PlainText { say("Name of the circle", "Name des Kreises") }
  var circleCodeNote: PlainText {
    say(
      "The person who invites you has a code of 12 characters.",
      "Wer dich in einen Kreis einlädt, hat einen Code mit 12 Zeichen.")
  }
  var beginNote: PlainText {
    say(
      "For a circle, the server has to keep your games.",
      "Für einen Kreis muss der Server deine Spiele speichern.")
  }
  var avatarNote: PlainText {
    say("Which face is yours in this circle?", "Welches Gesicht hast du in diesem Kreis?")
  }
  var avatar: PlainText { say("Face", "Gesicht") }
  var nameNote: PlainText {
    say(
      "What do the others call you? Only this circle sees it.",
      "Wie nennen dich die anderen? Nur dieser Kreis sieht es.")
  }
  var ownName: PlainText { say("Your name", "Dein Name") }
  var make: PlainText { say("Make the circle", "Kreis gründen") }

  func since(_ date: PlainText) -> PlainText { say("since \(date)", "seit \(date)") }
  func you(_ title: PlainText) -> PlainText { say("\(title) (you)", "\(title) (du)") }
  func more(_ isUnfolded: Bool) -> PlainText {
    isUnfolded ? say("Less", "Weniger") : say("More", "Mehr")
  }
  var takeOut: PlainText { say("Take out", "Entfernen") }
  func takeOut(_ name: PlainText) -> PlainText {
    say("Take \(name) out", "\(name) entfernen")
  }
  func takeOutNote(_ name: PlainText) -> PlainText {
    say(
      "Take \(name) out? The code ends, too.", "\(name) entfernen? Auch der Code endet.")
  }

  var codeIsOpen: PlainText {
    say(
      "Others can join by a code. A new one ends it.",
      "Andere können mit einem Code dazu. Ein neuer beendet ihn.")
  }
  var codeIsNone: PlainText {
    say("Nobody can join: there is no code.", "Niemand kann dazu: es gibt keinen Code.")
  }
  var inviteNote: PlainText {
    say(
      "Whoever has this link, the code or the picture can join, until you close it. It is shown once.",
      "Wer diesen Link hat, den Code oder das Bild, kann dazu, bis du ihn schließt. Er wird einmal gezeigt."
    )
  }
  var leaveNote: PlainText {
    say(
      "You are on no board of this circle then. Back leads only a code.",
      "Du stehst dann in keiner Tafel mehr. Zurück führt nur ein Code.")
  }
  var leftCircle: PlainText { say("You have left the circle.", "Du hast den Kreis verlassen.") }
  var closeNote: PlainText {
    say(
      "The circle ends for everybody. All keep their games.",
      "Der Kreis endet für alle. Ihre Spiele behalten alle.")
  }
  var closedCircle: PlainText { say("The circle is closed.", "Der Kreis ist aufgelöst.") }
  var copied: PlainText { say("Copied.", "Kopiert.") }
  var notCopied: PlainText {
    say("This browser does not let it be copied.", "Dieser Browser lässt es nicht kopieren.")
  }

  /// Why a request failed.
  func problem(ofCircle answer: ServerAnswer) -> PlainText {
    if answer["not-owner"] != nil {
      return say(
        "Only the person who leads the circle can do that.", "Das kann nur, wer den Kreis leitet.")
    }
    if answer["name-taken"] != nil { return takenName }
    if answer["unusable-name"] != nil { return nameRule("20") }
    if answer["unusable-title"] != nil { return nameRule("40") }
    if answer["full"] != nil {
      return say("The circle is full.", "Der Kreis ist voll.")
    }
    if answer["too-many-circles"] != nil {
      return say(
        "You are in 20 circles. Leave one first.",
        "Du bist in 20 Kreisen. Verlasse erst einen.")
    }
    switch answer.status {
    case 400:
      return say(
        "The code of a circle has 12 characters.", "Der Code eines Kreises hat 12 Zeichen.")
    case 401:
      return say(
        "The server does not know this device any more.",
        "Der Server kennt dieses Gerät nicht mehr.")
    case 404: return say("That is not there any more.", "Das gibt es nicht mehr.")
    default: return problem(answer)
    }
  }

  var takenName: PlainText {
    say("Somebody there has that name, or one like it.", "So oder ähnlich heißt dort schon jemand.")
  }

  func nameRule(_ count: PlainText) -> PlainText {
    say(
      "A name here has up to \(count) letters or digits, and no symbols.",
      "Ein Name hat hier bis zu \(count) Buchstaben oder Ziffern, und keine Zeichen.")
  }
}
