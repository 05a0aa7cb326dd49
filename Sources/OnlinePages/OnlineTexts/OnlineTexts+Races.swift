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
    case .leave: say("Leave race", "Rennen verlassen")
    case .play: say("Keep playing", "Weiterspielen")
    case .watch: watch
    case .lookThrough: lookThrough
    case .rematch: say("Rematch", "Revanche")
    }
  }

  var race: PlainText { say("A race", "Ein Rennen") }
  /// - Parameter options: the options of the game, as a record spells them.
  func race(of kind: GameKind, _ options: PlainText) -> PlainText {
    let game = name(of: kind) + words(of: kind, options)
    return say("A race: \(game)", "Ein Rennen: \(game)")
  }
  var raceNote: PlainText {
    say(
      "2 to 10 players start the same puzzle together. The server checks.",
      "2 bis 10 beginnen gleichzeitig dasselbe Rätsel. Der Server prüft.")
  }
  var makeRace: PlainText { say("Create race", "Rennen eröffnen") }

  /// The people who are already in the race, for a player who is about to join.
  func whoIsThere(_ race: SeenRace) -> PlainText {
    var names: PlainText = ""
    for person in race.people where !person.hasLeft {
      names += names.isEmpty ? person.title : ", \(person.title)"
    }
    return say("Here already: \(names)", "Schon da: \(names)")
  }

  var tryAgain: PlainText { say("Try again", "Noch einmal versuchen") }
  var linkNote: PlainText {
    say(
      "Send your friends the link and wait for them here.",
      "Schick deinen Freunden den Link und warte hier auf sie.")
  }
  var mayStart: PlainText {
    say("Start when all are here.", "Starte, wenn alle da sind.")
  }
  func awaits(_ name: PlainText) -> PlainText {
    say("\(name) starts the race.", "\(name) startet das Rennen.")
  }
  var leftRace: PlainText { say("You left the race.", "Du hast das Rennen verlassen.") }

  var noRace: PlainText {
    say("No such race, or it is over.", "Dieses Rennen gibt es nicht (mehr).")
  }

  /// Why a request failed.
  /// - Parameter host: the name of the player who starts the race.
  func problem(ofRace answer: ServerAnswer, host: PlainText) -> PlainText {
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["taken-name"] != nil { return takenName }
    if answer["full"] != nil { return say("Full: 10 players.", "Voll: 10 Spieler.") }
    if answer["under-way"] != nil {
      return say("The race has begun.", "Das Rennen läuft schon.")
    }
    if answer["not-host"] != nil {
      return say(
        "\(host) starts it. After a minute with 2, all can.",
        "\(host) startet es. Nach einer Minute zu zweit können es alle.")
    }
    if answer["too-few"] != nil {
      return say("A race needs two.", "Ein Rennen braucht zwei.")
    }
    if answer.status == 401 { return problem(ofCircle: answer) }
    if answer.status == 400 || answer.status == 404 { return noRace }
    return answer.status == 409
      ? say("No longer possible.", "Das geht nicht mehr.") : problem(answer)
  }
}
