#if !arch(wasm32)

  import Games
  import Words

  /// A coach for each kind of game and language of words, made with the first question about it.
  public struct CoachWorkers {
    /// What a coach knows: a kind of game with words of a language.
    private struct Subject: Hashable {
      let kind: GameKind
      let language: WordLanguage
    }

    private let words: (WordFile, WordLanguage) -> [UInt8]
    private var workers: [Subject: CoachWorker] = [:]

    /// - Parameter words: the content of a file of words, for the games that need one.
    public init(words: @escaping (WordFile, WordLanguage) -> [UInt8]) { self.words = words }

    /// The page that answers a question about a game; nil if the question cannot be read. It may take a second or two.
    public mutating func answer(
      _ question: [UInt8], about kind: GameKind, in language: WordLanguage
    ) -> CoachPage? {
      let subject = Subject(kind: kind, language: language)
      if workers[subject] == nil {
        var worker = CoachWorker()
        if let file = kind.wordFile { worker.learn(words(file, language)) }
        workers[subject] = worker
      }
      // In its place, so that the state of the coach is not copied.
      return workers[subject]?.answer(question)
    }
  }

#endif
