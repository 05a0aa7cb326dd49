import ByteStrings
import Games
import Markup

/// How much time is left, where there is a limit.
struct TimeLeft {
  /// When those who listen are told.
  private static let warnings: [Int64] = [30, 10]

  /// In whole seconds, none of which is over yet.
  private let seconds: Milliseconds

  init(time: Milliseconds) {
    seconds = Milliseconds((time.count + 999) / 1000 &* 1000)
  }

  var body: Node {
    span(
      .class("time-left"), .class("short", if: seconds < Milliseconds(31_000)),
      .label(ShellTexts.timeLeft(seconds)), .role(.timer), .live(.off)
    ) { ShellTexts.time(seconds) }
  }

  /// Tells those who listen, where it is time to.
  func warn(in app: PastimeApp) {
    for warning in Self.warnings where seconds == Milliseconds(warning &* 1000) {
      app.announce(ShellTexts.timeLeft(seconds))
    }
  }
}
