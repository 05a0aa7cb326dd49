import ByteStrings
import Library

/// A recovery key is offered once, by itself: when there is a second device, or twenty games are kept. It
/// stands on the home until the player makes one or sends it away, on any device.
extension ServerModel {
  /// From so many games on, they are worth a sheet.
  private static var manyGames: Int { 20 }

  /// How far the offer is, which is a setting.
  enum Offer: UInt8 {
    case later
    case now
    case over
  }

  var offer: Offer {
    get { Offer(rawValue: frame.library.settings[.recoveryKeyOffer]) ?? .over }
    set { frame.library.changeSettings { $0[.recoveryKeyOffer] = newValue.rawValue } }
  }

  /// Whether a recovery key is offered now.
  package var offersRecoveryKey: Bool {
    switch syncStatus {
    case .kept, .waiting: break
    case .refused, nil: return false
    }
    let count = frame.library.history.count
    switch offer {
    case .later: return count >= Self.manyGames
    case .now: return count > 0
    case .over: return false
    }
  }

  /// Makes a recovery key, and shows it among the settings.
  package func takeOffer() {
    frame.modal = .settings(.owned)
    act("sheet")
  }

  /// Sends the offer away for ever.
  package func declineOffer() {
    offerRecoveryKey(.over)
    frame.refocus()
  }

  /// The offer is at least as far.
  func offerRecoveryKey(_ stage: Offer) { if offer.rawValue < stage.rawValue { offer = stage } }
}
