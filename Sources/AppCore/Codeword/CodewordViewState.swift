import Games
import Library
import Screens
import Words

/// A game of Codeword as the views show it: everything is decided, and nothing is left to compute.
package struct CodewordViewState: Equatable {
  /// A row of the board.
  package struct Row: Equatable, Identifiable, Sendable {
    package enum Kind: Equatable, Sendable {
      case attempt
      /// The word that the player is entering.
      case draft
      case blank
    }

    package let id: Int
    package let kind: Kind
    package let pegs: [PegViewState]
    /// The text that a screen reader reads for the row.
    package let label: String
    /// Whether its pegs turn to show their marks.
    package var isFresh = false
  }

  package let bar: GameBarViewState
  package let rows: [Row]
  /// The message under the board; empty at the end.
  package let message: String
  /// What a first game teaches; empty if there is nothing to teach.
  package let lesson: String
  /// How many words still fit an assisted game; empty if that is not shown.
  package let fitting: String
  /// The first of these words, separated by spaces.
  package let fittingWords: String
  package let keys: [[KeyViewState]]
  /// Grows with each refusal, so that the draft shakes each time.
  package let refusals: Int
  /// The end; nil while the game goes on.
  package let end: EndViewState?

  /// The least number of rows that are drawn if attempts are unlimited, so that the board does not jump.
  private static let leastRows = 6

  /// The Codeword game in front; nil if there is none.
  @MainActor
  package init?(_ model: AppModel) {
    let codeword = model.shelf.codeword
    guard let screen = codeword.screen, let session = codeword.session else { return nil }
    let (game, options) = (session.game, session.options)
    let isOver = screen.isOver(game)
    bar = GameBarViewState(
      model, .codeword, session.header.id, standing: CodewordScreenTexts.options(options))
    rows = Self.rows(session, screen, isOver: isOver)
    message = isOver ? "" : CodewordScreenTexts.sentence(for: screen.message)
    lesson = isOver ? "" : model.frame.lesson(.codeword, codeword)?.sentence ?? ""
    let words = isOver ? nil : screen.fitting
    fitting = words.map { CodewordScreenTexts.fitting($0.count) } ?? ""
    fittingWords = (words ?? []).prefix(40).map(\.uppercased).joined(separator: " ")
    keys = KeyViewState.rows(in: options.words) {
      [hints = screen.hints(of: game)] in
      let mark = hints.bestMark(of: $0)
      return (CodewordScreenTexts.key($0, mark: mark), mark)
    }
    refusals = Int(screen.refusals)
    end = isOver ? Self.end(model, session) : nil
  }

  @MainActor
  private static func rows(
    _ session: Session<Codeword>, _ screen: CodewordScreen, isOver: Bool
  ) -> [Row] {
    let attempts = session.game.attempts
    var rows = attempts.indices.map {
      Row(
        id: $0, kind: .attempt, pegs: PegViewState.row(attempts[$0]),
        label: CodewordTexts.attempt(attempts[$0], number: $0 + 1),
        isFresh: screen.freshAttempt == $0 && screen.isMoving)
    }
    if isOver { return rows }
    let total = session.options.limit ?? max(leastRows, attempts.count + 1)
    if attempts.count < total {
      rows.append(
        Row(
          id: attempts.count, kind: .draft, pegs: draft(screen), label: CodewordScreenTexts.draft))
    }
    while rows.count < total {
      rows.append(
        Row(
          id: rows.count, kind: .blank, pegs: PegViewState.blanks(session.options.length), label: ""
        ))
    }
    return rows
  }

  private static func draft(_ screen: CodewordScreen) -> [PegViewState] {
    screen.draft.enumerated().map { position, letter in
      PegViewState(
        id: position, letter: letter?.uppercased ?? "", look: letter == nil ? .blank : .draft,
        isChosen: screen.selection == position,
        label: CodewordScreenTexts.position(position, holds: letter))
    }
  }

  @MainActor
  private static func end(_ model: AppModel, _ session: Session<Codeword>) -> EndViewState {
    let (id, options) = (session.header.id, session.options)
    let usual = CodewordStatistics(
      model.library, length: options.length, mode: options.mode, in: options.words)
    return EndViewState(
      model, .codeword, id, headline: CodewordScreenTexts.end(session.game),
      figure: CodewordScreenTexts.figures(session.game, tenths: usual.tenthsOfAttempts),
      answer: session.puzzle.secret.uppercased,
      meaning: model.shelf.codeword.meanings.text(of: session.puzzle.secret, in: options.words))
  }
}
