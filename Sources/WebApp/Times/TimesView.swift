import ByteStrings
import Games
import Library
import Markup

/// A Times on screen: the problem and what was answered so far, and the hands below.
struct TimesView {
  let app: PastimeApp
  let presenter: TimesPresenter
  let screen: TimesScreen
  let session: Session<Times>

  var body: Node {
    section(
      .class("game times"), .label(TimesScreenTexts.name), .tabIndex(-1),
      .focus(app.gameArrivals)
    ) {
      GameBar(
        app: app, kind: .times, id: session.header.id,
        standing: TimesScreenTexts.standing(of: game), clock: timeLeft
      ).body
      div(.class("sum")) {
        div(.class("dots"), .ariaHidden(true)) { TimesMark.row(of: game) }
        p(.class("tally")) { TimesScreenTexts.tally(game) }
        p(.class("problem"), .style("--digits", "\(digits)")) {
          span { problem }
          span(.class("result")) { result }
        }
        p(
          .class("message"),
          .data("shake", screen.refusals == 0 ? "" : screen.refusals % 2 == 0 ? "even" : "odd")
        ) { screen.message(game) }
      }
      // It scrolls in itself: a key has to reach it.
      ol(
        .class("answered"), .label(TimesScreenTexts.answered),
        game.answers.isEmpty ? .none : .tabIndex(0)
      ) { answered }
      TimesHands(
        app: app, presenter: presenter, screen: screen, id: session.header.id, game: game
      ).body
    }
  }

  private var game: Times { session.game }

  private var timeLeft: Node? {
    game.timeLeft(at: app.time(of: session.header.id)).map { TimeLeft(time: $0).body }
  }

  private var problem: PlainText {
    guard let place = game.shownPlace else {
      return "? \(TimesTexts.sign(game.options.scope.fact(0).operation)) ?"
    }
    return TimesTexts.problem(game.puzzle.fact(place))
  }

  /// "= ?", what is typed, or what comes out.
  private var result: PlainText {
    guard let place = game.shownPlace, game.phase != .asking else {
      return screen.typed.map { "= \($0)" } ?? "= ?"
    }
    return "= \(game.puzzle.fact(place).result)"
  }

  /// How many digits the longest problem can have, so that each has its place in one line.
  private var digits: Int {
    let scope = game.options.scope
    let (first, second) = (scope.first.upperBound, scope.second.upperBound)
    var digits = 0
    var rest = max(first + second, first * second)
    while rest > 0 {
      digits += 1
      rest /= 10
    }
    return digits * 2 + (second > 99 ? 3 : second > 9 ? 2 : 1)
  }

  /// The answers, the latest first; at the end the wrong ones come first, to look at again.
  private var answered: Node {
    var items: [Node] = []
    for isRest in 0..<2 {
      for place in game.answers.indices.reversed() {
        let isShown =
          game.phase == .over
          ? game.isRight(place) == (isRest == 1)
          // The latest one is still on screen.
          : isRest == 0 && (game.phase == .asking || place < game.answers.count - 1)
        if isShown { items.append(item(place)) }
      }
    }
    return .group(items)
  }

  private func item(_ place: Int) -> Node {
    let standing = game.standing(place)
    return li {
      TimesMark(standing: standing, name: TimesTexts.name(of: standing)).body
      span {
        standing == .wrong
          ? TimesTexts.message(place, in: game) : TimesTexts.equation(game.puzzle.fact(place))
      }
      span(.class("time")) { TimesScreenTexts.seconds(game.answerTimes[place]) }
    }
  }
}

extension Times {
  /// The place of the problem on screen: the one that is asked, or that was answered last.
  var shownPlace: Int? {
    phase == .asking ? answers.count : answers.isEmpty ? nil : answers.count - 1
  }
}
