import ByteStrings
import Games

extension Times: TerminalGame {
  static var usage: PlainText { PlayTexts.timesUsage }

  static func sentence(for refusal: TimesRefusal) -> PlainText { TimesTexts.refusal(refusal) }

  func prompt(from book: TimesFacts) -> PlainText {
    switch phase {
    case .asking: TimesTexts.choice(of: puzzle.problem(answers.count))
    case .answered: PlayTexts.timesNext
    case .ready, .over: ""
    }
  }

  var tellsPromptInFull: Bool { phase == .asking }

  /// A sprint ends when its time is up.
  func move(after refusal: TimesRefusal) -> TimesMove? {
    refusal == .timeIsUp ? .finish : nil
  }

  func move(typed line: String) throws(TypingRefusal<TimesRefusal>) -> TimesMove {
    switch line {
    case "" where phase == .ready: return .start
    case "" where phase == .answered: return .next
    case "": throw .empty
    case "/finish": return .finish
    case _ where line.hasPrefix("/"): throw .unknownCommand
    default:
      guard line.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
        throw .notANumber
      }
      // A text too long for a number is too long for an answer.
      return .answer(Int(line) ?? .max)
    }
  }
}
