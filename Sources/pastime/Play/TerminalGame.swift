import ByteStrings
import Library

/// A game that can be played line by line: what a player types becomes a move.
protocol TerminalGame: KeptGame {
  /// What can be typed, in sentences.
  static var usage: PlainText { get }

  /// Why a move is not possible, in sentences.
  static func sentence(for refusal: Refusal) -> PlainText

  /// The information that a player needs for the next move and that the description of the state does not contain.
  func prompt(from book: Book) -> PlainText

  /// Whether the full description contains that information too.
  var tellsPromptInFull: Bool { get }

  /// The move that automatically follows a refusal; nil if the player has to make another move.
  func move(after refusal: Refusal) -> Move?

  /// The move that was typed.
  /// - Parameter line: without spaces at its ends; empty if only Return was typed. A line that
  ///   begins with a slash is a command, so that it is never mistaken for a word.
  func move(typed line: String) throws(TypingRefusal<Refusal>) -> Move
}

extension TerminalGame {
  func prompt(from book: Book) -> PlainText { "" }
  func move(after refusal: Refusal) -> Move? { nil }
  var tellsPromptInFull: Bool { false }
}

/// The reason why the typed line is not a move. It costs the player nothing.
enum TypingRefusal<Refusal: Error>: Error {
  /// Nothing was typed.
  case empty
  /// The game has no such command.
  case unknownCommand
  /// The game is played with words, and this cannot be a word.
  case notAWord
  /// The game is played with numbers, and this is not a number.
  case notANumber
  /// The rules of the game refuse the move.
  case refused(Refusal)
}
