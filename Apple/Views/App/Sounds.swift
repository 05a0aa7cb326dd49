import AVFAudio
import AppCore
import SwiftUI

/// Plays sounds if the player wants them. Music of other apps goes on, and the silent switch is respected.
struct Sounds: ViewModifier {
  let app: NativeApp
  @State private var box = SoundBox(prepare: playBesideOthers, make: AVAudioPlayer.init(data:))

  /// Without this, the compiler would add an initialiser that is as private as the state.
  init(app: NativeApp) { self.app = app }

  func body(content: Content) -> some View {
    content.onChange(of: app.pendingEffects.felt) { _, felt in
      if let felt { box.player(for: felt.kind)?.playFromStart() }
    }
  }
}

extension AVAudioPlayer {
  /// Plays from the start, even if the sound is still playing.
  fileprivate func playFromStart() {
    currentTime = 0
    play()
  }
}

/// Lets audio of other apps go on. macOS has no audio session; a Mac reaches this code only in the iOS build of the
/// app.
private func playBesideOthers() {
  #if canImport(UIKit)
    attempt(AVAudioSession.sharedInstance().setCategory(_:), .ambient)
  #endif
}
