import ByteStrings
import Games

/// The texts for challenges.
extension OnlineTexts {
  func title(ofChallenge action: ChallengeAction) -> PlainText {
    switch action {
    case .list: say("Challenges", "Herausforderungen")
    case .make: say("New challenge", "Neue Herausforderung")
    case .join: say("Join", "Mitmachen")
    case .next: say("Next", "Weiter")
    case .look: lookAgain
    case .play: say("Play", "Spielen")
    case .compare: sideBySide
    case .clock: say("Replay both", "Beide abspielen")
    case .lookThrough: lookThrough
    case .copyLink: title(for: .copyLink)
    case .leave: say("Leave challenge", "Aussteigen")
    case .avatar: avatar
    case .open, .game, .choose: look
    case .back: title(of: .rest)
    }
  }

  var look: PlainText { say("View", "Ansehen") }
  var challengeNote: PlainText {
    say(
      """
      Friends have 48 hours to play the same puzzle. Then you compare.
      """,
      """
      Freunde haben 48 Stunden Zeit für dasselbe Rätsel. Dann vergleicht ihr.
      """)
  }
  var challengeBeginNote: PlainText {
    say(
      "Back up your games to challenge friends.",
      "Zum Herausfordern musst du deine Spiele sichern.")
  }
  var challengeGameNote: PlainText { say("Which game?", "Welches Spiel?") }
  var challengeAvatarNote: PlainText { say("Pick a face.", "Wähle ein Gesicht.") }
  var challengeNameNote: PlainText {
    say(
      "Pick a name. Only people with the link see it.",
      "Wie nennst du dich? Nur wer den Link hat, sieht es.")
  }
  var makeChallenge: PlainText { say("Challenge friends", "Herausfordern") }
  var challengeLinkNote: PlainText {
    say("Anyone with this link can join.", "Wer diesen Link hat, kann mitmachen.")
  }
  var linkPicture: PlainText {
    say("QR code for the link", "QR-Code mit dem Link")
  }
  var challengeHidden: PlainText {
    say(
      "Play to see the results.",
      "Spiel, dann siehst du die Ergebnisse.")
  }
  var hasFinished: PlainText { say("has finished", "ist fertig") }
  var hasNotFinished: PlainText { say("not finished yet", "noch nicht fertig") }
  var ownGame: PlainText { say("See my game", "Mein Spiel ansehen") }
  var goOnPlaying: PlainText { say("Keep playing", "Weiterspielen") }
  var leftChallenge: PlainText {
    say("You left it.", "Du bist ausgestiegen.")
  }

  /// "Codeword · Letters: 5 · Tries: 6".
  func title(of open: OpenChallenge) -> PlainText {
    guard let kind = open.kind else { return "" }
    let title = name(of: kind) + words(of: kind, open.options)
    guard let terms = GameTerms(kind, open.options) else { return title }
    let (first, second) = (labels(kind, row: 0)[terms.first], labels(kind, row: 1)[terms.second])
    return
      "\(title) · \(rowTitle(kind, row: 0)): \(first) · \(rowTitle(kind, row: 1)): \(second)"
  }

  /// Until when the challenge is open, and, for a player who came by its link, who challenges them.
  func challengeState(_ open: OpenChallenge, zone: Int64) -> PlainText {
    let state = until(open.closes, isOver: open.isOver, zone: zone)
    guard !open.isIn, !open.isOver, let first = open.people.first else { return state }
    return say(
      "\(first.title) challenges you. \(state)", "\(first.title) fordert dich heraus. \(state)")
  }

  private func until(_ closes: Int64, isOver: Bool, zone: Int64) -> PlainText {
    if isOver { return say("Over.", "Vorbei.") }
    let moment = closes + zone
    let minutes = Int(clamping: moment % 86_400_000) / 60_000
    // The first day of 1970 was a Thursday.
    let day = weekday(Int(clamping: moment / 86_400_000 + 3) % 7)
    let rest = minutes % 60
    let time: PlainText = "\(day) \(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    return say("Open until \(time).", "Offen bis \(time).")
  }

  /// "Open until Tue 14:00. 2 of 3 finished."
  func state(of entry: ChallengeEntry, zone: Int64) -> PlainText {
    let state = until(entry.closes, isOver: entry.isOver, zone: zone)
    let count = say(
      "\(entry.finished) of \(entry.count) finished.",
      "\(entry.finished) von \(entry.count) fertig.")
    return entry.isFinished || entry.isOver
      ? "\(state) \(count)" : "\(state) \(count) \(say("Your turn.", "Du bist dran."))"
  }

  /// The text of the strip above the running game.
  func challengeStrip(_ open: OpenChallenge) -> PlainText {
    var count = open.finished.count
    if open.isShown { count = open.results.count }
    return say(
      "Challenge · \(count) of \(open.people.count) finished",
      "Herausforderung · \(count) von \(open.people.count) fertig")
  }

  // MARK: Failures

  func problem(ofChallenge answer: ServerAnswer) -> PlainText {
    if answer["closed"] != nil {
      return say("The 48 hours are up.", "Die 48 Stunden sind um.")
    }
    if answer["taken-name"] != nil { return takenName }
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["full"] != nil {
      return say("All 50 places are taken.", "Alle 50 Plätze sind weg.")
    }
    if answer["too-many"] != nil {
      return say(
        "You are in 50 challenges. Finish some first.",
        "Du hast schon 50 Herausforderungen. Beende erst welche.")
    }
    if answer["unusable-options"] != nil {
      return say("No such puzzle here.", "So ein Rätsel gibt es hier nicht.")
    }
    return answer.status == 400 ? problem(ServerAnswer([])) : problem(ofCircle: answer)
  }
}
