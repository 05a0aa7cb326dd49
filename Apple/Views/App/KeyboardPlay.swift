import AppCore
import SwiftUI

/// Lets a game be played with the keys of a keyboard.
struct KeyboardPlay: ViewModifier {
  let app: NativeApp
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { press in
        // Arrow keys come with modifiers of their own.
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
          return .ignored
        }
        let isRepeated = press.phase == .repeat
        return app.press(character: press.key.character, isRepeated: isRepeated)
          ? .handled : .ignored
      }
      .onChange(of: app.model.frame.gameArrivals, initial: true) { isFocused = true }
      // A modal takes the keys, and need not give them back.
      .onChange(of: app.shownModal == nil) { _, isInFront in isFocused = isInFront }
  }
}
