import ByteStrings
import Games
import Library
import Markup
import Words

/// A Hangman in the list: its drawing and its answer, as far as they are.
struct HangmanPicture {
  let game: Hangman
  let look: HangmanLook

  var body: Node {
    span(.class("picture"), .ariaHidden(true)) {
      HangmanDrawing(game: game, look: look).body
      HangmanPlaces(game: game).body
    }
  }
}

/// A game that is nobody's.
enum HangmanArt {
  /// After a few guesses.
  static var playing: Node {
    game.map { HangmanPicture(game: $0, look: .gallows).body } ?? .empty
  }

  private static var game: Hangman? {
    guard let answer = try? HangmanAnswer("giraffe"), let entry = HangmanEntry(answer),
      let options = HangmanOptions(source: .own),
      var game = try? Hangman(HangmanPuzzle(own: entry), options: options)
    else { return nil }
    for index in [4, 0, 5, 18] {
      try? game.play(.letter(Letter.all[index]), at: .zero)
    }
    return game
  }
}
