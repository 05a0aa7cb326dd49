import SwiftSyntax
import SwiftSyntaxMacros

/// What `#Preview` stands for here: a view that nobody shows, so that the compiler looks at it.
public struct PreviewMacro: DeclarationMacro {
  /// An enum that nobody names, with the body as a property.
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let body = node.trailingClosure else { return [] }
    return [
      """
      enum \(context.makeUniqueName("Preview")) {
        @MainActor @SwiftUI.ViewBuilder static var body: some SwiftUI.View { \(body.statements) }
      }
      """
    ]
  }
}
