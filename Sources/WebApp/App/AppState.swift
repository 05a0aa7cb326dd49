import ByteStrings
import Games
import Library
import Words

/// Whether the word lists are there.
enum WordsState {
  case loading
  case ready(WordBook)
  case missing

  var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }
}

/// What lies over the page. The one long value is kept apart, so that all others are a few bytes to
/// put anywhere.
enum Sheet: Equatable {
  /// The choices for another game of a kind.
  case newGame(GameKind)
  /// How a game is played.
  case help(GameKind)
  /// Which keys do what.
  case shortcuts
  /// What this is, and whose words it uses.
  case about
  /// How the player likes it.
  case settings
  /// What the finished games of a kind come to; without one, those of all kinds.
  case statistics(GameKind?)
  /// What to show others of the game on screen.
  case share(GameKind)
  /// How the game on screen ended.
  case end(GameKind)
  /// What the daily five are, and how a streak is counted.
  case dailyHelp
  /// What to show others of the five on screen.
  case dailyShare
  /// What can be done with a game of the list.
  indirect case game(RecordID)
}

/// A passing message.
struct Toast {
  let message: PlainText
  /// What the player can do about it, and what it is called.
  var action: (title: PlainText, act: () -> Void)?
  /// Whether it tells of a new version, and so stands until it is answered.
  var offersVersion = false

  /// Long enough to be read twice.
  static let duration = Milliseconds(6000)
}

/// The sentence that a screen reader is to read next.
struct Announcement {
  private(set) var sentence: PlainText = ""
  private(set) var number: UInt64 = 0

  mutating func say(_ sentence: PlainText) {
    self.sentence = sentence
    number += 1
  }
}

/// What the app waits for from the page.
indirect enum Request {
  case words
  /// The games for trying.
  case samples
  case notices
  case build
  case copy
  case copyLink
  /// The text is copied instead where there is nothing to share with.
  case share(PlainText)
  case archive
  case language
  /// A file that only one game needs.
  case file(GameKind)
  case keep(RowChange)
}

/// How a request ended; the numbers stand in `docs/bridge.md`.
public enum AnswerStatus: Int32, Sendable {
  /// It was done.
  case done = 0
  /// It could not be done.
  case failed = 1
  /// The storage is full.
  case full = 2
  /// The browser does not allow it.
  case refused = 3
  /// Something else is stored there.
  case conflict = 4
}
