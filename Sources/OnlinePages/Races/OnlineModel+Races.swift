import ByteStrings
import Circles
import Games

extension OnlineModel {
  /// Does what the player wants of races.
  mutating func act(inRaces action: RaceAction, of name: PlainText, _ entered: PlainText) {
    problem = ""
    // What is under way is done once; all else is wanted in its place.
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

  /// Whether this is a race's code, which came by a link or was typed: `R`, and what names the race.
  func isOfRace(_ code: PlainText) -> Bool {
    let signs = plain(code).utf8
    return signs.count == 13 && signs.first.map { $0 & 0xDF } == UInt8(ascii: "R")
  }

  /// A code of a race came.
  mutating func bringRace(_ code: PlainText) {
    comeTo(PlainText(utf8: Array(plain(code).utf8.dropFirst())))
  }

  /// The signs of a code, without what stands between them.
  private func plain(_ code: PlainText) -> PlainText {
    var signs: [UInt8] = []
    for sign in code.utf8 where sign != UInt8(ascii: " ") && sign != UInt8(ascii: "-") {
      signs.append(sign)
    }
    return PlainText(utf8: signs)
  }

  /// Where others come by to join.
  private var raceLink: PlainText { "\(server?.address ?? "")/\(raceAddress)" }

  /// Where the race is on the page.
  var raceAddress: PlainText { "#/pair/R\(races.race?.id ?? "")" }

  private mutating func choose() {
    races.invitation = ""
    go(toRace: .choice)
    ask(.races(.recall, path: "together"))
  }

  /// Looks at a race, to join it or to be back in it.
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
      // Whoever the server does not know is a player for a day.
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
    // The own game has it no more: there is one strip.
    races.strip = ""
  }

  private mutating func watch(_ seat: Int) { proceed(inRace: .watch(seat), "/racers/\(seat)") }

  /// Has the own play opened, and goes there.
  mutating func openOwnPlay() {
    guard !races.isOpening else { return }
    races.isOpening = true
    let path: PlainText = "races/\(races.race?.id ?? "")/play"
    ask(.races(.play, path: path), "pastime-play 1\nstand-in yes\n")
  }

  /// Asks what leads on from here.
  /// - Parameter path: what stands behind the race in the path.
  private mutating func proceed(
    inRace request: RaceRequest, _ path: PlainText, _ body: PlainText = ""
  ) {
    proceed(by: .races(request, path: "races/\(races.race?.id ?? "")\(path)"), body)
  }

  /// Goes to a place, in whose field stands what was typed there before.
  mutating func go(toRace place: RacePlace) {
    if place == .choice || place == .name { clear() }
    step = .races(place)
    outbox.value(place == .name ? races.name : "")
  }
}

extension ServerStep {
  /// Where among the races the player is; nil where they are elsewhere.
  var racePlace: RacePlace? { if case .races(let place) = self { place } else { nil } }
}
