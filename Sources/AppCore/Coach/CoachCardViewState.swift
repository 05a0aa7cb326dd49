import Screens
import Words

/// What the coach says of something, with words that can be unfolded.
package struct CoachCardViewState: Equatable, Sendable {
  /// A word with what it means; empty where that is not known.
  package struct Entry: Identifiable, Equatable, Sendable {
    package let id: Int
    package let word: String
    package let meaning: String
  }

  package let title: String
  package let sentences: [String]
  /// What the words are; empty without any.
  package let wordsTitle: String
  package let words: [Entry]

  /// Reads the title, the sentences and, after an empty field, what the words are and the words.
  init(_ fields: ArraySlice<String>, _ meanings: WordMeanings) {
    title = fields.first ?? ""
    let rest = fields.dropFirst()
    let end = rest.firstIndex(of: "") ?? rest.endIndex
    sentences = Array(rest[..<end])
    let unfolded = rest[end...].dropFirst()
    wordsTitle = unfolded.first ?? ""
    words = unfolded.dropFirst().enumerated().map { number, word in
      Entry(id: number, word: word, meaning: Word(word).map { meanings.text(of: $0) } ?? "")
    }
  }
}
