import ArgumentParser
import Games
import Library
import Words

/// The options for dealing a Times.
struct TimesArguments: GameArguments {
  typealias Played = Times

  static let abstract = "Work out problems in arithmetic."

  /// How problems are asked, as written on the command line.
  enum Mode: String, CaseIterable, ExpressibleByArgument {
    case round
    case practice
    case sprint60 = "sprint-60"
    case sprint120 = "sprint-120"

    var mode: TimesOptions.Mode {
      switch self {
      case .round: .round
      case .practice: .practice
      case .sprint60: .sprint60
      case .sprint120: .sprint120
      }
    }
  }

  /// A range of numbers, as written on the command line: 10-20.
  struct Numbers: ExpressibleByArgument {
    static let classic = Numbers(range: TimesConstants.classicNumbers)

    let range: ClosedRange<Int>

    init(range: ClosedRange<Int>) { self.range = range }

    var defaultValueDescription: String { "\(range.lowerBound)-\(range.upperBound)" }

    init?(argument: String) {
      let ends = argument.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
      guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high else { return nil }
      range = low...high
    }
  }

  @Option(help: "How problems come.")
  var mode = Mode.round

  @Option(help: "What is to be reckoned: one or more of the signs *, /, + and -.")
  var operations = "*"

  @Option(help: "The first numbers; of / and - the results.")
  var first = Numbers.classic

  @Option(help: "The second numbers.")
  var second = Numbers.classic

  @Option(help: "The number of problems; a sprint has its own.")
  var problems = TimesConstants.classicProblemCount

  @Option(help: "The number of answers to choose from, 2 to 6; 0 where they are typed.")
  var answers = TimesConstants.classicAnswerCount

  @Flag(
    help: """
      Make wrong answers look like real slips. They may be further than 5 from the right one: by 10, or \
      by the larger number.
      """)
  var hard = false

  @Option(
    parsing: .upToNextOption,
    help: "Records of rounds, the oldest first, whose answers practice goes by.")
  var after: [Input] = []

  func validate() throws {
    do { _ = try checked() } catch { throw ValidationError(TimesTexts.sentence(for: error)) }
  }

  func book(in language: WordLanguage) throws(CommandError) -> TimesFacts {
    var facts = TimesFacts()
    for file in after {
      let bytes = try file.read()
      do throws(RecordError) {
        // A record of another game says nothing about facts.
        if case .times(let session) = try RecordReading(bytes).session {
          // Practice is dealt as of the day of the last record, so that a seed always deals the same problems.
          facts.today = Day(of: session.header.created).number
          facts.count(session.game, on: facts.today)
        }
      } catch {
        throw CommandError(message: error.message(in: file.name), code: CommandError.faultyRecord)
      }
    }
    return facts
  }

  var options: TimesOptions? { try? checked() }

  var nothingToDeal: String { "There is no such problem." }

  private func checked() throws(TimesError) -> TimesOptions {
    var chosen = TimesOperations()
    for symbol in operations.utf8 {
      guard let operation = TimesOperation(ascii: symbol) else { throw .noOperation }
      chosen[operation] = true
    }
    return try TimesOptions(
      mode.mode, TimesScope(chosen, first.range, second.range), count: problems,
      answerCount: answers, distractors: hard ? .slips : .near)
  }
}
