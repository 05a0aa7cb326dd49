@testable import Games
import Words

/// A rack as a person wrote it down, which may hold anything.
///
/// It is written on a line: the letters, how many words there are (which may be left out), a colon,
/// and the words, with spaces between them: `cdenno 26: conned code …`. Empty lines and
/// lines that begin with `#` are ignored.
struct RackDraft: Equatable, Sendable {
  /// The letters; nil if the text before the colon cannot be read.
  let letters: Word?

  /// The stated number of words; nil if it is left out.
  let statedCount: Int64?

  /// The words in their written order; nil for a word that cannot be read.
  let words: [Word?]

  /// A draft and its place in the text.
  struct Line: Equatable, Sendable {
    /// The number of the line, from 1.
    let number: Int
    /// The draft on that line.
    let draft: RackDraft
  }

  /// The draft of these letters and words.
  init(letters: Word?, statedCount: Int64? = nil, words: [Word?]) {
    self.letters = letters
    self.statedCount = statedCount
    self.words = words
  }

  /// The draft that a line holds.
  init(_ line: ArraySlice<UInt8>) {
    let colon = line.firstIndex(of: UInt8(ascii: ":")) ?? line.endIndex
    let head = line[line.startIndex..<colon].split(separator: UInt8(ascii: " "))
    let count = head.count == 2 ? try? decimal(head[1]) : nil
    let isReadable = head.count == 1 || count != nil
    letters = isReadable ? Word(ascii: head[0]) : nil
    statedCount = count
    words = line[colon...].dropFirst().split(separator: UInt8(ascii: " ")).map { Word(ascii: $0) }
  }

  /// The drafts of a text, one for each line.
  static func drafts(in text: [UInt8]) -> [Line] {
    var drafts: [Line] = []
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      drafts.append(Line(number: place + 1, draft: RackDraft(line)))
    }
    return drafts
  }
}

extension AnagramsRack {
  /// The rack with just the words of a draft as blanks; nil if the linter finds a problem that
  /// a rack cannot have.
  /// - Parameter words: where bonus words come from: every other word that is not vulgar. Without a
  ///   book there are none.
  init?(_ draft: RackDraft, accepting words: WordBook?) {
    guard let letters = draft.letters else { return nil }
    var blanks: [Word] = []
    for word in draft.words {
      guard let word else { return nil }
      blanks.append(word)
    }
    self.init(of: letters, asking: blanks, in: words)
  }
}
