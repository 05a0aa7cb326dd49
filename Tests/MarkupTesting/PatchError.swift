/// Why a batch of patches cannot be applied. Numbers are node ids unless said otherwise.
public enum PatchError: Error, Equatable {
  /// The words end within an instruction.
  case truncated
  /// The instruction does not exist.
  case unknownOpcode(UInt32)
  /// The heap is not UTF-8, or ends within a string, or a string ends within a character.
  case malformedHeap
  /// The heap holds more UTF-16 units than the strings use.
  case remainingHeap(Int)
  /// A name index that is not defined, or is defined twice.
  case wrongName(UInt32)
  /// An event kind above 31, announced twice, or listened to without having been announced.
  case wrongEvent(UInt32)
  /// The id is not in use.
  case unknownNode(UInt32)
  /// The id is in use already, or belongs to the bridge.
  case idInUse(UInt32)
  /// The instruction does not fit the node: an attribute of a text, `showModal` of a paragraph.
  case wrongNode(UInt32)
  /// A node is inserted into itself, beside text that replaces its siblings, or before a stranger.
  case wrongPosition(UInt32)
  /// A flag that is neither 0 nor 1.
  case wrongFlag(UInt32)
  /// A node is forgotten while it is on the page, or still has an id without being on the page.
  case leak(UInt32)
  /// The focus is sent to an element that cannot have it.
  case notFocusable(UInt32)
}
