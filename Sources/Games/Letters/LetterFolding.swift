import ByteStrings
import Words

/// The letters of a text, without case and accents and without spaces around them; nil where it
/// holds anything else. An empty text has no letters, which is well: it deletes.
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
      // An accent that is written behind its letter.
      break
    default:
      if !isEnded, let letter = folded(scalar) { letters.append(letter) } else { isSpelled = false }
    }
  }
  return isSpelled && !(letters.isEmpty && isBlank) ? letters : nil
}

/// The letter that a character shows: ASCII, the full-width forms of some input methods, and what
/// Latin-1 and Latin Extended-A put accents on. A sign for two letters is none.
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

/// The letters under the accents of U+00C0 to U+017F, 32 a line; a dot where there is none.
private let bases: Literal = """
  aaaaaa.ceeeeiiii.nooooo.ouuuuy..\
  aaaaaa.ceeeeiiii.nooooo.ouuuuy.y\
  aaaaaaccccccccddddeeeeeeeeeegggg\
  gggghhhhiiiiiiiiii..jjkk.lllllll\
  lllnnnnnn...oooooo..rrrrrrssssss\
  ssttttttuuuuuuuuuuuuwwyyyzzzzzzs
  """
