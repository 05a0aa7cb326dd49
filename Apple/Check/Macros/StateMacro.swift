import SwiftSyntax
import SwiftSyntaxMacros

/// What `@State` stands for with Xcode 27: an init accessor, and storage beside it that is as private as the
/// property. So an initialiser that the compiler adds to a view with such a property is private, too.
public struct StateMacro: AccessorMacro, PeerMacro {
  /// How the property is set up, read and written.
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    return [
      """
      @storageRestrictions(initializes: _\(property.name))
      init(initialValue) { _\(property.name) = SwiftUI.State(wrappedValue: initialValue) }
      """,
      "get { _\(property.name).wrappedValue }",
      "nonmutating set { _\(property.name).wrappedValue = newValue }",
    ]
  }

  /// The storage; and the binding, where the property says of which type it is.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = Property(declaration) else { return [] }
    let (name, value) = (property.name, property.value)
    guard let type = property.type else {
      return value.map { ["private var _\(name) = SwiftUI.State(wrappedValue: \($0))"] } ?? []
    }
    let storage: DeclSyntax =
      value.map { "private var _\(name): SwiftUI.State<\(type)> = .init(wrappedValue: \($0))" }
      ?? "private var _\(name): SwiftUI.State<\(type)>"
    return [storage, "private var $\(name): SwiftUI.Binding<\(type)> { _\(name).projectedValue }"]
  }

  /// A property as it is written.
  private struct Property {
    let name: TokenSyntax
    let type: TypeSyntax?
    let value: ExprSyntax?

    init?(_ declaration: some DeclSyntaxProtocol) {
      guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.trimmed
      else { return nil }
      self.name = name
      type = binding.typeAnnotation?.type.trimmed
      value =
        binding.initializer?.value.trimmed
        ?? (type?.is(OptionalTypeSyntax.self) == true ? "nil" : nil)
    }
  }
}
