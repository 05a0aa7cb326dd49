import Library
import Screens

/// Replaces the sentences of the page that mention a browser, the page itself or its connection. The browser's
/// program does not contain these replacements.
enum NativeSentence {
  /// The native sentence for a sentence of the page: the same sentence if it is also true here.
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
