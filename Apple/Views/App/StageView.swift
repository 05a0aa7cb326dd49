import AppCore
import Games
import Screens
import SwiftUI

/// The game in front, the five games of a day, an invitation that came by a link, or a placeholder.
struct StageView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    switch app.stage {
    case let kind?:
      if let review = ReviewViewState(app.model) {
        game(kind).modifier(ReviewBar(review: review)).tint(ShadeStyle(kind))
      } else {
        game(kind).modifier(KeyboardPlay(app: app)).tint(ShadeStyle(kind))
      }
    case nil:
      if let day = app.shownDay {
        DailyView(day: day)
      } else if let start = StartViewState(app.model) {
        StartView(start: start)
      } else {
        InvitationView()
      }
    }
  }

  @ViewBuilder private func game(_ kind: GameKind) -> some View {
    switch kind {
    case .codeword: CodewordView()
    case .memorize: MemorizeView()
    case .times: TimesView()
    case .hangman: HangmanView()
    case .anagrams: AnagramsView()
    }
  }
}

/// A puzzle that came by a link, or a word of welcome.
struct InvitationView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let invitation = InvitationViewState(app.model) {
      ContentUnavailableView {
        Text(invitation.headline)
      } description: {
        Text(invitation.terms)
        Text(invitation.card)
      } actions: {
        Button(invitation.begin) { app.act { $0.invitations.play() } }
          .buttonStyle(.borderedProminent)
        if !invitation.card.isEmpty {
          Button(ShareTexts.watch) { app.act { $0.invitations.watch() } }
        }
      }
    } else {
      ContentUnavailableView(ShellTexts.name, systemImage: "square.grid.2x2")
    }
  }
}
