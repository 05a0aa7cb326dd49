import ByteStrings
import Games
import Library
import Markup
import Screens

/// A game that the player looks through. The position cannot be played on by accident; below it are the
/// controls for moving through the game.
struct ReviewView {
  let reviews: ReviewModel
  let views: ShelfViews
  let review: Review
  let coach: CoachModel

  var body: Node {
    div(.class("review")) {
      // An inert element cannot scroll, so this element scrolls. It can take the focus so that keys reach it.
      div(
        .class("reviewed"), .role(.group), .label(review.session.kind.name), .tabIndex(0)
      ) {
        div(.inert(true), .style("--moves", "\(review.moveCount)")) {
          views[review.session.kind].stage
        }
      }
      section(.class("modal-body"), .label(ReviewTexts.title)) {
        p(.class("verdict")) { reviews.verdict(on: review) }
        // Screen readers do not announce the moves of automatic playback.
        p(.class("unseen"), .live(reviews.isPlaying ? .off : .polite)) {
          review.shown.describe(.standard)
        }
        div(.class("scrubber")) {
          button(
            .class("round"), .label(reviews.isPlaying ? ReviewTexts.pause : ReviewTexts.play),
            .disabled(review.moveCount == 0),
            .on(.click) { [reviews] in reviews.togglePlaying() }
          ) { Icon.play(isOn: reviews.isPlaying) }
          step(Icon.back, ReviewTexts.earlier, -1, isPossible: review.count > 0)
          input(
            .type("range"), .label(ReviewTexts.moves), .attribute("min", "0"),
            .attribute("max", "\(review.moveCount)"), .value("\(review.count)"),
            .attribute("aria-valuetext", position), .focus(reviews.frame.gameArrivals),
            .handle(.input) { [reviews] event in
              guard let count = try? decimal(Array(event.text.utf8)[...]) else { return .ignored }
              reviews.show(Int(truncatingIfNeeded: count))
              return .handled
            })
          step(Icon.forth, ReviewTexts.later, 1, isPossible: review.count < review.moveCount)
        }
        p(.class("subtitle")) { position }
        if let card = coach.card(of: review.session, after: review.count) {
          let card = CoachSentences(coach: coach, fields: card.fields)
          div(.class("coach-card"), .tabIndex(0)) {
            p { card.title }
            card.body
          }
        } else if review.session.summary.outcome.isOver {
          CoachButton(
            frame: reviews.frame, id: review.session.id, isOfFriend: review.isSent
          ).body
        }
        div(.class("pair")) {
          button(.class("secondary"), .on(.click) { [reviews] in reviews.end() }) {
            ShellTexts.close
          }
          button(
            .class("primary"), .disabled(review.shown.summary.outcome.isOver),
            .on(.click) { [reviews] in reviews.goOn() }
          ) { ReviewTexts.goOn }
        }
      }
    }
  }

  private func step(_ icon: Node, _ name: PlainText, _ step: Int, isPossible: Bool) -> Node {
    button(
      // The button keeps the focus when there is no further move in its direction.
      .class("round"), .label(name), isPossible ? .none : .attribute("aria-disabled", "true"),
      .on(.click) { [reviews, review] in reviews.show(review.count + step) }
    ) { icon }
  }

  private var position: PlainText { reviews.position(in: review) }
}
