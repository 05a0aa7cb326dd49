import ByteStrings
import Games
import Markup
import Screens

/// The found part of the answer, word by word: lines break only between words.
struct HangmanSlots {
  let game: Hangman
  /// The turn that the player has just seen; its letters move into place.
  var freshTurn: Int?
  /// Whether the slots show the end of a finished game, with the whole answer.
  var tellsEnd = true
  /// Whether the letters hop, each shortly after the previous letter.
  var hops = false

  var body: Node {
    let slots = game.slots
    let answer = tellsEnd ? game.answers.first?.slots : nil
    var words: [Node] = []
    var longest = 0
    var start = 0
    for end in 0..<slots.count + 1 {
      guard end == slots.count || slots[end] == .symbol(0x20) else { continue }
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

  /// How many letters of a word fit on a line in the list. A word of six or more letters is broken into even parts.
  private func lineLength(of word: Int) -> Int {
    let lines = max((word + 4) / 5, 1)
    return max((word + lines - 1) / lines, 1)
  }

  /// After the end, the whole answer, even if the player did not find all of it.
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
    case .symbol: span(.class("sign")) { slot.text }
    }
  }

  private func isFresh(_ scalar: UInt32) -> Bool {
    freshTurn.map { game.turns[$0].hasShown(scalar) } ?? false
  }
}
