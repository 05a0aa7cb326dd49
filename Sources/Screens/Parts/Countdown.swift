import Games

/// How much time is left, where there is a limit.
package struct Countdown {
  /// When those who listen are told.
  private static let warnings: [Int64] = [30, 10]

  /// In whole seconds, none of which is over yet.
  package let seconds: Milliseconds

  package init(_ timeLeft: Milliseconds) {
    seconds = Milliseconds((timeLeft.count + 999) / 1000 &* 1000)
  }

  /// Whether it is so little that it stands out.
  package var isShort: Bool { seconds < Milliseconds(31_000) }

  /// Tells those who listen, where it is time to.
  func warn(in context: any GameContext) {
    for warning in Self.warnings where seconds == Milliseconds(warning &* 1000) {
      context.announce(ShellTexts.timeLeft(seconds))
    }
  }
}
