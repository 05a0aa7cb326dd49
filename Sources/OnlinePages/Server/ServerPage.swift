import ByteStrings
import Library

/// What is shown of the server: how it stands, or a step to more devices. It is the same for all of them: what
/// is said, what is to be read or typed, and what can be done.
struct ServerPage {
  /// What is said, a paragraph each.
  var sentences: [PlainText]
  /// Signs to be read from here and typed elsewhere; empty where there are none.
  var code: PlainText = ""
  /// They as a picture to scan: the part of the plane that it takes, and what is dark, as SVG has outlines.
  var picture: (viewBox: PlainText, outline: PlainText)?
  /// The devices of the player.
  var devices: [ServerDevice] = []
  /// What is to be typed; empty where nothing is.
  var field: PlainText = ""
  /// Whether the circles of the player are at hand.
  var hasCircles = false
  /// Whether races are at hand.
  var hasRaces = false
  /// What can be done, what matters most first.
  private(set) var intents: [ServerIntent] = []

  /// Adds what can be done. One by one: of several lists of constants in one function, each module that has a
  /// copy of it makes data of its own, under names that the linker takes for the same.
  mutating func offer(_ intent: ServerIntent) { intents.append(intent) }

  /// The page with what can be done.
  func offering(_ intent: ServerIntent) -> ServerPage {
    var page = self
    page.offer(intent)
    return page
  }

  /// Writes the page as lines; none where there is nothing to say.
  func spell(in lines: inout OnlinePage, _ texts: OnlineTexts, today: Day, problem: PlainText) {
    if intents.isEmpty && sentences.isEmpty { return }
    for sentence in sentences { lines.paragraph(sentence) }
    for device in devices {
      if device.isThis {
        lines.row(texts.this(device.label))
      } else {
        lines.row(
          device.label, detail: texts.seen(device.seen, today: today), event: "remove \(device.id)",
          button: texts.removeShort, name: texts.remove(device.label))
      }
    }
    if !code.isEmpty { lines.code(code) }
    if let picture {
      lines.picture(texts.picture, viewBox: picture.viewBox, outline: picture.outline)
    }
    if !field.isEmpty { lines.field(field) }
    lines.note(problem)
    for (index, intent) in intents.enumerated() {
      lines.button(
        PlainText(intent.word), texts.title(of: intent), isMain: index == 0 && intents.count > 1)
      // Where a device can be added, or the games can be kept, friends can meet, too.
      if index == 1, hasCircles {
        lines.button(
          CircleAction.list.event(), texts.title(for: .list), isMain: false)
      }
      if index == 1, hasRaces {
        lines.button(RaceAction.choose.event(), texts.title(ofRace: .choose), isMain: false)
        lines.button(
          ChallengeAction.list.event(), texts.title(ofChallenge: .list), isMain: false)
      }
    }
  }
}
