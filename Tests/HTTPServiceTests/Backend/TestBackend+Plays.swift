import Backend
import Games
import JudgingTesting
import Library
import Testing
import WordData
import Words

@testable import HTTPService

/// What players of judged games ask a server.
extension TestBackend {
  static let books = BackendBooks(
    words: { .standard(in: $0) }, hangman: { Hangman.book(in: $0) })
  static let today = Day(of: WallTime(start))

  /// A server that deals.
  static func dealing(
    raceNotifier: RaceNotifier = RaceNotifier(),
    _ configure: (inout BackendConfiguration) -> Void = { _ in }
  ) throws -> TestBackend {
    try TestBackend(raceNotifier: raceNotifier) {
      $0.dealer = Dealer(secret: Secret(), books: books)
      $0.publicFive = PublicFive(books: books)
      $0.requestsAMinute = .max
      configure(&$0)
    }
  }

  func open(
    _ kind: GameKind, of day: Day = today, offline: String = "no", as device: String
  ) async throws -> Answer {
    try await ask(
      .post, "/v1/plays",
      "pastime-play 1\nday \(day.text)\ngame \(kind.keyword)\nalong \(offline)\n",
      as: device)
  }

  func send(
    _ moves: String..., at position: Int, of play: String, as device: String
  ) async throws -> Answer {
    let lines = moves.map { "move \($0)\n" }.joined()
    return try await ask(
      .post, "/v1/plays/\(play)/moves", "pastime-moves 1\nat \(position)\n\(lines)", as: device)
  }

  /// Replaces the puzzle that would be dealt.
  func put(_ puzzle: [UInt8], options: [UInt8], rules: Int64, of kind: GameKind) throws {
    try data.store.transaction { transaction in
      try transaction.insert(
        Deal(
          day: Self.today, kind: kind, rules: rules, options: options, puzzle: puzzle,
          salt: Array(repeating: 7, count: 16)))
    }
  }
}

extension Answer {
  /// The text of the record, which stands at the end.
  var record: String? {
    guard let size = value("record"), let range = body.range(of: "\nrecord \(size)\n") else {
      return nil
    }
    let record = body[range.upperBound...]
    return record.utf8.count == Int(size) ? String(record) : nil
  }

  /// The text of the record on a consistent puzzle, which follows the number of its bytes.
  var consistentPuzzle: String? {
    guard let size = value("stand-in").flatMap({ Int($0) }),
      let range = body.range(of: "\nstand-in \(size)\n")
    else { return nil }
    return String(decoding: body[range.upperBound...].utf8.prefix(size), as: UTF8.self)
  }
}
