import ArgumentParser
import Games
import Library
import Words

/// Checks records.
struct Verify: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Checks records and prints a line for each.",
    discussion: """
      A record without fault gives NAME: ok, the outcome and the number of moves; any other gives \
      NAME:LINE: and the reason. Attempts that the word lists do not have are no error, because \
      lists change; they are remarked upon.
      """)

  @OptionGroup
  var records: RecordInputs

  @OptionGroup
  var words: WordsOption

  func run() throws {
    let books = try WordLanguage.allCases.map { try words.book(in: $0) }
    try records.forEach { name, bytes in
      do throws(RecordError) {
        let reading = try RecordReading(bytes)
        if let error = reading.error { throw error }
        let book = books[Int((reading.session.words ?? .english).rawValue)]
        Console.print("\(name): ok, \(standing(of: reading.session, in: book))")
        return true
      } catch {
        Console.print(error.message(in: name))
        return false
      }
    }
  }

  private func standing(of session: AnySession, in book: WordBook) -> String {
    let count = session.summary.moveCount
    let standing = "\(session.summary.outcome.keyword), \(count) \(count == 1 ? "move" : "moves")"
    let unknown = unknownWords(in: session, to: book).map(\.text).joined(separator: ", ")
    return unknown.isEmpty ? standing : "\(standing); not in the word lists: \(unknown)"
  }

  /// The attempts that are not in the lists. The secret counts as a word in its own game. In other games the puzzle
  /// decides which words count, not the lists.
  private func unknownWords(in session: AnySession, to book: WordBook) -> [Word] {
    guard let session = session.session(of: Codeword.self) else { return [] }
    return session.game.attempts.map(\.word).filter { word in
      word != session.puzzle.secret && !book.contains(word)
    }
  }
}
