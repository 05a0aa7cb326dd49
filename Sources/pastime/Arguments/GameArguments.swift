import ArgumentParser
import Games
import Library

/// The options for dealing a game. `validate` accepts only allowed options.
protocol GameArguments: ParsableArguments {
  associatedtype Played: TerminalGame

  /// What the game is about, in one sentence.
  static var abstract: String { get }

  /// The options that the arguments ask for; nil if there are no such options.
  var options: Played.Options? { get }

  /// The book that the daily five are dealt from.
  func dailyBook() throws(CommandError) -> Played.Book

  /// The book to deal from.
  func book() throws(CommandError) -> Played.Book

  /// Why nothing could be dealt.
  var nothingToDeal: String { get }
}

extension GameArguments {
  func dailyBook() throws(CommandError) -> Played.Book { try book() }

  /// A new game, and the book it was dealt from.
  func deal(by deal: DealOptions) throws -> (session: Session<Played>, book: Played.Book) {
    guard let options = deal.daily.map({ Played.dailyOptions(on: $0) }) ?? options else {
      preconditionFailure("validate lets only options through that are allowed")
    }
    let book = try deal.daily == nil ? book() : dailyBook()
    let failure = CommandError(message: nothingToDeal, code: CommandError.damagedWords)
    return (try deal.session(of: Played.self, options, from: book, orElse: failure), book)
  }
}
