import ByteStrings

extension Times {
  /// The state in words: brief, or with the last answer.
  public func describe(_ detail: Detail) -> PlainText {
    let standing = TimesTexts.standing(of: self)
    if detail == .brief || answers.isEmpty { return standing }
    return standing + " " + TimesTexts.message(answers.count - 1, in: self)
  }

  /// The state, the answers to choose from, and every answer.
  public var fullDescription: PlainText {
    var text = TimesTexts.standing(of: self)
    if phase == .asking {
      let choice = TimesTexts.choice(of: puzzle.problem(answers.count))
      if !choice.isEmpty { text += " " + choice }
    }
    for index in answers.indices { text += " " + TimesTexts.message(index, in: self) }
    return text
  }

  /// Writes a line with the state of the round and, if there is a limit, its deadline, then a line for each
  /// answer with its time.
  public func transcribe(into text: inout TextWriter) {
    text.write(Int(phase.rawValue))
    if options.seconds != nil, phase != .ready {
      text.space()
      text.write(deadline.count)
    }
    text.endLine()
    for index in answers.indices {
      puzzle.fact(index).write(to: &text)
      text.write("=")
      text.write(answers[index])
      text.space()
      text.write(answerTimes[index])
      text.write(!isRight(index) ? " wrong" : isQuick(index) ? " right" : " slow")
      text.endLine()
    }
  }
}
