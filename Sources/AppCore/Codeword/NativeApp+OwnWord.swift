import Screens

/// A word of one's own for a friend.
extension NativeApp {
  /// The word, as far as it is entered.
  package var ownWord: String {
    get { model.shelf.codeword.ownWord.text }
    set { if newValue != ownWord { act { $0.shelf.codeword.ownWord = OwnWord(text: newValue) } } }
  }

  /// Why it cannot be set; empty where it can, and before that was tried.
  package var ownWordProblem: String { ShareTexts.sentence(for: model.shelf.codeword.ownWord) }
}
