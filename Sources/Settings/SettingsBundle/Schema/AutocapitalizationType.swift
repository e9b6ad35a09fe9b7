/// What a text field writes in capitals by itself.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum AutocapitalizationType: String, Hashable, Sendable, CaseIterable {
    case none = "None"
    case sentences = "Sentences"
    case words = "Words"
    case allCharacters = "AllCharacters"
}
