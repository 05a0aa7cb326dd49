import ByteStrings
import Games

extension Memorize: TerminalGame {
  static var usage: PlainText { PlayTexts.memorizeUsage }

  static func sentence(for refusal: MemorizeRefusal) -> PlainText { MemorizeTexts.refusal(refusal) }

  func move(typed line: String) throws(TypingRefusal<MemorizeRefusal>) -> MemorizeMove {
    if line.isEmpty { throw .empty }
    if line.hasPrefix("/") { throw .unknownCommand }
    guard let number = Int32(line) else { throw .notANumber }
    // A card number has no plus before it.
    return MemorizeMove(line.hasPrefix("+") ? -1 : Int(number) - 1)
  }
}
