import ByteStrings
import Markup
import Screens

/// The choices that most players leave as they are: hidden until the player asks for them.
struct MoreChoices {
  let choices: Node

  init(@NodeBuilder _ choices: () -> Node) { self.choices = choices() }

  var body: Node {
    details(.class("disclosure")) {
      summary { ShellTexts.more }
      div(.class("choices")) { choices }
    }
  }
}
