import Foundation
import Games
import Testing
import WordData
import Words

@testable import Library

@Suite("Sample games")
struct SamplesTests {
  private let now: WallTime = 1_769_299_200_000
  private let file: [UInt8]
  private let archive: Archive

  init() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    file = try Array(Data(contentsOf: root.appending(path: "Web/samples.txt")))
    archive = try Archive(text: file)
  }

  private var samples: [AnySession] { archive.items.map { $0.lines[0] } }

  private var games: [Session<Codeword>] {
    samples.compactMap { sample in
      if case .codeword(let session) = sample { session } else { nil }
    }
  }

  private var anagrams: [Session<Anagrams>] {
    samples.compactMap { sample in
      if case .anagrams(let session) = sample { session } else { nil }
    }
  }

  private var hangman: [Session<Hangman>] {
    samples.compactMap { sample in
      if case .hangman(let session) = sample { session } else { nil }
    }
  }

  private var times: [Session<Times>] {
    samples.compactMap { sample in
      if case .times(let session) = sample { session } else { nil }
    }
  }

  @Test("CW-13: the samples show every stage of completion, and are marked as samples")
  func stages() {
    #expect(games.count == 8)
    #expect(games.allSatisfy { $0.header.origin == .sample })
    #expect(games.contains { $0.moves.isEmpty })
    for length in CodewordOptions.lengths {
      #expect(
        games.contains {
          $0.options.length == length && $0.game.outcome == .playing && !$0.moves.isEmpty
        })
    }
    #expect(games.contains { $0.game.outcome == .won })
    #expect(games.contains { $0.game.outcome == .lost })
    #expect(games.contains { $0.options.mode == .hard && !$0.moves.isEmpty })
  }

  @Test("CW-13: the words of samples are words that a player could write")
  func words() {
    for game in games {
      #expect(WordBook.standard.wordClass(of: game.puzzle.secret) == .answer)
      for move in game.moves { #expect(WordBook.standard.contains(move.word)) }
    }
  }

  @Test("each sample is written as the app writes it, and its clock stands at its last move")
  func spelling() {
    #expect(archive.text == file)
    for item in archive.items { #expect(item.clock == item.lines[0].summary.timeAtLastMove) }
  }

  @Test("CW-13: samples that are added twice are listed once, each kind with its own identities")
  func identities() {
    let library = GameLibrary()
    library.add(samples: archive, at: .zero)
    let identities = library.history.map(\.header.id.low).sorted()
    // Each game has room for thirty-two.
    #expect(identities.filter { $0 <= 32 } == Array(1...8))
    #expect(identities.filter { (33...64).contains($0) } == Array(33...38))
    #expect(identities.filter { (65...96).contains($0) } == Array(65...68))
    #expect(identities.filter { (97...128).contains($0) } == Array(97...100))
    #expect(identities.filter { (129...160).contains($0) } == Array(129...132))
    #expect(library.history.allSatisfy { $0.lastPlayed < now })
    #expect(library.takeChanges().count == 2 * identities.count)
    library.add(samples: archive, at: .zero)
    #expect(library.history.count == identities.count)
    #expect(library.takeChanges().isEmpty)
  }

  @Test("a sample of an earlier edition stays as it is, and is listed once")
  func earlierEdition() throws {
    let earlier = try #require(samples.first).record.split(separator: 10).map { line in
      line.starts(with: Array("begun ".utf8)) ? Array("begun 5".utf8) : Array(line)
    }
    let library = GameLibrary()
    let id = try #require(samples.first).id
    let text = Array(earlier.joined(separator: [10])) + [10, 10]
    library.load([Row(key: RowKey.record(id).text, text: text)])
    try #require(library.history.count == 1)
    library.add(samples: archive, at: .zero)
    #expect(library.history.count == samples.count)
    #expect(library.session(id)?.header.created == 5)
  }

  @Test("TT-2: the samples of Anagrams use the racks that are known by name, and show every stage")
  func anagramsStages() {
    #expect(anagrams.count == 6)
    #expect(anagrams.allSatisfy { $0.header.origin == .sample && $0.options.racks == .samples })
    #expect(anagrams.contains { $0.moves.isEmpty })
    #expect(anagrams.contains { $0.game.rounds.count > 1 && $0.game.outcome == .playing })
    #expect(anagrams.contains { $0.game.round.hintCount > 0 })
    for mode in AnagramsOptions.Mode.allCases {
      #expect(anagrams.contains { $0.options.mode == mode && !$0.moves.isEmpty })
    }
    #expect(anagrams.contains { $0.game.outcome == .won })
    #expect(anagrams.contains { $0.game.outcome == .lost })
  }

  @Test("HM-2: the samples of Hangman show every stage, with signs, accents and a hint")
  func hangmanStages() {
    #expect(hangman.count == 4)
    #expect(hangman.allSatisfy { $0.header.origin == .sample })
    for outcome in [Outcome.playing, .won, .lost] {
      #expect(hangman.contains { $0.game.outcome == outcome && !$0.moves.isEmpty })
    }
    #expect(hangman.contains { $0.game.slots.contains(.symbol(0x27)) })
    #expect(hangman.contains { $0.puzzle.entries[0].answer.text.contains("è") })
    #expect(hangman.contains { $0.game.isClueRevealed })
    #expect(Set(hangman.map(\.options.misses)) == [6, 8])
  }

  @Test("HM-2: the book has the answers of samples, with their clues")
  func hangmanEntries() throws {
    let book = try HangmanBook(HangmanWords.bytes(in: .english))
    for game in hangman {
      let category = try #require(game.puzzle.category)
      for entry in game.puzzle.entries { #expect(book.entries(of: category).contains(entry)) }
      if let difficulty = game.options.difficulty {
        #expect(HangmanDifficulty(of: game.puzzle.entries[0].answer, in: .english) == difficulty)
      }
    }
  }

  @Test("ME-1: the samples of Memorize show every stage, with both scorings and two players")
  func memorizeStages() {
    let games = samples.compactMap { sample in
      if case .memorize(let session) = sample { session } else { nil }
    }
    #expect(games.count == 4)
    #expect(games.allSatisfy { $0.header.origin == .sample && !$0.moves.isEmpty })
    #expect(games.contains { $0.game.outcome == .won })
    #expect(games.contains { $0.game.outcome == .playing })
    #expect(games.contains { $0.options.isQuick })
    #expect(games.contains { $0.options.hasTwoPlayers })
    #expect(games.contains { $0.game.score < 2 * Int64($0.game.matchCount) })
  }

  @Test("AR-5: the samples of Times show every stage, with typed answers and slips")
  func timesStages() {
    #expect(times.count == 4)
    #expect(times.allSatisfy { $0.header.origin == .sample })
    #expect(times.contains { $0.game.phase == .ready && $0.options.distractors == .slips })
    #expect(times.contains { $0.game.phase == .asking && $0.game.answers.count == 3 })
    #expect(times.contains { $0.game.outcome == .won && $0.options.answerCount == 0 })
    #expect(times.contains { $0.game.outcome == .lost })
    for game in times.map(\.game) {
      for place in game.answers.indices { #expect(game.isQuick(place)) }
    }
  }

  @Test("CW-2, CW-13: a library has no samples until the player asks for them")
  func never() { #expect(GameLibrary().history.isEmpty) }
}
