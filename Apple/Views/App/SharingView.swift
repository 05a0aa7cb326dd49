import AppCore
import Screens
import SwiftUI

/// What the player shares: a card and, for a game, the choice of where its link leads.
struct SharingView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let sharing = SharingViewState(app) {
      Form {
        Section {
          Text(sharing.title).font(.headline)
          Text(sharing.rows)
          if !sharing.offer.isEmpty { Text(sharing.offer).foregroundStyle(.secondary) }
        }
        if let links = sharing.links { ChoiceRowView(row: links) }
        ShareLink(item: sharing.text) { Text(ShareTexts.share) }
        Button(sharing.copy) { app.act { $0.sharing.copy() } }
      }
      .formStyle(.grouped)
      .navigationTitle(ShareTexts.title)
    }
  }
}
