/// A sentence that a build in another language says in that language, in a file with other literals beside it.
/// `Localizer` translates the literals within its brackets: docs/adding-a-language.md.
@inline(__always)
public func localized(_ sentence: PlainText) -> PlainText { sentence }
