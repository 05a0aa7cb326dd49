import Games
import Library
import Screens
import Words

/// A game of Anagrams as the views show it: everything is decided, and nothing is left to compute.
package struct AnagramsViewState: Equatable {
  /// A letter of the rack.
  package struct Tile: Equatable, Identifiable, Sendable {
    package let id: Int
    package let letter: String
    package let isUsed: Bool
    /// The text that a screen reader reads for it.
    package let label: String
  }

  package let bar: GameBarViewState
  /// The words of each length, the longest first.
  package let places: [AnagramsPlaceViewState]
  /// The words that have no blank, while the rack is in play.
  package let bonus: String
  package let message: String
  package let lesson: String
  /// The typed letters, in lower case.
  package let typed: String
  package let tiles: [Tile]
  /// Grows with each refusal, so that the field shakes each time.
  package let refusals: Int
  /// The title of the button that leaves the rack.
  package let leave: String
  /// Whether the app asks the player to confirm leaving the rack.
  package let asksToLeave: Bool
  /// Whether another rack can come after this one.
  package let canPass: Bool
  /// How the rack ended; nil while it is in play.
  package let rackEnd: AnagramsRackEndViewState?
  /// The end of the game; nil while it goes on.
  package let end: EndViewState?

  /// The Anagrams game in front; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    let anagrams = model.shelf.anagrams
    guard let screen = anagrams.screen, let session = anagrams.session else { return nil }
    let game = session.game
    let round = game.rounds[screen.shownRound]
    let isInPlay = screen.isInPlay(game)
    bar = GameBarViewState(
      model, .anagrams, session.header.id,
      standing: AnagramsScreenTexts.standing(of: game, round: screen.shownRound),
      timeLeft: anagrams.countdown?.seconds)
    places = AnagramsRack.wordLengths.reversed().map {
      AnagramsPlaceViewState(
        length: $0, of: round, in: game.options.words, anagrams.meanings)
    }
    bonus = round.ending == nil ? AnagramsScreenTexts.bonus(on: round) : ""
    message = screen.message
    lesson = model.frame.lesson(.anagrams, anagrams)?.sentence ?? ""
    typed = screen.input.word?.text ?? ""
    tiles =
      isInPlay
      ? screen.input.order.map {
        let (letter, isUsed) = (screen.input.letter(of: $0), screen.input.isUsed($0))
        return Tile(
          id: $0, letter: letter.uppercased, isUsed: isUsed,
          label: AnagramsScreenTexts.tile(letter, isUsed: isUsed))
      } : []
    refusals = Int(screen.refusals)
    leave = AnagramsScreenTexts.leave(round)
    asksToLeave = screen.asksToLeave
    canPass = !anagrams.isOnLastRack
    rackEnd = isInPlay ? nil : AnagramsRackEndViewState(game, shown: screen.shownRound)
    end = game.outcome.isOver ? Self.end(model, session) : nil
  }

  @MainActor
  private static func end(_ model: AppModel, _ session: Session<Anagrams>) -> EndViewState {
    let usual = AnagramsStatistics(
      model.library, mode: session.options.mode, in: session.options.words
    ).usualPercentFound
    return EndViewState(
      model, .anagrams, session.header.id, headline: AnagramsTexts.points(session.game.score),
      figure: AnagramsScreenTexts.figures(session.game, usual: usual))
  }
}

/// How a rack ended, and the racks that the player can look back at.
package struct AnagramsRackEndViewState: Equatable, Sendable {
  package let headline: String
  package let points: String
  /// The names of the racks, if there is more than one to look at.
  package let racks: [String]
  package let shown: Int

  init(_ game: Anagrams, shown: Int) {
    let round = game.rounds[shown]
    headline = AnagramsScreenTexts.end(of: round)
    points = AnagramsTexts.points(round.points)
    self.shown = shown
    let isMany = game.outcome.isOver && game.rounds.count > 1
    racks = isMany ? game.rounds.indices.map { AnagramsScreenTexts.rack($0) } : []
  }
}
