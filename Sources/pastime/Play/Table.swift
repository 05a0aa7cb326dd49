import ByteStrings
import Foundation
import Games
import Library

/// Plays a game in the terminal: one line in, one line out, plain text only, so that a screen
/// reader or a braille display can follow.
struct Table<G: TerminalGame> {
  private var session: Session<G>
  private let book: G.Book
  private let file: RecordFile?
  private var isKept = false
  private let start = ContinuousClock.now
  private let before: PlayTime

  /// A table where a game continues from its current state.
  init(_ session: Session<G>, book: G.Book, file: RecordFile?) {
    self.session = session
    self.book = book
    self.file = file
    before = session.times.played.last ?? .zero
  }

  /// Plays until the game is over, the player leaves, or there is no more input.
  mutating func play() {
    say(G.usage + " " + PlayTexts.commands)
    keep()
    say(state(isFull: true))
    while !session.game.outcome.isOver, let line = readLine() {
      let typed = line.trimmingCharacters(in: .whitespacesAndNewlines)
      switch typed {
      case "/quit": return leave()
      case "/help", "?": say(G.usage + " " + PlayTexts.commands)
      case "/all": say(state(isFull: true))
      default: say(answer(to: typed))
      }
    }
    leave()
  }

  /// The response to a line: the new state, or why it is not possible.
  private mutating func answer(to typed: String) -> PlainText {
    if session.moves.count == RecordLimits.moves { return RecordTexts.full }
    do throws(TypingRefusal<G.Refusal>) {
      try make(session.game.move(typed: typed))
    } catch {
      return PlayTexts.sentence(for: error, in: G.self)
    }
    keep()
    return state(isFull: session.game.outcome.isOver)
  }

  private mutating func make(_ move: G.Move) throws(TypingRefusal<G.Refusal>) {
    let played = before + Milliseconds(start.duration(to: .now).milliseconds)
    let wallOffset = WallTime.now - session.header.created
    do throws(G.Refusal) {
      try session.play(move, at: played, wallOffset: wallOffset, in: book)
    } catch {
      guard let next = session.game.move(after: error) else { throw .refused(error) }
      try make(next)
    }
  }

  private func state(isFull: Bool) -> PlainText {
    let text = isFull ? session.game.fullDescription : session.game.describe(.standard)
    let isTold = isFull && session.game.tellsPromptInFull
    let prompt = session.game.outcome.isOver || isTold ? "" : session.game.prompt(from: book)
    return prompt.isEmpty ? text : text + " " + prompt
  }

  /// Stores the game. If that fails, the player gets a message, and the game goes on.
  private mutating func keep() {
    guard let file else { return }
    do {
      try file.write(G.wrap(session).record)
      isKept = true
    } catch {
      isKept = false
      Console.complain(PlayTexts.cannotWrite(file.name))
    }
  }

  private func leave() {
    if let file, isKept {
      say(PlayTexts.kept(in: file.name))
    } else if !session.game.outcome.isOver {
      say(PlayTexts.notKept)
    }
  }

  private func say(_ sentence: PlainText) { Console.print(sentence) }
}

extension Duration {
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
