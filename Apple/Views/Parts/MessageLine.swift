import SwiftUI

/// The message under a board, and what a first game teaches. It is read out when it appears, and can be read again
/// here.
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
    .accessibilityElement(children: .combine)
    .accessibilityHidden(message.isEmpty && lesson.isEmpty)
  }
}
