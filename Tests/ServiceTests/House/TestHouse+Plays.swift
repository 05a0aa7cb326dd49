import Games
import House
import JudgingTesting
import Library
import Testing
import WordData
import Words

@testable import Service

/// What players of judged games ask a house.
extension TestHouse {
  static let books = HouseBooks(words: .standard, hangman: Hangman.book)
  static let today = Day(of: WallTime(start))

  /// A house that deals.
  static func dealing(
    racePokes: RacePokes = RacePokes(),
    _ configure: (inout HouseConfiguration) -> Void = { _ in }
  ) throws -> TestHouse {
    try TestHouse(racePokes: racePokes) {
      $0.dealer = Dealer(secret: Secret(), books: books)
      $0.publicFive = PublicFive(books: books)
      $0.requestsAMinute = .max
      configure(&$0)
    }
  }

  func open(
    _ kind: GameKind, of day: Day = today, along: String = "no", as device: String
  ) async throws -> Answer {
    try await ask(
      .post, "/v1/plays", "pastime-play 1\nday \(day.text)\ngame \(kind.keyword)\nalong \(along)\n",
      as: device)
  }

  func send(
    _ moves: String..., at position: Int, of play: String, as device: String
  ) async throws -> Answer {
    let lines = moves.map { "move \($0)\n" }.joined()
    return try await ask(
      .post, "/v1/plays/\(play)/moves", "pastime-moves 1\nat \(position)\n\(lines)", as: device)
  }

  /// Puts a puzzle in the place of the one that would be dealt.
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

  /// The text of the record on a stand-in, which stands behind the number of its bytes.
  var standIn: String? {
    guard let size = value("stand-in").flatMap({ Int($0) }),
      let range = body.range(of: "\nstand-in \(size)\n")
    else { return nil }
    return String(decoding: body[range.upperBound...].utf8.prefix(size), as: UTF8.self)
  }
}
