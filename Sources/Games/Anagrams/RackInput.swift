import ByteStrings
import Words

/// The input of a player on a rack: the field, and the bank of letters that are left for it.
///
/// Every change is an edit of the field, whether it comes from a key, a tile, a paste, an input method or a
/// deletion in the middle. An edit is applied as a whole or refused as a whole. So the bank and the field
/// together always hold exactly the letters of the rack.
public struct RackInput: Equatable, Sendable {
  private let letters: [Letter]

  /// The tiles, in the order in which the bank shows them. A tile is the index of its letter in the dealt rack,
  /// regardless of twisting.
  public private(set) var order: [Int]

  /// The tiles in the field, from left to right.
  private var field: [Int] = []

  /// The last word taken from the field.
  public private(set) var lastWord: Word?

  /// An empty field, and the letters of a rack in the dealt order.
  public init(_ rack: Word) {
    letters = rack.letters
    order = Array(letters.indices)
  }

  /// The letter of a tile.
  public func letter(of tile: Int) -> Letter { letters[tile] }

  /// Whether a tile is in the field.
  public func isUsed(_ tile: Int) -> Bool { field.contains(tile) }

  /// The letters that are left, in the order of the bank.
  public var bank: [Letter] {
    var bank: [Letter] = []
    for tile in order where !isUsed(tile) { bank.append(letters[tile]) }
    return bank
  }

  /// The tiles in the field, from left to right.
  public var tiles: [Int] { field }

  /// The letters of the field, from left to right.
  public var typed: [Letter] { field.map { letters[$0] } }

  /// The word in the field; nil while it is empty.
  public var word: Word? { Word(letters: typed) }

  /// Replaces letters, as an edit of the field's text does.
  ///
  /// Letters may have either case and accents; surrounding spaces are ignored. Tiles whose letters stay are
  /// kept, so an input method that rewrites the whole word for each letter moves nothing.
  /// - Parameters:
  ///   - range: the letters to replace, as indices in the field; empty for an insertion.
  ///   - text: the text to insert.
  /// - Returns: the index after the inserted letters.
  /// - Throws: why the edit is refused. Then nothing has changed.
  @discardableResult
  public mutating func apply(
    replacing range: Range<Int>, with text: PlainText
  ) throws(RackInputRefusal) -> Int {
    guard 0 <= range.lowerBound, range.upperBound <= field.count else { throw .noSuchRange }
    guard let inserted = letters[0].alphabet.letters(of: text) else { throw .notALetter }
    var kept = (leading: 0, trailing: 0)
    let shorter = min(range.count, inserted.count)
    while kept.leading < shorter,
      letters[field[range.lowerBound + kept.leading]] == inserted[kept.leading]
    { kept.leading += 1 }
    while kept.trailing < shorter - kept.leading,
      letters[field[range.upperBound - 1 - kept.trailing]]
        == inserted[inserted.count - 1 - kept.trailing]
    { kept.trailing += 1 }
    let gap = range.lowerBound + kept.leading..<range.upperBound - kept.trailing
    var edited = field
    edited.removeSubrange(gap)
    for index in kept.leading..<inserted.count - kept.trailing {
      guard let free = tile(inserted[index], notIn: edited) else {
        let letter = inserted[index]
        let count = letters.count { $0 == letter }
        throw count == 0 ? .notInRack(letter) : .usedUp(letter, count: count)
      }
      edited.insert(free, at: range.lowerBound + index)
    }
    field = edited
    return range.lowerBound + inserted.count
  }

  /// The first tile with a letter, in the order of the bank, that is not already taken.
  private func tile(_ letter: Letter, notIn taken: [Int]) -> Int? {
    for tile in order where letters[tile] == letter && !taken.contains(tile) { return tile }
    return nil
  }

  /// Replaces the whole field with the text, for input methods that report only the resulting text.
  /// - Throws: why the edit is refused. Then nothing has changed.
  public mutating func write(_ text: PlainText) throws(RackInputRefusal) {
    try apply(replacing: 0..<field.count, with: text)
  }

  /// Moves a tile from the bank to the end of the field, or returns a used tile to the bank.
  public mutating func toggle(tile id: Int) {
    if let index = field.firstIndex(of: id) { field.remove(at: index) } else { type(tile: id) }
  }

  /// Moves a tile from the bank to the end of the field. A used tile stays where it is.
  public mutating func type(tile id: Int) {
    guard letters.indices.contains(id), !field.contains(id) else { return }
    field.append(id)
  }

  /// Returns the last letter of the field to the bank.
  public mutating func erase() {
    if !field.isEmpty { field.removeLast() }
  }

  /// Returns all letters to the bank.
  public mutating func clear() { field = [] }

  /// Empties the field and returns its word; nil if the field is empty.
  public mutating func takeWord() -> Word? {
    guard let word else { return nil }
    lastWord = word
    field = []
    return word
  }

  /// Puts the last taken word back into the field.
  public mutating func restoreLastWord() {
    guard let lastWord else { return }
    field = []
    for letter in lastWord.letters {
      if let free = tile(letter, notIn: field) { field.append(free) }
    }
  }

  /// Shows the bank in a visibly different order, if it has one.
  public mutating func twist(using random: inout SeededRandom) {
    let before = bank
    var canDiffer = false
    for letter in before where letter != before[0] { canDiffer = true }
    repeat {
      let positions = random.permutation(of: order.count)
      order = positions.map { order[$0] }
    } while canDiffer && bank == before
  }
}

/// Why an edit of the field is refused. A refused edit changes nothing.
public enum RackInputRefusal: Error, Equatable, Sendable {
  /// The text contains something that is not a letter, or contains nothing.
  case notALetter
  /// The rack does not have the letter.
  case notInRack(Letter)
  /// The rack has this many copies of the letter, and all of them are used.
  case usedUp(Letter, count: Int)
  /// The range is outside the field.
  case noSuchRange
}
