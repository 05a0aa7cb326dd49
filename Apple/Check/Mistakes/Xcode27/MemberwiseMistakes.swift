// What compiles with Xcode 26 and no longer with Xcode 27, where `@State` is a macro: an initialiser that the
// compiler adds is as private as the state. See TypeMistakes.swift, and
// https://developer.apple.com/documentation/technotes/tn3211-resolving-swiftui-source-incompatibilities-for-state-and-contentbuilder

import SwiftUI

private struct Card: View {
  let isFresh: Bool
  @State private var isTurned = false

  var body: some View { EmptyView() }
}

private struct MemberwiseMistakes: View {
  var body: some View {
    Card(isFresh: true)  // mistake: nobody else can call it
  }
}
