import ByteStrings
import Words

/// What is to be found in a Hangman: a word or a phrase as it is written, with its accents.
///
/// Its letters are guessed without accents: E finds É as well. Everything else in it is a sign, which
/// is shown from the beginning: spaces, hyphens, apostrophes, digits and a few marks of punctuation.
public struct HangmanAnswer: Hashable, Sendable {
  /// How many letters an answer can have.
  public static let letterCounts = 2...40

  /// The most characters that an answer can have, with its signs.
  public static let characterLimit = 60

  /// One scalar of Unicode a character.
  let scalars: [UInt32]

  /// The number of letters.
  public var letterCount: Int { letters.count }

  /// The answer that a text spells.
  ///
  /// Spaces around it are dropped, and of several only one stays; curly apostrophes and other hyphens
  /// become the plain ones. An accent that is written behind its letter is dropped: the letters that
  /// have it on them stay.
  /// - Throws: why the text cannot be an answer.
  public init(_ text: PlainText) throws(HangmanAnswerRefusal) {
    guard let scalars = Games.scalars(ofUTF8: Array(text.utf8)) else { throw .notText }
    try self.init(scalars)
  }

  init(_ written: [UInt32]) throws(HangmanAnswerRefusal) {
    var scalars: [UInt32] = []
    var letterCount = 0
    var followsLetter = false
    for scalar in written {
      if followsLetter, (0x300...0x36F).contains(scalar) { continue }
      followsLetter = folded(scalar) != nil
      if followsLetter {
        letterCount += 1
        scalars.append(scalar)
      } else if let sign = sign(scalar) {
        if sign == space, scalars.isEmpty || scalars.last == space { continue }
        scalars.append(sign)
      } else {
        throw .foreignCharacter
      }
    }
    if scalars.last == space { scalars.removeLast() }
    guard letterCount >= Self.letterCounts.lowerBound else { throw .tooShort(letterCount) }
    guard letterCount <= Self.letterCounts.upperBound else { throw .tooLong(letterCount) }
    guard scalars.count <= Self.characterLimit else { throw .tooManyCharacters }
    self.scalars = scalars
  }

  /// The text as it is written.
  public var text: PlainText { PlainText(utf8: utf8(of: scalars)) }

  /// The letters without accents and case, in order.
  public var letters: [Letter] {
    var letters: [Letter] = []
    for scalar in scalars {
      if let letter = folded(scalar) { letters.append(letter) }
    }
    return letters
  }

  /// All of it, as it is shown at the end.
  public var slots: [HangmanSlot] {
    scalars.map { folded($0) == nil ? .sign($0) : .letter($0) }
  }

  var letterSet: LetterSet {
    var set = LetterSet()
    for letter in letters { set.insert(letter) }
    return set
  }

  /// Those of its words that could stand in a list of words.
  public var words: [Word] { Games.words(in: scalars) }

  /// How often a letter stands in it.
  func count(of letter: Letter) -> Int {
    var count = 0
    for scalar in scalars where folded(scalar) == letter { count += 1 }
    return count
  }

  /// Whether the same blanks and signs are shown of both.
  func hasSameShape(as other: HangmanAnswer) -> Bool {
    guard scalars.count == other.scalars.count else { return false }
    for index in 0..<scalars.count {
      let isLetter = folded(scalars[index]) != nil
      guard isLetter == (folded(other.scalars[index]) != nil) else { return false }
      if !isLetter, scalars[index] != other.scalars[index] { return false }
    }
    return true
  }

  /// Whether a letter is shown in both in the same places, with the same accents. The shape of both
  /// is the same.
  func shows(_ letter: Letter, like other: HangmanAnswer) -> Bool {
    for index in 0..<scalars.count {
      let isHere = folded(scalars[index]) == letter
      guard isHere == (folded(other.scalars[index]) == letter) else { return false }
      if isHere, lowercased(scalars[index]) != lowercased(other.scalars[index]) { return false }
    }
    return true
  }
}

/// Why a text cannot be the answer of a Hangman.
public enum HangmanAnswerRefusal: Error, Equatable, Sendable {
  /// The bytes are not UTF-8.
  case notText
  /// It has so many letters, fewer than two.
  case tooShort(Int)
  /// It has so many letters, more than forty.
  case tooLong(Int)
  /// It has more than sixty characters.
  case tooManyCharacters
  /// Something in it is neither a letter that can be guessed nor a sign that is shown.
  case foreignCharacter
}

private let space = UInt32(0x20)

/// A letter of ASCII or Latin-1 in lower case: on screen case does not show.
private func lowercased(_ letter: UInt32) -> UInt32 { letter < 0x100 ? letter | 0x20 : letter }

/// The sign that a character is shown as, or nil where it is none.
func sign(_ scalar: UInt32) -> UInt32? {
  switch scalar {
  case 0x20, 0x09, 0xA0: space
  // An apostrophe, straight, curly or as some keyboards have it.
  case 0x27, 0x2018, 0x2019, 0x2BC: 0x27
  // A hyphen, or a dash between words.
  case 0x2D, 0x2010, 0x2011, 0x2013: 0x2D
  // Digits, and ! & , . : ?
  case 0x30...0x39, 0x21, 0x26, 0x2C, 0x2E, 0x3A, 0x3F: scalar
  default: nil
  }
}
