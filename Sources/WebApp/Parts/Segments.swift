import ByteStrings
import Markup

/// One choice out of a few: radio buttons that look like a row of segments.
struct Segments {
  struct Choice {
    let title: PlainText
    let isChosen: Bool
    let choose: () -> Void
  }

  let name: PlainText
  let title: PlainText
  let choices: [Choice]

  var body: Node {
    fieldset(.class("segments")) {
      legend { title }
      div(.class("segment-row")) {
        for choice in choices {
          label(.class("segment")) {
            input(
              .type("radio"), .name(name), .checked(choice.isChosen),
              .on(.change, choice.choose))
            span { choice.title }
          }
        }
      }
    }
  }
}
