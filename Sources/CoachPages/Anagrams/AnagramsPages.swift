import ByteStrings
import Coach
import Games
import Library
import Words

/// The coach's page about a game of Anagrams, with every sentence of it.
struct AnagramsPages {
  let language: CoachLanguage
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
      page.bars(balance, Self.barLabels(in: language), in: language)
    } else {
      page.sentence(silence(habits))
    }
    if let (round, word) = missedWord { ask(about: word, of: round, verb, on: &page) }
    tellRounds(racks, on: &page)
    page.details(.howCounted(in: language), Self.explanation(in: language))
    page.ways(hasLast: true, hasFriend: hasFriend, in: language)
    return page
  }

  var lead: PlainText {
    let found = session.game.rounds.reduce(0) { $0 + $1.foundUnaided }
    return language.say(
      found == 1 ? "1 word found without a hint." : "\(found) words found without a hint.",
      found == 1 ? "1 Wort ohne Tipp gefunden." : "\(found) Wörter ohne Tipp gefunden.")
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

  static func barLabels(in language: CoachLanguage) -> CoachPage.BarLabels {
    CoachPage.BarLabels(
      usual: language.say("You usually find", "Sonst findest du"),
      choices: language.say("by the letters", "durch die Buchstaben"),
      chance: language.say("by your search", "durch deine Suche"),
      sum: language.say("Words you found", "Gefundene Wörter"))
  }

  static func lastGames(in language: CoachLanguage) -> LastGames.Words {
    LastGames.Words(
      labels: barLabels(in: language), unit: language.say(("word", "words"), ("Wort", "Wörter")),
      kind: "")
  }

  private func silence(_ habits: AnagramsHabits) -> PlainText {
    let racks = AnagramsHabits.fewestRacks
    return habits.share == nil
      ? language.say(
        "Finish \(racks) rounds, then we can compare.",
        "Suche \(racks) Runden zu Ende, dann können wir vergleichen.")
      : language.say(
        "No round was searched to the end, so we can’t compare.",
        "Keine Runde wurde zu Ende gesucht, darum fehlt der Vergleich.")
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
    page.heading(language.say("Can you find another?", "Findest du noch eins?"))
    let (letters, count) = (round.rack.letters.uppercased, word.count)
    page.sentence(
      language.say(
        "\(letters) hide a word of \(count) letters.",
        "In \(letters) steckt ein Wort mit \(count) Buchstaben."))
    switch verb {
    case .look, .last, .both: break
    case .attempt(let entered):
      if let tried = Word(ascii: entered), round.missed.contains(tried) {
        return page.sentence(
          language.say("Yes, \(tried.uppercased).", "Ja, \(tried.uppercased)."))
      }
      page.sentence(language.say("Not that.", "Das nicht."))
    case .tell: return page.sentence("\(word.uppercased).")
    }
    page.field(language.say("Your word", "Dein Wort"))
    page.intent(.attempt, language.say("Try it", "Ausprobieren"))
    page.intent(.tell, .tellMe(in: language))
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
    let text = language.say(
      "\(found) of \(all) words found without a hint",
      "\(found) von \(all) Wörtern ohne Tipp gefunden")
    guard let rack else { return text + "." }
    let expected = language.figure(rack.expected)
    return text
      + language.say(
        ". You usually find \(expected) of words like these.",
        ". Von solchen Wörtern findest du sonst \(expected).")
  }

  static func explanation(in language: CoachLanguage) -> [PlainText] {
    [
      language.say(
        "Usual is what you found before, in words as long and common.",
        "Üblich ist, wie viele so lange und bekannte Wörter du vorher fandst."),
      language.say(
        "Only rounds searched to the end count. Words after a hint don’t.",
        "Es zählen nur Runden, die zu Ende gesucht wurden. Wörter nach einem Tipp zählen nicht."),
    ]
  }
}
