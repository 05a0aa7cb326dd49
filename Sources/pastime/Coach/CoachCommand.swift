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
    abstract: "Explains your results, and what else you could have tried.",
    discussion: """
      How we count: result = usual + what the choices added - what chance took off. Usual is what the \
      best play takes on average. All three use the same measure, so the sum is exact. Numbers have one \
      decimal, and nothing below 0.05 counts. In Hangman, usual counts letter by letter, not the whole \
      game. In Codeword, words that would get the same colours are a group, and more groups show more. \
      In Anagrams and Times, the coach compares with the records before, so give the oldest first.

      With --json, each record gives an object on its own line: result, par, cost and luck (null if \
      unknown, with the reason) and the moves. Several games of a kind end with a table of the last 20 \
      and their means; in JSON, an object with history, games and mean.
      """)

  @OptionGroup
  var records: RecordInputs

  @OptionGroup
  var words: WordsOption

  @Flag(help: "Print a line of JSON for each record.")
  var json = false

  func run() throws {
    var reporter = CoachReporter(try WordLanguage.allCases.map { try words.book(in: $0) })
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
