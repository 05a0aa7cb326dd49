import Games
import Library
import Markup

/// The list of every game ever played, and the way to a new one.
struct HomeView {
  let app: PastimeApp

  var body: Node {
    nav(.class("home"), .label(ShellTexts.listName)) {
      header(.class("bar")) {
        h1(.tabIndex(-1), .focus(app.homeArrivals)) { ShellTexts.name }
      }
      newGame
      if app.library.history.isEmpty {
        empty
      } else {
        h2(.class("unseen")) { ShellTexts.yourGames }
        HistoryList(app: app).body
      }
      footer(.class("foot")) {
        button(
          .type("button"), .class("quiet"), .hasPopup("dialog"), .on(.click) { app.openAbout() }
        ) { ShellTexts.about }
      }
    }
  }

  private var newGame: Node {
    div(.class("new-game")) {
      button(
        .type("button"), .class("primary"),
        .on(.click) { app.startCodeword() }
      ) {
        span { ShellTexts.newCodeword }
        span(.class("detail")) { CodewordScreenTexts.options(app.newGame) }
      }
      button(
        .type("button"), .class("round"), .label(ShellTexts.newGameOptions),
        .attribute("aria-haspopup", "dialog"),
        .on(.click) { app.sheet = .newGame }
      ) { Icon.sliders }
    }
  }

  private var empty: Node {
    div(.class("empty")) {
      div(.class("empty-art"), .ariaHidden(true)) { CodewordArt.word }
      p { ShellTexts.emptyList }
    }
  }
}
