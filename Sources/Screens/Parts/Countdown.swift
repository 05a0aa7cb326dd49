import Games

/// The remaining time, if there is a limit.
package struct Countdown {
  /// The remaining seconds at which screen readers announce the time.
  private static let warnings: [Int64] = [30, 10]

  /// The remaining time in whole seconds, rounded up.
  package let seconds: Milliseconds

  package init(_ timeLeft: Milliseconds) {
    seconds = Milliseconds((timeLeft.count + 999) / 1000 &* 1000)
  }

  /// Whether the remaining time is so short that the app emphasises it.
  package var isShort: Bool { seconds < Milliseconds(31_000) }

  /// Announces the remaining time to screen readers, if it is one of the warnings.
  func warn(in context: any GameContext) {
    for warning in Self.warnings where seconds == Milliseconds(warning &* 1000) {
      context.announce(ShellTexts.timeLeft(seconds))
    }
  }
}
