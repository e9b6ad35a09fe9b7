import SettingsBundle

/// A possible value of a row, with its title in the user's language.
struct ControlChoice: Equatable, Sendable {
    var title: String
    /// The title in a multi-value row, which equals `title` if there is no shorter one.
    var shortTitle: String
    var value: PropertyList
}
