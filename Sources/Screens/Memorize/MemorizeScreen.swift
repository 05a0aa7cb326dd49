import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// What a Memorize on screen holds beside the game: where the keyboard is, and what just turned.
#if canImport(Observation)
  @Observable
#endif
package final class MemorizeScreen: GameScreen {
  package let id: GameID
  /// Why the last card could not be chosen; empty where it could.
  package private(set) var refusal: PlainText = ""
  /// The card that is reached with the tab key, and from which the arrow keys go on.
  package private(set) var card = 0
  /// Grows whenever an arrow key gives a card the focus.
  package private(set) var walks: UInt32 = 0
  /// How many choices there were when cards last turned before the player's eyes; nil where none did
  /// since the player came.
  package private(set) var freshCount: Int?
  /// The cards on which a pointer is down.
  private var pressed: [Int] = []
  /// The cards that a pointer has chosen: their clicks are still to come.
  private var released: [Int] = []
  /// When the game ended before the player's eyes.
  package private(set) var endedAt: Instant?

  package init(_ session: Session<Memorize>) { id = session.header.id }

  /// The keyboard goes to a card.
  package func walk(to card: Int) {
    self.card = card
    walks &+= 1
  }

  /// A pointer came down on a card. A click of an earlier one does not come any more.
  package func press(_ card: Int) {
    _ = Self.remove(card, from: &released)
    pressed.append(card)
  }

  /// A pointer that came down on a card, or on another one, went up.
  /// - Parameter isOver: whether it was over the card then.
  /// - Returns: whether it has chosen the card.
  package func release(_ card: Int, isOver: Bool) -> Bool {
    guard Self.remove(card, from: &pressed) else {
      // A mouse that came down elsewhere is the only pointer: no other is waited for.
      pressed = []
      return false
    }
    if isOver { released.append(card) }
    return isOver
  }

  /// Whether the click on a card belongs to a pointer that has chosen it.
  package func takeClick(_ card: Int) -> Bool { Self.remove(card, from: &released) }

  private static func remove(_ card: Int, from cards: inout [Int]) -> Bool {
    for index in cards.indices where cards[index] == card {
      cards.remove(at: index)
      return true
    }
    return false
  }

  /// A card was chosen.
  package func accept(_ game: Memorize, at now: Instant) {
    card = game.choices.last ?? card
    refusal = ""
    freshCount = game.choices.count
    if game.outcome.isOver { endedAt = now }
  }

  /// A card was refused: it changes nothing.
  package func refuse(_ sentence: PlainText) { refusal = sentence }

  /// The player comes to the game: what it showed of the last card is over.
  package func arrive() {
    pressed = []
    released = []
    refusal = ""
    freshCount = nil
    endedAt = nil
  }

  /// Whether a card has just turned before the player's eyes: the last one that was chosen, and with it
  /// the two that went down.
  package func isFresh(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count else { return false }
    for back in 1..<4 where back <= choices.count && choices[choices.count - back] == card {
      return back == 1 || choices.count % 2 == 1
    }
    return false
  }

  /// Whether the card belongs to a turn that was completed just now, before the player's eyes.
  package func isJudged(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count, choices.count % 2 == 0 else { return false }
    return choices.suffix(2).contains(card)
  }
}
