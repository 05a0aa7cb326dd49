import ArgumentParser
import Coach
import Games
import Library
import WordData
import Words

/// Explains the results of finished games.
struct CoachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coach",
    abstract: "Says how finished games came about, and what else could have been tried.",
    discussion: """
      How this is counted: result = usual + what the choices added - what chance took off. Usual is what \
      the best play needs on average; the same measure stands in all three, so the sum is exact. \
      Numbers are told to one decimal, and nothing below 0.05. Of Hangman, usual is counted letter by \
      letter, so it is not what a whole game needs. Of Codeword, words that would get the same marks are \
      a group, and more groups tell more. What the coach says of Anagrams and \
      Times is held against the records that are given before, so give the oldest first.

      With --json there is one object a record, on a line of its own: result, par, cost and luck (null \
      where they are not said, with the reason) and the moves. After several games of a kind there is a \
      table of the last 20, with means; as JSON an object with history, games and mean.
      """)

  @OptionGroup
  var records: RecordInputs

  @OptionGroup
  var words: WordsOption

  @Flag(help: "Print a line of JSON for each record.")
  var json = false

  func run() throws {
    var reporter = CoachReporter(try words.book())
    var separator = ""
    // If a record has a fault, the table of the others is still printed.
    defer { Console.write(Array((json ? reporter.table.json : reporter.table.text).utf8)) }
    try records.forEach { name, bytes in
      do throws(RecordError) {
        let reading = try RecordReading(bytes)
        if let error = reading.error { throw error }
        let report = reporter.report(of: reading.session)
        if json {
          Console.write(
            Array(report.json(name: name, game: "\(reading.session.kind.keyword)").utf8))
        } else {
          Console.write(Array((separator + report.text).utf8))
          separator = "\n"
        }
        return true
      } catch {
        Console.complain(error.message(in: name))
        return false
      }
    }
  }
}
