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
    case .open: localized("Back to the race")
    case .copyLink: title(for: .copyLink)
    case .start: localized("Start")
    case .leave: localized("Leave race")
    case .play: localized("Keep playing")
    case .watch: watch
    case .lookThrough: lookThrough
    case .rematch: localized("Rematch")
    }
  }

  var race: PlainText { localized("A race") }
  /// - Parameter options: the options of the game, as a record spells them.
  func race(of kind: GameKind, _ options: PlainText) -> PlainText {
    let game = name(of: kind) + words(of: kind, options)
    return localized("A race: \(game)")
  }
  var raceNote: PlainText {
    localized("2 to 10 players start the same puzzle together. The server checks.")
  }
  var makeRace: PlainText { localized("Create race") }

  /// The people who are already in the race, for a player who is about to join.
  func whoIsThere(_ race: SeenRace) -> PlainText {
    var names: PlainText = ""
    for person in race.people where !person.hasLeft {
      names += names.isEmpty ? person.title : ", \(person.title)"
    }
    return localized("Here already: \(names)")
  }

  var tryAgain: PlainText { localized("Try again") }
  var linkNote: PlainText {
    localized("Send your friends the link and wait for them here.")
  }
  var mayStart: PlainText {
    localized("Start when all are here.")
  }
  func awaits(_ name: PlainText) -> PlainText {
    localized("\(name) starts the race.")
  }
  var leftRace: PlainText { localized("You left the race.") }

  var noRace: PlainText {
    localized("No such race, or it is over.")
  }

  /// Why a request failed.
  /// - Parameter host: the name of the player who starts the race.
  func problem(ofRace answer: ServerAnswer, host: PlainText) -> PlainText {
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["taken-name"] != nil { return takenName }
    if answer["full"] != nil { return localized("The race is full.") }
    if answer["under-way"] != nil {
      return localized("The race has begun.")
    }
    if answer["not-host"] != nil {
      return localized("\(host) starts. After a minute with 2, anyone can.")
    }
    if answer["too-few"] != nil {
      return localized("A race needs two.")
    }
    if answer.status == 401 { return problem(ofCircle: answer) }
    if answer.status == 400 || answer.status == 404 { return noRace }
    return answer.status == 409
      ? localized("No longer possible.") : problem(answer)
  }
}
