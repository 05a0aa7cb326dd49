import ByteStrings
import Games

/// Every sentence about what is wrong with a record, in German.
public enum RecordTexts {
  /// The line and the reason: "Zeile 9: Die Regeln erlauben diesen Zug nicht."
  public static func sentence(for error: RecordError) -> PlainText {
    "Zeile \(error.line): \(phrase(for: error.reason))."
  }

  /// The reason as a sentence without a full stop, for use after the name of a place and a colon.
  public static func phrase(for reason: RecordError.Reason) -> PlainText {
    switch reason {
    case .missingLine(let line): phrase(forMissing: line)
    case .text(let error): phrase(for: error)
    case .laterFormat: "Das stammt von einem neueren Pastime"
    case .unknownGame: "Kein Spiel heißt so"
    case .laterRules: "Das Spiel hat neuere Regeln als diese hier"
    case .mismatch: "Das Rätsel passt nicht zu den Optionen"
    case .timeBackwards: "Die Spielzeit läuft rückwärts"
    case .illegalMove: "Die Regeln erlauben diesen Zug nicht"
    case .unfinishedLine: "Die Zeile ist abgeschnitten"
    case .tooLong:
      "Eine Aufzeichnung hat höchstens \(RecordLimits.moves) Züge und \(RecordLimits.bytes) Bytes"
    }
  }

  /// Why no more moves can be made.
  public static var full: PlainText {
    "Ein Spiel hat höchstens \(RecordLimits.moves) Züge."
  }

  private static func phrase(forMissing line: RecordError.Line) -> PlainText {
    switch line {
    case .pastime: "Das ist keine Aufzeichnung: Die Zeile mit „pastime“ fehlt"
    case .game: "Die Zeile mit „game“ fehlt"
    case .id: "Die Zeile mit „id“ fehlt"
    case .begun: "Die Zeile mit „begun“ fehlt"
    case .options: "Die Zeile mit „options“ fehlt"
    case .puzzle: "Die Zeile mit „puzzle“ fehlt"
    case .empty: "Die leere Zeile vor den Zügen fehlt"
    }
  }

  private static func phrase(for error: TextError) -> PlainText {
    switch error {
    case .missing: "Ein Feld fehlt oder ist leer"
    case .unexpected: "Ein Feld passt nicht hierher"
    case .notANumber: "Ein Feld sollte eine einfache ganze Zahl sein"
    case .outOfRange: "Eine Zahl oder ein Wort ist nicht erlaubt"
    case .surplus: "Nach dem letzten Feld steht noch etwas"
    }
  }
}
