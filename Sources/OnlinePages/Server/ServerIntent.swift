import ByteStrings

/// What a player can want of the server.
enum ServerIntent: CaseIterable, Sendable {
  /// Have the games kept from now on.
  case begin
  /// Type a code that another device shows.
  case enterCode
  /// Say the code that was typed, or what stands on the recovery key.
  case join
  /// Show a code for another device.
  case offer
  /// Let the device join that said the code.
  case allow
  /// Do not let it join.
  case refuse
  /// Make a recovery key; one that was made before is worth nothing any more.
  case makeRecoveryKey
  /// Put what stands on it on the clipboard.
  case copyRecoveryKey
  /// Be asked whether everything is to be erased.
  case askToErase
  /// Erase everything.
  case erase
  /// Go on without the server, which does not know this device any more.
  case leave
  /// See what can be played with others.
  case together
  /// Read what is known of a result, and what is not.
  case fair
  /// Be told what it means to take today's five along.
  case offline
  /// Take them along.
  case takeOffline
  /// Go back to how it stands.
  case rest

  /// What the page calls it. `sheet` is also what the offer on the home says.
  var word: Literal {
    switch self {
    case .begin: "begin"
    case .enterCode: "enter"
    case .join: "join"
    case .offer: "offer"
    case .allow: "allow"
    case .refuse: "refuse"
    case .makeRecoveryKey: "sheet"
    case .copyRecoveryKey: "copy"
    case .askToErase: "ask-to-erase"
    case .erase: "erase"
    case .leave: "leave"
    case .together: "together"
    case .fair: "fair"
    case .offline: "along"
    case .takeOffline: "take-along"
    case .rest: "rest"
    }
  }
}

/// What the player is about to do with the server, beside looking at it.
enum ServerStep {
  case overview
  /// A code is shown, for another device to say.
  case offering(ServerAnswer)
  /// A device said it: its number, how many games it has, and what it calls itself.
  case asking([PlainText])
  case entering
  /// The code was right: the other device is asked, which shows this number.
  case waiting(PlainText)
  /// A recovery key is shown, once.
  case recoveryKey(PlainText)
  case erasing
  /// Something about circles.
  case circles(CirclePlace)
  /// What can be played with others.
  case together
  /// The evening on this device.
  case evening(EveningPlace)
  /// What is known of a result; and the place among the circles that it is read from, where it is one.
  case fair(CirclePlace?)
  /// Today's five are taken along; and the place among the circles from which, where it is one.
  case offline(CirclePlace?)
  /// Something about races.
  case races(RacePlace)
  /// Something about challenges.
  case challenges(ChallengePlace)
}
