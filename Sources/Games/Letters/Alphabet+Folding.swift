import ByteStrings
import Words

extension Alphabet {
  /// The letters of a text, ignoring case, accents that make no letter of the alphabet, and surrounding spaces;
  /// nil if the text contains anything else. An empty text is valid and has no letters, so that an edit can
  /// delete.
  func letters(of text: PlainText) -> [Letter]? {
    var letters: [Letter] = []
    var isEnded = false
    var isBlank = false
    var isSpelled = true
    for scalar in spelledOut(text.scalars()) {
      switch scalar {
      case 0x09, 0x0A, 0x0D, 0x20, 0xA0:
        isBlank = true
        if !letters.isEmpty { isEnded = true }
      case 0x300...0x36F where !letters.isEmpty && !isEnded:
        // A combining accent.
        break
      default:
        if !isEnded, let letter = folded(scalar) {
          letters.append(letter)
        } else {
          isSpelled = false
        }
      }
    }
    return isSpelled && !(letters.isEmpty && isBlank) ? letters : nil
  }

  /// The letter as which a character counts: itself, or the base letter of an accented one. That are ASCII, the
  /// full-width forms of some input methods, and the letters of Latin-1 and Latin Extended-A. Ligatures of two
  /// letters have no base letter (see `spelledOut`).
  package func folded(_ scalar: UInt32) -> Letter? {
    if let letter = letter(scalar) { return letter }
    switch scalar {
    case 0xC0...0x17F: return base(of: scalar)
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return letter(scalar - 0xFF21 + 0x41)
    default: return nil
    }
  }

  /// The characters of a text, with ß as ss where the alphabet is German: so it is in Swiss spelling and in
  /// crosswords.
  func spelledOut(_ scalars: [UInt32]) -> [UInt32] {
    guard self == .german else { return scalars }
    var spelled: [UInt32] = []
    for scalar in scalars {
      // The small letter and the capital.
      if scalar == 0xDF || scalar == 0x1E9E {
        spelled += [0x73, 0x73]
      } else {
        spelled.append(scalar)
      }
    }
    return spelled
  }

  private func base(of scalar: UInt32) -> Letter? {
    let bases = bases.utf8
    let index = Int(scalar) - 0xC0
    return index < bases.count ? letter(ascii: bases[index]) : nil
  }
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
