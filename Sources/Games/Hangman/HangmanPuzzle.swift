import ByteStrings
import Words

/// The complete deal of a game of Hangman: the answers that are possible at the start, with their clues.
///
/// Usually there is one answer. Evil mode has several, which look alike before the first guess. Their dealt
/// order decides every choice between them, so a replay needs neither a list nor random numbers. The
/// initializer checks that they look alike and that no two have the same letters.
public struct HangmanPuzzle: Equatable, Sendable, TextCodable {
  /// The most answers that a puzzle can have, so that a record stays short enough to send.
  public static let entryLimit = 50

  private struct Content: Equatable, Sendable {
    let category: HangmanCategory?
    let entries: [HangmanEntry]
  }

  private let content: Shared<Content>

  /// The category of the answer; nil if a person chose it.
  public var category: HangmanCategory? { content.value.category }

  /// The answers that are possible at the start, at least one.
  public var entries: [HangmanEntry] { content.value.entries }

  /// The puzzle with these answers; nil if there are none or too many, or if they break an invariant.
  public init?(category: HangmanCategory?, entries: [HangmanEntry]) {
    guard let first = entries.first, entries.count <= Self.entryLimit else { return nil }
    for (index, entry) in entries.enumerated() {
      guard entry.answer.hasSameShape(as: first.answer) else { return nil }
      for earlier in entries[..<index] where earlier.answer.letters == entry.answer.letters {
        return nil
      }
    }
    content = Shared(Content(category: category, entries: entries))
  }

  /// The puzzle with an answer that a person chose.
  public init(own entry: HangmanEntry) {
    content = Shared(Content(category: nil, entries: [entry]))
  }

  /// The same answers without clues.
  public var withoutClues: HangmanPuzzle {
    let bare = entries.compactMap { HangmanEntry($0.answer) }
    return HangmanPuzzle(category: category, entries: bare) ?? self
  }

  /// Whether no answer and no clue contains a word that the lists mark as vulgar. The lists have words of up to
  /// six letters and no slurs at all; the friend who writes anything beyond that is responsible for it.
  public func isFit(in words: WordBook) -> Bool {
    for entry in entries {
      for word in entry.words where words.wordClass(of: word) == .vulgar { return false }
    }
    return true
  }

  /// Writes `category=animals answer=Red_panda clue=…`, with a pair of fields per answer.
  public func write(to text: inout TextWriter) {
    text.write("category=")
    text.write(category?.keyword ?? "own")
    for entry in entries {
      text.write(" answer=")
      text.write(escaped: utf8Bytes(of: entry.answer.scalars))
      text.write(" clue=")
      text.write(escaped: entry.clueBytes)
    }
  }

  /// Reads what `write` wrote, up to the end of the line.
  public init(from text: inout TextReader) throws(TextError) {
    let keyword = try text.value(of: "category")
    let category = HangmanCategory(keyword: keyword)
    if category == nil, !equal(keyword, "own") { throw .unexpected }
    var entries: [HangmanEntry] = []
    repeat { entries.append(try HangmanEntry(from: &text)) } while !text.isAtEnd
    guard let puzzle = HangmanPuzzle(category: category, entries: entries) else {
      throw .outOfRange
    }
    self = puzzle
  }
}

extension HangmanEntry {
  fileprivate init(from text: inout TextReader) throws(TextError) {
    let bytes = try unescaped(try text.value(of: "answer"))
    let clue = try unescaped(try text.value(of: "clue"))
    guard let written = scalars(ofUTF8: bytes) else { throw .unexpected }
    let answer: HangmanAnswer
    do { answer = try HangmanAnswer(written, in: text.alphabet) } catch { throw .outOfRange }
    // Only the normalized spelling is valid.
    guard answer.scalars == written else { throw .unexpected }
    guard let entry = HangmanEntry(answer, clueBytes: clue) else { throw .outOfRange }
    self = entry
  }
}
