import ByteStrings
import Games
import Words

/// A pack as it was read from a text, and what is wrong with the lines that were left out.
///
/// A line is a word or a phrase, then, after a tab, its clue, if it has one. The first comment (`# Animals`) is the
/// title, and `# words=de` names the language.
public struct WordPackReading: Sendable {
  /// The pack; nil if the text has no entry.
  public let pack: WordPack?
  /// What is wrong with the lines that were left out, in the order of the lines.
  public private(set) var faults: [(line: Int, fault: WordPackFault)] = []

  /// Reads a text that somebody wrote. It is usually sorted, so the entries are put into an order that nobody foresees,
  /// which is the same for all who read the same text. Linear in the length of the text, and quadratic in the number
  /// of entries.
  /// - Parameter language: the language of the words, if the text names none.
  public init(written text: [UInt8], in language: WordLanguage) {
    self.init(text, in: language, isOrdered: false)
  }

  /// Reads the text of a pack (`WordPack.text`), whose entries have their order.
  public init(of text: [UInt8]) { self.init(text, in: .english, isOrdered: true) }

  private init(_ text: [UInt8], in wanted: WordLanguage, isOrdered: Bool) {
    let (title, named) = Self.head(of: text)
    let language = named ?? wanted
    var entries: [HangmanEntry] = []
    for (number, line, isComment) in ListLines(text) where !isComment {
      do throws(WordPackFault) {
        guard entries.count < WordPack.entryLimit else { throw .tooMany }
        let entry = try Self.entry(line, in: language)
        let letters = entry.answer.letters
        for earlier in entries where earlier.answer.letters == letters { throw .repeated }
        entries.append(entry)
      } catch {
        faults.append((number, error))
        if error == .tooMany { break }
      }
    }
    if !isOrdered {
      var random = SeededRandom(seed: Fingerprint(of: text).low)
      random.shuffle(&entries)
    }
    pack =
      entries.isEmpty ? nil : WordPack(title: title, language: language, entries: entries)
  }

  /// The title and the language in the comments of a text.
  private static func head(of text: [UInt8]) -> (title: PlainText, language: WordLanguage?) {
    var title: PlainText?
    var language: WordLanguage?
    for (_, line, isComment) in ListLines(text) where isComment {
      let comment = line.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: " ") }
      if equal(comment.prefix(6), "words=") {
        language = language ?? WordLanguage(tag: comment.dropFirst(6))
      } else if title == nil {
        title = PlainText(utf8: Array(comment)).trimmed(to: WordPack.titleLimit)
      }
    }
    return (title ?? "", language)
  }

  private static func entry(
    _ line: ArraySlice<UInt8>, in language: WordLanguage
  ) throws(WordPackFault) -> HangmanEntry {
    let parts = line.split(
      separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
    let answer: HangmanAnswer
    do throws(HangmanAnswerRefusal) {
      answer = try HangmanAnswer(PlainText(utf8: Array(parts[0])), in: language.alphabet)
    } catch {
      throw .answer(error)
    }
    let clue = PlainText(utf8: parts.count > 1 ? Array(parts[1]) : [])
    guard let entry = HangmanEntry(answer, clue: clue) else { throw .clue }
    return entry
  }
}

/// Why a line of a pack is left out.
public enum WordPackFault: Error, Equatable, Sendable {
  /// The word or phrase cannot be guessed.
  case answer(HangmanAnswerRefusal)
  /// The clue is too long, or has characters that nobody sees.
  case clue
  /// An earlier line has the same letters.
  case repeated
  /// The pack is full.
  case tooMany
}
