import ByteStrings
import Games
import Library
import Words

#if canImport(Observation)
  import Observation
#endif

/// The model of Times: the chosen options, the typed answer, the state on screen, and how well the player knows
/// facts.
#if canImport(Observation)
  @Observable
#endif
package final class TimesModel: PlayedGameModel {
  package let context: any GameContext
  package var screen: TimesScreen?
  /// The options chosen in the modal for a new game.
  package var chosen = TimesOptions.classic

  init(context: any GameContext) { self.context = context }

  // MARK: New games

  package var defaultSummary: PlainText {
    TimesScreenTexts.options(context.library.settings.times)
  }

  package func resetChoices() { chosen = context.library.settings.times }

  package var choices: [OptionRow] { TimesChoices.rows(chosen) { [self] in chosen = $0 } }

  package func startChosen() {
    context.library.changeSettings { $0.times = chosen }
    start(chosen)
  }

  package func start(_ reason: DealReason?) {
    guard let reason else { return start(context.library.settings.times, of: nil) }
    let day = if case .day(let day) = reason { day } else { context.today }
    if let options = Times.dailyOptions(on: day, in: .english) { start(options, of: reason) }
  }

  package func start(_ options: TimesOptions, of reason: DealReason? = nil) {
    var random = context.random(of: .times, reason)
    let known = options.mode == .practice ? facts : TimesFacts()
    let puzzle = Times.deal(options, using: &random, from: known)
    begin(puzzle, options, context.newHeader(of: reason))
  }

  // MARK: Describing games

  package func progress(of session: Session<Times>) -> PlainText {
    TimesScreenTexts.progress(session)
  }

  package func terms(of session: Session<Times>) -> PlainText {
    TimesScreenTexts.options(session.options)
  }

  /// How well the player knows facts, judged by the stored games, and which facts are due.
  package var facts: TimesFacts {
    TimesFacts(context.library, on: context.today, offset: context.timeZone)
  }

  /// The facts in the chart: those of the latest round, or otherwise those of the usual options.
  package var chartScope: TimesScope {
    let library = context.library
    for summary in library.history where summary.kind == .times {
      if let session = library.session(summary.header.id).flatMap({ Times.unwrap($0) }) {
        return session.options.scope
      }
    }
    return library.settings.times.scope
  }
}
