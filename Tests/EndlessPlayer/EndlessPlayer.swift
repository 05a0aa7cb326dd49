import AppCore
import Foundation
import Games
import Library
import WordData
import Words

/// Plays Codewords until it is killed, for the tests of what the native app keeps.
///
///     EndlessPlayer FOLDER
///
/// After each attempt it writes a line `GAME COUNT`: the app has kept COUNT attempts of that game.
@main
enum EndlessPlayer {
  @MainActor static func main() {
    let app = NativeApp(device: .system, folder: URL(filePath: CommandLine.arguments[1]))
    app.reduceMotion(true)
    var words: [Word] = []
    WordBook.standard.forEachWord(length: 5) { word, _ in words.append(word) }
    while true {
      app.act { $0.shelf.codeword.start(nil) }
      for word in words.prefix(30) {
        for letter in word.text { _ = app.press(String(letter)) }
        _ = app.press("Enter")
        guard let session = app.model.shelf.codeword.session else { continue }
        print("\(session.header.id.text) \(session.moves.count)")
        fflush(nil)
        if session.game.outcome.isOver { break }
      }
    }
  }
}
