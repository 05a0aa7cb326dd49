import Screens

/// A passing message, as it is seen.
package struct ToastViewState: Equatable {
  package let message: String
  /// What can be done about it; nil where nothing is offered.
  package let action: String?

  /// Nil where no message is to be seen.
  @MainActor
  package init?(_ app: NativeApp) {
    guard let toast = app.model.frame.toast, !toast.isHeard else { return nil }
    message = NativeSentence.said(for: toast.message)
    action = toast.action?.title
  }
}

extension NativeApp {
  /// The passing message, also one that is only heard; nil where there is none.
  package var heardMessage: String? {
    (model.frame.toast?.message).map { NativeSentence.said(for: $0) }
  }

  /// Does what the passing message offers.
  package func answerToast() {
    act { $0.frame.toast?.action?.act() }
  }
}
