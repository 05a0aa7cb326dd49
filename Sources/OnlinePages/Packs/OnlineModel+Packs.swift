import ByteStrings
import Games
import Library

extension OnlineModel {
  /// Does what the player asks for.
  mutating func act(inPacks action: PackAction, of name: PlainText) {
    problem = ""
    awaited = 0
    switch action {
    case .list: proceed(by: .readPacks(.list))
    case .choose: proceed(by: .choosePack)
    case .add:
      if let pack = packs.offered?.pack { proceed(by: .readPacks(.add(pack))) }
    case .open:
      packs.open = Int(clamping: name.number)
      step = .packs(.pack)
    case .play: if let kind = GameKind(spelled: name) { play(kind) }
    case .copyLink:
      if let text = packs.kept?.pack.linkText { ask(.copy, "#/pair/pack-\(text)") }
    case .askToRemove: step = .packs(.removal)
    case .remove:
      if packs.kept != nil { packs.shelf.packs.remove(at: packs.open) }
      keepPacks()
      step = .packs(.list)
    case .back:
      switch step {
      case .packs(.list): rest()
      case .packs(.removal): step = .packs(.pack)
      default: step = .packs(.list)
      }
    }
  }

  // MARK: Links

  /// Shows the pack of a link: `pack-` and its text, `file-` and the name of a file that the host has put beside the
  /// page, or `packs` for the pack that the player looked at before.
  /// - Returns: whether the code is of a pack.
  mutating func bringPack(_ code: PlainText) -> Bool {
    let bytes = Array(code.utf8)
    if code.isSpelled("packs") {
      isTogether = true
      proceed(by: .readPacks(.pack))
    } else if equal(bytes.prefix(5), "pack-") {
      isTogether = true
      do throws(ChallengeError) {
        offer(WordPackReading(of: try WordPack(link: bytes[5...]).text))
      } catch {
        problem = texts.damagedPack
        proceed(by: .readPacks(.list))
      }
    } else if equal(bytes.prefix(5), "file-") {
      isTogether = true
      let name = bytes.dropFirst(5)
      // A name of letters, digits and hyphens leads nowhere else.
      let isName = name.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
      }
      if isName, !name.isEmpty { proceed(by: .fetchPack(PlainText(utf8: Array(name)))) }
    } else {
      return false
    }
    return true
  }

  // MARK: Answers

  /// Handles the file that the player chose, or that the host has put beside the page.
  mutating func receivePackFile(_ answer: ServerAnswer) {
    // The player has gone elsewhere in the meantime, or chose no file.
    if !leadsOn || answer.status == 204 { return }
    if answer.isDone {
      offer(WordPackReading(written: answer.body, in: surroundings.words))
    } else {
      problem = texts.unreadablePack
      proceed(by: .readPacks(.list))
    }
  }

  private mutating func offer(_ reading: WordPackReading) {
    proceed(by: .readPacks(.offer(reading)))
  }

  /// Takes the packs that this browser keeps. If none are stored, they stay as they are known here.
  mutating func receivePacks(_ answer: ServerAnswer, for purpose: PackPurpose) {
    if let shelf = PackShelf(answer.body) { packs.shelf = shelf }
    guard leadsOn else { return }
    switch purpose {
    case .list: step = .packs(.list)
    case .pack: step = .packs(packs.kept == nil ? .list : .pack)
    case .offer(let reading):
      packs.offered = reading
      show(reading.pack, orLead: .offer)
    case .add(let pack) where packs.shelf.packs.count < PackShelf.most:
      packs.offered = nil
      if packs.shelf.index(of: pack) == nil {
        packs.shelf.packs.append(KeptPack(pack: pack))
        keepPacks()
      }
      show(pack, orLead: .list)
    case .add: problem = texts.tooManyPacks
    }
  }

  /// Shows a pack that is on the shelf, or leads to another place.
  private mutating func show(_ pack: WordPack?, orLead place: PackPlace) {
    if let index = pack.flatMap({ packs.shelf.index(of: $0) }) {
      packs.open = index
      step = .packs(.pack)
    } else {
      step = .packs(place)
    }
  }

  private mutating func keepPacks() { ask(.keepPacks, packs.shelf.row) }

  // MARK: Playing

  private mutating func play(_ kind: GameKind) {
    guard let kept = packs.kept, let game = kept.next(kind) else { return }
    switch kind.packPart {
    case .entries: packs.shelf.packs[packs.open].hangmanCount += 1
    case .words: packs.shelf.packs[packs.open].codewordCount += 1
    case nil: break
    }
    keepPacks()
    packs.puzzle = game.puzzle
    outbox.go(to: "/\(PlainText(kind.keyword))/challenge/\(game.link)")
  }

  /// A game is over. Above a game of a pack a strip leads to the next word.
  mutating func receivePackEnd(_ record: PlainText) {
    let head = GameHead(record)
    guard !packs.puzzle.isEmpty, head.puzzle == packs.puzzle, let kept = packs.kept else { return }
    packs.puzzle = []
    outbox.strip(
      "\(texts.title(of: kept.pack)) · \(texts.nextWord)", above: head.id,
      leadingTo: "#/pair/packs")
  }
}
