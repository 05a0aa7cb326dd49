import Words

/// The word lists in packed form, for programs that cannot fetch them like the page.
public enum PackedWords {
  /// The bytes of `words.txt`, the file that the page fetches.
  public static let bytes: [UInt8] = text.withUTF8Buffer { Array($0) }
}

extension WordBook {
  /// The book of the packed lists, decoded on first use.
  public static let standard: WordBook = {
    do throws(PackedWordsError) {
      return try WordBook(packed: PackedWords.bytes)
    } catch {
      preconditionFailure("the built-in word lists are damaged: \(error)")
    }
  }()
}
