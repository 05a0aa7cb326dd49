import SwiftUI

/// Controls side by side, or one below the other if large text leaves too little room.
struct FittingRow<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { content }
      VStack { content }
    }
  }
}

/// The controls of a game, which scroll if large text makes them too high.
struct FittingColumn<Content: View>: View {
  @ViewBuilder let content: Content

  var body: some View {
    ViewThatFits(in: .vertical) {
      content
      ScrollView { content }
    }
  }
}
