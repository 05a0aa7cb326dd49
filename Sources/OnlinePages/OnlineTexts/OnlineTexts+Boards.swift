import ByteStrings
import Games
import Library

/// The texts for the days of a circle.
extension OnlineTexts {
  var today: PlainText { localized("Today") }
  var thisWeek: PlainText { localized("This week") }
  var weekBefore: PlainText { localized("Previous week") }
  var lookAgain: PlainText { localized("Refresh") }

  /// "Today, 22 Nov", "Sun 22 Nov".
  func day(_ day: Day, today number: Day) -> PlainText {
    let date = briefDate(of: day)
    return day == number ? "\(today), \(date)" : "\(weekday(day.weekday)) \(date)"
  }
  func week(_ date: PlainText) -> PlainText {
    localized("Stars, week of \(date)")
  }
  /// The short name of a day of the week; 0 is Monday.
  func weekday(_ number: Int) -> PlainText {
    switch number {
    case 0: localized("Mon")
    case 1: localized("Tue")
    case 2: localized("Wed")
    case 3: localized("Thu")
    case 4: localized("Fri")
    case 5: localized("Sat")
    default: localized("Sun")
    }
  }

  var nobody: PlainText { localized("Nobody has finished yet.") }
  func finished(_ names: PlainText, areMany: Bool) -> PlainText {
    localized("\(names) \(areMany ? "have" : "has") finished. Finish yours to see it.")
  }
  @inline(never)
  func stars(_ count: PlainText) -> PlainText {
    count.isSpelled("1")
      ? localized("1 star") : localized("\(count) stars")
  }

  /// The result of a game: the words of its line, from `judged SECONDS STARS won SCORE` on.
  func result(_ words: [PlainText], of kind: GameKind) -> PlainText {
    let total: PlainText? = words.count > 6 ? words[6] : nil
    let outcome = outcome(won: words[4], words[5], outOf: total, of: kind)
    let text: PlainText = "\(stars(words[3])) · \(outcome)"
    if words[1].isSpelled("along") {
      return "\(text) · ◐ \(localized("offline"))"
    }
    guard words[1].isSpelled("judged") else { return text }
    return "\(text) · \(clock("\(words[2])000")) · ● \(judged)"
  }
  private var judged: PlainText { localized("checked") }

  var judgedNote: PlainText {
    localized("● checked: the server saw each move live.")
  }
  var offlineNote: PlainText {
    localized("◐ offline: no server, timed by the device.")
  }
  var hiddenNote: PlainText {
    localized("+1: hidden until you finish that game or its day ends.")
  }

  /// An indication of unlikely play, from the words of its line; empty if a later server sent it.
  func trait(_ words: [PlainText]) -> PlainText {
    if words.count > 2, let kind = GameKind(spelled: words[1]) {
      let day = Day(Array(words[2].utf8)[...]).map { briefDate(of: $0) } ?? ""
      let place: PlainText = "\(name(of: kind)), \(day)"
      if words[0].isSpelled("quick"), words.count > 3 {
        return localized("\(place): faster than reading, \(words[3]) times")
      }
      if words[0].isSpelled("even") {
        return localized("\(place): moves like a machine’s")
      }
    }
    guard words.count > 1, words[0].isSpelled("first-tries") else { return "" }
    return localized("\(words[1]) words found on the first try")
  }
  var traitsNote: PlainText {
    localized("Rare, but no proof: it happens to honest players, too. Only you see it.")
  }
  var noTraits: PlainText {
    localized("Nothing unusual in the last 60 days.")
  }
}
