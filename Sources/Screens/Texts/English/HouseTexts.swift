import ByteStrings
import Library

/// Every sentence about the house that keeps games.
package enum HouseTexts {
  package static func title(of intent: HouseIntent) -> PlainText {
    switch intent {
    case .begin: "Keep my games here"
    case .enterCode: "I have a code"
    case .join: "Join"
    case .offer: "Add a device"
    case .allow: "Yes, let it join"
    case .refuse: "No"
    case .makeSheet: "Recovery sheet"
    case .copySheet: "Copy"
    case .askToErase: "Erase everything here"
    case .erase: "Erase"
    case .leave: "Go on without the house"
    case .rest: "Back"
    }
  }

  package static func offer(_ address: PlainText) -> PlainText {
    """
    \(address) can keep your games: no browser can lose them then, and your other devices have them \
    too. No name, no e-mail, no password.
    """
  }
  package static var word: PlainText { "Word of the house" }
  package static var begun: PlainText { "Your games are kept from now on." }

  package static var outdated: PlainText { "This page is older than its house. Load it anew." }

  /// How it stands, in a sentence.
  package static func sentence(_ keeping: Keeping) -> PlainText {
    switch keeping {
    case .kept: "Everything here is kept."
    case .waiting(1): "1 change waits for the network."
    case .waiting(let count): "\(count) changes wait for the network."
    case .refused(.removed, _):
      "This device was removed. Its games stay here, and are no longer kept elsewhere."
    case .refused(.laterVersion, _): outdated
    case .refused(.storage, _): "This browser has no room for what your other devices did."
    case .refused(.full, _): "The house has no room left for your games. They stay here."
    case .refused(.row, let count):
      "The house does not keep \(count) of your changes. They stay here."
    }
  }

  /// How many games this device has, how much the house keeps, and where.
  package static func kept(_ games: Int, bytes: Int64?, at address: PlainText) -> PlainText {
    let count: PlainText = games == 1 ? "1 game" : "\(games) games"
    guard let bytes else { return "\(count) here, kept at \(address)." }
    return "\(count) here, \(size(of: bytes)) kept at \(address)."
  }
  private static func size(of bytes: Int64) -> PlainText {
    let kilobytes = Int(clamping: (bytes + 999) / 1_000)
    return kilobytes < 1_000
      ? "\(kilobytes) kB" : "\(kilobytes / 1_000).\(kilobytes / 100 % 10) MB"
  }
  package static var takeAlong: PlainText { "Take everything along" }
  package static var left: PlainText { "Your games are in this browser alone now." }
  package static var sheetOffer: PlainText {
    "With a recovery sheet you have your games again even if all your devices are gone."
  }
  package static var noSheet: PlainText { "No, thanks" }

  /// When a device was there last.
  package static func seen(_ day: Day, today: Day) -> PlainText {
    switch today.number - day.number {
    case ...0: "last here today"
    case 1: "last here yesterday"
    default: "last here on " + DailyTexts.briefDate(of: day)
    }
  }

  package static func this(_ label: PlainText) -> PlainText { "\(label) (this one)" }
  package static func remove(_ label: PlainText) -> PlainText { "Remove \(label)" }
  package static var removeShort: PlainText { "Remove" }
  package static func addNote(_ address: PlainText) -> PlainText {
    """
    On the other device open \(address), then Settings, My games, “I have a code”, or scan the \
    picture. The code holds for ten minutes.
    """
  }
  package static var code: PlainText { "Code" }
  package static var picture: PlainText { "The code as a picture to scan" }
  package static func asks(_ claim: [PlainText]) -> PlainText {
    "\(claim[2]) wants to join (games there: \(claim[1])). Does it show \(claim[0])?"
  }
  package static var joined: PlainText { "The other device has your games now." }

  package static var enterNote: PlainText {
    """
    The code that your other device shows, or what stands on your recovery sheet. The games of this \
    device go to whoever it is from.
    """
  }
  package static var moveNote: PlainText {
    """
    This device belongs to a player already. With the code of another player, it goes over with all its \
    games. Only another device of yours or your recovery sheet leads back.
    """
  }
  package static func waits(_ number: PlainText) -> PlainText {
    "Your other device asks whether it is you, and shows \(number). Say yes there."
  }

  package static var sheetNote: PlainText {
    """
    Write this down. With it you have your games again when all devices are gone, and so has whoever else \
    reads it. A new sheet takes its place.
    """
  }

  package static var eraseNote: PlainText {
    """
    Your games and devices are gone from the house at once, and within a day from its file. Older copies \
    hold them until they are deleted. Your browsers keep what they have.
    """
  }
  package static var erased: PlainText { "The house has forgotten everything." }

  /// Why nothing came of a step.
  static func problem(_ answer: HouseAnswer) -> PlainText {
    switch answer.status {
    case 0: "The house does not answer. Check the connection."
    case 403: "That is not the word of the house."
    case 409: reason(answer)
    case 429, 503, 507: "That cannot be done now. Try again later."
    case 401, 404: "There is no such code, or none any more."
    default: "A code has 8 signs, a recovery sheet 28."
    }
  }

  private static func reason(_ answer: HouseAnswer) -> PlainText {
    if answer["too-many-devices"] != nil { return "There are too many devices. Remove one first." }
    if answer["refused"] != nil { return "The other device said no." }
    return "There is no such code, or none any more."
  }
}
