import ByteStrings

/// What is said of the house that keeps games, without its desk, which has its own sentences.
package enum HouseTexts {
  /// How it stands, in a sentence.
  package static func sentence(_ keeping: Keeping) -> PlainText {
    switch keeping {
    case .kept: "Everything here is kept."
    case .waiting(1): "1 change waits for the network."
    case .waiting(let count): "\(count) changes wait for the network."
    case .refused(.removed, _):
      "This device was removed. Its games stay here, and are no longer kept elsewhere."
    case .refused(.laterVersion, _): "This page is older than its house. Load it anew."
    case .refused(.storage, _): "This browser has no room for what your other devices did."
    case .refused(.full, _): "The house has no room left for your games. They stay here."
    case .refused(.row, let count):
      "The house does not keep \(count) of your changes. They stay here."
    }
  }

  /// While the desk is fetched, and where it cannot be had.
  package static var wait: PlainText { "One moment …" }
  package static var missing: PlainText { "The house does not answer. Check the connection." }
  package static var retry: PlainText { "Try again" }

  package static var takeAlong: PlainText { "Take everything along" }

  package static var together: PlainText { "Play together" }

  package static var sheet: PlainText { "Recovery sheet" }
  package static var sheetOffer: PlainText {
    "With a recovery sheet you have your games again even if all your devices are gone."
  }
  package static var noSheet: PlainText { "No, thanks" }
}
