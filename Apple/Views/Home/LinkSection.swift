import AppCore
import SwiftUI

/// A field for a link that somebody sent, typed or pasted.
struct LinkSection: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    Section(NativeTexts.openLink) {
      TextField(NativeTexts.link, text: $app.enteredLink)
        .autocorrectionDisabled()
        .onSubmit { app.openEnteredLink() }
      PasteButton(payloadType: String.self, onPaste: app.pasted)
    }
  }
}
