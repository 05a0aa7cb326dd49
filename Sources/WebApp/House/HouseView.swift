import ByteStrings
import Markup
import Screens

/// The house that keeps games, among the settings: how it stands, and the steps to more devices.
struct HouseView {
  let model: HouseModel

  var body: Node {
    let page = model.page
    if page.intents.isEmpty && page.sentences.isEmpty { return .empty }
    return form(
      .class("owned house own-word"),
      .on(.submit) { [model] in page.intents.first.map { model.act($0) } }
    ) {
      for sentence in page.sentences { p(.role(.status)) { sentence } }
      for device in page.devices { row(device) }
      if !page.code.isEmpty { p(.class("code")) { page.code } }
      if let picture = page.picture {
        svg(
          .class("code-picture"), .viewBox(picture.viewBox), .role(.img),
          .label(HouseTexts.picture)
        ) { path(.d(picture.outline)) }
      }
      if !page.field.isEmpty { field(page.field) }
      p(.class("note"), .role(.status)) { model.problem }
      for index in page.intents.indices {
        let intent = page.intents[index]
        if index == 0, page.intents.count > 1 {
          submitButton(.class("primary")) { HouseTexts.title(of: intent) }
        } else {
          button(.class("secondary"), .on(.click) { [model] in model.act(intent) }) {
            HouseTexts.title(of: intent)
          }
        }
      }
    }
  }

  private func row(_ device: HouseDevice) -> Node {
    div(.class("device")) {
      div {
        p { device.isThis ? HouseTexts.this(device.label) : device.label }
        if !device.isThis { p(.class("subtitle")) { model.seen(device) } }
      }
      if !device.isThis {
        button(
          .class("quiet"), .label(HouseTexts.remove(device.label)),
          .on(.click) { [model] in model.remove(device) }
        ) { HouseTexts.removeShort }
      }
    }
  }

  private func field(_ title: PlainText) -> Node {
    label {
      span { title }
      input(
        .type("text"), .value(model.entered), .autocomplete("off"), .autocapitalize("none"),
        .spellcheck(false), .focus(1),
        .handle(.input) { [model] event in
          model.entered = event.text
          return .handled
        })
    }
  }
}
