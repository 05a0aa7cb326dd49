import Games

extension PlayTime {
  /// The time of play of a move.
  /// - Parameters:
  ///   - last: the time of play of the move before.
  ///   - elapsed: how long ago the judge sent the previous answer, by its own clock. The clocks of devices do
  ///     not matter. If the judge's clock was set back in the meantime, no time has passed.
  public init(after last: PlayTime, elapsed: Milliseconds) {
    self = last + max(elapsed, .zero)
  }
}
