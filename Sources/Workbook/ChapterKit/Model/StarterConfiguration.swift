/// The configuration of starter packages in `workbook.yml`.
package struct StarterConfiguration: Sendable, Equatable {
    /// The folders with the modules that a workspace needs, relative to the package.
    package var sources: [String] = []
    /// The package that provides the modules to a starter, or `nil` if the starter contains their sources.
    package var package: Package?
    /// The settings for iOS, or `nil` if the book's code is for the platforms that SwiftPM supports.
    package var ios: IOS?
    /// The name of the book's app and of its module, such as `Trail`, or `nil` if a workspace has no app.
    package var app: String?
    /// The approximate duration of the first `swift test` in a starter, in minutes.
    package var minutes: Int?

    /// A package with a product for each module, and its address.
    package struct Package: Sendable, Equatable {
        package var address: String
        /// The minimum version of the package, such as `0.3.0`.
        package var version: String

        /// The identity of the package in SwiftPM, which is the last component of its address.
        package var identity: String {
            let name = address.split(separator: "/").last.map(String.init) ?? address
            return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
        }
    }

    /// The settings of code that readers can use in an app for iPhone and iPad.
    package struct IOS: Sendable, Equatable {
        /// The minimum system version of the app, such as `17.0`.
        package var version: String
        /// The modules of `imports` that iOS provides. Code that needs another module is enclosed in `#if
        /// canImport(Other)` and `#endif`, and is only for tests and pictures.
        package var modules: [String]
    }

    package init() {}

    /// The names of the modules, which are the names of their folders.
    package var modules: [String] { sources.map { String($0.split(separator: "/").last!) } }
}
