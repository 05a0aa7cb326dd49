import AppCore
import Screens
import SwiftUI

/// A round of Times: the problem, with the controls below; at the end, the result.
struct TimesView: View {
  @Environment(NativeApp.self) private var app

  var body: some View {
    if let viewState = TimesViewState(app.model) {
      VStack(spacing: 12) {
        HStack(spacing: 4) {
          ForEach(viewState.marks) { TimesMarkView(mark: $0) }
        }
        .accessibilityHidden(true)
        if let end = viewState.end {
          EndView(end: end.end) { app.act { $0.shelf.times.playAgain() } }
          TimesAnswers(answers: end.answers)
        } else {
          FittingColumn {
            VStack(spacing: 12) {
              Text(viewState.tally).foregroundStyle(.secondary)
              problem(viewState)
              MessageLine(message: viewState.message, lesson: viewState.lesson)
              TimesControls(viewState: viewState)
            }
          }
        }
      }
      .modifier(GameBarView(bar: viewState.bar))
    }
  }

  private func problem(_ viewState: TimesViewState) -> some View {
    VStack {
      Text(viewState.problem)
      Text(viewState.result)
    }
    .font(.system(size: 56, weight: .heavy, design: .rounded).monospacedDigit())
    .minimumScaleFactor(0.4)
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}

/// How an answer was, or that the problem is still to come.
struct TimesMarkView: View {
  let mark: TimesMarkViewState

  var body: some View {
    Image(systemName: mark.symbol).accessibilityLabel(mark.label)
  }
}

/// All answers, with the wrong ones first.
struct TimesAnswers: View {
  let answers: [TimesEndViewState.Answer]

  var body: some View {
    List {
      ForEach(answers) { answer in
        LabeledContent {
          Text(answer.time).monospacedDigit()
        } label: {
          HStack {
            TimesMarkView(mark: answer.mark)
            VStack(alignment: .leading) {
              Text(answer.text)
              if !answer.way.isEmpty { Text(answer.way).font(.footnote) }
            }
          }
        }
      }
    }
    .accessibilityLabel(TimesScreenTexts.answered)
  }
}

#Preview {
  TimesView().environment(NativeApp())
}
