import ByteStrings
import Circles
import Games

extension OnlineModel {
  /// Does what the player asks for.
  mutating func act(inRaces action: RaceAction, of name: PlainText, _ entered: PlainText) {
    problem = ""
    // A pending step is not taken twice. Any other action replaces it.
    if awaited != 0, action == .next || action == .rematch || action == .start { return }
    awaited = 0
    if step.racePlace == .name { races.name = entered }
    switch action {
    case .choose: choose()
    case .game:
      if let kind = GameKind(spelled: name) { races.terms.choose(kind) }
    case .option: races.terms.choose(name)
    case .next: takeRaceStep()
    case .back: goBackInRaces()
    case .avatar: races.avatar = Avatar(Array(name.utf8)[...]) ?? races.avatar
    case .open: comeTo(name.isEmpty ? races.race?.id ?? races.remembered : name)
    case .copyLink: ask(.races(.copy, path: ""), raceLink)
    case .start: proceed(inRace: .start, "/start", "pastime-start 1\n")
    case .leave: proceed(inRace: .leave, "/racers")
    case .play: openOwnPlay()
    case .watch: watch(Int(clamping: name.number))
    case .lookThrough: lookThroughWatched()
    case .rematch: joinNext()
    }
  }

  /// Whether a code from a link or the field is the code of a race: `R`, and the id of the race.
  func isOfRace(_ code: PlainText) -> Bool {
    let characters = plain(code).utf8
    return characters.count == 13 && characters.first.map { $0 & 0xDF } == UInt8(ascii: "R")
  }

  /// A code of a race arrived.
  mutating func bringRace(_ code: PlainText) {
    comeTo(PlainText(utf8: Array(plain(code).utf8.dropFirst())))
  }

  /// The characters of a code, without spaces and hyphens.
  private func plain(_ code: PlainText) -> PlainText {
    var characters: [UInt8] = []
    for character in code.utf8
    where character != UInt8(ascii: " ") && character != UInt8(ascii: "-") {
      characters.append(character)
    }
    return PlainText(utf8: characters)
  }

  /// The link by which others join.
  private var raceLink: PlainText { "\(server?.address ?? "")/\(raceAddress)" }

  /// The address of the race on the page.
  var raceAddress: PlainText { "#/pair/R\(races.race?.id ?? "")" }

  private mutating func choose() {
    races.invitation = ""
    races.terms.words = texts.language
    go(toRace: .choice)
    ask(.races(.recall, path: "together"))
  }

  /// Looks at a race, to join it or to return to it.
  mutating func comeTo(_ id: PlainText) {
    races.invitation = id
    go(toRace: races.race?.id.hasSameBytes(as: id) == true ? .race : .choice)
    if races.race == nil { ask(.races(.recall, path: "together")) }
    proceed(by: .races(.look(isArrival: true), path: "races/\(id)"))
  }

  private mutating func takeRaceStep() {
    switch step.racePlace {
    case .choice: go(toRace: .name)
    case .name where races.name.isEmpty: problem = texts.sentence(for: .nameless)
    case .name:
      // A player whom the server does not know becomes a guest for a day.
      if server?.isMember == true {
        enterRace()
      } else {
        proceed(by: .races(.guest, path: "guests"), "pastime-guest 1\n")
      }
    default: break
    }
  }

  /// Makes the race, or joins it.
  mutating func enterRace() {
    let own: PlainText = "name \(races.name)\nface \(PlainText(races.avatar.keyword))\n"
    if races.invitation.isEmpty {
      proceed(
        by: .races(.make, path: "races"), "pastime-race 1\n\(races.terms.message)\(own)")
    } else {
      proceed(
        by: .races(.join, path: "races/\(races.invitation)/racers"), "pastime-racer 1\n\(own)")
    }
  }

  private mutating func goBackInRaces() {
    switch step.racePlace {
    case .name where races.invitation.isEmpty: go(toRace: .choice)
    case .watching: go(toRace: .race)
    default: rest()
    }
  }

  private mutating func joinNext() {
    guard let race = races.race else { return }
    if race.own == nil { return comeTo(race.next) }
    proceed(inRace: .rematch, "/next", "pastime-next 1\n")
  }

  private mutating func lookThroughWatched() {
    guard let race = races.race else { return }
    races.watchedPlay?.lookThrough(with: &outbox, of: texts.strip(of: race), at: raceAddress)
    // There is only one strip, so the player's own game no longer has it.
    races.strip = ""
  }

  private mutating func watch(_ seat: Int) { proceed(inRace: .watch(seat), "/racers/\(seat)") }

  /// Asks the server to open the player's own play, and goes there.
  mutating func openOwnPlay() {
    guard !races.isOpening else { return }
    races.isOpening = true
    let path: PlainText = "races/\(races.race?.id ?? "")/play"
    ask(.races(.play, path: path), "pastime-play 1\nstand-in yes\n")
  }

  /// Sends a request whose answer leads to the next step.
  /// - Parameter path: the part of the path after the race.
  private mutating func proceed(
    inRace request: RaceRequest, _ path: PlainText, _ body: PlainText = ""
  ) {
    proceed(by: .races(request, path: "races/\(races.race?.id ?? "")\(path)"), body)
  }

  /// Goes to a place, and fills its field with what was typed there before.
  mutating func go(toRace place: RacePlace) {
    if place == .choice || place == .name { clear() }
    step = .races(place)
    outbox.value(place == .name ? races.name : "")
  }
}

extension ServerStep {
  /// The place among the races where the player is; nil if they are elsewhere.
  var racePlace: RacePlace? { if case .races(let place) = self { place } else { nil } }
}
