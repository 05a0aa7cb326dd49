import ByteStrings
import Games

/// The texts for a running race.
extension OnlineTexts {
  var begins: PlainText { say("The race begins.", "Das Rennen beginnt.") }
  var isRunning: PlainText {
    say("The race is on. Your clock runs.", "Das Rennen läuft. Deine Uhr auch.")
  }
  var tooLate: PlainText {
    say(
      "This race has begun. If there’s a rematch, join it here.",
      "Dieses Rennen läuft schon. Gibt es eine Revanche, kannst du hier mitmachen.")
  }
  var joinNext: PlainText { say("Join next race", "Zum nächsten Rennen") }
  var watch: PlainText { say("Watch", "Ansehen") }
  func watch(_ name: PlainText) -> PlainText {
    say("Watch \(name)", "Bei \(name) zusehen")
  }

  /// The announcement of an event about a person.
  func says(_ notice: SeenRace.Notice, _ name: PlainText) -> PlainText {
    switch notice {
    case .joined: say("\(name) is here.", "\(name) ist da.")
    case .finished: say("\(name) has finished.", "\(name) ist fertig.")
    case .left: say("\(name) has left.", "\(name) ist gegangen.")
    case .wantsRematch: say("\(name) wants a rematch.", "\(name) möchte eine Revanche.")
    case .begins, .advanced: ""
    }
  }

  /// The state of a person, in words.
  func standing(of person: RacePerson, in race: SeenRace, isHost: Bool) -> PlainText {
    if person.hasLeft { return say("has left", "ist gegangen") }
    if let result = person.result {
      let outcome = outcome(won: result.isWon ? "won" : "lost", result.score, of: race.kind)
      let tenths = Int(clamping: result.milliseconds / 100)
      let (minutes, rest) = (tenths / 600, tenths % 600)
      let seconds: PlainText = "\(rest < 100 ? "0" : "")\(rest / 10)\(say(".", ","))\(rest % 10)"
      return "\(outcome) · \(minutes):\(seconds)"
    }
    switch race.stage {
    case .gathering, .countdown: return isHost ? say("starts the race", "startet das Rennen") : ""
    case .over: return say("did not finish", "nicht fertig")
    case .running: return progress(of: person, in: race.kind)
    }
  }

  /// The progress of a person: counts, and the marks of a Codeword.
  private func progress(of person: RacePerson, in kind: GameKind) -> PlainText {
    let (moves, gained) = (person.moves, person.gained)
    switch kind {
    case .codeword:
      let count =
        moves == 1 ? say("1 try", "1 Versuch") : say("\(moves) tries", "\(moves) Versuche")
      return person.marks.isEmpty ? count : "\(count) · \(marks(person.marks))"
    case .hangman:
      return say("guesses: \(moves), right: \(gained)", "geraten: \(moves), richtig: \(gained)")
    case .memorize:
      return say("cards: \(moves), pairs: \(gained)", "Karten: \(moves), Paare: \(gained)")
    case .times:
      return say("answers: \(moves), right: \(gained)", "Antworten: \(moves), richtig: \(gained)")
    case .anagrams:
      return say("words: \(moves), points: \(gained)", "Wörter: \(moves), Punkte: \(gained)")
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
    if race.stage == .over { return say("Over: results", "Vorbei: Endstand") }
    var text: PlainText = ""
    for (seat, person) in race.people.enumerated() where seat != race.seat && !person.hasLeft {
      if !text.isEmpty { text += " · " }
      let isCounted = race.kind == .codeword || race.kind == .times
      let count = isCounted ? person.moves : person.gained
      text += person.result == nil ? "\(person.name) \(count)" : "\(person.name) ✓"
    }
    return text.isEmpty ? self.race : text
  }
}
