import Coach
import Games
import Library
import WordData
import Words

/// Measures the rules on one core and prints one line for each figure: its name, the measured rate per second
/// (the median of several rounds), and the limit, separated by tabs.
@main
enum Benchmark {
  private static let rounds = 5

  static func main() throws {
    report("deals a second", limit: 100_000, count: 200_000) { deal($0) }
    let record = try typicalRecord()
    report("replays a second", limit: 200_000, count: 100_000) { replay(record, times: $0) }
    let words = lookUps()
    report("look-ups a second", limit: 10_000_000, count: 4_000_000) { lookUp(words, times: $0) }
    report("racks searched a second", limit: 4_000, count: 20_000) { search($0) }
    MarkBenchmark().report()
  }

  /// The result of `work` depends on all of its work, so that the optimizer cannot remove any of it.
  private static func report(_ name: String, limit: Int, count: Int, _ work: (Int) -> Int) {
    let clock = ContinuousClock()
    var rates: [Double] = []
    for _ in 0..<rounds {
      var result = 0
      let time = clock.measure { result = work(count) }
      precondition(result >= 0)
      let (seconds, attoseconds) = time.components
      rates.append(Double(count) / (Double(seconds) + Double(attoseconds) / 1e18))
    }
    print(name, Int(rates.sorted()[rounds / 2]), limit, separator: "\t")
  }

  private static func deal(_ count: Int) -> Int {
    let book = WordBook.standard
    var random = SeededRandom(seed: 7)
    var letters = 0
    for _ in 0..<count {
      let puzzle = try? Codeword.deal(.standard, using: &random, from: book)
      letters += Int(puzzle?.secret[0].index ?? 0)
    }
    return letters
  }

  /// Finds all words that can be made from six letters, rack by rack.
  private static func search(_ count: Int) -> Int {
    var racks: [Word] = []
    WordBook.standard.forEachWord(length: AnagramsRack.letterCount) { word, wordClass in
      if wordClass == .answer { racks.append(word) }
    }
    var found = 0
    for number in 0..<count {
      WordBook.standard.forEachWord(within: racks[number % racks.count]) { _, _ in found += 1 }
    }
    return found
  }

  /// A game of six attempts, in the mode that is used the most.
  private static func typicalRecord() throws -> [UInt8] {
    Array(
      """
      pastime 1
      game codeword 1
      id 00000000000000000000000000000001
      begun 1760000000000
      options length=5 attempts=6 mode=standard
      puzzle crane

      1000 1000 slate
      2000 2000 brick
      3000 3000 trace
      4000 4000 brace
      5000 5000 grace
      6000 6000 crane

      """.utf8)
  }

  private static func replay(_ record: [UInt8], times: Int) -> Int {
    var moves = 0
    for _ in 0..<times {
      guard let reading = try? RecordReading(record), reading.error == nil else { return -1 }
      moves += reading.session.summary.moveCount
    }
    return moves
  }

  /// Words in random order, half of them not in the book.
  private static func lookUps() -> [Word] {
    var words: [Word] = []
    for length in WordBook.lengths {
      WordBook.standard.forEachWord(length: length) { word, _ in
        words.append(word)
        if let backwards = Word(letters: word.letters.reversed()) { words.append(backwards) }
      }
    }
    var random = SeededRandom(seed: 11)
    random.shuffle(&words)
    return words
  }

  private static func lookUp(_ words: [Word], times: Int) -> Int {
    let book = WordBook.standard
    var found = 0
    var index = 0
    for _ in 0..<times {
      if book.contains(words[index]) { found += 1 }
      index = index + 1 == words.count ? 0 : index + 1
    }
    return found
  }
}
