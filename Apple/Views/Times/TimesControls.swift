import AppCore
import Games
import Screens
import SwiftUI

/// The controls of a round of Times: the answers or the number pad, the main button, and the button that ends the
/// round.
struct TimesControls: View {
  let viewState: TimesViewState
  @Environment(NativeApp.self) private var app

  var body: some View {
    VStack(spacing: 12) {
      if viewState.isTyped { TimesPad(isAsking: viewState.isAsking) } else { choices }
      Button(viewState.button) { app.act { $0.shelf.times.goOn() } }
        .buttonStyle(.borderedProminent)
        .disabled(!viewState.goesOn)
      if viewState.asksToFinish {
        FittingRow {
          Button(TimesScreenTexts.keepGoing) { app.act { $0.shelf.times.keepGoing() } }
          Button(TimesScreenTexts.finishIt) { app.act { $0.shelf.times.finish() } }
        }
        .buttonStyle(.bordered)
      } else if viewState.canFinish {
        Button(TimesScreenTexts.finish) { app.act { $0.shelf.times.askToFinish() } }
      }
    }
    .padding()
  }

  private var choices: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))], spacing: 8) {
      ForEach(viewState.choices) { choice in
        Button {
          app.act { $0.shelf.times.choose(choice.id) }
        } label: {
          TimesChoice(choice: choice)
        }
        .disabled(!viewState.isAsking)
        .accessibilityLabel(choice.label)
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(TimesScreenTexts.answers)
  }
}

/// A possible answer: filled if it is right, struck out if the player chose it and it is wrong.
struct TimesChoice: View {
  let choice: TimesViewState.Choice
  @Environment(NativeApp.self) private var app

  var body: some View {
    Text(choice.text)
      .font(.title.bold())
      .strikethrough(choice.isWrong)
      .frame(maxWidth: .infinity, minHeight: 56)
      .foregroundStyle(
        choice.isRight
          ? AnyShapeStyle(ShadeStyle(GameColours.mark(.exact, app.model.library.settings).ink))
          : AnyShapeStyle(.primary)
      )
      .background {
        MarkShape(
          mark: choice.isRight ? .exact : choice.isWrong ? Mark.none : nil,
          settings: app.model.library.settings, cornerRadius: 12)
      }
  }
}

/// The digits, if the answer is typed.
struct TimesPad: View {
  let isAsking: Bool
  @Environment(NativeApp.self) private var app

  var body: some View {
    LazyVGrid(columns: [GridItem(), GridItem(), GridItem()], spacing: 8) {
      ForEach(1..<10) { digit($0) }
      Button(TimesScreenTexts.erase) { app.act { $0.shelf.times.erase() } }
      digit(0)
      Button(TimesScreenTexts.enter) { app.act { $0.shelf.times.submit() } }
    }
    .buttonStyle(.bordered)
    .disabled(!isAsking)
    .accessibilityElement(children: .contain)
    .accessibilityLabel(TimesScreenTexts.pad)
  }

  private func digit(_ digit: Int) -> some View {
    Button {
      app.act { $0.shelf.times.type(digit) }
    } label: {
      Text(digit, format: .number).font(.title2).frame(maxWidth: .infinity, minHeight: 44)
    }
  }
}
