import ByteStrings

extension Times {
  /// The state in words: brief, with the last answer, or with every answer.
  public func describe(_ detail: Detail) -> PlainText {
    var text = TimesTexts.standing(of: self)
    switch detail {
    case .brief: break
    case .standard:
      if let last = answers.indices.last { text += " " + TimesTexts.message(last, in: self) }
    case .full:
      if phase == .asking, let current { text += offered(puzzle.problems[current]) }
      for place in answers.indices { text += " " + TimesTexts.message(place, in: self) }
    }
    return text
  }

  /// " Answers: 208, 204, 199, 203.", or nothing where an answer is typed.
  private func offered(_ problem: TimesProblem) -> PlainText {
    guard !problem.answers.isEmpty else { return "" }
    var text: PlainText = ""
    for answer in problem.answers { text += text.isEmpty ? " Answers: \(answer)" : ", \(answer)" }
    return text + "."
  }

  /// A line that says where the round stands, and one for each answer, with its time.
  public func transcribe(into text: inout TextWriter) {
    text.write("phase ")
    switch phase {
    case .ready: text.write("ready")
    case .asking: text.write("asking")
    case .answered: text.write("answered")
    case .over: text.write("over")
    }
    if let deadline {
      text.write(" until ")
      text.write(deadline.count)
    }
    text.endLine()
    for place in answers.indices {
      let problem = puzzle.problems[place]
      text.write(Int64(problem.left))
      text.write(byte: problem.operation.ascii)
      text.write(Int64(problem.right))
      text.space()
      text.write(Int64(answers[place]))
      if isRight(place) {
        text.write(isQuick(place) ? " right " : " slow ")
      } else {
        switch TimesSlip(answers[place], to: problem) {
        case .neighbour?: text.write(" neighbour ")
        case .carry?: text.write(" carry ")
        case .swappedDigits?: text.write(" swapped-digits ")
        case nil: text.write(" wrong ")
        }
      }
      text.write(Int64(answerTimes[place]))
      text.endLine()
    }
  }
}
