import ByteStrings
import Games
import Library

/// Reads out the lesson of the game in front to a screen reader, each step once.
struct LessonReader {
  private(set) var announcement = Announcement()
  /// The steps of a game's lesson that were read out, a bit each.
  private var read: (id: GameID?, steps: UInt8) = (nil, 0)

  /// Reads the step that is shown now, if it has not been read. The lesson is not shown at the end of the game, nor
  /// anywhere else, and then screen readers do not find it either.
  /// - Parameter model: the model of the game in front; nil if no game is in play.
  mutating func follow(_ model: (any GameModel)?, in frame: Frame) {
    if read.id != model?.openGame { read = (model?.openGame, 0) }
    guard let model, case .game(let kind, _) = frame.route, frame.teaches(kind) else {
      if !announcement.sentence.isEmpty { announcement.say("") }
      return
    }
    guard let lesson = model.step else { return }
    let step: UInt8 = 1 << lesson.step
    guard read.steps & step == 0 else { return }
    read.steps |= step
    announcement.say(lesson.sentence)
  }
}
