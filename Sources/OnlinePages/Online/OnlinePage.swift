import ByteStrings

/// What the page shows of a server, and what it is told: lines that it knows by their kind alone. A line is a
/// letter and fields, with tabs between them. docs/online.md lists the kinds.
struct OnlinePage {
  /// The lines, each with a line feed after it.
  private(set) var text: [UInt8] = []

  // MARK: What is shown

  /// How far the player is: whether the server keeps the games of this device (nil where there is no server),
  /// and whether a step is under way, beside which nothing else is offered. What stands above the page in the
  /// place of the title of the settings, where it has one of its own.
  mutating func state(isMember: Bool?, isUnderWay: Bool, title: PlainText) {
    let member: PlainText = isMember.map { $0 ? "yes" : "no" } ?? ""
    let fields = [member, isUnderWay ? "yes" : ""]
    line("m", title.isEmpty ? fields : fields + [title])
  }

  mutating func heading(_ title: PlainText) { line("h", [title]) }

  mutating func paragraph(_ sentence: PlainText) { line("p", [sentence]) }

  /// Something of a list: its title, what else is said of it, and what can be done with it. The short title of
  /// the button is not enough to whoever hears it alone: they hear its name.
  @inline(never)
  mutating func row(
    _ title: PlainText, detail: PlainText = "", event: PlainText = "", button: PlainText = "",
    name: PlainText = ""
  ) {
    line("r", [title, detail, event, button, name])
  }

  /// Signs to be read from here and typed elsewhere.
  mutating func code(_ signs: PlainText) { line("c", [signs]) }

  /// A drawing: what it is called, the part of the plane that it takes, and what is dark, as SVG has outlines.
  mutating func picture(_ name: PlainText, viewBox: PlainText, outline: PlainText) {
    line("g", [name, viewBox, outline])
  }

  /// What is to be typed.
  mutating func field(_ label: PlainText) { line("f", [label]) }

  /// One out of a few: events and titles by turns, and the event of the chosen one. Several with one name are
  /// one choice.
  mutating func choice(
    _ name: PlainText, _ title: PlainText, chosen: PlainText, _ choices: [PlainText]
  ) {
    line("k", [name, title, chosen] + choices)
  }

  /// Why nothing came of the last step; empty where something did. It always stands there, so that a screen
  /// reader hears when it changes.
  mutating func note(_ sentence: PlainText) { line("n", [sentence]) }

  /// What can be done: the event that comes back, and its title. The main one is also what a field that is
  /// sent means.
  @inline(never)
  mutating func button(_ event: PlainText, _ title: PlainText, isMain: Bool) {
    line("b", [isMain ? "main" : "", event, title])
  }

  // MARK: What is told

  /// A passing message, which is only heard: whoever sees finds the same where they look.
  mutating func toast(_ sentence: PlainText) { line("t", [sentence]) }

  /// A passing message for whoever plays.
  mutating func message(_ sentence: PlainText) { line("s", [sentence]) }

  /// What a screen reader is to read at once.
  mutating func announcement(_ sentence: PlainText) { line("a", [sentence]) }

  /// To which place of the page the player is taken: `/codeword/ID`; `/codeword` deals a short game.
  mutating func go(to fragment: PlainText) { line("d", [fragment]) }

  /// What stands above a game that is played together, and leads to an address.
  mutating func strip(_ text: PlainText, above play: PlainText, leadingTo address: PlainText) {
    line("z", [play, address, text])
  }

  /// What stands in the field from now on.
  mutating func value(_ text: PlainText) { line("v", [text]) }

  /// What is to be put on the clipboard.
  mutating func copy(_ text: PlainText) { line("y", [text]) }

  /// How far the offer of a recovery key is at least.
  mutating func offer(_ stage: OfferStage) { line("o", ["\(stage.rawValue)"]) }

  /// From now on nothing of this device is kept.
  mutating func forget() { line("x", []) }

  @inline(never)
  private mutating func line(_ kind: Literal, _ fields: [PlainText]) {
    text += kind.utf8
    for field in fields {
      text.append(UInt8(ascii: "\t"))
      // What a server says of itself, or a device, may have any sign.
      for byte in field.utf8 { text.append(max(byte, UInt8(ascii: " "))) }
    }
    text.append(UInt8(ascii: "\n"))
  }
}

/// How far the offer of a recovery key is; the page stores the number.
enum OfferStage: Int {
  /// It stands on the home as soon as there is a game.
  case now = 1
  /// There is one, so it is not offered any more.
  case over = 2
}
