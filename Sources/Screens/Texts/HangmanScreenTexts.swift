import ByteStrings
import Games
import Library
import Words

/// Every sentence of the screens of Hangman.
package enum HangmanScreenTexts {
  package static var name: PlainText { "Hangman" }
  package static var aim: PlainText { "Find the word letter by letter." }
  /// The headline for a puzzle that a friend sent.
  static var sentByFriend: PlainText { "A friend sent you a word to guess" }
  package static var keyboard: PlainText { "Letters" }
  /// The title of the hint button, with the cost of a hint.
  package static var hint: PlainText { "Hint: −1 try" }
  package static var guessAnswer: PlainText { "Solve" }
  package static var wholeAnswer: PlainText { "The whole answer" }
  package static var guess: PlainText { "Guess" }
  package static var startOver: PlainText { "Start over" }
  package static var startOverQuestion: PlainText { "Start over? This game stays in the list." }
  package static var keepPlaying: PlainText { "Keep playing" }
  package static var newPuzzle: PlainText { "New puzzle" }
  package static var sameAgain: PlainText { "Same puzzle" }

  package static func key(_ letter: Letter, isRight: Bool?) -> PlainText {
    switch isRight {
    case nil: letter.uppercased
    case true?: "\(letter.uppercased), right"
    case false?: "\(letter.uppercased), wrong"
    }
  }

  /// "Animals · evil"
  package static func standing(of game: Hangman) -> PlainText {
    let category = HangmanTexts.name(of: game.puzzle.category)
    return game.options.mode == .evil ? category + " · evil" : category
  }

  /// "Incorrect guesses: E S · 4 tries left"
  package static func misses(of game: Hangman) -> PlainText {
    let guesses = HangmanTexts.incorrectGuesses(in: game)
    let left = game.options.misses - game.missCount
    let tries: PlainText = left == 1 ? "1 try left" : "\(left) tries left"
    return guesses.isEmpty ? tries : "\(guesses) · \(tries)"
  }

  // MARK: The end

  package static var endName: PlainText { "The end" }

  /// The result of the player, in a few words.
  package static func end(_ game: Hangman) -> PlainText {
    guard game.outcome == .won else { return "Not this time" }
    if game.missCount == 0 { return "No misses" }
    return game.score == 1 ? ShellTexts.justInTime : "You found it"
  }

  /// "2 misses · 1 hint · you usually miss 1.4". The headline says "No misses".
  /// - Parameter tenths: how many misses the player usually has, in tenths; nil if that is not known.
  package static func figures(_ game: Hangman, tenths: Int?) -> PlainText {
    var text: PlainText = ""
    if game.missCount > 0 {
      text = HangmanTexts.misses(game.missCount) + ShellTexts.figure(hints: game.hintCount)
    }
    guard let tenths else { return text }
    if !text.isEmpty { text += " · " }
    return text + "you usually miss \(tenths / 10).\(tenths % 10)"
  }

  /// The meaning of the answer; for an answer that somebody has thought of, their hint.
  package static func meaning(of game: Hangman) -> PlainText {
    let text =
      game.puzzle.category == nil ? HangmanTexts.clue(of: game) : HangmanTexts.clueText(of: game)
    return text ?? ""
  }

  // MARK: The choices

  package static var choicesTitle: PlainText { "Choose category, difficulty and mode" }
  package static var category: PlainText { "Category" }
  package static var anyCategory: PlainText { "Any category" }
  package static var difficulty: PlainText { "Difficulty" }
  package static var mode: PlainText { "Mode" }
  package static var look: PlainText { "Drawing" }
  package static var evil: PlainText { "Evil" }
  package static var nothingToDeal: PlainText {
    "No answer like that. Choose another category or difficulty."
  }
  package static var wordsMissing: PlainText {
    "Can’t load the words. Check the connection and try again."
  }

  package static func name(of mode: HangmanOptions.Mode) -> PlainText {
    mode == .evil ? evil : "Classic"
  }

  package static func explanation(of mode: HangmanOptions.Mode) -> PlainText {
    mode == .evil
      ? "The word may change while you guess."
      : "The word never changes."
  }

  /// "Any category · hard · evil"
  package static func options(_ options: HangmanOptions) -> PlainText {
    var text = anyCategory
    if case .category(let category) = options.source { text = HangmanTexts.name(of: category) }
    switch options.difficulty {
    case .easy?: text += " · easy"
    case .medium?: text += " · medium"
    case .hard?: text += " · hard"
    case nil: break
    }
    return options.mode == .evil ? text + " · evil" : text
  }

  // MARK: The player's own answer

  package static var ownAnswer: PlainText { "Your own word or phrase, for a friend" }
  package static var ownAnswerLabel: PlainText { "Your word or phrase" }
  package static var ownClueLabel: PlainText { "A hint, if you like" }
  package static var playHere: PlainText { "Play it here" }
  package static var badClue: PlainText {
    "The hint is too long, or has a character we can’t show."
  }

  // MARK: The list

  /// "Animals · 4 left", and at the end "Animals · found".
  package static func progress(_ session: Session<Hangman>) -> PlainText {
    let game = session.game
    let sample: PlainText = session.header.origin == .sample ? "Sample · " : ""
    let category = HangmanTexts.name(of: game.puzzle.category)
    switch game.outcome {
    case .playing: return "\(sample)\(category) · \(game.options.misses - game.missCount) left"
    case .won: return "\(sample)\(category) · found"
    case .lost: return "\(sample)\(category) · not found"
    }
  }

  // MARK: Sharing

  package static var challengeNote: PlainText {
    """
    Anyone with the link gets the same puzzle. The link doesn’t show the answer.
    """
  }

  // MARK: The statistics

  package static var won: PlainText { "Found" }
  package static var missesOfWon: PlainText { "Misses when found" }
  package static var flawless: PlainText { "No misses" }
  package static var answersGuessed: PlainText { "Solved in one go" }
  package static var evilWon: PlainText { "Found in evil mode" }
  package static var hints: PlainText { "Hints" }
  package static var statisticsNote: PlainText {
    StatisticsTexts.counted + "Replays don’t change streaks."
  }

  // MARK: The help

  package static var helpTitle: PlainText { "How to play Hangman" }
  /// How the game is played.
  static var howToPlay: [HelpPart] {
    [
      .text(helpAim), .picture, .text(helpExample), .title(helpPlayTitle), .text(helpPlay),
      .text(helpCosts), .title(evil), .text(helpEvil), .note(helpLook),
    ]
  }
  private static var helpAim: PlainText {
    """
    Each line hides a letter of a word or phrase. Guess letters: right letters appear, wrong letters add \
    to the drawing. Find the answer before the drawing is done.
    """
  }
  private static var helpExample: PlainText {
    """
    GIRAFFE has two F’s: one guess shows both. It has no S, so S is a miss.
    """
  }
  private static var helpPlayTitle: PlainText { "Playing" }
  private static var helpPlay: PlainText {
    """
    Tap or type letters. Accents don’t matter. Know the answer? Guess it whole. A wrong answer is a miss.
    """
  }
  private static var helpCosts: PlainText {
    """
    A hint costs a try: it shows the meaning or a letter. Repeated letters cost nothing.
    """
  }
  private static var helpEvil: PlainText {
    """
    In evil mode many answers are possible. Each guess keeps those that give away the least.
    """
  }
  private static var helpLook: PlainText {
    "Prefer balloons or a snowman? Choose one with a new game."
  }
}
