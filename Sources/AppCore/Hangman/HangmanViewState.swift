import Games
import Library
import Screens
import Words

/// A game of Hangman as the views show it: everything is decided, and nothing is left to compute.
package struct HangmanViewState: Equatable {
  /// A position of the answer.
  package struct Slot: Equatable, Identifiable, Sendable {
    package let id: Int
    /// The character at this position; empty if it is hidden.
    package let text: String
    /// Whether it has a line below it. Characters other than letters are never hidden.
    package let isLetter: Bool
    /// Whether the player did not find it before the end.
    package let isMissed: Bool
  }

  package let bar: GameBarViewState
  package let strokes: [HangmanStroke]
  /// The text that a screen reader reads for the drawing.
  package let drawingLabel: String
  /// The words of the answer; lines break only between words.
  package let words: [[Slot]]
  /// The text that a screen reader reads for the answer.
  package let wordsLabel: String
  package let misses: String
  package let message: String
  package let lesson: String
  /// What the answer means, if the player asked for that.
  package let clue: String
  package let keys: [[KeyViewState]]
  /// Whether the player may start over.
  package let startsOver: Bool
  /// The controls below the answer.
  package let controls: HangmanScreen.Controls
  /// The end; nil while the game goes on.
  package let end: EndViewState?

  /// The Hangman game in front; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    let hangman = model.shelf.hangman
    guard let screen = hangman.screen, let session = hangman.session else { return nil }
    let game = session.game
    let isOver = screen.isOver(game)
    bar = GameBarViewState(
      model, .hangman, session.header.id, standing: HangmanScreenTexts.standing(of: game))
    strokes = HangmanStroke.drawing(of: game, model.library.settings.look, tellsEnd: isOver)
    drawingLabel = HangmanTexts.misses(of: game)
    words = Self.words(of: game, tellsEnd: isOver)
    wordsLabel = isOver ? HangmanTexts.standing(of: game) : HangmanTexts.spoken(game.slots)
    misses = isOver ? "" : HangmanScreenTexts.misses(of: game)
    message = isOver ? "" : screen.message
    lesson = isOver ? "" : model.frame.lesson(.hangman, hangman)?.sentence ?? ""
    // After the last move the clue would reveal the meaning too early.
    clue = game.outcome.isOver ? "" : HangmanTexts.clue(of: game) ?? ""
    keys = KeyViewState.rows(in: session.options.words) { letter in
      let isRight = game.isRight(letter)
      return (
        HangmanScreenTexts.key(letter, isRight: isRight), isRight.map { $0 ? .exact : Mark.none }
      )
    }
    controls = screen.controls
    startsOver = model.frame.isOwn(session.header.id)
    end = isOver ? Self.end(model, session) : nil
  }

  private static func words(of game: Hangman, tellsEnd: Bool) -> [[Slot]] {
    let answer = tellsEnd ? game.answers.first?.slots : nil
    var words: [[Slot]] = [[]]
    for (number, slot) in game.slots.enumerated() {
      switch slot {
      case .symbol(0x20): words.append([])
      case .symbol: words[words.count - 1].append(Self.slot(number, slot.text, isLetter: false))
      case .letter: words[words.count - 1].append(Self.slot(number, slot.text))
      case .blank:
        let missed = answer?[number].text
        words[words.count - 1].append(Self.slot(number, missed ?? "", isMissed: missed != nil))
      }
    }
    return words
  }

  private static func slot(
    _ number: Int, _ text: String, isLetter: Bool = true, isMissed: Bool = false
  ) -> Slot {
    Slot(id: number, text: text, isLetter: isLetter, isMissed: isMissed)
  }

  @MainActor
  private static func end(_ model: AppModel, _ session: Session<Hangman>) -> EndViewState {
    let (id, game) = (session.header.id, session.game)
    let usual = HangmanStatistics(
      model.library, mode: game.options.mode, in: game.options.words)
    let meaning = HangmanScreenTexts.meaning(of: game)
    let possibilities = HangmanTexts.possibilities(in: game)
    return EndViewState(
      model, .hangman, id, headline: HangmanScreenTexts.end(game),
      figure: HangmanScreenTexts.figures(game, tenths: usual.tenthsOfMisses),
      answer: game.answers.first?.text ?? "",
      meaning: [meaning, possibilities].filter { !$0.isEmpty }.joined(separator: "\n"),
      sameAgain: model.frame.isOwn(id) ? HangmanScreenTexts.sameAgain : "")
  }
}
