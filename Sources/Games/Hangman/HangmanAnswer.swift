import ByteStrings
import Words

/// The answer of a game of Hangman: a word or a phrase as written, with accents.
///
/// Letters are guessed without accents that make no letter of the alphabet: E finds É as well. All other characters
/// are *symbols*, which are shown from the start: spaces, hyphens, apostrophes, digits and a few punctuation marks.
public struct HangmanAnswer: Hashable, Sendable {
  /// How many letters an answer can have.
  public static let letterCounts = 2...40

  /// The most characters that an answer can have, including symbols.
  public static let characterLimit = 60

  /// The alphabet in which the letters are guessed.
  public let alphabet: Alphabet

  /// One Unicode scalar per character.
  let scalars: [UInt32]

  /// The number of letters.
  public var letterCount: Int { letters.count }

  /// The answer that a text spells.
  ///
  /// Surrounding spaces are dropped and runs of spaces become one space. Curly apostrophes and other hyphens
  /// become plain ones. Ligatures become the letters that they are written with. Combining accents that make no
  /// letter of the alphabet are dropped; precomposed letters keep their accents.
  /// - Throws: why the text cannot be an answer.
  public init(
    _ text: PlainText, in alphabet: Alphabet = .latin
  ) throws(HangmanAnswerRefusal) {
    guard let scalars = Games.scalars(ofUTF8: Array(text.utf8)) else { throw .notText }
    try self.init(scalars, in: alphabet)
  }

  init(_ written: [UInt32], in alphabet: Alphabet) throws(HangmanAnswerRefusal) {
    var scalars: [UInt32] = []
    var letterCount = 0
    var followsLetter = false
    for scalar in alphabet.spelledOut(written) {
      if followsLetter, (0x300...0x36F).contains(scalar) { continue }
      followsLetter = alphabet.folded(scalar) != nil
      if followsLetter {
        letterCount += 1
        scalars.append(scalar)
      } else if let symbol = symbol(scalar) {
        if symbol == space, scalars.isEmpty || scalars.last == space { continue }
        scalars.append(symbol)
      } else {
        throw .foreignCharacter
      }
    }
    if scalars.last == space { scalars.removeLast() }
    guard letterCount >= Self.letterCounts.lowerBound else { throw .tooShort(letterCount) }
    guard letterCount <= Self.letterCounts.upperBound else { throw .tooLong(letterCount) }
    guard scalars.count <= Self.characterLimit else { throw .tooManyCharacters }
    self.scalars = scalars
    self.alphabet = alphabet
  }

  /// The text as it is written.
  public var text: PlainText { PlainText(scalars: scalars) }

  /// The letters without accents and case, in order.
  public var letters: [Letter] {
    var letters: [Letter] = []
    for scalar in scalars {
      if let letter = alphabet.folded(scalar) { letters.append(letter) }
    }
    return letters
  }

  /// The whole answer, as shown at the end.
  public var slots: [HangmanSlot] {
    scalars.map { alphabet.folded($0) == nil ? .symbol($0) : .letter($0) }
  }

  var letterSet: LetterSet {
    var set = LetterSet()
    for letter in letters { set.insert(letter) }
    return set
  }

  /// The words of the answer that a word list could contain.
  public var words: [Word] { alphabet.words(in: scalars) }

  /// How often a letter occurs in the answer.
  func count(of letter: Letter) -> Int {
    var count = 0
    for scalar in scalars where alphabet.folded(scalar) == letter { count += 1 }
    return count
  }

  /// Whether both answers show the same blanks and symbols.
  func hasSameShape(as other: HangmanAnswer) -> Bool {
    guard alphabet == other.alphabet, scalars.count == other.scalars.count else { return false }
    for index in 0..<scalars.count {
      let isLetter = alphabet.folded(scalars[index]) != nil
      guard isLetter == (alphabet.folded(other.scalars[index]) != nil) else { return false }
      if !isLetter, scalars[index] != other.scalars[index] { return false }
    }
    return true
  }

  /// Whether a letter is shown in the same places in both answers, with the same accents. Both must have the
  /// same shape.
  func shows(_ letter: Letter, like other: HangmanAnswer) -> Bool {
    for index in 0..<scalars.count {
      let isHere = alphabet.folded(scalars[index]) == letter
      guard isHere == (alphabet.folded(other.scalars[index]) == letter) else { return false }
      if isHere, lowercased(scalars[index]) != lowercased(other.scalars[index]) { return false }
    }
    return true
  }
}

/// Why a text cannot be the answer of a game of Hangman.
public enum HangmanAnswerRefusal: Error, Equatable, Sendable {
  /// The bytes are not UTF-8.
  case notText
  /// It has this many letters, fewer than two.
  case tooShort(Int)
  /// It has this many letters, more than forty.
  case tooLong(Int)
  /// It has more than sixty characters.
  case tooManyCharacters
  /// It contains a character that is neither a guessable letter nor a symbol.
  case foreignCharacter
}

private let space = UInt32(0x20)

/// A letter of ASCII or Latin-1 in lower case. Case does not show on screen.
private func lowercased(_ letter: UInt32) -> UInt32 { letter < 0x100 ? letter | 0x20 : letter }

/// The symbol as which a character is shown; nil if the character is not a symbol.
func symbol(_ scalar: UInt32) -> UInt32? {
  switch scalar {
  case 0x20, 0x09, 0xA0: space
  // An apostrophe: straight, curly, or the form that some keyboards type.
  case 0x27, 0x2018, 0x2019, 0x2BC: 0x27
  // A hyphen, or a dash between words.
  case 0x2D, 0x2010, 0x2011, 0x2013: 0x2D
  // Digits, and ! & , . : ?
  case 0x30...0x39, 0x21, 0x26, 0x2C, 0x2E, 0x3A, 0x3F: scalar
  default: nil
  }
}
