import ByteStrings
import Games
import Words

#if canImport(Observation)
  import Observation
#endif

/// The meanings of English words, once the host has fetched them: a line for each word in dictionary order, with the word, a
/// tab, and its meaning.
#if canImport(Observation)
  @Observable
#endif
package final class WordMeanings {
  package private(set) var state = State.unasked
  private var table: [UInt8] = []

  package enum State: UInt8 {
    case unasked
    case loading
    case ready
    /// The meanings could not be fetched.
    case missing
  }

  /// Asks the host for the meanings, if they were not requested yet, or if the last request failed.
  func load(for kind: GameKind, in context: any GameContext) {
    guard state == .unasked || state == .missing else { return }
    state = .loading
    context.fetch("meanings", for: kind)
  }

  /// Asks the host for the meanings of the words of a language, if they were not requested yet. There are only English
  /// ones.
  func loadFirst(for language: WordLanguage, of kind: GameKind, in context: any GameContext) {
    if language == .english, state == .unasked { load(for: kind, in: context) }
  }

  func receive(_ file: [UInt8]?) {
    table = file ?? []
    state = file == nil ? .missing : .ready
  }

  /// The meaning of a word of a language; empty if it is not known or not loaded.
  package func text(of word: Word, in language: WordLanguage) -> PlainText {
    if language != .english { return "" }
    var low = 0
    var high = table.count
    while low < high {
      var start = (low + high) / 2
      while start > low, table[start - 1] != UInt8(ascii: "\n") { start -= 1 }
      let tab = index(of: UInt8(ascii: "\t"), from: start)
      let end = index(of: UInt8(ascii: "\n"), from: start)
      guard tab < end, let found = Word(ascii: table[start..<tab]) else { return "" }
      if found == word { return PlainText(utf8: Array(table[tab + 1..<end])) }
      if found < word { low = end + 1 } else { high = start }
    }
    return ""
  }

  private func index(of byte: UInt8, from start: Int) -> Int {
    var index = start
    while index < table.count, table[index] != byte { index += 1 }
    return index
  }
}
