import Testing

@Suite("What the coach says about the last games")
struct LastGamesTests {
  private func game(_ number: Int, _ secret: String, _ attempts: String...) -> String {
    let id = String(repeating: "0", count: 30) + (number < 10 ? "0\(number)" : "\(number)")
    return codeword(secret, attempts).replacing("00000000000000000000000000000001", with: id)
  }

  /// Asks as the page does: again and again, until there is nothing to wait for.
  private func pages(_ asking: inout Asking, _ game: String, _ records: [String]) -> [[Line]] {
    var pages: [[Line]] = []
    repeat {
      pages.append(asking.page(game, of: records, verb: "last"))
    } while pages.last?.first?.kind == "w" && pages.count < 50
    return pages
  }

  @Test("the games are counted one by one, with progress shown, and none is counted twice")
  func counting() throws {
    var asking = Asking()
    // The latest game comes first, and the game that the player looks at comes last.
    let records = [
      game(2, "hen", "ten", "men", "hen"), game(1, "cat", "tea", "bat", "cat"),
      game(3, "dog", "sat", "log", "dog"),
    ]
    let shown = pages(&asking, "codeword", records)
    #expect(
      shown.dropLast().map(\.words) == (1...3).map { "Looking at your games: \($0) of 3 …" })
    let again = asking.page("codeword", of: records, verb: "last")
    #expect(again == shown.last)
    let chart = try #require(shown.last?.first { $0.kind == "c" })
    #expect(chart.fields.count == 2 + 3 * 3)
    #expect(chart.fields[2].hasPrefix("1. CAT: 3 tries ("))
    #expect(chart.fields[8].hasPrefix("3. DOG: 3 tries ("))
  }

  @Test(
    "the chart is read as what choices and chance added, which lead from what is usual to the mean")
  func adding() throws {
    var asking = Asking()
    let records = [
      game(1, "cat", "tea", "bat", "cat"), game(2, "hen", "ten", "hen"),
    ]
    var page: [Line] = []
    repeat {
      page = asking.page("codeword", of: records, verb: "last")
    } while page.first?.kind == "w"
    let bars = page.filter { $0.kind == "b" }
    let figures = bars.map { tenths($0.fields[2]) }
    try #require(figures.count == 3 && figures[2] == 25)
    let chart = try #require(page.first { $0.kind == "c" })
    func signed(_ tenths: Int) -> String {
      (tenths < 0 ? "−" : "+") + "\(abs(tenths) / 10).\(abs(tenths) % 10)"
    }
    let (choices, chance) = (signed(figures[1] - figures[0]), signed(figures[2] - figures[1]))
    #expect(chart.fields[0] == "Word choice: \(choices) tries. Chance: \(chance).")
    #expect(page.texts("i") == ["look"])
    #expect(!page.words.lowercased().contains("luck"))
  }

  @Test("only games with the same number of letters are counted, and at most twenty of them")
  func alike() throws {
    var asking = Asking()
    var records = [game(60, "bird", "word", "bird")]
    for number in 1...23 { records.append(game(number, "cat", "tea", "cat")) }
    let chart = try #require(
      pages(&asking, "codeword", records).last?.first { $0.kind == "c" })
    #expect(chart.fields.count == 2 + 3 * 20)
    #expect(!chart.fields.contains { $0.contains("BIRD") })
  }

  @Test("a column lies within the chart, and the column of a game that is not counted is empty")
  func columns() throws {
    var asking = Asking()
    let chosen = game(4, "cat", "tea", "cat").replacing("options", with: "challenge\noptions")
    let records = [
      game(1, "cat", "tea", "bat", "hat", "rat", "cat"), chosen,
      game(2, "hen", "ten", "hen"),
    ]
    let chart = try #require(pages(&asking, "codeword", records).last?.first { $0.kind == "c" })
    let zero = try #require(Int(chart.fields[1]))
    #expect((0...100).contains(zero))
    #expect(chart.fields[2...4] == ["1. CAT: not counted", "", ""])
    for value in [chart.fields[6], chart.fields[7], chart.fields[9], chart.fields[10]] {
      #expect((0...100).contains(zero + (Int(value) ?? 1000)))
    }
  }

  @Test("a single game, or no game that counts, gives a kind sentence and no chart")
  func few() throws {
    var asking = Asking()
    let one = try #require(
      pages(&asking, "codeword", [game(1, "cat", "tea", "cat")]).last)
    #expect(one.texts("s") == ["Finish two games to see a chart."])
    #expect(one.filter { $0.kind == "c" || $0.kind == "b" }.isEmpty)
    let own = game(2, "zzz", "tea", "zzz")
    let none = try #require(pages(&asking, "codeword", [own]).last)
    #expect(none.texts("s") == ["Finish two games to see a chart."])
    // A sample can be looked at, but does not count.
    let sample = game(3, "cat", "tea", "cat").replacing("options", with: "sample\noptions")
    #expect(pages(&asking, "codeword", [sample]).last?.filter { $0.kind == "c" } == [])
  }

  @Test(
    "the other games with an account have a chart, too",
    arguments: ["memorize", "hangman", "anagrams"])
  func others(game: String) throws {
    var asking = Asking()
    let records = try goldenRecords(of: game).filter { !$0.contains("\nsample") }
    var page: [Line] = []
    var rounds = 0
    repeat {
      page = asking.page(game, of: records, verb: "last")
      rounds += 1
    } while page.first?.kind == "w" && rounds < 50
    #expect(page.first?.kind == "s")
    #expect(page.texts("i") == ["look"])
  }

  @Test("Anagrams offers the last games once there is something to compare with")
  func anagrams() throws {
    var asking = Asking()
    let records = try goldenRecords(of: "anagrams").filter { !$0.contains("\nsample") }
    let first = asking.page("anagrams", of: [records[0]], verb: "look")
    #expect(!first.texts("i").contains("last"))
    #expect(asking.page("anagrams", of: records, verb: "look").texts("i").contains("last"))
  }

  /// Tenths.
  private func tenths(_ figure: String) -> Int {
    (figure.hasPrefix("−") ? -1 : 1) * (Int(figure.filter { $0.isNumber }) ?? .max)
  }
}
