import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// What an Anagrams on screen holds beside the game: which rack is shown, what is typed, the message.
#if canImport(Observation)
  @Observable
#endif
package final class AnagramsScreen: GameScreen {
  package let id: GameID
  /// The index of the rack on screen. It is the one in play, one whose end is shown before the next
  /// begins, or, in a game that is over, any that the player looks back at.
  package private(set) var shownRound: Int
  package private(set) var input: RackInput
  package private(set) var message: PlainText
  /// The blank whose word was just found, into which its letters fly.
  package private(set) var freshBlank: Int?
  /// The tiles of the word that was tried last, from left to right.
  package private(set) var triedTiles: [Int] = []
  /// Grows with each refusal, so that the field shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the rack on screen ended before the player's eyes.
  package private(set) var endedAt: Instant?
  /// Whether that is what the player saw last: the heading of the end takes the focus.
  package private(set) var hasJustEnded = false
  /// Grows with each rack that begins, which takes the focus.
  package private(set) var arrivals: UInt32 = 0
  /// Whether the player is asked whether to leave the rack.
  package private(set) var asksToLeave = false

  package init(_ session: Session<Anagrams>) {
    let game = session.game
    id = session.header.id
    shownRound = game.rounds.count - 1
    input = RackInput(game.round.rack.letters)
    message = game.outcome.isOver ? "" : AnagramsScreenTexts.invitation
  }

  /// Whether words can be found on the rack that is shown.
  package func isInPlay(_ game: Anagrams) -> Bool {
    !game.outcome.isOver && shownRound == game.rounds.count - 1
  }

  /// Whether the message says something beside the last word that was found: a refusal, a question.
  var tellsMore: Bool {
    !message.isEmpty && freshBlank == nil
      && !message.hasSameBytes(as: AnagramsScreenTexts.invitation)
  }

  /// The field is to read as the text.
  /// - Throws: why it cannot: then nothing has changed.
  func write(_ text: PlainText) throws(RackInputRefusal) {
    try input.write(text)
    rest()
  }

  /// A letter is typed behind the others.
  /// - Throws: why it cannot be.
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

  /// The word in the field was tried: it makes room for another.
  func takeWord() {
    triedTiles = input.tiles
    _ = input.takeWord()
  }

  package func say(_ message: PlainText) {
    self.message = message
    asksToLeave = false
    freshBlank = nil
  }

  /// Asks whether to leave the rack.
  func ask(_ question: PlainText) {
    say(question)
    asksToLeave = true
  }

  func refuse(_ message: PlainText) {
    say(message)
    refusals &+= 1
  }

  /// A move was made.
  func accept(_ game: Anagrams, at now: Instant) {
    guard let event = game.lastEvent, event.round == shownRound else { return }
    say(AnagramsTexts.message(event, in: game))
    if case .found(let find) = event.kind {
      freshBlank = game.rounds[shownRound].rack.blanks.firstIndex(of: find.word)
    }
    if game.rounds[shownRound].ending != nil {
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
    // What was said is of the rack before.
    message = ""
    freshBlank = nil
    endedAt = nil
    hasJustEnded = false
    asksToLeave = false
  }

  /// The player comes to the game: what it showed of the last move is over.
  ///
  /// So is the end of a rack, where another one waits: its time begins now.
  package func arrive() {
    freshBlank = nil
    refusals = 0
    endedAt = nil
    hasJustEnded = false
  }

  /// Catches up with a game that another page went on with.
  func catchUp(with game: Anagrams) {
    if endedAt == nil, shownRound < game.rounds.count - 1, !game.outcome.isOver {
      beginRack(of: game)
    }
  }

  private func rest() {
    message = ""
    freshBlank = nil
    asksToLeave = false
  }
}
