import ByteStrings
import Games
import Library

/// Every sentence of the statistics, in German.
enum StatisticsTexts {
  static var title: PlainText { "Statistik" }
  static var game: PlainText { "Spiel" }
  static var all: PlainText { "Alle" }
  static var nothing: PlainText { "Noch kein Spiel zu Ende gespielt." }
  /// What all figures leave out.
  static var counted: PlainText {
    """
    Es zählen beendete Spiele, aber keine Beispiele und keine, die mitten aus einem anderen \
    weitergespielt wurden. \

    """
  }

  // MARK: All games

  static var nothingPlayed: PlainText { "Noch kein Spiel mit einem Zug." }
  static var allNote: PlainText {
    """
    Es zählen Spiele mit einem Zug, aber keine Beispiele und keine, die mitten aus einem anderen \
    weitergespielt wurden.
    """
  }
  static var days: PlainText { "Tage" }
  static var mostPlayed: PlainText { "Meistgespielt" }

  /// The titles of the table, from the left.
  static func column(_ number: Int) -> PlainText {
    switch number {
    case 0: game
    case 1: played
    case 2: "Beendet"
    case 3: "Gelöst"
    default: "Zeit"
    }
  }

  // MARK: One game

  static var played: PlainText { "Gespielt" }
  static var found: PlainText { "Gefunden" }
  static var streak: PlainText { "Serie" }
  static var longest: PlainText { "Längste Serie" }
  static var fastest: PlainText { "Schnellstes" }
  static var average: PlainText { "Zeit im Schnitt" }

  /// "67 %"
  static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
