import ByteStrings

/// A theme as somebody typed it, which may hold anything.
public struct MemorizeThemeDraft: Sendable {
  /// The name, without the spaces around it.
  public let name: PlainText

  /// The pieces of what was typed as emoji.
  private let pieces: [PlainText]

  /// How many pairs are asked for.
  public let pairs: MemorizeTheme.Pairs

  /// What the backs of the cards are to be filled with.
  public let fill: MemorizeFill

  /// A draft of these parts.
  /// - Parameter emoji: emoji one after the other; spaces and commas between them say nothing.
  public init(
    name: PlainText, emoji: PlainText, pairs: MemorizeTheme.Pairs, fill: MemorizeFill
  ) {
    var bytes = Array(name.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    while bytes.first == UInt8(ascii: " ") { bytes.removeFirst() }
    self.name = PlainText(utf8: bytes)
    pieces = MemorizePicture.pieces(of: emoji)
    self.pairs = pairs
    self.fill = fill
  }

  /// The emoji that can be used: each picture once, and nothing that is none.
  public var pictures: [PlainText] {
    var pictures: [PlainText] = []
    for place in pieces.indices where isUsed(place) { pictures.append(pieces[place]) }
    return pictures
  }

  private func isUsed(_ place: Int) -> Bool {
    MemorizePicture.isEmoji(pieces[place]) && earlier(place) == nil
  }

  /// The place of the same picture before this one.
  private func earlier(_ place: Int) -> Int? {
    for earlier in 0..<place where MemorizePicture.areSame(pieces[earlier], pieces[place]) {
      return earlier
    }
    return nil
  }

  /// All that is wrong, in the order of the fields.
  public var problems: [MemorizeThemeProblem] {
    var problems: [MemorizeThemeProblem] = []
    if name.isEmpty {
      problems.append(.noName)
    } else if !MemorizeTheme.isName(name) {
      problems.append(.badName)
    }
    for place in pieces.indices {
      if !MemorizePicture.isEmoji(pieces[place]) {
        problems.append(.notEmoji(number: place + 1))
      } else if let earlier = earlier(place) {
        problems.append(.duplicate(number: place + 1, of: earlier + 1))
      }
    }
    let count = pictures.count
    if count == 0 { problems.append(.noEmoji) }
    if count > MemorizeTheme.emojiLimit { problems.append(.tooManyEmoji(count)) }
    switch pairs {
    case .all: break
    case .exactly(let asked):
      if asked < 1 { problems.append(.noPairs(asked)) }
      if asked > count { problems.append(.morePairsThanEmoji(asked, emoji: count)) }
    case .between(let low, let high):
      if low < 1 { problems.append(.noPairs(low)) }
      if low > high { problems.append(.reversedPairs(low, high)) }
      if max(low, high) > count {
        problems.append(.morePairsThanEmoji(max(low, high), emoji: count))
      }
    }
    if fill.color.known == nil { problems.append(.unknownColor(fill.color)) }
    if let end = fill.end, end.known == nil { problems.append(.unknownColor(end)) }
    return problems
  }
}
