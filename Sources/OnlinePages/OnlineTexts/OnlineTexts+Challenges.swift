import ByteStrings
import Games

/// The texts for challenges.
extension OnlineTexts {
  func title(ofChallenge action: ChallengeAction) -> PlainText {
    switch action {
    case .list: localized("Challenges")
    case .make: localized("New challenge")
    case .join: localized("Join")
    case .next: localized("Next")
    case .look: lookAgain
    case .play: localized("Play")
    case .compare: sideBySide
    case .clock: localized("Replay both")
    case .lookThrough: lookThrough
    case .copyLink: title(for: .copyLink)
    case .leave: localized("Leave challenge")
    case .avatar: avatar
    case .open, .game, .choose: look
    case .back: title(of: .rest)
    }
  }

  var look: PlainText { localized("View") }
  var challengeNote: PlainText {
    localized(
      """
      Friends have 48 hours to play the same puzzle. Then you compare.
      """)
  }
  var challengeBeginNote: PlainText {
    localized("Back up your games to challenge friends.")
  }
  var makeChallenge: PlainText { localized("Challenge friends") }
  var challengeLinkNote: PlainText {
    localized("Anyone with this link can join.")
  }
  var linkPicture: PlainText {
    localized("QR code for the link")
  }
  var challengeHidden: PlainText {
    localized("Play to see the results.")
  }
  var hasFinished: PlainText { localized("has finished") }
  var hasNotFinished: PlainText { localized("not finished yet") }
  var ownGame: PlainText { localized("See my game") }
  var goOnPlaying: PlainText { localized("Keep playing") }
  var leftChallenge: PlainText {
    localized("You left the challenge.")
  }

  /// "Codeword · Letters: 5 · Tries: 6".
  func title(of open: OpenChallenge) -> PlainText {
    open.kind.map { title(of: $0, open.options) } ?? ""
  }

  /// The same of a game with these options.
  func title(of kind: GameKind, _ options: PlainText) -> PlainText {
    let title = name(of: kind) + words(of: kind, options)
    guard let terms = GameTerms(kind, options) else { return title }
    let rows = terms.rows.prefix(2).enumerated().map { number, row in
      labelled(self.title(row), labels(row)[terms.chosen(number)])
    }
    return "\(title) · \(rows[0]) · \(rows[1])"
  }

  /// Until when the challenge is open, and, for a player who came by its link, who challenges them.
  func challengeState(_ open: OpenChallenge, zone: Int64) -> PlainText {
    let state = until(open.closes, isOver: open.isOver, zone: zone)
    guard !open.isIn, !open.isOver, let first = open.people.first else { return state }
    return localized("\(first.title) challenged you. \(state)")
  }

  private func until(_ closes: Int64, isOver: Bool, zone: Int64) -> PlainText {
    if isOver { return localized("Over.") }
    let moment = closes + zone
    let minutes = Int(clamping: moment % 86_400_000) / 60_000
    // The first day of 1970 was a Thursday.
    let day = weekday(Int(clamping: moment / 86_400_000 + 3) % 7)
    let rest = minutes % 60
    let time: PlainText = "\(day) \(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
    return localized("Open until \(time).")
  }

  /// "Open until Tue 14:00. 2 of 3 finished."
  func state(of entry: ChallengeEntry, zone: Int64) -> PlainText {
    let state = until(entry.closes, isOver: entry.isOver, zone: zone)
    let count = localized("\(entry.finished) of \(entry.count) finished.")
    return entry.isFinished || entry.isOver
      ? "\(state) \(count)" : "\(state) \(count) \(localized("Your turn."))"
  }

  /// The text of the strip above the running game.
  func challengeStrip(_ open: OpenChallenge) -> PlainText {
    var count = open.finished.count
    if open.isShown { count = open.results.count }
    return localized("Challenge · \(count) of \(open.people.count) finished")
  }

  // MARK: Failures

  func problem(ofChallenge answer: ServerAnswer) -> PlainText {
    if answer["closed"] != nil {
      return localized("The 48 hours are up.")
    }
    if answer["taken-name"] != nil { return takenName }
    if answer["unfit-name"] != nil { return nameRule("20") }
    if answer["full"] != nil {
      return localized("All 50 places are taken.")
    }
    if answer["too-many"] != nil {
      return localized("You are in 50 challenges. Finish some first.")
    }
    if answer["unusable-options"] != nil {
      return localized("No such puzzle here.")
    }
    return answer.status == 400 ? problem(ServerAnswer([])) : problem(ofCircle: answer)
  }
}
