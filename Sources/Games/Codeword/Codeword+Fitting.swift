import Words

extension Codeword {
  /// The words that the secret can still be, in the order of the alphabet: those that are dealt and would
  /// have borne the marks of every attempt. Linear in the number of words that are dealt.
  /// - Returns: none where the secret is not dealt, because somebody has chosen it or the lists have changed.
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
