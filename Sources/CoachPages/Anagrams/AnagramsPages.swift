import ByteStrings
import Coach
import Games
import Library
import Words

/// What is said of an Anagrams, with every sentence of it.
struct AnagramsPages {
  let language: CoachLanguage
  let session: Session<Anagrams>
  let book: WordBook

  func page(_ verb: CoachQuestion.Verb, after habits: AnagramsHabits) -> CoachPage {
    let game = session.game
    if !game.outcome.isOver { return .unfinished(in: language) }
    var page = CoachPage()
    let found = game.rounds.reduce(0) { $0 + $1.foundUnaided }
    page.lead(
      language.say(
        found == 1 ? "1 word found without a hint." : "\(found) words found without a hint.",
        found == 1 ? "1 Wort ohne Tipp gefunden." : "\(found) Wörter ohne Tipp gefunden."))
    let racks = (try? AnagramsAnalysis(of: game, after: habits, in: book))?.racks ?? []
    if racks.isEmpty { page.sentence(silence(habits)) } else { tell(racks, on: &page) }
    if let (round, word) = missedWord { ask(about: word, of: round, verb, on: &page) }
    tellRounds(racks, on: &page)
    page.details(.howCounted(in: language), explanation)
    return page
  }

  /// Three bars for all racks that were searched to their end.
  private func tell(_ racks: [AnagramsAnalysis.Rack], on page: inout CoachPage) {
    var usual = 0.0
    var ease = 0.0
    var found = 0
    for rack in racks {
      usual += rack.usual
      ease += rack.ease
      found += rack.found
    }
    page.bars(
      usual: tenths(usual), choices: tenths(ease), sum: 10 * found,
      CoachPage.BarLabels(
        usual: language.say("You usually find", "Sonst findest du"),
        choices: language.say("These letters", "Diese Buchstaben"),
        chance: language.say("You, this time", "Du, diesmal"),
        sum: language.say("Words that you found", "Wörter, die du fandst")), in: language)
  }

  private func silence(_ habits: AnagramsHabits) -> PlainText {
    let racks = AnagramsHabits.fewestRacks
    return habits.share == nil
      ? language.say(
        "What is usual for you is known after \(racks) finished racks.",
        "Was für dich üblich ist, weiß man nach \(racks) zu Ende gesuchten Runden.")
      : language.say(
        "No rack was searched to its end, so none is held against what is usual.",
        "Keine Runde wurde zu Ende gesucht, darum wird keine verglichen.")
  }

  /// The first familiar word that was not found: the longest of its rack.
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

  /// Asks for a word that was not found.
  private func ask(
    about word: Word, of round: AnagramsRound, _ verb: CoachQuestion.Verb,
    on page: inout CoachPage
  ) {
    page.heading(language.say("Can you find one more?", "Findest du noch eins?"))
    let (letters, count) = (round.rack.letters.uppercased, word.count)
    page.sentence(
      language.say(
        "\(letters) hide a word of \(count) letters.",
        "In \(letters) steckt ein Wort mit \(count) Buchstaben."))
    switch verb {
    case .look: break
    case .attempt(let entered):
      if let tried = Word(ascii: entered), round.missed.contains(tried) {
        return page.sentence(
          language.say("Yes, \(tried.uppercased)!", "Ja, \(tried.uppercased)!"))
      }
      page.sentence(language.say("Not that one.", "Das nicht."))
    case .tell: return page.sentence("\(word.uppercased).")
    }
    page.field(language.say("Your word", "Dein Wort"))
    page.intent(.attempt, language.say("Try it", "Ausprobieren"))
    page.intent(.tell, .tellMe(in: language))
  }

  /// A card for each rack, after the move that ended it.
  private func tellRounds(_ racks: [AnagramsAnalysis.Rack], on page: inout CoachPage) {
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
        "; of words like these you usually find \(expected).",
        "; von solchen Wörtern findest du sonst \(expected).")
  }

  private var explanation: [PlainText] {
    [
      language.say(
        "Usual is what you found before of words as long and as common.",
        "Üblich ist, was du von so langen und so bekannten Wörtern vorher gefunden hast."),
      language.say(
        "Only racks count that were searched to their end. A word after a hint does not count as found.",
        "Es zählen nur Runden, die zu Ende gesucht wurden. Ein Wort nach einem Tipp zählt nicht als gefunden."
      ),
    ]
  }
}
