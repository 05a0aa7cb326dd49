import ByteStrings
import Games
import Library
import Markup
import Screens

/// An Anagrams on screen: the blanks of the words above, the controls below.
struct AnagramsView {
  let frame: Frame
  let model: AnagramsModel
  let screen: AnagramsScreen
  let session: Session<Anagrams>

  var body: Node {
    section(
      .class("game anagrams"), .label(AnagramsScreenTexts.name), .tabIndex(-1),
      .focus(frame.gameArrivals << 8 | screen.arrivals)
    ) {
      GameBar(
        frame: frame, kind: .anagrams, id: session.header.id,
        standing: AnagramsScreenTexts.standing(of: game, round: screen.shownRound),
        clock: model.countdown.map { TimeLeft(countdown: $0).body },
        offerChoices: { [model] in model.offerChoices() }
      ).body
      div(.class("table")) {
        memo(session.header.id.high, session.header.id.low, revision, frame.library.revision) {
          AnagramsBlanks(
            round: round, language: game.options.words, freshBlank: screen.freshBlank,
            triedTiles: screen.triedTiles,
            meanings: model.meanings
          ) { [model] in model.loadMeanings() }.body
        }
        message
        if screen.isInPlay(game) {
          AnagramsControls(model: model, screen: screen, round: round).body
        } else {
          AnagramsEnd(frame: frame, model: model, screen: screen, session: session).body
        }
      }
    }
  }

  /// A lesson about the goal or a later step takes both lines. It replaces the message about the last word.
  private var message: Node {
    let lesson = frame.lesson(.anagrams, model)
    let helps = lesson.map { $0.step >= AnagramsLesson.goal.rawValue } == true
    let said = helps ? "" : screen.message
    return LessonView(
      frame: frame, kind: .anagrams, lesson: lesson,
      message: p(
        .class("message"), .class("goal", if: screen.hasReachedGoal), .ariaHidden(true)
      ) { said }, said: said
    ).body
  }

  private var game: Anagrams { session.game }
  private var round: AnagramsRound { game.rounds[screen.shownRound] }

  /// Changes whenever the blanks look different. The count of moves covers the words that were found; the
  /// lowest bit says whether one of them was found just now.
  private var revision: UInt64 {
    var revision = UInt64(session.moves.count) << 8
    revision ^= UInt64(screen.shownRound) << 3 ^ UInt64(model.meanings.state.rawValue) << 1
    return screen.freshBlank == nil ? revision : revision ^ 1
  }
}
