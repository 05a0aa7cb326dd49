import Games
import Words

/// Searches for a sequence of letters that gives known marks, position by position.
///
/// The search uses only tried letters and one untried letter, because for the marks all untried letters are
/// equivalent. At most six letters are known to be in the secret, so the search is short.
struct SecretSearch {
  private let length: Int
  private let alphabet: Alphabet
  private var attempts: [(word: Word, marks: [Mark])] = []
  /// Which letters are possible in each position.
  private var allowed: [[Bool]]
  /// The minimum and the maximum number of copies of each letter.
  private var least = Array(repeating: 0, count: Alphabet.limit)
  private var most: [Int]

  init(length: Int, in alphabet: Alphabet) {
    self.alphabet = alphabet
    self.length = length
    allowed = Array(repeating: Array(repeating: true, count: Alphabet.limit), count: length)
    most = Array(repeating: length, count: Alphabet.limit)
  }

  mutating func learn(_ word: Word, _ marks: [Mark]) {
    attempts.append((word, marks))
    var found = Array(repeating: 0, count: Alphabet.limit)
    for position in 0..<min(length, word.count) {
      let letter = Int(word[position].index)
      if marks[position] != .none { found[letter] += 1 }
      if marks[position] == .exact {
        for other in 0..<Alphabet.limit where other != letter { allowed[position][other] = false }
      } else {
        allowed[position][letter] = false
      }
    }
    for position in 0..<min(length, word.count) {
      let letter = Int(word[position].index)
      least[letter] = max(least[letter], found[letter])
      if marks[position] == .none { most[letter] = min(most[letter], found[letter]) }
    }
  }

  /// Such a sequence; nil if there is none.
  func found() -> Word? {
    var letters: [Letter] = []
    var counts = Array(repeating: 0, count: Alphabet.limit)
    return fill(&letters, &counts)
  }

  /// The candidate letters: the tried letters and one untried letter.
  private var candidates: [Letter] {
    var isTried = Array(repeating: false, count: Alphabet.limit)
    for attempt in attempts { for letter in attempt.word { isTried[Int(letter.index)] = true } }
    let untried = alphabet.letters.first { !isTried[Int($0.index)] }
    return alphabet.letters.filter { isTried[Int($0.index)] || $0 == untried }
  }

  private func fill(_ letters: inout [Letter], _ counts: inout [Int]) -> Word? {
    if letters.count == length {
      return Word(letters: letters).flatMap { isGood($0) ? $0 : nil }
    }
    var missing = 0
    for letter in 0..<Alphabet.limit { missing += max(least[letter] - counts[letter], 0) }
    guard missing <= length - letters.count else { return nil }
    for letter in candidates {
      let index = Int(letter.index)
      guard allowed[letters.count][index], counts[index] < most[index] else { continue }
      letters.append(letter)
      counts[index] += 1
      if let word = fill(&letters, &counts) { return word }
      letters.removeLast()
      counts[index] -= 1
    }
    return nil
  }

  private func isGood(_ secret: Word) -> Bool {
    for (word, marks) in attempts {
      let given = Marks(of: word, against: secret)
      for position in 0..<word.count where given[position] != marks[position] { return false }
    }
    return true
  }
}
