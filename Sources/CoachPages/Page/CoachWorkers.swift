#if !arch(wasm32)

  import Games
  import Words

  /// A coach for each kind of game and language of words, made with the first question about it.
  public struct CoachWorkers {
    /// What a coach knows: a kind of game with words of a language.
    private struct Subject: Hashable {
      let kind: GameKind
      let words: WordLanguage
    }

    private let file: (GameKind, WordLanguage) -> [UInt8]?
    private var workers: [Subject: CoachWorker] = [:]

    /// - Parameter file: the file of words that a game needs (`GameKind.wordFile`); nil if it needs none.
    public init(file: @escaping (GameKind, WordLanguage) -> [UInt8]?) { self.file = file }

    /// The page that answers a question about a game; nil if the question cannot be read. It may take a second or two.
    public mutating func answer(
      _ question: [UInt8], about kind: GameKind, in words: WordLanguage
    ) -> CoachPage? {
      let subject = Subject(kind: kind, words: words)
      if workers[subject] == nil {
        var worker = CoachWorker()
        if let file = file(kind, words) { worker.learn(file) }
        workers[subject] = worker
      }
      // In its place, so that the state of the coach is not copied.
      return workers[subject]?.answer(question)
    }
  }

#endif
