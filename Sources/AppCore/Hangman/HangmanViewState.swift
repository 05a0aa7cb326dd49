import Games
import Library
import Screens
import Words

/// A Hangman as views show it: everything is decided, nothing is left to compute.
package struct HangmanViewState: Equatable {
  /// A place of the answer.
  package struct Slot: Equatable, Identifiable, Sendable {
    package let id: Int
    /// What stands there; empty where it is hidden.
    package let text: String
    /// Whether it has a line below it: signs are never hidden.
    package let isLetter: Bool
    /// Whether it was not found before the end.
    package let isMissed: Bool
  }

  package let bar: GameBarViewState
  package let strokes: [HangmanStroke]
  /// What is read out for the drawing.
  package let drawingLabel: String
  /// The words of the answer; a line is only broken between two.
  package let words: [[Slot]]
  /// What is read out for them.
  package let wordsLabel: String
  package let misses: String
  package let message: String
  package let lesson: String
  /// What the answer means, where that was asked for.
  package let clue: String
  package let keys: [[KeyViewState]]
  /// Whether the player may begin anew.
  package let startsOver: Bool
  /// What is played with.
  package let controls: HangmanScreen.Controls
  /// The end; nil while the game goes on.
  package let end: EndViewState?

  /// The Hangman in front; nil where there is none.
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
    // After the last move it would tell the meaning already.
    clue = game.outcome.isOver ? "" : HangmanTexts.clue(of: game) ?? ""
    keys = KeyViewState.rows { letter in
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
      case .sign(0x20): words.append([])
      case .sign: words[words.count - 1].append(Self.slot(number, slot.text, isLetter: false))
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
    let usual = HangmanStatistics(model.library, mode: game.options.mode)
    let meaning = HangmanScreenTexts.meaning(of: game)
    let possibilities = HangmanTexts.possibilities(in: game)
    return EndViewState(
      model, .hangman, id, headline: HangmanScreenTexts.end(game),
      figure: HangmanScreenTexts.figures(
        game, time: model.frame.shownTime(of: id), tenths: usual.tenthsOfMisses),
      answer: game.answers.first?.text ?? "",
      meaning: [meaning, possibilities].filter { !$0.isEmpty }.joined(separator: "\n"),
      sameAgain: model.frame.isOwn(id) ? HangmanScreenTexts.sameAgain : "")
  }
}
