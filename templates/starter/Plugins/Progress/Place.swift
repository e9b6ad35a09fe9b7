/// A place in a file of the package.
struct Place: Equatable, Sendable, CustomStringConvertible {
    /// The path in the package.
    var file: String
    /// From 1.
    var line: Int
    var column: Int?

    var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

/// Where the package is: makes paths in it out of those that the compiler and the tests name.
struct PackageRoot: Sendable {
    /// The same folder by several names, since temporary folders of a Mac are behind links.
    private let prefixes: [String]

    init(_ paths: String...) { prefixes = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" } }

    /// The path in the package; nil for a file elsewhere.
    func path(of file: String) -> String? {
        guard file.hasPrefix("/") else { return file }
        return prefixes.first(where: file.hasPrefix).map { String(file.dropFirst($0.count)) }
    }
}
