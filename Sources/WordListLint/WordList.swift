import ByteStrings
import Games
import Words

/// A list with one word per line, and what is wrong with it.
public struct WordList: Sendable {
  /// The words that the games could use.
  public private(set) var words: [Word] = []
  /// The faults, in the order of their lines.
  public private(set) var faults: [LineFault] = []

  /// Reads a list of UTF-8. Takes time proportional to its length.
  /// - Parameters:
  ///   - language: the language of the words.
  ///   - kind: what the words are for.
  ///   - blocked: the words that it must not have.
  public init(
    _ bytes: [UInt8], in language: WordLanguage, as kind: WordListKind,
    without blocked: BlockedWords = BlockedWords()
  ) {
    var lines: [Word: Int] = [:]
    for (number, line, isComment) in ListLines(bytes) where !isComment {
      let word: Word
      do throws(Refusal) { word = try Self.word(line, in: language) } catch {
        faults.append(LineFault(line: number, fault: error.fault))
        continue
      }
      if let earlier = lines.updateValue(number, forKey: word) {
        faults.append(LineFault(line: number, fault: .repeated(line: earlier)))
      } else if blocked.contains(word, in: kind) {
        faults.append(LineFault(line: number, fault: .blocked(word.text)))
      } else {
        words.append(word)
      }
    }
  }

  private struct Refusal: Error { let fault: ListFault }

  private static func word(
    _ line: ArraySlice<UInt8>, in language: WordLanguage
  ) throws(Refusal) -> Word {
    guard let text = String(validating: line, as: UTF8.self) else { throw Refusal(fault: .notText) }
    guard let letters = language.alphabet.letters(of: text) else {
      throw Refusal(fault: .foreignCharacter)
    }
    guard WordBook.lengths.contains(letters.count), let word = Word(letters: letters) else {
      throw Refusal(fault: .length(letters.count))
    }
    guard word.text == text else { throw Refusal(fault: .spelling(word.text)) }
    return word
  }
}
