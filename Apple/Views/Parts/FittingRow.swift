import SwiftUI

/// Controls beside each other, or below each other where large letters leave no room for that.
struct FittingRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { content }
      VStack { content }
    }
  }
}

/// What is played with, or, where large letters make it too high, the same to scroll to.
struct FittingColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
  }
}
