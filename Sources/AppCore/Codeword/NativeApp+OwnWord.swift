import Screens

/// The word that the player chooses for a friend.
extension NativeApp {
  /// The word, as far as the player has entered it.
  package var ownWord: String {
    get { model.shelf.codeword.ownWord.text }
    set { if newValue != ownWord { act { $0.shelf.codeword.ownWord = OwnWord(text: newValue) } } }
  }

  /// Why the word cannot be used; empty if it can, or before the player has tried.
  package var ownWordProblem: String { ShareTexts.sentence(for: model.shelf.codeword.ownWord) }
}
