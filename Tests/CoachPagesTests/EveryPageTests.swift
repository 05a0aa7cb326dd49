import Testing

@Suite("What the coach says about any game")
struct EveryPageTests {
  static let games = ["codeword", "anagrams", "hangman", "memorize", "times"]

  @Test(
    "the coach says something about every finished game, and its bars are as long as their numbers",
    arguments: games)
  func bars(game: String) throws {
    var asking = Asking()
    let records = try goldenRecords(of: game)
    #expect(records.count > 3)
    for record in records {
      for verb in ["look", "tell"] {
        let page = asking.page(game, record, verb: verb)
        #expect(page.first?.kind == "s")
        let figures = page.filter { $0.kind == "b" }.map { number($0.fields[2]) }
        let answers = page.count { $0.kind == "d" && !$0.fields[0].isEmpty }
        // The bars of a Times count its answers.
        let longest = game == "times" ? 10 * answers : figures.max() ?? 0
        #expect(figures.isEmpty || game == "times" || figures.count == 3)
        for (figure, line) in zip(figures, page.filter { $0.kind == "b" }) {
          #expect(percent(line.fields[3]) == figure * 100 / longest)
        }
      }
    }
  }

  @Test("the cards of a Times belong to its answers, not to the moves to the next problem")
  func answers() throws {
    var asking = Asking()
    for record in try goldenRecords(of: "times") {
      let moves = try #require(record.split(separator: "\n\n").last).split(separator: "\n")
      let answers = moves.indices.filter { moves[$0].contains(" answer ") }.map { "\($0 + 1)" }
      let cards = asking.page("times", record).filter { $0.kind == "d" && !$0.fields[0].isEmpty }
      #expect(cards.map { $0.fields[0] } == answers)
    }
  }

  @Test("the coach neither mentions luck nor scolds", arguments: games)
  func kind(game: String) throws {
    var asking = Asking()
    let unsaid = ["luck", "mistake", "wrong", "bad", "wasted"]
    for record in try goldenRecords(of: game) {
      for verb in ["look", "tell"] {
        // Played words may be any words.
        let page = asking.page(game, record, verb: verb)
          .filter { $0.kind != "d" }
        let words = page.words.lowercased().split { !$0.isLetter }.map(String.init)
        #expect(words.filter { unsaid.contains($0) } == [])
      }
    }
  }

  /// Tenths.
  private func number(_ figure: String) -> Int {
    let symbol = figure.hasPrefix("−") ? -1 : 1
    let digits = figure.filter { $0.isNumber }
    return symbol * (Int(digits) ?? .max) * (figure.contains { $0 == "." || $0 == "," } ? 1 : 10)
  }

  private func percent(_ text: String) -> Int { Int(text.dropLast()) ?? .max }
}
