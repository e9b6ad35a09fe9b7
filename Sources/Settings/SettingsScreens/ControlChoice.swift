import SettingsBundle

/// A value that a row can have, and how it is called in the user's language.
struct ControlChoice: Equatable, Sendable {
    var title: String
    /// What a multi-value row shows of it; the title where there is no shorter one.
    var shortTitle: String
    var value: PropertyList
}
