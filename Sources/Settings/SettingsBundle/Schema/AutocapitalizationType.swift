/// The automatic capitalization of a text field.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum AutocapitalizationType: String, Hashable, Sendable, CaseIterable {
    case none = "None"
    case sentences = "Sentences"
    case words = "Words"
    case allCharacters = "AllCharacters"
}
