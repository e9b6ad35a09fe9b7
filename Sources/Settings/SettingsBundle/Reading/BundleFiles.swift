public import Foundation

/// The files of a settings bundle as values, read from a disk or created by a test.
public struct BundleFiles: Hashable, Sendable {
    /// The content of a file in the bundle.
    public enum Content: Hashable, Sendable {
        case bytes(Data)
        /// A file that the schema doesn't use, such as an image. Only its name is required.
        case unread
        /// A file that wasn't read, with the reason as a clause: `it is a link`.
        case refused(String)
    }

    /// The maximum size of a pane or a strings table, in bytes. A larger file isn't read.
    public static let largestFile = 4 << 20
    /// The maximum total size of all panes and tables of a bundle, in bytes.
    public static let largestBundle = 64 << 20
    /// The maximum number of files and folders in a bundle.
    public static let largestCount = 10_000

    /// The path of the bundle, in the form in which the user wrote it: `Settings.bundle`.
    public var path: String
    /// The contents by name, relative to the bundle, with `/` between folders.
    public var contents: [String: Content]
    /// The reason why the bundle as a whole is unusable, or `nil` if it is usable.
    public var problem: String?

    public init(path: String, contents: [String: Content], problem: String? = nil) {
        self.path = path
        self.contents = contents
        self.problem = problem
    }

    /// Returns a Boolean value indicating whether the schema uses the content of the file.
    static func isRead(_ name: String) -> Bool {
        let endings = ["plist"] + StringsTableLocation.Format.allCases.map(\.rawValue)
        return endings.contains { name.hasSuffix(".\($0)") }
    }
}
