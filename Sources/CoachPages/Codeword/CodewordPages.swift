import ByteStrings
import Coach
import Games
import Words

/// What is said of a Codeword, and in which order. Its sentences stand in `CodewordPages+Sentences`.
struct CodewordPages {
  let language: CoachLanguage
  let game: Codeword
  let analysis: CodewordAnalysis
  let account: CodewordAccount?
  /// Why it is not said what is usual, where that is so.
  let silence: CodewordSilence?
  let book: WordBook
  /// Whether there is a friend's game of the same word.
  var hasFriend = false

  /// Whether the secret is among the words that are dealt, so that it can be said what fitted.
  var isDealtWord: Bool { analysis.luckSilence != .secretNotInLists }

  var balance: Balance? { silence == nil ? account?.balance : nil }

  func page(_ verb: CoachQuestion.Verb) -> CoachPage {
    var page = CoachPage()
    page.lead(lead)
    if let balance { page.bars(balance, barLabels, in: language) }
    if let rest = account?.stillExpected, balance != nil, rest > 0 {
      page.sentence(stillToCome(rest))
    }
    if let silence { page.sentence(sentence(silence)) }
    let telling = isDealtWord ? instructive(account?.choices) : nil
    if let telling { ask(about: telling, verb, on: &page) }
    tellAttempts(on: &page)
    page.details(.howCounted(in: language), Self.explanation(in: language))
    page.ways(hasLast: true, hasFriend: hasFriend, in: language)
    return page
  }

  /// A card for each attempt, with what still fitted after it.
  func tellAttempts(on page: inout CoachPage) {
    let choices = account?.choices
    for (index, attempt) in analysis.attempts.enumerated() {
      let left = attempt.after > 1 ? attempt.stillFitting(in: analysis.vocabulary) ?? [] : []
      page.card(
        after: index + 1, "\(index + 1). \(attempt.word.uppercased)",
        sentences(attempt, cost: choices?[index].cost),
        words: (.whatTheyMean(in: language), left.map { $0.uppercased }))
    }
  }

  /// The attempt from which most can be learnt: never the one that found the secret.
  private func instructive(_ choices: [CodewordAccount.Choice]?) -> Int? {
    Instruction.mostCostly(
      of: analysis.attempts.enumerated().map { index, attempt in
        attempt.isFound ? 0 : choices?[index].cost ?? attempt.estimatedCost
      })
  }

  /// Asks what the player would have tried, and answers what they try now.
  private func ask(about index: Int, _ verb: CoachQuestion.Verb, on page: inout CoachPage) {
    let attempt = analysis.attempts[index]
    guard !attempt.suggestions.isEmpty else { return }
    page.heading(language.say("What would you have tried here?", "Was hättest du hier versucht?"))
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
    page.field(language.say("Your word", "Dein Wort"))
    page.intent(.attempt, language.say("Try it", "Ausprobieren"))
    page.intent(.tell, .tellMe(in: language))
  }
}
