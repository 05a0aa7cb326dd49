import ByteStrings
import Games
import Markup
import Screens

/// What the online program of a server shows among the settings. The kind of each line decides how it is
/// shown; the view does not know the pages.
struct ServerView {
  let model: ServerModel

  var body: Node {
    let lines = model.page.lines
    if lines.isEmpty { return .empty }
    return form(
      .class("owned server fields phrase-too"),
      .on(.submit) { [model] in
        for line in lines where isMain(line) { model.act(line[2]) }
      }
    ) {
      // A button that comes to do something else is another element: a tap that began on the old one
      // does nothing.
      keyed(lines.count, key: { key(of: $0, in: lines) }) { node(lines[$0]) }
    }
  }

  /// The identity of a line: its kind, what its button does if it has one, and the number of such lines
  /// above it.
  private func key(of number: Int, in lines: [LinedPage.Line]) -> UInt64 {
    let own = identity(of: lines[number])
    var above: UInt64 = 0
    for line in lines[..<number] where identity(of: line) == own { above += 1 }
    return own + above
  }

  private func identity(of line: LinedPage.Line) -> UInt64 {
    var identity = UInt64(line.kind)
    let button: ClosedRange<Int>
    switch line.kind {
    case UInt8(ascii: "b"): button = 2...2
    case UInt8(ascii: "r"): button = 3...5
    default: return identity << 8
    }
    for field in button {
      for byte in line[field].utf8 { identity = identity &* 31 &+ UInt64(byte) }
    }
    return identity << 8
  }

  /// Whether the line is the main button, which Enter presses too.
  private func isMain(_ line: LinedPage.Line) -> Bool {
    line.kind == UInt8(ascii: "b") && !line[1].isEmpty
  }

  private func node(_ line: LinedPage.Line) -> Node {
    switch line.kind {
    case UInt8(ascii: "h"): return h3 { line[1] }
    case UInt8(ascii: "r"): return row(line)
    case UInt8(ascii: "j"): return score(line)
    case UInt8(ascii: "l"):
      return p(.class("turn-of"), .role(.status), .style("--player", line[3])) {
        span(.class("turn-picture"), .ariaHidden(true)) { line[2] }
        line[1]
      }
    case UInt8(ascii: "i"):
      let kind = GameKind(keyword: Array(line[4].utf8)[...])
      return label(.class("game-switch"), .game(kind)) {
        input(
          .type("checkbox"), .role(.switch), .checked(!line[3].isEmpty),
          .on(.change) { [model] in model.act(line[2]) })
        kind.map(GameArt.tile) ?? .empty
        span { line[1] }
      }
    case UInt8(ascii: "c"): return p(.class("code")) { line[1] }
    case UInt8(ascii: "g"):
      return svg(.class("code-picture"), .viewBox(line[2]), .role(.img), .label(line[1])) {
        path(.d(line[3]))
      }
    case UInt8(ascii: "f"): return field(line[1])
    case UInt8(ascii: "k"): return choice(line)
    case UInt8(ascii: "n"): return p(.class("note"), .role(.status)) { line[1] }
    case UInt8(ascii: "b"):
      return line[1].isEmpty
        ? button(.class("secondary"), act(line[2])) { line[3] }
        : submitButton(.class("primary")) { line[3] }
    default: return p(.role(.status)) { line[1] }
    }
  }

  private func act(_ event: PlainText) -> Attribute {
    .on(.click) { [model] in model.act(event) }
  }

  private func row(_ line: LinedPage.Line) -> Node {
    div(.class("device")) {
      div {
        p { line[1] }
        if !line[2].isEmpty { p(.class("subtitle")) { line[2] } }
      }
      if !line[3].isEmpty {
        button(.class("quiet"), .label(line[5]), act(line[3])) { line[4] }
      }
    }
  }

  private func score(_ line: LinedPage.Line) -> Node {
    div(.class("score"), .style("--player", line[6]), .style("--percent", line[3])) {
      span(.class("score-picture"), .ariaHidden(true)) { line[5] }
      p(.class("score-line")) {
        span { line[1] }
        span { line[2] }
      }
      if !line[4].isEmpty { p(.class("subtitle")) { line[4] } }
    }
  }

  private func choice(_ line: LinedPage.Line) -> Node {
    Segments(name: line[1], title: line[2], count: max(0, line.fields.count - 4) / 2) { number in
      let event = line[4 + 2 * number]
      return Segments.Choice(
        title: line[5 + 2 * number], isChosen: event.hasSameBytes(as: line[3])
      ) { [model] in model.act(event) }
    }.body
  }

  private func field(_ title: PlainText) -> Node {
    label {
      span { title }
      input(
        .type("text"), .value(model.entered), .autocomplete("off"), .autocapitalize("none"),
        .spellcheck(false), .focus(1),
        .handle(.input) { [model] event in
          model.entered = event.text
          return .handled
        })
    }
  }
}
