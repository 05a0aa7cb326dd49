import ByteStrings

extension Times {
  /// The state in words: brief, with the last answer, or with every answer.
  public func describe(_ detail: Detail) -> PlainText {
    var text = TimesTexts.standing(of: self)
    if detail == .full, phase == .asking {
      let choice = TimesTexts.choice(of: puzzle.problem(answers.count))
      if !choice.isEmpty { text += " " + choice }
    }
    for place in answers.indices {
      if detail == .full || detail == .standard && place == answers.count - 1 {
        text += " " + TimesTexts.message(place, in: self)
      }
    }
    return text
  }

  /// A line that says where the round stands and, where there is a limit, until when answers count,
  /// and one for each answer, with its time.
  public func transcribe(into text: inout TextWriter) {
    text.write(Int(phase.rawValue))
    if options.seconds != nil, phase != .ready {
      text.space()
      text.write(deadline.count)
    }
    text.endLine()
    for place in answers.indices {
      puzzle.fact(place).write(to: &text)
      text.write("=")
      text.write(answers[place])
      text.space()
      text.write(answerTimes[place])
      text.write(!isRight(place) ? " wrong" : isQuick(place) ? " right" : " slow")
      text.endLine()
    }
  }
}
