import Screens
import Words

/// What the coach says about a topic, with words that can be unfolded.
package struct CoachCardViewState: Equatable, Sendable {
  /// A word with its meaning, which is empty if it is not known.
  package struct Entry: Identifiable, Equatable, Sendable {
    package let id: Int
    package let word: String
    package let meaning: String
  }

  package let title: String
  /// What the choice cost; empty if nothing is known about it.
  package let verdict: String
  package let sentences: [String]
  /// The title of the words; empty if there are none.
  package let wordsTitle: String
  package let words: [Entry]

  /// Reads the title, the verdict, the sentences and, after an empty field, the title of the words and the words.
  init(_ fields: ArraySlice<String>, _ coach: CoachModel) {
    title = fields.first ?? ""
    verdict = fields.dropFirst().first ?? ""
    let rest = fields.dropFirst(2)
    let end = rest.firstIndex(of: "") ?? rest.endIndex
    sentences = Array(rest[..<end])
    let unfolded = rest[end...].dropFirst()
    wordsTitle = unfolded.first ?? ""
    words = unfolded.dropFirst().enumerated().map { number, word in
      Entry(
        id: number, word: word,
        meaning: Word(word).map { coach.meanings.text(of: $0, in: coach.words) } ?? "")
    }
  }
}
