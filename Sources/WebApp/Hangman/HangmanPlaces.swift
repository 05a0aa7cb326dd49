import ByteStrings
import Games
import Markup
import Screens

/// The answer as far as it is found, word by word: a line is only broken between words.
struct HangmanPlaces {
  let game: Hangman
  /// The turn that the player has just seen, whose letters move into place.
  var freshTurn: Int?

  var body: Node {
    let places = game.places
    let answer = game.answers.first?.places
    var words: [Node] = []
    var longest = 0
    var start = 0
    for end in 0..<places.count + 1 {
      guard end == places.count || places[end] == .sign(0x20) else { continue }
      words.append(
        span(.class("word")) {
          for place in start..<end { self.place(places[place], missed: answer?[place]) }
        })
      longest = max(longest, end - start)
      start = end + 1
    }
    return p(
      .class("phrase"), .role(.img), .label(label),
      .style("--total", "\(places.count)"), .style("--longest", "\(longest)")
    ) { words }
  }

  /// After the end all of the answer, whatever was found of it.
  private var label: PlainText {
    game.outcome.isOver ? HangmanTexts.standing(of: game) : HangmanTexts.spoken(game.places)
  }

  private func place(_ place: HangmanPlace, missed: HangmanPlace?) -> Node {
    switch place {
    case .blank:
      span(.class("blank"), .class("missed", if: missed != nil)) { missed?.text ?? "" }
    case .letter(let scalar):
      span(.class("blank"), .class("new", if: isFresh(scalar))) { place.text }
    case .sign: span(.class("sign")) { place.text }
    }
  }

  private func isFresh(_ scalar: UInt32) -> Bool {
    freshTurn.map { game.turns[$0].hasShown(scalar) } ?? false
  }
}
