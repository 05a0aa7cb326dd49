import ByteStrings
import Library

/// The app offers a recovery key once, unprompted: when there is a second device, or when twenty games are stored.
/// The offer stays on the home page until the player makes a key or declines, on any device.
extension ServerModel {
  /// The number of games from which a recovery key is worth its sheet of paper.
  private static var manyGames: Int { 20 }

  /// The stage of the offer, which is stored as a setting.
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

  /// Makes a recovery key, and shows it in the settings.
  package func takeOffer() {
    frame.modal = .settings(.owned)
    act("sheet")
  }

  /// Declines the offer permanently.
  package func declineOffer() {
    offerRecoveryKey(.over)
    frame.refocus()
  }

  /// Advances the offer to a stage, but never back.
  func offerRecoveryKey(_ stage: Offer) { if offer.rawValue < stage.rawValue { offer = stage } }
}
