import Testing

@Suite("What the coach says about a Codeword")
struct CodewordPageTests {
  private let game = codeword("light", "raise", "night", "might", "light")

  @Test("the page begins with the attempts, and with what is usual")
  func lead() {
    var asking = Asking()
    #expect(
      asking.page("codeword", game).texts("s") == [
        "Found in 4 tries. Perfect play takes 3.4 on average."
      ])
  }

  @Test("the bars are what perfect play takes, what these words take, and the number of attempts")
  func bars() {
    var asking = Asking()
    let bars = asking.page("codeword", game).filter { $0.kind == "b" }
    #expect(
      bars.map { Array($0.fields[1...2]) } == [
        ["Perfect play", "3.4"], ["These words, on average", "4.5"], ["Your tries", "4"],
      ])
  }

  @Test("the coach asks about the most instructive attempt before it gives the answer")
  func asked() throws {
    var asking = Asking()
    let page = asking.page("codeword", game)
    #expect(page.texts("h") == ["What would you try here?"])
    #expect(page.texts("p").contains("Before try 3, 5 words were possible. You tried MIGHT."))
    #expect(page.texts("i") == ["try", "tell", "last"])
    let answer = asking.page("codeword", game, verb: "tell")
    #expect(answer.texts("i") == ["last"])
    #expect(answer.texts("p").contains { $0.contains("would make 4 groups") })
  }

  @Test("the coach judges a tried word by its groups, and asks again if it is no word")
  func tried() {
    var asking = Asking()
    let album = asking.page("codeword", game, verb: "try", entered: "album")
    #expect(album.texts("p").contains("ALBUM makes 4 groups: no common word makes more."))
    let fight = asking.page("codeword", game, verb: "try", entered: "fight")
    #expect(fight.texts("p").contains { $0.hasPrefix("FIGHT makes 2 groups. Yours made 2") })
    for entered in ["qqqqq", "cat", ""] {
      let page = asking.page("codeword", game, verb: "try", entered: entered)
      #expect(page.texts("p").contains("Enter a word of 5 letters from the list."))
      #expect(page.texts("i") == ["try", "tell", "last"])
    }
  }

  @Test("each attempt has a card")
  func cards() {
    var asking = Asking()
    let cards = asking.page("codeword", game).filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    #expect(
      cards.map { $0.fields[1] } == [
        "1. RAISE: 108 words left", "2. NIGHT: 5 words left", "3. MIGHT: 4 words left",
        "4. LIGHT: found",
      ])
    #expect(cards[1].fields[3].hasPrefix("108 words were possible, then 5"))
  }

  @Test("each attempt says what it cost, and the page how many were the best")
  func costs() {
    var asking = Asking()
    let page = asking.page("codeword", game)
    let cards = page.filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    #expect(cards.map { $0.fields[2] } == ["Best", "Nearly best", "+0.4 tries", "Best"])
    #expect(page.texts("p").first == "Best choices: 2 of 4.")
    let best = asking.page("codeword", codeword("light", "slate", "light"))
    #expect(best.texts("p").first == "Every choice was among the best.")
  }

  @Test("the question shows the attempts before it with their marks")
  func board() throws {
    var asking = Asking()
    let sentences = asking.page("codeword", game).texts("p")
    let asked = try #require(sentences.firstIndex { $0.hasPrefix("Before try 3") })
    #expect(Array(sentences[..<asked].suffix(2)) == ["RAISE ⬜⬜🟡⬜⬜", "NIGHT ⬜🟩🟩🟩🟩"])
  }

  @Test("each card but the last unfolds the words that still fitted after the attempt")
  func stillFitting() throws {
    var asking = Asking()
    let cards = asking.page("codeword", game).filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    let words = cards[1].fields.split(separator: "")
    #expect(words.count == 2)
    #expect(
      words[1].map { $0 } == ["What they mean", "BIGHT", "FIGHT", "LIGHT", "MIGHT", "TIGHT"])
    #expect(!cards[3].fields[3...].contains(""))
  }

  @Test("if somebody may have chosen the word, the coach says why nothing is usual")
  func chosen() {
    var asking = Asking()
    let page = asking.page("codeword", codeword("light", "raise", "light", head: "challenge\n"))
    #expect(page.filter { $0.kind == "b" }.isEmpty)
    #expect(page.texts("p").first?.hasPrefix("Someone may have chosen the word") == true)
    let own = asking.page("codeword", codeword("zzzzz", "raise", "zzzzz"))
    #expect(own.texts("p").first?.hasPrefix("This word never comes up") == true)
  }

  @Test("a record that cannot be read gets no answer")
  func unreadable() {
    var asking = Asking()
    #expect(asking.page("codeword", "pastime 1").isEmpty)
    #expect(asking.page("hangman", game).isEmpty)
  }
}
