/// The reply to the page when it asks the judge.
public enum JudgedReply: Equatable {
  /// The page proceeds.
  case proceed
  /// The question waits. The call that led to it is repeated under this number. The numbers count up from 1.
  case wait(Int32)
  /// The question is dropped, and nothing waits: it differs from the question that is being repeated, or it already
  /// waits.
  case refuse
}
