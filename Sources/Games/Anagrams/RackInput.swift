import ByteStrings
import Words

/// What a player types on a rack: the field, and the bank of letters that are left for it.
///
/// Every change is an edit of the field, whatever made it: a key, a tile, a paste, an input method, a
/// deletion in the middle. An edit is made whole or refused whole. So bank and field together always
/// hold the letters of the rack, each as often as the rack does.
public struct RackInput: Equatable, Sendable {
  private let letters: [Letter]

  /// The tiles in the order in which the bank shows them. A tile is the index that its letter had in
  /// the rack when it was dealt, however they are twisted.
  public private(set) var order: [Int]

  /// The tiles in the field, from left to right.
  private var field: [Int] = []

  /// The word that was taken last.
  public private(set) var lastWord: Word?

  /// An empty field, and the letters of a rack in the order in which they were dealt.
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

  /// Puts letters in the place of others, as an edit of the field's text does.
  ///
  /// Letters may be of either case and bear accents; spaces around them do not count. Tiles whose
  /// letters stay stay themselves, so that an input method that writes the whole word again with each
  /// letter moves nothing.
  /// - Parameters:
  ///   - range: the letters that go, as indices in the field; empty where none does.
  ///   - text: the text that comes.
  /// - Returns: the index behind what came.
  /// - Throws: why the edit is refused: then nothing has changed.
  @discardableResult
  public mutating func apply(
    replacing range: Range<Int>, with text: PlainText
  ) throws(RackInputRefusal) -> Int {
    guard 0 <= range.lowerBound, range.upperBound <= field.count else { throw .noSuchRange }
    guard let inserted = foldedLetters(of: text) else { throw .notALetter }
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

  /// The first tile with a letter, in the order of the bank, that is not among some others.
  private func tile(_ letter: Letter, notIn taken: [Int]) -> Int? {
    for tile in order where letters[tile] == letter && !taken.contains(tile) { return tile }
    return nil
  }

  /// Makes the whole field read as the text: for an input method that only tells what it came to.
  /// - Throws: why that cannot be: then nothing has changed.
  public mutating func write(_ text: PlainText) throws(RackInputRefusal) {
    try apply(replacing: 0..<field.count, with: text)
  }

  /// Puts a tile of the bank behind what is typed, or hands a used one back.
  public mutating func toggle(tile id: Int) {
    if let index = field.firstIndex(of: id) { field.remove(at: index) } else { type(tile: id) }
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

  /// The word in the field, which is emptied; nil where it is empty already.
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
    for letter in lastWord.letters {
      if let free = tile(letter, notIn: field) { field.append(free) }
    }
  }

  /// Shows the bank in another order, which one can see to be another, where there is one.
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

/// Why an edit of the field is not made. It changes nothing.
public enum RackInputRefusal: Error, Equatable, Sendable {
  /// Something in the text is not a letter, or it holds nothing at all.
  case notALetter
  /// The rack does not have the letter.
  case notInRack(Letter)
  /// The rack has the letter so many times, and all of them are used.
  case usedUp(Letter, count: Int)
  /// The field has no such letters.
  case noSuchRange
}
