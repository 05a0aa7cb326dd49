import ByteStrings
import Games

/// A running coach, which keeps its knowledge from one question to the next.
public struct CoachWorker {
  private var file: [UInt8] = []
  private var codeword = Shared(CodewordCoach())
  private var anagrams = Shared(AnagramsCoach())
  private var hangman = Shared(HangmanCoach())
  private var memorize = Shared(MemorizeCoach())

  /// A coach without any knowledge.
  public init() {}

  /// Receives the file that the games in question need (`GameKind.wordFile`), whose words are all in one language.
  /// Knowledge from another file is discarded.
  public mutating func learn(_ file: [UInt8]) {
    self = CoachWorker()
    self.file = file
  }

  /// The page that answers a question; nil if the question cannot be read. It may take a second or two.
  public mutating func answer(_ text: [UInt8]) -> CoachPage? {
    guard let question = CoachQuestion(text) else { return nil }
    switch question.kind {
    case .codeword: return codeword.value.answer(question, with: file)
    case .anagrams: return anagrams.value.answer(question, with: file)
    case .hangman: return hangman.value.answer(question, with: file)
    case .memorize: return memorize.value.answer(question)
    case .times: return TimesCoach().answer(question)
    }
  }
}
