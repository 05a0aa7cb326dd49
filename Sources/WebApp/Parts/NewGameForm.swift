import ByteStrings
import Library
import Markup
import Screens

/// The options for a new game, and the button that starts it, which stays in view.
struct NewGameForm {
  let model: any GameModel
  /// The settings that hold the language of the words; nil for a game without words.
  var library: GameLibrary?
  /// What else the player can do here, below the options.
  var rest = Node.empty
  /// How often the player came back from the rest. The form takes the focus then.
  var arrivals: UInt32 = 0

  var body: Node {
    div(.class("modal-body"), .tabIndex(-1), .focus(arrivals)) {
      if let library { WordsSetting(library: library).body }
      OptionForm(rows: model.choices).body
      rest
      div(.class("modal-foot")) {
        button(.class("primary"), .on(.click) { [model] in model.startChosen() }) {
          ShellTexts.start
        }
      }
    }
  }
}
