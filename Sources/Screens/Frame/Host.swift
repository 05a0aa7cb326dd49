import ByteStrings
import Games
import Library

/// What the screens ask of what runs them: a page in a browser, a native app, a test.
/// `docs/bridge.md` says how the browser answers.
///
/// Nothing here waits: whatever takes time answers later, through `AppModel.answered`.
package protocol Host: AnyObject {
  /// The moment by a clock that never goes back.
  func clock() -> Instant
  /// The moment by the calendar.
  func date() -> WallTime
  /// The day it is where the player is.
  func day() -> Day
  /// By how much the clock on the wall is ahead of that of Greenwich.
  func zone() -> Milliseconds
  /// 64 random bits that nobody can foresee.
  func randomBits() -> UInt64
  /// Wakes the app after so many milliseconds; nil cancels the timer.
  func setTimer(_ timer: AppTimer, after delay: Milliseconds?)
  /// Whether what is shown moves: neither the player nor the system wants less motion.
  func moves() -> Bool
  /// Asks for a file of the build by its logical name, or for what the build is called (`build`).
  func fetch(_ name: Literal, request: Int32)
  /// Stores a row, where the storage holds what the change expects. Otherwise answers conflict, with
  /// what it holds. A clock is stored in either case, and the answer is what was held before.
  func keep(_ change: RowChange, request: Int32)
  /// Changes the address; `replacing` makes no new step in the history.
  func navigate(to fragment: PlainText, replacing: Bool)
  /// Goes one step back where that step is the app's own and leads there; otherwise replaces the address.
  func back(or fragment: PlainText)
  /// Tells the online program of the server that serves the page what happened here, in a line (docs/online.md). What
  /// it has to show comes later, through `AppModel.shown`, whenever it likes.
  func online(_ message: PlainText, _ call: OnlineCall)
  /// Asks a judge (docs/judging.md): for the game of a day (`daily 2026-11-21 codeword`), or about the last move
  /// of a record on a consistent puzzle.
  /// - Returns: whether to wait. Then nothing is done now, and what led here happens again when he has
  ///   answered.
  func judge(_ question: [UInt8]) -> Bool
  /// Asks the coach, who answers with a page of lines, or failed where none can be had. Nothing asked ends what
  /// is reckoned.
  func coach(_ question: [UInt8], request: Int32)
  /// Puts text on the clipboard. A line that begins with `#/` is a place in the app: it becomes its
  /// whole address.
  func copy(_ text: PlainText, request: Int32)
  /// Whether there are other programs to hand text to.
  func shares() -> Bool
  /// Hands such a text to another program of the device. Answers failed where there is none to take it,
  /// and refused when the player thinks better of it.
  func share(_ text: PlainText, request: Int32)
  /// Offers a text file to be saved.
  func save(_ text: [UInt8], name: PlainText)
  /// Lets the player choose a text file, and answers with its bytes, or refused.
  func choose(request: Int32)
  /// Tells the styles a preference; an empty value withdraws it.
  func prefer(_ name: Literal, _ value: Literal)
  /// Lets the player hear and feel what happened, where the device can.
  func feedback(_ kind: Feedback)
  /// Takes the new version of the page over: it starts anew.
  func activate()
  /// Starts the page anew in the language with this tag, and keeps that choice. Answers only where it
  /// stays as it is: refused where nothing can be kept, failed where the language cannot be had.
  func speak(_ tag: Literal, request: Int32)
  /// Names the document.
  func setTitle(_ title: PlainText)
}

/// What can be heard and felt; the numbers stand in `docs/bridge.md`.
package enum Feedback: Int32, Sendable {
  /// A key was pressed.
  case key = 0
  /// A move was made.
  case good = 1
  /// A move was refused, or was a miss.
  case refused = 2
  /// The game ended, and was won or finished.
  case won = 3
  /// The game ended, and was lost.
  case lost = 4
  /// The five of a day are done.
  case complete = 5

  /// What is heard at the end of a game.
  static func end(_ outcome: Outcome) -> Feedback { outcome == .lost ? .lost : .won }
}

/// The things that the app waits for.
package enum AppTimer: Int32, CaseIterable, Sendable {
  /// The shown time goes on by a second.
  case tick = 1
  /// The toast has been there long enough.
  case toast = 2
  /// A new day begins where the player is.
  case midnight = 3
  /// What moved has come to rest.
  case motion = 4
}
