extension BookConfiguration {
    /// The isolation of the functions around a book's snippets.
    public enum Isolation: String, CaseIterable, Sendable {
        case main
        case none

        /// The attribute before `func`.
        var attribute: String {
            switch self {
            case .main: "@MainActor "
            case .none: ""
            }
        }
    }
}
