import Screens

/// What came by a link, as the player is welcomed with it.
package struct InvitationViewState: Equatable {
  package let headline: String
  package let terms: String
  /// What a friend made of it; empty where the puzzle came alone.
  package let card: String
  /// What the button is called that begins the game.
  package let begin: String

  /// Nil where nothing came.
  @MainActor
  package init?(_ model: AppModel) {
    let invitations = model.invitations
    guard invitations.kind != nil else { return nil }
    headline = invitations.headline
    terms = invitations.terms
    card = invitations.card?.text ?? ""
    begin = invitations.begin
  }
}
