import ByteStrings
import Games
import Library

/// Every sentence of the statistics, in German.
package enum StatisticsTexts {
  package static var title: PlainText { "Statistik" }
  package static var game: PlainText { "Spiel" }
  package static var all: PlainText { "Alle" }
  package static var nothing: PlainText {
    "Beende ein Spiel, dann siehst du es hier."
  }
  /// The note on what all figures leave out.
  package static var counted: PlainText {
    "Nur beendete Spiele zählen. "
  }

  // MARK: All games

  package static var nothingPlayed: PlainText { "Noch keine Spiele." }
  package static var allNote: PlainText {
    "Spiele zählen ab dem ersten Zug, Beispiele nicht."
  }
  package static func days(_ count: Int) -> PlainText { count == 1 ? "Tag" : "Tage" }
  package static var finished: PlainText { "Beendet" }

  /// The text above the squares of the days, which screen readers read instead of them.
  package static func played(on count: Int) -> PlainText {
    "An \(count == 1 ? "1 Tag" : "\(count) Tagen") gespielt. Je voller ein Quadrat, desto mehr Spiele"
  }

  /// The day with the most games, which follows that text.
  package static func most(_ games: Int, on day: Day) -> PlainText {
    ": \(games == 1 ? "1 Spiel" : "\(games) Spiele") am \(DailyTexts.shortDate(of: day))."
  }

  /// The titles of the table, from the left.
  package static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: finished
    case 3: "Geschafft"
    default: "Zeit"
    }
  }

  // MARK: One game

  package static var played: PlainText { "Gespielt" }
  package static var found: PlainText { "Gefunden" }
  package static var streak: PlainText { "Serie" }
  package static var longest: PlainText { "Längste Serie" }
  package static var fastest: PlainText { "Schnellstes" }
  package static var average: PlainText { "Zeit im Schnitt" }

  package static var records: PlainText { "Deine Rekorde" }
  /// The label of the bar that contains the latest game.
  package static var last: PlainText { "zuletzt" }
  /// The label of the bar that contains the game on screen.
  package static var this: PlainText { "dieses Spiel" }

  /// "8 oder mehr: 3-mal"
  package static func bar(_ number: Int, isOpen: Bool, _ count: Int) -> PlainText {
    "\(number)" + (isOpen ? " oder mehr: " : ": ") + "\(count)-mal"
  }

  /// "67 %", which never breaks before the `%`.
  package static func percent(_ number: Int) -> PlainText { "\(number)\u{A0}%" }
}
