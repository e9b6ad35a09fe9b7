/// The keyboard that a text field shows.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
    case alphabet = "Alphabet"
    case numbersAndPunctuation = "NumbersAndPunctuation"
    case numberPad = "NumberPad"
    case url = "URL"
    case emailAddress = "EmailAddress"
}
