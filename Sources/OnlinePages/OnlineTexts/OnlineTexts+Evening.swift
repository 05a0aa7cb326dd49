import ByteStrings
import Circles

/// The texts for an evening on one device.
extension OnlineTexts {
  var eveningNote: PlainText {
    localized("Everyone gets their own puzzle, equally hard, and up to 3 stars.")
  }
  var playerName: PlainText { localized("Player name") }
  var addPlayer: PlainText { localized("Add") }
  func sentence(for refusal: EveningRefusal) -> PlainText {
    switch refusal {
    case .nameless: localized("Enter a name first.")
    case .taken: localized("That name is taken.")
    case .full: localized("Up to 8 can play.")
    }
  }

  var gamesNote: PlainText {
    localized("Choose your games.")
  }
  var beginEvening: PlainText { localized("Start") }

  func round(_ number: Int, of count: Int) -> PlainText {
    localized("Round \(number) of \(count)")
  }
  /// Who is next. The player who begins a round may have ended the round before.
  func next(_ name: PlainText, beginsRound: Bool) -> PlainText {
    beginsRound ? localized("\(name) begins") : localized("Pass to \(name)")
  }
  func isDealt(_ name: PlainText) -> PlainText {
    localized("\(name)’s turn. Continue?")
  }
  func beginTurn(_ name: PlainText) -> PlainText {
    localized("I’m \(name)")
  }
  func skip(_ name: PlainText) -> PlainText {
    localized("Skip \(name) this round")
  }
  var giveUp: PlainText {
    localized("Give up: no stars")
  }
  func hasLeft(_ name: PlainText) -> PlainText {
    localized("\(name) has left")
  }
  func leaveNote(_ name: PlainText) -> PlainText {
    localized("Has \(name) left? Their turns end, their stars stay.")
  }
  func ended(_ name: PlainText, stars count: Int) -> PlainText {
    labelled(name, count == 0 ? localized("no stars") : stars("\(count)"))
  }

  /// Stars as signs, of three.
  func drawn(stars count: Int) -> PlainText {
    var text: PlainText = ""
    for star in 0..<3 { text += star < count ? "★" : "☆" }
    return text
  }
  /// What would have been worth all three stars; empty for a result that has them.
  func goal(of result: DayResult) -> PlainText {
    guard result.stars < 3, let score = result.fullScore else { return "" }
    let outcome = outcome(won: "won", "\(score)", of: result.kind)
    return localized("For 3 stars: \(outcome)")
  }

  /// The button at the end of the last turn.
  var whoWon: PlainText { localized("See who won") }

  var endEvening: PlainText { localized("End the evening") }
  var endNote: PlainText {
    localized("End the evening? Only whole rounds count.")
  }
  func list(_ names: [PlainText]) -> PlainText {
    var list: PlainText = ""
    for (index, name) in names.enumerated() {
      if index > 0 { list += index == names.count - 1 ? localized(" and ") : ", " }
      list += name
    }
    return list
  }
  func wins(_ names: PlainText, areMany: Bool) -> PlainText {
    areMany ? localized("\(names) share first place!") : localized("\(names) wins!")
  }
  var noStars: PlainText {
    localized("No stars this time.")
  }
  var changePlayers: PlainText { localized("Change players") }
}
