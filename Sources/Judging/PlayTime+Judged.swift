import Games

extension PlayTime {
  /// The longest part of a way to the judge and back that is not counted as thinking: a slow line costs no
  /// more, and one that pretends to be slow gains no more.
  public static var greatestCredit: Milliseconds { Milliseconds(300) }

  /// The time of play at which a move counts, by the judge's clock alone: no clock of a device decides
  /// anything.
  /// - Parameters:
  ///   - last: the time of play of the move before.
  ///   - sent: when the judge sent the answer before.
  ///   - received: when the judge received the move, by the same clock. Where that clock was set back in the
  ///     meantime, no time has passed.
  ///   - roundTrip: how long the way there and back takes, as the judge has measured it.
  public init(
    after last: PlayTime, sent: Milliseconds, received: Milliseconds, roundTrip: Milliseconds
  ) {
    let credit = min(max(roundTrip, .zero), Self.greatestCredit)
    self = last + max(received - sent - credit, .zero)
  }
}
