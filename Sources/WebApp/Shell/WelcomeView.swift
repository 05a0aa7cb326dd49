import ByteStrings
import Markup
import Screens

/// What is beside the list while no game is open: today's five, and below them the games.
struct WelcomeView {
  let app: AppModel

  var body: Node {
    div(.class("welcome")) {
      DayCard(daily: app.daily).body
      ShelfView(shelf: app.shelf, showsAims: true).body
    }
  }
}
