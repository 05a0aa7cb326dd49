import AVFAudio
import AppCore
import SwiftUI

/// What is heard, where the player wants sound. Music that plays goes on, and the switch for silence holds.
struct Sounds: ViewModifier {
  let app: NativeApp
  @State private var box = SoundBox(prepare: playBesideOthers, make: AVAudioPlayer.init(data:))

  /// An initialiser that the compiler adds would be as private as the state.
  init(app: NativeApp) { self.app = app }

  func body(content: Content) -> some View {
    content.onChange(of: app.pendingEffects.felt) { _, felt in
      if let felt { box.player(for: felt.kind)?.playFromStart() }
    }
  }
}

extension AVAudioPlayer {
  /// Plays, also where it still plays.
  fileprivate func playFromStart() {
    currentTime = 0
    play()
  }
}

/// Lets nobody else fall silent. A Mac has no such question, and is only asked where the app is one of iOS.
private func playBesideOthers() {
  #if canImport(UIKit)
    attempt(AVAudioSession.sharedInstance().setCategory(_:), .ambient)
  #endif
}
