import Coach
import Games
import Words

extension CoachReport {
  /// What the coach says of a Codeword.
  init(of game: Codeword, isDealt: Bool, using search: inout CodewordSearch) {
    let analysis: CodewordAnalysis
    do {
      analysis = try CodewordAnalysis(of: game, with: search.vocabulary, isDealt: isDealt)
    } catch {
      self = .silence("The game goes on. The coach speaks afterwards.", reason: error.keyword)
      return
    }
    var account: CodewordAccount?
    var silence = analysis.accountSilence
    do {
      var counting = try CodewordAccount(of: analysis, using: search)
      while try counting.step(nodes: 1_000) {}
      search = counting.search
      account = counting
    } catch {
      silence = error
    }
    silence = analysis.luckSilence ?? silence

    let choices = account?.choices
    let costs =
      choices?.map { $0.cost }
      ?? (analysis.luckSilence == .secretNotInLists
        ? [] : analysis.attempts.map { $0.estimatedCost })
    let telling = Instruction.mostCostly(of: costs)
    let count = game.attempts.count
    let balance = silence == nil ? account?.balance : nil

    let attempts = counted(count, "attempt", "attempts")
    var first = game.outcome == .won ? "\(attempts)" : "\(attempts), and the word was not found"
    if let balance, game.outcome == .won {
      first += "; \(oneDecimal(balance.par)) are usual"
    }
    opening = [first + "."]
    result = Double(count)
    self.balance = balance
    reason = silence?.keyword
    members = [
      ("stillExpected", JSONValue(balance == nil ? nil : account?.stillExpected)),
      ("mostInstructive", telling.map { .whole($0 + 1) } ?? .null),
    ]
    moves = analysis.attempts.enumerated().map { index, attempt in
      Move(
        of: attempt, costs.isEmpty ? nil : costs[index],
        choices?[index].luck, tellsLuck: analysis.luckSilence == nil)
    }
    closing = Self.closing(game, analysis, telling)
    if let balance {
      closing.append(balance.sum(choices: "the words", chance: "how the marks fell"))
      if let rest = account?.stillExpected, rest > 0 {
        closing.append("Of these, \(oneDecimal(rest)) were still to come.")
      }
    }
    if let silence { closing.append(silence.sentence) }
  }

  private static func closing(
    _ game: Codeword, _ analysis: CodewordAnalysis, _ telling: Int?
  ) -> [String] {
    var lines: [String] = []
    if let telling, let best = analysis.attempts[telling].suggestions.first {
      lines.append("To try out: what would \(best.word.uppercased) tell as attempt \(telling + 1)?")
    }
    // What still fitted before the last attempt, if it is short enough to be read.
    let places = analysis.attempts.indices.filter { analysis.attempts[$0].after > 1 }
    if let place = places.first(where: {
      analysis.attempts[$0].after <= CodewordAnalysis.listLimit
    }), let words = analysis.attempts[place].stillFitting(in: analysis.vocabulary) {
      let list = words.map(\.text).joined(separator: ", ")
      lines.append("After attempt \(place + 1) it could still have been: \(list).")
    }
    return lines
  }
}

extension CoachReport.Move {
  fileprivate init(
    of attempt: CodewordAttempt, _ cost: Double?, _ luck: Double?, tellsLuck: Bool
  ) {
    var text = "\(attempt.word.uppercased): "
    if attempt.before == 0 {
      text += "no word of the lists fitted any more."
    } else {
      text += attempt.before == 1 ? "1 word fitted" : "\(attempt.before) words fitted"
      text += attempt.isFound ? ", and this is it." : ", then \(attempt.after)."
      if attempt.before > 2 {
        text += " It makes \(counted(attempt.groups, "group", "groups"))"
        if let best = attempt.suggestions.first, best.groups > attempt.groups {
          text += "; \(best.word.uppercased) makes \(best.groups)."
        } else {
          text += ", as many as any."
        }
      }
      if tellsLuck, !attempt.isFound, attempt.casesAsFew * 2 <= attempt.before {
        text += " As few are left in 1 of \(attempt.before / attempt.casesAsFew) cases."
      }
      // Whoever has found the word is not told what it cost.
      if let cost, !attempt.isFound, cost >= Instruction.leastCost {
        text += " It added about \(oneDecimal(max(cost, 0.1))) attempts."
      }
    }
    sentence = text
    members = [
      ("word", .text(attempt.word.text)), ("before", .whole(attempt.before)),
      ("after", .whole(attempt.after)), ("averageLeft", JSONValue(attempt.averageLeft)),
      ("groups", .whole(attempt.groups)),
      (
        "suggestions",
        .list(
          attempt.suggestions.map {
            .object([("word", .text($0.word.text)), ("groups", .whole($0.groups))])
          })
      ),
      ("casesAsFew", tellsLuck ? .whole(attempt.casesAsFew) : .null),
      ("cost", JSONValue(cost)), ("luck", JSONValue(tellsLuck ? luck : nil)),
    ]
  }
}

extension CodewordSilence {
  fileprivate var keyword: String {
    switch self {
    case .unfinished: "unfinished"
    case .secretNotInLists: "secretNotInLists"
    case .secretChosen: "secretChosen"
    case .boundMode: "boundMode"
    case .tooManyCases: "tooManyCases"
    }
  }

  fileprivate var sentence: String {
    switch self {
    case .unfinished: "The game goes on. The coach speaks afterwards."
    case .secretNotInLists:
      "What is usual is not said: the word is none of those that are dealt."
    case .secretChosen:
      "What is usual is not said: somebody chose the word, so not each was equally likely."
    case .boundMode:
      "What is usual is not said: in hard modes it depends on every word before."
    case .tooManyCases: "What is usual is not said: there were too many cases to look into."
    }
  }
}
