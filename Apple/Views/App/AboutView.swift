import Screens
import SwiftUI

/// What Pastime is, and whose words it uses.
struct AboutView: View {
  var body: some View {
    List {
      Text(ShellTexts.aboutPastime)
      Section(ShellTexts.aboutWordsTitle) {
        Text(ShellTexts.aboutWords)
        Text(ShellTexts.credit).font(.footnote)
      }
      Text(ShellTexts.version(build: "")).foregroundStyle(.secondary)
    }
    .navigationTitle(ShellTexts.about)
  }
}
