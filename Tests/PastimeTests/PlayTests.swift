import Foundation
import Testing
import WordData
import Words

@Suite("pastime play")
struct PlayTests {
  @Test("a player finds a Codeword from the spoken marks", arguments: [3, 4, 5, 6])
  func codeword(length: Int) throws {
    let game = try Game("codeword", "--length", "\(length)", "--seed", "11")
    #expect(game.heard == "A word of \(length) letters. No attempt yet.")
    var candidates = (0..<WordBook.standard.answerCount(length: length)).map {
      "\(WordBook.standard.answer(length: length, at: $0))".uppercased()
    }
    while !game.heard.hasPrefix("Found in") {
      let attempt = try #require(candidates.first)
      try game.say(attempt.lowercased())
      let marks = try #require(game.heard.components(separatedBy: ": ").last)
        .dropLast().components(separatedBy: ", ").map { $0.components(separatedBy: " ")[1] }
      if marks == ["exact"] { break }
      candidates.removeAll { $0 == attempt || self.marks(of: attempt, against: $0) != marks }
    }
    try game.endsWell("won")
  }

  @Test("a player plays an Anagrams from the spoken letters")
  func anagrams() throws {
    let game = try Game("anagrams", "--mode", "find-all", "--count", "2", "--seed", "11")
    while !game.heard.hasPrefix("Over after 2 of 2 racks: ") {
      let spoken = try #require(game.heard.components(separatedBy: "The letters: ").last)
      let rack = try #require(Word(ascii: spoken.utf8.filter { Letter(ascii: $0) != nil }))
      var words: [Word] = []
      WordBook.standard.forEachWord(within: rack) { word, wordClass in
        if wordClass != .vulgar, !WordBook.standard.isUnkind(word) { words.append(word) }
      }
      for word in words where game.heard.contains(spoken) { try game.say("\(word)") }
    }
    #expect(game.heard.contains(" words, "))
    try game.endsWell("won")
  }

  @Test("a player plays a Hangman to either end from the spoken lines", arguments: 1...6)
  func hangman(seed: Int) throws {
    let game = try Game("hangman", "--seed", "\(seed)")
    // The order of letters in English, the most frequent first.
    for letter in "etaoinshrdlucmfywgpbvkxqjz" where !game.isOver {
      try game.say("\(letter)")
      #expect(
        game.isOver || game.heard.hasSuffix("No \(letter.uppercased()).")
          || game.heard.contains("Yes, one \(letter.uppercased()).")
          || game.heard.contains(" \(letter.uppercased())’s."))
    }
    try game.endsWell(game.heard.contains("Not found") ? "lost" : "won")
  }

  @Test("a player plays a Memorize by remembering the spoken pictures", arguments: 1...3)
  func memorize(seed: Int) throws {
    let game = try Game("memorize", "--seed", "\(seed)", "--players", "\(1 + seed % 2)")
    let pairs = try #require(Int(game.heard.split(separator: " ")[2]))
    var places: [String: [Int]] = [:]
    func turnUp(_ card: Int) throws -> String {
      try game.say("\(card)")
      let spoken = try #require(game.heard.components(separatedBy: "Card \(card): ").last)
      return String(spoken.prefix { $0 != "." && $0 != " " })
    }
    var matched: Set<String> = []
    var next = 1
    while next <= pairs * 2 {
      // A known pair is taken, else another card is turned up.
      let picture = try turnUp(next)
      places[picture, default: []].append(next)
      let twin = places[picture]?.first { $0 != next }
      next += 1
      if let twin {
        _ = try turnUp(twin)
        matched.insert(picture)
      } else {
        let second = try turnUp(next)
        places[second, default: []].append(next)
        next += 1
        let other = places[second]?.dropLast().first
        if second == picture {
          matched.insert(second)
        } else if let other {
          _ = try turnUp(other)
          _ = try turnUp(next - 1)
          matched.insert(second)
        }
      }
    }
    #expect(matched.count == pairs)
    #expect(game.heard.hasPrefix("All \(pairs) pairs found in "))
    try game.endsWell("won")
  }

  @Test("the game explains why a card cannot be turned up, and it costs nothing")
  func cards() throws {
    let game = try Game("memorize", "--seed", "1")
    try game.say("1")
    for (typed, explanation) in [
      ("1", "This card is already up."), ("0", "No such card."),
      ("-3", "No such card."), ("99", "No such card."),
      ("+2", "No such card."),
      ("two", "A number is needed."), ("/hint", "There is no such command. "),
      ("", "Type the number of a card"),
    ] {
      try game.say(typed)
      #expect(game.heard.hasPrefix(explanation))
    }
    #expect(try game.dialogue.end() == 0)
    #expect(try Command("verify", game.record).output.contains(": ok, playing, 1 move"))
  }

  @Test(
    "a player solves a Times from the spoken problems",
    arguments: [[], ["--answers", "0"], ["--mode", "practice", "--operations", "+"]])
  func times(arguments: [String]) throws {
    let game = try Game("times", arguments + ["--seed", "11"])
    #expect(game.heard == "5 problems. Start when you are ready.")
    try game.say("seven")
    #expect(game.heard == "A number is needed.")
    try game.say("7")
    #expect(game.heard == "Start the round first.")
    for number in 1...5 {
      try game.say("")
      #expect(game.heard.hasPrefix("Problem \(number) of 5: "))
      let problem = try #require(game.heard.dropFirst(14).split(separator: ".").first)
      let parts = problem.trimmingPrefix(" ").split(separator: " ").suffix(3).map(String.init)
      let (left, right) = (try #require(Int(parts[0])), try #require(Int(parts[2])))
      try game.say("99999999")
      let isTyped = arguments.contains("0")
      #expect(
        game.heard == (isTyped ? "The number is too long." : "Choose from the answers."))
      try game.say("\(parts[1] == "×" ? left * right : left + right)")
      #expect(game.heard.contains("Right: "))
    }
    #expect(game.heard.hasPrefix("5 of 5 right."))
    try game.endsWell("won")
  }

  @Test("a sprint in the terminal also ends with the first answer after its time")
  func sprint() throws {
    let folder = try Folder()
    let dealt = try Command("deal", "times", "--mode", "sprint-60", "--answers", "0")
    let file = try folder.write(
      dealt.output + "0 0 start\n59999 59999 answer 1\n", to: "sprint.txt")
    let game = try Dialogue(["times", "--record", file.path])
    #expect(game.hear()?.hasPrefix("Press Return to start") == true)
    #expect(game.hear()?.hasPrefix("Problem 2: ") == true)
    // A millisecond is left.
    Thread.sleep(forTimeInterval: 0.01)
    #expect(try game.say("63")?.contains("0 of 1 right.") == true)
    #expect(try game.end() == 0)
    #expect(try Command("verify", file.path).output.contains(": ok, lost, 3 moves"))
  }

  @Test("one line explains an entry that cannot be played, and it costs nothing")
  func refusals() throws {
    let game = try Game("codeword", "--seed", "11")
    for (typed, explanation) in [
      ("", "Type a word and press Return."),
      ("cat", "Too short: use 5 letters."),
      ("ca7ts", "A word of one to six letters from A to Z is needed."),
      ("xxxxx", "Not in the word list."),
      ("/pass", "There is no such command. "),
      ("/help", "Type a word and press Return. /all tells"),
      ("?", "Type a word and press Return. /all tells"),
      ("/all", "A word of 5 letters. No attempt yet."),
    ] {
      try game.say(typed)
      #expect(game.heard.hasPrefix(explanation))
    }
    try game.say("crane")
    try game.say("CRANE")
    #expect(game.heard == "Already tried (try 1).")
    try game.say("/quit")
    #expect(game.heard == "The game is kept in \(game.record).")
  }

  @Test("a game goes on where the player left it, and keeps its times in order")
  func resumption() throws {
    let game = try Game("hangman", "--seed", "2")
    try game.say("e")
    let state = game.heard
    #expect(try game.dialogue.end() == 0)
    let again = try Dialogue(["hangman", "--record", game.record])
    _ = again.hear()
    let resumed = try #require(again.hear())
    let places = try #require(state.components(separatedBy: ". ").first)
    #expect(resumed.contains(places))
    _ = try again.say("q")
    #expect(try again.end() == 0)
    #expect(try Command("verify", game.record).output.contains(": ok, playing, 2 moves"))
  }

  /// The marks of an attempt, counted without the rules: first the exact marks, then from the left
  /// the letters that remain.
  private func marks(of attempt: String, against secret: String) -> [String] {
    let (tried, hidden) = (Array(attempt), Array(secret))
    var left = hidden.indices.filter { tried[$0] != hidden[$0] }.map { hidden[$0] }
    return tried.indices.map { place in
      if tried[place] == hidden[place] { return "exact" }
      guard let found = left.firstIndex(of: tried[place]) else { return "none" }
      left.remove(at: found)
      return "inexact"
    }
  }
}

/// A game that is played in the terminal and kept in a file.
private final class Game {
  let dialogue: Dialogue
  let record: String
  private(set) var heard = ""
  private let folder: Folder

  convenience init(_ arguments: String...) throws {
    try self.init(arguments[0], Array(arguments.dropFirst()))
  }

  init(_ name: String, _ arguments: [String]) throws {
    folder = try Folder()
    record = folder.url.appending(path: "game.txt").path
    dialogue = try Dialogue([name] + arguments + ["--record", record])
    _ = try #require(dialogue.hear())
    heard = try #require(dialogue.hear())
  }

  var isOver: Bool { heard.contains("Found with") || heard.contains("Not found") }

  func say(_ line: String) throws { heard = try #require(try dialogue.say(line)) }

  /// The command ends by itself, and the record has the same outcome.
  func endsWell(_ outcome: String) throws {
    #expect(dialogue.hear() == "The game is kept in \(record).")
    #expect(dialogue.hear() == nil)
    #expect(try dialogue.end() == 0)
    let checked = try Command("verify", record)
    #expect(checked.output.hasPrefix("\(record): ok, \(outcome), "))
    #expect(checked.code == 0)
  }
}
