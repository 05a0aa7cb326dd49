import ByteStrings

/// What a player shows others of a Times: never a number of it.
extension Times: SharedGame {
  /// The colour of the game.
  public static var sign: Literal { "🟦" }

  /// "9/10".
  public var figure: PlainText { "\(score)/\(answers.count)" }

  /// A sign an answer: a right one, a right one that was slow, a wrong one.
  public var signs: PlainText {
    rows(answers.count) { isRight($0) ? isQuick($0) ? "🟦" : "🟡" : "⬜" }
  }
}
