import Accessibility
import AppCore
import Screens
import SwiftUI

/// What is felt, and what a screen reader reads without being asked.
struct FeedbackAndSpeech: ViewModifier {
  let app: NativeApp

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: app.errands.felt) { _, felt in felt?.kind.sensory }
      .onChange(of: app.model.frame.announcement.number) {
        AccessibilityNotification.Announcement(app.model.frame.announcement.sentence).post()
      }
      .onChange(of: app.heardMessage) { _, message in
        if let message { AccessibilityNotification.Announcement(message).post() }
      }
      .onChange(of: app.model.teaching.number) {
        AccessibilityNotification.Announcement(app.model.teaching.sentence).post()
      }
  }
}

extension Feedback {
  /// What the device does for it.
  fileprivate var sensory: SensoryFeedback {
    switch self {
    case .key: .selection
    case .good: .impact
    case .refused: .warning
    case .won, .complete: .success
    case .lost: .error
    }
  }
}
