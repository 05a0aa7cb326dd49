import ByteStrings
import Markup
import Screens

/// One choice out of a few, or several: radio buttons or boxes that look like a row of segments.
///
/// The choices are told one by one, by their numbers: code that makes an array of them would be as
/// large again for each kind of choice.
struct Segments {
  struct Choice {
    let title: PlainText
    let isChosen: Bool
    let choose: () -> Void
  }

  let name: PlainText
  let title: PlainText
  let count: Int
  /// Whether several can be chosen at once.
  var takesSeveral = false
  /// Grows when what is chosen takes the focus.
  var focus: UInt32 = 0
  let choice: (Int) -> Choice

  var body: Node {
    fieldset(.class("segments")) {
      legend { title }
      div(.class("segment-row")) {
        for number in 0..<count { segment(choice(number)) }
      }
    }
  }

  private func segment(_ choice: Choice) -> Node {
    label(.class("segment")) {
      input(
        .type(takesSeveral ? "checkbox" : "radio"), .name(name), .checked(choice.isChosen),
        .focus(choice.isChosen ? focus : 0), .on(.change, choice.choose))
      span { choice.title }
    }
  }
}

extension Segments {
  /// A row of choices that are at hand.
  init(name: PlainText, title: PlainText, choices: [Choice]) {
    self.init(name: name, title: title, count: choices.count) { choices[$0] }
  }
}
