public import Foundation

/// The files of a settings bundle, as values: what was read from a disk, or made up for a test.
public struct BundleFiles: Hashable, Sendable {
    /// What stands under a name in the bundle.
    public enum Content: Hashable, Sendable {
        case bytes(Data)
        /// A file that the schema has no use for, such as an image: only its name counts.
        case unread
        /// A file that was not read, and why, as a clause: `it is a link`.
        case refused(String)
    }

    /// A pane, and a strings table, may have this many bytes; a larger file is not read.
    public static let largestFile = 4 << 20
    /// A bundle may have this many bytes in all panes and tables.
    public static let largestBundle = 64 << 20
    /// A bundle may have this many files and folders.
    public static let largestCount = 10_000

    /// The bundle's folder as the user named it: `Settings.bundle`.
    public var path: String
    /// The contents by name, relative to the bundle, with `/` between folders.
    public var contents: [String: Content]
    /// Why the bundle as a whole is not to be used; nil when it is.
    public var problem: String?

    public init(path: String, contents: [String: Content], problem: String? = nil) {
        self.path = path
        self.contents = contents
        self.problem = problem
    }

    /// Whether the schema has a use for the bytes of a file.
    static func isRead(_ name: String) -> Bool {
        let endings = ["plist"] + StringsTablePlace.Format.allCases.map(\.rawValue)
        return endings.contains { name.hasSuffix(".\($0)") }
    }
}
