import Foundation
import Testing

@Suite("pastime with words in another language")
struct OtherLanguageCommandTests {
  @Test(
    "each word game can be dealt and verified in each language",
    arguments: [
      ("de", "codeword", 4), ("de", "anagrams", 2), ("de", "hangman", 2),
      ("fr", "codeword", 5), ("fr", "anagrams", 3), ("fr", "hangman", 3),
    ])
  func deal(language: String, game: String, rules: Int) throws {
    for daily in [[], ["--daily", "2026-11-24"]] {
      let record = try Command(["deal", game, "--language", language] + daily).output
      #expect(record.contains("\ngame \(game) \(rules)\n"))
      #expect(
        record.split(separator: "\n").contains {
          $0.hasPrefix("options ") && $0.hasSuffix(" words=\(language)")
        })
      #expect(try Command("verify", input: record).output == "-: ok, playing, 0 moves\n")
    }
  }

  @Test("the daily game is the same for everybody in a language, and differs between languages")
  func daily() throws {
    func puzzle(_ language: String) throws -> String? {
      try Command("deal", "codeword", "--daily", "2026-12-24", "--language", language).output
        .split(separator: "\n").first { $0.hasPrefix("puzzle ") }.map(String.init)
    }
    #expect(try puzzle("de") == puzzle("de"))
    #expect(try puzzle("de") != puzzle("en"))
  }

  @Test("a player types ß and umlauts at the terminal")
  func play() throws {
    let folder = try Folder()
    try folder.write(
      """
      pastime 1
      game codeword 4
      id 0000000000000000000000000000000a
      begun 1000
      options length=5 attempts=any mode=standard words=de
      puzzle gr%c3%bcss


      """, to: "game.record")
    let command = try Command(
      "play", "codeword", "--record", "game.record", input: "there\nKÄFIG\nGruß\nGrüß\n", in: folder
    )
    #expect(command.output.contains("Not in the word list."))
    let record = try String(
      contentsOf: folder.url.appending(path: "game.record"), encoding: .utf8)
    #expect(record.contains(" k%c3%a4fig\n"))
    #expect(record.hasSuffix(" gr%c3%bcss\n"))
  }

  @Test("an unknown language is refused, and so are German samples")
  func refused() throws {
    let command = try Command("deal", "codeword", "--language", "xx")
    #expect(command.complaint.contains("'en', 'de' or 'fr'"))
    #expect(command.code == 2)
    let samples = try Command("deal", "anagrams", "--racks", "samples", "--language", "de")
    #expect(samples.complaint.contains("samples are in English"))
  }

  @Test("the coach looks at German games with German words")
  func coach() throws {
    let record = """
      pastime 1
      game codeword 4
      id 0000000000000000000000000000000a
      begun 1000
      options length=5 attempts=any mode=standard words=de
      puzzle k%c3%a4fig

      1000 1000 rampe
      2000 2000 k%c3%a4fig

      """
    let command = try Command("coach", input: record)
    #expect(command.complaint.isEmpty)
    #expect(command.output.uppercased().contains("KÄFIG"))
  }
}
