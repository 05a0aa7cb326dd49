import ByteStrings
import Words

extension Alphabet {
  /// The letters of a text, ignoring case, accents that make no letter of the alphabet, and surrounding spaces;
  /// nil if the text contains anything else. An empty text is valid and has no letters, so that an edit can
  /// delete.
  package func letters(of text: PlainText) -> [Letter]? {
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

  /// The letter as which a character counts: itself, or the base letter of an accented letter of Latin-1 or Latin
  /// Extended-A. The full-width forms of some input methods count, too. Ligatures of two letters have no base letter
  /// (see `spelledOut`).
  package func folded(_ scalar: UInt32) -> Letter? {
    if let letter = letter(scalar) { return letter }
    switch scalar {
    case 0xC0...0x17F: return base(of: scalar)
    case 0xFF21...0xFF3A, 0xFF41...0xFF5A: return letter(scalar - 0xFF21 + 0x41)
    default: return nil
    }
  }

  /// The characters of a text as the alphabet writes them. œ is written oe, and æ ae, as in crosswords. German writes
  /// ß as ss, as in Swiss spelling, and a letter and two dots, which some systems type and paste, as one character.
  func spelledOut(_ scalars: [UInt32]) -> [UInt32] {
    var spelled: [UInt32] = []
    for scalar in scalars {
      switch scalar {
      // The capital and the small letter.
      case 0xC6, 0xE6: spelled += [0x61, 0x65]
      case 0x152, 0x153: spelled += [0x6F, 0x65]
      case 0xDF where self == .german, 0x1E9E where self == .german: spelled += [0x73, 0x73]
      case 0x308 where self == .german:
        if let umlaut = spelled.last.flatMap(umlaut) {
          spelled[spelled.count - 1] = umlaut
        } else {
          spelled.append(scalar)
        }
      default: spelled.append(scalar)
      }
    }
    return spelled
  }

  private func umlaut(of scalar: UInt32) -> UInt32? {
    switch scalar | 0x20 {
    // From a to ä, and so on; the capitals lie as far apart.
    case 0x61: scalar + 0x83
    case 0x6F, 0x75: scalar + 0x87
    default: nil
    }
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
