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
    case .laterFormat: "Eine spätere Version von Pastime hat das geschrieben"
    case .unknownGame: "Kein Spiel heißt so"
    case .laterRules: "Das Spiel hat neuere Regeln als diese hier"
    case .mismatch: "Das Rätsel passt nicht zu den gewählten Optionen"
    case .timeBackwards: "Die Spielzeit läuft rückwärts"
    case .illegalMove: "Die Regeln erlauben diesen Zug nicht"
    case .unfinishedLine: "Die Zeile ist abgeschnitten"
    case .tooLong:
      "Eine Aufzeichnung hat höchstens \(RecordLimits.moves) Züge und \(RecordLimits.bytes) Bytes"
    }
  }

  /// Why no more moves can be made.
  public static var full: PlainText {
    "Dieses Spiel hat \(RecordLimits.moves) Züge, und mehr werden nicht behalten."
  }

  private static func phrase(forMissing line: RecordError.Line) -> PlainText {
    switch line {
    case .pastime: "Das ist keine Aufzeichnung: Die Zeile, die mit „pastime“ beginnt, fehlt"
    case .game: "Die Zeile, die mit „game“ beginnt, fehlt"
    case .id: "Die Zeile, die mit „id“ beginnt, fehlt"
    case .begun: "Die Zeile, die mit „begun“ beginnt, fehlt"
    case .options: "Die Zeile, die mit „options“ beginnt, fehlt"
    case .puzzle: "Die Zeile, die mit „puzzle“ beginnt, fehlt"
    case .empty: "Die leere Zeile vor den Zügen fehlt"
    }
  }

  private static func phrase(for error: TextError) -> PlainText {
    switch error {
    case .missing: "Ein Feld fehlt oder ist leer"
    case .unexpected: "Ein Feld enthält etwas, das hier nicht stehen kann"
    case .notANumber: "Ein Feld sollte eine ganze Zahl in ihrer kürzesten Form sein"
    case .outOfRange: "Eine Zahl oder ein Wort liegt außerhalb des Erlaubten"
    case .surplus: "Nach dem letzten Feld steht noch etwas"
    }
  }
}
