import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The state on screen of a game of Codeword, beyond the game itself: the partial word and the selected peg.
#if canImport(Observation)
  @Observable
#endif
package final class CodewordScreen: GameScreen {
  package let id: GameID
  package private(set) var draft: [Letter?]
  /// The peg that the next letter goes to; past the last one if the word is full.
  package private(set) var selection = 0
  package private(set) var message: CodewordMessage
  /// The latest attempt, if its pegs turn to show their marks.
  package private(set) var freshAttempt: Int?
  /// Whether the pegs are still turning. Nothing reveals their marks before the last peg has turned.
  package private(set) var isMoving = false
  /// What the earlier attempts revealed.
  private var known: CodewordKnowledge?
  /// Increases with each refusal, so that the row shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the game ended while the player was watching.
  package private(set) var endedAt: Instant?
  /// The words that still fit, none if they cannot be counted; nil if that is not shown.
  package private(set) var fitting: [Word]?
  /// The number of attempts after which they were counted.
  private var fittingCount = 0

  package init(_ session: Session<Codeword>) {
    id = session.header.id
    draft = Array(repeating: nil, count: session.options.length)
    message = session.moves.isEmpty ? .invitation(session.options) : .none
    if session.game.outcome.isOver { message = .none }
  }

  /// The number of positions without a letter.
  package var blanks: Int { draft.count { $0 == nil } }

  /// The word, if every position has a letter.
  package var word: Word? {
    var letters: [Letter] = []
    for letter in draft {
      guard let letter else { return nil }
      letters.append(letter)
    }
    return Word(letters: letters)
  }

  package func choose(_ position: Int) {
    selection = position
    message = .none
  }

  package func move(by step: Int) {
    selection = min(max(selection + step, 0), draft.count - 1)
  }

  /// Puts a letter on the selected peg and goes on to the next empty peg.
  package func type(_ letter: Letter) {
    guard selection < draft.count else { return }
    draft[selection] = letter
    selection = nextBlank(after: selection)
    message = .none
  }

  /// Removes the letter of the selected peg, or of the peg before it.
  package func erase() {
    if selection >= draft.count || draft[selection] == nil, selection > 0 { selection -= 1 }
    draft[selection] = nil
    message = .none
  }

  package func refuse(_ message: CodewordMessage) {
    self.message = message
    refusals &+= 1
  }

  /// The attempt was made: its pegs begin to turn.
  /// - Parameter known: what the earlier attempts revealed.
  package func accept(_ game: Codeword, known: CodewordKnowledge) {
    self.known = known
    draft = Array(repeating: nil, count: draft.count)
    selection = 0
    freshAttempt = game.attempts.count - 1
    message = .none
    isMoving = true
  }

  /// The pegs have turned: this reveals their marks, in a message only if the player has not begun the next word.
  package func tell(_ game: Codeword, at now: Instant) {
    isMoving = false
    if game.outcome.isOver {
      endedAt = now
    } else if let last = game.attempts.last, blanks == draft.count {
      message = .marks(last)
    }
  }

  /// Counts the words that still fit, once the marks are revealed.
  func count(_ game: Codeword, in words: WordBook) {
    if isMoving || fitting != nil && fittingCount == game.attempts.count { return }
    fitting = game.fittingWords(in: words)
    fittingCount = game.attempts.count
  }

  /// How long the pegs of a row turn, each a little later than the one before; the style sheets use the same time.
  package var turn: Milliseconds { Milliseconds(Int64(300 + 80 * (draft.count - 1))) }

  /// Whether the game is over and its end is revealed.
  package func isOver(_ game: Codeword) -> Bool { game.outcome.isOver && !isMoving }

  /// The number of attempts whose marks are revealed.
  package func toldCount(of game: Codeword) -> Int { game.attempts.count - (isMoving ? 1 : 0) }

  /// What the revealed marks show.
  package func hints(of game: Codeword) -> CodewordKnowledge {
    isMoving ? known ?? game.hints : game.hints
  }

  /// The player arrives at the game: the effects of the last attempt are over.
  package func arrive() {
    freshAttempt = nil
    isMoving = false
    refusals = 0
    endedAt = nil
  }

  /// The next empty position, wrapping around; past the end if there is none.
  private func nextBlank(after position: Int) -> Int {
    for step in 1..<draft.count + 1 {
      let next = (position + step) % draft.count
      if draft[next] == nil { return next }
    }
    return draft.count
  }
}

/// The message under the board.
package enum CodewordMessage: Equatable {
  case none
  case invitation(CodewordOptions)
  case incomplete(Int)
  case wordsLoading
  case wordsMissing
  case refused(CodewordRefusal)
  case marks(Codeword.Attempt)
}
