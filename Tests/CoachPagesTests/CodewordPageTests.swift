import Testing

@Suite("What the coach says of a Codeword")
struct CodewordPageTests {
  private let game = codeword("light", "raise", "night", "might", "light")

  @Test("the attempts come first, and what is usual")
  func lead() {
    var asking = Asking()
    #expect(
      asking.page("codeword", game).texts("s") == ["Found in 4 tries. Most games take 3.4."])
  }

  @Test("each bar says what it did, and the last one how many attempts there were")
  func bars() {
    var asking = Asking()
    let bars = asking.page("codeword", game).filter { $0.kind == "b" }
    #expect(
      bars.map { Array($0.fields[1...2]) } == [
        ["Usual tries", "3.4"], ["More by your words", "+1.1"],
        ["Fewer by chance", "−0.5"], ["Your tries", "= 4"],
      ])
  }

  @Test("each bar begins where the one before it ends, the last one is as long as they lead")
  func places() {
    var asking = Asking()
    let bars = asking.page("codeword", game).filter { $0.kind == "b" }
    #expect(
      bars.map { Array($0.fields[3...4]) } == [
        ["0%", "75%"], ["75%", "25%"], ["88%", "12%"], ["0%", "88%"],
      ])
  }

  @Test("what most can be learnt from is asked before it is told")
  func asked() throws {
    var asking = Asking()
    let page = asking.page("codeword", game)
    #expect(page.texts("h") == ["What would you try here?"])
    #expect(page.texts("p").contains("Before try 3, 5 words fitted. You tried MIGHT."))
    #expect(page.texts("i") == ["try", "tell", "last"])
    let told = asking.page("codeword", game, verb: "tell")
    #expect(told.texts("i") == ["last"])
    #expect(told.texts("p").contains { $0.contains("makes 4 groups") })
  }

  @Test("a word that is tried is judged by its groups, and one that is no word is asked for again")
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

  @Test("there is a card for each attempt")
  func cards() {
    var asking = Asking()
    let cards = asking.page("codeword", game).filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    #expect(cards.map { $0.fields[1] } == ["1. RAISE", "2. NIGHT", "3. MIGHT", "4. LIGHT"])
    #expect(cards[1].fields[2].hasPrefix("108 words fitted, then 5"))
  }

  @Test("what still fitted after a word can be unfolded, and after the last one nothing")
  func stillFitting() throws {
    var asking = Asking()
    let cards = asking.page("codeword", game).filter { $0.kind == "d" && !$0.fields[0].isEmpty }
    let words = cards[1].fields.split(separator: "")
    #expect(words.count == 2)
    #expect(
      words[1].map { $0 } == ["What they mean", "BIGHT", "FIGHT", "LIGHT", "MIGHT", "TIGHT"])
    #expect(!cards[3].fields.contains(""))
  }

  @Test("of a word that somebody may have chosen it is said why nothing is usual")
  func chosen() {
    var asking = Asking()
    let page = asking.page("codeword", codeword("light", "raise", "light", head: "challenge\n"))
    #expect(page.filter { $0.kind == "b" }.isEmpty)
    #expect(page.texts("p").first?.hasPrefix("Someone may have chosen the word") == true)
    let own = asking.page("codeword", codeword("zzzzz", "raise", "zzzzz"))
    #expect(own.texts("p").first?.hasPrefix("This word is never dealt") == true)
  }

  @Test("what cannot be read is not answered")
  func unreadable() {
    var asking = Asking()
    #expect(asking.page("codeword", "pastime 1").isEmpty)
    #expect(asking.page("hangman", game).isEmpty)
  }
}
