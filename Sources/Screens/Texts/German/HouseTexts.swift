import ByteStrings

/// What is said of the house that keeps games, in German, without its desk, which has its own sentences.
package enum HouseTexts {
  /// How it stands, in a sentence.
  package static func sentence(_ keeping: Keeping) -> PlainText {
    switch keeping {
    case .kept: "Alles von hier ist aufgehoben."
    case .waiting(1): "1 Änderung wartet auf das Netz."
    case .waiting(let count): "\(count) Änderungen warten auf das Netz."
    case .refused(.removed, _):
      "Dieses Gerät wurde entfernt. Seine Spiele bleiben hier und werden nicht mehr aufgehoben."
    case .refused(.laterVersion, _): "Diese Seite ist älter als ihr Haus. Lade sie neu."
    case .refused(.storage, _):
      "Dieser Browser hat keinen Platz für das von deinen anderen Geräten."
    case .refused(.full, _): "Das Haus hat keinen Platz mehr für deine Spiele. Sie bleiben hier."
    case .refused(.row, let count):
      "Das Haus hebt \(count) deiner Änderungen nicht auf. Sie bleiben hier."
    }
  }

  /// While the desk is fetched, and where it cannot be had.
  package static var wait: PlainText { "Einen Moment …" }
  package static var missing: PlainText { "Das Haus antwortet nicht. Prüfe die Verbindung." }
  package static var retry: PlainText { "Noch einmal" }

  package static var takeAlong: PlainText { "Alles mitnehmen" }

  package static var together: PlainText { "Zusammen spielen" }

  package static var sheet: PlainText { "Notfallblatt" }
  package static var sheetOffer: PlainText {
    "Mit einem Notfallblatt hast du deine Spiele wieder, auch wenn alle Geräte weg sind."
  }
  package static var noSheet: PlainText { "Nein danke" }
}
