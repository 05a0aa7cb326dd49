import ByteStrings
import Games

/// The result of a replay in plain ASCII. Every build of the same rules gives the same bytes.
enum Transcript {
  static func text(of session: any SessionContent) -> [UInt8] {
    var text = TextWriter()
    text.write("game ")
    text.write(session.kind.keyword)
    text.write("\noutcome ")
    text.write(session.outcome.keyword)
    text.write("\nscore ")
    text.write(session.score)
    text.write("\nmoves ")
    text.write(session.times.count)
    text.write("\ntime ")
    text.write(session.times.last.count)
    text.endLine()
    session.transcribe(into: &text)
    text.write(text: session.describe(.full))
    text.endLine()
    return text.bytes
  }
}
