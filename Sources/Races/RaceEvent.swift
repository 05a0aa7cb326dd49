import ByteStrings
import Circles
import Games
import Library

/// What happens in a race. The same value is used for what a racer requests, what the server stores once the race
/// allows it, and what everybody receives. So a client can follow a race from any of its events. No event contains a
/// word, a letter or a card.
public enum RaceEvent: Equatable, Sendable {
  /// Somebody joins and gets the next seat.
  case join(name: PlainText, avatar: Avatar)
  /// A racer leaves, before the start or during the race.
  case leave(seat: Int)
  /// A racer starts the race.
  case start(seat: Int)
  /// A racer has made moves, as far as the others see them.
  case advance(seat: Int, RaceProgress)
  /// A racer's game is over.
  case finish(seat: Int, RaceResult)
  /// A racer requests another race, which has this ID.
  case rematch(seat: Int, RaceID)
}

extension RaceEvent: TextCodable {
  /// Writes the event, such as `join fox Anna_B`, `advance 2 5 3 none`, `finish 0 won 4 61000`.
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

  /// Reads an event.
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
