extension BackendEndpoint {
  /// The bytes that the request may add to the database, besides those of its body. Nil if it adds nothing, or leaves
  /// less than before.
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
      .recoveryKey, .play, .circles, .circle, .closeCircle, .closeInvite, .removeMember,
      .unlikelyTraits,
      .dayBoard,
      .starWeek, .race, .leaveRace, .watchRacer, .raceEvents, .challenges, .challenge,
      .leaveChallenge, .challengerPlay, .readiness:
      nil
    }
  }

  /// The bytes that a row needs besides its key and its text.
  static let rowCost = 64
}
