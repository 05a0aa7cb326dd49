import AppCore

#if canImport(UIKit)
  import UIKit
#endif

extension NativeApp {
  /// The app of this device, which can write to the clipboard.
  convenience init() {
    #if canImport(UIKit)
      self.init { text in
        UIPasteboard.general.string = text
        return true
      }
    #else
      self.init { _ in false }
    #endif
  }
}
