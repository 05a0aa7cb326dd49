import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// What a Codeword on screen holds beside the game: the half-typed word and the chosen peg.
#if canImport(Observation)
  @Observable
#endif
package final class CodewordScreen: GameScreen {
  package let id: GameID
  package private(set) var draft: [Letter?]
  /// The peg that the next letter goes to; past the last one when the word is full.
  package private(set) var selection = 0
  package private(set) var message: CodewordMessage
  /// The attempt that was just made, whose pegs turn to show their marks.
  package private(set) var freshAttempt: Int?
  /// Whether they still turn. Nothing tells before the last of them what they show.
  package private(set) var isMoving = false
  /// What the attempts before told.
  private var known: CodewordKnowledge?
  /// Grows with each refusal, so that the row shakes each time.
  package private(set) var refusals: UInt32 = 0
  /// When the game ended before the player's eyes.
  package private(set) var endedAt: Instant?
  /// The words that still fit, none where they cannot be counted; nil where that is not told.
  package private(set) var fitting: [Word]?
  /// After how many attempts they were counted.
  private var fittingCount = 0

  package init(_ session: Session<Codeword>) {
    id = session.header.id
    draft = Array(repeating: nil, count: session.options.length)
    message = session.moves.isEmpty ? .invitation(session.options) : .none
    if session.game.outcome.isOver { message = .none }
  }

  /// The positions that have no letter yet.
  package var blanks: Int { draft.count { $0 == nil } }

  /// The word, when every position has a letter.
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

  /// Puts a letter on the chosen peg and goes on to the next empty one.
  package func type(_ letter: Letter) {
    guard selection < draft.count else { return }
    draft[selection] = letter
    selection = nextBlank(after: selection)
    message = .none
  }

  /// Takes the letter of the chosen peg away, or that of the peg before it.
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
  /// - Parameter known: what the attempts before told.
  package func accept(_ game: Codeword, known: CodewordKnowledge) {
    self.known = known
    draft = Array(repeating: nil, count: draft.count)
    selection = 0
    freshAttempt = game.attempts.count - 1
    message = .none
    isMoving = true
  }

  /// The pegs have turned: what they show is told, unless the player went on to the next word.
  package func tell(_ game: Codeword, at now: Instant) {
    isMoving = false
    if game.outcome.isOver {
      endedAt = now
    } else if let last = game.attempts.last, blanks == draft.count {
      message = .marks(last)
    }
  }

  /// Counts what still fits, once its marks are told.
  func count(_ game: Codeword, in words: WordBook) {
    if isMoving || fitting != nil && fittingCount == game.attempts.count { return }
    fitting = game.fittingWords(in: words)
    fittingCount = game.attempts.count
  }

  /// How long the pegs of a row turn, each a little after the one before; the styles say the same.
  package var turn: Milliseconds { Milliseconds(Int64(300 + 80 * (draft.count - 1))) }

  /// Whether the game is over, as far as that is told.
  package func isOver(_ game: Codeword) -> Bool { game.outcome.isOver && !isMoving }

  /// How many attempts have told their marks.
  package func toldCount(of game: Codeword) -> Int { game.attempts.count - (isMoving ? 1 : 0) }

  /// What they tell.
  package func hints(of game: Codeword) -> CodewordKnowledge {
    isMoving ? known ?? game.hints : game.hints
  }

  /// The player comes to the game: what it showed of the last attempt is over.
  package func arrive() {
    freshAttempt = nil
    isMoving = false
    refusals = 0
    endedAt = nil
  }

  /// The next empty position, going round; past the end when there is none.
  private func nextBlank(after position: Int) -> Int {
    for step in 1..<draft.count + 1 {
      let next = (position + step) % draft.count
      if draft[next] == nil { return next }
    }
    return draft.count
  }
}

/// What the line under the board says.
package enum CodewordMessage: Equatable {
  case none
  case invitation(CodewordOptions)
  case incomplete(Int)
  case wordsLoading
  case wordsMissing
  case refused(CodewordRefusal)
  case marks(Codeword.Attempt)
}
