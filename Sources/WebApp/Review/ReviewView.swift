import ByteStrings
import Games
import Library
import Markup

/// A game that is looked through: how it stood, which nobody can play on by accident, and below it
/// the way through its moves.
struct ReviewView {
  let app: PastimeApp
  let review: Review

  var body: Node {
    div(.class("review")) {
      div(.class("reviewed"), .inert(true)) { app.shelf[review.session.kind].stage(in: app) }
      section(.class("sheet-body"), .pageLanguage, .label(ReviewTexts.title)) {
        p(.class("verdict")) { verdict }
        p(.live(.polite), .language(of: review.session.kind)) { review.shown.describe(.standard) }
        div(.class("scrubber")) {
          step(Icon.back, ReviewTexts.earlier, -1, isPossible: review.count > 0)
          input(
            .type("range"), .label(ReviewTexts.moves), .attribute("min", "0"),
            .attribute("max", "\(review.moveCount)"), .value("\(review.count)"),
            .attribute("aria-valuetext", position), .focus(app.gameArrivals),
            .handle(.input) { [app] in app.showMove($0) })
          step(Icon.forth, ReviewTexts.later, 1, isPossible: review.count < review.moveCount)
        }
        p(.class("subtitle")) { position }
        div(.class("pair")) {
          button(.class("secondary"), .on(.click) { [app] in app.endReview() }) {
            ShellTexts.close
          }
          button(
            .class("primary"), .disabled(review.shown.summary.outcome.isOver),
            .on(.click) { [app] in app.goOnFromReview() }
          ) { ReviewTexts.goOn }
        }
      }
    }
  }

  private func step(_ icon: Node, _ name: PlainText, _ step: Int, isPossible: Bool) -> Node {
    button(
      // It keeps the focus at the end of its way.
      .class("round"), .label(name), isPossible ? .none : .attribute("aria-disabled", "true"),
      .on(.click) { [app, review] in app.showGame(afterMoves: review.count + step) }
    ) { icon }
  }

  /// "Move 3 of 7 · 0:41"
  private var position: PlainText {
    ReviewTexts.position(
      review.count, of: review.moveCount,
      time: app.library.settings.showsTime
        ? ShellTexts.time(review.shown.summary.timeAtLastMove) : nil)
  }

  private var verdict: PlainText {
    if let fault = review.fault { return ReviewTexts.refused(fault, after: review.moveCount) }
    return review.isSent ? ReviewTexts.verified(review.moveCount) : ""
  }
}
