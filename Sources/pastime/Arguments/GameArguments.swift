import ArgumentParser
import Games
import Library

/// What can be said of a game before it is dealt. `validate` lets only options through that are allowed.
protocol GameArguments: ParsableArguments {
  associatedtype Played: TerminalGame

  /// What the game is about, in a sentence.
  static var abstract: String { get }

  /// What the arguments ask for; nothing where there are no such options.
  var options: Played.Options? { get }

  /// What the daily five ask for, and what they are dealt from.
  var daily: Played.Options? { get }
  func dailyBook() throws(Failure) -> Played.Book

  /// What is dealt from.
  func book() throws(Failure) -> Played.Book

  /// Why nothing could be dealt.
  var nothingToDeal: String { get }
}

extension GameArguments {
  func dailyBook() throws(Failure) -> Played.Book { try book() }

  /// A new game, and what it was dealt from.
  func deal(by deal: DealOptions) throws -> (session: Session<Played>, book: Played.Book) {
    guard let options = deal.daily == nil ? options : daily else {
      preconditionFailure("validate lets only options through that are allowed")
    }
    let book = try deal.daily == nil ? book() : dailyBook()
    let failure = Failure(message: nothingToDeal, code: Failure.damagedWords)
    return (try deal.session(of: Played.self, options, from: book, orElse: failure), book)
  }
}
