import ByteStrings
import Words

/// The answers that the game knows, by category, each with its clue.
///
/// The text is UTF-8: a line with the keyword of a category, then one line per answer, with a tab and the clue
/// after the answer. The initializer checks it all and keeps it as bytes. It is a reference, because it never changes and
/// is passed on everywhere.
public final class HangmanBook: Sendable {
  /// The language of the answers.
  public let language: WordLanguage
  private let bytes: [UInt8]
  /// The byte range of each category's lines, by its raw value; empty if it has none.
  private let ranges: [Range<Int>]

  /// The book that a text holds. Takes time proportional to its length.
  /// - Throws: why the text is not a book.
  public init(
    _ bytes: [UInt8], in language: WordLanguage = .english
  ) throws(HangmanBookError) {
    self.language = language
    let alphabet = language.alphabet
    self.bytes = bytes
    var ranges = HangmanCategory.allCases.map { _ in 0..<0 }
    var current: Int?
    var number = 0
    var start = 0
    while start < bytes.count {
      number += 1
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else {
        throw HangmanBookError(line: number, reason: .unfinishedLine)
      }
      let line = bytes[start..<end]
      if let category = HangmanCategory(keyword: line) {
        guard ranges[Int(category.rawValue)].upperBound == 0 else {
          throw HangmanBookError(line: number, reason: .repeatedCategory)
        }
        current = Int(category.rawValue)
        ranges[Int(category.rawValue)] = end + 1..<end + 1
      } else if let current {
        guard HangmanEntry(line: line, in: alphabet) != nil else {
          throw HangmanBookError(line: number, reason: .badEntry)
        }
        ranges[current] = ranges[current].lowerBound..<end + 1
      } else {
        throw HangmanBookError(line: number, reason: .noCategory)
      }
      start = end + 1
    }
    self.ranges = ranges
  }

  /// The entries of a category, in the order of the text. Takes time proportional to their number.
  public func entries(of category: HangmanCategory) -> [HangmanEntry] {
    lines(of: category).compactMap { HangmanEntry(line: $0, in: alphabet) }
  }

  /// The lines of all entries, category by category, without parsing them.
  var lines: [(category: HangmanCategory, line: ArraySlice<UInt8>)] {
    var lines: [(category: HangmanCategory, line: ArraySlice<UInt8>)] = []
    for category in HangmanCategory.allCases {
      for line in self.lines(of: category) { lines.append((category, line)) }
    }
    return lines
  }

  /// The alphabet of the answers.
  var alphabet: Alphabet { language.alphabet }

  private func lines(of category: HangmanCategory) -> [ArraySlice<UInt8>] {
    bytes[ranges[Int(category.rawValue)]].split(separator: UInt8(ascii: "\n"))
  }
}

/// Why a text is not a book of answers.
public struct HangmanBookError: Error, Equatable, Sendable {
  /// What is wrong with a line.
  public enum Reason: Equatable, Sendable {
    /// The line has no end: the text was cut off.
    case unfinishedLine
    /// The line is before the first category and is not a category keyword.
    case noCategory
    /// The line is not an answer, a tab and a clue.
    case badEntry
    /// The line begins a category that occurred before.
    case repeatedCategory
  }

  /// The line, counted from 1.
  public let line: Int
  /// What is wrong with it.
  public let reason: Reason
}

extension HangmanEntry {
  /// The answer and the clue of a line of the book.
  init?(line: ArraySlice<UInt8>, in alphabet: Alphabet) {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
      let answer = try? HangmanAnswer(PlainText(utf8: Array(line[..<tab])), in: alphabet)
    else { return nil }
    self.init(answer, clueBytes: Array(line[(tab + 1)...]))
  }
}
