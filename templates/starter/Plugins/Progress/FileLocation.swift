/// A location in a file of the package.
struct FileLocation: Equatable, Sendable, CustomStringConvertible {
    /// The path in the package.
    var file: String
    /// The line number, counted from 1.
    var line: Int
    var column: Int?

    var description: String { "\(file):\(line)" + (column.map { ":\($0)" } ?? "") }
}

/// The root folder of the package, which converts the paths of the compiler and the tests to paths in the package.
struct PackageRoot: Sendable {
    /// The paths of the folder. There are several, because temporary folders on a Mac are behind symbolic links.
    private let prefixes: [String]

    init(_ paths: String...) { prefixes = paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" } }

    /// Returns the path in the package, or `nil` for a file outside of it.
    func path(of file: String) -> String? {
        guard file.hasPrefix("/") else { return file }
        return prefixes.first(where: file.hasPrefix).map { String(file.dropFirst($0.count)) }
    }
}
