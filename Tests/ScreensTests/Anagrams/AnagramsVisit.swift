import Games
import Library
import ScreensTesting
import Testing
import Words

@testable import Screens

extension Visit {
  /// Opens an Anagrams on these racks.
  static func anagrams(
    mode: String = "classic", racks: [String] = ["cdenno"], moves: [String] = []
  ) -> Visit {
    Visit(anagramsAddress(), rows: [anagramsRow(mode: mode, racks: racks, moves: moves)])
  }

  /// The state of the Anagrams screen beside the game.
  var rack: AnagramsScreen { get throws { try #require(model.shelf.anagrams.screen) } }

  /// The text of the field.
  var typed: String { get throws { try rack.input.word?.text ?? "" } }

  /// The letters of the tiles as they stand; a used one in lower case. None at the end of a rack.
  var tiles: String {
    get throws {
      let rack = try rack
      guard try rack.isInPlay(anagrams) else { return "" }
      return rack.input.order.map { tile in
        let letter = rack.input.letter(of: tile).uppercased
        return rack.input.isUsed(tile) ? letter.lowercased() : letter
      }.joined()
    }
  }

  /// The letters that are left.
  var bank: String { get throws { try rack.input.bank.map(\.uppercased).joined() } }

  /// Sets the text of the field, as a player or an input method does.
  func write(_ text: String) { act { $0.shelf.anagrams.write(text) } }

  /// Tries a word.
  func enter(_ text: String) {
    write(text)
    act { $0.shelf.anagrams.submit() }
  }

  /// Leaves the Anagrams for the list, and comes back to it after some time.
  func returnToAnagrams(after time: Int64 = 0) {
    act { $0.frame.goHome() }
    wait(time)
    act { $0.frame.go(to: .game(.anagrams, GameID(high: 0, low: 1))) }
  }
}
