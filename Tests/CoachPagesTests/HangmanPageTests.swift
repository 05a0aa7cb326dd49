import Testing

@Suite("What the coach says about a Hangman")
struct HangmanPageTests {
  /// What the coach says about a game with the answer GIRAFFE.
  private func words(_ moves: String...) -> String {
    let record =
      """
      pastime 1
      game hangman 1
      id 00000000000000000000000000000001
      begun 1760000000000
      options answers=any difficulty=any misses=6 mode=standard
      puzzle category=animals answer=giraffe clue=it_has_a_long_neck


      """ + moves.enumerated().map { "\($0 * 1000) \($0 * 1000) \($1)\n" }.joined()
    var asking = Asking()
    return asking.page("hangman", record).words
  }

  @Test("a letter is compared with all words that fit, or with a hundred if there are more")
  func total() {
    let page = words("letter e", "letter a", "letter r", "answer giraffe")
    let sentences = page.matches(
      of: /([0-9]+) words were possible\.\s+[^.]* of ([0-9]+) words that fit/)
    let counts = sentences.compactMap { Int($0.1) }
    #expect(counts.count > 1 && counts[0] > 100 && (counts.last ?? 100) < 100)
    #expect(sentences.map { Int($0.2) } == counts.map { min($0, 100) })
  }

  @Test("it says where the misses come from that it does not compare")
  func others() {
    #expect(words("letter e", "hint", "answer giraffe").contains("Left out: 1 miss from hints."))
    #expect(
      words("letter e", "hint", "answer rhinoce", "answer giraffe").contains(
        "Left out: 2 misses from hints, whole answers, or letters when few words were left."))
    let late = words(
      "letter e", "letter a", "letter r", "letter i", "letter g", "letter x", "answer giraffe")
    #expect(late.contains("Left out: 1 miss with only a few words left."))
  }
}
