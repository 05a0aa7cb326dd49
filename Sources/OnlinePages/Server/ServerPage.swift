import ByteStrings
import Library

/// A page of the server: the overview, or a step towards more devices. All of them have the same structure:
/// sentences, something to read or type, and actions.
struct ServerPage {
  /// The sentences, one paragraph each, but for empty ones.
  var sentences: [PlainText]
  /// Characters to be read here and typed elsewhere; empty if there are none.
  var code: PlainText = ""
  /// The same characters as a picture to scan: its part of the plane, and its dark areas as an SVG outline.
  var picture: (viewBox: PlainText, outline: PlainText)?
  /// The devices of the player.
  var devices: [ServerDevice] = []
  /// The label of the input field; empty if there is no field.
  var field: PlainText = ""
  /// The actions, the most important first.
  private(set) var intents: [ServerIntent] = []

  /// Adds an action. Actions are added one by one, because of a linker problem: if one function has several lists of
  /// constants, each module with a copy of the function makes its own data from them, under names that the linker
  /// considers equal.
  mutating func offer(_ intent: ServerIntent) { intents.append(intent) }

  /// The page with this action added.
  func offering(_ intent: ServerIntent) -> ServerPage {
    var page = self
    page.offer(intent)
    return page
  }

  /// Writes the page as lines; none if there is nothing to say.
  func spell(in lines: inout OnlinePage, _ texts: OnlineTexts, today: Day, problem: PlainText) {
    if intents.isEmpty && sentences.isEmpty { return }
    for sentence in sentences where !sentence.isEmpty { lines.paragraph(sentence) }
    if !code.isEmpty { lines.code(code) }
    if let picture {
      lines.picture(texts.picture, viewBox: picture.viewBox, outline: picture.outline)
    }
    if !field.isEmpty { lines.field(field) }
    lines.note(problem)
    for (index, intent) in intents.enumerated() {
      lines.button(
        PlainText(intent.rawValue), texts.title(of: intent), isMain: index == 0 && intents.count > 1
      )
    }
    // The devices arrive later: above the actions they would move a button away from a finger.
    for device in devices {
      if device.isThis {
        lines.row(texts.this(device.label))
      } else {
        lines.row(
          device.label, detail: texts.seen(device.seen, today: today), event: "remove \(device.id)",
          button: texts.removeShort, name: texts.remove(device.label))
      }
    }
  }
}
