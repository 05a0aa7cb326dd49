import ByteStrings
import Games

/// The texts for the way into a race.
extension OnlineTexts {
  func title(ofRace action: RaceAction) -> PlainText {
    switch action {
    case .choose: race
    case .game: game
    case .option: ""
    case .next: title(for: .next)
    case .back: title(of: .rest)
    case .avatar: avatar
    case .open: say("Back to the race", "Zurück zum Rennen")
    case .copyLink: title(for: .copyLink)
    case .start: say("Start", "Start")
    case .leave: say("Leave the race", "Rennen verlassen")
    case .play: say("Go on playing", "Weiterspielen")
    case .watch: watch
    case .lookThrough: lookThrough
    case .rematch: say("Rematch", "Revanche")
    }
  }

  var race: PlainText { say("A race", "Ein Rennen") }
  func race(of kind: GameKind) -> PlainText {
    say("A race: \(name(of: kind))", "Ein Rennen: \(name(of: kind))")
  }
  var raceNote: PlainText {
    say(
      "Two to ten play the same puzzle from the same moment on. The server judges.",
      "Zwei bis zehn spielen vom selben Moment an dasselbe Rätsel. Der Server wertet.")
  }
  var makeRace: PlainText { say("Open the race", "Rennen eröffnen") }

  /// The people who are already in the race, for a player who is about to join.
  func whoIsThere(_ race: SeenRace) -> PlainText {
    var names: PlainText = ""
    for person in race.people where !person.hasLeft {
      names += names.isEmpty ? person.title : ", \(person.title)"
    }
    return say("There already: \(names)", "Schon da: \(names)")
  }

  var tryAgain: PlainText { say("Try again", "Noch einmal versuchen") }
  var linkNote: PlainText {
    say(
      "Send the link to the people you want to race with. The race waits for them here.",
      "Schick den Link allen, die mitmachen sollen. Hier wird gewartet, bis sie kommen.")
  }
  var mayStart: PlainText {
    say("Start when all are there.", "Starte, wenn alle da sind.")
  }
  func awaits(_ name: PlainText) -> PlainText {
    say("\(name) starts the race.", "\(name) startet das Rennen.")
  }
  var leftRace: PlainText { say("You have left the race.", "Du hast das Rennen verlassen.") }

  var noRace: PlainText {
    say("There is no such race, or none any more.", "Dieses Rennen gibt es nicht, oder nicht mehr.")
  }

  /// Why a request failed.
  /// - Parameter host: the name of the player who starts the race.
  func problem(ofRace answer: ServerAnswer, host: PlainText) -> PlainText {
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["taken-name"] != nil { return takenName }
    if answer["full"] != nil { return say("Ten are in it already.", "Es sind schon zehn.") }
    if answer["under-way"] != nil {
      return say("The race has begun already.", "Das Rennen hat schon begonnen.")
    }
    if answer["not-host"] != nil {
      return say(
        "\(host) starts it. After a minute with two, anybody can.",
        "\(host) startet es. Sind zwei seit einer Minute da, können es alle.")
    }
    if answer["too-few"] != nil {
      return say("A race needs two.", "Ein Rennen braucht zwei.")
    }
    if answer.status == 401 { return problem(ofCircle: answer) }
    if answer.status == 400 || answer.status == 404 { return noRace }
    return answer.status == 409
      ? say("That is not possible any more.", "Das geht nicht mehr.") : problem(answer)
  }
}
