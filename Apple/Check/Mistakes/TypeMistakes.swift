// Mistakes that the compiler has to find by the types alone, each on the line that says so.
// Tools/check-apple compiles this file with the views, and expects an error there and nowhere else.

import AppCore
import Games
import Library
import Screens
import SwiftUI

private struct Plain {}

private struct Mistakes: View {
  @State private var isOn = false
  @State private var text = ""
  @State private var plain: Plain?
  @State private var kind = GameKind.codeword
  @Environment(NativeApp.self) private var app
  @Environment(\.colorSchemes) private var schemes  // mistake: no such value

  var body: some View { EmptyView() }

  var binding: some View {
    Toggle(text, isOn: isOn)  // mistake: a value for a binding
  }

  var string: some View {
    VStack {
      "text"  // mistake: a string is no view
    }
  }

  var projected: some View {
    Toggle(text, isOn: $app.showsTime)  // mistake: the environment has no binding
  }

  var arity: some View {
    Text(text).onChange(of: isOn) { first, second, third in }  // mistake: three values
  }

  var split: some View {
    NavigationSplitView { Text(text) }  // mistake: no detail
  }

  var frame: some View {
    Text(text).frame(width: 10, maxWidth: 20)  // mistake: two kinds of frame
  }

  var role: some View {
    Button(text, role: .remove) {}  // mistake: no such role
  }

  var modal: some View {
    Text(text).sheet(item: $plain) { _ in Text(text) }  // mistake: what is shown has no identity
  }

  var style: some View {
    Text(text).buttonStyle(.huge)  // mistake: no such style
  }

  var placement: some View {
    Text(text).toolbar { ToolbarItem(placement: .middle) { Text(text) } }  // mistake: no such place
  }

  var each: some View {
    ForEach([Plain()]) { _ in Text(text) }  // mistake: elements without identity
  }

  var selection: some View {
    List(selection: text) { Text(text) }  // mistake: a value for a binding
  }

  var newer: some View {
    Text(text).glassEffect()  // mistake: newer than iOS 18
  }

  var access: some View {
    Text(text).onSubmit { app.settle() }  // mistake: what the app keeps to itself
  }

  var intent: some View {
    Button(text) { app.act { $0.shelf.codeword.typed(text) } }  // mistake: no such intent
  }

  func named(_ settings: Settings) {}  // mistake: SwiftUI has settings, too

  var games: String {
    switch kind {  // mistake: games are missing
    case .codeword: text
    case .times: text
    }
  }
}

nonisolated private func elsewhere(_ app: NativeApp) {
  app.wake()  // mistake: not on the main actor
}
