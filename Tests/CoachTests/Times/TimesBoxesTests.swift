import Games
import Testing

@Suite("Times: boxes")
struct TimesBoxesTests {
  private func boxes(
    _ answers: (day: Int32, isRight: Bool, time: Int64)..., choices: Bool = false
  ) throws -> TimesFacts {
    var boxes = TimesFacts()
    for answer in answers {
      let game = try coachedTimes(("7*8", answer.isRight, answer.time), choices: choices)
      boxes.count(game, on: answer.day)
    }
    return boxes
  }

  private let quick: Int64 = 2000
  private let slow: Int64 = 9000

  @Test("right and quick answers on due days move a fact up, to 60 days in the end")
  func ladder() throws {
    var boxes = TimesFacts()
    let fact = try coachedFact("7*8")
    #expect(boxes.box(of: fact) == nil && boxes.dueDay(of: fact) == nil)
    var day: Int32 = 0
    for (box, wait) in [(1, 1), (2, 3), (3, 7), (4, 21), (5, 60), (5, 60)] as [(Int, Int32)] {
      boxes.count(try coachedTimes(("7*8", true, quick)), on: day)
      #expect(boxes.box(of: fact) == box)
      #expect(boxes.dueDay(of: fact) == day + wait)
      #expect(boxes.due(on: day + wait - 1).isEmpty)
      day += wait
      #expect(boxes.due(on: day) == [fact])
    }
  }

  @Test("a right but slow answer keeps a fact in its box, and a wrong answer puts it in the first")
  func slowAndWrong() throws {
    let fact = try coachedFact("7*8")
    let slow = try boxes((0, true, quick), (1, true, slow))
    #expect(slow.box(of: fact) == 1 && slow.dueDay(of: fact) == 2)
    let wrong = try boxes((0, true, quick), (1, true, quick), (2, false, quick))
    #expect(wrong.box(of: fact) == 0 && wrong.due(on: 2) == [fact] && !wrong.isSure(fact))
    let slowAtOnce = try boxes((0, true, self.slow))
    #expect(slowAtOnce.box(of: fact) == 0 && !slowAtOnce.isSure(fact))
  }

  @Test("a right answer before its day changes nothing: an evening is no habit")
  func early() throws {
    let fact = try coachedFact("7*8")
    let once = try boxes((0, true, quick))
    let often = try boxes((0, true, quick), (0, true, quick), (0, true, slow))
    #expect(often.box(of: fact) == once.box(of: fact))
    #expect(often.dueDay(of: fact) == once.dueDay(of: fact))
  }

  @Test("one right answer from choices does not make a fact sure, but two in a row do")
  func choices() throws {
    let fact = try coachedFact("7*8")
    #expect(try boxes((0, true, quick)).isSure(fact))
    #expect(try !boxes((0, true, quick), choices: true).isSure(fact))
    #expect(try boxes((0, true, quick), (0, true, quick), choices: true).isSure(fact))
    let broken = try boxes((0, true, quick), (0, false, quick), (0, true, quick), choices: true)
    #expect(!broken.isSure(fact))
  }

  @Test("a product is one fact both ways round, and a quotient is another fact")
  func sameFact() throws {
    var boxes = TimesFacts()
    boxes.count(try coachedTimes(("8*7", true, quick), ("56/8", false, quick)), on: 3)
    #expect(boxes.box(of: try coachedFact("7*8")) == 1)
    #expect(boxes.box(of: try coachedFact("56/8")) == 0)
    #expect(boxes.box(of: try coachedFact("56/7")) == nil)
  }

  @Test("due facts come from the lowest box first, and within a box the longest due comes first")
  func order() throws {
    var boxes = TimesFacts()
    boxes.count(try coachedTimes(("2*3", true, quick), ("2*4", true, quick)), on: 0)
    boxes.count(try coachedTimes(("2*4", true, quick), ("2*5", true, quick)), on: 1)
    boxes.count(try coachedTimes(("2*6", false, quick)), on: 2)
    let facts = try ["2*6", "2*3", "2*5", "2*4"].map { try coachedFact($0) }
    #expect(boxes.due(on: 4) == facts)
    #expect(boxes.due(on: 3) == Array(facts.prefix(3)))
  }

  @Test("a round that is not over does not count")
  func underWay() throws {
    var boxes = TimesFacts()
    let game = try coachedTimes(("7*8", true, quick))
    boxes.count(try Times(game.puzzle, options: game.options), on: 0)
    #expect(boxes == TimesFacts())
    #expect(boxes.due(on: .max).isEmpty)
  }
}
