import AppCore
import SwiftUI

/// Lets the player play a game with the keys of a keyboard.
struct KeyboardPlay: ViewModifier {
  let app: NativeApp
  @FocusState private var isFocused: Bool

  func body(content: Content) -> some View {
    content
      .focusable()
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(phases: [.down, .repeat]) { press in
        // The system reports arrow keys with extra modifiers, so only these three are checked.
        guard press.modifiers.isDisjoint(with: [.command, .control, .option]) else {
          return .ignored
        }
        let isRepeated = press.phase == .repeat
        return app.press(character: press.key.character, isRepeated: isRepeated)
          ? .handled : .ignored
      }
      .onChange(of: app.model.frame.gameArrivals, initial: true) { isFocused = true }
      // A modal takes the keyboard focus and does not reliably give it back.
      .onChange(of: app.shownModal == nil) { _, isInFront in isFocused = isInFront }
  }
}
