import ByteStrings
import Games
import Library
import Words

/// What an Anagrams on screen holds beside the game: which rack is shown, what is typed, the message.
final class AnagramsScreen {
  private(set) var id: RecordID
  /// The place of the rack on screen. It is the one in play, one whose end is shown before the next
  /// begins, or, in a game that is over, any that the player looks back at.
  private(set) var shownRound: Int
  private(set) var input: RackInput
  private(set) var message: PlainText
  /// The blank whose word was just found, which slides in.
  private(set) var freshBlank: Int?
  /// Grows with each refusal, so that the field shakes each time.
  private(set) var refusals: UInt32 = 0
  /// When the rack on screen ended before the player's eyes.
  private(set) var leftAt: Milliseconds?
  /// Whether that is what the player saw last: the heading of the end takes the focus.
  private(set) var hasJustEnded = false
  /// Grows with each rack that begins, which takes the focus.
  private(set) var arrivals: UInt32 = 0
  /// Whether the player is asked whether to leave the rack.
  var asksToLeave = false

  init(_ session: Session<Anagrams>) {
    let game = session.game
    id = session.header.id
    shownRound = game.rounds.count - 1
    input = RackInput(game.round.rack.letters)
    message = game.outcome.isOver ? "" : AnagramsScreenTexts.invitation
  }

  /// Whether words can be found on the rack that is shown.
  func isInPlay(_ game: Anagrams) -> Bool {
    !game.outcome.isOver && shownRound == game.rounds.count - 1
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

  func clear() {
    input.clear()
    rest()
  }

  func restoreLastWord() {
    input.restoreLastWord()
    rest()
  }

  func twist(using random: inout SeededRandom) { input.twist(using: &random) }

  /// The word in the field was tried: it makes room for another.
  func takeWord() { _ = input.takeWord() }

  func say(_ message: PlainText) {
    self.message = message
    asksToLeave = false
    freshBlank = nil
  }

  func refuse(_ message: PlainText) {
    say(message)
    refusals &+= 1
  }

  /// A move was made.
  func accept(_ game: Anagrams, at now: Milliseconds) {
    guard let event = game.lastEvent, event.round == shownRound else { return }
    say(AnagramsTexts.message(event, in: game))
    if case .found(let find) = event.kind {
      freshBlank = game.rounds[shownRound].rack.blanks.firstIndex(of: find.word)
    }
    if game.rounds[shownRound].ending != nil {
      input.clear()
      leftAt = now
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
  func show(round: Int) {
    shownRound = round
    freshBlank = nil
    leftAt = nil
    hasJustEnded = false
    asksToLeave = false
  }

  /// The player comes to the game: what it showed of the last move is over.
  ///
  /// So is the end of a rack, where another one waits: its time begins now.
  func arrive() {
    freshBlank = nil
    refusals = 0
    leftAt = nil
    hasJustEnded = false
  }

  /// Catches up with a game that another page went on with.
  func follow(_ game: Anagrams) {
    if leftAt == nil, shownRound < game.rounds.count - 1, !game.outcome.isOver {
      beginRack(of: game)
    }
  }

  /// The game goes on under another identity.
  func branch(as id: RecordID) { self.id = id }

  private func rest() {
    message = ""
    freshBlank = nil
    asksToLeave = false
  }
}
