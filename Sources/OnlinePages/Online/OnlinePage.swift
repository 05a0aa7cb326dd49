import ByteStrings
import Games

/// What the page shows of a server, and what it is sent: lines that the page knows only by their kind. A line is a
/// letter and fields, with tabs between them. docs/online.md lists the kinds.
struct OnlinePage {
  /// The lines, each ended by a line feed.
  private(set) var text: [UInt8] = []

  // MARK: The page

  /// The state of the player: whether the server keeps the games of this device (nil if there is no server), and
  /// whether a step is under way, during which nothing else is offered. `title` replaces the title of the settings
  /// above the page, if it is not empty.
  mutating func state(isMember: Bool?, isUnderWay: Bool, title: PlainText) {
    let member: PlainText = isMember.map { $0 ? "yes" : "no" } ?? ""
    let fields = [member, isUnderWay ? "yes" : ""]
    line("m", title.isEmpty ? fields : fields + [title])
  }

  mutating func heading(_ title: PlainText) { line("h", [title]) }

  mutating func paragraph(_ sentence: PlainText) { line("p", [sentence]) }

  /// An item of a list: its title, more details, and an action. The button's short title is not enough for players
  /// who only hear it: they hear its name.
  @inline(never)
  mutating func row(
    _ title: PlainText, detail: PlainText = "", event: PlainText = "", button: PlainText = "",
    name: PlainText = ""
  ) {
    line("r", [title, detail, event, button, name])
  }

  /// Whose turn it is, or who has won: a sentence, and the picture and the colour of the player.
  mutating func turn(_ sentence: PlainText, picture: Literal, colour: Int) {
    line("l", [sentence, PlainText(picture), "\(colour)"])
  }

  /// A player in a table: the name, the score in words and as a part of what is possible, how it came about, and the
  /// picture and the colour of the player.
  mutating func score(
    _ name: PlainText, _ score: PlainText, percent: Int, detail: PlainText, picture: Literal,
    colour: Int
  ) {
    line("j", [name, score, "\(percent)", detail, PlainText(picture), "\(colour)"])
  }

  /// A game that is chosen or not, which the event changes.
  mutating func toggle(_ game: GameKind, _ title: PlainText, event: PlainText, isOn: Bool) {
    line("i", [title, event, isOn ? "on" : "", PlainText(game.keyword)])
  }

  /// Characters to be read here and typed elsewhere.
  mutating func code(_ characters: PlainText) { line("c", [characters]) }

  /// A drawing: its name, its part of the plane, and its dark areas as an SVG outline.
  mutating func picture(_ name: PlainText, viewBox: PlainText, outline: PlainText) {
    line("g", [name, viewBox, outline])
  }

  /// A field for typing.
  mutating func field(_ label: PlainText) { line("f", [label]) }

  /// A choice: events and titles in turn, and the event of the selected option. Several lines with the same name form
  /// a single choice.
  mutating func choice(
    _ name: PlainText, _ title: PlainText, chosen: PlainText, _ choices: [PlainText]
  ) {
    line("k", [name, title, chosen] + choices)
  }

  /// Why the last step failed; empty if it succeeded. This line is always there, so that a screen reader announces
  /// when it changes.
  mutating func note(_ sentence: PlainText) { line("n", [sentence]) }

  /// An action: the event that the page sends back, and its title. Submitting the field has the effect of the main
  /// button.
  @inline(never)
  mutating func button(_ event: PlainText, _ title: PlainText, isMain: Bool) {
    line("b", [isMain ? "main" : "", event, title])
  }

  // MARK: Messages

  /// A passing message that is only read aloud. Players who see the page find the same on it.
  mutating func toast(_ sentence: PlainText) { line("t", [sentence]) }

  /// A passing message during a game.
  mutating func message(_ sentence: PlainText) { line("s", [sentence]) }

  /// A message that a screen reader reads at once.
  mutating func announcement(_ sentence: PlainText) { line("a", [sentence]) }

  /// The place of the page to go to: `/codeword/ID`; `/codeword` deals a short game.
  mutating func go(to fragment: PlainText) { line("d", [fragment]) }

  /// The strip above a game that is played together. It leads to an address.
  /// - Parameters:
  ///   - next: the title of the button that leads there from the end of the game.
  ///   - stars: the stars that the end of the game shows.
  ///   - goal: what would have been worth all stars.
  mutating func strip(
    _ text: PlainText, above play: PlainText, leadingTo address: PlainText, next: PlainText = "",
    stars: PlainText = "", goal: PlainText = ""
  ) {
    line("z", [play, address, text] + (next.isEmpty ? [] : [next, stars, goal]))
  }

  /// The new contents of the field.
  mutating func value(_ text: PlainText) { line("v", [text]) }

  /// Text for the clipboard.
  mutating func copy(_ text: PlainText) { line("y", [text]) }

  /// The offer of a recovery key has reached at least this stage.
  mutating func offer(_ stage: OfferStage) { line("o", ["\(stage.rawValue)"]) }

  /// From now on nothing of this device is kept.
  mutating func forget() { line("x", []) }

  @inline(never)
  private mutating func line(_ kind: Literal, _ fields: [PlainText]) {
    text += kind.utf8
    for field in fields {
      text.append(UInt8(ascii: "\t"))
      // Text from a server or a device may contain any character.
      for byte in field.utf8 { text.append(max(byte, UInt8(ascii: " "))) }
    }
    text.append(UInt8(ascii: "\n"))
  }
}

/// The stage of the offer of a recovery key. The page stores the number.
enum OfferStage: Int {
  /// The offer appears on the home page as soon as there is a game.
  case now = 1
  /// The player has a recovery key, so it is no longer offered.
  case over = 2
}
