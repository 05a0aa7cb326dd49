import ByteStrings
import Circles
import Games

/// The texts for two plays side by side. They know how moves and the judge's answers are spelled, but no rules.
extension OnlineTexts {
  var sideBySide: PlainText { localized("Side by side") }
  var lookThrough: PlainText { localized("Move by move") }
  var yourself: PlainText { localized("you") }
  func youAnd(_ name: PlainText) -> PlainText { localized("You and \(name)") }
  var bothFound: PlainText { localized("Both") }
  func only(_ name: PlainText) -> PlainText { localized("Only \(name)") }

  /// Words, separated by commas.
  func list(_ words: [[UInt8]]) -> PlainText {
    var text: PlainText = ""
    for word in words {
      text += text.isEmpty ? PlainText(utf8: word) : ", \(PlainText(utf8: word))"
    }
    return text.isEmpty ? "–" : text
  }

  /// A time of play, "1:05", from milliseconds in digits.
  func clock(_ milliseconds: PlainText) -> PlainText {
    clock((try? decimal(Array(milliseconds.utf8)[...])) ?? 0)
  }

  /// A time of play, "1:05".
  func clock(_ milliseconds: Int64) -> PlainText {
    let seconds = Int(clamping: milliseconds) / 1_000
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Moves as they are shown: each with its time, and with a text for the player who reads it.
  func described(_ moves: [PlayedMove], of kind: GameKind) -> [PlayedMove] {
    var described: [PlayedMove] = []
    for (index, move) in moves.enumerated() {
      let text: PlainText
      switch kind {
      case .codeword: text = "\(PlainText(utf8: move.move)) \(marks(PlainText(utf8: move.answer)))"
      case .anagrams: text = move.behind("word").map { PlainText(utf8: Array($0)) } ?? help(move)
      case .hangman: text = guess(move)
      case .memorize:
        // A turn is two cards.
        guard index % 2 == 1 else { continue }
        let first = moves[index - 1].answer
        let cards: PlainText = "\(PlainText(utf8: first)) \(PlainText(utf8: move.answer))"
        text = "\(cards) \(checkMark(first == move.answer))"
      case .times:
        guard let answer = move.behind("answer"), index > 0 else { continue }
        text = solution(moves[index - 1].answer, answer)
      }
      described.append(PlayedMove(time: move.time, move: Array(text.utf8), answer: []))
    }
    return described
  }

  private func checkMark(_ isRight: Bool) -> PlainText { isRight ? "✓" : "✗" }

  /// A hint, or the end of a rack.
  private func help(_ move: PlayedMove) -> PlainText {
    move.move.first == UInt8(ascii: "h") ? hint : localized("pass")
  }
  private var hint: PlainText { localized("hint") }

  /// A guess in Hangman.
  private func guess(_ move: PlayedMove) -> PlainText {
    guard let letters = move.behind("letter") ?? move.behind("answer") else { return hint }
    return "\(PlainText(utf8: Array(letters))) \(checkMark(equal(move.answer.prefix(5), "right")))"
  }

  /// An answer to a problem such as `12*17=208,204`.
  private func solution(_ problem: [UInt8], _ answer: ArraySlice<UInt8>) -> PlainText {
    var numbers: [Int] = [0]
    var operation = UInt8(ascii: "*")
    for byte in problem.prefix(while: { $0 != UInt8(ascii: "=") }) {
      if byte >= 48, byte < 58 {
        numbers[numbers.count - 1] = numbers[numbers.count - 1] * 10 + Int(byte) - 48
      } else {
        operation = byte
        numbers.append(0)
      }
    }
    guard numbers.count == 2, let typed = try? decimal(answer) else { return "" }
    let (one, two) = (numbers[0], numbers[1])
    let (name, right): (PlainText, Int) =
      switch operation {
      case UInt8(ascii: "+"): ("+", one + two)
      case UInt8(ascii: "-"): ("−", one - two)
      case UInt8(ascii: "/"): ("÷", two == 0 ? -1 : one / two)
      default: ("×", one * two)
      }
    return
      "\(one) \(name) \(two) = \(Int(clamping: typed)) \(checkMark(Int(clamping: typed) == right))"
  }
}
