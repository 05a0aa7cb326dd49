@testable import Games
import Words

extension AnagramsTexts {
  /// "Line 1: 27 words are stated, and there are 26."
  static func finding(_ finding: RackLinter.Finding) -> String {
    "Line \(finding.line): \(problem(finding.problem))"
  }

  /// The sentence that says what is wrong with a rack.
  static func problem(_ problem: RackFinding) -> String {
    switch problem {
    case .lettersUnreadable: "The line does not begin with six letters and a colon."
    case .wordUnreadable(let number): "Word \(number) is not one to six letters."
    case .wrongLength(let word): "\(word.uppercased) is too short."
    case .cannotBeMade(let word): "The letters cannot spell \(word.uppercased)."
    case .duplicate(let word): "\(word.uppercased) stands there before."
    case .notInLists(let word): "\(word.uppercased) is not in the word lists."
    case .vulgar(let word): "\(word.uppercased) is a word that no game shows."
    case .noWordOfAllLetters: "No word uses all six letters."
    case .wrongCount(let stated, let actual):
      "\(stated) words are stated, and there \(actual == 1 ? "is" : "are") \(actual)."
    case .sameRack(let line): "Line \(line) has the same letters."
    case .wrongSize(let count):
      "\(words(count)) to find; there should be "
        + "\(AnagramsDealer.blankCounts.lowerBound) to \(AnagramsDealer.blankCounts.upperBound)."
    case .notCommon(let word): "\(word.uppercased) is too rare to be asked for."
    case .unkind(let word): "\(word.uppercased) is too unkind to be asked for."
    case .missing(let word): "\(word.uppercased) is missing."
    case .noFamiliarWordOfAllLetters: "No everyday word uses all six letters."
    case .givesAway(let word): "The letters stand in the order of \(word.uppercased)."
    }
  }
}
