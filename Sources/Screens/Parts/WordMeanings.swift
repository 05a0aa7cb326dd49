import ByteStrings
import Games
import Words

#if canImport(Observation)
  import Observation
#endif

/// What words mean, once the host has fetched it: a line a word in the order of the dictionary, with
/// the word, a tab, and its meaning.
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
    /// It could not be fetched.
    case missing
  }

  /// Asks the host for the meanings, if it was not asked yet, or in vain.
  func load(for kind: GameKind, in context: any GameContext) {
    guard state == .unasked || state == .missing else { return }
    state = .loading
    context.fetch("meanings", for: kind)
  }

  func receive(_ file: [UInt8]?) {
    table = file ?? []
    state = file == nil ? .missing : .ready
  }

  /// What a word means; empty where that is not known, or not told.
  package func text(of word: Word) -> PlainText {
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
