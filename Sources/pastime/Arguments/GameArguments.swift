import ArgumentParser
import Games
import Library
import Words

/// The options for dealing a game. `validate` accepts only allowed options.
protocol GameArguments: ParsableArguments {
  associatedtype Played: TerminalGame

  /// What the game is about, in one sentence.
  static var abstract: String { get }

  /// The options that the arguments ask for; nil if there are no such options.
  var options: Played.Options? { get }

  /// The language of the words, if it is a game of words.
  var language: WordLanguage { get }

  /// The book that the daily five are dealt from.
  func dailyBook() throws(CommandError) -> Played.Book

  /// The book of a language to deal from.
  func book(in language: WordLanguage) throws(CommandError) -> Played.Book

  /// Why nothing could be dealt.
  var nothingToDeal: String { get }
}

extension GameArguments {
  var language: WordLanguage { .english }

  func dailyBook() throws(CommandError) -> Played.Book { try book(in: language) }

  /// A new game, and the book it was dealt from.
  func deal(by deal: DealOptions) throws -> (session: Session<Played>, book: Played.Book) {
    guard let options = deal.daily.map({ Played.dailyOptions(on: $0, in: language) }) ?? options
    else {
      preconditionFailure("validate lets only options through that are allowed")
    }
    let book = try deal.daily == nil ? book(in: language) : dailyBook()
    let failure = CommandError(message: nothingToDeal, code: CommandError.damagedWords)
    let session = try deal.session(
      of: Played.self, options, in: language, from: book, orElse: failure)
    return (session, book)
  }
}
