import ByteStrings
import Games
import Markup
import Screens

/// The answer as far as it is found, word by word: a line is only broken between words.
struct HangmanSlots {
  let game: Hangman
  /// The turn that the player has just seen, whose letters move into place.
  var freshTurn: Int?
  /// Whether the end is told, where the game is over: then all of the answer is shown.
  var tellsEnd = true
  /// Whether the letters hop, each a little after the one before.
  var hops = false

  var body: Node {
    let slots = game.slots
    let answer = tellsEnd ? game.answers.first?.slots : nil
    var words: [Node] = []
    var longest = 0
    var start = 0
    for end in 0..<slots.count + 1 {
      guard end == slots.count || slots[end] == .sign(0x20) else { continue }
      words.append(
        span(.class("word")) {
          for number in start..<end { view(of: slots[number], number, missed: answer?[number]) }
        })
      longest = max(longest, end - start)
      start = end + 1
    }
    return p(
      .class("phrase"), .class("won", if: hops), .role(.img), .label(label), .untranslated,
      .style("--total", "\(slots.count)"), .style("--longest", "\(longest)"),
      .style("--line", "\(lineLength(of: longest))")
    ) { words }
  }

  /// How many letters of a word stand in a line of the list, where a word of six and more is broken in even parts.
  private func lineLength(of word: Int) -> Int {
    let lines = max((word + 4) / 5, 1)
    return max((word + lines - 1) / lines, 1)
  }

  /// After the end all of the answer, whatever was found of it.
  private var label: PlainText {
    game.outcome.isOver && tellsEnd
      ? HangmanTexts.standing(of: game) : HangmanTexts.spoken(game.slots)
  }

  private func view(of slot: HangmanSlot, _ number: Int, missed: HangmanSlot?) -> Node {
    switch slot {
    case .blank:
      span(.class("blank"), .class("missed", if: missed != nil)) { missed?.text ?? "" }
    case .letter(let scalar):
      span(
        .class("blank"), .class("new", if: isFresh(scalar)),
        hops ? .style("--place", "\(number)") : .none
      ) { slot.text }
    case .sign: span(.class("sign")) { slot.text }
    }
  }

  private func isFresh(_ scalar: UInt32) -> Bool {
    freshTurn.map { game.turns[$0].hasShown(scalar) } ?? false
  }
}
