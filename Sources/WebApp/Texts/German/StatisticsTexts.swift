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
  static var played: PlainText { "Gespielt" }
  static var found: PlainText { "Gefunden" }
  static var streak: PlainText { "Serie" }
  static var longest: PlainText { "Längste Serie" }
  static var fastest: PlainText { "Schnellstes" }
  static var average: PlainText { "Zeit im Schnitt" }

  /// "67 %"
  static func percent(_ number: Int) -> PlainText { "\(number) %" }
}
