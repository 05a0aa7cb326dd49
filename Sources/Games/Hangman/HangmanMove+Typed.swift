import ByteStrings
import Words

extension HangmanMove {
  /// The guess of the one letter that a player typed, of either case, with or without an accent.
  /// - Throws: what else was typed; it costs nothing.
  public static func letter(typed text: PlainText) throws(HangmanRefusal) -> HangmanMove {
    let typed = typedLetters(text)
    guard !typed.isEmpty else { throw HangmanRefusal(.empty) }
    guard !typed.hasSign, !typed.hasOther else { throw HangmanRefusal(.notALetter) }
    guard typed.letters.count == 1 else { throw HangmanRefusal(.severalLetters) }
    return .letter(typed.letters[0])
  }

  /// The guess of the whole answer that a player typed. What is shown anyway, spaces and other signs,
  /// may be typed or left out; what can stand in no answer is refused, so that a slip is no miss.
  /// - Throws: what else was typed; it costs nothing.
  public static func answer(typed text: PlainText) throws(HangmanRefusal) -> HangmanMove {
    let typed = typedLetters(text)
    guard !typed.isEmpty else { throw HangmanRefusal(.emptyAnswer) }
    guard !typed.letters.isEmpty, !typed.hasOther else { throw HangmanRefusal(.notALetter) }
    guard typed.letters.count <= HangmanAnswer.letterCounts.upperBound else {
      throw HangmanRefusal(.tooLong)
    }
    return .answer(typed.letters)
  }
}

/// The letters that were typed, whether signs and anything else were typed with them, and whether
/// nothing was.
private func typedLetters(
  _ text: PlainText
) -> (letters: [Letter], hasSign: Bool, hasOther: Bool, isEmpty: Bool) {
  var letters: [Letter] = []
  var hasSign = false
  var hasOther = false
  for scalar in text.scalars() {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0: break
    case 0x300...0x36F where !letters.isEmpty: break
    default:
      if let letter = folded(scalar) {
        letters.append(letter)
      } else if sign(scalar) != nil {
        hasSign = true
      } else {
        hasOther = true
      }
    }
  }
  return (letters, hasSign, hasOther, letters.isEmpty && !hasSign && !hasOther)
}
