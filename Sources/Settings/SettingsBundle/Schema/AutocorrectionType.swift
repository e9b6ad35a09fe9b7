/// Whether a text field corrects what is typed.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum AutocorrectionType: String, Hashable, Sendable, CaseIterable {
    /// As the user has set it for the whole device.
    case systemDefault = "Default"
    case no = "No"
    case yes = "Yes"
}
