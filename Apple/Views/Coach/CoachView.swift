import AppCore
import Screens
import SwiftUI

/// What the coach says of a game. It knows no game.
struct CoachView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let coach = CoachFace(app.model)
    Form {
      ForEach(coach.lines) { CoachLine(content: $0.content) }
      if !coach.wait.isEmpty { Text(coach.wait).foregroundStyle(.secondary) }
    }
    .formStyle(.grouped)
    .navigationTitle(CoachTexts.title(isOfFriend: false))
  }
}

/// A line of what the coach says.
struct CoachLine: View {
  let content: CoachFace.Content
  @Environment(NativeApp.self) private var app

  var body: some View {
    @Bindable var app = app
    switch content {
    case .lead(let text): Text(text).font(.title3)
    case .heading(let text): Text(text).font(.headline).accessibilityAddTraits(.isHeader)
    case .sentence(let text): Text(text)
    case .bar(let bar): CoachBar(bar: bar)
    case .field(let label):
      TextField(label, text: $app.coachAnswer)
        .autocorrectionDisabled()
        .onSubmit { app.judge() }
    case .intent(let verb, let title): Button(title) { app.askCoach(verb) }
    case .details(let title, let sentences):
      DisclosureGroup(title) {
        ForEach(sentences, id: \.self) { Text($0) }
      }
    case .pair(let label, let sides):
      LabeledContent(label) {
        VStack(alignment: .trailing) { ForEach(sides, id: \.self) { Text($0) } }
      }
    }
  }
}

/// A part of a result, which begins where the one before ends.
struct CoachBar: View {
  let bar: CoachFace.Bar

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      LabeledContent(bar.label) { Text(bar.figure).monospacedDigit() }
      GeometryReader { geometry in
        Rectangle()
          .fill(.tint)
          .opacity(bar.tone == .sum ? 1 : 0.5)
          .frame(width: geometry.size.width * bar.length)
          .padding(.leading, geometry.size.width * bar.start)
      }
      .frame(height: 8)
      .accessibilityHidden(true)
    }
    .accessibilityElement(children: .combine)
  }
}
