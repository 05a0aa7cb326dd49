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
    case .earlier: say("Previous day", "Tag davor")
    case .now: lookAgain
    case .week: say("Week", "Woche")
    case .members: say("Members", "Mitglieder")
    case .invite: say("Invite", "Einladen")
    case .closeInvite: say("Delete code", "Code löschen")
    case .copyCard: say("Copy for chat", "Für den Chat kopieren")
    case .copyLink: say("Copy link", "Link kopieren")
    case .askToLeave, .leave: say("Leave circle", "Kreis verlassen")
    case .askToClose, .close: say("Close circle", "Kreis auflösen")
    case .takeOut: takeOut
    case .avatar: avatar
    case .open, .unfold: more(false)
    }
  }

  var noCircles: PlainText {
    say(
      "In a circle, friends see each other’s daily results.",
      "In einem Kreis sehen Freunde die Tagesergebnisse der anderen.")
  }

  var titleNote: PlainText { say("Name your circle.", "Wie heißt euer Kreis?") }
  var circleTitle: PlainText { say("Circle name", "Name des Kreises") }
  var circleCodeNote: PlainText {
    say(
      "Your friend has the code: 12 characters.",
      "Wer dich einlädt, hat den Code: 12 Zeichen.")
  }
  var beginNote: PlainText {
    say(
      "Back up your games to use circles.",
      "Für einen Kreis musst du deine Spiele sichern.")
  }
  var avatarNote: PlainText {
    say("Pick a face for this circle.", "Wähle ein Gesicht für diesen Kreis.")
  }
  var avatar: PlainText { say("Face", "Gesicht") }
  var nameNote: PlainText {
    say(
      "Pick a name. Only this circle sees it.",
      "Wie nennst du dich? Nur dieser Kreis sieht es.")
  }
  var ownName: PlainText { say("Your name", "Dein Name") }
  var make: PlainText { say("Create circle", "Kreis gründen") }

  func since(_ date: PlainText) -> PlainText { say("since \(date)", "seit \(date)") }
  func you(_ title: PlainText) -> PlainText { say("\(title) (you)", "\(title) (du)") }
  func more(_ isUnfolded: Bool) -> PlainText {
    isUnfolded ? say("Less", "Weniger") : say("More", "Mehr")
  }
  var takeOut: PlainText { say("Remove", "Entfernen") }
  func takeOut(_ name: PlainText) -> PlainText {
    say("Remove \(name)", "\(name) entfernen")
  }
  func takeOutNote(_ name: PlainText) -> PlainText {
    say(
      "Remove \(name)? The code goes, too.", "\(name) entfernen? Auch der Code geht.")
  }

  var codeIsOpen: PlainText {
    say(
      "A code is open. A new code replaces it.",
      "Ein Code ist offen. Ein neuer ersetzt ihn.")
  }
  var codeIsNone: PlainText {
    say("No code is open. Nobody can join.", "Ohne Code kann niemand dazukommen.")
  }
  var inviteNote: PlainText {
    say(
      "Anyone with the link, code or picture can join until you delete it. You see it only now.",
      "Mit Link, Code oder Bild kann jeder dazu, bis du den Code löschst. Du siehst ihn nur jetzt.")
  }
  var leaveNote: PlainText {
    say(
      "You leave its boards, too. Only a code lets you back in.",
      "Du stehst dann in keiner Tafel mehr. Zurück geht nur mit Code.")
  }
  var leftCircle: PlainText { say("You left the circle.", "Du hast den Kreis verlassen.") }
  var closeNote: PlainText {
    say(
      "The circle ends for everyone. Games stay.",
      "Der Kreis endet für alle. Die Spiele bleiben.")
  }
  var closedCircle: PlainText { say("Circle closed.", "Kreis aufgelöst.") }
  var copied: PlainText { say("Copied.", "Kopiert.") }
  var notCopied: PlainText {
    say("This browser can’t copy it.", "Dieser Browser kann es nicht kopieren.")
  }

  /// Why a request failed.
  func problem(ofCircle answer: ServerAnswer) -> PlainText {
    if answer["not-owner"] != nil {
      return say(
        "Only the circle’s owner can do that.", "Das kann nur, wer den Kreis leitet.")
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
        "A circle code has 12 characters.", "Der Code eines Kreises hat 12 Zeichen.")
    case 401:
      return say(
        "The server no longer knows this device.",
        "Der Server kennt dieses Gerät nicht mehr.")
    case 404: return say("That’s gone.", "Das gibt es nicht mehr.")
    default: return problem(answer)
    }
  }

  var takenName: PlainText {
    say("That name is taken, or too similar.", "So oder ähnlich heißt dort schon jemand.")
  }

  func nameRule(_ count: PlainText) -> PlainText {
    say(
      "Up to \(count) letters or digits, no symbols.",
      "Bis zu \(count) Buchstaben oder Ziffern, keine Zeichen.")
  }
}
