import Foundation
import Games
import Testing

@testable import Library

/// A record that is kept forever, and its expected result.
struct GoldenRecord: CustomTestStringConvertible {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "golden")

  private let file: URL

  var testDescription: String { file.lastPathComponent }

  /// All records in a folder, in the order of their names.
  static func all(in name: String) -> [GoldenRecord] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder.appending(path: name), includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "record" }
      .sorted { $0.path < $1.path }.map { GoldenRecord(file: $0) }
  }

  func bytes() throws -> [UInt8] { Array(try Data(contentsOf: file)) }

  /// The file of the same name beside the record; nil if it does not exist.
  func neighbour(_ pathExtension: String) -> String? {
    let neighbour = file.deletingPathExtension().appendingPathExtension(pathExtension)
    return (try? Data(contentsOf: neighbour)).map { text($0) }
  }
}

@Suite("Golden records")
struct GoldenRecordTests {
  @Test(
    "a golden record replays to its transcript",
    arguments: GameKind.allCases.flatMap { GoldenRecord.all(in: "\($0.keyword)") })
  func replay(record: GoldenRecord) throws {
    let bytes = try record.bytes()
    let reading = try RecordReading(bytes)
    #expect(reading.error == nil)
    #expect(text(reading.session.transcript) == record.neighbour("transcript"))
    #expect(reading.session.record == bytes)
  }

  @Test("a faulty record gives its fault", arguments: GoldenRecord.all(in: "faulty"))
  func error(record: GoldenRecord) throws {
    let reading: RecordReading
    do throws(RecordError) { reading = try RecordReading(bytes(of: record)) } catch {
      #expect(message(for: error) == record.neighbour("fault"))
      #expect(record.neighbour("transcript") == nil)
      return
    }
    #expect(message(for: try #require(reading.error)) == record.neighbour("fault"))
    #expect(text(reading.session.transcript) == record.neighbour("transcript"))
  }

  @Test("the golden records are of every kind")
  func everyKind() throws {
    let records = GoldenRecord.all(in: "codeword")
    #expect(records.count >= 43)
    #expect(GoldenRecord.all(in: "faulty").count >= 142)
    var kinds: Set<String> = []
    for record in records {
      let session = try RecordReading(record.bytes()).session
      guard case .codeword(let codeword) = session else { continue }
      kinds.insert("length \(codeword.options.length) \(session.summary.outcome)")
      kinds.insert("\(codeword.options.mode) \(session.summary.outcome)")
      kinds.insert(codeword.options.limit == nil ? "unlimited" : "limited")
      kinds.insert(session.header.origin == .sample ? "sample" : "dealt")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      if codeword.moves.isEmpty { kinds.insert("no attempt") }
    }
    // Four lengths and three modes with three outcomes each, and the seven others.
    #expect(kinds.count == 4 * 3 + 3 * 3 + 7)
  }

  @Test("the golden records of Anagrams are of every kind")
  func everyKindOfAnagrams() throws {
    var kinds: Set<String> = []
    for record in GoldenRecord.all(in: "anagrams") {
      let session = try RecordReading(record.bytes()).session
      guard case .anagrams(let anagrams) = session else { continue }
      kinds.insert("\(anagrams.options.mode) \(session.summary.outcome)")
      kinds.insert("\(anagrams.options.racks)")
      kinds.insert("\(session.header.origin)")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      for round in anagrams.game.rounds {
        kinds.insert(round.ending.map { "\($0)" } ?? "in play")
        if round.hintCount > 0 { kinds.insert("hints") }
        if !round.bonusWords.isEmpty { kinds.insert("bonus words") }
      }
      if anagrams.moves.isEmpty { kinds.insert("no move") }
    }
    // Three modes with three outcomes each, four sources of racks, three origins, two kinds of
    // provenance, five endings and none, and the three others.
    #expect(kinds.count == 3 * 3 + 4 + 3 + 2 + 6 + 3)
  }

  @Test("the golden records of Hangman are of every kind")
  func everyKindOfHangman() throws {
    var kinds: Set<String> = []
    for record in GoldenRecord.all(in: "hangman") {
      let session = try RecordReading(record.bytes()).session
      guard case .hangman(let hangman) = session else { continue }
      let (options, game) = (hangman.options, hangman.game)
      kinds.insert("\(options.mode) \(game.outcome)")
      kinds.insert("\(options.source)")
      kinds.insert("difficulty \(options.difficulty.map { "\($0)" } ?? "any")")
      kinds.insert("\(options.misses) misses")
      kinds.insert("\(session.header.origin)")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      for turn in game.turns {
        switch (turn.move, turn.effect) {
        case (.letter, .wrong): kinds.insert("wrong letter")
        case (.letter, _): kinds.insert("right letter")
        case (.answer, .wrong): kinds.insert("wrong answer")
        case (.answer, _): kinds.insert("right answer")
        case (.hint, .clue): kinds.insert("clue")
        case (.hint, _): kinds.insert("letter shown")
        }
      }
      for case .symbol in game.slots { kinds.insert("signs") }
      if game.puzzle.entries[0].answer.text.contains("è") { kinds.insert("accents") }
      if game.puzzle.entries.count == HangmanPuzzle.entryLimit { kinds.insert("fifty answers") }
      if game.answers.count > 1 { kinds.insert("lost with several answers") }
      if hangman.moves.isEmpty { kinds.insert("no move") }
    }
    // Two modes with three outcomes each, sixteen categories and two other sources, four choices of
    // difficulty, three numbers of misses, three origins, two kinds of provenance, six of moves, and
    // the five others.
    #expect(kinds.count == 2 * 3 + 18 + 4 + 3 + 3 + 2 + 6 + 5)
  }

  @Test("the golden records of Memorize are of every kind")
  func everyKindOfMemorize() throws {
    var kinds: Set<String> = []
    for record in GoldenRecord.all(in: "memorize") {
      let session = try RecordReading(record.bytes()).session
      guard case .memorize(let memorize) = session else { continue }
      let (options, game, look) = (memorize.options, memorize.game, memorize.puzzle.look)
      kinds.insert("\(options.isQuick) \(options.hasTwoPlayers) \(game.outcome)")
      kinds.insert("\(session.header.origin)")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      kinds.insert(look.fill.names.count == 1 ? "colour" : "gradient")
      if MemorizeThemes.builtIn.themes.contains(where: { $0.look.name == look.name }) {
        kinds.insert("theme \(look.name)")
      }
      for turn in game.turns { kinds.insert("\(turn)") }
      if memorize.moves.count % 2 == 1 { kinds.insert("one card up") }
      if memorize.moves.isEmpty { kinds.insert("no move") }
      if game.score < 0 { kinds.insert("below zero") }
      if memorize.puzzle.pairCount == MemorizePuzzle.pairLimit { kinds.insert("most pairs") }
      if memorize.puzzle.pairCount == 1 { kinds.insert("one pair") }
    }
    // Two scorings and two numbers of players with two outcomes each, three origins, two kinds of
    // provenance, two of fills, sixteen themes, three kinds of turns, and the five others.
    #expect(kinds.count == 2 * 2 * 2 + 3 + 2 + 2 + 16 + 3 + 5)
  }

  @Test("the golden records of Times are of every kind")
  func everyKindOfTimes() throws {
    var kinds: Set<String> = []
    for record in GoldenRecord.all(in: "times") {
      let session = try RecordReading(record.bytes()).session
      guard case .times(let times) = session else { continue }
      let (options, game) = (times.options, times.game)
      kinds.insert("\(options.mode) \(game.outcome)")
      for operation in TimesOperation.allCases where options.scope.operations[operation] {
        kinds.insert("\(operation)")
      }
      kinds.insert("\(options.answerCount) answers")
      if options.distractors == .slips { kinds.insert("slips") }
      kinds.insert("\(game.phase)")
      kinds.insert("\(session.header.origin)")
      kinds.insert(session.header.branchOf == nil ? "trunk" : "branch")
      for place in game.answers.indices {
        kinds.insert(!game.isRight(place) ? "wrong" : game.isQuick(place) ? "right" : "slow")
        let slip = TimesSlip(game.answers[place], to: game.puzzle.fact(place))
        if let slip { kinds.insert("\(slip)") }
      }
      if times.moves.last == .finish { kinds.insert("finished") }
    }
    // Four modes with three outcomes each, four operations, answers to choose from and typed ones (2,
    // 3, 4, 6 and 0), slips, four phases, three origins, two kinds of provenance, three kinds of
    // answers, three slips, and a round that was left.
    #expect(kinds.count == 4 * 3 + 4 + 5 + 1 + 4 + 3 + 2 + 3 + 3 + 1)
  }

  private func bytes(of record: GoldenRecord) -> [UInt8] {
    do { return try record.bytes() } catch {
      Issue.record(error)
      return []
    }
  }

  private func message(for error: RecordError) -> String {
    "\(error.line): \(RecordTexts.phrase(for: error.reason))\n"
  }
}
