import Library
import Screens

/// What is said here where the page speaks of a browser, of itself or of its connection. The browser's program
/// is spared these sentences.
enum NativeSentence {
  /// The sentence for a sentence of the page: the same, wherever it is true here.
  static func said(for sentence: String) -> String {
    switch sentence {
    case ShellTexts.storageRefused: NativeTexts.storageRefused
    case ShellTexts.samplesMissing: NativeTexts.samplesMissing
    case ShareTexts.notCopied, ShareTexts.linkNotCopied: NativeTexts.notCopied
    case ShareTexts.sentence(for: .laterVersion): NativeTexts.laterVersion
    case CoachTexts.missing: NativeTexts.coachMissing
    default: sentence
    }
  }
}
