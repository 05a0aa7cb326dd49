import ByteStrings
import Words

extension HangmanMove {
  /// The guess of a letter that a player typed, in either case, with or without an accent.
  /// - Throws: why the input is not a guess. It costs nothing.
  public static func letter(
    typed text: PlainText, in alphabet: Alphabet
  ) throws(HangmanRefusal) -> HangmanMove {
    let typed = typedLetters(text, in: alphabet)
    guard !typed.isEmpty else { throw HangmanRefusal(.empty) }
    guard !typed.hasSymbol, !typed.hasOther else { throw HangmanRefusal(.notALetter) }
    guard typed.letters.count == 1 else { throw HangmanRefusal(.severalLetters) }
    return .letter(typed.letters[0])
  }

  /// The guess of the whole answer that a player typed. Spaces and other symbols may be typed or left out,
  /// because they are shown anyway. Characters that no answer can contain are refused, so that a typing slip is
  /// not a miss.
  /// - Throws: why the input is not a guess. It costs nothing.
  public static func answer(
    typed text: PlainText, in alphabet: Alphabet
  ) throws(HangmanRefusal) -> HangmanMove {
    let typed = typedLetters(text, in: alphabet)
    guard !typed.isEmpty else { throw HangmanRefusal(.emptyAnswer) }
    guard !typed.letters.isEmpty, !typed.hasOther else { throw HangmanRefusal(.notALetter) }
    guard typed.letters.count <= HangmanAnswer.letterCounts.upperBound else {
      throw HangmanRefusal(.tooLong)
    }
    return .answer(typed.letters)
  }
}

/// The typed letters, whether symbols or other characters were typed with them, and whether the input was empty.
private func typedLetters(
  _ text: PlainText, in alphabet: Alphabet
) -> (letters: [Letter], hasSymbol: Bool, hasOther: Bool, isEmpty: Bool) {
  var letters: [Letter] = []
  var hasSymbol = false
  var hasOther = false
  for scalar in alphabet.spelledOut(text.scalars()) {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0: break
    case 0x300...0x36F where !letters.isEmpty: break
    default:
      if let letter = alphabet.folded(scalar) {
        letters.append(letter)
      } else if symbol(scalar) != nil {
        hasSymbol = true
      } else {
        hasOther = true
      }
    }
  }
  return (letters, hasSymbol, hasOther, letters.isEmpty && !hasSymbol && !hasOther)
}
