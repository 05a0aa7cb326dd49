import Foundation
import Testing

@Suite("pastime words lint")
struct WordsLintTests {
  @Test("lists without fault are named with their size, and the exit code is 0")
  func sound() throws {
    let folder = try Folder()
    try folder.write("apfel\nbirne\n", to: "obst.txt")
    try folder.write("Bär\tgroß und zottig\n", to: "tiere.tsv")
    let command = try Command(
      "words", "lint", "--language", "de", "obst.txt", "tiere.tsv", in: folder)
    #expect(command.output == "obst.txt: ok, 2 words\ntiere.tsv: ok, 1 entry\n")
    #expect(command.code == 0)
  }

  @Test("each fault has a line with its place and its reason, and the exit code is 1")
  func faulty() throws {
    let folder = try Folder()
    try folder.write("apple\n\nnaïve\napple\nbananas\n", to: "fruit.txt")
    try folder.write("bear\t\ncat\tsays cat\n", to: "animals.tsv")
    let command = try Command("words", "lint", "fruit.txt", "animals.tsv", in: folder)
    #expect(
      command.output == """
        fruit.txt:3: games write this word naive
        fruit.txt:4: it is already in line 1
        fruit.txt:5: words have 3 to 6 letters, and this one has 7
        animals.tsv:1: there is no clue after a tab
        animals.tsv:2: the clue says CAT
        The category animals has 0 entries; 60 are needed.

        """)
    #expect(command.code == 1)
  }

  @Test("the command prints what a language lacks, and how much it needs")
  func shortages() throws {
    let folder = try Folder()
    try folder.write("apple\n", to: "answers5.txt")
    let command = try Command("words", "lint", "answers5.txt", in: folder)
    #expect(
      command.output == """
        answers5.txt: ok, 1 word
        There is 1 answer of 5 letters; 1000 are needed.

        """)
    #expect(command.code == 1)
  }

  @Test("words of a block list are a fault in any other list")
  func blocked() throws {
    let folder = try Folder()
    try folder.write("# Not at our school\nspider\n", to: "block.txt")
    let command = try Command(
      "words", "lint", "--block", "block.txt", "-", input: "spider\nbee\n", in: folder)
    #expect(command.output == "-:1: spider is not for everybody\n")
    #expect(command.code == 1)
  }

  @Test("a file that cannot be read is named with the reason, and the others are checked")
  func missing() throws {
    let folder = try Folder()
    try folder.write("apple\n", to: "fruit.txt")
    let command = try Command("words", "lint", "none.txt", "fruit.txt", in: folder)
    #expect(command.output == "fruit.txt: ok, 1 word\n")
    #expect(command.complaint == "none.txt: There is no such file.\n")
    #expect(command.code == 66)
  }

  @Test("the help names the languages and the default language")
  func help() throws {
    let help = try Command("words", "lint", "--help").output
    #expect(help.contains("(values: en, de, fr;"))
    #expect(!help.contains("default: 0"))
    let command = try Command("words", "lint", "--language", "xx")
    #expect(command.complaint.contains("Please provide one of 'en', 'de' or 'fr'."))
    #expect(command.code == 2)
  }
}
