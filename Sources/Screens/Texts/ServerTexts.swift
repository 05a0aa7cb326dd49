import ByteStrings

/// The sentences about the server that keeps games. Its online program has its own sentences.
package enum ServerTexts {
  /// The sync status, in a sentence.
  package static func sentence(_ syncStatus: SyncStatus) -> PlainText {
    switch syncStatus {
    case .kept: "Everything is backed up."
    case .waiting(1): "1 change not backed up yet."
    case .waiting(let count): "\(count) changes not backed up yet."
    case .refused(.removed, _):
      "This device was removed. Its games stay here, without backup."
    case .refused(.laterVersion, _): "This page is out of date. Reload it."
    case .refused(.storage, _): "This browser has no room for games from your other devices."
    case .refused(.full, _): "Your space on the server is full. Your games stay here."
    case .refused(.row, let count):
      "The server can’t save \(count) of your changes. They stay here."
    }
  }

  /// The texts while the online program is being fetched, and if it is unavailable.
  package static var wait: PlainText { "One moment …" }
  package static var missing: PlainText { "Can’t reach the server. Are you online?" }
  package static var retry: PlainText { "Try again" }

  package static var takeOffline: PlainText { "Export everything" }

  package static var together: PlainText { "Play together" }

  package static var recoveryKey: PlainText { "Recovery key" }
  package static var recoveryKeyOffer: PlainText {
    "A recovery key brings your games back, even if you lose all your devices."
  }
  package static var noRecoveryKey: PlainText { "No, thanks" }
}
