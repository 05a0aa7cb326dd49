import CoachPages
import Foundation
import Games
import Library
import WordData

/// A line of a page, as the page in the browser reads it.
struct Line: Equatable {
  let kind: String
  let fields: [String]
}

/// Asks the coach as the page does.
struct Asking {
  /// The coach of Hangman has its own file.
  var hangman = CoachWorker()
  var others = CoachWorker()

  init() {
    hangman.learn(HangmanWords.bytes(in: .english))
    others.learn(PackedWords.bytes(in: .english))
  }

  /// The lines of the answer; none if there is no answer.
  mutating func page(
    _ game: String, _ records: String..., verb: String = "look",
    entered: String = ""
  ) -> [Line] {
    page(game, of: records, verb: verb, entered: entered)
  }

  /// The same with the records in a list.
  mutating func page(
    _ game: String, of records: [String], verb: String = "look",
    entered: String = ""
  ) -> [Line] {
    let question = (["\(game) \(verb) \(entered)"] + records).joined(separator: "\0")
    let page =
      game == "hangman" ? hangman.answer(Array(question.utf8)) : others.answer(Array(question.utf8))
    guard let page else { return [] }
    return String(decoding: page.text, as: UTF8.self).split(separator: "\n").map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Line(kind: fields[0], fields: Array(fields.dropFirst()))
    }
  }
}

extension [Line] {
  func texts(_ kind: String) -> [String] { filter { $0.kind == kind }.map { $0.fields[0] } }

  /// Everything that is read.
  var words: String { map { $0.fields.joined(separator: " ") }.joined(separator: "\n") }
}

/// A Codeword.
func codeword(_ secret: String, _ attempts: String..., head: String = "") -> String {
  codeword(secret, attempts, head: head)
}

/// The same with the attempts in a list.
func codeword(_ secret: String, _ attempts: [String], head: String = "") -> String {
  """
  pastime 1
  game codeword 1
  id 00000000000000000000000000000001
  begun 1760000000000
  \(head)options length=\(secret.count) attempts=any mode=standard
  puzzle \(secret)

  """ + "\n" + attempts.enumerated().map { "\($0 * 1000) \($0 * 1000) \($1)\n" }.joined()
}

/// The golden records of a game that is over.
func goldenRecords(of game: String) throws -> [String] {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "golden/\(game)")
  return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    .filter { $0.pathExtension == "record" }
    .sorted { $0.path < $1.path }
    .compactMap { file in
      let text = try Data(contentsOf: file)
      let reading = try RecordReading(Array(text))
      guard reading.error == nil, reading.session.summary.outcome.isOver else { return nil }
      return String(decoding: text, as: UTF8.self)
    }
}
