import ArgumentParser
import Library
import Words

/// Explains the results of finished games.
struct CoachCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "coach",
    abstract: "Explains your results, and what else you could have tried.",
    discussion: """
      How we count: result = usual + what the choices added + what chance added. Usual is what the best \
      play takes on average. All three use the same measure, so the sum is exact. Numbers have one \
      decimal, and nothing below 0.05 counts. In Hangman, usual counts letter by letter, not the whole \
      game. In Codeword, words that would get the same colours are a group, and more groups show more. \
      In Anagrams and Times, the coach compares with the records before, so give the oldest first.

      Several games of a kind end with the last 20 that are like the last, and their means.
      """)

  @OptionGroup
  var records: RecordInputs

  @OptionGroup
  var words: WordsOption

  func run() throws {
    var coach = RecordCoach(words: try WordLanguage.allCases.map { try words.bytes(in: $0) })
    var separator = ""
    func show(_ page: String) {
      Console.write(Array((separator + page).utf8))
      separator = "\n"
    }
    // If a record has a fault, the last of the others are still compared.
    defer { for page in coach.lastGames() { show(page.printed) } }
    try records.forEach { name, bytes in
      do throws(RecordError) {
        let reading = try RecordReading(bytes)
        if let error = reading.error { throw error }
        if let page = coach.page(about: reading.session) { show(page.printed) }
        return true
      } catch {
        Console.complain(error.message(in: name))
        return false
      }
    }
  }
}
