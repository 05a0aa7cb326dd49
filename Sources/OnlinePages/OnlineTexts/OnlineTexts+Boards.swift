import ByteStrings
import Games
import Library

/// The texts for the days of a circle.
extension OnlineTexts {
  func name(of kind: GameKind) -> PlainText {
    switch kind {
    case .codeword: say("Codeword", "Codewort")
    case .anagrams: say("Anagrams", "Anagramme")
    case .hangman: say("Hangman", "Galgenraten")
    case .memorize: say("Memorize", "Paare")
    case .times: say("Times", "Kopfrechnen")
    }
  }

  var today: PlainText { say("Today", "Heute") }
  var thisWeek: PlainText { say("This week", "Diese Woche") }
  var weekBefore: PlainText { say("Previous week", "Woche davor") }
  var lookAgain: PlainText { say("Refresh", "Neu laden") }

  /// "Today, 22 Nov", "Sun 22 Nov".
  func day(_ day: Day, today number: Day) -> PlainText {
    let date = briefDate(of: day)
    return day == number ? "\(today), \(date)" : "\(weekday(day.weekday)) \(date)"
  }
  func week(_ date: PlainText) -> PlainText {
    say("Stars, week of \(date)", "Sterne, Woche ab \(date)")
  }
  /// The short name of a day of the week; 0 is Monday.
  func weekday(_ number: Int) -> PlainText {
    switch number {
    case 0: say("Mon", "Mo")
    case 1: say("Tue", "Di")
    case 2: say("Wed", "Mi")
    case 3: say("Thu", "Do")
    case 4: say("Fri", "Fr")
    case 5: say("Sat", "Sa")
    default: say("Sun", "So")
    }
  }

  var nobody: PlainText { say("Nobody has finished yet.", "Noch ist niemand fertig.") }
  func finished(_ names: PlainText, areMany: Bool) -> PlainText {
    say(
      "\(names) \(areMany ? "have" : "has") finished. Finish yours to see it.",
      "\(names) \(areMany ? "sind" : "ist") fertig. Spiel zu Ende, dann siehst du es.")
  }
  @inline(never)
  func stars(_ count: PlainText) -> PlainText {
    count.isSpelled("1")
      ? say("1 star", "1 Stern") : say("\(count) stars", "\(count) Sterne")
  }

  /// The result of a game: the words of its line, from `judged SECONDS STARS won SCORE` on.
  func result(_ words: [PlainText], of kind: GameKind) -> PlainText {
    let total: PlainText? = words.count > 6 ? words[6] : nil
    let outcome = outcome(won: words[4], words[5], outOf: total, of: kind)
    let text: PlainText = "\(stars(words[3])) · \(outcome)"
    if words[1].isSpelled("along") {
      return "\(text) · ◐ \(say("offline", "offline"))"
    }
    guard words[1].isSpelled("judged") else { return text }
    return "\(text) · \(clock("\(words[2])000")) · ● \(judged)"
  }
  private var judged: PlainText { say("checked", "geprüft") }

  /// The result of a game.
  /// - Parameter total: all points that could be reached in Anagrams; nil if the total is not known.
  func outcome(
    won: PlainText, _ score: PlainText, outOf total: PlainText? = nil, of kind: GameKind
  ) -> PlainText {
    let isOne = score.isSpelled("1")
    switch kind {
    case .codeword, .hangman:
      if !won.isSpelled("won") { return say("not found", "nicht gefunden") }
      if kind == .codeword {
        return isOne
          ? say("1 try", "1 Versuch") : say("\(score) tries", "\(score) Versuche")
      }
      return isOne
        ? say("1 try left", "1 Versuch übrig")
        : say("\(score) tries left", "\(score) Versuche übrig")
    case .anagrams, .memorize:
      if let total { return say("\(score) of \(total) points", "\(score) von \(total) Punkten") }
      return isOne ? say("1 point", "1 Punkt") : say("\(score) points", "\(score) Punkte")
    case .times: return say("\(score) right", "\(score) richtig")
    }
  }

  var judgedNote: PlainText {
    say(
      "● checked: the server saw each move live.",
      "● geprüft: Der Server sah jeden Zug live.")
  }
  var offlineNote: PlainText {
    say(
      "◐ offline: no server, timed by the device.",
      "◐ offline: ohne Server, nach der Uhr des Geräts.")
  }
  var hiddenNote: PlainText {
    say(
      "+1: hidden until you finish that game or its day ends.",
      "+1: verdeckt, bis du das Spiel beendest oder sein Tag vorbei ist.")
  }

  /// An indication of unlikely play, from the words of its line; empty if a later server sent it.
  func trait(_ words: [PlainText]) -> PlainText {
    if words.count > 2, let kind = GameKind(spelled: words[1]) {
      let day = Day(Array(words[2].utf8)[...]).map { briefDate(of: $0) } ?? ""
      let place: PlainText = "\(name(of: kind)), \(day)"
      if words[0].isSpelled("quick"), words.count > 3 {
        return say(
          "\(place): faster than reading, \(words[3]) times",
          "\(place): schneller, als man liest, \(words[3]) Mal")
      }
      if words[0].isSpelled("even") {
        return say(
          "\(place): moves like a machine’s", "\(place): Züge wie von einer Maschine")
      }
    }
    guard words.count > 1, words[0].isSpelled("first-tries") else { return "" }
    return say(
      "\(words[1]) words found on the first try", "\(words[1]) Wörter auf Anhieb gefunden")
  }
  var traitsNote: PlainText {
    say(
      "Rare, but no proof: it happens to honest players, too. Only you see it.",
      "Selten, aber kein Beweis: Auch ehrlichen Spielern passiert das. Nur du siehst es.")
  }
  var noTraits: PlainText {
    say(
      "Nothing unusual in the last 60 days.", "In den letzten 60 Tagen nichts Auffälliges.")
  }
}
