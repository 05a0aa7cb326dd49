import ByteStrings
import Library

/// A game that can be played line by line: what a player types becomes a move.
protocol TerminalGame: KeptGame {
  /// What can be typed, in sentences.
  static var usage: PlainText { get }

  /// Why a move is not possible, in sentences.
  static func sentence(for refusal: Refusal) -> PlainText

  /// What must be known for the next move, and is not told by the state in words.
  var prompt: PlainText { get }

  /// Whether the full state in words tells that, too.
  var tellsPromptInFull: Bool { get }

  /// The move that follows from a refusal by itself; nothing where the player has to make another.
  func move(after refusal: Refusal) -> Move?

  /// The move that was typed.
  /// - Parameter line: without spaces at its ends; empty where nothing but Return was typed. What
  ///   begins with a slash is a command, so that it never stands in a word's way.
  func move(typed line: String) throws(TypingFault<Refusal>) -> Move
}

extension TerminalGame {
  var prompt: PlainText { "" }
  func move(after refusal: Refusal) -> Move? { nil }
  var tellsPromptInFull: Bool { false }
}

/// Why what was typed is no move. It costs nothing.
enum TypingFault<Refusal: Error>: Error {
  /// Nothing was typed.
  case empty
  /// The game has no such command.
  case unknownCommand
  /// The game is played by words, and this is none that could be in a list.
  case notAWord
  /// The game is played by numbers, and this is none.
  case notANumber
  /// The rules themselves refuse it.
  case refused(Refusal)
}
