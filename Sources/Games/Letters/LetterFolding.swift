import ByteStrings
import Words

/// The letters of a text, ignoring case, accents and surrounding spaces; nil if the text contains anything
/// else. An empty text is valid and has no letters, so that an edit can delete.
func foldedLetters(of text: PlainText) -> [Letter]? {
  var letters: [Letter] = []
  var isEnded = false
  var isBlank = false
  var isSpelled = true
  for scalar in text.scalars() {
    switch scalar {
    case 0x09, 0x0A, 0x0D, 0x20, 0xA0:
      isBlank = true
      if !letters.isEmpty { isEnded = true }
    case 0x300...0x36F where !letters.isEmpty && !isEnded:
      // A combining accent.
      break
    default:
      if !isEnded, let letter = folded(scalar) { letters.append(letter) } else { isSpelled = false }
    }
  }
  return isSpelled && !(letters.isEmpty && isBlank) ? letters : nil
}

/// The base letter of a character: ASCII, the full-width forms of some input methods, and the accented letters
/// of Latin-1 and Latin Extended-A. Ligatures of two letters have no base letter.
package func folded(_ scalar: UInt32) -> Letter? {
  switch scalar {
  case 0..<0x80: Letter(ascii: UInt8(scalar))
  case 0xC0...0x17F: base(at: Int(scalar) - 0xC0)
  case 0xFF21...0xFF3A: Letter(ascii: UInt8(scalar - 0xFF21) + UInt8(ascii: "A"))
  case 0xFF41...0xFF5A: Letter(ascii: UInt8(scalar - 0xFF41) + UInt8(ascii: "a"))
  default: nil
  }
}

private func base(at index: Int) -> Letter? {
  let bases = bases.utf8
  return index < bases.count ? Letter(ascii: bases[index]) : nil
}

/// The base letters of U+00C0 to U+017F, 32 per line; a dot if there is none.
private let bases: Literal = """
  aaaaaa.ceeeeiiii.nooooo.ouuuuy..\
  aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
  aaaaaaccccccccddddeeeeeeeeeegggg\
  gggghhhhiiiiiiiiii..jjkk.lllllll\
  lllnnnnnn...oooooo..rrrrrrssssss\
  ssttttttuuuuuuuuuuuuwwyyyzzzzzzs
  """
