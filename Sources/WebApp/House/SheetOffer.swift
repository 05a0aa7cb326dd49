import ByteStrings
import Markup
import Screens

/// The offer of a recovery sheet on the home, which stands there until it is answered.
struct SheetOffer {
  let house: HouseModel

  var body: Node {
    section(.class("sheet-offer"), .label(HouseTexts.sheet)) {
      p { HouseTexts.sheetOffer }
      button(.class("quiet"), .opensDialog(), .on(.click) { [house] in house.takeOffer() }) {
        HouseTexts.sheet
      }
      button(.class("quiet"), .on(.click) { [house] in house.declineOffer() }) {
        HouseTexts.noSheet
      }
    }
  }
}
