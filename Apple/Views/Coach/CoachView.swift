import AppCore
import Screens
import SwiftUI

/// What the coach says about a game. The view knows nothing about the rules of any game.
struct CoachView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    let coach = CoachViewState(app.model)
    Form {
      ForEach(coach.lines) { CoachLine(content: $0.content) }
      if !coach.wait.isEmpty { Text(coach.wait).foregroundStyle(.secondary) }
    }
    .formStyle(.grouped)
    .navigationTitle(CoachTexts.title(isOfFriend: false))
  }
}

/// A line of the coach's page.
struct CoachLine: View {
  let content: CoachViewState.Content
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
    case .details(let card):
      DisclosureGroup {
        CoachCard(card: card)
      } label: {
        LabeledContent(card.title) { Text(card.verdict).monospacedDigit() }
      }
    case .chart(let chart): CoachChart(chart: chart)
    case .pair(let pair): CoachPair(pair: pair)
    case .progress(let text): Text(text).foregroundStyle(.secondary)
    }
  }
}

/// What the coach says about a topic, with words that can be unfolded.
struct CoachCard: View {
  let card: CoachCardViewState

  var body: some View {
    ForEach(card.sentences, id: \.self) { Text($0) }
    if !card.words.isEmpty {
      DisclosureGroup(card.wordsTitle) {
        ForEach(card.words) { entry in
          LabeledContent(entry.word) { Text(entry.meaning) }
        }
      }
    }
  }
}

/// A property of two games, side by side.
struct CoachPair: View {
  let pair: CoachViewState.Pair

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(pair.label).font(.footnote).foregroundStyle(.secondary)
      LabeledContent(pair.own.name) { Text(pair.own.value).monospacedDigit() }
      LabeledContent(pair.other.name) { Text(pair.other.value).monospacedDigit() }
    }
    .accessibilityElement(children: .combine)
  }
}
