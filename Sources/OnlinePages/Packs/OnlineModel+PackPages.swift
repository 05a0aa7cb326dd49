import ByteStrings
import Games
import Library

/// The pages of packs, as lines.
extension OnlineModel {
  /// How many faults of a file are listed.
  private static var listedFaults: Int { 8 }

  func spell(_ place: PackPlace, in lines: inout OnlinePage) {
    switch place {
    case .list: spellShelf(in: &lines)
    case .offer: spellOffer(in: &lines)
    case .pack: if let kept = packs.kept { spell(kept, in: &lines) }
    case .removal:
      if let kept = packs.kept {
        lines.heading(texts.title(of: kept.pack))
        lines.paragraph(texts.packRemovalNote)
        lines.note(problem)
        offer(.remove, texts.removeShort, isMain: true, in: &lines)
      }
    }
    offer(.back, texts.title(of: .rest), in: &lines)
  }

  private func spellShelf(in lines: inout OnlinePage) {
    lines.heading(texts.name(of: .packs))
    lines.paragraph(texts.packNote)
    for (number, kept) in packs.shelf.packs.enumerated() {
      let title = texts.title(of: kept.pack)
      lines.row(
        title, detail: texts.progress(of: kept), event: PackAction.open.event(of: "\(number)"),
        button: texts.look, name: texts.labelled(texts.look, title))
    }
    lines.note(problem)
    offer(.choose, texts.openPack, isMain: true, in: &lines)
  }

  private func spellOffer(in lines: inout OnlinePage) {
    guard let offered = packs.offered else { return }
    if let pack = offered.pack {
      lines.heading(texts.title(of: pack))
      lines.paragraph(texts.progress(of: KeptPack(pack: pack)))
      lines.paragraph(texts.packOfferNote)
    } else {
      lines.paragraph(texts.emptyPack)
    }
    for (line, fault) in offered.faults.prefix(Self.listedFaults) {
      lines.row(texts.packLine(line), detail: texts.sentence(for: fault))
    }
    let others = offered.faults.count - Self.listedFaults
    if others > 0 { lines.row(texts.otherPackLines(others)) }
    lines.note(problem)
    if offered.pack != nil { offer(.add, texts.addPlayer, isMain: true, in: &lines) }
  }

  private func spell(_ kept: KeptPack, in lines: inout OnlinePage) {
    lines.heading(texts.title(of: kept.pack))
    lines.paragraph(texts.progress(of: kept))
    // Every entry suits Hangman, so it comes before Codeword.
    let kinds = GameKind.allCases.reversed().filter { kept.next($0) != nil }
    if kinds.isEmpty { lines.paragraph(texts.playedPack) }
    let link = kept.pack.linkText
    if link == nil { lines.paragraph(texts.longPack) }
    lines.note(problem)
    for (number, kind) in kinds.enumerated() {
      lines.button(
        PackAction.play.event(of: PlainText(kind.keyword)), texts.name(of: kind),
        isMain: number == 0)
    }
    if link != nil { offer(.copyLink, texts.title(ofChallenge: .copyLink), in: &lines) }
    offer(.askToRemove, texts.removeShort, in: &lines)
  }

  @inline(never)
  private func offer(
    _ action: PackAction, _ title: PlainText, isMain: Bool = false, in lines: inout OnlinePage
  ) {
    lines.button(action.event(), title, isMain: isMain)
  }
}
