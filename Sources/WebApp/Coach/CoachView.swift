import ByteStrings
import Markup
import Screens

/// What the coach says about a game. The kind of each line decides how it is shown; the view knows no game.
struct CoachView {
  let coach: CoachModel

  var body: Node {
    let lines = coach.page.lines
    // What stands above the question, the question, and the cards below it.
    var parts: [[Node]] = [[], [], []]
    var part = 0
    for line in lines {
      if line.kind == UInt8(ascii: "h") { part = 1 }
      if line.kind == UInt8(ascii: "d") { part = 2 }
      parts[part].append(node(line))
    }
    return form(
      .class("modal-body coach fields"), .on(.submit) { [coach] in coach.ask("try") }
    ) {
      Node.group(parts[0])
      div(.class("coach-question")) { Node.group(parts[1]) }
      Node.group(parts[2])
      if coach.isMissing || lines.isEmpty {
        p(.class("coach-wait"), .role(.status)) {
          coach.isMissing ? CoachTexts.missing : CoachTexts.wait
        }
      }
    }
  }

  private func node(_ line: LinedPage.Line) -> Node {
    let fields = line.fields
    switch line.kind {
    case UInt8(ascii: "s"):
      // When another page replaces this page, it is scrolled to its beginning.
      return p(.class("coach-lead"), .role(.status), .reveal(coach.frame.modalArrivals)) {
        fields[1]
      }
    case UInt8(ascii: "h"):
      return h3(.tabIndex(-1), .focus(coach.answeredCount)) { fields[1] }
    case UInt8(ascii: "b"):
      return p(.class("coach-bar"), .data("tone", fields[1])) {
        span { fields[2] }
        span { fields[3] }
        div(.style("--length", fields[4])) {}
      }
    case UInt8(ascii: "f"), UInt8(ascii: "n"):
      return label {
        span { fields[1] }
        input(
          .type("text"), .value(coach.entered), .autocomplete("off"), .autocapitalize("none"),
          .spellcheck(false), .takesLetters,
          line.kind == UInt8(ascii: "n") ? .attribute("inputmode", "numeric") : .none,
          .handle(.input) { [coach] event in
            coach.entered = event.text
            return .handled
          })
      }
    case UInt8(ascii: "i"):
      return button(
        .class(fields[1].hasSameBytes(as: "try") ? "primary" : "secondary"),
        .on(.click) { [coach] in coach.ask(fields[1]) }
      ) { fields[2] }
    case UInt8(ascii: "d"):
      let card = CoachSentences(coach: coach, fields: fields)
      return details(.class("disclosure")) {
        summary { card.title }
        card.body
      }
    case UInt8(ascii: "c"):
      return ol(.class("coach-chart"), .label(fields[1]), .style("--zero", fields[2])) {
        // Three fields for each game: what the coach says about it, and how much choices and chance added.
        Node.each(fields.count / 3 - 1) { number in
          let first = 3 * number + 3
          return li(.style("--choices", fields[first + 1]), .style("--chance", fields[first + 2])) {
            span(.class("unseen")) { fields[first] }
          }
        }
      }
    case UInt8(ascii: "v"):
      return div(.class("coach-pair")) {
        p { fields[1] }
        Node.each(2) { index in
          p {
            span { fields[2 * index + 2] }
            " "
            fields[2 * index + 3]
          }
        }
      }
    case UInt8(ascii: "w"): return p(.class("coach-wait")) { fields[1] }
    default: return p(.role(.status)) { fields[1] }
    }
  }
}
