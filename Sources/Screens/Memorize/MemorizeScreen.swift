import ByteStrings
import Games
import Library

#if canImport(Observation)
  import Observation
#endif

/// The state on screen of a game of Memorize, beyond the game itself: the keyboard selection, and the cards that just
/// turned.
#if canImport(Observation)
  @Observable
#endif
package final class MemorizeScreen: GameScreen {
  package let id: GameID
  /// Why the latest card could not be chosen; empty if it could.
  package private(set) var refusal: PlainText = ""
  /// Increases with each refusal, so that the message shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// The card that the tab key reaches, and from which the arrow keys move on.
  package private(set) var card = 0
  /// Increases whenever an arrow key moves the focus to a card.
  package private(set) var walks: UInt32 = 0
  /// The number of choices when cards last turned while the player was watching; nil if none have turned since the
  /// player arrived.
  package private(set) var freshCount: Int?
  /// The number of choices after which the player turned down the two cards of a miss, which is not a move; nil if
  /// they never did.
  private var closedCount: Int?
  /// When the player last turned a card: a tap shortly afterwards is the second half of a double tap.
  private(set) var turnedAt: Instant?
  /// The cards on which a pointer is down.
  private var pressed: [Int] = []
  /// The cards that a pointer has chosen: their click events are still to come.
  private var released: [Int] = []
  /// When the game ended while the player was watching.
  package private(set) var endedAt: Instant?
  /// Whether the last pair is still turning: the end is not revealed before.
  package private(set) var isMoving = false

  package init(_ session: Session<Memorize>) { id = session.header.id }

  /// Moves the keyboard selection to a card.
  package func walk(to card: Int) {
    self.card = card
    walks &+= 1
  }

  /// A pointer came down on a card. The click event of an earlier pointer can no longer come.
  package func press(_ card: Int) {
    _ = Self.remove(card, from: &released)
    pressed.append(card)
  }

  /// A pointer that came down on a card, or elsewhere, went up.
  /// - Parameter isOver: whether it was over the card at that moment.
  /// - Returns: whether it has chosen the card.
  package func release(_ card: Int, isOver: Bool) -> Bool {
    guard Self.remove(card, from: &pressed) else {
      // A mouse that came down elsewhere is the only pointer: no other pointer is expected.
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

  /// Shows the result of choosing a card.
  package func accept(_ game: Memorize, at now: Instant) {
    card = game.choices.last ?? card
    refusal = ""
    freshCount = game.choices.count
    turnedAt = now
    isMoving = game.outcome.isOver
  }

  /// Reveals the end.
  func tell(at now: Instant) {
    isMoving = false
    endedAt = now
  }

  /// Whether the game is over and its end is revealed.
  package func isOver(_ game: Memorize) -> Bool { game.outcome.isOver && !isMoving }

  /// Turns down the two cards of a miss before the player turns up another card.
  func close(_ game: Memorize, at now: Instant) {
    refusal = ""
    closedCount = game.choices.count
    freshCount = closedCount
    turnedAt = now
  }

  /// Whether the player has turned down the two cards that are still face up by the rules.
  func isClosed(_ game: Memorize) -> Bool { closedCount == game.choices.count }

  /// The visible face of a card.
  package func face(of card: Int, in game: Memorize) -> Memorize.Face {
    let face = game.face(of: card)
    return face == .up && isClosed(game) ? .down : face
  }

  /// Shows that a card was refused, which changes nothing in the game.
  package func refuse(_ sentence: PlainText) {
    refusal = sentence
    refusals &+= 1
  }

  /// The player arrives at the game: the effects of the last card are over.
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

  /// Whether a card has just turned while the player was watching: the latest chosen card, and the two that were
  /// turned down with it.
  package func isFresh(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count else { return false }
    if isClosed(game) { return choices.suffix(2).contains(card) }
    for back in 1..<4 where back <= choices.count && choices[choices.count - back] == card {
      // If the player had turned the two cards down, they are down already.
      return back == 1 || choices.count % 2 == 1 && closedCount != choices.count - 1
    }
    return false
  }

  /// Whether the card belongs to a turn that was completed just now, while the player was watching.
  package func isJudged(_ card: Int, in game: Memorize) -> Bool {
    let choices = game.choices
    guard freshCount == choices.count, choices.count % 2 == 0, !isClosed(game) else { return false }
    return choices.suffix(2).contains(card)
  }
}
