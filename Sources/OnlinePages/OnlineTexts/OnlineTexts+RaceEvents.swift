import ByteStrings
import Games

/// The texts for a running race.
extension OnlineTexts {
  var begins: PlainText { localized("The race begins.") }
  var isRunning: PlainText {
    localized("The race is on. Your clock runs.")
  }
  var tooLate: PlainText {
    localized("This race has begun. If there’s a rematch, join it here.")
  }
  var joinNext: PlainText { localized("Join next race") }
  var watch: PlainText { localized("Watch") }
  func watch(_ name: PlainText) -> PlainText {
    localized("Watch \(name)")
  }

  /// The announcement of an event about a person.
  func says(_ notice: SeenRace.Notice, _ name: PlainText) -> PlainText {
    switch notice {
    case .joined: localized("\(name) is here.")
    case .finished: localized("\(name) has finished.")
    case .left: localized("\(name) has left.")
    case .wantsRematch: localized("\(name) wants a rematch.")
    case .begins, .advanced: ""
    }
  }

  /// The state of a person, in words.
  func standing(of person: RacePerson, in race: SeenRace, isHost: Bool) -> PlainText {
    if person.hasLeft { return localized("has left") }
    if let result = person.result {
      let outcome = outcome(won: result.isWon ? "won" : "lost", result.score, of: race.kind)
      let tenths = Int(clamping: result.milliseconds / 100)
      let (minutes, rest) = (tenths / 600, tenths % 600)
      let seconds: PlainText = "\(rest < 100 ? "0" : "")\(rest / 10)\(localized("."))\(rest % 10)"
      return "\(outcome) · \(minutes):\(seconds)"
    }
    switch race.stage {
    case .gathering, .countdown: return isHost ? localized("starts the race") : ""
    case .over: return localized("did not finish")
    case .running: return progress(of: person, in: race.kind)
    }
  }

  /// The marks `=+-`, with the symbols that are used when a game is shared.
  func marks(_ characters: PlainText) -> PlainText {
    var text: PlainText = ""
    for character in characters.utf8 {
      text += character == UInt8(ascii: "=") ? "🟩" : character == UInt8(ascii: "+") ? "🟡" : "⬜"
    }
    return text
  }

  /// The state of the others, short enough for the strip above a game: "Ann 3 · Ben ✓".
  func strip(of race: SeenRace) -> PlainText {
    if race.stage == .over { return localized("Over: results") }
    var text: PlainText = ""
    for (seat, person) in race.people.enumerated() where seat != race.seat && !person.hasLeft {
      if !text.isEmpty { text += " · " }
      let count = race.kind.movesAreProgress ? person.moves : person.gained
      text += person.result == nil ? "\(person.name) \(count)" : "\(person.name) ✓"
    }
    return text.isEmpty ? self.race : text
  }
}
