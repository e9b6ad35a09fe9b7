/// The manifest of the package that a book is part of.
package struct PackageManifest: Sendable {
    package let file: SourceFile
    /// A closure that queries SwiftPM for the test targets of the package. It returns `nil` if SwiftPM doesn't answer.
    package let describe: @Sendable () -> [TestTargets.Described]?

    init(_ file: SourceFile, describe: @escaping @Sendable () -> [TestTargets.Described]?) {
        self.file = file
        self.describe = describe
    }
}
