import ByteStrings
import Circles

/// The way into a race or a challenge, which has the same steps: first the game, then who the player is.
extension OnlineModel {
  /// The 12 characters after a letter in a code from a link or the field: `R` for a race, `C` for a challenge.
  /// - Returns: nil if the code is of another kind.
  func match(_ letter: UInt8, in code: PlainText) -> PlainText? {
    var characters: [UInt8] = []
    for character in code.utf8
    where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
      characters.append(character)
    }
    guard characters.count == 13, characters.removeFirst() & 0xDF == letter else { return nil }
    return PlainText(utf8: characters)
  }

  /// Asks this browser who the player was the last time.
  mutating func recallPerson() { ask(.recallPerson) }

  /// Has this browser remember who the player is, and which race they are in.
  mutating func rememberPerson(in race: PlainText) {
    races.remembered = race
    let avatar = PlainText(draft.avatar.keyword)
    ask(.rememberPerson, "face \(avatar)\nname \(draft.name)\nrace \(race)\n")
  }

  /// Fills in what this browser remembers, unless something was typed in the meantime.
  mutating func receivePerson(_ answer: ServerAnswer) {
    guard answer.isDone else { return }
    races.remembered = answer["race"] ?? races.remembered
    guard draft.name.isEmpty, let name = answer["name"] else { return }
    draft.name = name
    draft.avatar = answer["face"].flatMap { Avatar(Array($0.utf8)[...]) } ?? draft.avatar
    if step.isNaming { outbox.value(name) }
  }

  /// Keeps what is typed in the field of the player's name.
  mutating func keepName(_ entered: PlainText) { if step.isNaming { draft.name = entered } }

  mutating func choose(avatar name: PlainText) {
    draft.avatar = Avatar(Array(name.utf8)[...]) ?? draft.avatar
  }

  /// Goes to a place in a match, and fills its field with what was typed there before.
  mutating func go(toMatch place: ServerStep) {
    if place.hasChoices { clear() }
    step = place
    outbox.value(place.isNaming ? draft.name : "")
  }

  /// Takes the next step.
  mutating func takeMatchStep() {
    switch step {
    case .races(.choice): go(toRace: .name)
    case .challenges(.game): go(inChallenges: .name)
    case _ where !step.isNaming: break
    case _ where draft.name.isEmpty: problem = texts.sentence(for: .nameless)
    case _ where server?.isMember == true: enterMatch()
    // A player whom the server does not know becomes a guest for a day.
    default: proceed(by: .guest, "pastime-guest 1\n")
    }
  }

  /// The player became a guest, or could not.
  mutating func receiveGuest(_ answer: ServerAnswer) {
    guard leadsOn else { return }
    if answer.isDone { return enterMatch() }
    problem = step.racePlace == nil ? texts.problem(ofChallenge: answer) : raceProblem(answer)
  }

  /// Makes the match, or joins it.
  private mutating func enterMatch() {
    if step.racePlace == nil { enterChallenge() } else { enterRace() }
  }

  // MARK: Pages

  /// Writes the page on which the player says who they are.
  /// - Parameter avatar: the action that selects a face.
  func spellPerson(avatar: some OnlineAction, in lines: inout OnlinePage) {
    lines.paragraph(texts.matchNameNote)
    spellAvatars(draft.avatar, in: &lines) { avatar.event(of: $0) }
    lines.field(texts.ownName)
  }
}

extension ServerStep {
  /// Whether the player says who they are in a match.
  var isNaming: Bool {
    switch self {
    case .races(.name), .challenges(.name): true
    default: false
    }
  }

  /// Whether the page of the match offers choices.
  fileprivate var hasChoices: Bool {
    switch self {
    case .races(.choice), .challenges(.game): true
    default: isNaming
    }
  }
}
