import Coach
import Games
import Words

extension CoachReport {
  /// The coach's report on a Codeword.
  init(of game: Codeword, isDealt: Bool, using search: inout CodewordSearch) {
    let analysis: CodewordAnalysis
    do {
      analysis = try CodewordAnalysis(of: game, with: search.vocabulary, isDealt: isDealt)
    } catch {
      self = .silence("Ask again when the game is over.", reason: error.keyword)
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
    // An attempt that found the word costs nothing: the report does not compare it with other words.
    let costs = analysis.attempts.enumerated().map { index, attempt in
      attempt.isFound ? 0 : choices?[index].cost ?? attempt.estimatedCost
    }
    let isDealtWord = analysis.luckSilence != .secretNotInLists
    let telling = isDealtWord ? Instruction.mostCostly(of: costs) : nil
    let count = game.attempts.count
    let balance = silence == nil ? account?.balance : nil

    let attempts = counted(count, "try", "tries")
    var first = "Not found in \(attempts)"
    if game.outcome == .won {
      first = "Found in \(attempts)"
      if let balance { first += ". Most games take \(oneDecimal(balance.par))" }
    }
    opening = [first + "."]
    if analysis.attempts.contains(where: { $0.tellsGroups }) {
      opening.append(
        "Words that would get the same colours are a group. More groups show you more.")
    }
    result = Double(count)
    self.balance = balance
    reason = silence?.keyword
    members = [
      ("stillExpected", JSONValue(balance == nil ? nil : account?.stillExpected)),
      ("mostInstructive", telling.map { .whole($0 + 1) } ?? .null),
    ]
    moves = analysis.attempts.enumerated().map { index, attempt in
      Move(
        of: attempt, choices?[index], isDealtWord: isDealtWord,
        tellsLuck: analysis.luckSilence == nil)
    }
    closing = Self.closing(analysis, telling)
    // The report does not credit luck to a player who found the word.
    if let balance, game.outcome != .won || balance.luck <= 0 {
      closing.append(balance.sum(choices: "the words", chance: "chance"))
      if let rest = account?.stillExpected, rest > 0 {
        let more = rest < 1.05 ? "1 more" : "\(oneDecimal(rest)) more"
        closing.append("You took \(count), with about \(more) to go.")
      }
    }
    if let silence { closing.append(silence.sentence) }
  }

  private static func closing(_ analysis: CodewordAnalysis, _ telling: Int?) -> [String] {
    var lines: [String] = []
    if let telling {
      let attempt = analysis.attempts[telling]
      if attempt.before <= 2 {
        let words = attempt.before == 1 ? "word" : "words"
        lines.append("Your turn: which \(words) still fitted before try \(telling + 1)?")
      } else if let best = attempt.suggestions.first?.word.uppercased {
        lines.append("Your turn: what would \(best) show as try \(telling + 1)?")
      }
    }
    // A secret that is never dealt is in no list of the words that still fitted.
    if analysis.luckSilence == .secretNotInLists { return lines }
    // The first list that is short enough to read, unless the question above asks for exactly this list.
    if let place = analysis.attempts.firstIndex(where: {
      $0.after > 1 && $0.after <= CodewordAnalysis.listLimit
    }), place + 1 != telling || analysis.attempts[place].after > 2,
      let words = analysis.attempts[place].stillFitting(in: analysis.vocabulary)
    {
      let list = words.map(\.text).joined(separator: ", ")
      lines.append("Still possible after try \(place + 1): \(list).")
    }
    return lines
  }
}

extension CodewordAttempt {
  /// Whether the report says how many groups the attempt made. One or two words need no sorting, and a player who has
  /// found the word needs no better word.
  fileprivate var tellsGroups: Bool { !isFound && before > 2 }

  /// The sentence about the attempt: what it revealed, and what another word would have revealed.
  fileprivate func sentence(_ cost: Double?, isDealtWord: Bool, tellsLuck: Bool) -> String {
    var text = "\(word.uppercased): "
    if isFound, !isDealtWord { return text + "found. This word is never dealt." }
    switch before {
    case 0: return text + "no word in the list fitted."
    case 1: text += "only one word still fitted"
    default: text += "\(before) words fitted"
    }
    if isFound { return text + ", and this is it." }
    text += before == 1 ? "." : ", then \(after)."
    if tellsGroups {
      text += " It makes \(counted(groups, "group", "groups"))"
      if let best = suggestions.first, best.groups > groups {
        text += ". \(best.word.uppercased) makes \(best.groups)."
      } else {
        text += ": no common word makes more."
      }
    }
    if tellsLuck, casesAsFew * 3 <= before {
      let words = (Double(before) / Double(casesAsFew)).rounded()
      text += " Only about 1 word in \(Int(words)) would have left so few."
    }
    if let cost, cost >= Instruction.leastCost {
      text += " It added \(aboutMore(cost, "a", "try"))."
    }
    return text
  }
}

extension CoachReport.Move {
  fileprivate init(
    of attempt: CodewordAttempt, _ choice: CodewordAccount.Choice?, isDealtWord: Bool,
    tellsLuck: Bool
  ) {
    sentence = attempt.sentence(choice?.cost, isDealtWord: isDealtWord, tellsLuck: tellsLuck)
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
      ("cost", JSONValue(choice?.cost)), ("luck", JSONValue(tellsLuck ? choice?.luck : nil)),
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
    case .unfinished: "Ask again when the game is over."
    case .secretNotInLists:
      "This word is never dealt, so we can’t compare."
    case .secretChosen:
      "Someone may have chosen the word, so we can’t compare."
    case .boundMode:
      "In hard mode each word limits the next, so we can’t compare."
    case .tooManyCases: "Too many words were possible, so we can’t compare."
    }
  }
}
