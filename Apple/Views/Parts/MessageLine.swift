import SwiftUI

/// What is said under a board, and what a first game teaches. It is read out as it is said, not found again.
struct MessageLine: View {
  let message: String
  let lesson: String

  var body: some View {
    VStack {
      Text(message)
      if !lesson.isEmpty { Text(lesson).foregroundStyle(.secondary) }
    }
    .multilineTextAlignment(.center)
    .frame(minHeight: 44)
    .accessibilityHidden(true)
  }
}
