import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The state on screen of a game of Anagrams, beyond the game itself: the shown rack, the typed text, the message.
#if canImport(Observation)
  @Observable
#endif
package final class AnagramsScreen: GameScreen {
  package let id: GameID
  /// The index of the rack on screen. It is the rack in play, a rack whose end is shown before the next rack begins,
  /// or, in a game that is over, any rack that the player looks back at.
  package private(set) var shownRound: Int
  package private(set) var input: RackInput
  package private(set) var message: PlainText
  /// The blank of the word that was just found: its letters fly there.
  package private(set) var freshBlank: Int?
  /// The tiles of the latest submitted word, from left to right.
  package private(set) var triedTiles: [Int] = []
  /// Increases with each refusal, so that the field shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the rack on screen ended while the player was watching.
  package private(set) var endedAt: Instant?
  /// Whether the player saw that end last: the heading of the end takes the focus.
  package private(set) var hasJustEnded = false
  /// Increases with each rack that begins, which takes the focus.
  package private(set) var arrivals: UInt32 = 0
  /// Whether the app asks the player to confirm leaving the rack.
  package private(set) var asksToLeave = false
  /// Whether the player found a word of all letters just now, and the rack goes on.
  package private(set) var hasReachedGoal = false

  package init(_ session: Session<Anagrams>) {
    let game = session.game
    id = session.header.id
    shownRound = game.rounds.count - 1
    input = RackInput(game.round.rack.letters)
    message = game.outcome.isOver ? "" : AnagramsScreenTexts.invitation
  }

  /// Whether the player can find words on the shown rack.
  package func isInPlay(_ game: Anagrams) -> Bool {
    !game.outcome.isOver && shownRound == game.rounds.count - 1
  }

  /// Whether the message says something other than the latest found word: a refusal or a question.
  var tellsMore: Bool {
    !message.isEmpty && freshBlank == nil
      && !message.hasSameBytes(as: AnagramsScreenTexts.invitation)
  }

  /// Sets the text of the field.
  /// - Throws: why that is impossible; nothing has changed then.
  func write(_ text: PlainText) throws(RackInputRefusal) {
    try input.write(text)
    rest()
  }

  /// Types a letter at the end.
  /// - Throws: why that is impossible.
  func type(_ text: PlainText) throws(RackInputRefusal) {
    let end = input.typed.count
    try input.apply(replacing: end..<end, with: text)
    rest()
  }

  func toggle(tile id: Int) {
    input.toggle(tile: id)
    rest()
  }

  func erase() {
    input.erase()
    rest()
  }

  package func clear() {
    input.clear()
    rest()
  }

  package func restoreLastWord() {
    input.restoreLastWord()
    rest()
  }

  func twist(using random: inout SeededRandom) { input.twist(using: &random) }

  /// Clears the field after its word was submitted.
  func takeWord() {
    triedTiles = input.tiles
    _ = input.takeWord()
  }

  package func say(_ message: PlainText) {
    self.message = message
    asksToLeave = false
    hasReachedGoal = false
    freshBlank = nil
  }

  /// Asks for confirmation before leaving the rack.
  func ask(_ question: PlainText) {
    say(question)
    asksToLeave = true
  }

  func refuse(_ message: PlainText) {
    say(message)
    refusals &+= 1
  }

  /// Shows the result of a move.
  func accept(_ game: Anagrams, at now: Instant) {
    guard let event = game.lastEvent, event.round == shownRound else { return }
    say(AnagramsTexts.message(event, in: game))
    let round = game.rounds[shownRound]
    if case .found(let find) = event.kind {
      freshBlank = round.rack.blanks.firstIndex(of: find.word)
      let isPangram = find.word.count == AnagramsRack.letterCount
      hasReachedGoal = isPangram && round.pangramCount == 1 && round.ending == nil
    }
    if round.ending != nil {
      input.clear()
      endedAt = now
      hasJustEnded = true
    }
  }

  /// Shows the rack in play, with an empty field.
  func beginRack(of game: Anagrams) {
    show(round: game.rounds.count - 1)
    input = RackInput(game.round.rack.letters)
    message = AnagramsScreenTexts.invitation
    refusals = 0
    arrivals &+= 1
  }

  /// Shows how a rack ended.
  package func show(round: Int) {
    shownRound = round
    // The message was about the previous rack.
    rest()
    endedAt = nil
    hasJustEnded = false
  }

  /// The player arrives at the game: the effects of the last move are over.
  ///
  /// So is the end of a rack, if another rack waits: its time begins now.
  package func arrive() {
    freshBlank = nil
    refusals = 0
    endedAt = nil
    hasJustEnded = false
  }

  /// Catches up with a game that another page continued.
  func catchUp(with game: Anagrams) {
    if endedAt == nil, shownRound < game.rounds.count - 1, !game.outcome.isOver {
      beginRack(of: game)
    }
  }

  private func rest() { say("") }
}
