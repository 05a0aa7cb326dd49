import ByteStrings
import Games
import Library

/// Every sentence of the statistics, in German.
package enum StatisticsTexts {
  package static var title: PlainText { "Statistik" }
  package static var game: PlainText { "Spiel" }
  package static var all: PlainText { "Alle" }
  package static var nothing: PlainText { "Noch kein Spiel zu Ende gespielt." }
  /// What all figures leave out.
  package static var counted: PlainText {
    "Nur beendete Spiele zählen. "
  }

  // MARK: All games

  package static var nothingPlayed: PlainText { "Noch kein Spiel mit einem Zug." }
  package static var allNote: PlainText {
    "Jedes Spiel mit einem Zug zählt, Beispiele nicht."
  }
  package static var days: PlainText { "Tage" }
  package static var mostPlayed: PlainText { "Meistgespielt" }

  /// The titles of the table, from the left.
  package static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: "Beendet"
    case 3: "Gelöst"
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

  /// "67 %"
  package static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
