import Words

/// What the attempts so far reveal about the secret.
public struct CodewordKnowledge: Equatable, Sendable {
  private var exact: [Letter?]
  /// The letters that were tried in each position and are not there.
  private var wrong: [LetterSet]
  private var least: [UInt8] = Array(repeating: 0, count: Alphabet.limit)
  private var most: [UInt8?] = Array(repeating: nil, count: Alphabet.limit)
  private var best: [Mark?] = Array(repeating: nil, count: Alphabet.limit)

  /// No knowledge yet of a secret of `length` letters.
  init(length: Int) {
    exact = Array(repeating: nil, count: length)
    wrong = Array(repeating: LetterSet(), count: length)
  }

  /// The best known mark of a letter; nil if the letter has not been tried.
  public func bestMark(of letter: Letter) -> Mark? { best[Int(letter.index)] }

  /// The letter that is known to be in a position.
  public func exactLetter(at position: Int) -> Letter? { exact[position] }

  mutating func learn(from attempt: Codeword.Attempt) {
    var found = LetterCounts()
    for position in 0..<attempt.word.count {
      let letter = attempt.word[position]
      let mark = attempt.marks[position]
      if mark == .exact { exact[position] = letter } else { wrong[position].insert(letter) }
      if mark != .none { found.add(letter) }
      best[Int(letter.index)] = max(best[Int(letter.index)] ?? .none, mark)
    }
    for position in 0..<attempt.word.count {
      let letter = attempt.word[position]
      let index = Int(letter.index)
      least[index] = max(least[index], UInt8(found[letter]))
      if attempt.marks[position] == .none { most[index] = UInt8(found[letter]) }
    }
  }

  /// The hints that the word leaves unused: first letters with known positions, then letters of which copies
  /// are still missing once those positions are filled, each group in alphabetical order.
  func unused(by word: Word) -> [CodewordRefusal.Reason] {
    var reasons: [CodewordRefusal.Reason] = []
    var counts = word.letterCounts
    for position in 0..<exact.count {
      guard let letter = exact[position] else { continue }
      if position >= word.count || word[position] != letter {
        reasons.append(.missesExact(letter, position: position))
        counts.add(letter)
      }
    }
    for letter in word.alphabet.letters where counts[letter] < Int(least[Int(letter.index)]) {
      reasons.append(.missesLetter(letter, count: Int(least[Int(letter.index)])))
    }
    return reasons
  }

  /// The letters of which the word has more copies than the secret can have.
  func excess(in word: Word) -> [CodewordRefusal.Reason] {
    var reasons: [CodewordRefusal.Reason] = []
    let counts = word.letterCounts
    for letter in word.alphabet.letters {
      guard let limit = most[Int(letter.index)], counts[letter] > Int(limit) else { continue }
      reasons.append(.exceedsLetter(letter, count: Int(limit)))
    }
    return reasons
  }

  /// The letters that the secret has, but not in the positions where the word has them. Letters that the secret
  /// lacks are not reported again here.
  func misplaced(in word: Word) -> [CodewordRefusal.Reason] {
    var reasons: [CodewordRefusal.Reason] = []
    for position in 0..<min(wrong.count, word.count) {
      let letter = word[position]
      if wrong[position].contains(letter), least[Int(letter.index)] > 0 {
        reasons.append(.repeatsPosition(letter, position: position))
      }
    }
    return reasons
  }
}
