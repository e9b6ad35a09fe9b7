extension BookConfiguration {
    /// What the functions around a book's snippets are isolated to.
    public enum Isolation: String, CaseIterable, Sendable {
        case main
        case none

        /// What stands before `func`.
        var attribute: String {
            switch self {
            case .main: "@MainActor "
            case .none: ""
            }
        }
    }
}
