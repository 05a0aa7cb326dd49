import Screens

/// A passing message, as the views show it.
package struct ToastViewState: Equatable {
  package let message: String
  /// The title of the action that the message offers; nil if it offers none.
  package let action: String?

  /// Nil if no message is visible.
  @MainActor
  package init?(_ app: NativeApp) {
    guard let toast = app.model.frame.toast, !toast.isHeard else { return nil }
    message = NativeSentence.said(for: toast.message)
    action = toast.action?.title
  }
}

extension NativeApp {
  /// The passing message, even if it is only for screen readers; nil if there is none.
  package var heardMessage: String? {
    (model.frame.toast?.message).map { NativeSentence.said(for: $0) }
  }

  /// Performs the action that the passing message offers.
  package func answerToast() {
    act { $0.frame.toast?.action?.act() }
  }
}
