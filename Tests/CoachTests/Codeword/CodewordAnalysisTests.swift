import Games
import Testing
import WordData
import Words

@testable import Coach

@Suite("What the attempts of a Codeword show")
struct CodewordAnalysisTests {
  private static let vocabulary = CodewordVocabulary(.standard, length: 5)

  @Test("the analysis shows a trap of words that rhyme: the worked example")
  func trap() throws {
    let game = try codeword("light", tried: ["raise", "night", "light"])
    let analysis = try CodewordAnalysis(of: game, with: Self.vocabulary)
    let attempts = analysis.attempts
    #expect(attempts.map { $0.before } == [2278, 108, 5])
    #expect(attempts.map { $0.after } == [108, 5, 0])
    #expect(attempts[1].groups == 31)
    #expect(attempts[1].suggestions.first?.groups == 42)
    #expect(attempts[2].groups == 2)
    #expect(attempts[2].suggestions.first?.groups == 4)
    #expect(attempts[2].isFound)
    #expect(attempts[1].stillFitting(in: Self.vocabulary)?.count == 5)
    #expect(attempts[0].stillFitting(in: Self.vocabulary) == nil)
  }

  @Test("the average left is counted over all words that fit")
  func averages() throws {
    let game = try codeword("light", tried: ["raise", "night", "light"])
    let analysis = try CodewordAnalysis(of: game, with: Self.vocabulary)
    let guess = try word("raise")
    let groups = Dictionary(grouping: Self.vocabulary.answers) { Marks(of: guess, against: $0) }
    var sum = 0
    for group in groups.values where group != [guess] { sum += group.count * group.count }
    #expect(abs(analysis.attempts[0].averageLeft - Double(sum) / 2278) < 1e-9)
  }

  @Test(
    "only words that the rules allowed are suggested",
    arguments: [CodewordOptions.Mode.hard, .ultraHard])
  func modes(mode: CodewordOptions.Mode) throws {
    let game = try codeword("light", mode: mode, tried: ["raise", "pilot", "light"])
    let analysis = try CodewordAnalysis(of: game, with: Self.vocabulary)
    var earlier = try codeword("light", mode: mode, tried: [])
    for attempt in analysis.attempts {
      for suggestion in attempt.suggestions {
        #expect(earlier.refusal(of: CodewordMove(suggestion.word), in: nil) == nil)
      }
      try earlier.play(CodewordMove(attempt.word), at: .zero)
    }
    let free = try CodewordAnalysis(
      of: codeword("light", tried: ["raise", "pilot", "light"]), with: Self.vocabulary)
    #expect(free.attempts[1].suggestions != analysis.attempts[1].suggestions)
  }

  @Test("no rare, vulgar or unkind word is ever suggested")
  func kindness() {
    for length in WordBook.lengths {
      for word in CodewordVocabulary(.standard, length: length).suggestions {
        #expect(!WordBook.standard.isUnkind(word))
        let wordClass = WordBook.standard.wordClass(of: word)
        #expect(wordClass == .answer || wordClass == .common)
      }
    }
  }

  @Test("the coach says nothing about a game that goes on")
  func unfinished() throws {
    let game = try codeword("light", tried: ["raise"])
    #expect(throws: CodewordSilence.unfinished) {
      try CodewordAnalysis(of: game, with: Self.vocabulary)
    }
  }

  @Test("the coach reports no luck for a secret that somebody chose, or that no list has")
  func secrets() throws {
    let game = try codeword("light", tried: ["raise", "light"])
    let dealt = try CodewordAnalysis(of: game, with: Self.vocabulary)
    #expect(dealt.luckSilence == nil)
    let chosen = try CodewordAnalysis(of: game, with: Self.vocabulary, isDealt: false)
    #expect(chosen.luckSilence == .secretChosen)
    #expect(chosen.accountSilence == nil)
    let unknown = try codeword("zzzzz", tried: ["raise", "mouth", "zzzzz"])
    let analysis = try CodewordAnalysis(of: unknown, with: Self.vocabulary)
    #expect(analysis.luckSilence == .secretNotInLists)
    #expect(analysis.accountSilence == .secretNotInLists)
  }
}
