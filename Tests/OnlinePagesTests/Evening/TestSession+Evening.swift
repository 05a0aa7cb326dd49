/// An online program in the middle of an evening.
extension TestSession {
  /// The record of the game with the id that the tests deal.
  static let timesRecord =
    """
    pastime 1
    game times 1
    id 0123456789abcdef0123456789abcdef
    created 1800000000000
    options mode=round
    puzzle anything

    10 10 42
    """

  /// Two players who play these games, by default a single one.
  static func evening(playing played: String...) -> TestSession {
    let played = played.isEmpty ? ["times"] : played
    var session = TestSession()
    session.tell("code together")
    session.act("evening open")
    session.answer("evening", "200\n")
    session.act("evening welcome", entered: "Ann")
    session.act("evening welcome", entered: "Ben")
    for game in ["codeword", "anagrams", "hangman", "memorize", "times"]
    where ["codeword", "hangman", "times"].contains(game) != played.contains(game) {
      session.act("evening toggle \(game)")
    }
    session.act("evening begin")
    return session
  }

  mutating func pressMore(_ event: String) {
    act("evening more")
    act(event)
  }

  /// What the page says about whose turn it is.
  var turns: [String] { texts("l").map { String($0.prefix { $0 != "\t" }) } }
}
