import Games
import Testing

@testable import OnlinePages

@Suite("Questions that wait for a judge")
struct WaitingRequestTests {
  @Test(
    "whatever the player does meanwhile, the judge gets the moves in the order they were made",
    arguments: 1...20)
  func everyMoveOnce(seed: Int) {
    var visitor = Visitor(seed: UInt64(seed))
    for _ in 0..<2_000 { visitor.step() }
    visitor.settle()
    #expect(visitor.sent.count > 200)
    for play in 0..<Visitor.plays {
      let made = visitor.made.filter { $0.play == play }.map(\.move)
      let sent = visitor.sent.filter { $0.play == play }.map(\.move)
      // A move that was left behind before its turn is not sent.
      var rest = made[...]
      for move in sent {
        let index = rest.firstIndex(of: move)
        #expect(index != nil, "\(move) was sent, and not made")
        rest = rest[(index ?? rest.startIndex)...].dropFirst()
      }
    }
    #expect(visitor.lost == 0, "on a screen that stays, a move is sent")
  }
}

/// A player who does anything at any time, on a page whose elements change what they mean.
private struct Visitor {
  static let plays = 3
  private(set) var made: [(play: Int, move: Int)] = []
  private(set) var sent: [(play: Int, move: Int)] = []
  /// How many moves of a screen that stayed were never sent.
  private(set) var lost = 0
  private var model = OnlineModel()
  private var random: SeededRandom
  private var front = 0
  private var visit = 0
  private var lastMove = 0
  private var calls: [Int32: (visit: Int, play: Int, move: Int)] = [:]
  private var asked: [(request: Int32, play: Int, move: Int)] = []

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func step() {
    switch random.draw(below: 10) {
    case 0...4:
      lastMove += 1
      made.append((front, lastMove))
      ask(play: front, move: lastMove)
    case 5: leave(for: Int(random.draw(below: UInt32(Self.plays))))
    // Away and back: the address is the same.
    case 6: leave(for: front)
    default: answer()
    }
  }

  /// Answers all open requests.
  mutating func settle() {
    while !asked.isEmpty { answer() }
  }

  private mutating func leave(for play: Int) {
    front = play
    visit += 1
  }

  private mutating func ask(play: Int, move: Int) {
    let request = "pastime 1\nid 0\(play)\n\n0 0 \(move)\n"
    let (reply, effects) = model.judge(Array(request.utf8))
    if case .wait(let number) = reply { calls[number] = (visit, play, move) }
    perform(effects)
  }

  /// The judge takes the move, or refuses it.
  private mutating func answer() {
    guard !asked.isEmpty else { return }
    let (request, play, move) = asked.removeFirst()
    let record = "pastime 1\nid 0\(play)\n\n0 0 \(move)\n"
    let text =
      random.draw(below: 4) == 0
      ? "409\npastime-refused 1\nclosed\n"
      : "200\npastime-moves 1 1\nat 1\nstand-in \(record.utf8.count)\n\(record)"
    perform(model.handle(.answered(request: request, text: Array(text.utf8))))
  }

  private mutating func perform(_ effects: [OnlineEffect]) {
    for effect in effects {
      switch effect {
      case .ask(let request, _, _, let body):
        let text = "\(body)"
        guard let move = text.split(separator: " ").last.flatMap({ Int($0.dropLast()) }),
          let play = made.first(where: { $0.move == move })?.play
        else {
          Issue.record("nobody made this: \(text)")
          continue
        }
        sent.append((play, move))
        asked.append((request, play, move))
      case .goOn(let number, let outcome): goOn(number, outcome)
      case .wake, .tick, .follow, .show, .retry: break
      }
    }
  }

  private mutating func goOn(_ number: Int32, _ outcome: JudgedOutcome) {
    if let call = calls.removeValue(forKey: number), call.visit == visit, outcome != .givenUp {
      let before = sent.count
      // Sometimes its element means something else by now.
      let isSame = random.draw(below: 4) != 0
      ask(play: call.play, move: isSame ? call.move : call.move + 1_000_000)
      let wasSent = sent.contains { $0.move == call.move }
      if isSame, sent.count == before, !wasSent { lost += 1 }
    }
    perform(model.handle(.repeated))
  }
}
