import Games

/// Every sentence of the frame around the games.
enum ShellTexts {
  static let name = "Pastime"
  static let listName = "Your games"
  static let yourGames = "Your games"
  static let newCodeword = "New Codeword"
  static let newGameOptions = "Choose length, attempts and mode"
  static let start = "Start"
  static let anotherGame = "Another game"
  static let back = "Back to the list"
  static let help = "How to play"
  static let close = "Close"
  static let dismiss = "Dismiss"
  static let actions = "Actions"
  static let delete = "Delete this game"
  static let deleted = "The game is deleted."
  static let undo = "Undo"
  static let newVersion = "There is a new version of Pastime."
  static let update = "Update"
  static let emptyList =
    "Every game you play will be listed here, to go on with or to look back at."
  static let welcome = "Start a game, or choose one from the list to go on."
  static let wordsLoading = "The word lists are still on their way. One moment."
  static let wordsMissing =
    "The word lists could not be loaded. Check the connection and reload the page."
  static let noSuchGame = "That game is not on this device."
  static let branched = "This game went on in another tab. Both are kept: this is yours."
  static let storageRefused =
    "The browser does not let Pastime keep anything here. Games are lost when the page closes."
  static let storageFull = "The storage of this device is full. The last move is not saved."
  static let storageFailed = "The last move could not be saved on this device."

  // MARK: About

  static let about = "About Pastime"
  static let aboutPastime =
    "Classic word and brain games to play at once, also without a network. The code is free: it is "
    + "under the MIT licence."
  static let aboutPrivacy =
    "There is no account, and nothing is sent anywhere. Your games stay in this browser, on this "
    + "device."
  static let aboutWordsTitle = "The words"
  static let aboutWords =
    "Hidden words are common ones, spelt alike everywhere, and fit for children. Far more words are "
    + "accepted when you try them, rare ones and all spellings too. Names, abbreviations and slurs are "
    + "not in the list."
  static let credit =
    "Words: SCOWL © 2000–2018 Kevin Atkinson; includes ENABLE (public domain) and UKACD © J Ross "
    + "Beresford 1993–1999; selected with WordNet 3.0 © 2006 Princeton University. Lists filtered and "
    + "modified for these games."
  static let licences = "Licences and notices"
  static let noticesMissing = "The notices could not be loaded. Check the connection."

  /// Which edition of the word lists this is, as hexadecimal digits.
  static func edition(_ identity: UInt64) -> String {
    "Word list \(String(identity, radix: 16))"
  }

  static func unreadable(_ count: Int) -> String {
    count == 1
      ? "One game could not be read to its end. Its record is kept as it is."
      : "\(count) games could not be read to their end. Their records are kept as they are."
  }

  static func showOlder(_ count: Int) -> String { "Show older games (\(count) more)" }

  static func name(of kind: GameKind) -> String {
    switch kind {
    case .codeword: "Codeword"
    }
  }

  static func title(of route: Route) -> String {
    switch route {
    case .home, .samples, .challenge: name
    case .game(.codeword, _): "Codeword · Pastime"
    }
  }

  static func row(kind: GameKind, state: String, time: String) -> String {
    switch kind {
    case .codeword: "Codeword. \(state) \(time)."
    }
  }

  /// "2:41", and from an hour on "1:02:41".
  static func time(_ time: Milliseconds) -> String {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    guard minutes >= 60 else { return "\(minutes):\(twoDigits(seconds % 60))" }
    return "\(minutes / 60):\(twoDigits(minutes % 60)):\(twoDigits(seconds % 60))"
  }

  /// "2 minutes 41 seconds".
  static func spoken(_ time: Milliseconds) -> String {
    let seconds = time.count / 1000
    let minutes = seconds / 60
    let rest = seconds % 60 == 1 ? "1 second" : "\(seconds % 60) seconds"
    guard minutes > 0 else { return rest }
    return (minutes == 1 ? "1 minute " : "\(minutes) minutes ") + rest
  }

  private static func twoDigits(_ number: Int64) -> String {
    number < 10 ? "0\(number)" : "\(number)"
  }
}
