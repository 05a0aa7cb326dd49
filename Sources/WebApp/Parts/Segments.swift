import ByteStrings
import Markup
import Screens

/// A choice of one or several out of a few: radio buttons or checkboxes that look like a row of segments.
///
/// The choices are made one at a time, by number: code that builds an array of them would be as large again
/// for each kind of choice.
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
  /// Grows when the chosen segment takes the focus.
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
  /// A row of choices from an array.
  init(name: PlainText, title: PlainText, choices: [Choice]) {
    self.init(name: name, title: title, count: choices.count) { choices[$0] }
  }
}
