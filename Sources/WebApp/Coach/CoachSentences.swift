import ByteStrings
import Markup
import Screens
import Words

/// Sentences of a card, and after an empty one words with what they mean, which can be unfolded.
struct CoachSentences {
  let coach: CoachModel
  let fields: [PlainText]
  /// The index of the first sentence.
  let first: Int

  @NodeBuilder var body: Node {
    let end = end
    Node.each(end - first) { index in p { fields[first + index] } }
    if end < fields.count { words(after: end) }
  }

  /// Where the sentences end.
  private var end: Int {
    var end = first
    while end < fields.count, !fields[end].isEmpty { end += 1 }
    return end
  }

  private func words(after end: Int) -> Node {
    details(.class("coach-words")) {
      // It unfolds all the same.
      summary(
        .handle(.click) { [coach] _ in
          coach.loadMeanings()
          return .ignored
        }
      ) { fields[end + 1] }
      Node.each(fields.count - end - 2) { index in
        let word = fields[end + 2 + index]
        return p(.wordLanguage) {
          span { word }
          " "
          Word(word).map { coach.meanings.text(of: $0) } ?? ""
        }
      }
    }
  }
}
