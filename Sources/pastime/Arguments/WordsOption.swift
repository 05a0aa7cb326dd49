import ArgumentParser
import WordData
import Words

/// Which word lists a command uses.
struct WordsOption: ParsableArguments {
  @Option(help: "A file of packed word lists to use in place of the built-in ones.")
  var words: Input?

  /// The lists of a language.
  func book(in language: WordLanguage) throws(CommandError) -> WordBook {
    guard let words else { return .standard(in: language) }
    return try book(words, try words.read(), in: language)
  }

  /// The packed lists of a language, which are without fault.
  func bytes(in language: WordLanguage) throws(CommandError) -> [UInt8] {
    guard let words else { return PackedWords.bytes(in: language) }
    let bytes = try words.read()
    _ = try book(words, bytes, in: language)
    return bytes
  }

  private func book(
    _ words: Input, _ bytes: [UInt8], in language: WordLanguage
  ) throws(CommandError) -> WordBook {
    do throws(PackedWordsError) { return try WordBook(packed: bytes, in: language) } catch {
      throw CommandError(
        message: "\(words.name): \(sentence(for: error))", code: CommandError.damagedWords)
    }
  }

  private func sentence(for error: PackedWordsError) -> String {
    switch error {
    case .wrongLineCount: "A file of word lists has \(WordBook.lineCount) lines."
    case .notALetter(let line): "Line \(line) holds something other than letters."
    case .incompleteFirstWord(let line): "Line \(line) begins with a word that is too short."
    case .wordTooLong(let line): "Line \(line) holds a word that is too long."
    case .unfinishedWord(let line): "Line \(line) ends within a word."
    case .notAscending(let line): "Line \(line) is not in the order of a dictionary."
    case .inTwoClasses(let line): "Line \(line) repeats a word of an earlier line."
    }
  }
}
