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

/// What lies over the page.
enum Sheet: Equatable {
  /// The choices for another Codeword.
  case newGame
  /// How Codeword is played.
  case help
  /// What this is, and whose words it uses.
  case about
}

/// A passing message.
struct Toast {
  let message: String

  /// Long enough to be read twice.
  static let duration = Milliseconds(6000)
}

/// The sentence that a screen reader is to read next.
struct Announcement {
  private(set) var sentence = ""
  private(set) var number: UInt64 = 0

  mutating func say(_ sentence: String) {
    self.sentence = sentence
    number += 1
  }
}

/// What is chosen in the sheet for a new game.
struct NewGameChoice {
  var length = 5
  var limit: Int?
  var mode = CodewordOptions.Mode.standard

  var options: CodewordOptions? { CodewordOptions(length: length, limit: limit, mode: mode) }
}

/// What the screen of the open game holds beside the game: nothing here is kept.
enum Screen {
  case codeword(CodewordScreen)

  init(_ session: AnySession) {
    switch session {
    case .codeword(let session): self = .codeword(CodewordScreen(session))
    }
  }

  var id: RecordID {
    switch self {
    case .codeword(let screen): screen.id
    }
  }
}

/// What the app waits for from the page.
enum Request {
  case words
  case notices
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
