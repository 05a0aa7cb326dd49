import ByteStrings
import Games
import Words

/// The daily five: a puzzle of each game for each day, the same for everybody.
extension Day {
  /// "daily" in ASCII, the beginning of the identities of daily games. The number of the day is in the
  /// remaining 24 bits of the first half.
  private static let identities: UInt64 = 0x64_6169_6c79

  /// The seed for the puzzle of a game: the second half of the FNV-1a hash of a line such as `pastime daily
  /// 2026-11-21 codeword 1`, with the version of the game's rules, and a language other than English at the end.
  /// - Parameter words: the language of the words, if it is a game of words.
  public func seed(of kind: GameKind, in words: WordLanguage = .english) -> UInt64 {
    var line = TextWriter()
    line.write("pastime daily ")
    line.write(text: text)
    line.space()
    line.write(kind.keyword)
    line.space()
    line.write(rules(of: kind, in: words))
    if words != .english {
      line.space()
      line.write(words.tag)
    }
    return Fingerprint(of: line.bytes).low
  }

  /// The version of the rules in that line: the first that could deal the game.
  private func rules(of kind: GameKind, in words: WordLanguage) -> Int64 {
    switch kind {
    case .codeword: Codeword.rulesVersion(for: .daily.with(words))
    case .anagrams: Anagrams.rulesVersion(for: .standard(.classic).with(words))
    case .hangman: Hangman.rulesVersion(for: .standard.with(words))
    case .memorize, .times: kind.rulesVersion
    }
  }

  /// The first day whose puzzles are dealt by turns: 1 December 2026.
  private static let firstTurn: Int32 = 20_788

  /// Whether the day's puzzles are dealt by turns, so that none comes again soon.
  var isDealtByTurns: Bool { number >= Self.firstTurn }

  /// How the puzzle of a game is chosen. The order of turns is derived from the second half of the FNV-1a hash
  /// of a line such as `pastime turns codeword`.
  public func dealing(of kind: GameKind) -> Dealing {
    var line = TextWriter()
    line.write("pastime turns ")
    line.write(kind.keyword)
    return dealing(seed: Fingerprint(of: line.bytes).low)
  }

  /// How the puzzle of a game is chosen.
  /// - Parameter seed: determines the order of turns.
  public func dealing(seed: UInt64) -> Dealing {
    isDealtByTurns ? .turn(Turn(Int(number - Self.firstTurn), seed: seed)) : .earlierDays
  }

  /// The identity for a game of this day's five.
  /// - Parameter random: unpredictable bits, so that the games of two devices differ.
  public func identity(_ random: UInt64) -> GameID {
    GameID(high: Self.identities << 24 | UInt64(number), low: random)
  }

  /// The day of a game with this identity; nil if it is not a daily game.
  init?(identity: GameID) {
    let number = Int32(truncatingIfNeeded: identity.high & 0xFF_FFFF)
    guard identity.high >> 24 == Self.identities, Self.numbers.contains(number) else { return nil }
    self.init(number: number)
  }
}

extension SessionHeader {
  /// The day of a daily game; nil for other games, for branches and for games that another player sent.
  public var day: Day? { origin == .dealt && branchOf == nil ? Day(identity: id) : nil }

  /// That day, if the game was created while it was that day somewhere on Earth.
  var dayInTime: Day? { day.flatMap { $0.isSomewhere(at: created) ? $0 : nil } }
}
