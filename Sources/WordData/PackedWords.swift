import Words

/// The word lists in packed form, for programs that cannot fetch them like the page.
public enum PackedWords {
  /// The bytes of the file that the page fetches: `words.txt`, `words-de.txt` and so on.
  public static func bytes(in language: WordLanguage) -> [UInt8] {
    let text =
      switch language {
      case .english: english
      case .german: german
      case .french: french
      }
    return text.withUTF8Buffer { Array($0) }
  }
}

extension WordBook {
  /// The books of all languages, decoded on first use.
  private static let books = WordLanguage.allCases.map { language in
    do throws(PackedWordsError) {
      return try WordBook(packed: PackedWords.bytes(in: language), in: language)
    } catch {
      preconditionFailure("the built-in word lists are damaged: \(error)")
    }
  }

  /// The book of the packed English lists.
  public static var standard: WordBook { standard(in: .english) }

  /// The book of the packed lists of a language.
  public static func standard(in language: WordLanguage) -> WordBook {
    books[Int(language.rawValue)]
  }
}
