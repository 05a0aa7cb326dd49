import ByteStrings

/// The sentences about the server that keeps games, in German. Its online program has its own sentences.
package enum ServerTexts {
  /// The sync status, in a sentence.
  package static func sentence(_ syncStatus: SyncStatus) -> PlainText {
    switch syncStatus {
    case .kept: "Alles von hier ist aufgehoben."
    case .waiting(1): "1 Änderung wartet auf das Netz."
    case .waiting(let count): "\(count) Änderungen warten auf das Netz."
    case .refused(.removed, _):
      "Dieses Gerät wurde entfernt. Seine Spiele bleiben hier und werden nicht mehr aufgehoben."
    case .refused(.laterVersion, _): "Diese Seite ist veraltet. Lade sie neu."
    case .refused(.storage, _):
      "Dieser Browser hat keinen Platz für das von deinen anderen Geräten."
    case .refused(.full, _): "Der Server hat keinen Platz mehr für deine Spiele. Sie bleiben hier."
    case .refused(.row, let count):
      "Der Server speichert \(count) deiner Änderungen nicht. Sie bleiben hier."
    }
  }

  /// The texts while the online program is being fetched, and if it is unavailable.
  package static var wait: PlainText { "Einen Moment …" }
  package static var missing: PlainText { "Der Server antwortet nicht. Bist du online?" }
  package static var retry: PlainText { "Noch einmal" }

  package static var takeOffline: PlainText { "Alles mitnehmen" }

  package static var together: PlainText { "Zusammen spielen" }

  package static var recoveryKey: PlainText { "Notfallschlüssel" }
  package static var recoveryKeyOffer: PlainText {
    "Mit einem Notfallschlüssel hast du deine Spiele wieder, auch wenn alle Geräte weg sind."
  }
  package static var noRecoveryKey: PlainText { "Nein danke" }
}
