import ByteStrings
import Coach

extension CoachPage {
  /// What a game names the parts of its account. `choices` and `chance` name what each added: "Word choice", "Chance".
  struct AccountLabels {
    let usual: PlainText
    /// What the choices would take on average.
    let expected: PlainText
    let choices: PlainText
    let chance: PlainText
    let result: PlainText
  }

  /// What is usual, what the choices take on average, and what it was.
  mutating func bars(_ balance: Balance, _ labels: AccountLabels) {
    let (usual, result) = (tenths(balance.par), tenths(balance.result))
    let expected = usual + tenths(balance.cost)
    bars(
      [
        (.usual, labels.usual, CoachPhrases.figure(tenths: usual), usual),
        (.choices, labels.expected, CoachPhrases.figure(tenths: expected), expected),
        (
          .result, labels.result,
          result % 10 == 0 ? "\(result / 10)" : CoachPhrases.figure(tenths: result), result
        ),
      ], of: max(usual, expected, result))
  }

  /// - Parameter longest: the extent of a bar of the whole length.
  mutating func bars(
    _ bars: [(tone: Tone, label: PlainText, figure: PlainText, extent: Int)], of longest: Int
  ) {
    for each in bars {
      bar(each.tone, each.label, each.figure, length: max(0, each.extent) * 100 / max(1, longest))
    }
  }
}
