/// The words that the games know, by length, each with its class.
///
/// The packed form is ASCII, in lines of sorted, front-coded words (see `PackedLine`), each ended by
/// a line feed: for each length of `lengths` a line for each case of `WordClass` in order, and then
/// for each length a line of unkind words.
public struct WordBook: Sendable {
  /// The numbers of letters that the book has words of.
  public static let lengths = 3...6

  /// The number of lines of the packed form.
  public static let lineCount = lengths.count * (WordClass.allCases.count + 1)

  /// The 64-bit FNV-1a hash of the packed bytes, which tells one edition of the lists from another.
  public let identity: UInt64

  private let sorted: [SortedWords]
  /// The answers of each length, then the unkind words of each.
  private let lists: [[Word]]

  /// The book that packed bytes hold. Takes time proportional to their number.
  public init(packed bytes: [UInt8]) throws(PackedWordsError) {
    var position = 0
    var line = 0
    var sorted: [SortedWords] = []
    var lists: [[Word]] = []
    for length in WordBook.lengths {
      let firstLine = line + 1
      var classes: [[Word]] = []
      for _ in WordClass.allCases {
        line += 1
        let packed = PackedLine(length: length, number: line)
        classes.append(try packed.words(in: bytes, from: &position))
      }
      do {
        sorted.append(try SortedWords(classes: classes))
      } catch {
        throw .inTwoClasses(line: firstLine + Int(error.wordClass.rawValue))
      }
      lists.append(classes[Int(WordClass.answer.rawValue)])
    }
    for length in WordBook.lengths {
      line += 1
      lists.append(try PackedLine(length: length, number: line).words(in: bytes, from: &position))
    }
    guard position == bytes.count else { throw .wrongLineCount }
    self.sorted = sorted
    self.lists = lists
    identity = fnv1a64(bytes)
  }

  /// Whether a player may write the word: it is in the book, in whichever class.
  public func contains(_ word: Word) -> Bool {
    wordClass(of: word) != nil
  }

  /// The class of a word, or nil when it is not in the book. A look-up is logarithmic in the number
  /// of words that share its length and its first two letters.
  @inline(never)
  public func wordClass(of word: Word) -> WordClass? {
    guard WordBook.lengths.contains(word.count) else { return nil }
    return sorted[word.count - WordBook.lengths.lowerBound].wordClass(of: word)
  }

  /// Whether the word is common, but unkind or upsetting: a game takes it from a player who writes it,
  /// and never asks for it, hints at it or reveals it. A look-up is logarithmic in the few hundred
  /// such words.
  public func isUnkind(_ word: Word) -> Bool {
    guard WordBook.lengths.contains(word.count) else { return false }
    let words = lists[word.count - WordBook.lengths.lowerBound + WordBook.lengths.count]
    var low = 0
    var high = words.count
    while low < high {
      let middle = (low + high) / 2
      if words[middle] < word { low = middle + 1 } else { high = middle }
    }
    return low < words.count && words[low] == word
  }

  /// The number of words with `length` letters, of every class; 0 for a length outside `lengths`.
  public func wordCount(length: Int) -> Int {
    guard WordBook.lengths.contains(length) else { return 0 }
    return sorted[length - WordBook.lengths.lowerBound].count
  }

  /// Calls `body` with each word of `length` letters and its class, in the order of a dictionary;
  /// never for a length outside `lengths`.
  public func forEachWord(length: Int, _ body: (Word, WordClass) -> Void) {
    guard WordBook.lengths.contains(length) else { return }
    sorted[length - WordBook.lengths.lowerBound].forEach(body)
  }

  /// Calls `body` with each word that the rack's letters can spell, each letter used at most as often
  /// as the rack holds it: the short words first, those of one length in the order of a dictionary.
  public func forEachWord(within rack: Word, _ body: (Word, WordClass) -> Void) {
    for length in WordBook.lengths where length <= rack.count {
      var search = RackSearch(rack, length: length)
      for entry in search.entries(of: sorted[length - WordBook.lengths.lowerBound]) {
        body(Word(code: entry >> 2), SortedWords.wordClass(of: entry))
      }
    }
  }

  /// The number of answers with `length` letters; 0 for a length outside `lengths`.
  public func answerCount(length: Int) -> Int {
    guard WordBook.lengths.contains(length) else { return 0 }
    return lists[length - WordBook.lengths.lowerBound].count
  }

  /// The answer at a position among those with `length` letters, in the order of a dictionary.
  /// The position must be at least 0 and less than `answerCount(length:)`.
  public func answer(length: Int, at position: Int) -> Word {
    precondition(WordBook.lengths.contains(length), "the book has no words of this length")
    return lists[length - WordBook.lengths.lowerBound][position]
  }
}
