import Accessibility
import AppCore
import Screens
import SwiftUI

/// The haptic feedback, and the announcements that a screen reader reads unprompted.
struct FeedbackAndSpeech: ViewModifier {
  let app: NativeApp

  func body(content: Content) -> some View {
    content
      .sensoryFeedback(trigger: app.pendingEffects.felt) { _, felt in felt?.kind.sensory }
      .onChange(of: app.speech.number) {
        AccessibilityNotification.Announcement(important: app.speech.sentence).post()
      }
  }
}

extension AccessibilityNotification.Announcement {
  /// A sentence that is read at once. Otherwise VoiceOver drops it, because it still reads the button that was just
  /// tapped.
  fileprivate init(important sentence: String) {
    var text = AttributedString(sentence)
    text.accessibilitySpeechAnnouncementPriority = .high
    self.init(text)
  }
}

extension Feedback {
  /// The sensory feedback that the device gives for this event.
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
