import Words

/// Whether the word lists of a language are loaded.
package enum WordsState {
  case loading
  case ready(WordBook)
  case missing

  package var isLoading: Bool {
    if case .loading = self { return true }
    return false
  }

  /// The lists, once they are loaded.
  package var book: WordBook? {
    if case .ready(let book) = self { return book }
    return nil
  }
}
