import ByteStrings
import Circles
import Games

/// The texts that differ from game to game: its name, a result, the progress in a race, and the moves of a play. They
/// know how moves and the judge's answers are spelled, but no rules.
extension OnlineTexts {
  func name(of kind: GameKind) -> PlainText {
    switch kind {
    case .codeword: localized("Codeword")
    case .anagrams: localized("Anagrams")
    case .hangman: localized("Hangman")
    case .memorize: localized("Memorize")
    case .times: localized("Times")
    }
  }

  /// The result of a game.
  /// - Parameter total: all points that could be reached in Anagrams; nil if the total is not known.
  func outcome(
    won: PlainText, _ score: PlainText, outOf total: PlainText? = nil, of kind: GameKind
  ) -> PlainText {
    let isOne = score.isSpelled("1")
    switch kind {
    case .codeword, .hangman:
      if !won.isSpelled("won") { return localized("not found") }
      if kind == .codeword {
        return isOne
          ? localized("1 try") : localized("\(score) tries")
      }
      return isOne
        ? localized("1 try left")
        : localized("\(score) tries left")
    case .anagrams, .memorize:
      if let total { return localized("\(score) of \(total) points") }
      return isOne ? localized("1 point") : localized("\(score) points")
    case .times: return localized("\(score) right")
    }
  }

  /// The progress of a person: counts, and the marks of a Codeword.
  func progress(of person: RacePerson, in kind: GameKind) -> PlainText {
    let (moves, gained) = (person.moves, person.gained)
    switch kind {
    case .codeword:
      let count =
        moves == 1 ? localized("1 try") : localized("\(moves) tries")
      return person.marks.isEmpty ? count : "\(count) · \(marks(person.marks))"
    case .hangman:
      return localized("guesses: \(moves), right: \(gained)")
    case .memorize:
      return localized("cards: \(moves), pairs: \(gained)")
    case .times:
      return localized("answers: \(moves), right: \(gained)")
    case .anagrams:
      return localized("words: \(moves), points: \(gained)")
    }
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
