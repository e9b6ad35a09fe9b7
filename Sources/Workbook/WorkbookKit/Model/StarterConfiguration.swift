/// What `workbook.yml` says of the packages that readers start from.
public struct StarterConfiguration: Sendable, Equatable {
    /// Folders, relative to the package, with the modules that a starter needs: each is built on those before it.
    public var sources: [String] = []
    /// Where a starter gets those modules from; nil to carry their sources along.
    public var package: Package?
    /// What iOS has to do with the book; nil when its code is for whatever SwiftPM runs on.
    public var ios: IOS?
    /// How many minutes the first `swift test` in a starter takes, about.
    public var minutes: Int?

    /// A package with a product for each module, by its address.
    public struct Package: Sendable, Equatable {
        public var address: String
        /// The version from which on it will do, such as `0.3.0`.
        public var version: String

        /// How SwiftPM calls the package: by the last part of its address.
        var identity: String {
            let name = address.split(separator: "/").last.map(String.init) ?? address
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    /// Code that readers take home to an app for iPhone and iPad.
    public struct IOS: Sendable, Equatable {
        /// The oldest system that the app runs on, such as `17.0`.
        public var version: String
        /// The modules of `imports` that iOS has itself. What needs another stands between `#if canImport(Other)` and
        /// `#endif`, and is for tests and pictures alone.
        public var modules: [String]
    }

    public init() {}

    /// The modules, by the names of their folders.
    var modules: [String] { sources.map { String($0.split(separator: "/").last!) } }
}
