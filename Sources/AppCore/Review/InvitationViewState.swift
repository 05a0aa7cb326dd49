import Screens

/// The welcome for a player who opens a link.
package struct InvitationViewState: Equatable {
  package let headline: String
  package let terms: String
  /// A friend's result; empty if the link contains only the puzzle.
  package let card: String
  /// The title of the button that begins the game.
  package let begin: String

  /// Nil if no link was opened.
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
