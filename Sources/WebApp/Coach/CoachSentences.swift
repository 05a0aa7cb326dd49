import ByteStrings
import Markup
import Screens
import Words

/// A card of the coach: its title with the verdict, and its sentences. After an empty field come words with their
/// meanings, which the player can unfold.
struct CoachSentences {
  let coach: CoachModel
  let fields: [PlainText]

  private var first: Int { 4 }

  @NodeBuilder var title: Node {
    fields[2]
    " "
    span(.class("coach-verdict")) { fields[3] }
  }

  @NodeBuilder var body: Node {
    let end = end
    Node.each(end - first) { index in p { fields[first + index] } }
    if end < fields.count { words(after: end) }
  }

  /// The index after the last sentence.
  private var end: Int {
    var end = first
    while end < fields.count, !fields[end].isEmpty { end += 1 }
    return end
  }

  private func words(after end: Int) -> Node {
    details(.class("coach-words")) {
      // The event is not handled, so the browser still unfolds the words.
      summary(
        .handle(.click) { [coach] _ in
          coach.loadMeanings()
          return .ignored
        }
      ) { fields[end + 1] }
      Node.each(fields.count - end - 2) { index in
        let word = fields[end + 2 + index]
        return p(.language(coach.words)) {
          span { word }
          " "
          Word(word).map { coach.meanings.text(of: $0, in: coach.words) } ?? ""
        }
      }
    }
  }
}
