import ByteStrings
import Games
import Library
import Words

/// The services that the screens require from their environment: a page in a browser, a native app, a test.
/// `docs/bridge.md` says how the browser answers.
///
/// Nothing here blocks: operations that take time answer later, through `AppModel.answered`.
package protocol Host: AnyObject {
  /// The time of a clock that never goes back.
  func clock() -> Instant
  /// The moment by the calendar.
  func date() -> WallTime
  /// The current day in local time.
  func day() -> Day
  /// The offset of local time from UTC.
  func zone() -> Milliseconds
  /// 64 unpredictable random bits.
  func randomBits() -> UInt64
  /// Wakes the app after this delay; nil cancels the timer.
  func setTimer(_ timer: AppTimer, after delay: Milliseconds?)
  /// Whether the interface is animated: neither the player nor the system asks for reduced motion.
  func moves() -> Bool
  /// Asks for a file of the build by its logical name, or for the name of the build (`build`).
  func fetch(_ name: Literal, request: Int32)
  /// Stores a row if the storage holds what the change expects. Otherwise answers conflict, with what it holds. A
  /// clock is stored in either case, and the answer contains what was stored before.
  func keep(_ change: RowChange, request: Int32)
  /// Changes the address; `replacing` adds no step to the history.
  func navigate(to fragment: PlainText, replacing: Bool)
  /// Goes one step back if that step belongs to the app and leads there; otherwise replaces the address.
  func back(or fragment: PlainText)
  /// Sends a line to the online program of the server that serves the page: what happened here (docs/online.md). Its
  /// output arrives later, at any time, through `AppModel.shown`.
  func online(_ message: PlainText, _ call: OnlineCall)
  /// Asks a judge (docs/judging.md): for the game of a day (`daily 2026-11-21 codeword en`), or about the last
  /// move of a record on a consistent puzzle.
  /// - Returns: whether to wait. If so, nothing is done now, and the action that led here is repeated when the judge
  ///   has answered.
  func judge(_ question: [UInt8]) -> Bool
  /// Asks the coach, which answers with a page of lines, or failed if it is unavailable. An empty question stops the
  /// running computation.
  /// - Parameters:
  ///   - kind: the kind of the game in question.
  ///   - words: the language of its words.
  func coach(_ question: [UInt8], about kind: GameKind, in words: WordLanguage, request: Int32)
  /// Writes text to the clipboard. A line that begins with `#/` is a place in the app: it becomes a complete address.
  func copy(_ text: PlainText, request: Int32)
  /// Whether the device has other programs that accept text.
  func shares() -> Bool
  /// Hands such a text to another program on the device. Answers failed if there is no such program, and refused if
  /// the player cancels.
  func share(_ text: PlainText, request: Int32)
  /// Offers a text file to be saved.
  func save(_ text: [UInt8], name: PlainText)
  /// Lets the player choose a text file, and answers with its bytes, or refused.
  func choose(request: Int32)
  /// Sends a preference to the styles; an empty value withdraws it.
  func prefer(_ name: Literal, _ value: Literal)
  /// Gives sound and haptic feedback on an event, if the device can.
  func feedback(_ kind: Feedback)
  /// Activates the new version of the page, which reloads.
  func activate()
  /// Reloads the page in the language with this tag, and stores that choice. Answers only if the page stays
  /// unchanged: refused if nothing can be stored, failed if the language is unavailable.
  func speak(_ tag: Literal, request: Int32)
  /// Sets the title of the document.
  func setTitle(_ title: PlainText)
}

/// Events with sound or haptic feedback; `docs/bridge.md` lists the numbers.
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

  /// The feedback at the end of a game.
  static func end(_ outcome: Outcome) -> Feedback { outcome == .lost ? .lost : .won }
}

/// The timers of the app.
package enum AppTimer: Int32, CaseIterable, Sendable {
  /// The shown time advances by a second.
  case tick = 1
  /// The toast was shown long enough.
  case toast = 2
  /// A new day begins in local time.
  case midnight = 3
  /// An animation has ended.
  case motion = 4
  /// The words are there, and what waited for them is done. A judge may have to be asked about that; then `woke` is
  /// repeated, which the answer of a request cannot be.
  case words = 5
}
