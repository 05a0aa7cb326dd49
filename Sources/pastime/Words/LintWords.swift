import ArgumentParser
import Games
import WordData
import WordListLint
import Words

/// `pastime words lint`: says what is wrong with word lists.
struct LintWords: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Says what is wrong with word lists, and with entries for Hangman.",
    discussion: """
      A word list has one word per line; a list of entries has an entry, a tab and a clue. Lines that begin with # are \
      comments. The name of a file says what its words are for: words of accepted5.txt may be entered, common5.txt has \
      everyday words, and any other file has words to find. A fault gives NAME:LINE: and the reason; a list without \
      fault gives NAME: ok and its size. If the files have the answers of a language, each length must have enough \
      of them; with the common words, so must the racks of Anagrams.
      """)

  @Argument(help: "The lists; - or none at all is standard input.")
  var files: [Input] = []

  @OptionGroup
  var languageOption: LanguageOption

  @Option(
    name: .customLong("block"), parsing: .singleValue,
    help: ArgumentHelp(
      "A list of words that no other list may have. The coarse and unkind words that Pastime knows are blocked anyway.",
      valueName: "file"))
  var blocked: [Input] = []

  private var language: WordLanguage { languageOption.language }

  func run() throws {
    let blocked = try blockedWords()
    var lists = LanguageLists()
    let reading = Result {
      try files.readEach { name, bytes in
        let (faults, size) = lint(bytes, named: name, without: blocked, into: &lists)
        for fault in faults {
          Console.print("\(name):\(fault.line): \(ListTexts.phrase(for: fault.fault))")
        }
        if faults.isEmpty { Console.print("\(name): ok, \(size)") }
        return faults.isEmpty
      }
    }
    let shortages = lists.shortages
    for shortage in shortages { Console.print(ListTexts.phrase(for: shortage)) }
    try reading.get()
    if !shortages.isEmpty { throw CommandError.faultyRecord }
  }

  private func blockedWords() throws -> BlockedWords {
    var others: Set<Word> = []
    for input in blocked {
      let list = WordList(try input.read(), in: language, as: .accepted)
      for fault in list.faults {
        Console.complain("\(input.name):\(fault.line): \(ListTexts.phrase(for: fault.fault))")
      }
      others.formUnion(list.words)
    }
    return BlockedWords(book: .standard(in: language), others: others)
  }

  /// The faults of a list, and its size in words.
  private func lint(
    _ bytes: [UInt8], named name: String, without blocked: BlockedWords,
    into lists: inout LanguageLists
  ) -> (faults: [LineFault], size: String) {
    let fileName = name.split(separator: "/").last ?? "-"
    if EntryList.isEntryList(bytes) {
      let list = EntryList(bytes, in: language, without: blocked)
      lists.add(entries: list.count, named: fileName)
      return (list.faults, "\(list.count) \(list.count == 1 ? "entry" : "entries")")
    }
    let list = WordList(
      bytes, in: language, as: WordListKind(fileName: fileName), without: blocked)
    lists.add(list.words, named: fileName)
    return (list.faults, "\(list.words.count) \(list.words.count == 1 ? "word" : "words")")
  }
}
