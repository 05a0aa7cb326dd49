/// The words that the games know, by length, each with its class.
///
/// It is a reference, because it is large, never changes, and is passed on everywhere. All words are of one language. The packed form is ASCII, in lines of sorted, front-coded words (see `PackedLine`), each ended by
/// a line feed. For each length of `lengths` there is one line per case of `WordClass`, in order. Then
/// there is one line of unkind words for each length. A book that knows which of its common words are familiar has
/// one more line of them for each length.
public final class WordBook: Sendable {
  /// The lengths of the words in the book.
  public static let lengths = 3...6

  /// The number of lines of the packed form without familiar words.
  public static let lineCount = lengths.count * (WordClass.allCases.count + 1)

  /// The language of the words.
  public let language: WordLanguage

  /// The alphabet of the words.
  public var alphabet: Alphabet { language.alphabet }

  /// The 64-bit FNV-1a hash of the packed bytes, which identifies the edition of the lists.
  public let identity: UInt64

  private let sorted: [SortedWords]
  /// The answers of each length, then the unkind words of each, then perhaps the familiar words of each.
  private let lists: [[Word]]

  /// The identity of the book with these packed bytes. Takes time proportional to their number.
  public static func identity(ofPacked bytes: [UInt8]) -> UInt64 { fnv1a64(bytes) }

  /// Unpacks a book. Takes time proportional to the number of bytes.
  public init(
    packed bytes: [UInt8], in language: WordLanguage = .english
  ) throws(PackedWordsError) {
    let alphabet = language.alphabet
    var position = 0
    var line = 0
    var sorted: [SortedWords] = []
    var lists: [[Word]] = []
    for length in WordBook.lengths {
      let firstLine = line + 1
      var classes: [[Word]] = []
      for _ in WordClass.allCases {
        line += 1
        let packed = PackedLine(alphabet: alphabet, length: length, number: line)
        classes.append(try packed.words(in: bytes, from: &position))
      }
      do {
        sorted.append(try SortedWords(classes: classes, in: alphabet))
      } catch {
        throw .inTwoClasses(line: firstLine + Int(error.wordClass.rawValue))
      }
      lists.append(classes[Int(WordClass.answer.rawValue)])
    }
    repeat {
      for length in WordBook.lengths {
        line += 1
        lists.append(
          try PackedLine(alphabet: alphabet, length: length, number: line).words(
            in: bytes, from: &position))
      }
    } while position < bytes.count && lists.count < 3 * WordBook.lengths.count
    guard position == bytes.count else { throw .wrongLineCount }
    self.language = language
    self.sorted = sorted
    self.lists = lists
    identity = Self.identity(ofPacked: bytes)
  }

  /// Whether a player may use the word: it is in the book, in any class.
  public func contains(_ word: Word) -> Bool {
    wordClass(of: word) != nil
  }

  /// The class of a word, or nil when it is not in the book. A look-up is logarithmic in the number
  /// of words that share its length and its first two letters.
  public func wordClass(of word: Word) -> WordClass? {
    guard word.alphabet == alphabet, WordBook.lengths.contains(word.count) else { return nil }
    return sorted[word.count - WordBook.lengths.lowerBound].wordClass(of: word)
  }

  /// Whether the word is unkind or upsetting, though not vulgar. Games accept it as a word, but never ask for
  /// it, hint at it or reveal it. A look-up is logarithmic in the few hundred such words.
  public func isUnkind(_ word: Word) -> Bool { isListed(word, WordBook.lengths.count) }

  /// Whether the word, which is no answer, is familiar to most people; nil if the book does not know that. A look-up
  /// is logarithmic in the number of such words.
  public func isFamiliar(_ word: Word) -> Bool? {
    lists.count == 2 * WordBook.lengths.count ? nil : isListed(word, 2 * WordBook.lengths.count)
  }

  /// Whether a word is in its list among those that begin at an index.
  private func isListed(_ word: Word, _ first: Int) -> Bool {
    guard WordBook.lengths.contains(word.count) else { return false }
    let words = lists[word.count - WordBook.lengths.lowerBound + first]
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

  /// Calls `body` with each word of `length` letters and its class, in alphabetical order;
  /// never for a length outside `lengths`.
  public func forEachWord(length: Int, _ body: (Word, WordClass) -> Void) {
    guard WordBook.lengths.contains(length) else { return }
    sorted[length - WordBook.lengths.lowerBound].forEach(body)
  }

  /// Calls `body` with each word that the rack's letters can spell, each letter used at most as often
  /// as the rack has it: short words first, words of the same length in alphabetical order.
  public func forEachWord(within rack: Word, _ body: (Word, WordClass) -> Void) {
    for length in WordBook.lengths where length <= rack.count && rack.alphabet == alphabet {
      let words = sorted[length - WordBook.lengths.lowerBound]
      var search = RackSearch(rack, length: length)
      for entry in search.entries(of: words) {
        body(words.word(of: entry), SortedWords.wordClass(of: entry))
      }
    }
  }

  /// The number of answers with `length` letters; 0 for a length outside `lengths`.
  public func answerCount(length: Int) -> Int {
    guard WordBook.lengths.contains(length) else { return 0 }
    return lists[length - WordBook.lengths.lowerBound].count
  }

  /// The answer at a position among those with `length` letters, in alphabetical order.
  /// The position must be at least 0 and less than `answerCount(length:)`.
  public func answer(length: Int, at position: Int) -> Word {
    precondition(WordBook.lengths.contains(length), "the book has no words of this length")
    return lists[length - WordBook.lengths.lowerBound][position]
  }
}
