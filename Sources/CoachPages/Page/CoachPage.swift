import ByteStrings

/// What the coach says of one game, finished: the page draws each line by its kind and knows no game.
///
/// A line is a letter and fields, with tabs between them. docs/coach.md lists the kinds.
public struct CoachPage: Sendable {
  /// The lines, each with a line feed after it.
  public private(set) var text: [UInt8] = []

  /// What a bar is about: it tells their colours, never their meaning, which the label says.
  enum Tone {
    case usual
    case choices
    case chance
    case sum

    fileprivate var keyword: PlainText {
      switch self {
      case .usual: "usual"
      case .choices: "choices"
      case .chance: "chance"
      case .sum: "sum"
      }
    }
  }

  /// What a player can do: it comes back as the verb of a question.
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

  /// What was reached: the first thing that is read.
  mutating func lead(_ sentence: PlainText) { line("s", [sentence]) }

  mutating func sentence(_ sentence: PlainText) { line("p", [sentence]) }

  /// The question from which most can be learnt, or what became of it.
  mutating func heading(_ text: PlainText) { line("h", [text]) }

  /// What is to be typed; what can be done with it comes next.
  mutating func field(_ label: PlainText) { line("f", [label]) }

  mutating func intent(_ verb: Verb, _ title: PlainText) { line("i", [verb.keyword, title]) }

  /// How far it is, where there is more to come: the question is to be asked again.
  mutating func waiting(_ sentence: PlainText) { line("w", [sentence]) }

  /// Sentences that can be unfolded.
  mutating func details(_ summary: PlainText, _ sentences: [PlainText]) {
    line("d", ["", summary] + sentences)
  }

  /// What a move did, for whoever looks through the game.
  /// - Parameters:
  ///   - move: how many moves the game has after it.
  ///   - words: what can be unfolded there, with what the words mean; nothing where there are none.
  mutating func card(
    after move: Int, _ title: PlainText, _ sentences: [PlainText],
    words: (title: PlainText, spelled: [PlainText]) = ("", [])
  ) {
    let unfolded = words.spelled.isEmpty ? [] : ["", words.title] + words.spelled
    line("d", ["\(move)", title] + sentences + unfolded)
  }

  /// Something of two games: what it is, and for each whose it is and what it was.
  mutating func pair(
    _ label: PlainText, _ one: PlainText, _ first: PlainText, _ other: PlainText,
    _ second: PlainText
  ) {
    line("v", [label, one, first, other, second])
  }

  /// A chart with a column for each game.
  /// - Parameters:
  ///   - zero: where 0 lies, in percent of its height from below, as are all values.
  ///   - columns: what is said of a game, and how much choices and chance added; empty where that is not said.
  mutating func chart(
    _ summary: PlainText, zero: Int,
    _ columns: [(text: PlainText, choices: PlainText, chance: PlainText)]
  ) {
    var fields: [PlainText] = [summary, "\(zero)"]
    for column in columns { fields += [column.text, column.choices, column.chance] }
    line("c", fields)
  }

  /// A bar from one number to another, in percent of the longest way.
  mutating func bar(
    _ tone: Tone, _ label: PlainText, _ figure: PlainText, from: Int, length: Int
  ) {
    line("b", [tone.keyword, label, figure, "\(from)%", "\(length)%"])
  }

  private mutating func line(_ kind: Literal, _ fields: [PlainText]) {
    text += kind.utf8
    for field in fields {
      text.append(UInt8(ascii: "\t"))
      // What a player made, such as a picture of their own, may hold any sign.
      for byte in field.utf8 { text.append(max(byte, UInt8(ascii: " "))) }
    }
    text.append(UInt8(ascii: "\n"))
  }
}
