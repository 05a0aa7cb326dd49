import Games
import Words

/// The lists of a language together: whether there is enough of everything.
public struct LanguageLists: Sendable {
  private var answers: [Word] = []
  private var common: Set<Word> = []
  private var familiar: [Word] = []
  private var entries: [String: Int] = [:]

  /// No lists yet.
  public init() {}

  /// Adds the words of a file. Only files that are named after their kind belong to a language: a list of another
  /// name may be as short as it likes.
  public mutating func add(_ words: [Word], named fileName: some StringProtocol) {
    if fileName.hasPrefix("answers") { answers += words }
    if fileName.hasPrefix("common") { common.formUnion(words) }
    if fileName.hasPrefix("familiar") { familiar += words }
  }

  /// Adds the number of entries of a file. Only a file that is named after a category (`animals.tsv`) belongs to a
  /// language: a pack may have the same name, as a `.txt`.
  public mutating func add(entries count: Int, named fileName: some StringProtocol) {
    guard fileName.hasSuffix(".tsv") else { return }
    let name = fileName.dropLast(".tsv".count)
    if HangmanCategory.allCases.contains(where: { "\($0.keyword)" == name }) {
      entries[String(name)] = count
    }
  }

  /// What there is too little of. With the common words, takes time proportional to the number of those of six letters
  /// times the number of all.
  public var shortages: [ListShortage] {
    var shortages: [ListShortage] = []
    for length in WordBook.lengths {
      let count = answers.count { $0.count == length }
      if count > 0, count < WordListNeeds.answers(length: length) {
        shortages.append(.answers(length: length, count: count))
      }
    }
    if !common.isEmpty {
      let words = common.union(answers)
      let bases = familiar.isEmpty ? words.sorted() : familiar
      let count = RackCount.racks(of: bases, asking: words.sorted())
      if count < WordListNeeds.racks { shortages.append(.racks(count: count)) }
    }
    for (category, count) in entries.sorted(by: { $0.key < $1.key })
    where count < WordListNeeds.entries {
      shortages.append(.entries(category: category, count: count))
    }
    return shortages
  }
}

/// Too little of something.
public enum ListShortage: Equatable, Sendable {
  /// Answers of a length.
  case answers(length: Int, count: Int)
  /// Racks of Anagrams.
  case racks(count: Int)
  /// Entries of a category of Hangman.
  case entries(category: String, count: Int)
}
