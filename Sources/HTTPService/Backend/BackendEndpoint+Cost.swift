extension BackendEndpoint {
  /// The bytes that the database may take for what is asked, besides those of the body; nil where nothing stays of it,
  /// or where less stays than before.
  var cost: Int? {
    switch self {
    case .push, .invite, .offerCode, .makeRecoveryKey, .join, .decide: 0
    case .judge, .playRace, .playChallenge: 128
    case .makePlayer, .makeGuest, .outcome, .recover, .openPlay, .makeCircle, .joinCircle,
      .joinRace,
      .joinChallenge:
      512
    case .makeRace, .startRace, .nextRace, .makeChallenge: 4_096
    case .backend, .player, .pull, .events, .erase, .devices, .removeDevice, .pairing,
      .withdrawCode,
      .recoveryKey, .play, .circles, .circle, .closeCircle, .closeInvite, .removeMember, .signs,
      .dayBoard,
      .starWeek, .race, .leaveRace, .watchRacer, .raceEvents, .challenges, .challenge,
      .leaveChallenge, .challengerPlay, .readiness:
      nil
    }
  }

  /// What each row takes besides its key and its text.
  static let rowCost = 64
}
