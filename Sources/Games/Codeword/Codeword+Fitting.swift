import Words

extension Codeword {
  /// The words that the secret can still be, in alphabetical order: the dealt words that match the marks of
  /// every attempt. Linear in the number of dealt words.
  /// - Returns: no words if the secret is not among the dealt words, because a person chose it or the lists
  ///   have changed.
  public func fittingWords(in book: WordBook) -> [Word] {
    var fitting: [Word] = []
    for index in 0..<book.answerCount(length: options.length) {
      let word = book.answer(length: options.length, at: index)
      let fits = attempts.allSatisfy { Marks(of: $0.word, against: word) == $0.marks }
      if fits { fitting.append(word) }
    }
    return fitting.contains(puzzle.secret) ? fitting : []
  }
}
