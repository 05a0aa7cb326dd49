import ByteStrings
import Library

/// A recovery sheet is offered once, by itself: when there is a second device, or twenty games are kept. It
/// stands on the home until the player makes one or sends it away, on any device.
extension HouseModel {
  /// From so many games on, they are worth a sheet.
  private static var manyGames: Int { 20 }

  /// How far the offer is, which is a setting.
  enum Offer: UInt8 {
    case later
    case now
    case over
  }

  var offer: Offer {
    get { Offer(rawValue: frame.library.settings[.sheetOffer]) ?? .over }
    set { frame.library.changeSettings { $0[.sheetOffer] = newValue.rawValue } }
  }

  /// Whether a recovery sheet is offered now.
  package var offersSheet: Bool {
    switch keeping {
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

  /// Makes a sheet, and shows it among the settings.
  package func takeOffer() {
    frame.sheet = .settings(.owned)
    act("sheet")
  }

  /// Sends the offer away for ever.
  package func declineOffer() {
    offerSheet(.over)
    frame.refocus()
  }

  /// The offer is at least as far.
  func offerSheet(_ stage: Offer) { if offer.rawValue < stage.rawValue { offer = stage } }
}
