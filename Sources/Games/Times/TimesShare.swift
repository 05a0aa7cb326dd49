import ByteStrings

/// The result of a round of Times as shown to others. It reveals no number of a problem.
extension Times: SharedGame {
  /// The colour of the game.
  public static var symbol: Literal { "🟦" }

  /// "9/10".
  public var figure: PlainText { "\(score)/\(answers.count)" }

  /// One symbol per answer: right, right but slow, or wrong.
  public var symbols: PlainText {
    rows(answers.count) { isRight($0) ? isQuick($0) ? "🟦" : "🟡" : "⬜" }
  }
}
