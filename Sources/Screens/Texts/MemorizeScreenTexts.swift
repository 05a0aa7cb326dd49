import ByteStrings
import Games
import Library

/// Every sentence of the screens of Memorize.
package enum MemorizeScreenTexts {
  package static var name: PlainText { "Memorize" }
  package static var aim: PlainText { "Find the pairs." }
  /// The headline for a puzzle that a friend sent.
  static var sentByFriend: PlainText { "A friend laid out cards for you" }
  package static var cards: PlainText { "Cards" }
  package static var newGame: PlainText { "New game" }
  package static var walk: PlainText { "Move between cards" }
  package static var turnUp: PlainText { "Flip the card" }

  /// "3 of 8 pairs · 4 points"
  package static func standing(of game: Memorize) -> PlainText {
    let pairs = MemorizeTexts.ofPairs(game.puzzle.pairCount)
    return "\(game.matchCount) \(pairs) · \(MemorizeTexts.points(game.score))"
  }

  /// "Player 1: 4"
  package static func score(of player: Int, in game: Memorize) -> PlainText {
    "Player \(player + 1): \(MemorizeTexts.number(game.score(of: player)))"
  }

  /// The result of the last turn and, if two play, whose turn it is.
  package static func message(of game: Memorize) -> PlainText {
    if game.choices.isEmpty && !game.options.hasTwoPlayers { return "Flip two cards." }
    var text: PlainText = ""
    if !game.choices.isEmpty, game.choices.count % 2 == 0 {
      let turn = game.gains.count - 1
      text = game.isMatch(turn) ? "A match" : "No match"
      let gain = Int64(game.gains[turn])
      text += gain == 0 ? "." : ": \(MemorizeTexts.points(gain))."
      if game.options.hasTwoPlayers { text += " " }
    }
    return game.options.hasTwoPlayers ? text + "Player \(game.player + 1)’s turn." : text
  }

  /// The announcement of the last choice to screen readers.
  package static func announcement(of game: Memorize) -> PlainText {
    let text = MemorizeTexts.message(of: game)
    if game.outcome.isOver { return text + " " + MemorizeTexts.standing(of: game) }
    guard game.options.hasTwoPlayers, game.choices.count % 2 == 0 else { return text }
    return text + " Player \(game.player + 1)’s turn."
  }

  /// The announcement after the two cards of a miss are turned down.
  package static var closed: PlainText { "Both cards are face down." }
  /// Why neither of these cards can be turned up first.
  package static var notThese: PlainText { "Pick another card." }

  // MARK: The end

  package static var endName: PlainText { "The end" }

  /// The button that leads to the next level; nil if there is none.
  package static func next(after game: Memorize) -> PlainText? {
    game.nextLevel?.pairs.map { ShellTexts.next(MemorizeTexts.pairs($0)) }
  }

  /// The button of a player who does not go up a level.
  package static func stay(after game: Memorize) -> PlainText {
    game.nextLevel == nil
      ? "Same cards again" : "\(MemorizeTexts.pairs(game.puzzle.pairCount)) again"
  }

  private static func end(_ game: Memorize) -> PlainText {
    guard game.options.hasTwoPlayers else {
      return
        "\(MemorizeTexts.pairs(game.puzzle.pairCount)) in \(MemorizeTexts.turns(game.gains.count))"
    }
    let (first, second) = (game.score(of: 0), game.score(of: 1))
    if first == second { return "A draw" }
    return first > second ? "Player 1 wins" : "Player 2 wins"
  }

  /// The headline of a game that is over.
  package static func headline(_ game: Memorize) -> PlainText {
    game.isPerfect ? perfect : end(game)
  }

  /// What stands below it: the points of two players, or how good the player's memory was.
  package static func figure(_ game: Memorize) -> PlainText {
    if game.options.hasTwoPlayers { return score(of: 0, in: game) + ", " + score(of: 1, in: game) }
    return game.isPerfect ? end(game) : MemorizeTexts.review(of: game)
  }

  /// The best and the usual result on boards of this size: "6 pairs: your best is 7 turns, usually 10." A game that is
  /// itself the best is compared with the usual one only.
  package static func best(
    after game: Memorize, _ best: MemorizeStatistics.Best
  ) -> PlainText {
    if game.gains.count == best.turns {
      return best.usualTurns.map { "You usually need \(MemorizeTexts.turns($0))." } ?? ""
    }
    return
      "\(MemorizeTexts.pairs(game.puzzle.pairCount)): your best is \(MemorizeTexts.turns(best.turns))"
      + (best.usualTurns.map { ", usually \($0)." } ?? ".")
  }

  /// "11 turns · 12 points · 0:45", each the best, perhaps in different games.
  package static func best(_ best: MemorizeStatistics.Best, showsTime: Bool) -> PlainText {
    let text =
      "\(MemorizeTexts.turns(best.turns)) · \(MemorizeTexts.points(best.points))" as PlainText
    return showsTime ? text + " · " + ShellTexts.time(best.time) : text
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose theme, players and scoring" }
  package static var theme: PlainText { "Theme" }
  package static var anyTheme: PlainText { "Any theme" }
  package static var pairs: PlainText { "Pairs" }
  /// As many pairs as the theme has.
  package static var asTheme: PlainText { "Auto" }
  /// The note that the chosen theme has fewer emoji than the requested number of pairs.
  package static func fewerPairs(_ count: Int) -> PlainText {
    "This theme has \(MemorizeTexts.pairs(count))."
  }
  package static var players: PlainText { "Players" }
  package static var scoring: PlainText { "Scoring" }

  package static func name(of title: PlainText, isSecond: Bool) -> PlainText {
    if title.hasSameBytes(as: players) { return isSecond ? "Two" : "One" }
    return isSecond ? "Quick" : "Plain"
  }

  package static func explanation(of options: MemorizeOptions) -> PlainText {
    let text: PlainText =
      options.hasTwoPlayers ? "Take turns. Find a pair and go again. " : ""
    return options.isQuick
      ? text + "A fast second card counts up to ten times, gain or loss."
      : text + "A pair earns 2 points. A miss costs 1 for each card you’d seen."
  }

  /// "6 pairs · two players · quick", or "Any theme" if the theme determines the number of pairs
  package static func options(_ options: MemorizeOptions) -> PlainText {
    var text = options.pairs.map { MemorizeTexts.pairs($0) } ?? anyTheme
    if options.hasTwoPlayers { text += " · two players" }
    return options.isQuick ? text + " · quick" : text
  }

  // MARK: The player's own themes

  package static var ownThemes: PlainText { "Your themes" }
  package static var newTheme: PlainText { "New theme" }
  package static var changeTheme: PlainText { "Edit theme" }
  package static var themeName: PlainText { "Name" }
  package static var themeEmoji: PlainText { "Emoji" }
  package static var themePairs: PlainText { "Pairs: all, a number or a range like 4-9" }
  /// A number of pairs as the field shows it: `all` is the only word.
  package static func pairs(shown text: PlainText) -> PlainText {
    text.hasSameBytes(as: PlainText(MemorizeTheme.allPairsWord)) ? allPairs : text
  }
  /// The value that the text of the field means.
  package static func pairs(typed text: PlainText) -> PlainText {
    text.hasSameBytes(as: allPairs) ? PlainText(MemorizeTheme.allPairsWord) : text
  }
  package static var allPairs: PlainText { "all" }
  package static var themeColour: PlainText { "Colour" }
  package static var themeSecondColour: PlainText { "Second colour" }
  package static var noSecondColour: PlainText { "none" }
  package static var saveTheme: PlainText { "Save theme" }
  package static var toChoices: PlainText { "Back to options" }
  package static var change: PlainText { "Edit" }
  package static var link: PlainText { "Link" }
  package static var themeSaved: PlainText { "Theme saved." }
  package static var themeDeleted: PlainText { "Theme deleted." }
  package static var themeOffered: PlainText {
    "A friend sent you a theme. Save it to play."
  }

  // MARK: The list

  /// "Sea life · 3 of 8", and at the end "Sea life · 12 turns".
  package static func progress(_ session: Session<Memorize>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Sample · " : ""
    let text = sample + MemorizeTexts.name(of: game.puzzle.look) + " · "
    if game.outcome.isOver { return text + MemorizeTexts.turns(game.gains.count) }
    return text + "\(game.matchCount) of \(game.puzzle.pairCount)"
  }

  // MARK: The statistics

  package static var pairsFound: PlainText { "Pairs found" }
  package static var perfect: PlainText { "Perfect memory" }
  package static var turnsOverPar: PlainText { "Turns above perfect" }
  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + """
      Two-player games, friends’ puzzles and replays set no records.
      """
  }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Memorize" }
  /// How the game is played.
  static var howToPlay: [HelpPart] {
    [
      .text(helpAim), .picture, .text(helpPlay), .title(scoring), .text(helpScore),
      .text(helpQuick),
      .title(helpMoreTitle), .text(helpTwo), .text(helpPar), .text(helpThemes),
    ]
  }
  private static var helpAim: PlainText {
    "The cards lie face down, in pairs. Flip two: if they match, you’ve found a pair."
  }
  private static var helpPlay: PlainText {
    """
    If they differ, they stay up until you flip the next card or tap either. Remember where they were. No \
    need to wait.
    """
  }
  private static var helpScore: PlainText {
    "A pair earns 2 points. A miss costs 1 for each card you’d seen. Two new cards cost nothing."
  }
  private static var helpQuick: PlainText {
    """
    In quick scoring an instant second card counts ten times, gain or loss; after nine seconds, once.
    """
  }
  private static var helpThemes: PlainText {
    "Make your own theme when you choose one."
  }
  private static var helpMoreTitle: PlainText { "More" }
  private static var helpTwo: PlainText {
    "Two can share a device. Find a pair and go again. Otherwise your turn ends."
  }
  private static var helpPar: PlainText {
    "At the end you see how many turns a perfect memory needs with the same luck."
  }
}
