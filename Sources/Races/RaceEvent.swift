import ByteStrings
import Circles
import Games
import Library

/// What happens in a race. The same value is what somebody wants, what is stored once it is allowed, and what
/// everybody is told; so a race can be followed from any of its events, and none of them holds a word, a
/// letter or a card.
public enum RaceEvent: Equatable, Sendable {
  /// Somebody joins, and has the next seat.
  case join(name: PlainText, avatar: Avatar)
  /// Somebody goes, before the start or in the middle.
  case leave(seat: Int)
  /// Somebody has it begin.
  case start(seat: Int)
  /// Somebody has made moves, as far as others see that.
  case advance(seat: Int, RaceProgress)
  /// Somebody's game is over.
  case finish(seat: Int, RaceResult)
  /// Somebody wants another race, which has this name.
  case rematch(seat: Int, RaceID)
}

extension RaceEvent: TextCodable {
  /// Writes such as `join fox Anna_B`, `advance 2 5 3 none`, `finish 0 won 4 61000`.
  public func write(to text: inout TextWriter) {
    switch self {
    case .join(let name, let avatar):
      text.write("join ")
      text.write(avatar.keyword)
      text.space()
      text.write(escaped: Array(name.utf8))
    case .leave(let seat): text.write("leave ", seat)
    case .start(let seat): text.write("start ", seat)
    case .advance(let seat, let progress):
      text.write("advance ", seat)
      text.space()
      progress.write(to: &text)
    case .finish(let seat, let result):
      text.write("finish ", seat)
      text.space()
      result.write(to: &text)
    case .rematch(let seat, let id):
      text.write("rematch ", seat)
      text.space()
      id.write(to: &text)
    }
  }

  /// Reads what happened.
  public init(from text: inout TextReader) throws(TextError) {
    let word = try text.field()
    if equal(word, "join") {
      guard let avatar = Avatar(try text.field()) else { throw .unexpected }
      self = .join(name: PlainText(utf8: try unescaped(try text.field())), avatar: avatar)
    } else if equal(word, "leave") {
      self = .leave(seat: try text.seat())
    } else if equal(word, "start") {
      self = .start(seat: try text.seat())
    } else if equal(word, "advance") {
      self = .advance(seat: try text.seat(), try RaceProgress(from: &text))
    } else if equal(word, "finish") {
      self = .finish(seat: try text.seat(), try RaceResult(from: &text))
    } else if equal(word, "rematch") {
      let seat = try text.seat()
      self = .rematch(seat: seat, try RaceID(from: &text))
    } else {
      throw .unexpected
    }
  }
}

extension TextWriter {
  fileprivate mutating func write(_ word: Literal, _ seat: Int) {
    write(word)
    write(seat)
  }
}

extension TextReader {
  fileprivate mutating func seat() throws(TextError) -> Int {
    let number = try number()
    guard 0..<Int64(Race.mostRacers) ~= number else { throw .outOfRange }
    return Int(number)
  }
}
