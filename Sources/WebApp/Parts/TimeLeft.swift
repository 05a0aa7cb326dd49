import ByteStrings
import Games
import Markup
import Screens

/// The time that is left, in a game with a limit.
struct TimeLeft {
  let countdown: Countdown

  var body: Node {
    span(
      .class("time-left"), .class("short", if: countdown.isShort),
      .label(ShellTexts.timeLeft(countdown.seconds)), .role(.timer), .live(.off)
    ) { ShellTexts.time(countdown.seconds) }
  }
}
