import Games

/// What a replay comes to, in plain ASCII: the same bytes from every build of the same rules.
enum Transcript {
  static func text<G>(of session: Session<G>) -> [UInt8] {
    var text = TextWriter()
    write(SessionSummary(session), to: &text)
    session.game.transcribe(into: &text)
    text.write(text: session.game.describe(.full))
    text.endLine()
    return text.bytes
  }

  /// The lines that are alike for every game, so that all share their code.
  private static func write(_ summary: SessionSummary, to text: inout TextWriter) {
    text.write("game ")
    text.write(summary.kind.keyword)
    text.endLine()
    text.write("outcome ")
    text.write(summary.outcome.keyword)
    text.endLine()
    text.write("score ")
    text.write(summary.score)
    text.endLine()
    text.write("moves ")
    text.write(Int64(summary.moveCount))
    text.endLine()
    text.write("time ")
    text.write(summary.timeAtLastMove.count)
    text.endLine()
  }
}
