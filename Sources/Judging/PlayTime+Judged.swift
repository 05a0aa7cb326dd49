import Games

extension PlayTime {
  /// The time of play at which a move counts.
  /// - Parameters:
  ///   - last: the time of play of the move before.
  ///   - elapsed: how long ago the judge sent the answer before, by its own clock: no clock of a device decides
  ///     anything. Where that clock was set back in the meantime, no time has passed.
  public init(after last: PlayTime, elapsed: Milliseconds) {
    self = last + max(elapsed, .zero)
  }
}
