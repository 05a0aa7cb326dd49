import ByteStrings

/// What an online program wants done.
public enum OnlineEffect {
  /// Ask the server: a method of HTTP, a path below `v1/`, and a body. The answer names the number.
  case ask(request: Int32, method: Literal, path: PlainText, body: PlainText)
  /// Wake the online program after so many milliseconds, in the place of an earlier time; nil cancels that.
  case wake(afterMilliseconds: Int32?)
  /// Hand this page to the page's program: lines, as `docs/session.md` lists them, or a record on a consistent puzzle.
  case show([UInt8])
  /// Wake the online program for the judge after so many milliseconds, in the place of an earlier time; nil cancels
  /// that.
  case retry(afterMilliseconds: Int32?)
  /// Wake the online program for its race after so many milliseconds, in the place of an earlier time; nil cancels
  /// that.
  case tick(afterMilliseconds: Int32?)
  /// Hear the news of a race from now on, in the place of another: a path below `v1/`, empty for none.
  case follow(PlainText)
  /// The call of the page that waits under this number is made again, or given up. Afterwards the online program has to
  /// be told so (`OnlineEvent.repeated`).
  case goOn(Int32, JudgedOutcome)
}

/// What becomes of a question that waits.
public enum JudgedOutcome: Int32 {
  case givenUp = 0
  case again = 1
  /// It is made again, and the game is over with it: what the player did meanwhile is not for that game any more.
  case ended = 2
}
