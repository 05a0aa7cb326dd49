@testable import Games
import Words

/// Finds what is wrong with racks.
enum RackLinter {
  /// What is wrong with one rack of a text.
  struct Finding: Equatable, Sendable {
    /// The number of its line, from 1.
    let line: Int
    /// What is wrong.
    let problem: RackFinding
  }

  /// The problems of racks that a person wrote down, in the order of the lines.
  /// - Parameter words: the book that must hold the words too; nil if no book has to hold them.
  static func findings(in text: [UInt8], words: WordBook?) -> [Finding] {
    let lines = RackDraft.drafts(in: text)
    var findings: [Finding] = []
    for (place, line) in lines.enumerated() {
      for problem in problems(of: line.draft, in: words) {
        findings.append(Finding(line: line.number, problem: problem))
      }
      guard let key = line.draft.key else { continue }
      if let earlier = lines[..<place].first(where: { $0.draft.key == key }) {
        findings.append(Finding(line: line.number, problem: .sameRack(line: earlier.number)))
      }
    }
    return findings
  }

  /// The problems of a draft, by the rules for every rack.
  /// - Parameter words: the book that must hold the words too; nil if no book has to hold them.
  static func problems(of draft: RackDraft, in words: WordBook?) -> [RackFinding] {
    var problems: [RackFinding] = []
    if draft.letters?.count != AnagramsRack.letterCount { problems.append(.lettersUnreadable) }
    var seen: [Word] = []
    for (place, word) in draft.words.enumerated() {
      guard let word else {
        problems.append(.wordUnreadable(number: place + 1))
        continue
      }
      if !AnagramsRack.wordLengths.contains(word.count) { problems.append(.wrongLength(word)) }
      if let letters = draft.letters, !letters.canSpell(word) {
        problems.append(.cannotBeMade(word))
      }
      if seen.contains(word) { problems.append(.duplicate(word)) }
      seen.append(word)
      guard let words else { continue }
      switch words.wordClass(of: word) {
      case nil: problems.append(.notInLists(word))
      case .vulgar?: problems.append(.vulgar(word))
      case .answer?, .common?, .rare?: break
      }
    }
    if !seen.contains(where: { $0.count == AnagramsRack.letterCount }) {
      problems.append(.noWordOfAllLetters)
    }
    if let stated = draft.statedCount, stated != Int64(draft.words.count) {
      problems.append(.wrongCount(stated: stated, actual: draft.words.count))
    }
    return problems
  }

  /// The problems of a rack that is dealt from the book, which must obey more rules: the right
  /// number of blanks, all and only common words that are kind, and all rare and unkind ones as bonus words.
  static func problems(ofDealt rack: AnagramsRack, from words: WordBook) -> [RackFinding] {
    let all = (rack.blanks + rack.bonus).map { Optional.some($0) }
    var problems = problems(of: RackDraft(letters: rack.letters, words: all), in: words)
    if !rack.hasGoodSize { problems.append(.wrongSize(rack.blanks.count)) }
    if rack.base(in: words) == nil { problems.append(.noFamiliarWordOfAllLetters) }
    for word in rack.blanks where words.isUnkind(word) { problems.append(.unkind(word)) }
    for word in rack.blanks where words.wordClass(of: word) == .rare {
      problems.append(.notCommon(word))
    }
    words.forEachWord(within: rack.letters) { word, wordClass in
      if wordClass == .vulgar || rack.blanks.contains(word) { return }
      let isAsked = wordClass != .rare && !words.isUnkind(word)
      if isAsked || !rack.bonus.contains(word) { problems.append(.missing(word)) }
    }
    if rack.blanks.contains(rack.letters) || rack.bonus.contains(rack.letters) {
      problems.append(.givesAway(rack.letters))
    }
    return problems
  }
}

extension RackDraft {
  /// The letters in alphabetical order.
  fileprivate var key: Word? { letters.flatMap { Word(letters: $0.sorted()) } }
}
