import ByteStrings

/// The coach's finished page about one game. The web page renders each line by its kind and contains no code
/// for particular games.
///
/// A line is a letter followed by fields, separated by tabs. docs/coach.md lists the kinds.
public struct CoachPage: Sendable {
  /// The lines, each with a line feed after it.
  public private(set) var text: [UInt8] = []

  /// The subject of a bar. It determines only the colour; the label gives the meaning.
  enum Tone {
    case usual
    case choices
    case result

    fileprivate var keyword: PlainText {
      switch self {
      case .usual: "usual"
      case .choices: "choices"
      case .result: "result"
      }
    }
  }

  /// An action of the player, which comes back as the verb of a question.
  enum Verb {
    case attempt
    case tell
    case look
    case last
    case both

    fileprivate var keyword: PlainText {
      switch self {
      case .attempt: "try"
      case .tell: "tell"
      case .look: "look"
      case .last: "last"
      case .both: "both"
      }
    }
  }

  /// The result, which is the first sentence.
  mutating func lead(_ sentence: PlainText) { line("s", [sentence]) }

  mutating func sentence(_ sentence: PlainText) { line("p", [sentence]) }

  /// The most instructive question, or its outcome.
  mutating func heading(_ text: PlainText) { line("h", [text]) }

  /// A text field. The possible actions follow.
  /// - Parameter isNumber: whether the answer is a number, so that a phone shows its digits.
  mutating func field(_ label: PlainText, isNumber: Bool = false) {
    line(isNumber ? "n" : "f", [label])
  }

  mutating func intent(_ verb: Verb, _ title: PlainText) { line("i", [verb.keyword, title]) }

  /// An answer to choose, which is sent as if it had been typed.
  mutating func choice(_ answer: PlainText, _ title: PlainText) {
    line("i", [Verb.attempt.keyword + " " + answer, title])
  }

  /// The progress of an unfinished answer. The question must be sent again.
  mutating func waiting(_ sentence: PlainText) { line("w", [sentence]) }

  /// Expandable sentences.
  mutating func details(_ summary: PlainText, _ sentences: [PlainText]) {
    line("d", ["", summary, ""] + sentences)
  }

  /// The comment on a move, shown while looking through the game.
  /// - Parameters:
  ///   - move: the number of moves of the game after it.
  ///   - verdict: what the choice cost, beside the title; empty if nothing is known about it.
  ///   - words: expandable words with their meanings; nothing if there are none.
  mutating func card(
    after move: Int, _ title: PlainText, verdict: PlainText = "", _ sentences: [PlainText],
    words: (title: PlainText, spelled: [PlainText]) = ("", [])
  ) {
    let unfolded = words.spelled.isEmpty ? [] : ["", words.title] + words.spelled
    line("d", ["\(move)", title, verdict] + sentences + unfolded)
  }

  /// A value of two games: its label, and for each game the player and the value.
  mutating func pair(
    _ label: PlainText, _ one: PlainText, _ first: PlainText, _ other: PlainText,
    _ second: PlainText
  ) {
    line("v", [label, one, first, other, second])
  }

  /// A chart with a column for each game.
  /// - Parameters:
  ///   - zero: the position of 0, in percent of the height from the bottom, like all values.
  ///   - columns: the sentence about a game, and how much choices and chance added; empty if unknown.
  mutating func chart(
    _ summary: PlainText, zero: Int,
    _ columns: [(text: PlainText, choices: PlainText, chance: PlainText)]
  ) {
    var fields: [PlainText] = [summary, "\(zero)"]
    for column in columns { fields += [column.text, column.choices, column.chance] }
    line("c", fields)
  }

  /// How to read a chart.
  mutating func legend(_ sentence: PlainText) { line("k", [sentence]) }

  /// - Parameter length: in percent of the longest bar.
  mutating func bar(_ tone: Tone, _ label: PlainText, _ figure: PlainText, length: Int) {
    line("b", [tone.keyword, label, figure, "\(length)%"])
  }

  private mutating func line(_ kind: Literal, _ fields: [PlainText]) {
    text += kind.utf8
    for field in fields {
      text.append(UInt8(ascii: "\t"))
      // Content by players, such as their own pictures, may contain any character.
      for byte in field.utf8 { text.append(max(byte, UInt8(ascii: " "))) }
    }
    text.append(UInt8(ascii: "\n"))
  }
}
