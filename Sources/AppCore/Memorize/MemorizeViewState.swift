import Games
import Library
import Screens

/// A game of Memorize as the views show it: everything is decided, and nothing is left to compute.
package struct MemorizeViewState: Equatable {
  /// A card.
  package struct Card: Equatable, Identifiable, Sendable {
    package let id: Int
    /// The picture on the card; empty if nobody may see it.
    package let picture: String
    package let face: Memorize.Face
    /// The text that a screen reader reads for it.
    package let label: String
    /// Whether the keyboard selection is on it.
    package let isChosen: Bool

    package var isUp: Bool { face != .down }
    package var isFound: Bool { face == .matched }
  }

  /// The score of a player; if two play, also whether it is their turn.
  package struct Score: Equatable, Identifiable, Sendable {
    package let id: Int
    package let text: String
    package let isOn: Bool
  }

  package let bar: GameBarViewState
  package let scores: [Score]
  /// The cards, row by row.
  package let rows: [[Card]]
  /// The two ends of the fill of the backs.
  package let fill: [Shade]
  /// The result of the last turn, or why a card was refused; empty at the end.
  package let message: String
  package let lesson: String
  /// Whether cards can still be chosen.
  package let isPlaying: Bool
  /// The end; nil while the game goes on.
  package let end: EndViewState?

  /// The Memorize game in front; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    let memorize = model.shelf.memorize
    guard let screen = memorize.screen, let session = memorize.session else { return nil }
    let game = session.game
    isPlaying = !game.outcome.isOver
    let isOver = screen.isOver(game)
    bar = GameBarViewState(
      model, .memorize, session.header.id, standing: MemorizeTexts.name(of: game.puzzle.look))
    scores =
      game.options.hasTwoPlayers
      ? (0..<2).map {
        Score(
          id: $0, text: MemorizeScreenTexts.score(of: $0, in: game), isOn: game.player == $0)
      } : [Score(id: 0, text: MemorizeScreenTexts.standing(of: game), isOn: false)]
    let grid = MemorizeGrid(count: game.puzzle.cards.count, in: model.frame.size)
    rows = (0..<grid.rows).map { row in
      grid.cards(inRow: row).map { Self.card($0, in: game, screen) }
    }
    fill = MemorizeColours.shades(of: game.puzzle.look.fill)
    message =
      isOver
      ? "" : screen.refusal.isEmpty ? MemorizeScreenTexts.message(of: game) : screen.refusal
    lesson = model.frame.lesson(.memorize, memorize)?.sentence ?? ""
    end = isOver ? Self.end(model, session) : nil
  }

  /// A card that was turned down before the player's eyes shows its picture while it turns; other cards that are face
  /// down have none.
  private static func card(_ card: Int, in game: Memorize, _ screen: MemorizeScreen) -> Card {
    let face = screen.face(of: card, in: game)
    let isSeen = face != .down || screen.isFresh(card, in: game)
    return Card(
      id: card, picture: isSeen ? game.puzzle.picture(card) : "", face: face,
      label: MemorizeTexts.card(card, in: game, as: face),
      isChosen: screen.card == card && screen.walks > 0)
  }

  @MainActor
  private static func end(_ model: AppModel, _ session: Session<Memorize>) -> EndViewState {
    let game = session.game
    return EndViewState(
      model, .memorize, session.header.id,
      headline: MemorizeScreenTexts.headline(game), figure: MemorizeScreenTexts.figure(game),
      meaning: model.shelf.memorize.best.map {
        MemorizeScreenTexts.best(after: game, $0)
      } ?? "", again: MemorizeScreenTexts.next(after: game),
      sameAgain: model.frame.isOwn(session.header.id) ? MemorizeScreenTexts.stay(after: game) : "")
  }
}
