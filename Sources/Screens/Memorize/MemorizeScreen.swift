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
  /// Grows with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// The card that is reached with the tab key, and from which the arrow keys go on.
  package private(set) var card = 0
  /// Grows whenever an arrow key gives a card the focus.
  package private(set) var walks: UInt32 = 0
  /// How many choices there were when cards last turned before the player's eyes; nil where none did
  /// since the player came.
  package private(set) var freshCount: Int?
  /// After how many choices the player turned down the two cards of a miss, which is no move; nil where
  /// they never did.
  private var closedCount: Int?
  /// When a card last turned by the player's hand: a second tap then is the second half of a double one.
  private(set) var turnedAt: Instant?
  /// The cards on which a pointer is down.
  private var pressed: [Int] = []
  /// The cards that a pointer has chosen: their clicks are still to come.
  private var released: [Int] = []
  /// When the game ended before the player's eyes.
  package private(set) var endedAt: Instant?
  /// Whether the last pair still turns: the end is not told before.
  package private(set) var isMoving = false

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
    turnedAt = now
    isMoving = game.outcome.isOver
  }

  /// The end is told.
  func tell(at now: Instant) {
    isMoving = false
    endedAt = now
  }

  /// Whether the game is over, as far as that is told.
  package func isOver(_ game: Memorize) -> Bool { game.outcome.isOver && !isMoving }

  /// The two cards of a miss are turned down before another one is turned up.
  func close(_ game: Memorize, at now: Instant) {
    refusal = ""
    closedCount = game.choices.count
    freshCount = closedCount
    turnedAt = now
  }

  /// Whether the player has turned down the two cards that the rules still have face up.
  func isClosed(_ game: Memorize) -> Bool { closedCount == game.choices.count }

  /// What is to be seen of a card.
  package func face(of card: Int, in game: Memorize) -> Memorize.Face {
    let face = game.face(of: card)
    return face == .up && isClosed(game) ? .down : face
  }

  /// A card was refused: it changes nothing.
  package func refuse(_ sentence: PlainText) {
    refusal = sentence
    refusals &+= 1
  }

  /// The player comes to the game: what it showed of the last card is over.
  package func arrive() {
    pressed = []
    released = []
    refusal = ""
    refusals = 0
    freshCount = nil
    turnedAt = nil
    endedAt = nil
    isMoving = false
  }

  /// Whether a card has just turned before the player's eyes: the last one that was chosen, and with it
  /// the two that went down.
  package func isFresh(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count else { return false }
    if isClosed(game) { return choices.suffix(2).contains(card) }
    for back in 1..<4 where back <= choices.count && choices[choices.count - back] == card {
      // Two that the player had turned down are down already.
      return back == 1 || choices.count % 2 == 1 && closedCount != choices.count - 1
    }
    return false
  }

  /// Whether the card belongs to a turn that was completed just now, before the player's eyes.
  package func isJudged(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count, choices.count % 2 == 0, !isClosed(game) else { return false }
    return choices.suffix(2).contains(card)
  }
}
