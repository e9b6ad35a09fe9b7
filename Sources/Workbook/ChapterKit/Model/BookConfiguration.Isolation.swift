extension BookConfiguration {
    /// The isolation of the functions around a book's snippets.
    package enum Isolation: String, CaseIterable, Sendable {
        case main
        case none

        /// The attribute before `func`.
        package var attribute: String {
            switch self {
            case .main: "@MainActor "
            case .none: ""
            }
        }
    }
}
