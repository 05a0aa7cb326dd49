import ByteStrings
import Library

/// The texts of the online program.
struct OnlineTexts {
  /// "Compare: Bo"
  func labelled(_ name: PlainText, _ text: PlainText) -> PlainText {
    localized("\(name): \(text)")
  }

  func title(of intent: ServerIntent) -> PlainText {
    switch intent {
    case .begin: localized("Back up my games")
    case .enterCode: localized("I have a code")
    case .join: localized("Join")
    case .offer: localized("Add a device")
    case .allow: localized("Yes, let it join")
    case .refuse: localized("No")
    case .makeRecoveryKey: localized("Recovery key")
    case .copyRecoveryKey: localized("Copy")
    case .askToErase: localized("Erase everything")
    case .erase: localized("Erase")
    case .leave: localized("Play without the server")
    case .together: localized("Play together")
    case .fair: localized("How fair is it?")
    case .offline: localized("Play offline")
    case .takeOffline: localized("Download")
    case .rest: localized("Back")
    }
  }

  func offer(_ address: PlainText) -> PlainText {
    localized(
      """
      Back up your games at \(address), and play on any device. No name, no e-mail, no password.
      """)
  }
  var word: PlainText { localized("Invitation word") }
  var begun: PlainText {
    localized("Your games are now backed up.")
  }

  var outdated: PlainText {
    localized("This page is out of date. Reload it.")
  }

  /// How many games this device has, how much the server keeps, and where.
  func kept(_ games: Int, bytes: Int64?, at address: PlainText) -> PlainText {
    let count =
      games == 1 ? localized("1 game") : localized("\(games) games")
    guard let bytes else {
      return localized("\(count) here, backed up at \(address).")
    }
    let size = size(of: bytes)
    return localized("\(count) here, \(size) backed up at \(address).")
  }
  private func size(of bytes: Int64) -> PlainText {
    let kilobytes = Int(clamping: (bytes + 999) / 1_000)
    return kilobytes < 1_000
      ? "\(kilobytes) kB"
      : "\(kilobytes / 1_000)\(localized("."))\(kilobytes / 100 % 10) MB"
  }
  var left: PlainText {
    localized("Your games are only in this browser now.")
  }

  /// When the server last saw a device.
  func seen(_ day: Day, today: Day) -> PlainText {
    switch today.number - day.number {
    case ...0: localized("last seen today")
    case 1: localized("last seen yesterday")
    default:
      localized("last seen \(briefDate(of: day))")
    }
  }

  /// "22 Nov", "22.11.".
  func briefDate(of day: Day) -> PlainText {
    let (_, month, number) = day.date
    let months = localized(" Jan| Feb| Mar| Apr| May| Jun| Jul| Aug| Sep| Oct| Nov| Dec").utf8
    let name = Array(months).split(separator: UInt8(ascii: "|"))[month - 1]
    return "\(number)\(PlainText(utf8: Array(name)))"
  }

  func this(_ label: PlainText) -> PlainText {
    localized("\(label) (here)")
  }
  func remove(_ label: PlainText) -> PlainText { localized("Remove \(label)") }
  var removeShort: PlainText { localized("Remove") }
}
