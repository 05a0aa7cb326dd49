import Markup

/// What can be done at the end of a game: show it to others, play another.
struct EndButtons {
  let share: () -> Void
  let playAgain: () -> Void

  var body: Node {
    div(.class("pair"), .pageLanguage) {
      button(.class("secondary"), .opensDialog(), .on(.click, share)) { ShareTexts.share }
      button(.class("primary"), .on(.click, playAgain)) { ShellTexts.anotherGame }
    }
  }
}
