import ByteStrings

/// The result of a round of Times as shown to others. It reveals no number of a problem.
extension Times: SharedGame {
  /// "9 of 10 right".
  public var figure: PlainText { TimesTexts.right(score, of: answers.count) }

  /// One symbol per answer: right, right but slow, or wrong.
  public var symbols: PlainText {
    rows(answers.count) { isRight($0) ? isQuick($0) ? "🟦" : "🟡" : "⬜" }
  }
}
