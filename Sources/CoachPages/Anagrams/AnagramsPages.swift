import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach's page about a game of Anagrams, with every sentence of it.
struct AnagramsPages {
  let session: Session<Anagrams>
  let book: WordBook

  /// For a finished game.
  /// - Parameter hasFriend: whether there is a friend's game with the same letters.
  func page(
    _ verb: CoachQuestion.Verb, after habits: AnagramsHabits, hasFriend: Bool
  ) -> CoachPage {
    let game = session.game
    var page = CoachPage()
    page.lead(lead)
    let racks = (try? AnagramsAnalysis(of: game, after: habits, in: book))?.racks ?? []
    if let balance = Self.balance(of: racks) {
      page.bars(balance, Self.labels)
    } else {
      page.sentence(silence(habits))
    }
    if let (round, word) = missedWord { ask(about: word, of: round, verb, on: &page) }
    tellRounds(racks, on: &page)
    page.details(.howCounted, Self.explanation)
    page.ways(hasLast: habits.share != nil, hasFriend: hasFriend)
    return page
  }

  var lead: PlainText {
    let found = session.game.rounds.reduce(0) { $0 + $1.foundUnaided }
    return localized(
      found == 1 ? "1 word found without a hint." : "\(found) words found without a hint.")
  }

  /// What the player usually finds, the effect of the letters of these racks, and the rest. As a `Balance`, the
  /// letters are the cost, and the player's own part, which adds words, is the luck.
  static func balance(of racks: [AnagramsAnalysis.Rack]) -> Balance? {
    if racks.isEmpty { return nil }
    var usual = 0.0
    for rack in racks { usual += rack.usual }
    var balance = Balance(par: usual)
    for rack in racks { balance.add(cost: rack.ease, luck: -rack.skill) }
    return balance
  }

  static var labels: CoachPage.AccountLabels {
    CoachPage.AccountLabels(
      usual: localized("You usually find"),
      expected: localized("These letters, on average"),
      choices: localized("The letters"),
      chance: localized("Your search"),
      result: localized("Words you found"))
  }

  static var lastGames: LastGames.Words {
    LastGames.Words(
      labels: labels, unit: (localized("word"), localized("words")),
      kind: "")
  }

  private func silence(_ habits: AnagramsHabits) -> PlainText {
    let racks = AnagramsHabits.fewestRacks
    return habits.share == nil
      ? localized("Play \(racks) rounds to the end to see how they compare.")
      : localized("No round was played to the end, so we can’t compare.")
  }

  /// The first familiar word that was missed: the longest on its rack.
  private var missedWord: (AnagramsRound, Word)? {
    for round in session.game.rounds {
      var longest: Word?
      for word in round.missed
      where word.count > longest?.count ?? 0 && !book.isUnkind(word)
        && Familiarity.isFamiliar(word, in: book)
      {
        longest = word
      }
      if let longest { return (round, longest) }
    }
    return nil
  }

  /// Asks for a missed word.
  private func ask(
    about word: Word, of round: AnagramsRound, _ verb: CoachQuestion.Verb,
    on page: inout CoachPage
  ) {
    page.heading(localized("Can you find another?"))
    let (letters, count) = (round.rack.letters.uppercased, word.count)
    page.sentence(
      localized("The letters \(letters) hide a \(count)-letter word."))
    switch verb {
    case .look, .last, .both: break
    case .attempt(let entered):
      if let tried = Word(ascii: entered), round.missed.contains(tried) {
        return page.sentence(
          localized("Yes, \(tried.uppercased)."))
      }
      page.sentence(localized("Not that."))
    case .tell: return page.sentence("\(word.uppercased).")
    }
    page.field(localized("Your word"))
    page.intent(.attempt, localized("Try it"))
    page.intent(.tell, .tellMe)
  }

  /// A card for each rack, after the move that ended it.
  func tellRounds(_ racks: [AnagramsAnalysis.Rack], on page: inout CoachPage) {
    guard var replay = try? Anagrams(session.puzzle, options: session.options) else { return }
    var ended = 0
    for (number, move) in session.moves.enumerated() {
      _ = try? replay.play(move, at: .zero)
      while ended < replay.rounds.count, replay.rounds[ended].ending != nil {
        page.card(
          after: number + 1, "\(ended + 1). \(replay.rounds[ended].rack.letters.uppercased)",
          [
            sentence(ended, racks.first { $0.index == ended })
          ])
        ended += 1
      }
    }
  }

  private func sentence(_ index: Int, _ rack: AnagramsAnalysis.Rack?) -> PlainText {
    let round = session.game.rounds[index]
    let (found, all) = (round.foundUnaided, round.rack.blanks.count)
    let text = localized("\(found) of \(all) words found without a hint")
    guard let rack else { return text + "." }
    let expected = CoachPhrases.figure(rack.expected)
    return text
      + localized(". You usually find \(expected) of words like these.")
  }

  static var explanation: [PlainText] {
    [
      localized("We compare with how often you find words this long and this common."),
      localized("Only rounds played to the end count. Words after a hint don’t."),
    ]
  }
}
