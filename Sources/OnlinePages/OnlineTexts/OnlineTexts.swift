import ByteStrings
import Library

/// The texts of the online program, in every language.
struct OnlineTexts {
  let language: OnlineLanguage

  func title(of intent: ServerIntent) -> PlainText {
    switch intent {
    case .begin: say("Back up my games", "Meine Spiele sichern")
    case .enterCode: say("I have a code", "Ich habe einen Code")
    case .join: say("Join", "Dazukommen")
    case .offer: say("Add a device", "Gerät hinzufügen")
    case .allow: say("Yes, let it join", "Ja, es gehört dazu")
    case .refuse: say("No", "Nein")
    case .makeRecoveryKey: say("Recovery key", "Notfallschlüssel")
    case .copyRecoveryKey: say("Copy", "Kopieren")
    case .askToErase: say("Erase everything", "Alles löschen")
    case .erase: say("Erase", "Löschen")
    case .leave: say("Play without the server", "Ohne Server weiter")
    case .together: say("Play together", "Zusammen spielen")
    case .fair: say("How fair is it?", "Wie fair ist das?")
    case .offline: say("Play offline", "Offline spielen")
    case .takeOffline: say("Download", "Laden")
    case .rest: say("Back", "Zurück")
    }
  }

  func offer(_ address: PlainText) -> PlainText {
    say(
      """
      Back up your games at \(address), and play on any device. No name, no e-mail, no password.
      """,
      """
      Sichere deine Spiele bei \(address) und spiel auf jedem Gerät weiter. Ohne Namen, ohne E-Mail, ohne Passwort.
      """)
  }
  var word: PlainText { say("Invitation word", "Einladungswort") }
  var begun: PlainText {
    say("Your games are now backed up.", "Deine Spiele sind jetzt gesichert.")
  }

  var outdated: PlainText {
    say(
      "This page is out of date. Reload it.",
      "Diese Seite ist veraltet. Lade sie neu.")
  }

  /// How many games this device has, how much the server keeps, and where.
  func kept(_ games: Int, bytes: Int64?, at address: PlainText) -> PlainText {
    let count =
      games == 1 ? say("1 game", "1 Spiel") : say("\(games) games", "\(games) Spiele")
    guard let bytes else {
      return say(
        "\(count) here, backed up at \(address).", "\(count) hier, gesichert bei \(address).")
    }
    let size = size(of: bytes)
    return say(
      "\(count) here, \(size) backed up at \(address).",
      "\(count) hier, \(size) gesichert bei \(address).")
  }
  private func size(of bytes: Int64) -> PlainText {
    let kilobytes = Int(clamping: (bytes + 999) / 1_000)
    return kilobytes < 1_000
      ? "\(kilobytes) kB"
      : "\(kilobytes / 1_000)\(say(".", ","))\(kilobytes / 100 % 10) MB"
  }
  var left: PlainText {
    say("Your games are only in this browser now.", "Deine Spiele sind jetzt nur hier.")
  }

  /// When the server last saw a device.
  func seen(_ day: Day, today: Day) -> PlainText {
    switch today.number - day.number {
    case ...0: say("last seen today", "zuletzt heute")
    case 1: say("last seen yesterday", "zuletzt gestern")
    default:
      say("last seen \(briefDate(of: day))", "zuletzt am \(briefDate(of: day))")
    }
  }

  /// "22 Nov", "22.11.".
  func briefDate(of day: Day) -> PlainText {
    let (_, month, number) = day.date
    if language == .german { return "\(number).\(month)." }
    let names = PlainText("JanFebMarAprMayJunJulAugSepOctNovDec").utf8
    return "\(number) \(PlainText(utf8: Array(names.dropFirst(month * 3 - 3).prefix(3))))"
  }

  func this(_ label: PlainText) -> PlainText {
    say("\(label) (here)", "\(label) (hier)")
  }
  func remove(_ label: PlainText) -> PlainText { say("Remove \(label)", "\(label) entfernen") }
  var removeShort: PlainText { say("Remove", "Entfernen") }

  /// A sentence in the current language.
  func say(
    _ english: @autoclosure () -> PlainText, _ german: @autoclosure () -> PlainText
  ) -> PlainText {
    language == .german ? german() : english()
  }
}
