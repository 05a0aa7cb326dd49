import Games
import Library
import Screens

/// Where the player was when the system ended the app, which can happen whenever the app is in the background.
extension NativeApp {
  /// Where in the app the player is, as a link names it; empty for the list.
  package var place: String {
    let frame = model.frame
    switch frame.route {
    case .home, .samples, .pair: return ""
    // Tomorrow, today's five are different ones.
    case .daily(let day) where day == frame.today: return Route.daily(nil).fragment
    default: return frame.route.fragment
    }
  }

  /// Takes the player back to a place right after the start, unless a link has already led elsewhere or the game no
  /// longer exists.
  package func comeBack(to place: String) {
    guard comesBack, !place.isEmpty, model.frame.route == .home else { return }
    comesBack = false
    switch Route(fragment: Array(place.utf8)) {
    case .game(_, let id), .moves(_, let id):
      if model.library.session(id) == nil { return }
    default: break
    }
    act { $0.navigated(to: Array(place.utf8)) }
  }

  /// The launch argument that starts the app with the list, wherever the player was: for UI tests.
  static var listArgument: String { "-list" }

  /// Whether an app that is launched with these arguments returns to where the player was.
  static func comesBack(afterLaunchWith arguments: [String]) -> Bool {
    !arguments.contains(listArgument) && place(atLaunchWith: arguments).isEmpty
  }
}
