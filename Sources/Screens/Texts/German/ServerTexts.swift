import ByteStrings

/// The sentences about the server that keeps games, in German. Its online program has its own sentences.
package enum ServerTexts {
  /// The sync status, in a sentence.
  package static func sentence(_ syncStatus: SyncStatus) -> PlainText {
    switch syncStatus {
    case .kept: "Alles ist gesichert."
    case .waiting(1): "1 Änderung noch nicht gesichert."
    case .waiting(let count): "\(count) Änderungen noch nicht gesichert."
    case .refused(.removed, _):
      "Dieses Gerät wurde entfernt. Seine Spiele bleiben hier, ohne Sicherung."
    case .refused(.laterVersion, _): "Diese Seite ist veraltet. Lade sie neu."
    case .refused(.storage, _):
      "Dieser Browser hat keinen Platz für Spiele deiner anderen Geräte."
    case .refused(.full, _): "Dein Platz auf dem Server ist voll. Deine Spiele bleiben hier."
    case .refused(.row, let count):
      "Der Server speichert \(count) deiner Änderungen nicht. Sie bleiben hier."
    }
  }

  /// The texts while the online program is being fetched, and if it is unavailable.
  package static var wait: PlainText { "Einen Moment …" }
  package static var missing: PlainText { "Der Server antwortet nicht. Bist du online?" }
  package static var retry: PlainText { "Noch einmal" }

  package static var takeOffline: PlainText { "Alles sichern" }

  package static var together: PlainText { "Zusammen spielen" }

  package static var recoveryKey: PlainText { "Notfallschlüssel" }
  package static var recoveryKeyOffer: PlainText {
    "Ein Notfallschlüssel bringt deine Spiele zurück, auch wenn alle Geräte weg sind."
  }
  package static var noRecoveryKey: PlainText { "Nein danke" }
}
