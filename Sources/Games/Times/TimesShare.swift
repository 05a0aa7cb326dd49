import ByteStrings

/// What a player shows others of a Times: never a number of it.
public enum TimesShare {
  /// How answers are written.
  public enum Style: UInt8, CaseIterable, Sendable {
    /// A sign an answer: filled for a right one, ring for a right one that was slow, dot for a wrong
    /// one.
    case signs
    /// In words, which are shorter to listen to.
    case words
  }

  /// A line that says what it is, then the answers.
  /// - Parameter time: the time of play as text; nothing where it is not to be told.
  public static func text(of game: Times, time: PlainText?, style: Style) -> PlainText {
    let text = TimesTexts.shareTitle(of: game, time: time) + "\n"
    switch style {
    case .signs: return text + signs(of: game)
    case .words: return text + TimesTexts.shareLine(of: game)
    }
  }

  private static func signs(of game: Times) -> PlainText {
    var text: PlainText = ""
    for place in game.answers.indices {
      // Rows of ten, so that they can be counted.
      if place > 0, place % 10 == 0 { text += "\n" }
      if !game.isRight(place) {
        text += "·"
      } else {
        text += game.isQuick(place) ? "●" : "○"
      }
    }
    return text
  }
}

extension TimesTexts {
  /// "Times, ×, 10 to 20, 5 problems: 4 of 5 right, 0:41": what stands above a shared game.
  static func shareTitle(of game: Times, time: PlainText?) -> PlainText {
    var text: PlainText = "Times, \(scope(game.options.scope)), "
    if let seconds = game.options.mode.seconds {
      text += "\(seconds) seconds"
    } else {
      text += problems(game.puzzle.problems.count)
    }
    switch game.options.answering {
    case .typed: text += ", typed"
    case .slips: text += ", hard options"
    case .near: break
    }
    text += ": \(game.score) of \(game.answers.count) right"
    if !game.outcome.isOver { text += " so far" }
    // In a sprint the time says nothing.
    if let time, game.options.mode.seconds == nil { text += ", \(time)" }
    return text
  }

  /// "4 right, 1 of them slow, 1 wrong".
  static func shareLine(of game: Times) -> PlainText {
    var slow = 0
    for place in game.answers.indices where game.isRight(place) && !game.isQuick(place) {
      slow += 1
    }
    var text: PlainText = "\(game.score) right"
    if slow > 0 { text += ", \(slow) of them slow" }
    return text + ", \(game.missed.count) wrong"
  }
}
