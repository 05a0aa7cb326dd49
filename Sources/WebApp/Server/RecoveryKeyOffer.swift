import ByteStrings
import Markup
import Screens

/// The offer of a recovery key on the home. It stays until the player answers it.
struct RecoveryKeyOffer {
  let server: ServerModel

  var body: Node {
    section(.class("key-offer"), .label(ServerTexts.recoveryKey)) {
      p { ServerTexts.recoveryKeyOffer }
      button(.class("quiet"), .opensDialog(), .on(.click) { [server] in server.takeOffer() }) {
        ServerTexts.recoveryKey
      }
      button(.class("quiet"), .on(.click) { [server] in server.declineOffer() }) {
        ServerTexts.noRecoveryKey
      }
    }
  }
}
