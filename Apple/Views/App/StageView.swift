import AppCore
import Games
import Screens
import SwiftUI

/// The game in front; what came by a link; nothing yet.
struct StageView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    switch app.stage {
    case .codeword: CodewordView().modifier(KeyboardPlay(app: app)).tint(ShadeStyle(.codeword))
    case .anagrams, .hangman, .memorize, .times: EmptyView()
    case nil: InvitationView()
    }
  }
}

/// A puzzle that came by a link, or a word of welcome.
struct InvitationView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let invitation = app.model.invitations
    if invitation.session == nil {
      ContentUnavailableView(ShellTexts.name, systemImage: "square.grid.2x2")
    } else {
      ContentUnavailableView {
        Text(invitation.headline)
      } description: {
        Text(invitation.terms)
      } actions: {
        Button(invitation.begin) { app.act { $0.invitations.play() } }
          .buttonStyle(.borderedProminent)
      }
    }
  }
}
