import ByteStrings
import Games

/// The texts for challenges.
extension OnlineTexts {
  func title(ofChallenge action: ChallengeAction) -> PlainText {
    switch action {
    case .list: say("Challenges", "Herausforderungen")
    case .make: say("New challenge", "Neue Herausforderung")
    case .join: say("Take part", "Mitmachen")
    case .next: say("Next", "Weiter")
    case .look: lookAgain
    case .play: say("Play", "Spielen")
    case .compare: sideBySide
    case .clock: say("On the same clock", "Auf derselben Uhr")
    case .lookThrough: lookThrough
    case .copyLink: title(for: .copyLink)
    case .leave: say("Leave the challenge", "Aussteigen")
    case .avatar: avatar
    case .open, .game, .choose: look
    case .back: title(of: .rest)
    }
  }

  var look: PlainText { say("Look", "Ansehen") }
  var challengeNote: PlainText {
    say(
      """
      Friends play the same puzzle, each when they like within 48 hours. Then you see it side by side.
      """,
      """
      Freunde spielen dasselbe Rätsel, jeder wann er mag, 48 Stunden lang. Dann seht ihr es \
      nebeneinander.
      """)
  }
  var challengeBeginNote: PlainText {
    say(
      "To make a challenge, the server has to keep your games.",
      "Damit du herausfordern kannst, muss der Server deine Spiele speichern.")
  }
  var challengeGameNote: PlainText { say("What do you play?", "Was spielt ihr?") }
  var challengeAvatarNote: PlainText { say("Which face is yours?", "Welches Gesicht hast du?") }
  var challengeNameNote: PlainText {
    say(
      "What do the others call you? Only who has the link sees it.",
      "Wie nennen dich die anderen? Nur wer den Link hat, sieht es.")
  }
  var makeChallenge: PlainText { say("Make the challenge", "Herausfordern") }
  var challengeLinkNote: PlainText {
    say("Whoever has this link can take part.", "Wer diesen Link hat, kann mitmachen.")
  }
  var linkPicture: PlainText {
    say("The link as a picture to scan", "Der Link als Bild zum Scannen")
  }
  var challengeHidden: PlainText {
    say(
      "You see the results once you have played.",
      "Die Ergebnisse siehst du, wenn du gespielt hast.")
  }
  var hasFinished: PlainText { say("has finished", "ist fertig") }
  var hasNotFinished: PlainText { say("not finished yet", "noch nicht fertig") }
  var ownGame: PlainText { say("See my game", "Mein Spiel ansehen") }
  var goOnPlaying: PlainText { say("Go on playing", "Weiterspielen") }
  var leftChallenge: PlainText {
    say("You have left it.", "Du bist ausgestiegen.")
  }

  /// "Codeword · 5 letters · 6 attempts".
  func title(of open: OpenChallenge) -> PlainText {
    guard let kind = open.kind else { return "" }
    let title = name(of: kind)
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
    if isOver { return say("It is over.", "Es ist vorbei.") }
    let moment = closes + zone
    let minutes = Int(clamping: moment % 86_400_000) / 60_000
    // The first day of 1970 was a Thursday.
    let day = weekday(Int(clamping: moment / 86_400_000 + 3) % 7)
    let rest = minutes % 60
    let time: PlainText = "\(day) \(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    return say("Open until \(time).", "Offen bis \(time).")
  }

  /// "Open until Tue 14:00. 2 of 3 have finished."
  func state(of entry: ChallengeEntry, zone: Int64) -> PlainText {
    let state = until(entry.closes, isOver: entry.isOver, zone: zone)
    let count = say(
      "\(entry.finished) of \(entry.count) have finished.",
      "\(entry.finished) von \(entry.count) sind fertig.")
    return entry.isFinished || entry.isOver
      ? "\(state) \(count)" : "\(state) \(count) \(say("You have not.", "Du noch nicht."))"
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
      return say("The 48 hours are over.", "Die 48 Stunden sind vorbei.")
    }
    if answer["taken-name"] != nil { return takenName }
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["full"] != nil {
      return say("Fifty take part already.", "Fünfzig machen schon mit.")
    }
    if answer["too-many"] != nil {
      return say(
        "You take part in 50 challenges. Finish some first.",
        "Du machst bei 50 Herausforderungen mit. Beende erst welche.")
    }
    if answer["unusable-options"] != nil {
      return say("The server has no such puzzle.", "So ein Rätsel hat der Server nicht.")
    }
    return answer.status == 400 ? problem(ServerAnswer([])) : problem(ofCircle: answer)
  }
}
