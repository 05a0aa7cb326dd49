import ByteStrings

/// What an online program asks its page to do.
public enum OnlineEffect {
  /// Ask the server: an HTTP method, a path below `v1/`, and a body. The answer carries the number of the request.
  case ask(request: Int32, method: Literal, path: PlainText, body: PlainText)
  /// Wake the online program after this many milliseconds, which replaces an earlier time; nil cancels the timer.
  case wake(afterMilliseconds: Int32?)
  /// Hand this to the page's program: lines, as `docs/online.md` lists them, or a record on a consistent puzzle.
  case show([UInt8])
  /// Wake the online program for the judge after this many milliseconds, which replaces an earlier time; nil cancels
  /// the timer.
  case retry(afterMilliseconds: Int32?)
  /// Wake the online program for its race after this many milliseconds, which replaces an earlier time; nil cancels
  /// the timer.
  case tick(afterMilliseconds: Int32?)
  /// Follow the events of a race from now on, instead of any other race: a path below `v1/`, empty for no race.
  case follow(PlainText)
  /// The page repeats the call that waits under this number, or gives it up. Then it has to report that to the online
  /// program (`OnlineEvent.repeated`).
  case goOn(Int32, JudgedOutcome)
}

/// What happens to a waiting question.
public enum JudgedOutcome: Int32 {
  case givenUp = 0
  case again = 1
  /// The call is repeated, and ends the game. Later input of the player no longer belongs to that game.
  case ended = 2
}
