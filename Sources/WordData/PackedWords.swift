import Words

/// The word lists in packed form, for programs that cannot fetch them as the page does.
public enum PackedWords {
  /// The bytes of `words.txt`, which is the file that the page fetches.
  public static let bytes: [UInt8] = text.withUTF8Buffer { Array($0) }
}

extension WordBook {
  /// The book of the packed lists, decoded when it is first asked for.
  public static let standard: WordBook = {
    do throws(PackedWordsError) {
      return try WordBook(packed: PackedWords.bytes)
    } catch {
      preconditionFailure("the built-in word lists are damaged: \(error)")
    }
  }()
}
