import ByteStrings
import Markup
import Screens

/// Explains the daily five, and how a streak is counted.
struct DailyHelp {
  var body: Node {
    div(.class("modal-body help")) {
      p { DailyTexts.helpAim }
      h3 { DailyTexts.helpDayTitle }
      p { DailyTexts.helpDay }
      p { DailyTexts.helpPast }
      h3 { DailyTexts.helpStreakTitle }
      p { DailyTexts.helpStreak }
      p { DailyTexts.helpMissed }
      p { DailyTexts.helpRecords }
    }
  }
}
