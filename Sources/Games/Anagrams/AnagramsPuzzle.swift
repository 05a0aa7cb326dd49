import ByteStrings
import Words

/// The complete deal of a game of Anagrams: every rack, with its letters in the dealt order, the words to find,
/// and the bonus words that count.
///
/// A game has a fixed list of racks, rather than a seed or a stream from which later racks are drawn. So a
/// record replays without a word list, and always to the same state: the deal fixes which words are asked for
/// and which count as bonus words, whatever later editions of the lists contain. The list is finite, so games
/// can be won, compared and sent to a friend. The initializer checks that no rack occurs twice.
public struct AnagramsPuzzle: Equatable, Sendable, TextCodable {
  /// The racks, in the order in which they are played.
  public let racks: [AnagramsRack]

  /// A list of racks; nil if it is empty or too long, or if two racks have the same letters.
  public init?(racks: [AnagramsRack]) {
    guard AnagramsOptions.counts.contains(racks.count) else { return nil }
    for (index, rack) in racks.enumerated() {
      for earlier in racks[..<index] where earlier.hasLetters(of: rack.letters) { return nil }
    }
    self.racks = racks
  }

  /// Whether the racks neither ask for nor accept a word that games must not show.
  public func isFit(in words: WordBook) -> Bool {
    for rack in racks {
      for word in rack.blanks + rack.bonus where words.wordClass(of: word) == .vulgar {
        return false
      }
    }
    return true
  }

  /// Writes the racks one after the other.
  public func write(to text: inout TextWriter) {
    for (index, rack) in racks.enumerated() {
      if index > 0 { text.space() }
      rack.write(to: &text)
    }
  }

  /// Reads the racks, up to the end of the line.
  public init(from text: inout TextReader) throws(TextError) {
    var racks: [AnagramsRack] = []
    repeat { racks.append(try AnagramsRack(from: &text)) } while !text.isAtEnd
    guard let puzzle = AnagramsPuzzle(racks: racks) else { throw .outOfRange }
    self = puzzle
  }
}

extension AnagramsRack: TextCodable {
  /// Writes `rack=cdenno words=cod,con,… bonus=ned,…`.
  public func write(to text: inout TextWriter) {
    text.write("rack=")
    letters.write(to: &text)
    text.write(" words=")
    text.write(list: blanks)
    text.write(" bonus=")
    text.write(list: bonus)
  }

  /// Reads what `write` wrote.
  public init(from text: inout TextReader) throws(TextError) {
    let alphabet = text.alphabet
    let letters = try alphabet.word(spelled: try text.value(of: "rack"))
    let blanks = try alphabet.list(try text.value(of: "words"))
    let bonus = try alphabet.list(try text.value(of: "bonus"))
    guard let rack = AnagramsRack(letters: letters, blanks: blanks, bonus: bonus) else {
      throw .outOfRange
    }
    self = rack
  }
}

extension TextWriter {
  /// Appends words, separated by commas.
  fileprivate mutating func write(list words: [Word]) {
    for (index, word) in words.enumerated() {
      if index > 0 { write(byte: UInt8(ascii: ",")) }
      word.write(to: &self)
    }
  }
}

extension Alphabet {
  /// The words of a list, which must be in the order of a rack, so that each list has one spelling.
  fileprivate func list(_ bytes: ArraySlice<UInt8>) throws(TextError) -> [Word] {
    if bytes.isEmpty { return [] }
    var words: [Word] = []
    var rest = bytes
    while true {
      let end = rest.firstIndex(of: UInt8(ascii: ",")) ?? rest.endIndex
      let next = try word(spelled: rest[rest.startIndex..<end])
      if let last = words.last, !comesBefore(last, next) { throw .unexpected }
      words.append(next)
      if end == rest.endIndex { return words }
      rest = rest[(end + 1)...]
    }
  }
}
