import ByteStrings

extension WordLanguage {
  /// The keys of a keyboard as people who write the language know it, row by row from the top.
  private var keys: Literal {
    switch self {
    case .english: "qwertyuiop asdfghjkl zxcvbnm"
    case .german: "qwertzuiopü asdfghjklöä yxcvbnm"
    case .french: "azertyuiop qsdfghjklm wxcvbn"
    }
  }

  /// The letters of the keys of a keyboard, row by row from the top.
  public var keyRows: [[Letter]] {
    var rows: [[Letter]] = [[]]
    for scalar in PlainText(keys).scalars() {
      if let letter = alphabet.letter(scalar) {
        rows[rows.count - 1].append(letter)
      } else {
        rows.append([])
      }
    }
    return rows
  }
}
