/// What the page was told when it asked the judge.
public enum JudgedReply: Equatable {
  /// It goes on.
  case proceed
  /// It waits: the call that led to the question is made again under this number, which grows from 1 on.
  case wait(Int32)
  /// Nothing comes of the question, and nothing waits: it is another one than the one that was repeated, or it is
  /// asked already.
  case refuse
}
