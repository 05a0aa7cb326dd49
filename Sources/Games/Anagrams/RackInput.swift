import ByteStrings
import Words

/// What a player types on a rack: the field, and the bank of letters that are left for it.
///
/// Every change is an edit of the field, whatever made it: a key, a tile, a paste, an input method, a
/// deletion in the middle. An edit is made whole or refused whole. So bank and field together always
/// hold the letters of the rack, each as often as the rack does.
public struct RackInput: Equatable, Sendable {
  /// One of the rack's letters as it is shown, in the bank or in the field.
  public struct Tile: Equatable, Sendable {
    /// Which of the rack's tiles it is, however they are twisted.
    public let id: Int
    /// Its letter.
    public let letter: Letter
    /// Whether it is in the field.
    public let isUsed: Bool
  }

  private let letters: [Letter]

  /// The tiles in the order in which the bank shows them.
  private var order: [Int]

  /// The tiles in the field, from left to right.
  private var field: [Int] = []

  /// The word that was taken last.
  public private(set) var lastWord: Word?

  /// An empty field, and the letters of a rack in the order in which they were dealt.
  public init(_ rack: Word) {
    letters = rack.letters
    order = Array(letters.indices)
  }

  /// All tiles in the order of the bank, the used ones where they were.
  public var tiles: [Tile] {
    order.map { Tile(id: $0, letter: letters[$0], isUsed: field.contains($0)) }
  }

  /// The letters that are left, in the order of the bank.
  public var bank: [Letter] { order.filter { !field.contains($0) }.map { letters[$0] } }

  /// The letters of the field, from left to right.
  public var typed: [Letter] { field.map { letters[$0] } }

  /// The word in the field; nothing while it is empty.
  public var word: Word? { Word(letters: typed) }

  /// Puts letters in the place of others, as an edit of the field's text does.
  ///
  /// Letters may be of either case and bear accents; spaces around them do not count. Tiles whose
  /// letters stay stay themselves, so that an input method that writes the whole word again with each
  /// letter moves nothing.
  /// - Parameters:
  ///   - range: the letters that go, as places in the field; empty where none does.
  ///   - text: the text that comes.
  /// - Returns: the place behind what came.
  /// - Throws: why the edit is refused: then nothing has changed.
  @discardableResult
  public mutating func apply(
    replacing range: Range<Int>, with text: PlainText
  ) throws(RackInputRefusal) -> Int {
    guard 0 <= range.lowerBound, range.upperBound <= field.count else { throw .noSuchPlace }
    guard let inserted = foldedLetters(of: text) else { throw .notALetter }
    let removed = Array(field[range])
    let kept = commonEnds(of: removed.map { letters[$0] }, and: inserted)
    var tiles = Array(removed[..<kept.leading])
    var taken = Array(field[..<range.lowerBound]) + field[range.upperBound...]
    taken += tiles + removed[(removed.count - kept.trailing)...]
    for letter in inserted[kept.leading..<(inserted.count - kept.trailing)] {
      guard let free = order.first(where: { letters[$0] == letter && !taken.contains($0) }) else {
        let count = letters.count { $0 == letter }
        throw count == 0 ? .notInRack(letter) : .usedUp(letter, count: count)
      }
      taken.append(free)
      tiles.append(free)
    }
    tiles += removed[(removed.count - kept.trailing)...]
    field.replaceSubrange(range, with: tiles)
    return range.lowerBound + inserted.count
  }

  /// Makes the whole field read as the text: for an input method that only tells what it came to.
  /// - Throws: why that cannot be: then nothing has changed.
  public mutating func write(_ text: PlainText) throws(RackInputRefusal) {
    try apply(replacing: 0..<field.count, with: text)
  }

  /// Puts a tile of the bank behind what is typed, or hands a used one back.
  public mutating func toggle(tile id: Int) {
    if let place = field.firstIndex(of: id) { field.remove(at: place) } else { type(tile: id) }
  }

  /// Puts a tile of the bank behind what is typed; a used one stays where it is.
  public mutating func type(tile id: Int) {
    guard letters.indices.contains(id), !field.contains(id) else { return }
    field.append(id)
  }

  /// Hands the last letter of the field back.
  public mutating func erase() {
    if !field.isEmpty { field.removeLast() }
  }

  /// Hands all letters back.
  public mutating func clear() { field = [] }

  /// The word in the field, which is emptied; nothing where it is empty already.
  public mutating func takeWord() -> Word? {
    guard let word else { return nil }
    lastWord = word
    field = []
    return word
  }

  /// Makes the field hold the word that was taken last.
  public mutating func restoreLastWord() {
    guard let lastWord else { return }
    field = []
    for place in 0..<lastWord.count {
      if let free = order.first(where: { letters[$0] == lastWord[place] && !field.contains($0) }) {
        field.append(free)
      }
    }
  }

  /// Shows the bank in another order, which one can see to be another, where there is one.
  public mutating func twist(using random: inout SeededRandom) {
    let before = bank
    repeat { random.shuffle(&order) } while bank == before && before.contains { $0 != before[0] }
  }

  /// How many letters two rows share at their beginnings, and how many of the rest at their ends.
  private func commonEnds(
    of old: [Letter], and new: [Letter]
  ) -> (leading: Int, trailing: Int) {
    let shorter = min(old.count, new.count)
    var leading = 0
    while leading < shorter, old[leading] == new[leading] { leading += 1 }
    var trailing = 0
    while trailing < shorter - leading,
      old[old.count - 1 - trailing] == new[new.count - 1 - trailing]
    { trailing += 1 }
    return (leading, trailing)
  }
}

/// Why an edit of the field is not made. It changes nothing.
public enum RackInputRefusal: Error, Equatable, Sendable {
  /// Something in the text is not a letter, or it holds nothing at all.
  case notALetter
  /// The rack does not have the letter.
  case notInRack(Letter)
  /// The rack has the letter so many times, and all of them are used.
  case usedUp(Letter, count: Int)
  /// The field has no such places.
  case noSuchPlace
}
