import ByteStrings
import Markup

/// The answer of a finished game, and its meaning if that is known.
struct EndAnswer {
  let answer: PlainText
  let meaning: PlainText
  let language: Attribute

  var body: Node {
    p(.class("end-answer"), language) {
      span(.class("answer"), .untranslated) { answer }
      span { meaning }
    }
  }
}
