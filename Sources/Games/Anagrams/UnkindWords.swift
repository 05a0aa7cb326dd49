import Words

/// Common words that are unkind or upsetting. A rack that holds one takes it from a player who writes
/// it, as a bonus word, and never asks for it, hints at it or reveals it.
///
/// They are the words of `Data/editorial/block_sensitive.txt` that are common; a test holds them
/// against that file. The packed lists do not tell them from other common words.
enum UnkindWords {
  static func contains(_ word: Word) -> Bool {
    var low = 0
    var count = all.count
    while count > 0 {
      let half = count / 2
      if all[low + half] < word {
        low += half + 1
        count -= half + 1
      } else {
        count = half
      }
    }
    return low < all.count && all[low] == word
  }

  /// In the order of a dictionary.
  private static let all: [Word] = text.withUTF8Buffer { bytes in
    bytes.split(separator: UInt8(ascii: " ")).compactMap { Word(ascii: $0) }
  }

  private static let text: StaticString = """
    abort aborts abuse abuser addict afghan albino ammo anus arouse arson asthma asylum babe \
    barf barrio bawdy bedpan befoul beggar behead bigamy bigot binge biopsy bloody bomb bomber \
    bombs bookie booty booze boozer boozy bosom bowel bozo bra brat breast bullet bum bums \
    bunion burial butt butts buxom cancer canker carnal caste cervix chaste chubby chump cigar \
    clod coffin coke colic coma corona corpse coward creep creole cretin crone croup crud cull \
    cult cyst dead deadly death defile deform demise deport detox die dike dirge dolt dope dopey \
    dork dotage dowdy downer drown drug drugs drunk drunks duff dumb dumber dummy dumpy dunce \
    dwarf dweeb dying eczema effete embalm embryo enema erect escort ethnic eulogy exhume facial \
    fanny fat fatal fatty fecal feces fetal fetus flab flabby flay fleshy flog flunky fondle \
    foxy frigid frumpy geezer geisha ghetto gob god goon gore gory gout gringo groin gulag gun \
    gunman gunmen gunner gypsy hag hanged harass harem harlot harpy hate hater hatred hearse \
    heck hemp heresy hernia hick hickey hijack hobo hookup hump hussy idiocy idiot impale infect \
    infirm insane jerk jock john kidnap kill killed killer kinky knell knob kook lame leer leper \
    lesion lethal lewd lisp loco loin loony looter loser lummox lunacy lupus lust lusty lynch \
    madman madmen maim malady mange mangy maniac manic martyr maul mecca midget minx mono morgue \
    moron mourn mucous mugger mullah mumps murder naked napalm nappy narc nark nausea nerd nerdy \
    neuter niggle ninny nip nitwit nodule noose nubile nuke obese obit occult ogle opium oral \
    orally ovary paddy pagan palsy pander pansy pariah patsy paunch pee pelvic pelvis penal \
    phlegm phobic piddle pimple pimply pistol plague pogrom polio polyp portly potty powwow pox \
    prissy prude psych psycho pudgy puke pusher puss pygmy pyre rabid rabies racial racism \
    racist racy randy rash ravish rehab renal retch ribald rifle ripper risque rotund rump satyr \
    savage savant scab scabby scalp scotch screwy scum scurvy seaman seamen sect senile sepsis \
    septic septum sexism shank skeet slave slaved slaver slaves slay slob slope slum slur smoker \
    snafu snatch sniper snot snotty snuff spacey spank spasm sperm spook spunky stab stent \
    stoned stooge strafe stumpy stupid stupor suck sucker suckle sultry suture swami tartar \
    taser teat terror testes testis theism theist thong thug thymus tipple toady tomboy toots \
    tramp trashy trauma triage trump tryst tubby tumor tush twerp twit typhus ulcer unborn \
    uppity urine uteri uterus vamp virgin vomit voodoo votive voyeur wacko wampum wanton war \
    warty weed weirdo welsh wench whiner wifely wigwam wimp wimpy wino womb wuss yokel yuppie \
    zealot zygote
    """
}
