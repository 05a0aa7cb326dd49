import ByteStrings
import Circles

extension DeskModel {
  /// What was said to a question about races.
  mutating func receive(_ answer: HouseAnswer, to question: RaceQuestion) {
    switch question {
    case .recall: return recall(answer)
    case .remember: return
    // It is to be seen, too, and stands where a problem would.
    case .copy:
      problem = answer.isDone ? texts.copied : texts.notCopied
      return
    case .play: return receiveOwnPlay(answer)
    case .look(isArrival: false):
      if answer.isDone { seeAgain(answer) }
      return
    default: break
    }
    guard races.isAwaited else { return }
    races.isAwaited = false
    guard answer.isDone else { return fail(question, answer) }
    switch question {
    case .guest:
      races.isAwaited = true
      enterRace()
    case .leave:
      forgetRace()
      remember("")
      rest()
      news.toast(texts.leftRace)
    case .watch(let seat): show(answer, of: seat)
    default: arrive(at: answer)
    }
  }

  /// The house told how a race stands that the player came to.
  private mutating func arrive(at answer: HouseAnswer) {
    guard let race = SeenRace(answer) else { return problem = texts.noRace }
    if races.race?.id.hasSameBytes(as: race.id) != true {
      forgetRace()
      races.race = race
    }
    seeAgain(answer)
    guard let race = races.race else { return }
    races.invitation = race.id
    if race.own == nil, race.stage == .gathering { return go(toRace: .name) }
    if let own = race.own, !races.remembered.hasSameBytes(as: race.id) {
      races.name = own.name
      remember(race.id)
    }
    go(toRace: .race)
  }

  /// Has this browser remember who the player is, and the race in which they are.
  private mutating func remember(_ race: PlainText) {
    races.remembered = race
    let face = PlainText(races.face.keyword)
    ask(.races(.remember, path: "together"), "face \(face)\nname \(races.name)\nrace \(race)\n")
  }

  /// Fills in what this browser remembers, where nothing was typed since.
  private mutating func recall(_ answer: HouseAnswer) {
    guard answer.isDone else { return }
    races.remembered = answer["race"] ?? races.remembered
    guard races.name.isEmpty, let name = answer["name"] else { return }
    races.name = name
    let face = answer["face"].flatMap { CircleFace(Array($0.utf8)[...]) }
    races.face = face ?? races.face
    if step.racePlace == .name { news.value(name) }
  }

  private mutating func show(_ answer: HouseAnswer, of seat: Int) {
    var watched: [(move: PlainText, answer: PlainText)] = []
    for line in answer.entries(2) {
      if line[0].isSpelled("move") {
        let words = HouseAnswer.words(line[1], 2)
        watched.append((words.count > 1 ? words[1] : "", ""))
      } else if line[0].isSpelled("answer"), !watched.isEmpty {
        watched[watched.count - 1].answer = line[1]
      } else if line[0].isSpelled("stand-in") || line[0].isSpelled("record") {
        break
      }
    }
    races.watched = watched
    go(toRace: .watching(seat))
  }

  /// The own play was opened, or is not yet.
  private mutating func receiveOwnPlay(_ answer: HouseAnswer) {
    races.isOpening = false
    if answer.isDone, let record = answer.section("stand-in") ?? answer.section("record") {
      races.race?.open(answer["play"] ?? "")
      tellStrip()
      return show([UInt8(ascii: "+")] + record)
    }
    // The clocks are not the same, and nobody may answer: it is asked for until it is there.
    if answer["too-early"] != nil || answer.status == 0 || answer.status >= 500 {
      return tick(after: answer.status == 409 ? 250 : 2_000)
    }
    problem = texts.problem(ofRace: answer)
  }

  /// Tells why nothing came of it, at the step whose words are to blame.
  private mutating func fail(_ question: RaceQuestion, _ answer: HouseAnswer) {
    problem = texts.problem(ofRace: answer)
    switch question {
    // Somebody was quicker: what they did is what is to be seen.
    case .start, .rematch, .watch: look(isArrival: false)
    case .join where answer["under-way"] != nil: look(isArrival: true)
    default: break
    }
  }
}
