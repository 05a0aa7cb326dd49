import Games
import WordListLint

/// The sentences about word lists.
enum ListTexts {
  /// What is wrong with a line.
  static func phrase(for fault: ListFault) -> String {
    switch fault {
    case .notText: "the line is not UTF-8"
    case .foreignCharacter: "it has a character that is no letter of the language"
    case .spelling(let word): "games write this word \(word)"
    case .length(let count): "words have 3 to 6 letters, and this one has \(count)"
    case .repeated(let line): "it is already in line \(line)"
    case .blocked(let word): "\(word) is not for everybody"
    case .entry(let refusal): phrase(for: refusal)
    case .noClue: "there is no clue after a tab"
    case .longClue(let count):
      "a clue has at most \(EntryList.clueLimit) characters, and this one has \(count)"
    case .clueEnding: "a clue is no sentence, so it ends with a word"
    case .clueSays(let word): "the clue says \(word)"
    }
  }

  private static func phrase(for refusal: HangmanAnswerRefusal) -> String {
    let letters = HangmanAnswer.letterCounts
    return switch refusal {
    case .notText: "the line is not UTF-8"
    case .tooShort(let count), .tooLong(let count):
      "an entry has \(letters.lowerBound) to \(letters.upperBound) letters, and this one has \(count)"
    case .tooManyCharacters: "an entry has at most \(HangmanAnswer.characterLimit) characters"
    case .foreignCharacter: "it has a character that can be neither guessed nor shown"
    }
  }

  /// What there is too little of.
  static func phrase(for shortage: ListShortage) -> String {
    switch shortage {
    case .answers(let length, 1):
      "There is 1 answer of \(length) letters; \(WordListNeeds.answers(length: length)) are needed."
    case .answers(let length, let count):
      """
      There are \(count) answers of \(length) letters; \(WordListNeeds.answers(length: length)) are \
      needed.
      """
    case .racks(let count):
      "The words give \(count) racks of Anagrams; \(WordListNeeds.racks) are needed."
    case .entries(let category, 1):
      "The category \(category) has 1 entry; \(WordListNeeds.entries) are needed."
    case .entries(let category, let count):
      "The category \(category) has \(count) entries; \(WordListNeeds.entries) are needed."
    }
  }
}
