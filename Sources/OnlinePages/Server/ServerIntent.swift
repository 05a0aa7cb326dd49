import ByteStrings

/// What a player can ask of the server, as the page spells it.
enum ServerIntent: Literal, CaseIterable, Sendable {
  /// Have the games kept from now on.
  case begin
  /// Type a code that another device shows.
  case enterCode = "enter"
  /// Submit the typed code or recovery key.
  case join
  /// Show a code for another device.
  case offer
  /// Let the device that entered the code join.
  case allow
  /// Do not let it join.
  case refuse
  /// Make a recovery key. An earlier recovery key becomes invalid. The offer on the home page sends the same.
  case makeRecoveryKey = "sheet"
  /// Copy the recovery key to the clipboard.
  case copyRecoveryKey = "copy"
  /// Ask whether everything is to be erased.
  case askToErase = "ask-to-erase"
  /// Erase everything.
  case erase
  /// Continue without the server, which no longer knows this device.
  case leave
  /// Show what can be played with others.
  case together
  /// Explain what a result proves, and what it does not prove.
  case fair
  /// Explain what it means to take today's five offline.
  case offline = "along"
  /// Take them offline.
  case takeOffline = "take-along"
  /// Go back to the overview.
  case rest
}

/// The step that the player is at.
enum ServerStep {
  case overview
  /// A code is shown, which another device can enter.
  case offering(ServerAnswer)
  /// A device entered the code: its number, how many games it has, and the name that it gives itself.
  case asking([PlainText])
  case entering
  /// The code was right. The other device, which shows this number, asks its player.
  case waiting(PlainText)
  /// A recovery key is shown, once.
  case recoveryKey(PlainText)
  case erasing
  /// A place among the circles.
  case circles(CirclePlace)
  /// What can be played with others.
  case together
  /// The evening on this device.
  case evening(EveningPlace)
  /// What is known of a result, and the place among the circles that the player came from.
  case fair(CirclePlace)
  /// Today's five are taken offline, and the place among the circles that the player came from, if there was one.
  case offline(CirclePlace?)
  /// A place among the races.
  case races(RacePlace)
  /// A place among the challenges.
  case challenges(ChallengePlace)
  /// A place among the packs.
  case packs(PackPlace)
}
