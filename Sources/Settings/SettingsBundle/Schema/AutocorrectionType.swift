/// The autocorrection behavior of a text field.
///
/// Source: Apple, "Settings Application Schema Reference".
public enum AutocorrectionType: String, Hashable, Sendable, CaseIterable {
    /// The setting that the user has chosen for the whole device.
    case systemDefault = "Default"
    case no = "No"
    case yes = "Yes"
}
