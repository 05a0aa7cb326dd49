import ByteStrings
import Games
import Words

/// A list with one entry for Hangman per line, a tab and its clue, and what is wrong with it.
public struct EntryList: Sendable {
  /// The most characters of a clue.
  public static let clueLimit = 90
  /// How long the words of an entry are that its clue must not contain; "all" or "the" are fine.
  private static let tellingLength = 5

  /// The number of entries without a fault.
  public private(set) var count = 0
  /// The faults, in the order of their lines.
  public private(set) var faults: [LineFault] = []

  /// Whether a list is one of entries: its first line has a tab.
  public static func isEntryList(_ bytes: [UInt8]) -> Bool {
    var lines = ListLines(bytes)
    while let line = lines.next() {
      if !line.isComment { return line.bytes.contains(UInt8(ascii: "\t")) }
    }
    return false
  }

  /// Reads a list of UTF-8. Takes time proportional to its length.
  /// - Parameters:
  ///   - language: the language of the entries.
  ///   - blocked: the words that neither entries nor clues may have.
  public init(
    _ bytes: [UInt8], in language: WordLanguage, without blocked: BlockedWords = BlockedWords()
  ) {
    var lines: [[Letter]: Int] = [:]
    for (number, line, isComment) in ListLines(bytes) where !isComment {
      let parts = line.split(
        separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
      guard let entry = parts.first.flatMap({ String(validating: $0, as: UTF8.self) }),
        let clue = String(validating: parts.dropFirst().first ?? [], as: UTF8.self)
      else {
        faults.append(LineFault(line: number, fault: .notText))
        continue
      }
      var found: [ListFault] = []
      do throws(HangmanAnswerRefusal) {
        let answer = try HangmanAnswer(entry, in: language.alphabet)
        if let earlier = lines.updateValue(number, forKey: answer.letters) {
          found.append(.repeated(line: earlier))
        }
        found += Self.faults(of: clue, for: answer)
        let words = HangmanEntry(answer, clue: clue)?.words ?? answer.words
        if let word = words.first(where: { blocked.contains($0, in: .answers) }) {
          found.append(.blocked(word.text))
        }
      } catch {
        found.append(.entry(error))
      }
      if found.isEmpty { count += 1 }
      faults += found.map { LineFault(line: number, fault: $0) }
    }
  }

  private static func faults(of clue: String, for answer: HangmanAnswer) -> [ListFault] {
    if clue.isEmpty { return [.noClue] }
    var faults: [ListFault] = []
    if clue.count > clueLimit { faults.append(.longClue(clue.count)) }
    if let last = clue.last, ".… ".contains(last) { faults.append(.clueEnding) }
    let said = spaced(clue, in: answer.alphabet)
    let entry = spaced(answer.text, in: answer.alphabet)
    let telling = entry.split(separator: " ").filter { $0.count >= tellingLength }.map { " \($0)" }
    // A longer word that begins with it says it, too.
    if let word = ([String(entry.dropLast())] + telling).first(where: said.contains) {
      faults.append(.clueSays(String(word.dropFirst())))
    }
    return faults
  }

  /// The words of a text as the games spell them, each between spaces.
  private static func spaced(_ text: String, in alphabet: Alphabet) -> String {
    let words = text.unicodeScalars.split { scalar in
      let isCombining = (0x300...0x36F).contains(scalar.value)
      return !isCombining && alphabet.letters(of: String(scalar))?.isEmpty != false
    }
    let spelled = words.map { word in
      (alphabet.letters(of: String(word)) ?? []).map(\.uppercased).joined()
    }
    return " " + spelled.joined(separator: " ") + " "
  }
}
