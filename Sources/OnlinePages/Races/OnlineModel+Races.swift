import ByteStrings
import Games

extension OnlineModel {
  /// Does what the player asks for.
  mutating func act(inRaces action: RaceAction, of name: PlainText, _ entered: PlainText) {
    problem = ""
    // A pending step is not taken twice. Any other action replaces it.
    if awaited != 0, action == .next || action == .rematch || action == .start { return }
    awaited = 0
    keepName(entered)
    switch action {
    case .choose: choose()
    case .game:
      if let kind = GameKind(spelled: name) { draft.terms.choose(kind) }
    case .option: draft.terms.choose(name)
    case .next: takeMatchStep()
    case .back: goBackInRaces()
    case .avatar: choose(avatar: name)
    case .open: comeTo(name.isEmpty ? races.race?.id ?? races.remembered : name)
    case .copyLink: ask(.copy, raceLink)
    case .start: proceed(inRace: .start, "/start", "pastime-start 1\n")
    case .leave: proceed(inRace: .leave, "/racers")
    case .play: openOwnPlay()
    case .watch: watch(Int(clamping: name.number))
    case .lookThrough: lookThroughWatched()
    case .rematch: joinNext()
    }
  }

  /// The link by which others join.
  private var raceLink: PlainText { "\(server?.address ?? "")/\(raceAddress)" }

  /// The address of the race on the page.
  var raceAddress: PlainText { "#/pair/R\(races.race?.id ?? "")" }

  private mutating func choose() {
    races.invitation = ""
    draft.terms.words = surroundings.words
    go(toRace: .choice)
    recallPerson()
  }

  /// Looks at a race, to join it or to return to it.
  mutating func comeTo(_ id: PlainText) {
    races.invitation = id
    go(toRace: races.race?.id.hasSameBytes(as: id) == true ? .race : .choice)
    if races.race == nil { recallPerson() }
    proceed(by: .races(.look(isArrival: true), path: "races/\(id)"))
  }

  /// Makes the race, or joins it.
  mutating func enterRace() {
    if races.invitation.isEmpty {
      proceed(
        by: .races(.make, path: "races"),
        "pastime-race 1\n\(draft.terms.message)\(draft.person)")
    } else {
      proceed(
        by: .races(.join, path: "races/\(races.invitation)/racers"),
        "pastime-racer 1\n\(draft.person)")
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

  mutating func go(toRace place: RacePlace) { go(toMatch: .races(place)) }
}

extension ServerStep {
  /// The place among the races where the player is; nil if they are elsewhere.
  var racePlace: RacePlace? { if case .races(let place) = self { place } else { nil } }
}
