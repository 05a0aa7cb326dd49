import Games

/// What a replay comes to, in plain ASCII: the same bytes from every build of the same rules.
enum Transcript {
  static func text<G>(of session: Session<G>) -> [UInt8] {
    var text = TextWriter()
    text.write("game ")
    text.write(G.kind.keyword)
    text.endLine()
    text.write("outcome ")
    text.write(session.game.outcome.keyword)
    text.endLine()
    text.write("score ")
    text.write(session.game.score)
    text.endLine()
    text.write("moves ")
    text.write(Int64(session.moves.count))
    text.endLine()
    text.write("time ")
    text.write((session.moves.last?.time ?? .zero).count)
    text.endLine()
    session.game.transcribe(into: &text)
    text.write(text: session.game.describe(.full))
    text.endLine()
    return text.bytes
  }
}
