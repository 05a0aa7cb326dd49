import ByteStrings
import Coach
import Games
import Words

/// The content and the order of the coach's page about a game of Codeword. Its sentences are in
/// `CodewordPages+Sentences`.
struct CodewordPages {
  let game: Codeword
  let analysis: CodewordAnalysis
  let account: CodewordAccount?
  /// Why the page does not mention the usual result; nil if it does.
  let silence: CodewordSilence?
  let book: WordBook
  /// Whether there is a friend's game of the same word.
  var hasFriend = false

  /// Whether the secret is among the dealt words, so that the fitting words are known.
  var isDealtWord: Bool { analysis.luckSilence != .secretNotInLists }

  var balance: Balance? { silence == nil ? account?.balance : nil }

  func page(_ verb: CoachQuestion.Verb) -> CoachPage {
    var page = CoachPage()
    page.lead(lead)
    if balance != nil, let costs { page.bestChoices(costs, of: costs.count) }
    if let balance { page.bars(balance, labels) }
    if let rest = account?.stillExpected, balance != nil, rest > 0 {
      page.sentence(stillToCome(rest))
    }
    if let silence { page.sentence(sentence(silence)) }
    let telling = isDealtWord ? instructive : nil
    if let telling { ask(about: telling, verb, on: &page) }
    tellAttempts(on: &page)
    page.details(.howCounted, Self.explanation)
    page.ways(hasLast: true, hasFriend: hasFriend)
    return page
  }

  /// A card for each attempt, with the words that still fitted after it.
  func tellAttempts(on page: inout CoachPage) {
    let costs = costs
    for (index, attempt) in analysis.attempts.enumerated() {
      let left = attempt.after > 1 ? attempt.stillFitting(in: analysis.vocabulary) ?? [] : []
      page.card(
        after: index + 1, "\(index + 1). \(briefly(attempt))",
        verdict: costs.map { .verdict($0[index], Self.unit.several) } ?? "",
        sentences(attempt, cost: costs?[index]),
        words: (.whatTheyMean, left.map { $0.uppercased }))
    }
  }

  /// The most instructive attempt, which is never the attempt that found the secret.
  private var instructive: Int? {
    Instruction.mostCostly(
      of: costs ?? analysis.attempts.map { $0.isFound ? 0 : $0.estimatedCost })
  }

  /// What each attempt cost; nil if it is not known. No other word is better than the secret.
  private var costs: [Double]? {
    guard let choices = account?.choices else { return nil }
    return choices.indices.map { analysis.attempts[$0].isFound ? 0 : choices[$0].cost }
  }

  /// Asks what the player would have tried, and responds to what they try now.
  private func ask(about index: Int, _ verb: CoachQuestion.Verb, on page: inout CoachPage) {
    let attempt = analysis.attempts[index]
    guard !attempt.suggestions.isEmpty else { return }
    page.heading(localized("What would you try here?"))
    for earlier in game.attempts[..<index] { page.sentence(shown(earlier)) }
    page.sentence(situation(attempt, number: index + 1))
    switch verb {
    case .look, .last, .both: break
    case .attempt(let entered):
      guard let word = Word(ascii: entered), book.contains(word),
        let groups = analysis.groups(of: word, beforeAttempt: index)
      else {
        page.sentence(notAWord)
        break
      }
      page.sentence(judgement(of: word, groups: groups, instead: attempt))
    case .tell: return page.sentence(solution(attempt))
    }
    page.field(localized("Your word"))
    page.intent(.attempt, localized("Try it"))
    page.intent(.tell, .tellMe)
  }
}
