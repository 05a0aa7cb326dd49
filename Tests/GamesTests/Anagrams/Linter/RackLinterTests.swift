import Games
import Testing
import WordData
import Words

@Suite("Anagrams: the linter")
struct RackLinterTests {
  private let samples = Array(AnagramsSamples.text.utf8)

  private func problems(_ text: String, words: WordBook? = nil) -> [RackFinding] {
    RackLinter.findings(in: Array(text.utf8), words: words).map(\.problem)
  }

  @Test("the samples have no problem, even against the word lists")
  func samplesAreWell() {
    #expect(RackLinter.findings(in: samples, words: nil) == [])
    #expect(RackLinter.findings(in: samples, words: .standard) == [])
    #expect(RackDraft.drafts(in: samples).map(\.number) == [1, 2, 3])
  }

  @Test("TT-2: the counts that came with the samples (27, 18 and 14) are each one too high")
  func statedCounts() {
    var text = String(decoding: samples, as: UTF8.self)
    for (letters, count) in [("cdenno", 27), ("ehhssu", 18), ("hisswy", 14)] {
      text.replace("\(letters):", with: "\(letters) \(count):")
    }
    let findings = RackLinter.findings(in: Array(text.utf8), words: .standard)
    #expect(findings.map(\.line) == [1, 2, 3])
    #expect(
      findings.map(\.problem) == [
        .wrongCount(stated: 27, actual: 26), .wrongCount(stated: 18, actual: 17),
        .wrongCount(stated: 14, actual: 13),
      ])
    #expect(
      findings.map(AnagramsTexts.finding) == [
        "Line 1: 27 words are stated, and there are 26.",
        "Line 2: 18 words are stated, and there are 17.",
        "Line 3: 14 words are stated, and there are 13.",
      ])
    #expect(problems("cdenno 2: conned cod") == [])
  }

  @Test("the linter finds a word that the letters cannot spell")
  func cannotBeMade() throws {
    #expect(
      try problems("cdenno: conned need cod zoo") == [
        .cannotBeMade(word("need")), .cannotBeMade(word("zoo")),
      ])
  }

  @Test("the linter finds each repeat of a word")
  func duplicate() throws {
    #expect(
      try problems("cdenno: cod conned cod cod 3")
        == [.duplicate(word("cod")), .duplicate(word("cod")), .wordUnreadable(number: 5)])
  }

  @Test("the linter finds unreadable text and words of the wrong length")
  func unreadable() throws {
    #expect(
      try problems("cdenno: conned co c0d connned déco")
        == [
          .wrongLength(word("co")), .wordUnreadable(number: 3), .wordUnreadable(number: 4),
          .wordUnreadable(number: 5),
        ])
    for line in [
      "cdeno: code", "cdennox: code", "cd3nno: code", ": code", "code", "cdenno x: code",
    ] {
      #expect(problems(line).first == .lettersUnreadable, "\(line)")
    }
    #expect(problems("cdenno 7 7: conned") == [.lettersUnreadable])
    #expect(problems("cdenno 01: conned") == [.lettersUnreadable])
    #expect(problems("CDENNO: Conned") == [])
  }

  @Test("the linter finds a rack without a word of all letters, and two racks of the same letters")
  func wholeRack() throws {
    #expect(problems("cdenno: cod") == [.noWordOfAllLetters])
    #expect(problems("cdenno:") == [.noWordOfAllLetters])
    let text = "# Racks\n\ncdenno: conned\nhisswy: swishy\r\nonnedc: conned\n"
    let findings = RackLinter.findings(in: Array(text.utf8), words: .standard)
    #expect(findings.map(\.line) == [5])
    #expect(findings.map(\.problem) == [.sameRack(line: 3)])
  }

  @Test("with a book, the linter finds words that it lacks and words that no game shows")
  func held() throws {
    var vulgar: Word?
    WordBook.standard.forEachWord(length: 6) { if $1 == .vulgar { vulgar = vulgar ?? $0 } }
    let shown = try #require(vulgar)
    #expect(problems("\(shown.text): \(shown.text)", words: .standard) == [.vulgar(shown)])
    #expect(
      try problems("cdenno: conned nnodec", words: .standard) == [.notInLists(word("nnodec"))])
    #expect(problems("cdenno: conned nnodec") == [])
  }

  @Test("a dealt rack asks for exactly the common, kind words, and accepts the others")
  func dealt() throws {
    func problems(
      _ letters: String, blanks: (inout [Word]) throws -> Void
    ) throws -> [RackFinding] {
      let all = try dealt(letters)
      var words = all.blanks
      try blanks(&words)
      let rest = (all.blanks + all.bonus).filter { !words.contains($0) }
      let rack = try #require(AnagramsRack(letters: all.letters, blanks: words, bonus: rest))
      return RackLinter.problems(ofDealt: rack, from: .standard)
    }
    #expect(try problems("dneors") { _ in } == [])
    #expect(
      try problems("dneors") { try $0.append(word("doser")) } == [.notCommon(word("doser"))])
    let red = try word("red")
    #expect(try problems("dneors") { $0.removeAll { $0 == red } } == [.missing(red)])
    #expect(try problems("dawrno") { try $0.append(word("war")) } == [.unkind(word("war"))])
    let ronde = try word("ronde")
    let rack = try dealt("dneors")
    let without = try #require(
      AnagramsRack(
        letters: rack.letters, blanks: rack.blanks, bonus: rack.bonus.filter { $0 != ronde }))
    #expect(RackLinter.problems(ofDealt: without, from: .standard) == [.missing(ronde)])
    let (rowan, war) = (try dealt("dawrno"), try word("war"))
    let deaf = try #require(
      AnagramsRack(
        letters: rowan.letters, blanks: rowan.blanks, bonus: rowan.bonus.filter { $0 != war }))
    #expect(RackLinter.problems(ofDealt: deaf, from: .standard) == [.missing(war)])
    #expect(
      try problems("snored") { _ in } == [.givesAway(word("snored"))])
    #expect(
      try problems("dneors") { $0 = $0.filter { $0.count > 4 } }
        .contains(.wrongSize(dealt("dneors").blanks.count { $0.count > 4 })))
  }

  /// The rack that the deal makes of these letters, in their order.
  private func dealt(_ letters: String) throws -> AnagramsRack {
    let blocked = try editorialWords("block_sensitive")
    var blanks: [Word] = []
    var bonus: [Word] = []
    WordBook.standard.forEachWord(within: try word(letters)) { word, wordClass in
      switch wordClass {
      case .answer, .common:
        if blocked.contains(word.text) { bonus.append(word) } else { blanks.append(word) }
      case .rare: bonus.append(word)
      case .vulgar: break
      }
    }
    return try #require(
      AnagramsRack(letters: word(letters), blanks: blanks, bonus: bonus))
  }

  @Test("each problem has its own sentence")
  func sentences() throws {
    let cod = try word("cod")
    let problems: [RackFinding] = [
      .lettersUnreadable, .wordUnreadable(number: 2), .wrongLength(cod), .cannotBeMade(cod),
      .duplicate(cod), .notInLists(cod), .vulgar(cod), .noWordOfAllLetters,
      .wrongCount(stated: 2, actual: 1), .sameRack(line: 4), .wrongSize(61), .notCommon(cod),
      .unkind(cod), .missing(cod), .noFamiliarWordOfAllLetters, .givesAway(cod),
    ]
    let sentences = problems.map(AnagramsTexts.problem)
    #expect(Set(sentences).count == problems.count)
    #expect(sentences.allSatisfy { $0.hasSuffix(".") })
    #expect(sentences[8] == "2 words are stated, and there is 1.")
    #expect(sentences[10] == "61 words to find; there should be 12 to 60.")
  }

  @Test("a draft is a rack exactly if the linter finds no problem")
  func racks() throws {
    for text in [
      "cdenno: conned cod", "cdenno: conned cod cod", "cdenno: cod", "cdenno: conned zoo",
    ] {
      let draft = RackDraft(Array(text.utf8)[...])
      let rack = AnagramsRack(draft, accepting: .standard)
      #expect((rack != nil) == RackLinter.problems(of: draft, in: nil).isEmpty, "\(text)")
    }
  }
}
