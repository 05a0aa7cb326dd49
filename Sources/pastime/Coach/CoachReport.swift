import Coach

/// The coach's report on one game.
struct CoachReport {
  /// One move: a sentence, and the same information as figures.
  struct Move {
    let sentence: String
    let members: [(String, JSONValue)]
  }

  /// The sentences before the moves, beginning with the result.
  var opening: [String]
  var moves: [Move] = []
  /// The sentences after the moves.
  var closing: [String] = []

  /// The result in attempts, turns, misses or words.
  var result: Double?
  /// The parts that add up to the result, if they can be determined.
  var balance: Balance?
  /// Why they cannot be determined.
  var reason: String?
  /// Further figures.
  var members: [(String, JSONValue)] = []

  /// One sentence on each line, with the moves numbered.
  var text: String {
    let numbered = moves.enumerated().map { "\($0 + 1). \($1.sentence)" }
    return (opening + numbered + closing).map { $0 + "\n" }.joined()
  }

  /// The JSON object, on one line.
  func json(name: String, game: String) -> String {
    var object: [(String, JSONValue)] = [
      ("name", .text(name)), ("game", .text(game)), ("result", JSONValue(result)),
      ("par", JSONValue(balance?.par)), ("cost", JSONValue(balance?.cost)),
      ("luck", JSONValue(balance?.luck)), ("reason", JSONValue(reason)),
    ]
    object += members
    object.append(("moves", .list(moves.map { .object($0.members) })))
    return JSONValue.object(object).spelled + "\n"
  }

  /// The report on a game that the coach does not analyze: only the result, if the game is over.
  static func silence(
    _ sentence: String, reason: String, after reached: String? = nil, result: Int? = nil
  ) -> CoachReport {
    CoachReport(
      opening: (reached.map { [$0] } ?? []) + [sentence], result: result.map { Double($0) },
      reason: reason)
  }
}

/// A number to one decimal: "3.4", and never "-0.0".
func oneDecimal(_ number: Double) -> String { spelled(tenths: tenths(number)) }

/// The additional amount: "about 1 attempt more", "about 1.5 attempts more", "about 0.5 of an attempt more".
func aboutMore(_ number: Double, _ article: String, _ unit: String) -> String {
  let tenths = tenths(number)
  if tenths < 10 { return "about \(spelled(tenths: tenths)) of \(article) \(unit) more" }
  if tenths % 10 == 0 { return "about \(counted(tenths / 10, unit, unit + "s")) more" }
  return "about \(spelled(tenths: tenths)) \(unit)s more"
}

private func tenths(_ number: Double) -> Int { Int((number * 10).rounded()) }

private func spelled(tenths: Int) -> String {
  (tenths < 0 ? "-" : "") + "\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
}

/// "1 turn", "2 turns".
func counted(_ count: Int, _ one: String, _ several: String) -> String {
  "\(count) \(count == 1 ? one : several)"
}

extension Balance {
  /// "3.4 usual + 0.8 for the words - 0.2 for the answers = 4.0." Chance is the remainder of the rounded numbers, so
  /// that they add up.
  func sum(choices: String, chance: String) -> String {
    let (par, cost, result) = (tenths(par), tenths(cost), tenths(result))
    let luck = par + cost - result
    let added = "\(cost < 0 ? "-" : "+") \(spelled(tenths: abs(cost))) for \(choices)"
    let taken = "\(luck < 0 ? "+" : "-") \(spelled(tenths: abs(luck))) for \(chance)"
    return "\(spelled(tenths: par)) usual \(added) \(taken) = \(spelled(tenths: result))."
  }
}
