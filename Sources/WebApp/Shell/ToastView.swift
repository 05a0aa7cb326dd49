import ByteStrings
import Markup
import Screens

/// A temporary message. Its container is always on the page, so that the message is read out. While a modal
/// is open, the container is in the modal, because nothing else can be reached then.
struct ToastView {
  let toast: Toast?
  let dismiss: () -> Void

  var body: Node {
    div(.class("toasts"), .role(.status), .live(.polite)) {
      if let toast, toast.isHeard {
        p(.class("unseen")) { toast.message }
      } else if let toast {
        div(.class("toast")) {
          span { toast.message }
          if let action = toast.action {
            button(.class("quiet"), .on(.click, action.act)) { action.title }
          }
          button(.class("quiet"), .on(.click, dismiss)) { ShellTexts.dismiss }
        }
      }
    }
  }
}
