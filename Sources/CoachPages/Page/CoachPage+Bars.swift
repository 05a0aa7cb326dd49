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
    let longest = max(1, usual, expected, result)
    func length(_ tenths: Int) -> Int { max(0, tenths) * 100 / longest }
    bar(.usual, labels.usual, CoachPhrases.figure(tenths: usual), length: length(usual))
    bar(.choices, labels.expected, CoachPhrases.figure(tenths: expected), length: length(expected))
    bar(.result, labels.result, CoachPhrases.short(tenths: result), length: length(result))
  }
}
