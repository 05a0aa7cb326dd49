import Games
import Library
import Screens

/// What a player does and sees, in the page or in the native app.
@MainActor
protocol Player {
  /// The models below the view.
  var model: AppModel { get }
  /// The text in the place of messages.
  var message: String { get throws }
  /// How the game ended: the headline, and the line beneath it.
  var end: [String] { get throws }
  /// What the list shows and reads out about its first game.
  var row: [String] { get throws }

  /// How many words still fit an assisted Codeword, and the first of them.
  var fitting: [String] { get throws }

  /// Begins a game from the shelf.
  func start(_ kind: GameKind) throws
  /// Begins a game with these answers to the questions of its modal.
  func start(_ kind: GameKind, choosing answers: [String]) throws
  /// Types a word and tries it.
  func enter(_ word: String) throws
  /// Erases the last letter of a Codeword.
  func erase()
  /// Guesses a letter.
  func guess(_ letter: Character) throws
  /// Turns a card up.
  func turn(_ card: Int) throws
  /// Presses the one button of Times.
  func goOn() throws
  /// Chooses an answer.
  func choose(_ answer: Int) throws
  /// Ends the game of Anagrams before its end.
  func endAnagrams() throws
  /// Lets time pass, in milliseconds.
  func wait(_ time: Int64)
  /// Copies the shared text of the game, and goes back to it.
  /// - Returns: the text on the clipboard.
  func share() throws -> String
  func goHome() throws
  /// The app comes in front of the player, or leaves.
  func comesToFront(_ isInFront: Bool)
  /// The device is turned, or a window gets another size.
  func resize(width: Int, height: Int)
  /// The app ends without notice. It is opened again, and then the first game of its list.
  func comeBackAfterKill() throws
}

extension Player {
  func turnOffLessons() {
    model.frame.changeSettings { settings in
      for kind in GameKind.allCases { settings[teaches: kind] = false }
    }
  }
}
