import Testing

@Suite("pastime deal anagrams")
struct DealAnagramsTests {
  @Test("TT-1: racks are drawn at random, the same for the same seed")
  func reproducible() throws {
    let game = try Command("deal", "anagrams", "--seed", "7", "--begun", "1767225600000").output
    #expect(
      try Command("deal", "anagrams", "--seed", "7", "--begun", "1767225600000").output == game)
    #expect(try line("game", of: game) == "anagrams 1")
    #expect(try line("begun", of: game) == "1767225600000")
    #expect(try line("options", of: game) == "mode=classic racks=medium count=5")
    let other = try Command("deal", "anagrams", "--seed", "8", "--begun", "1767225600000").output
    #expect(try line("puzzle", of: other) != line("puzzle", of: game))
    #expect(try Command("verify", input: game).output == "-: ok, playing, 0 moves\n")
  }

  @Test("TT-2: the sample racks are dealt with the words of their lists")
  func samples() throws {
    let game = try Command("deal", "anagrams", "--racks", "samples").output
    #expect(try line("options", of: game) == "mode=classic racks=samples count=3")
    let fields = try line("puzzle", of: game).split(separator: " ")
    let racks = fields.filter { $0.hasPrefix("rack=") }.map { $0.dropFirst("rack=".count) }
    #expect(racks.sorted() == ["cdenno", "ehhssu", "hisswy"])
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("TT-3: every kind of rack is dealt", arguments: ["easy", "medium", "hard"])
  func kinds(kind: String) throws {
    let game = try Command("deal", "anagrams", "--racks", kind).output
    #expect(try line("options", of: game).contains("racks=\(kind) "))
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("every mode is dealt", arguments: ["classic", "find-all", "timed"])
  func modes(mode: String) throws {
    let game = try Command("deal", "anagrams", "--mode", mode).output
    #expect(try line("options", of: game).hasPrefix("mode=\(mode) "))
    #expect(try Command("verify", input: game).code == 0)
  }

  @Test("the command deals as many racks as asked for, no two with the same letters")
  func count() throws {
    let game = try Command("deal", "anagrams", "--count", "9").output
    let fields = try line("puzzle", of: game).split(separator: " ")
    let racks = fields.filter { $0.hasPrefix("rack=") }.map { String($0.sorted()) }
    #expect(racks.count == 9)
    #expect(Set(racks).count == 9)
  }

  @Test(
    "the command explains why it cannot deal a game",
    arguments: [
      ("--count", "0", "The number of racks is 1 to 9"),
      ("--count", "10", "The number of racks is 1 to 9"),
      ("--mode", "fast", "'classic', 'find-all' or 'timed'"),
      ("--racks", "huge", "'easy', 'medium', 'hard' or 'samples'"),
      ("--length", "5", "'--length'"),
    ])
  func wrongArguments(name: String, value: String, explanation: String) throws {
    try expectRefusal(of: "anagrams", [name, value], explanation)
  }

  @Test("a fourth sample is refused, because there are only three")
  func tooManySamples() throws {
    try expectRefusal(
      of: "anagrams", ["--racks", "samples", "--count=4"], "of samples 1 to 3")
  }

  @Test("the command reports word lists without a rack")
  func noRacks() throws {
    let folder = try Folder()
    try folder.write(String(repeating: "\n", count: 20), to: "empty.txt")
    let command = try Command("deal", "anagrams", "--words", "empty.txt", in: folder)
    #expect(command.complaint == "The word lists have too few racks of this kind.\n")
    #expect(command.code == 65)
  }
}
