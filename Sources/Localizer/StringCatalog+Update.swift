extension StringCatalog {
  /// The tags of all languages into which something is translated.
  var languages: Set<String> {
    strings.values.reduce(into: []) { $0.formUnion(($1.localizations ?? [:]).keys) }
  }

  /// The sentences that lack a translation into one of the languages, in order.
  var untranslated: [String] {
    let languages = languages
    return strings.filter { _, entry in
      entry.shouldTranslate != false
        && languages.contains { entry.localizations?[$0]?.stringUnit.state ?? .new == .new }
    }.keys.sorted()
  }

  /// Adds the sentences of source files that are new, takes away those that are gone, and notes where each stands.
  mutating func update(from files: [SourceFile]) {
    var places: [String: Set<String>] = [:]
    for file in files {
      for literal in file.source.literals {
        let key = key(of: literal, in: file.type)
        guard file.isSentence(literal), literal.hasLetters || strings[key] != nil else { continue }
        places[key, default: []].insert("\(file.type).\(literal.declaration)")
      }
    }
    strings = strings.filter { places[$0.key] != nil }
    for (key, places) in places {
      strings[key, default: Entry()].comment = places.sorted().joined(separator: ", ")
    }
  }
}
