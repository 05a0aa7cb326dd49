import AppCore
import Screens
import SwiftUI

/// The bar below a game under review: it leads through the moves. Nobody can play on by accident.
struct ReviewBar: ViewModifier {
  let review: ReviewViewState
  @Environment(NativeApp.self) private var app

  func body(content: Content) -> some View {
    VStack {
      content.disabled(true)
      VStack(spacing: 8) {
        if !review.verdict.isEmpty { Text(review.verdict) }
        if let card = review.card {
          VStack(alignment: .leading) {
            Text(card.title).bold()
            CoachCard(card: card)
          }
          .font(.footnote)
        }
        HStack {
          Button(review.play, systemImage: review.isPlaying ? "pause.fill" : "play.fill") {
            app.act { $0.reviews.togglePlaying() }
          }
          Button(ReviewTexts.earlier, systemImage: "chevron.backward") {
            app.show(moves: review.count - 1)
          }
          .disabled(!review.canStepBack)
          Text(review.position)
            .monospacedDigit()
            .frame(maxWidth: .infinity)
            .accessibilityValue(review.state)
          Button(ReviewTexts.later, systemImage: "chevron.forward") {
            app.show(moves: review.count + 1)
          }
          .disabled(!review.canStepOn)
        }
        .labelStyle(.iconOnly)
        FittingRow {
          Button(ShellTexts.close) { app.act { $0.reviews.end() } }
            .buttonStyle(.bordered)
          Button(ReviewTexts.goOn) { app.act { $0.reviews.goOn() } }
            .buttonStyle(.borderedProminent)
            .disabled(!review.canGoOn)
        }
      }
      .padding()
    }
  }
}
