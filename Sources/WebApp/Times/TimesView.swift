import ByteStrings
import Games
import Library
import Markup
import Screens

/// A Times on screen: the problem with the controls below, and at the end the result.
struct TimesView {
  let frame: Frame
  let model: TimesModel
  let screen: TimesScreen
  let session: Session<Times>

  var body: Node {
    section(
      .class("game times"), .label(TimesScreenTexts.name), .tabIndex(-1),
      .focus(frame.gameArrivals)
    ) {
      GameBar(
        frame: frame, kind: .times, id: session.header.id,
        standing: TimesScreenTexts.standing(of: game), clock: timeLeft,
        offerChoices: { [model] in model.offerChoices() }
      ).body
      div(.class("table")) {
        div(.class("sum")) {
          if isOver {
            headline
          } else {
            div(.class("dots"), .ariaHidden(true)) { TimesMark.row(of: game) }
            ring
            p(.class("tally")) {
              TimesScreenTexts.tally(game)
              if game.streak > 1 { streak }
            }
            problem
          }
          message
        }
        if isOver {
          TimesEnd(frame: frame, model: model, screen: screen, session: session).body
        } else {
          TimesControls(model: model, screen: screen, game: game).body
        }
      }
    }
  }

  private var game: Times { session.game }

  private var message: Node {
    let lesson = frame.lesson(.times, model)
    let isRule = lesson?.step == TimesLesson.digits.rawValue
    // At the end of a round the list shows the last answer.
    let isListed =
      isOver && game.options.seconds == nil && !game.answers.isEmpty && !screen.hasNotice
    let said = isRule || isListed ? "" : screen.message(game)
    let teachesMarks = lesson?.step == TimesLesson.marks.rawValue
    return LessonView(
      frame: frame, kind: .times, lesson: lesson, shapes: teachesMarks ? marks : nil,
      message: p(.class("message"), .shakes(screen.refusals)) { said }, said: said
    ).body
  }

  /// The marks of answers, each with its name.
  private var marks: Node {
    let standings = TimesFacts.Standing.allCases
    return .each(standings.count) { number in
      let standing = standings[standings.count - 1 - number]
      if standing == .new { return .empty }
      return span(.class("taught-mark")) {
        TimesMark(standing: standing).body
        TimesTexts.name(of: standing)
      }
    }
  }

  /// In a game that the player looks through, the last problem looks like the others.
  private var isOver: Bool { screen.isOver(game) && frame.library.lookedAt == nil }

  private var problem: Node {
    p(
      .class("problem"), .class("extent", if: game.shownIndex == nil), .untranslated,
      .style("--digits", "\(digits)")
    ) {
      span { screen.problem(game) }
      span(.class("result")) { screen.result(game) }
    }
  }

  /// The right answers in a row, beside a flame that grows with them.
  private var streak: Node {
    span(.class("in-a-row"), .style("--heat", "\(min(game.streak, 10))")) {
      span(.ariaHidden(true)) { "🔥" }
      TimesScreenTexts.inARow(game.streak)
    }
  }

  /// The time of a sprint that is left, as a ring.
  private var ring: Node {
    guard let seconds = game.options.seconds,
      let left = game.timeLeft(at: frame.time(of: session.header.id))
    else { return .empty }
    let shown = Countdown(left).seconds
    return div(
      .class("dial sprint-ring"), .class("short", if: shown <= Milliseconds(10_000)),
      .ariaHidden(true),
      .style("--part", "\(shown.count / 10 / Int64(seconds))%")
    ) { "\(shown.count / 1000)" }
  }

  /// What the player did, in the place of the problem, below a ring that shows the share of right answers.
  private var headline: Node {
    .group([
      div(
        .class("dial ring"), .class("won", if: game.outcome == .won), .ariaHidden(true),
        .style("--part", "\(game.percentRight)%")
      ) { StatisticsTexts.percent(game.percentRight) },
      endMemo(session.header.id, frame, 0) { [frame, session] in
        EndHeadline(
          headline: TimesScreenTexts.end(session.game),
          figure: TimesScreenTexts.figure(session, TimesStatistics(frame.library))
        ).body
      },
      // The list of answers is long: who did better stands above it.
      FriendsResults(frame: frame, id: session.header.id).body,
    ])
  }

  /// The time of a sprint that is left. At the end the bar shows the time of play.
  private var timeLeft: Node? {
    if isOver { return nil }
    return game.timeLeft(at: frame.time(of: session.header.id)).map {
      TimeLeft(countdown: Countdown($0)).body
    }
  }

  /// How many digits the longest problem can have, so that every problem fits on one line.
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
}
