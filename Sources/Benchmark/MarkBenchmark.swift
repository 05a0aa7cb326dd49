import Coach
import Foundation
import Games
import WordData
import Words

/// How fast the coach marks every word of five letters against every secret.
///
/// If `WORDLE_CPP` names a program built from alex1770/wordle's C++, the benchmark compares the coach with
/// it. The program gets the words and the secrets as the paths of two files with one word on each line, marks
/// each pair, and prints the milliseconds.
struct MarkBenchmark {
  private static let rounds = 7
  /// The sum of the squares of the sizes of all groups. Two other programs computed the same sum.
  private static let sum: UInt64 = 5_732_755_654

  private let guesses: [Word]
  private let answers: [Word]

  init() {
    var guesses: [Word] = []
    var answers: [Word] = []
    WordBook.standard.forEachWord(length: 5) { word, wordClass in
      guesses.append(word)
      if wordClass == .answer { answers.append(word) }
    }
    self.guesses = guesses
    self.answers = answers
  }

  func report() {
    let own = milliseconds()
    print("marks of 26 million pairs, ms", hundredths(own), "<40", separator: "\t")
    guard let path = ProcessInfo.processInfo.environment["WORDLE_CPP"] else {
      FileHandle.standardError.write(
        Data("Not held against alex1770/wordle: WORDLE_CPP names no program.\n".utf8))
      return
    }
    do {
      print(
        "as fast as C++ marks them, times", hundredths(try other(path) / own), 3, separator: "\t")
    } catch {
      FileHandle.standardError.write(Data("\(path) cannot be run: \(error)\n".utf8))
    }
  }

  /// The median time, including all preparation.
  private func milliseconds() -> Double {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<Self.rounds {
      var sum: UInt64 = 0
      let time = clock.measure {
        sum = GroupTable(guesses, against: answers).sumOfSquares(of: guesses.indices)
      }
      precondition(sum == Self.sum, "the lists have changed, or the marks are wrong: \(sum)")
      let (seconds, attoseconds) = time.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    return times.sorted()[Self.rounds / 2]
  }

  private func other(_ path: String) throws -> Double {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for (name, words) in [("guesses", guesses), ("answers", answers)] {
      let file = folder.appending(path: name)
      try Data(words.map { $0.text + "\n" }.joined().utf8).write(to: file)
      files.append(file.path())
    }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = files
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let text = String(decoding: bytes, as: UTF8.self).filter { !$0.isWhitespace }
    guard process.terminationStatus == 0, let time = Double(text) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return time
  }

  private func hundredths(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
