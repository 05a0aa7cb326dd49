import AppCore

#if canImport(UIKit)
  import UIKit
#endif

extension NativeApp {
  /// The app of this device, which can put something on its clipboard.
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
