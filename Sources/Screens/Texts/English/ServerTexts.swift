import ByteStrings

/// The sentences about the server that keeps games. Its online program has its own sentences.
package enum ServerTexts {
  /// The sync status, in a sentence.
  package static func sentence(_ syncStatus: SyncStatus) -> PlainText {
    switch syncStatus {
    case .kept: "Everything here is kept."
    case .waiting(1): "1 change waits for the network."
    case .waiting(let count): "\(count) changes wait for the network."
    case .refused(.removed, _):
      "This device was removed. Its games stay here, and are no longer kept elsewhere."
    case .refused(.laterVersion, _): "This page is out of date. Reload it."
    case .refused(.storage, _): "This browser has no room for what your other devices did."
    case .refused(.full, _): "The server has no room left for your games. They stay here."
    case .refused(.row, let count):
      "The server does not keep \(count) of your changes. They stay here."
    }
  }

  /// The texts while the online program is being fetched, and if it is unavailable.
  package static var wait: PlainText { "One moment …" }
  package static var missing: PlainText { "Can’t reach the server. Are you online?" }
  package static var retry: PlainText { "Try again" }

  package static var takeOffline: PlainText { "Take everything along" }

  package static var together: PlainText { "Play together" }

  package static var recoveryKey: PlainText { "Recovery key" }
  package static var recoveryKeyOffer: PlainText {
    "With a recovery key you have your games again even if all your devices are gone."
  }
  package static var noRecoveryKey: PlainText { "No, thanks" }
}
