import ByteStrings
import Games

/// The result of a replay in plain ASCII. Every build of the same rules gives the same bytes.
enum Transcript {
  static func text<G: Game>(of session: Session<G>) -> [UInt8] {
    var text = TextWriter()
    text.write("game ")
    text.write(G.kind.keyword)
    text.write("\noutcome ")
    text.write(session.game.outcome.keyword)
    text.write("\nscore ")
    text.write(session.game.score)
    text.write("\nmoves ")
    text.write(session.times.count)
    text.write("\ntime ")
    text.write(session.times.last.count)
    text.endLine()
    session.game.transcribe(into: &text)
    text.write(text: session.game.fullDescription)
    text.endLine()
    return text.bytes
  }
}
