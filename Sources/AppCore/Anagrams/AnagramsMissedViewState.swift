import Screens
import Words

/// The words that the player missed repeatedly, each with how often and what it means.
@MainActor
package struct AnagramsMissedViewState {
  /// A word that comes back in later racks.
  package struct Entry: Identifiable, Equatable, Sendable {
    package let id: Int
    package let word: String
    /// How often the player missed it.
    package let count: String
    /// Empty if the meaning is not known.
    package let meaning: String
  }

  package let note: String
  package let words: [Entry]

  /// Nobody reads more than this many words.
  private static let most = 60

  package init(_ model: AppModel) {
    let anagrams = model.shelf.anagrams
    let missed = anagrams.missedWords
    note = AnagramsScreenTexts.missedNote
    words = missed.prefix(Self.most).enumerated().map { number, entry in
      Entry(
        id: number, word: entry.word.uppercased,
        count: AnagramsScreenTexts.missed(times: entry.count),
        meaning: anagrams.meanings.text(of: entry.word, in: model.library.settings.words))
    }
  }
}

extension NativeApp {
  /// Shows the words that the player missed in Anagrams.
  package func showMissedWords() {
    act {
      $0.shelf.anagrams.loadMeanings()
      $0.frame.modal = .words(.anagrams)
    }
  }
}
