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

  static func unreadable(_ count: Int) -> String {
    count == 1
      ? "One game could not be read to its end. Its record is kept as it is."
      : "\(count) games could not be read to their end. Their records are kept as they are."
  }

  static func title(of route: Route) -> String {
    switch route {
    case .home: name
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
