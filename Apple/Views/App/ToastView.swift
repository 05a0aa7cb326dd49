import AppCore
import Screens
import SwiftUI

/// A passing message, with the action that it offers.
struct ToastView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let toast = ToastViewState(app) {
      FittingRow {
        Text(toast.message)
        if let action = toast.action {
          Button(action) { app.answerToast() }
        }
        Button(ShellTexts.dismiss, systemImage: "xmark") { app.act { $0.dismissToast() } }
          .labelStyle(.iconOnly)
      }
      .padding()
      .background(.regularMaterial, in: .rect(cornerRadius: 16))
      .padding()
      .accessibilityElement(children: .contain)
    }
  }
}
