import ChapterKit

/// The names that the code of a chapter declares, which tell other chapters whether they use it.
struct DeclaredNames: Sendable {
    /// The names in the code for an app.
    let app: Names
    /// The names in the code for pictures and tests.
    let simulated: Names

    /// Scans the listings of a chapter.
    ///
    /// - Parameter modules: The modules that iOS doesn't provide.
    init(of chapter: Chapter, without modules: [String]) {
        let listings = chapter.snippets.filter {
            $0.traits.role == .declares && $0.chunk == nil && !$0.usesDeprecated
        }
        let parts = listings.map { ChapterPackage.parts(of: $0, in: chapter, without: modules) }
        let reader = chapter.resources.isEmpty ? [] : [["func resource(_ path: String) throws -> Data {}"]]
        app = Names(parts.map(\.app) + reader)
        simulated = Names(parts.map(\.simulated))
    }

    /// The names in one of the modules of a chapter.
    struct Names: Sendable {
        private let names: Set<String>
        /// A Boolean value indicating whether code can use a declaration without its name, such as an initializer in an
        /// extension, or an operator.
        private let hasUnnamed: Bool

        init(_ listings: [[String]]) {
            let scan = DeclarationScan(listings.map(\.text).joined(separator: "\n"))
            names = Set(scan.names.filter { !$0.isOverride }.map { String($0.base) })
            let words = CodeWords(in: listings)
            let extended = scan.bodies.subtracting(scan.types)
            hasUnnamed =
                words.contains("operator")
                || !extended.isEmpty && (words.contains("init") || words.contains("subscript"))
        }

        var isEmpty: Bool { names.isEmpty && !hasUnnamed }

        /// Returns a Boolean value indicating whether code uses, or may use, one of the declarations.
        func areUsed(by words: CodeWords) -> Bool { hasUnnamed || !words.isDisjoint(with: names) }
    }
}
