import Testing

@Suite("Two results of one puzzle, side by side")
struct BesideTests {
  private let yours = codeword("cat", "tea", "bat", "hat", "cat")
  private let theirs = codeword("cat", "sat", "cat")

  private func page(
    _ game: String, _ records: String..., verb: String = "look"
  ) -> [Line] {
    var asking = Asking()
    return asking.page(game, of: records, verb: verb)
  }

  @Test("if a friend's game is known, the page leads to both games")
  func offered() {
    #expect(page("codeword", "\u{1}" + theirs, yours).texts("i").contains("both"))
    #expect(!page("codeword", yours).texts("i").contains("both"))
  }

  @Test("attempts, what is usual, what the words take and the effect of each stand side by side")
  func both() throws {
    let lines = page("codeword", "\u{1}" + theirs, yours, verb: "both")
    let rows = lines.filter { $0.kind == "v" }
    #expect(
      rows.map { $0.fields[0] } == [
        "Tries", "Perfect play", "These words, on average", "Try 1", "Try 2",
        "Try 3", "Try 4",
      ])
    #expect(rows[0].fields == ["Tries", "You", "4", "Your friend", "2"])
    #expect(rows[3].fields[2].hasPrefix("TEA: ") && rows[3].fields[2].hasSuffix(" words left"))
    #expect(rows[4].fields[4] == "CAT: found")
    #expect(rows[5].fields[4] == "–")
    #expect(lines.texts("i") == ["look"])
  }

  @Test("both columns say what the page of each game says")
  func same() throws {
    let both = page("codeword", "\u{1}" + theirs, yours, verb: "both").filter { $0.kind == "v" }
    for (record, column) in [(yours, 2), (theirs, 4)] {
      let bars = page("codeword", record).filter { $0.kind == "b" }.map { $0.fields[2] }
      #expect(both[1...2].map { $0.fields[column] } == Array(bars[..<2]))
    }
  }

  @Test("a player who looks through a friend's game sees the cards of that game")
  func ofFriend() {
    let lines = page("codeword", "\u{2}" + yours, theirs)
    #expect(lines.first { $0.kind == "v" }?.fields == ["Tries", "You", "4", "Your friend", "2"])
    let cards = lines.filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    #expect(cards.map { $0.fields[1] } == ["1. SAT: 9 words left", "2. CAT: found"])
    #expect(lines.texts("i").isEmpty)
    // A player who has not played it sees the friend's moves alone.
    let alone = page("codeword", "\u{2}", theirs)
    #expect(alone.filter { $0.kind == "v" }.isEmpty)
    #expect(alone.texts("s") == ["Found in 2 tries. Even perfect play takes 4.6 on average!"])
  }

  @Test("the account counts if either game was dealt, and not if somebody may have chosen the word")
  func chosen() {
    func challenge(_ record: String) -> String {
      record.replacing("options", with: "challenge\noptions")
    }
    let dealt = page("codeword", "\u{1}" + theirs, challenge(yours), verb: "both")
    #expect(dealt.contains { $0.fields.first == "These words, on average" })
    let made = page("codeword", "\u{1}" + challenge(theirs), challenge(yours), verb: "both")
    #expect(!made.contains { $0.fields.first == "These words, on average" })
    #expect(made.texts("p").contains { $0.hasPrefix("Someone may have chosen the word") })
    #expect(made.contains { $0.fields.first == "Try 4" })
  }

  @Test(
    "both players have their figures for every game", arguments: EveryPageTests.games)
  func everyGame(game: String) throws {
    var asking = Asking()
    var most = 0
    for record in try goldenRecords(of: game) {
      let rows = asking.page(game, "\u{1}" + record, record, verb: "both")
        .filter { $0.kind == "v" }
      for row in rows {
        #expect(row.fields.count == 5)
        #expect(row.fields[2] == row.fields[4])
      }
      most = max(most, rows.count)
      let friends = asking.page(game, "\u{2}" + record, record)
      #expect(friends.first?.kind == "s")
    }
    #expect(most > 2)
  }
}
